//! The entry of an action: each case in its scene, what was answered, what changed, and that it can be taken back.

use crate::book::{Book, wrapped};
use crate::diff::diff;
use crate::drive::{Drive, Policy};
use crate::scene::Scene;
use crate::staging::Case;
use crate::verdict::{did_something, sound, taken_back};
use daybreak::language::{Action, Effect};
use daybreak::{Fact, Move, Refusal, State};
use tabletop::{Next, Refused, Seat, Seats, refuse};

/// At most so many alternatives of one case are told.
const ALTERNATIVES: usize = 8;

/// A scene, who acts in it, and how.
pub(crate) struct Staged {
    pub scene: Scene,
    pub seat: Seat,
    pub begin: Move,
}

/// Tells an action in each of its cases, with each of its alternatives.
pub(crate) fn acts(book: &Book, out: &mut String, action: &Action, cases: &[Case], stage: impl Fn(&Case) -> Staged) {
    for case in cases {
        let Staged { mut scene, seat, begin } = stage(case);
        scene.nudge();
        if !case.label.is_empty() {
            *out += &format!("  [{}]\n", case.label);
        }
        *out += &wrapped("  ", &format!("Scene: {}.", scene.notes.join("; ")));
        let mut script = Some(Vec::new());
        let mut ends: Vec<State> = Vec::new();
        while let Some(choices) = script {
            let policy = Policy { script: choices, face: case.die.map(|die| die.0), ..Policy::default() };
            let mut drive = Drive::new(book, scene.timeline(), policy);
            drive.play(seat, begin);
            drive.settle();
            assert!(did_something(&drive, &scene.state), "nothing but the price was seen: {}", drive.story());
            let rolled = drive.facts.iter().find_map(|fact| match *fact {
                Fact::DieRolled { face, total, .. } => Some((face, total)),
                _ => None,
            });
            assert_eq!(rolled, case.die, "the die: face and total");
            tell(out, &mut drive, &scene);
            let again = again(&drive, seat, begin);
            *out += &format!("    {again}{}\n", taken_back(&mut drive.table));
            script = drive.policy.next_script();
            assert!(!ends.contains(drive.state()), "two alternatives are the same: {}", drive.story());
            ends.push(*drive.state());
            assert!(ends.len() <= ALTERNATIVES, "more than {ALTERNATIVES} alternatives");
        }
        if answers(action) {
            let mut drive = Drive::new(book, scene.timeline(), Policy::default());
            pass(&mut drive);
            *out += "  instead:\n";
            tell(out, &mut drive, &scene);
        }
    }
}

/// The story of a drive and what changed since the scene.
pub(crate) fn tell(out: &mut String, drive: &mut Drive<'_>, scene: &Scene) {
    tell_but(out, drive, scene, |_| true);
}

/// The same, with only such lines.
pub(crate) fn tell_but(out: &mut String, drive: &mut Drive<'_>, scene: &Scene, like: impl Fn(&str) -> bool) {
    sound(&scene.game, &scene.state);
    sound(&scene.game, drive.state());
    let mut lines = diff(drive.book, scene.game.powers(), &scene.state, drive.state());
    lines.retain(|line| like(line));
    assert!(!lines.is_empty(), "nothing changed: {}", drive.story());
    *out += &wrapped("  > ", &drive.story());
    lines.iter().for_each(|line| *out += &wrapped("    ", line));
}

/// Does it answer a roll or a crisis, so that it is worth seeing what comes without it?
fn answers(action: &Action) -> bool {
    let answer =
        |effect: &Effect| matches!(effect, Effect::Weaken(_) | Effect::IgnoreCrisis(_) | Effect::IgnoreRoll(_));
    action.any_effect(answer)
}

/// Everybody passes until the window is closed.
fn pass(drive: &mut Drive<'_>) {
    let frame = drive.state().frame();
    while drive.state().frame() == frame {
        let Next::Ask(asked) = drive.table.next() else { return };
        let seat = asked.first().expect("somebody is asked");
        drive.play(seat, Move::Pass);
    }
}

/// Can it be done again at once?
fn again(drive: &Drive<'_>, seat: Seat, begin: Move) -> String {
    let state: &State = drive.state();
    let frame = matches!(drive.table.next(), Next::Ask(asked) if asked != Seats::NONE);
    match refuse(drive.table.game(), state, seat, begin) {
        Ok(()) => "Again: possible. ".to_owned(),
        Err(Refused::Rule(Refusal::LimitReached { used, most, .. })) => {
            format!("Again: refused, {used} of {most} uses. ")
        }
        Err(Refused::Rule(Refusal::NoEffect | Refusal::NoneToRemove { .. })) => {
            "Again: refused, it would change nothing. ".to_owned()
        }
        Err(Refused::Rule(Refusal::CannotPayCards { need, have, .. })) => {
            format!("Again: refused, it costs {need} cards and {have} fit. ")
        }
        Err(Refused::Rule(Refusal::RequirementUnmet { .. })) => "Again: refused, what it requires is gone. ".to_owned(),
        Err(Refused::Rule(Refusal::CannotPayTokens { need, have, .. })) => {
            format!("Again: refused, it costs {need} tokens of {have}. ")
        }
        Err(Refused::Rule(other)) if frame => format!("Again: refused, {other:?}. "),
        Err(_) => String::new(),
    }
}
