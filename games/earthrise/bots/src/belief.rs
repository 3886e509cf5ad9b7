//! Worlds as likely as they are after all that was played: a walk among the deals that fit what was shown, which stays
//! longer where the cards played make sense (Metropolis).

use super::briefing::Briefing;
use super::odds::Odds;
use earthrise::{PerSeat, State};
use tabletop::{Dice, Seat, Xoshiro};

/// Exchanges of cards before the first world.
const FIRST_STEPS: u32 = 40;
/// Exchanges of cards from one world to the next.
const STEPS: u32 = 4;
/// Worlds after which a walk begins elsewhere.
const WORLDS: u32 = 50;

/// Where a walk is.
#[derive(Clone, Debug)]
pub(super) struct Walk {
    world: State,
    /// How likely each seat plays as it did, in logarithms.
    likely: PerSeat<f32>,
    worlds: u32,
}

/// The next world of a walk; the first if there is none yet.
pub(super) fn next(
    walk: &mut Option<Walk>,
    brief: &Briefing<'_>,
    odds: &Odds,
    doubt: f32,
    dice: &mut Xoshiro,
) -> State {
    let likely = |world: &State, seat: Seat| brief.past.likelihood(brief, odds, world, seat, doubt);
    let (mut here, steps) = match walk.take().filter(|walk| walk.worlds < WORLDS) {
        Some(here) => (here, STEPS),
        None => {
            let world = brief.worlds.sample(dice);
            let all = std::array::from_fn(|seat| likely(&world, Seat(seat as u8)));
            (Walk { world, likely: all, worlds: 0 }, FIRST_STEPS)
        }
    };
    for _ in 0..steps {
        let Some((there, seats)) = brief.worlds.exchange(&here.world, dice) else { continue };
        let now = seats.map(|seat| likely(&there, seat));
        let before: f32 = seats.iter().map(|seat| here.likely[seat.index()]).sum();
        let change = now.iter().sum::<f32>() - before;
        if change >= 0.0 || (dice.below(1 << 24) as f32) < change.exp() * (1 << 24) as f32 {
            here.world = there;
            seats.iter().zip(now).for_each(|(seat, now)| here.likely[seat.index()] = now);
        }
    }
    here.worlds += 1;
    let mut world = here.world;
    brief.worlds.shake(&mut world, dice);
    *walk = Some(here);
    world
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::Steady;
    use bots::Bot;
    use earthrise::{Card, Earthrise, Phase, Setup};
    use tabletop::{Audience, Game, Keyed, Seed, run};

    /// Part of the hidden cards that a world puts where they are.
    fn hits(world: &State, truth: &State, me: Seat, players: u8) -> (u32, u32) {
        let (mut right, mut all) = (0, 0);
        for seat in (0..players).map(Seat).filter(|&seat| seat != me) {
            let (guess, real) = (world.hands()[seat.index()], truth.hands()[seat.index()]);
            right += real.kinds().map(|card: Card| u32::from(real.count(card).min(guess.count(card)))).sum::<u32>();
            all += real.len();
        }
        (right, all)
    }

    /// The cards that players by rules put down tell where others are.
    #[test]
    fn walks_come_nearer_to_the_truth() {
        let game = Earthrise::builtin(&Setup::new(4)).unwrap();
        let (mut bot, mut dice, odds) = (Steady::new(), Xoshiro::new(1), Odds::default());
        // In the first and in the second half of the rounds, as they may be and as they are likely to be.
        let mut sums = [[(0, 0); 2]; 2];
        for deal in 0..8 {
            run(&game, &mut game.begin(), &mut Keyed::new(Seed::from(deal)), |game, state, asked| {
                let seat = asked.first().unwrap();
                let view = game.view(state, Audience::Seat(seat));
                if state.phase() == Phase::Play {
                    let brief = Briefing::new(game, &view);
                    let mut walk = None;
                    for _ in 0..20 {
                        let may_be = brief.worlds.sample(&mut dice);
                        let is_likely = next(&mut walk, &brief, &odds, 0.5, &mut dice);
                        for (sum, world) in sums[usize::from(state.trick() >= 5)].iter_mut().zip([may_be, is_likely]) {
                            assert_eq!(game.view(&world, Audience::Seat(seat)), view);
                            let (right, all) = hits(&world, state, seat, 4);
                            *sum = (sum.0 + right, sum.1 + all);
                        }
                    }
                }
                (seat, bot.choose(game, &view, &mut dice))
            });
        }
        let share = |(right, all): (u32, u32)| f64::from(right) / f64::from(all);
        let [early, late] = sums.map(|half| half.map(share));
        assert!(early[1] > early[0] + 0.01, "{early:?}");
        assert!(late[1] > late[0] + 0.08, "{late:?}");
    }
}
