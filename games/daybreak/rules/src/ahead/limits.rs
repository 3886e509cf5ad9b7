//! What loses the game.

use super::bound::Pool;
use super::spans::Spans;
use crate::game::Daybreak;
use crate::language::Modifier;
use crate::position::Position;
use crate::state::PerSeat;

/// What loses the game at the least, whatever may come into force or lapse.
pub(super) struct Limits {
    pub bands: i32,
    pub communities: PerSeat<i32>,
    /// What loses it now: more than this is not counted.
    pub bands_now: i32,
    pub communities_now: PerSeat<i32>,
}

impl Limits {
    pub(super) fn of(position: Position<'_>, pool: &Pool) -> Limits {
        let (mut bands, mut communities) = (0, 0);
        let mut count = |modifier: &Modifier, sign: i32| match modifier {
            Modifier::LossBands(n) => bands += (sign * i32::from(*n)).min(0),
            Modifier::LossCommunities(n) => communities += (sign * i32::from(*n)).min(0),
            Modifier::Draws(_)
            | Modifier::Yields(..)
            | Modifier::Forbids(_)
            | Modifier::Crises(_)
            | Modifier::Rolls(_)
            | Modifier::Growth(_)
            | Modifier::Cheaper(_)
            | Modifier::ExtraTag(_)
            | Modifier::Weaker(..)
            | Modifier::Absorbs(_)
            | Modifier::ProjectChoice(_)
            | Modifier::Stacks(_)
            | Modifier::Rounds(_)
            | Modifier::WinOnlyIf(_) => {}
        };
        for project in position.state.projects.iter().flatten().filter(|project| project.active) {
            position.rules.content.global(project.card).standing.iter().for_each(|modifier| count(modifier, -1));
        }
        let fewer = |of: fn(&Modifier) -> i32| pool.ongoing(position, of);
        let bands_fewer =
            fewer(|modifier| if let Modifier::LossBands(n) = modifier { i32::from(*n).min(0) } else { 0 });
        let communities_fewer =
            fewer(|modifier| if let Modifier::LossCommunities(n) = modifier { i32::from(*n).min(0) } else { 0 });
        let standing = &position.state.standing;
        Limits {
            bands: i32::from(standing[0].bands_to_lose) + bands + bands_fewer,
            communities: std::array::from_fn(|seat| {
                i32::from(standing[seat].communities_to_lose) + communities + communities_fewer
            }),
            bands_now: standing[0].bands_to_lose.into(),
            communities_now: std::array::from_fn(|seat| standing[seat].communities_to_lose.into()),
        }
    }

    /// Can everybody have lost by communities?
    pub(super) fn are_lost(&self, rules: &Daybreak, spans: &Spans) -> bool {
        rules.seats().all(|seat| spans.communities(seat).hi >= self.communities_now[seat.index()])
    }
}
