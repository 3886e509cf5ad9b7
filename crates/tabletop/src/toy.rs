//! A tiny game, whole: how little the contract asks for, and something for the laws to bite on.
//!
//! *Pairs*, for two to four. Everybody is dealt one hidden number from a deck of 1 to 5, two of each, and then names,
//! all at once and in any order, whether it is high or low. When all have spoken the numbers are shown; who was right
//! scores a point. Three rounds.

use crate::deck::{Bag, Deck, Front};
use crate::{Audience, Dice, Game, Next, Seat, Seats, Sight, Source, Tell};
use serde::{Deserialize, Serialize};

/// The rules of Pairs, or of a Pairs that breaks a law on purpose.
#[derive(Clone, Debug)]
pub struct Pairs {
    players: u8,
    /// Which law this copy of the game breaks.
    pub flaw: Flaw,
}

/// A law to break, so that the tests of the laws can show that they notice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Flaw {
    /// A sound game.
    #[default]
    None,
    /// Offers a move that it refuses.
    OffersTooMuch,
    /// Accepts a move that it does not offer.
    AcceptsTooMuch,
    /// Panics on a legal move.
    Faults,
    /// Plays differently the second time.
    Forgetful,
    /// Loses a field when it is written down.
    LosesOnDisk,
    /// A retracted move leaves a trace.
    StickyRetract,
    /// Imagines worlds that do not fit the view.
    WildImagination,
    /// Shows a hidden number in everybody's view.
    LeakyView,
    /// Tells a hidden number to everybody.
    LeakyFact,
    /// The list of moves depends on what the seat cannot see.
    LeakyMoves,
    /// Asks nobody.
    AsksNobody,
    /// Never ends.
    Endless,
    /// Loses a card.
    LosesACard,
    /// Two states share something that changes.
    SharedPast,
    /// Passes over a draw it has asked for before.
    SkipsADraw,
}

/// What a player says of the hidden number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Call {
    /// 3 or less.
    Low,
    /// 3 or more.
    High,
    /// Only for a player who is ahead.
    Pass,
}

/// A game of Pairs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    deck: Deck<5, 0>,
    hidden: [Option<u8>; 4],
    calls: [Option<Call>; 4],
    points: [u8; 4],
    rounds: u8,
}

/// What one audience knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    who: Audience,
    hidden: [Option<u8>; 4],
    dealt: Seats,
    calls: [Option<Call>; 4],
    points: [u8; 4],
    rounds: u8,
    /// Numbers this audience cannot place: in the deck, or hidden in front of others.
    unplaced: Bag<5>,
}

/// Something that happened in Pairs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Fact {
    /// A number was dealt.
    Dealt(Seat, Option<u8>),
    /// A call was made.
    Called(Seat, Call),
    /// All numbers were shown.
    Shown([Option<u8>; 4]),
}

/// Why a call is not possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Refusal {
    /// Passing is for whoever is ahead.
    NotAhead,
}

/// What decides the moves: may this seat pass?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Eye {
    may_pass: bool,
}

const ROUNDS: u8 = 3;

impl Pairs {
    /// A sound table of two to four players.
    pub fn new(players: u8) -> Pairs {
        Pairs { players, flaw: Flaw::None }
    }

    /// A table that breaks a law.
    pub fn broken(players: u8, flaw: Flaw) -> Pairs {
        Pairs { players, flaw }
    }

    fn ahead(points: &[u8; 4], seat: Seat) -> bool {
        let own = points[seat.index()];
        points.iter().enumerate().all(|(other, &p)| other == seat.index() || p < own)
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

impl State {
    /// Cards everywhere, for the conservation law.
    pub fn cards(&self) -> usize {
        self.deck.len() + self.hidden.iter().flatten().count()
    }
}

impl Game for Pairs {
    const ID: &'static str = "pairs";
    const RULES: u32 = 1;
    type State = State;
    type Move = Call;
    type Need = Seat;
    type Draw = u8;
    type View = View;
    type Eye<'a> = Eye;
    type Fact = Fact;
    type Refusal = Refusal;
    type Outcome = [u8; 4];

    fn players(&self) -> u8 {
        self.players
    }

    fn begin(&self) -> State {
        State {
            deck: Deck::shuffled(Bag::of([2; 5])),
            hidden: [None; 4],
            calls: [None; 4],
            points: [0; 4],
            rounds: 0,
        }
    }

    fn next(&self, state: &State) -> Next<Seat, [u8; 4]> {
        if state.rounds == ROUNDS && !self.is(Flaw::Endless) {
            return Next::Over(state.points);
        }
        let waiting = |seat: &Seat| state.hidden[seat.index()].is_none();
        match (0..self.players).map(Seat).find(waiting) {
            Some(seat) => Next::Draw(seat),
            None if self.is(Flaw::AsksNobody) => Next::Ask(Seats::NONE),
            None => Next::Ask((0..self.players).map(Seat).filter(|s| state.calls[s.index()].is_none()).collect()),
        }
    }

    fn eye(&self, state: &State, seat: Seat) -> Eye {
        let peeks = self.is(Flaw::LeakyMoves) && state.hidden[seat.right(self.players).index()] == Some(0);
        Eye { may_pass: Self::ahead(&state.points, seat) || peeks }
    }

    fn eye_of(&self, view: &View) -> Option<Eye> {
        match view.who {
            Audience::Seat(seat) => Some(Eye { may_pass: Self::ahead(&view.points, seat) }),
            Audience::Spectator | Audience::Omniscient => None,
        }
    }

    fn moves(&self, eye: &Eye, out: &mut Vec<Call>) {
        out.extend([Call::Low, Call::High]);
        if eye.may_pass || self.is(Flaw::OffersTooMuch) {
            out.push(Call::Pass);
        }
    }

    fn judge(&self, eye: &Eye, mv: Call) -> Result<(), Refusal> {
        if mv == Call::Pass && !eye.may_pass && !self.is(Flaw::AcceptsTooMuch) {
            return Err(Refusal::NotAhead);
        }
        Ok(())
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Call, tell: &mut impl Tell<Fact>) {
        #[expect(clippy::panic, reason = "a law is broken on purpose")]
        if self.is(Flaw::Faults) && mv == Call::High {
            panic!("a legal move faults");
        }
        state.calls[seat.index()] = Some(mv);
        tell.tell(|| Fact::Called(seat, mv));
        if state.calls.iter().flatten().count() < usize::from(self.players) {
            return;
        }
        tell.tell(|| Fact::Shown(state.hidden));
        for seat in 0..usize::from(self.players) {
            let number = state.hidden[seat].take().unwrap_or(0);
            let right = match state.calls[seat].take() {
                Some(Call::Low) => number <= 2,
                Some(Call::High) => number >= 2,
                Some(Call::Pass) | None => false,
            };
            state.points[seat] += u8::from(right);
            if !(self.is(Flaw::LosesACard) && seat == 0) {
                state.deck.shuffle_in(number);
            }
        }
        state.rounds = (state.rounds + 1).min(ROUNDS);
    }

    fn frontier(&self, state: &State, _seat: Seat, _mv: Call) -> Seats {
        let last = state.calls.iter().flatten().count() + 1 == usize::from(self.players);
        if last { Seats::all(self.players) } else { Seats::NONE }
    }

    fn source(&self, _need: Seat) -> Source {
        Source("deck")
    }

    fn sample(&self, state: &State, _need: Seat, dice: &mut impl Dice) -> u8 {
        state.deck.middle().sample(dice).unwrap_or(0)
    }

    fn check(&self, state: &State, draw: &u8) -> Result<(), String> {
        match state.deck.front() {
            Front::Unknown if state.deck.middle().count(*draw) > 0 => Ok(()),
            _ => Err(format!("the deck holds no {draw}")),
        }
    }

    fn draw(&self, state: &mut State, draw: u8, tell: &mut impl Tell<Fact>) {
        let Next::Draw(seat) = self.next(state) else { return };
        state.deck.take_drawn(draw);
        state.hidden[seat.index()] = Some(draw);
        tell.tell(|| Fact::Dealt(seat, Some(draw)));
    }

    fn view(&self, state: &State, who: Audience) -> View {
        let sees = |seat: usize| who.knows(Seat(seat as u8)) || self.is(Flaw::LeakyView);
        let mut unplaced = *state.deck.middle();
        for seat in (0..4).filter(|&s| !sees(s)) {
            state.hidden[seat].iter().for_each(|&number| {
                unplaced.add(number);
            });
        }
        View {
            who,
            hidden: std::array::from_fn(|seat| state.hidden[seat].filter(|_| sees(seat))),
            dealt: (0..4).map(Seat).filter(|s| state.hidden[s.index()].is_some()).collect(),
            calls: state.calls,
            points: state.points,
            rounds: state.rounds,
            unplaced,
        }
    }

    fn seen(&self, fact: &Fact, who: Audience) -> Sight<Fact> {
        match fact {
            Fact::Dealt(seat, _) if who.knows(*seat) || self.is(Flaw::LeakyFact) => Sight::Whole,
            Fact::Dealt(seat, _) => Sight::Part(Fact::Dealt(*seat, None)),
            Fact::Called(..) | Fact::Shown(_) => Sight::Whole,
        }
    }

    fn imagine(&self, view: &View, dice: &mut impl Dice) -> State {
        let mut middle = view.unplaced;
        let mut hidden = view.hidden;
        for seat in view.dealt.iter().filter(|s| view.hidden[s.index()].is_none()) {
            let number = middle.sample(dice).unwrap_or(0);
            middle.take(number);
            hidden[seat.index()] = Some(number);
        }
        let mut points = view.points;
        if self.is(Flaw::WildImagination) {
            points[0] += 1;
        }
        State { deck: Deck::shuffled(middle), hidden, calls: view.calls, points, rounds: view.rounds }
    }
}
