//! How long each gets of the time there is.

use std::time::Duration;

/// A move is answered after about this time, waiting and thinking, however many bots have to move.
pub(super) const PATIENCE: Duration = Duration::from_millis(2500);
/// To think for less than this is of no use.
pub(super) const LEAST: Duration = Duration::from_millis(20);

/// How long a bot may think about a move that has waited for so long, while others wait too, the longest first; nothing, if
/// there is no time to think.
///
/// If everybody who waits thinks for as long, the last of them is answered in time.
pub(super) fn share(
    wanted: Duration,
    waited: Duration,
    others: impl Iterator<Item = Duration>,
    threads: usize,
) -> Duration {
    let left = |waited: Duration| PATIENCE.saturating_sub(waited);
    let threads = u32::try_from(threads.max(1)).unwrap_or(u32::MAX);
    let each = (2..).zip(others).map(|(thinking, waited): (u32, _)| left(waited) * threads / thinking);
    let share = each.fold(wanted.min(left(waited)), Duration::min);
    if share < LEAST.min(wanted) { Duration::ZERO } else { share }
}

#[cfg(test)]
mod tests {
    use super::*;

    const EXPERT: Duration = Duration::from_millis(1500);

    fn ms(ms: u64) -> Duration {
        Duration::from_millis(ms)
    }

    /// So many bots are asked at once: how long each thinks, and when it is answered.
    fn crowd(bots: usize, threads: usize) -> Vec<(Duration, Duration)> {
        let mut free = vec![Duration::ZERO; threads];
        let mut answers = Vec::new();
        for bot in 0..bots {
            let thread = (0..threads).min_by_key(|&thread| free[thread]).unwrap();
            let begin = free[thread];
            let others = std::iter::repeat_n(begin, bots - bot - 1);
            let time = share(EXPERT, begin, others, threads);
            free[thread] = begin + time;
            answers.push((time, begin + time));
        }
        answers
    }

    #[test]
    fn alone_everybody_has_the_time_of_their_level() {
        assert_eq!(crowd(1, 1), [(EXPERT, EXPERT)]);
        assert_eq!(crowd(4, 4), [(EXPERT, EXPERT); 4]);
        assert_eq!(share(ms(30), ms(100), std::iter::empty(), 1), ms(30));
    }

    #[test]
    fn the_more_wait_the_less_each_gets_and_all_are_answered_in_time() {
        for threads in [1, 2, 7] {
            let mut last = EXPERT;
            for bots in [1, 3, 10, 50, 100, 1000, 10_000] {
                let answers = crowd(bots, threads);
                assert!(answers.iter().all(|&(_, at)| at <= PATIENCE), "{bots} bots on {threads} threads");
                let least = answers.iter().map(|&(time, _)| time).min().unwrap();
                assert!(least <= last && (least.is_zero() || least >= LEAST));
                last = least;
            }
            assert!(last.is_zero(), "in the end there is no time to think");
        }
        // Those who come at once get as much as each other.
        let answers = crowd(50, 1);
        assert!(answers.iter().all(|&(time, _)| time == ms(50)), "{answers:?}");
    }

    #[test]
    fn whoever_has_waited_too_long_does_not_think() {
        assert_eq!(share(EXPERT, PATIENCE, std::iter::empty(), 4), Duration::ZERO);
        assert_eq!(share(EXPERT, ms(0), std::iter::once(PATIENCE), 4), Duration::ZERO);
    }
}
