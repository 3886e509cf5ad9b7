//! A tiny game, whole: how little the contract asks for, and something for the laws to bite on.
//!
//! *Pairs*, for two to four. Everybody is dealt one hidden number from a deck of 1 to 5, two of each, and then calls,
//! all in any order, whether it is low or high, or joins the call that another has made. Whoever is ahead may pass.
//! When all have called the numbers are shown, who was right scores a point, and the numbers go back into the deck.

use crate::deck::{Bag, Deck};
#[cfg(feature = "laws")]
use crate::laws::Subject;
use crate::{Audience, Dice, Game, Next, Seat, Seats, Sight, Source, Tell};
use serde::{Deserialize, Serialize};

/// The rules of Pairs at one table.
#[derive(Clone, Debug)]
pub struct Pairs {
    players: u8,
    rounds: u8,
}

/// What a player says of the hidden number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairsCall"))]
pub enum Call {
    /// 3 or less.
    Low,
    /// 3 or more.
    High,
    /// The same as this seat has called.
    Join(Seat),
    /// Nothing: only for a player who is ahead.
    Pass,
}

/// A game of Pairs. Numbers are counted from 0 inside.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct State {
    /// The numbers nobody has.
    pub deck: Deck<5, 0>,
    /// The number before each seat.
    pub hidden: [Option<u8>; 4],
    /// What each seat has called this round: low, high or pass.
    pub calls: [Option<Call>; 4],
    /// Points of each seat.
    pub points: [u8; 4],
    /// Rounds that are over.
    pub rounds: u8,
}

/// What one audience knows.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairsView"))]
pub struct View {
    /// Who is looking.
    pub who: Audience,
    /// The numbers this audience sees.
    pub hidden: [Option<u8>; 4],
    /// Who has a number.
    pub dealt: Seats,
    /// What each seat has called this round.
    pub calls: [Option<Call>; 4],
    /// Points of each seat.
    pub points: [u8; 4],
    /// Rounds that are over.
    pub rounds: u8,
    /// Numbers this audience cannot place: in the deck, or hidden before others.
    pub unplaced: Bag<5>,
}

/// Something that happened in Pairs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairsFact"))]
pub enum Fact {
    /// A number was dealt to a seat.
    Dealt(Seat, Option<u8>),
    /// A call was made.
    Called(Seat, Call),
    /// All numbers were shown.
    Shown([Option<u8>; 4]),
}

/// Why a call is not possible.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PairsRefusal"))]
pub enum Refusal {
    /// Passing is for whoever is ahead.
    NotAhead,
    /// That seat has called neither low nor high.
    NothingToJoin(Seat),
}

/// What decides the moves of a seat. State and view both have it, so the lens can be taken from either.
#[derive(Clone, Copy, Debug)]
pub struct Eye<'a> {
    seat: Seat,
    calls: &'a [Option<Call>; 4],
    points: &'a [u8; 4],
}

impl Pairs {
    /// A table of two to four players, three rounds.
    pub const fn new(players: u8) -> Pairs {
        Pairs { players, rounds: 3 }
    }

    /// The same table with another number of rounds.
    #[must_use]
    pub const fn rounds(self, rounds: u8) -> Pairs {
        Pairs { rounds, ..self }
    }

    /// How many rounds are played.
    pub const fn length(&self) -> u8 {
        self.rounds
    }

    /// The seats of the table.
    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.players).map(Seat)
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
    type Eye<'a> = Eye<'a>;
    type Fact = Fact;
    type Refusal = Refusal;
    type Outcome = [u8; 4];

    fn players(&self) -> u8 {
        self.players
    }

    fn begin(&self) -> State {
        let deck = Deck::shuffled(Bag::of([2; 5]));
        State { deck, hidden: [None; 4], calls: [None; 4], points: [0; 4], rounds: 0 }
    }

    fn next(&self, state: &State) -> Next<Seat, [u8; 4]> {
        if state.rounds == self.rounds {
            return Next::Over(state.points);
        }
        match self.seats().find(|seat| state.hidden[seat.index()].is_none()) {
            Some(seat) => Next::Draw(seat),
            None => Next::Ask(self.seats().filter(|seat| state.calls[seat.index()].is_none()).collect()),
        }
    }

    fn eye<'a>(&'a self, state: &'a State, seat: Seat) -> Eye<'a> {
        Eye { seat, calls: &state.calls, points: &state.points }
    }

    fn eye_of<'a>(&'a self, view: &'a View) -> Option<Eye<'a>> {
        match view.who {
            Audience::Seat(seat) => Some(Eye { seat, calls: &view.calls, points: &view.points }),
            Audience::Spectator | Audience::Omniscient => None,
        }
    }

    fn moves(&self, eye: &Eye<'_>, out: &mut Vec<Call>) {
        let joins = self.seats().map(Call::Join);
        let all = [Call::Low, Call::High, Call::Pass].into_iter().chain(joins);
        out.extend(all.filter(|&call| self.judge(eye, call).is_ok()));
    }

    fn judge(&self, eye: &Eye<'_>, mv: Call) -> Result<(), Refusal> {
        let own = eye.points[eye.seat.index()];
        match mv {
            Call::Low | Call::High => Ok(()),
            Call::Join(seat) => match eye.calls.get(seat.index()) {
                Some(Some(Call::Low | Call::High)) => Ok(()),
                _ => Err(Refusal::NothingToJoin(seat)),
            },
            Call::Pass if self.seats().all(|seat| seat == eye.seat || eye.points[seat.index()] < own) => Ok(()),
            Call::Pass => Err(Refusal::NotAhead),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Call, tell: &mut impl Tell<State, Fact>) {
        let call = match mv {
            Call::Join(other) => state.calls[other.index()],
            Call::Low | Call::High | Call::Pass => Some(mv),
        };
        state.calls[seat.index()] = call;
        tell.tell(state, || Fact::Called(seat, mv));
        if self.seats().any(|seat| state.calls[seat.index()].is_none()) {
            return;
        }
        tell.tell(state, || Fact::Shown(state.hidden));
        for seat in self.seats().map(Seat::index) {
            let Some(number) = state.hidden[seat].take() else { continue };
            let right = match state.calls[seat].take() {
                Some(Call::Low) => number <= 2,
                Some(Call::High) => number >= 2,
                _ => false,
            };
            state.points[seat] += u8::from(right);
            state.deck.shuffle_in(number);
        }
        state.rounds += 1;
    }

    fn frontier(&self, state: &State, seat: Seat, _mv: Call) -> Seats {
        let last = self.seats().all(|other| other == seat || state.calls[other.index()].is_some());
        if last { Seats::all(self.players) } else { Seats::NONE }
    }

    fn source(&self, _need: Seat) -> Source {
        Source("deck")
    }

    fn sample(&self, state: &State, _need: Seat, dice: &mut impl Dice) -> u8 {
        state.deck.middle().sample(dice).unwrap_or(0)
    }

    fn check(&self, state: &State, draw: &u8) -> Result<(), String> {
        if state.deck.middle().count(*draw) > 0 { Ok(()) } else { Err(format!("the deck holds no {draw}")) }
    }

    fn draw(&self, state: &mut State, draw: u8, tell: &mut impl Tell<State, Fact>) {
        let Next::Draw(seat) = self.next(state) else { return };
        state.deck.take_drawn(draw);
        state.hidden[seat.index()] = Some(draw);
        tell.tell(state, || Fact::Dealt(seat, Some(draw)));
    }

    fn view(&self, state: &State, who: Audience) -> View {
        let mut view = View {
            who,
            hidden: state.hidden,
            dealt: self.seats().filter(|seat| state.hidden[seat.index()].is_some()).collect(),
            calls: state.calls,
            points: state.points,
            rounds: state.rounds,
            unplaced: *state.deck.middle(),
        };
        for seat in view.dealt.iter().filter(|&seat| !who.knows(seat)) {
            if let Some(number) = view.hidden[seat.index()].take() {
                view.unplaced.add(number);
            }
        }
        view
    }

    fn seen(&self, fact: &Fact, who: Audience) -> Sight<Fact> {
        match fact {
            Fact::Dealt(seat, _) if who.knows(*seat) => Sight::Whole,
            Fact::Dealt(seat, _) => Sight::Part(Fact::Dealt(*seat, None)),
            Fact::Called(..) | Fact::Shown(_) => Sight::Whole,
        }
    }

    fn imagine(&self, view: &View, dice: &mut impl Dice) -> State {
        let mut middle = view.unplaced;
        let mut hidden = view.hidden;
        for seat in view.dealt.iter().filter(|seat| view.hidden[seat.index()].is_none()) {
            hidden[seat.index()] = middle.sample(dice).inspect(|&number| {
                middle.take(number);
            });
        }
        State { deck: Deck::shuffled(middle), hidden, calls: view.calls, points: view.points, rounds: view.rounds }
    }
}

#[cfg(feature = "laws")]
impl Subject for Pairs {
    fn any_table(pick: u64) -> Pairs {
        Pairs::new(2 + (pick % 3) as u8).rounds(1 + (pick / 3 % 8) as u8)
    }

    fn any_move(&self, dice: &mut impl Dice) -> Call {
        match dice.below(5) {
            0 => Call::Low,
            1 => Call::High,
            2 => Call::Pass,
            _ => Call::Join(Seat(dice.below(6) as u8)),
        }
    }

    fn bound(&self) -> u32 {
        2 * u32::from(self.players) * u32::from(self.rounds)
    }

    fn swap_hidden(&self, state: &mut State, who: Audience, dice: &mut impl Dice) {
        let mut deck = *state.deck.middle();
        let unknown = || self.seats().map(Seat::index).filter(|&seat| !who.knows(Seat(seat as u8)));
        for number in unknown().filter_map(|seat| state.hidden[seat]) {
            deck.add(number);
        }
        for seat in unknown() {
            state.hidden[seat] = state.hidden[seat].and_then(|_| deck.sample(dice));
            state.hidden[seat].map(|number| deck.take(number));
        }
        state.deck = Deck::shuffled(deck);
    }

    fn swap_draw(&self, state: &State, draw: &u8, who: Audience, dice: &mut impl Dice) -> u8 {
        match self.next(state) {
            Next::Draw(seat) if !who.knows(seat) => self.sample(state, seat, dice),
            _ => *draw,
        }
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        let before = |number| state.hidden.iter().filter(|&&own| own == Some(number)).count();
        match (0..5).find(|&number| before(number) + usize::from(state.deck.middle().count(number)) != 2) {
            Some(number) => Err(format!("there are not two of number {number}")),
            None => Ok(()),
        }
    }
}
