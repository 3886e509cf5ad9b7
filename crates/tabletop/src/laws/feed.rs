//! Arbitrary bytes as a table, moves, draws, retractions and branches: the body of a fuzz target.

use super::folds::{read_again, snapshots_agree};
use super::script::broken;
use super::{Broken, Subject, legality, same, secrecy, some_audience};
use crate::log::{Entry, EntryNo};
use crate::{Dice, Next, Seat, Seats, Timeline, Xoshiro, moves_of};

/// The longest log that is fed, so that one input stays quick.
const LONGEST: u32 = 600;

/// Plays a game as the bytes say, with moves nobody would offer in it, and looks after every entry whether the laws
/// hold that are quick to look at. What is refused must change nothing.
pub fn feed<G: Subject>(bytes: &[u8]) -> Result<(), Broken> {
    let mut tape = Tape::new(bytes);
    let game = G::any_table(tape.number());
    let mut timeline = Timeline::new(game);
    let longest = LONGEST.min(2 * timeline.game().bound());
    laws_hold(&timeline, &mut tape)?;
    while !tape.is_over() && timeline.len() < longest {
        let (len, state) = (timeline.len(), timeline.state().clone());
        step(&mut timeline, &mut tape)?;
        if timeline.len() == len {
            same("what was refused has changed the state", &state, timeline.state())
                .map_err(|what| broken(&timeline, "accepted_is_offered", what))?;
        } else {
            laws_hold(&timeline, &mut tape)?;
        }
    }
    let again = read_again(&timeline).map_err(|what| broken(&timeline, "replay_is_state", what))?;
    same("reading the log leads to another state", timeline.state(), again.state())
        .map_err(|what| broken(&timeline, "replay_is_state", what))?;
    snapshots_agree(&timeline).map_err(|what| broken(&timeline, "snapshot_and_tail_is_state", what))
}

/// Does one thing, possible or not.
fn step<G: Subject>(timeline: &mut Timeline<G>, tape: &mut Tape<'_>) -> Result<(), Broken> {
    let next = timeline.next();
    // Mostly what is possible, so that games get somewhere.
    match (tape.byte(), next) {
        (0..=7, _) => {
            let from = (tape.byte() % 2 == 1).then(|| tape.entry(timeline.len()));
            let (seat, agreed) = (tape.seat(), tape.byte());
            let agreed = (0..Seats::MAX).map(Seat).filter(|seat| agreed >> seat.0 & 1 == 0).collect();
            // Whether it is possible or not, what follows looks at what has become of it.
            let _ = timeline.retract(seat, from, agreed);
        }
        (8..=9, _) => {
            let _ = timeline.branch(tape.entry(timeline.len()));
        }
        (10..=13, _) => {
            let drawn = timeline.entries().iter().rev().find(|entry| matches!(entry, Entry::Draw(_)));
            if let Some(draw) = drawn.cloned() {
                let _ = timeline.push(draw);
            }
        }
        (14..=63, _) => {
            let (seat, mv) = (tape.seat(), timeline.game().any_move(tape));
            legality::accepted(timeline.game(), timeline.state(), seat, mv)
                .map_err(|what| broken(timeline, "accepted_is_offered", what))?;
            let _ = timeline.play(seat, mv, &mut Vec::new());
        }
        (_, Next::Draw(need)) => {
            let draw = timeline.game().sample(timeline.state(), need, tape);
            if let Err(fault) = timeline.draw(draw, &mut Vec::new()) {
                return Err(broken(timeline, "seed_decides_draws", fault.to_string()));
            }
        }
        (_, Next::Ask(asked)) => {
            let seat = tape.one_of(&asked.iter().collect::<Vec<_>>());
            let mv = tape.one_of(&moves_of(timeline.game(), timeline.state(), seat));
            if let Err(why) = timeline.play(seat, mv, &mut Vec::new()) {
                return Err(broken(timeline, "offered_is_accepted", why.to_string()));
            }
        }
        (_, Next::Over(_)) => {}
    }
    Ok(())
}

/// The laws that are quick to look at, in the state that now is.
fn laws_hold<G: Subject>(timeline: &Timeline<G>, tape: &mut Tape<'_>) -> Result<(), Broken> {
    let (game, state) = (timeline.game(), timeline.state());
    let found = |law| move |what| broken(timeline, law, what);
    legality::asked(game, state).map_err(found("somebody_is_asked"))?;
    legality::offered(game, state).map_err(found("offered_is_accepted"))?;
    game.conserved(state).map_err(found("nothing_is_lost"))?;
    if timeline.line().len() >= game.bound() as usize && !matches!(game.next(state), Next::Over(_)) {
        return Err(broken(timeline, "ends_within_bound", "the game said it would be over by now"));
    }
    // To imagine worlds can take longer than all the rest.
    const IMAGINE_ONE_IN: u32 = 8;
    let dice = &mut tape.after;
    if dice.below(IMAGINE_ONE_IN) > 0 {
        return Ok(());
    }
    let who = some_audience(game, dice);
    secrecy::imagined(game, state, who, dice).map_err(found("imagined_fits_view"))?;
    secrecy::view_hides(game, state, who, dice).map_err(found("views_hide"))?;
    secrecy::next_hides(game, state, who, dice).map_err(found("views_hide"))?;
    if let Next::Ask(asked) = game.next(state)
        && let Some(seat) = asked.first()
    {
        secrecy::moves_follow_view(game, state, seat, dice).map_err(found("moves_hide"))?;
    }
    Ok(())
}

/// Bytes as dice: a byte or two a throw, so that a fuzzer sees what each of them does. When they have run out, a
/// generator goes on.
struct Tape<'a> {
    bytes: std::slice::Iter<'a, u8>,
    after: Xoshiro,
}

impl<'a> Tape<'a> {
    fn new(bytes: &'a [u8]) -> Self {
        Tape { bytes: bytes.iter(), after: Xoshiro::new(bytes.len() as u64) }
    }

    fn is_over(&self) -> bool {
        self.bytes.len() == 0
    }

    fn byte(&mut self) -> u8 {
        self.bytes.next().copied().unwrap_or_else(|| self.after.bits() as u8)
    }

    fn number(&mut self) -> u64 {
        u64::from_le_bytes(std::array::from_fn(|at| if at < 4 { self.byte() } else { 0 }))
    }

    /// One of a few things, which must not be none.
    fn one_of<T: Copy>(&mut self, items: &[T]) -> T {
        if items.len() <= 1 { items[0] } else { items[usize::from(self.byte()) % items.len()] }
    }

    /// Mostly a seat there is.
    fn seat(&mut self) -> Seat {
        Seat(match self.byte() {
            255 => 255,
            byte => byte % Seats::MAX,
        })
    }

    /// An entry, or one past the last.
    fn entry(&mut self, len: EntryNo) -> EntryNo {
        EntryNo::from(u16::from_le_bytes([self.byte(), self.byte()])) % (len + 2)
    }
}

impl Dice for Tape<'_> {
    fn bits(&mut self) -> u64 {
        if self.is_over() {
            return self.after.bits();
        }
        // The upper half of the 32 bits that `below` scales down; the rest is fair, so that no throw is repeated for ever.
        let high = u64::from(u16::from_le_bytes([self.byte(), self.byte()]));
        let low = self.after.bits();
        low & !0xffff_0000 | high << 16
    }
}
