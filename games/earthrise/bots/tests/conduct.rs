//! Whatever the table plays by, the players stay within the rules, give the same answer to the same question, and
//! allocate nothing.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use bots::{Bot, Random};
use earthrise::content::{BUILTIN, Content, Options};
use earthrise::{Earthrise, Setup, View};
use earthrise_bots::Steady;
use proptest::prelude::*;
use tabletop::{Audience, Dice, Game, Keyed, Seed, Xoshiro, run};

/// Pieces of the built-in file and what odd tables write instead.
const VARIANTS: &[&[(&str, &str)]] = &[
    &[],
    &[("always_playable_suit: ALE", "always_playable_suit: None")],
    &[("always_playable_suit: ALE", "always_playable_suit: PHO"), ("fewest_alerts: 10", "fewest_alerts: 200")],
    &[("(token: SameAs(right), n: 2)", "(token: SameAs(left), n: 40)")],
    &[
        ("(token: Value([8]), n: 1)", "(token: Value([1, 2, 3, 4, 5, 6, 7, 8]), n: 30)"),
        ("fewest_alerts: 10", "fewest_alerts: 0"),
    ],
    &[
        ("kinds: 4", "kinds: 8"),
        ("copies: 5", "copies: 4"),
        ("puzzle: [0, 5, 10, 17, 25]", "puzzle: [0, 1, 2, 4, 8, 16, 32, 64, 128]"),
        ("puzzle_bonus: [0, 2, 4, 7, 10]", "puzzle_bonus: [0, 2, 4, 7, 10, 11, 12, 13, 250]"),
        ("windows: [F]", "per_card: {PHO: 1}, windows: [R1, R2, F]"),
    ],
    &[
        ("kinds: 4", "kinds: 1"),
        ("copies: 5", "copies: 1"),
        ("puzzle: [0, 5, 10, 17, 25]", "puzzle: [0, 0]"),
        ("puzzle_bonus: [0, 2, 4, 7, 10]", "puzzle_bonus: [3, 0]"),
        ("per_leftover_token: {3: 1, 4: 1, 5: 2}", "per_leftover_token: 9"),
    ],
    &[
        ("R1: {APO: 4, AST: 3, PHO: 2, ALE: 0}", "R1: {APO: 0, AST: 0, PHO: 0, ALE: 0}"),
        ("R2: {APO: 3, AST: 2, PHO: 4, ALE: 0}", "R2: {APO: 255, AST: 0, PHO: 1, ALE: 9}"),
        ("R1: {ALE: 1}", "R1: {PHO: 1}"),
        ("R2: {ALE: 1}", "R2: {}"),
        ("per_card: {AST: 3}", "per_card: {AST: 255, ALE: 3}"),
    ],
    &[
        ("maneuvers_per_round: 7", "maneuvers_per_round: 1"),
        (
            "silent_tricks: {3: [4, 6, 8], 4: [4, 6, 8], 5: [5]}",
            "silent_tricks: {3: [1, 2, 3, 4, 5, 6, 7, 8, 9], 4: [2, 3, 4, 5, 6, 7, 8, 9, 10], 5: [1, 2, 3, 4, 5, 6, 8]}",
        ),
    ],
];

fn content(variant: usize) -> Content {
    // The list of sources names fields that odd files do not have.
    let sources = BUILTIN.find("    sources: {").unwrap();
    let plain = format!("{})", &BUILTIN[..sources]);
    let text = VARIANTS[variant].iter().fold(plain, |text, (piece, other)| {
        assert_eq!(text.matches(piece).count(), 1, "`{piece}` should be in the built-in file exactly once");
        text.replacen(piece, other, 1)
    });
    Content::parse("odd.ron", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// A table with every option set by chance.
fn odd_table(variant: usize, players: u8, pick: u64) -> Earthrise {
    let mut dice = Xoshiro::new(pick);
    let mut setup = Setup { pills: dice.below(3) > 0, ..Setup::new(players) };
    for option in Options::names() {
        setup.options.insert(option.name.to_owned(), (*dice.pick(option.values)).to_owned());
    }
    Earthrise::new(&content(variant), &setup).unwrap()
}

/// Plays a game and shows every question, with the answer Steady gave.
fn watch(game: &Earthrise, seed: u64, mut visit: impl FnMut(&View, earthrise::Move)) {
    let mut steady = Steady::new();
    let mut random = Random::new();
    let mut dice = Xoshiro::new(seed);
    run(game, &mut game.begin(), &mut Keyed::new(Seed::from(seed)), |game, state, asked| {
        let seat = *dice.pick(&asked.iter().collect::<Vec<_>>());
        let view = game.view(state, Audience::Seat(seat));
        let mv = steady.choose(game, &view, &mut dice);
        visit(&view, mv);
        // Half of the moves are random ones, so that odd positions come up.
        (seat, if dice.below(2) == 0 { mv } else { random.choose(game, &view, &mut dice) })
    });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_choice_is_legal_at_any_table(variant in 0..VARIANTS.len(), players in 3u8..=5, pick: u64, seed: u64) {
        let game = odd_table(variant, players, pick);
        let mut random = Random::new();
        let mut searchers = ["flat:4", "pimc:4", "skilled:4", "expert:4"].map(|name| earthrise_bots::bot(name).unwrap());
        let mut dice = Xoshiro::new(seed);
        watch(&game, seed, |view, steady| {
            let eye = game.eye_of(view).unwrap();
            let random = random.choose(&game, view, &mut dice);
            // One decision in eight is searched: a game has many, and this is for the odd tables.
            let searcher = dice.below(8 * searchers.len() as u32) as usize;
            let searched = searchers.get_mut(searcher).map(|bot| bot.choose(&game, view, &mut dice));
            for mv in [steady, random].into_iter().chain(searched) {
                assert_eq!(game.judge(&eye, mv), Ok(()), "{mv:?} in {view:?}");
            }
        });
    }
}

#[test]
fn the_same_question_gets_the_same_answer() {
    for players in 3..=5 {
        let game = Earthrise::builtin(&Setup { pills: true, ..Setup::new(players) }).unwrap();
        for name in ["random", "steady", "flat:20", "pimc:60", "skilled:20", "expert:20"] {
            let mut used = earthrise_bots::bot(name).unwrap();
            watch(&game, u64::from(players), |view, _| {
                let mut fresh = earthrise_bots::bot(name).unwrap();
                let answers = [
                    used.choose(&game, view, &mut Xoshiro::new(5)),
                    used.choose(&game, view, &mut Xoshiro::new(5)),
                    fresh.choose(&game, view, &mut Xoshiro::new(5)),
                ];
                assert!(answers.iter().all(|answer| *answer == answers[0]), "{name}: {answers:?} in {view:?}");
            });
        }
    }
}

#[test]
fn a_choice_allocates_nothing() {
    let game = Earthrise::builtin(&Setup { pills: true, ..Setup::new(4) }).unwrap();
    let mut views = Vec::new();
    watch(&game, 11, |view, _| views.push(*view));
    let mut dice = Xoshiro::new(1);
    for name in ["random", "steady"] {
        let mut bot = earthrise_bots::bot(name).unwrap();
        let mut all = || {
            for view in &views {
                bot.choose(&game, view, &mut dice);
            }
        };
        all();
        let counted = allocation_counter::measure(all);
        assert_eq!(counted.count_total, 0, "{name}");
    }
}

#[test]
fn random_plays_any_game_and_every_move() {
    use tabletop::toy::Pairs;
    let game = Pairs::new(3);
    let mut bot = Random::new();
    let mut dice = Xoshiro::new(3);
    let (_, length) = run(&game, &mut game.begin(), &mut Keyed::new(Seed::from(3)), |game, state, asked| {
        let seat = asked.first().unwrap();
        (seat, bot.choose(game, &game.view(state, Audience::Seat(seat)), &mut dice))
    });
    assert!(length.moves > 0);

    // Over many tries, every card of a first hand is led.
    let game = Earthrise::builtin(&Setup::new(4)).unwrap();
    let mut first = None;
    watch(&game, 1, |view, _| first = first.or(Some(*view)));
    let (view, mut bot) = (first.unwrap(), Random::new());
    let mut led = std::collections::HashSet::new();
    led.extend((0..1000).map(|_| bot.choose(&game, &view, &mut dice)));
    assert_eq!(led.len(), view.hand().kinds().count());
}

#[test]
fn every_profile_has_a_name_of_its_own_and_a_sentence() {
    let profiles: Vec<_> = earthrise_bots::profiles().collect();
    let names: Vec<_> = profiles.iter().map(|profile| profile.name).collect();
    assert_eq!(names, ["random", "flat", "casual", "steady", "pimc", "skilled", "expert"]);
    assert!(profiles.iter().all(|profile| profile.style.ends_with('.')));
    assert!(profiles.iter().all(|profile| profile.reference == ["flat", "pimc"].contains(&profile.name)));
    for name in names {
        assert!(earthrise_bots::bot(name).is_ok(), "{name}");
    }
}

#[test]
fn a_name_that_seats_nobody_says_why() {
    let error = |name: &str| earthrise_bots::bot(name).err().map(|error| error.to_string()).unwrap_or_default();
    assert_eq!(
        error("nobody"),
        "there is no bot `nobody`; the bots are random, flat, casual, steady, pimc, skilled, expert"
    );
    assert_eq!(error("oracle"), "`oracle` sees all cards, so it plays in the lab only");
    assert_eq!(error("oracle:50"), "`oracle` sees all cards, so it plays in the lab only");
    assert_eq!(error("random:5"), "`random` plays by rules and takes no thinking time");
    for wrong in ["soon", "0", "-3ms", "0ms", "1e99s", ""] {
        let why = "is not a thinking time; write iterations, as in 2000, or a time, as in 400ms or 1.5s";
        assert_eq!(error(&format!("expert:{wrong}")), format!("`{wrong}` {why}"));
    }
}
