//! Whom a crisis strikes (DB-CRISIS-07, DB-CRISIS-20).

use crate::facts::Fact;
use crate::game::Daybreak;
use crate::language::Target;
use crate::pending::Frame;
use crate::state::{PerSeat, State};
use crate::vocab::CrisisId;
use tabletop::{Dice, Seat, Seats, Tell};

impl Daybreak {
    /// Everybody who fits; more than one for a crisis with one target is a tie.
    pub(crate) fn targets(&self, state: &State, card: CrisisId) -> Seats {
        let all = Seats::all(self.players);
        let (measure, most) = match self.content.crisis(card).target {
            Target::All => return all,
            Target::Group => return Seats::NONE,
            Target::Least(measure) => (measure, false),
            Target::Most(measure) => (measure, true),
        };
        let of = |seat: Seat| self.measure(state, seat, &measure);
        let edge = if most { self.seats().map(of).max() } else { self.seats().map(of).min() };
        let edge = edge.unwrap_or(0);
        // The most of something that nobody has is nobody; alone, the one player is the target of all others.
        if most && edge == 0 {
            return Seats::NONE;
        }
        self.seats().filter(|&seat| of(seat) == edge).collect()
    }

    /// The faces of the tied players, by chance.
    pub(crate) fn sample_ties(&self, tied: Seats, dice: &mut impl Dice) -> PerSeat<u8> {
        let mut faces = [0; 4];
        for seat in tied.iter() {
            faces[seat.index() % 4] = 1 + dice.below(self.content.board().geoengineering_die.into()) as u8;
        }
        faces
    }

    /// The single lowest is the target; those still tied for lowest roll again.
    pub(crate) fn break_tie(&self, state: &mut State, faces: PerSeat<u8>, tell: &mut impl Tell<State, Fact>) {
        let Some(Frame::Ties { at, tied }) = state.frame() else { return };
        tell.tell(state, || Fact::TieRolled { faces });
        let lowest = tied.iter().map(|seat| faces[seat.index()]).min().unwrap_or(0);
        let still: Seats = tied.iter().filter(|seat| faces[seat.index()] == lowest).collect();
        state.agenda.pop();
        if still.len() > 1 {
            state.tie_rolls = state.tie_rolls.wrapping_add(1);
            state.agenda.push(Frame::Ties { at, tied: still });
            return;
        }
        state.tie_rolls = 0;
        state.current_crisis.targets = still;
        if let Some((_, card)) = self.crisis_up(state, at) {
            tell.tell(state, || Fact::Targets { card, targets: still });
        }
    }
}
