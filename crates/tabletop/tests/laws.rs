//! The laws hold for a sound game, and each of them can fail.

mod flawed;

use flawed::{FLAWS, Flawed};
use proptest::prelude::*;
use std::panic::catch_unwind;
use tabletop::laws::{Broken, LAWS, Script, Subject, cases, feed, hold, hold_at, law};
use tabletop::toy::Pairs;
use tabletop::{Dice, Xoshiro};

mod pairs {
    tabletop::laws!(tabletop::toy::Pairs);
}

#[test]
fn each_flaw_breaks_exactly_the_law_it_is_made_for() {
    for &(flaw, expected) in FLAWS {
        let table = |pick| Flawed::new(Pairs::any_table(pick), flaw);
        let broken: Vec<Broken> = LAWS.iter().filter_map(|name| hold_at(name, cases(), table).err()).collect();
        let names: Vec<&str> = broken.iter().map(|broken| broken.law).collect();
        assert_eq!(names, [expected], "{flaw:?} should break this law alone: {broken:#?}");
    }
}

#[test]
fn each_law_can_be_broken() {
    for name in LAWS {
        assert!(FLAWS.iter().any(|(_, law)| law == name), "no flaw shows that `{name}` can fail");
    }
}

#[test]
fn what_breaks_a_law_is_shrunk_and_tells_the_way() {
    let table = |pick| Flawed::new(Pairs::any_table(pick), flawed::Flaw::FaultsOnAMove);
    let broken = hold_at("legal_never_faults", 32, table).unwrap_err();
    assert_eq!(broken.log.len(), 2, "two deals at the smallest table are enough: {broken}");
    assert_eq!(broken.entry, 2);
    assert!(broken.what.contains("seat 0 may play High"), "{broken}");
    assert!(broken.again.starts_with("table 0, Script { seed: 0, choices: []"), "{broken}");
    assert!(broken.to_string().contains("    1  draw: "), "{broken}");
}

#[test]
fn a_law_that_does_not_exist_does_not_hold() {
    assert!(hold::<Pairs>("finders_keepers", 1).is_err());
    assert!(law::<Pairs>("finders_keepers").is_none());
}

#[test]
fn the_same_script_is_the_same_game() {
    let script = Script { seed: 3, choices: vec![1, 2, 3], beyond: 9 };
    for name in LAWS {
        let law = law::<Pairs>(name).unwrap();
        assert_eq!(law(&Pairs::new(3), &script), Ok(()));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(256) })]

    #[test]
    fn a_sound_game_takes_any_bytes(bytes in proptest::collection::vec(any::<u8>(), 0..600)) {
        prop_assert_eq!(feed::<Pairs>(&bytes), Ok(()));
    }
}

/// Those laws that are quick to look at are looked at when bytes are fed.
#[test]
fn feeding_bytes_finds_flaws() {
    let mut dice = Xoshiro::new(1);
    let mut found: Vec<&str> = Vec::new();
    for _ in 0..2000 {
        let bytes: Vec<u8> = (0..120).map(|_| dice.bits() as u8).collect();
        // Flaws that fault are found by the fault itself.
        if let Ok(Err(broken)) = catch_unwind(|| feed::<Flawed>(&bytes)) {
            found.push(broken.law);
        }
    }
    let quick = [
        "offered_is_accepted",
        "accepted_is_offered",
        "somebody_is_asked",
        "nothing_is_lost",
        "replay_is_state",
        "seed_decides_draws",
        "imagined_fits_view",
        "views_hide",
        "moves_hide",
    ];
    for law in quick {
        assert!(found.contains(&law), "bytes never showed that `{law}` is broken");
    }
}
