//! Laws about the log: everything is a fold of it, from the beginning or from a snapshot, after any detour.

use super::script::{Walk, at_every_point, broken, faultless};
use super::{Broken, Script, Subject, same};
use crate::log::{Entry, EntryNo, EntryOf};
use crate::{Dice, Game, Next, Seat, Seats, Silent, Timeline, moves_of};

/// The log alone, read by somebody else, leads to the same state, and telling what happened changes nothing.
pub fn replay_is_state<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    const LAW: &str = "replay_is_state";
    let mut walk = Walk::new(game, script);
    let mut steps = Vec::new();
    while let Some(entry) = walk.decide() {
        let mut facts = Vec::new();
        if !walk.go(&entry, &mut facts) {
            break;
        }
        steps.push((facts, walk.timeline.state().clone()));
    }
    let timeline = &walk.timeline;
    let again = read_again(timeline).map_err(|what| walk.broken(LAW, what))?;
    same("reading the log leads to another state", timeline.state(), again.state())
        .map_err(|what| walk.broken(LAW, what))?;

    let mut wrong = Ok(());
    let mut steps = steps.into_iter();
    timeline.replay(timeline.len(), |step| {
        if let (Ok(()), Some((facts, state))) = (&wrong, steps.next()) {
            wrong = same("replay comes through another state", &state, step.after)
                .and_then(|()| same("replay tells other facts", &facts.as_slice(), &step.facts))
                .map_err(|what| format!("at entry {}, {what}", step.no));
        }
    });
    wrong.map_err(|what| walk.broken(LAW, what))
}

/// A snapshot and the entries after it lead to the same state as the whole log, wherever the snapshot was taken, and
/// through retractions and branches. Snapshots are those the timeline keeps, and states written to disk.
pub fn snapshot_and_tail_is_state<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    let mut walk = Walk::new(game, script);
    wander(&mut walk);
    let check = snapshots_agree(&walk.timeline).and_then(|()| stored_snapshots_agree(&walk.timeline));
    check.map_err(|what| walk.broken("snapshot_and_tail_is_state", what))
}

/// Goes through a game with retractions and what-ifs in it.
fn wander<G: Subject>(walk: &mut Walk<G>) {
    const LONGEST: u32 = 600;
    let most = LONGEST.min(2 * walk.timeline.game().bound());
    let players = usize::from(walk.timeline.game().players());
    while walk.timeline.len() < most {
        let over = matches!(walk.timeline.next(), Next::Over(_));
        match walk.choose(if over { 2 } else { 16 }) {
            15 => {
                let seat = Seat(walk.choose(players) as u8);
                // A seat that has nothing to take back leaves everything as it is.
                let _ = walk.timeline.retract(seat, None, Seats::all(players as u8));
                walk.rewind_chance();
            }
            choice if choice == 14 || over && choice == 1 => {
                let to = walk.choose(walk.timeline.len() as usize + 1) as EntryNo;
                let _ = walk.timeline.branch(to);
                walk.rewind_chance();
            }
            _ => match walk.decide() {
                Some(entry) if walk.go(&entry, &mut Silent) => {}
                _ => return,
            },
        }
    }
}

/// The state the timeline gives after each entry is what a plain fold from the beginning leads to.
pub(super) fn snapshots_agree<G: Subject>(timeline: &Timeline<G>) -> Result<(), String> {
    let game = timeline.game();
    let lines = lines_of(timeline.entries());
    let mut state = game.begin();
    let mut done: &[EntryNo] = &[];
    for (upto, line) in lines.iter().enumerate() {
        let rest = line.strip_prefix(done).unwrap_or_else(|| {
            state = game.begin();
            line
        });
        rest.iter().for_each(|&no| apply(game, &mut state, &timeline.entries()[no as usize - 1]));
        done = line;
        same(&format!("the state after entry {upto} is another one by snapshot"), &state, &timeline.at(upto as u32))?;
    }
    same("the state now is not the fold of the log", &state, timeline.state())
}

/// A state that is written, read and played on leads to where the game went.
fn stored_snapshots_agree<G: Subject>(timeline: &Timeline<G>) -> Result<(), String> {
    const MOST: usize = 64;
    let game = timeline.game();
    let line: Vec<&EntryOf<G>> = timeline.line().map(|no| &timeline.entries()[no as usize - 1]).collect();
    let stride = line.len() / MOST + 1;
    let mut state = game.begin();
    for (place, entry) in line.iter().enumerate() {
        // What cannot be written or read breaks another law.
        if place.is_multiple_of(stride)
            && let Ok(text) = serde_json::to_string(&state)
            && let Ok(mut stored) = serde_json::from_str::<G::State>(&text)
        {
            line[place..].iter().for_each(|entry| apply(game, &mut stored, entry));
            same(&format!("a state stored after {place} steps leads elsewhere"), timeline.state(), &stored)?;
        }
        apply(game, &mut state, entry);
    }
    Ok(())
}

/// The entries that held after the first 0, 1, 2 ... entries of a log, worked out as plainly as can be.
fn lines_of<M, D>(entries: &[Entry<M, D>]) -> Vec<Vec<EntryNo>> {
    let mut lines: Vec<Vec<EntryNo>> = vec![Vec::new()];
    for (at, entry) in entries.iter().enumerate() {
        let mut line = lines[at].clone();
        match entry {
            Entry::Move { .. } | Entry::Draw(_) => line.push(at as EntryNo + 1),
            Entry::Retract { lifted, .. } => line.retain(|no| !lifted.contains(no)),
            Entry::Branch { to } => line.clone_from(&lines[*to as usize]),
        }
        lines.push(line);
    }
    lines
}

fn apply<G: Game>(game: &G, state: &mut G::State, entry: &EntryOf<G>) {
    match entry {
        Entry::Move { seat, mv } => game.play(state, *seat, *mv, &mut Silent),
        Entry::Draw(draw) => game.draw(state, draw.clone(), &mut Silent),
        Entry::Retract { .. } | Entry::Branch { .. } => {}
    }
}

/// A seat that takes back moves and makes them again is where it was; the moves of others stand, or their seats are
/// named; and the log with the retraction in it can be read.
pub fn retract_then_redo_is_identity<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("retract_then_redo_is_identity", game, script, |point, dice| {
        for seat in (0..game.players()).map(Seat) {
            let own: Vec<EntryNo> =
                point.timeline.line().filter(|no| mover(point.timeline, *no) == Some(seat)).collect();
            let earlier = own.iter().rev().take(4).copied().collect::<Vec<_>>();
            redo(point.timeline, seat, None)?;
            if !earlier.is_empty() {
                redo(point.timeline, seat, Some(*dice.pick(&earlier)))?;
            }
        }
        Ok(())
    })
}

pub(super) fn redo<G: Subject>(timeline: &Timeline<G>, seat: Seat, from: Option<EntryNo>) -> Result<(), String> {
    let Ok(plan) = timeline.retraction(seat, from) else { return Ok(()) };
    let mut other = timeline.clone();
    let who = format!("seat {seat} takes back {:?}", plan.own);

    let disturbed: Seats = plan.disturbed.iter().filter_map(|&no| mover(timeline, no)).collect();
    let everybody = Seats::all(timeline.game().players()).without(seat);
    let asked = if plan.shown { everybody } else { disturbed };
    same(
        &format!("{who}: not exactly the disturbed seats, or all who were shown something, are asked"),
        &asked,
        &plan.asked,
    )?;
    if other.retract(seat, from, plan.asked).is_err() {
        return Err(format!("{who}: refused although everybody agrees"));
    }
    let kept: Vec<EntryNo> = timeline.line().filter(|no| !plan.lifted().contains(no)).collect();
    same(&format!("{who}: other entries hold"), &kept, &other.line().collect())?;
    let again = read_again(&other).map_err(|what| format!("{who}: {what}"))?;
    same(&format!("{who}: reading the log leads to another state"), other.state(), again.state())?;

    let alone = timeline.line().skip_while(|no| *no != plan.own[0]).all(|no| mover(timeline, no) == Some(seat));
    if !plan.disturbed.is_empty() || !alone && !timeline.game().commutes() {
        return Ok(());
    }
    for no in &plan.own {
        if let Entry::Move { mv, .. } = timeline.entries()[*no as usize - 1]
            && let Err(why) = other.play(seat, mv, &mut Silent)
        {
            return Err(format!("{who} and cannot play {mv:?} again: {why}"));
        }
    }
    same(&format!("{who} and plays the same again, but is elsewhere"), timeline.state(), other.state())
}

fn mover<G: Subject>(timeline: &Timeline<G>, no: EntryNo) -> Option<Seat> {
    match timeline.entries().get(no as usize - 1)? {
        Entry::Move { seat, .. } => Some(*seat),
        _ => None,
    }
}

/// A new timeline that has read every entry of this one.
pub(super) fn read_again<G: Subject>(timeline: &Timeline<G>) -> Result<Timeline<G>, String> {
    let mut again = Timeline::new(timeline.game().clone());
    for (at, entry) in timeline.entries().iter().enumerate() {
        again.push(entry.clone()).map_err(|fault| format!("entry {} cannot be read again: {fault}", at + 1))?;
    }
    Ok(again)
}

/// A copy of a state stays as it was, whatever is played on the state or on other copies of it.
pub fn past_never_changes<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    const LAW: &str = "past_never_changes";
    // What cannot be written breaks another law.
    let write = |state: &G::State| serde_json::to_string(state).unwrap_or_default();
    let mut walk = Walk::new(game, script);
    let mut past = vec![(walk.timeline.state().clone(), write(walk.timeline.state()))];
    while let Some(entry) = walk.decide() {
        if let Next::Ask(asked) = walk.timeline.next()
            && let Some(seat) = super::askable(game, asked).last()
            && let Some(&mv) = moves_of(game, walk.timeline.state(), seat).last()
            && faultless(|| walk.timeline.clone().play(seat, mv, &mut Silent)).is_ok()
            && past.last().is_some_and(|(_, text)| *text != write(walk.timeline.state()))
        {
            return Err(walk.broken(LAW, format!("seat {seat} tried {mv:?} on a copy, and it changed the state")));
        }
        if !walk.go(&entry, &mut Silent) {
            break;
        }
        past.push((walk.timeline.state().clone(), write(walk.timeline.state())));
    }
    for (step, (state, text)) in past.iter().enumerate() {
        if write(state) != *text {
            let what =
                format!("the copy kept after step {step} has changed since:\n    was {text}\n    is  {}", write(state));
            return Err(broken(&walk.timeline, LAW, what));
        }
    }
    Ok(())
}
