//! The game as it goes on if nobody plays or answers any more: everybody is done, passes and backs out; only what is owed
//! is still answered. Where chance or such an answer decides, the ways part.

use crate::draws::{Draw, Need};
use crate::facts::Fact;
use crate::few::Few;
use crate::game::Daybreak;
use crate::group;
use crate::moves::Move;
use crate::pending::Frame;
use crate::run;
use crate::sets::CardSet;
use crate::state::State;
use crate::vocab::{CrisisId, PlanetaryEffect, Stage};
use tabletop::{Game, Next, Seat, Tell};

/// What decides how it goes on.
#[derive(Clone, Debug)]
pub(super) enum Fork {
    /// Nothing more: the round or the game is over, or the frames that were to be followed are gone.
    End,
    /// The planetary die.
    Roll,
    /// A crisis is turned up in this place of the row.
    Crisis { at: u8 },
    /// Those who are tied roll for the lowest.
    Tie,
    /// The geoengineering die.
    Die,
    /// Local cards of the deck, of which not all are drawn.
    Cards { count: u8 },
    /// A seat has to choose between these.
    Seat(Seat, Vec<Move>),
    /// The group has to choose between these.
    Group(Vec<Move>),
}

/// A game that goes on by itself from a round.
pub(super) struct Passing<'a> {
    pub rules: &'a Daybreak,
    /// The round that is followed.
    pub round: u8,
}

impl Passing<'_> {
    /// Goes on until the ways part.
    pub(super) fn go(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) -> Fork {
        let mut room = Vec::new();
        loop {
            if state.round != self.round || state.frame() == Some(Frame::Over) {
                return Fork::End;
            }
            match self.rules.next(state) {
                Next::Over(_) => return Fork::End,
                Next::Draw(need) => {
                    if let Some(fork) = self.draw(state, need, tell) {
                        return fork;
                    }
                }
                Next::Ask(asked) => {
                    // Who is done and may come back does not.
                    let local = state.frame() == Some(Frame::Local);
                    let awaits = |seat: &Seat| !local || !state.done.has(*seat) || state.desks[seat.index()].is_open();
                    let Some(seat) = asked.iter().find(awaits) else { return Fork::End };
                    if group::group_question(self.rules.at(state)).is_some() {
                        room.clear();
                        group::each_choice(self.rules.at(state), |choice| room.push(choice));
                        match plain(&room) {
                            Some(mv) => self.decide(state, mv, tell),
                            None => return Fork::Group(room),
                        }
                        continue;
                    }
                    room.clear();
                    self.rules.moves(&(state, seat), &mut room);
                    match plain(&room) {
                        Some(mv) => self.rules.play(state, seat, mv, tell),
                        None if room.is_empty() => return Fork::End,
                        None => return Fork::Seat(seat, room),
                    }
                }
            }
        }
    }

    /// The group decides.
    pub(super) fn decide(&self, state: &mut State, mv: Move, tell: &mut impl Tell<State, Fact>) {
        let course = &mut self.rules.course(state, tell);
        group::decide(course, mv);
        run::run_on(course);
    }

    /// A draw that changes nothing in this round is made; another one is a fork.
    fn draw(&self, state: &mut State, need: Need, tell: &mut impl Tell<State, Fact>) -> Option<Fork> {
        match need {
            Need::Planet => return Some(Fork::Roll),
            Need::Ties { .. } => return Some(Fork::Tie),
            Need::Geoengineering => return Some(Fork::Die),
            Need::Crisis { .. } => {
                let Some(Frame::TurnUp { at }) = state.frame() else { return Some(Fork::End) };
                if state.stage != Stage::Global {
                    return Some(Fork::Crisis { at });
                }
                // A forecast that nobody answers changes nothing: the card may as well stay face down.
                state.agenda.pop();
                run::run_on(&mut self.rules.course(state, tell));
            }
            // Nobody keeps a project, whichever they are.
            Need::Projects { count } => {
                let mut cards = Few::EMPTY;
                let mut deck = state.global_deck;
                for _ in 0..count {
                    cards.push(crate::vocab::GlobalId(deck.trailing_zeros() as u8));
                    deck &= deck.wrapping_sub(1);
                }
                self.rules.draw(state, Draw::Projects(cards), tell);
            }
            Need::Local { count } if u32::from(count) == state.local_deck.len() => {
                let cards = state.local_deck;
                self.rules.draw(state, Draw::Local(cards), tell);
            }
            Need::Local { count } => return Some(Fork::Cards { count }),
            Need::Challenges => return Some(Fork::End),
        }
        None
    }

    /// The ways of a fork. Of cards to be drawn, the first are taken: as nobody plays any, they all lie in the hand alike.
    pub(super) fn ways(&self, state: &State, fork: &Fork) -> Vec<Way> {
        match fork {
            Fork::End => Vec::new(),
            Fork::Roll => faces(self.rules).into_iter().map(|(face, _)| Way::Draw(Draw::Planet(face))).collect(),
            Fork::Crisis { at } => {
                let pool = crate::crises::crisis_pool(self.rules.at(state), *at);
                bits(pool).map(|card| Way::Draw(Draw::Crisis(CrisisId(card)))).collect()
            }
            Fork::Tie => {
                let Some(Frame::Ties { tied, .. }) = state.frame() else { return Vec::new() };
                let lowest = |seat: Seat| {
                    let mut faces = [0; 4];
                    tied.iter().for_each(|other| faces[other.index()] = if other == seat { 1 } else { 2 });
                    Way::Draw(Draw::Ties(faces))
                };
                tied.iter().map(lowest).collect()
            }
            Fork::Die => {
                let die = self.rules.content.board().geoengineering_die;
                (1..=die).map(|face| Way::Draw(Draw::Geoengineering(face))).collect()
            }
            Fork::Cards { count } => {
                let cards: CardSet = state.local_deck.iter().take(usize::from(*count)).collect();
                vec![Way::Draw(Draw::Local(cards))]
            }
            Fork::Seat(seat, moves) => moves.iter().map(|mv| Way::Seat(*seat, *mv)).collect(),
            Fork::Group(moves) => moves.iter().map(|mv| Way::Group(*mv)).collect(),
        }
    }

    /// The game after one of its ways.
    pub(super) fn follow(&self, state: &State, way: Way, tell: &mut impl Tell<State, Fact>) -> State {
        let mut next = *state;
        match way {
            Way::Draw(draw) => self.rules.draw(&mut next, draw, tell),
            Way::Seat(seat, mv) => self.rules.play(&mut next, seat, mv, tell),
            Way::Group(mv) => self.decide(&mut next, mv, tell),
        }
        next
    }
}

/// One way in which it can go on.
#[derive(Clone, Copy, Debug)]
pub(super) enum Way {
    /// What chance brings.
    Draw(Draw),
    /// What a seat chooses.
    Seat(Seat, Move),
    /// What the group chooses.
    Group(Move),
}

/// The move of somebody who does nothing more, or the only one there is.
fn plain(moves: &[Move]) -> Option<Move> {
    let idle = [Move::Back, Move::Done, Move::Pass, Move::KeepNone, Move::No];
    match moves {
        [only] => Some(*only),
        moves => idle.into_iter().find(|mv| moves.contains(mv)),
    }
}

/// The different faces of the planetary die, each with how many sides bear it.
pub(super) fn faces(rules: &Daybreak) -> Vec<(PlanetaryEffect, u8)> {
    let die = &rules.content.board().planetary_die;
    let sides = |effect: PlanetaryEffect| die.iter().filter(|face| **face == effect).count() as u8;
    PlanetaryEffect::ALL.into_iter().map(|effect| (effect, sides(effect))).filter(|(_, sides)| *sides > 0).collect()
}

/// The numbers of the bits that are set.
pub(super) fn bits(set: u64) -> impl Iterator<Item = u8> {
    (0..64u8).filter(move |bit| set >> bit & 1 == 1)
}
