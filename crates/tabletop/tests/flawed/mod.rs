//! Pairs with one thing wrong: a game for each way to break a law.

#![expect(clippy::panic, reason = "two of the flaws are panics")]

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tabletop::laws::Subject;
use tabletop::toy::{self, Call, Fact, Pairs};
use tabletop::{Audience, Dice, Game, Next, Seat, Seats, Sight, Source, Tell};

/// What is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flaw {
    /// Offers a pass to those who may not.
    OffersTooMuch,
    /// Offers the same call twice.
    OffersTwice,
    /// Accepts a pass that it does not offer.
    AcceptsTooMuch,
    /// Picks a pass when it is not offered.
    PicksTheForbidden,
    /// Picks the first move, always.
    PicksTheFirst,
    /// Panics on a legal call.
    FaultsOnAMove,
    /// Panics on a possible draw.
    FaultsOnADraw,
    /// Waits for nobody.
    AsksNobody,
    /// Waits for a seat that is not there.
    AsksAStranger,
    /// Waits for seats that have no move.
    AsksTheHelpless,
    /// Never counts a round.
    Endless,
    /// A number disappears after the first round.
    LosesACard,
    /// A part of the view is not written down.
    WritesHalf,
    /// Scores only if somebody listens.
    ChangesWhenHeard,
    /// Goes on differently after it has been on disk.
    LosesMemoryOnDisk,
    /// Remembers who called first.
    OrderMatters,
    /// Copies of a state share a counter.
    SharesThePast,
    /// Passes over a draw it has asked for.
    SkipsADraw,
    /// Draws by a generator of its own.
    Gambles,
    /// Draws a number that is not in the deck.
    DrawsTheImpossible,
    /// Imagines points that are not there.
    ImaginesWildly,
    /// Everybody sees all numbers.
    LeaksInView,
    /// Who is asked depends on a hidden number.
    AsksBySecret,
    /// Everybody is told what is dealt.
    LeaksInFactOfDraw,
    /// The first call tells everybody all numbers.
    LeaksInFactOfMove,
    /// A hidden number of another decides who may pass.
    LeaksInMoves,
    /// The reason of a refusal names a hidden number of another.
    LeaksInRefusal,
    /// A pass cannot be seen from the view.
    BlindView,
    /// Shows what the numbers were worth without saying that this is a frontier.
    HidesAFrontier,
}

/// Each flaw, and the one law that it breaks.
pub(crate) const FLAWS: &[(Flaw, &str)] = &[
    (Flaw::OffersTooMuch, "offered_is_accepted"),
    (Flaw::OffersTwice, "offered_is_accepted"),
    (Flaw::AcceptsTooMuch, "accepted_is_offered"),
    (Flaw::PicksTheForbidden, "picked_is_offered"),
    (Flaw::PicksTheFirst, "picked_is_offered"),
    (Flaw::FaultsOnAMove, "legal_never_faults"),
    (Flaw::FaultsOnADraw, "legal_never_faults"),
    (Flaw::AsksNobody, "somebody_is_asked"),
    (Flaw::AsksAStranger, "somebody_is_asked"),
    (Flaw::AsksTheHelpless, "somebody_is_asked"),
    (Flaw::Endless, "ends_within_bound"),
    (Flaw::LosesACard, "nothing_is_lost"),
    (Flaw::WritesHalf, "written_is_read"),
    (Flaw::ChangesWhenHeard, "replay_is_state"),
    (Flaw::LosesMemoryOnDisk, "snapshot_and_tail_is_state"),
    (Flaw::OrderMatters, "retract_then_redo_is_identity"),
    (Flaw::SharesThePast, "past_never_changes"),
    (Flaw::SkipsADraw, "draws_are_consumed"),
    (Flaw::Gambles, "seed_decides_draws"),
    (Flaw::DrawsTheImpossible, "seed_decides_draws"),
    (Flaw::ImaginesWildly, "imagined_fits_view"),
    (Flaw::LeaksInView, "views_hide"),
    (Flaw::AsksBySecret, "views_hide"),
    (Flaw::LeaksInFactOfDraw, "facts_hide"),
    (Flaw::LeaksInFactOfMove, "facts_hide"),
    (Flaw::LeaksInMoves, "moves_hide"),
    (Flaw::LeaksInRefusal, "moves_hide"),
    (Flaw::BlindView, "moves_hide"),
    (Flaw::HidesAFrontier, "frontiers_are_named"),
];

/// Pairs with a flaw.
#[derive(Clone, Debug)]
pub(crate) struct Flawed {
    pairs: Pairs,
    flaw: Flaw,
    /// A generator inside the game, which there should not be.
    own_dice: Arc<AtomicU32>,
}

impl Flawed {
    pub(crate) fn new(pairs: Pairs, flaw: Flaw) -> Self {
        Flawed { pairs, flaw, own_dice: Arc::default() }
    }

    fn is(&self, flaw: Flaw) -> bool {
        self.flaw == flaw
    }
}

/// Something that is carried along, but makes no difference when states are compared.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Aside(u8);

impl PartialEq for Aside {
    fn eq(&self, _: &Aside) -> bool {
        true
    }
}

impl Eq for Aside {}

/// A counter that copies share.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shared(Arc<AtomicU32>);

impl PartialEq for Shared {
    fn eq(&self, _: &Shared) -> bool {
        true
    }
}

impl Eq for Shared {}

impl Serialize for Shared {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.load(Ordering::Relaxed).serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Shared {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        u32::deserialize(deserializer).map(|count| Shared(Arc::new(AtomicU32::new(count))))
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct State {
    pairs: toy::State,
    order: Vec<Seat>,
    #[serde(skip)]
    memory: Aside,
    shared: Shared,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    pairs: toy::View,
    #[serde(skip)]
    memory: Aside,
    #[serde(skip)]
    unwritten: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct Eye<'a> {
    pairs: toy::Eye<'a>,
    helpless: bool,
    blind: bool,
    may_pass: bool,
    secret: Option<u8>,
}

impl Game for Flawed {
    const ID: &'static str = "flawed";
    const RULES: u32 = 1;
    type State = State;
    type Move = Call;
    type Need = Seat;
    type Draw = u8;
    type View = View;
    type Eye<'a> = Eye<'a>;
    type Fact = Fact;
    type Refusal = (toy::Refusal, Option<u8>);
    type Outcome = [u8; 4];

    fn players(&self) -> u8 {
        self.pairs.players()
    }

    fn begin(&self) -> State {
        State { pairs: self.pairs.begin(), order: Vec::new(), memory: Aside(0), shared: Shared::default() }
    }

    fn next(&self, state: &State) -> Next<Seat, [u8; 4]> {
        match (self.flaw, self.pairs.next(&state.pairs)) {
            (Flaw::AsksNobody, Next::Ask(_)) => Next::Ask(Seats::NONE),
            (Flaw::AsksAStranger, Next::Ask(asked)) => Next::Ask(asked.with(Seat(self.players()))),
            (Flaw::AsksBySecret, Next::Ask(asked)) if state.pairs.hidden[0] == Some(4) && asked.has(Seat(0)) => {
                Next::Ask(Seats::only(Seat(0)))
            }
            (_, next) => next,
        }
    }

    fn eye<'a>(&'a self, state: &'a State, seat: Seat) -> Eye<'a> {
        let secret = state.pairs.hidden[seat.left(self.players()).index()];
        Eye {
            pairs: self.pairs.eye(&state.pairs, seat),
            helpless: self.is(Flaw::AsksTheHelpless) && state.pairs.points[seat.index()] > 0,
            blind: false,
            may_pass: self.is(Flaw::LeaksInMoves) && secret == Some(0),
            secret: secret.filter(|_| self.is(Flaw::LeaksInRefusal)),
        }
    }

    fn eye_of<'a>(&'a self, view: &'a View) -> Option<Eye<'a>> {
        let Audience::Seat(seat) = view.pairs.who else { return None };
        Some(Eye {
            pairs: self.pairs.eye_of(&view.pairs)?,
            helpless: self.is(Flaw::AsksTheHelpless) && view.pairs.points[seat.index()] > 0,
            blind: self.is(Flaw::BlindView),
            may_pass: false,
            secret: None,
        })
    }

    fn moves(&self, eye: &Eye<'_>, out: &mut Vec<Call>) {
        let joins = (0..self.players()).map(|seat| Call::Join(Seat(seat)));
        let all = [Call::Low, Call::High, Call::Pass].into_iter().chain(joins);
        out.extend(all.filter(|&call| match call {
            Call::Pass if self.is(Flaw::OffersTooMuch) => true,
            Call::Pass if self.is(Flaw::AcceptsTooMuch) => self.pairs.judge(&eye.pairs, call).is_ok(),
            _ => self.judge(eye, call).is_ok(),
        }));
        if self.is(Flaw::OffersTwice) {
            out.push(Call::Low);
        }
    }

    fn pick(&self, eye: &Eye<'_>, room: &mut Vec<Call>, dice: &mut impl Dice) -> Call {
        room.clear();
        self.moves(eye, room);
        match self.flaw {
            Flaw::PicksTheForbidden => Call::Pass,
            Flaw::PicksTheFirst => room[0],
            _ => *dice.pick(room),
        }
    }

    fn judge(&self, eye: &Eye<'_>, mv: Call) -> Result<(), Self::Refusal> {
        let refused = |refusal| Err((refusal, eye.secret));
        match mv {
            _ if eye.helpless => refused(toy::Refusal::NotAhead),
            Call::Pass if eye.blind => refused(toy::Refusal::NotAhead),
            Call::Pass if eye.may_pass || self.is(Flaw::AcceptsTooMuch) => Ok(()),
            _ => self.pairs.judge(&eye.pairs, mv).or_else(refused),
        }
    }

    fn play(&self, state: &mut State, seat: Seat, mv: Call, tell: &mut impl Tell<State, Fact>) {
        let before = state.pairs.rounds;
        match self.flaw {
            Flaw::FaultsOnAMove if mv == Call::High => panic!("a legal call faults"),
            Flaw::ChangesWhenHeard => {
                let mut heard = 0;
                tell.tell(state, || {
                    heard = 1;
                    Fact::Called(seat, mv)
                });
                state.pairs.points[0] += heard;
            }
            Flaw::LosesMemoryOnDisk => {
                state.memory.0 = (state.memory.0 + 1) % 3;
                state.pairs.points[0] += u8::from(state.memory.0 == 0);
            }
            Flaw::OrderMatters => state.order.push(seat),
            Flaw::SharesThePast => {
                state.shared.0.fetch_add(1, Ordering::Relaxed);
            }
            Flaw::LeaksInFactOfMove => tell.tell(state, || Fact::Shown(state.pairs.hidden)),
            _ => {}
        }
        let mut facts: Vec<Fact> = Vec::new();
        self.pairs.play(&mut state.pairs, seat, mv, &mut facts);
        facts.into_iter().for_each(|fact| tell.tell(state, || fact));
        if state.pairs.rounds == before {
            return;
        }
        match self.flaw {
            Flaw::Endless => state.pairs.rounds = 0,
            Flaw::LosesACard if before == 0 => {
                let any = state.pairs.deck.middle().ids().next();
                any.map(|number| state.pairs.deck.take_drawn(number));
            }
            _ => {}
        }
    }

    fn frontier(&self, state: &State, seat: Seat, mv: Call) -> Seats {
        if self.is(Flaw::HidesAFrontier) { Seats::NONE } else { self.pairs.frontier(&state.pairs, seat, mv) }
    }

    fn source(&self, need: Seat) -> Source {
        self.pairs.source(need)
    }

    fn sample(&self, state: &State, need: Seat, dice: &mut impl Dice) -> u8 {
        match self.flaw {
            Flaw::Gambles => {
                let throw = self.own_dice.fetch_add(1, Ordering::Relaxed) as usize;
                let ids: Vec<u8> = state.pairs.deck.middle().ids().collect();
                ids[throw % ids.len()]
            }
            Flaw::DrawsTheImpossible => 7,
            _ => self.pairs.sample(&state.pairs, need, dice),
        }
    }

    fn check(&self, state: &State, draw: &u8) -> Result<(), String> {
        self.pairs.check(&state.pairs, draw)
    }

    fn draw(&self, state: &mut State, draw: u8, tell: &mut impl Tell<State, Fact>) {
        match self.flaw {
            Flaw::FaultsOnADraw if draw == 4 => panic!("a possible draw faults"),
            Flaw::SkipsADraw if draw == 4 && state.pairs.deck.middle().count(4) == 2 => {}
            _ => {
                let mut facts: Vec<Fact> = Vec::new();
                self.pairs.draw(&mut state.pairs, draw, &mut facts);
                facts.into_iter().for_each(|fact| tell.tell(state, || fact));
            }
        }
    }

    fn view(&self, state: &State, who: Audience) -> View {
        let mut pairs = self.pairs.view(&state.pairs, who);
        if self.is(Flaw::LeaksInView) {
            pairs.hidden = state.pairs.hidden;
            pairs.unplaced = *state.pairs.deck.middle();
        }
        View { pairs, memory: state.memory, unwritten: self.is(Flaw::WritesHalf) }
    }

    fn seen(&self, fact: &Fact, who: Audience) -> Sight<Fact> {
        match fact {
            Fact::Dealt(..) if self.is(Flaw::LeaksInFactOfDraw) => Sight::Whole,
            Fact::Shown(_) if self.is(Flaw::HidesAFrontier) => Sight::Hidden,
            _ => self.pairs.seen(fact, who),
        }
    }

    fn imagine(&self, view: &View, dice: &mut impl Dice) -> State {
        let mut pairs = self.pairs.imagine(&view.pairs, dice);
        if self.is(Flaw::ImaginesWildly) {
            pairs.points[0] += 1;
        }
        State { pairs, order: Vec::new(), memory: view.memory, shared: Shared::default() }
    }
}

impl Subject for Flawed {
    fn any_table(pick: u64) -> Self {
        let (flaw, _) = FLAWS[pick as usize % FLAWS.len()];
        Flawed::new(Pairs::any_table(pick), flaw)
    }

    fn any_move(&self, dice: &mut impl Dice) -> Call {
        self.pairs.any_move(dice)
    }

    /// With room for the draws that are passed over.
    fn bound(&self) -> u32 {
        2 * self.pairs.bound() + 16
    }

    fn swap_hidden(&self, state: &mut State, who: Audience, dice: &mut impl Dice) {
        self.pairs.swap_hidden(&mut state.pairs, who, dice);
    }

    fn swap_draw(&self, state: &State, draw: &u8, who: Audience, dice: &mut impl Dice) -> u8 {
        match self.flaw {
            // Draws that differ in more than a secret.
            Flaw::FaultsOnADraw | Flaw::SkipsADraw => *draw,
            _ => self.pairs.swap_draw(&state.pairs, draw, who, dice),
        }
    }

    fn conserved(&self, state: &State) -> Result<(), String> {
        self.pairs.conserved(&state.pairs)
    }
}
