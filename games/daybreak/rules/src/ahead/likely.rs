//! What is likely until the end of the round, by trying it out: the worst that can come is seldom what comes.

use super::passing::{Fork, Passing};
use crate::facts::Losses;
use crate::state::{MAX_PLAYERS, PerSeat, State};
use serde::{Deserialize, Serialize};
use tabletop::{Dice, Game, Next, Silent, Xoshiro};

/// So often the rest of the round is tried out.
const TRIES: u8 = 40;
/// In all but one of so many tries it is no more.
const ONE_OF: usize = 20;

/// What came of trying out the rest of the round, with dice and cards as they may fall and choices that are owed made at
/// random. The same table gives the same numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakLikely"))]
pub struct Likely {
    /// How often it was tried.
    pub tries: u8,
    /// How often the game was lost.
    pub lost: u8,
    /// How often it was lost because of each.
    pub too_hot: u8,
    /// Because of the communities in crisis of each seat.
    pub communities_lost: PerSeat<u8>,
    /// Communities in crisis of each seat at the end of the round: in 19 of 20 tries no more.
    pub communities: PerSeat<u16>,
    /// Bands on the thermometer: in 19 of 20 tries no more.
    pub bands: u8,
}

/// Tries the rest of the round out.
pub(super) fn likely(passing: &Passing<'_>, start: &State) -> Likely {
    let mut dice = Xoshiro::new(u64::from(start.round));
    let (mut found, mut bands) = (Vec::with_capacity(TRIES.into()), Vec::with_capacity(TRIES.into()));
    let mut likely =
        Likely { tries: TRIES, lost: 0, too_hot: 0, communities_lost: [0; 4], communities: [0; 4], bands: 0 };
    for _ in 0..TRIES {
        let end = passing.by_chance(start, &mut dice);
        let losses = end.ending.filter(|ending| !ending.won).map(|ending| ending.losses);
        likely.lost += u8::from(losses.is_some());
        let Losses { too_hot, communities, .. } = losses.unwrap_or_default();
        likely.too_hot += u8::from(too_hot);
        for seat in communities.iter() {
            likely.communities_lost[seat.index()] += 1;
        }
        found.push(std::array::from_fn::<u16, MAX_PLAYERS, _>(|seat| {
            end.boards[seat].communities.min(start.standing[seat].communities_to_lose.into())
        }));
        bands.push(end.world.bands.min(start.standing[0].bands_to_lose));
    }
    likely.communities = std::array::from_fn(|seat| mostly(found.iter().map(|each| each[seat]).collect()));
    likely.bands = mostly(bands);
    likely
}

/// The number that all but a few do not pass.
fn mostly<N: Copy + Ord + Default>(mut numbers: Vec<N>) -> N {
    numbers.sort_unstable();
    let beyond = numbers.len() / ONE_OF;
    numbers.get(numbers.len().saturating_sub(1 + beyond)).copied().unwrap_or_default()
}

impl Passing<'_> {
    /// The end of the round, if nobody plays or answers any more and chance decides all else.
    fn by_chance(&self, start: &State, dice: &mut Xoshiro) -> State {
        let mut state = *start;
        loop {
            let fork = self.go(&mut state, &mut Silent);
            match (&fork, self.rules.next(&state)) {
                (Fork::End, _) | (_, Next::Over(_)) => return state,
                (Fork::Seat(..) | Fork::Group(_), _) => {
                    let ways = self.ways(&state, &fork);
                    state = self.follow(&state, *dice.pick(&ways), &mut Silent);
                }
                (_, Next::Draw(need)) => {
                    let draw = self.rules.sample(&state, need, dice);
                    self.rules.draw(&mut state, draw, &mut Silent);
                }
                (_, Next::Ask(_)) => return state,
            }
        }
    }
}
