//! Everything that can happen in the rest of the round, tried out where it is little.

use super::passing::{Fork, Passing, bits, faces};
use super::{Worst, cleared};
use crate::facts::Losses;
use crate::moves::Move;
use crate::pending::Frame;
use crate::state::{Face, State};
use crate::vocab::Stage;
use tabletop::{Seats, Silent};

/// So many courses are tried out at most.
const COURSES: usize = 600;
/// So many ways of the choices that are owed now are told apart.
const CHOICES: usize = 128;

impl Passing<'_> {
    /// The worst, if all courses can be tried out.
    pub(super) fn exact(&self, start: &State) -> Option<Worst> {
        if self.about(start) > COURSES as f64 {
            return None;
        }
        let mut worst = Worst { exact: true, ..Worst::default() };
        let mut left = COURSES;
        let mut open = vec![*start];
        while let Some(mut state) = open.pop() {
            left = left.checked_sub(1)?;
            let fork = self.go(&mut state, &mut Silent);
            match fork {
                Fork::Cards { .. } => return None,
                Fork::End => self.note(start, &state, &mut worst),
                fork => {
                    open.extend(self.ways(&state, &fork).into_iter().map(|way| self.follow(&state, way, &mut Silent)));
                }
            }
        }
        Some(worst)
    }

    /// About how many courses there are, by the rolls and cards that are to come; more where bands will be made.
    fn about(&self, state: &State) -> f64 {
        let rolls = match state.stage {
            Stage::Crisis => f64::from(state.rolls),
            _ => f64::from(state.world.bands),
        };
        let down = state.crises.iter().filter(|crisis| !matches!(crisis.face, Face::Up(_))).count();
        let cards = bits(state.crisis_deck | state.crisis_laid).count();
        let turned: f64 = (0..down).map(|gone| cards.saturating_sub(gone).max(1) as f64).product();
        (faces(self.rules).len() as f64).powf(rolls) * turned
    }

    fn note(&self, start: &State, state: &State, worst: &mut Worst) {
        for seat in self.rules.seats() {
            let most = &mut worst.communities[seat.index()];
            let lost = u16::from(start.standing[seat.index()].communities_to_lose);
            *most = (*most).max(state.board(seat).communities.min(lost));
        }
        worst.bands = worst.bands.max(state.world.bands.min(start.standing[0].bands_to_lose));
        if let Some(ending) = state.ending.filter(|ending| !ending.won) {
            let known = worst.losses;
            let communities: Seats = known.communities.union(ending.losses.communities);
            worst.losses = Losses {
                too_hot: known.too_hot | ending.losses.too_hot,
                communities,
                out_of_time: known.out_of_time | ending.losses.out_of_time,
                condition_unmet: known.condition_unmet | ending.losses.condition_unmet,
            };
        }
    }

    /// The games that wait for a roll or a crisis of the Crisis stage, or are over, after all that is owed and rolled before.
    pub(super) fn until_chance(&self, state: &State) -> Vec<State> {
        let (mut open, mut found, mut left) = (vec![*state], Vec::new(), CHOICES);
        while let Some(mut state) = open.pop() {
            let fork = self.go(&mut state, &mut Silent);
            match fork {
                Fork::End | Fork::Roll | Fork::Crisis { .. } => found.push(state),
                fork if left == 0 => {
                    let (rest, goes_on) = self.given_up(&state, &fork);
                    if goes_on { open.push(rest) } else { found.push(rest) }
                }
                fork => {
                    let mut ways = self.ways(&state, &fork);
                    // Which cards are lost or kept changes nothing that is counted.
                    let cards = |mv: &Move| matches!(mv, Move::Lose(_) | Move::Keep(_));
                    if matches!(&fork, Fork::Seat(_, moves) if moves.iter().all(cards)) {
                        ways.truncate(1);
                    }
                    left = left.saturating_sub(ways.len().saturating_sub(1));
                    open.extend(ways.into_iter().map(|way| self.follow(&state, way, &mut Silent)));
                }
            }
        }
        found
    }

    /// Too many ways to try: a choice to a crisis or a roll is left out, and the whole of it counted once more instead.
    /// Does it go on from there?
    fn given_up(&self, state: &State, fork: &Fork) -> (State, bool) {
        if state.stage != Stage::Crisis {
            // In an action that cannot be taken back the first answer is taken.
            let first = self.ways(state, fork).pop().map(|way| self.follow(state, way, &mut Silent));
            return first.map_or((cleared(state), false), |next| (next, true));
        }
        let mut rest = cleared(state);
        while !matches!(rest.frame(), Some(Frame::Crises { .. }) | None) {
            rest.agenda.pop();
        }
        rest.rolls = rest.rolls.saturating_add(1);
        (rest, false)
    }
}
