//! The numbers of a hint agree with each other, at every kind of decision that the games of the corpus came to.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use crate::common;

use bots::search::Budget;
use common::root;
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use tabletop::log::Entry;
use tabletop::{Audience, Game, Seat, Timeline, Xoshiro};
use title::log_line::Sheet;
use title::{AdviceOf, Title, ViewOf};

/// The games of the corpus, each with its name.
fn games<T: Title>() -> Vec<(String, Timeline<T::Game>)> {
    let folder = root().join("corpus").join(T::ID);
    let mut paths: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    let open = |path: &std::path::Path| {
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let sheet = Sheet::read(&std::fs::read_to_string(path).unwrap()).unwrap();
        let content = T::content_of(&sheet.header.content, &name).unwrap();
        let setup = serde_json::from_value(sheet.header.setup.clone()).unwrap();
        let (timeline, judged) = sheet.replay(T::make(&content, &setup).unwrap(), |_, fault| format!("{fault:?}"));
        assert_eq!(judged, Ok(()), "{name}");
        (name, timeline)
    };
    paths.iter().map(|path| open(path)).collect()
}

/// Advice on one decision of so many, wherever it falls in each game.
fn advised<T: Title>(
    every: usize,
    lines: u32,
    mut look: impl FnMut(&str, &T::Game, &ViewOf<T>, Seat, &AdviceOf<T>),
) -> usize {
    let mut looks = 0;
    for (at, (name, timeline)) in games::<T>().iter().enumerate() {
        let (game, mut moves) = (timeline.game(), at);
        timeline.replay(timeline.len(), |step| {
            let Entry::Move { seat, .. } = step.entry else { return };
            moves += 1;
            if moves % every != 0 {
                return;
            }
            let view = game.view(step.before, Audience::Seat(*seat));
            let advice =
                T::adviser().advise(game, &view, 3, Budget::Iterations(lines), &mut Xoshiro::new(moves as u64));
            if !advice.moves.is_empty() {
                look(&format!("{name}, entry {}", step.no), game, &view, *seat, &advice);
                looks += 1;
            }
        });
    }
    looks
}

/// Whoever does not win has at least one other before him, and at most all others: so the mean place lies between 1 and the
/// chance not to win, and 1 and that many times the others. Two who share a victory have half of it and place 1.5 each.
#[test]
fn the_place_of_a_hint_is_one_that_its_chance_allows() {
    let (mut sure, mut open) = (0, 0);
    let looks = advised::<EarthriseTitle>(9, 48, |at, game, _, _, advice| {
        let others = f32::from(game.players()) - 1.0;
        for counsel in &advice.moves {
            let (not_won, place) = (1.0 - counsel.chance, counsel.prospect.place);
            assert!(place >= 1.0 + not_won - 0.001, "{at}: {counsel:?}");
            assert!(place <= 1.0 + others * not_won + 0.001, "{at}: {counsel:?}");
            let (unlucky, lucky) = (counsel.prospect.unlucky, counsel.prospect.lucky);
            assert!(unlucky <= lucky, "{at}: {counsel:?}");
            // Nine lines in ten leave at least the one and at most the other, to the width of a bar.
            assert!(counsel.chance >= 0.9 * unlucky - 0.03, "{at}: {counsel:?}");
            assert!(counsel.chance <= 0.1 + 0.9 * lucky + 0.03, "{at}: {counsel:?}");
            if not_won == 0.0 || not_won == 1.0 { sure += 1 } else { open += 1 }
        }
    });
    assert!(looks > 150 && open > 300 && sure > 0, "{looks} looks: {open} open, {sure} sure");
}

/// With a single line behind every move, all of its numbers are those of one end.
#[test]
fn the_numbers_of_one_line_are_those_of_one_end() {
    let mut ends = 0;
    advised::<EarthriseTitle>(7, 1, |at, game, view, _, advice| {
        let last = view.round + 1 >= game.table().rounds;
        for counsel in advice.moves.iter().filter(|counsel| last && counsel.visits == 1) {
            let (chance, place) = (counsel.chance, counsel.prospect.place);
            assert_eq!(counsel.prospect.honors.fract(), 0.0, "{at}: {counsel:?}");
            match chance {
                1.0 => assert_eq!(place, 1.0, "{at}: {counsel:?}"),
                0.0 => assert!(place >= 2.0, "{at}: {counsel:?}"),
                share => assert_eq!(place, 1.0 + (1.0 / share - 1.0) / 2.0, "a shared victory, {at}: {counsel:?}"),
            }
            ends += 1;
        }
    });
    assert!(ends > 100, "{ends}");
}

/// Nobody wins who does not survive, and a table that is past its limit in one future of ten does not survive in more than
/// nine.
#[test]
fn the_chances_and_the_strain_of_daybreak_are_of_the_same_futures() {
    let (mut strained, looks) = (0, 97);
    let looks = advised::<DaybreakTitle>(looks, 10, |at, _, view, _, advice| {
        let limit = view.state.standing.iter().map(|standing| standing.communities_to_lose).max().unwrap();
        for counsel in &advice.moves {
            let (survives, futures) = (counsel.prospect.survives, counsel.visits as f32);
            assert!(counsel.chance <= survives + 0.001, "{at}: {counsel:?}");
            if counsel.prospect.strained >= limit {
                let most = (futures - (0.1 * futures).floor() - 0.5) / (futures + 1.0);
                assert!(survives <= most + 0.001, "{at}: {counsel:?}");
                strained += 1;
            }
        }
    });
    assert!(looks > 20 && strained > 0, "{looks} looks, {strained} past the limit");
}
