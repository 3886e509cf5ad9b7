//! What a box owner can write in a file of their own, and what a table can choose.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use earthrise::content::{
    BUILTIN, Content, FewestAlertsTies, FinalTie, FollowRule, Maneuver, Options, PillEffect, Side, Source,
};
use earthrise::{Earthrise, Fact, Setup};
use tabletop::{Dice, Game, Next, Xoshiro, moves_of};

/// The built-in file with some pieces of it replaced.
fn with(pieces: &[(&str, &str)]) -> Content {
    let text = pieces.iter().fold(BUILTIN.to_owned(), |text, (piece, replacement)| {
        assert_eq!(text.matches(piece).count(), 1, "`{piece}` should be in the built-in file exactly once");
        text.replacen(piece, replacement, 1)
    });
    Content::parse("my.ron", &text).unwrap_or_else(|error| panic!("{error}"))
}

/// What one table after the other says, for 3, 4 and 5 players.
fn by_players<T>(content: &Content, ask: impl Fn(&earthrise::content::Table) -> T) -> [T; 3] {
    [3, 4, 5].map(|players| ask(&content.table(players).unwrap()))
}

#[test]
fn any_number_of_the_honors_cards_can_be_split_by_player_count() {
    // ER-3.1: the cards have a face per player count, and a file can hold all faces.
    let content = with(&[
        ("R1: {APO: 4,", "R1: {APO: {3: 4, 4: 5, 5: 6},"),
        ("fewest_alerts: 10", "fewest_alerts: {3: 9, 4: 10, 5: 11}"),
        ("R2: {ALE: 1}", "R2: {ALE: {3: 1, 4: 1, 5: 0}}"),
        ("\"01\": (per_card: {AST: 3}", "\"01\": (per_card: {AST: {3: 3, 4: 4, 5: 5}}"),
        ("cancel_own_alerts: true, windows", "cancel_own_alerts: {3: true, 4: true, 5: false}, windows"),
    ]);
    assert_eq!(by_players(&content, |table| table.honors[0][1]), [4, 5, 6]);
    assert_eq!(by_players(&content, |table| table.fewest_alerts), [9, 10, 11]);
    assert_eq!(by_players(&content, |table| table.alerts_per_card[1][3]), [1, 1, 0]);
    assert_eq!(
        by_players(&content, |table| table.pills[0].effects[0]),
        [3, 4, 5].map(|honors| PillEffect::PerCard([0, 0, honors, 0]))
    );
    assert_eq!(by_players(&content, |table| table.pills[1].spares_alerts()), [true, true, false]);
}

#[test]
fn lists_and_whole_groups_can_be_split_too() {
    let row = "{APO: 4, AST: 3, PHO: 2, ALE: 0}";
    let content = with(&[
        (&format!("R1: {row}"), &format!("R1: {{3: {row}, 4: {row}, 5: {{APO: 1, AST: 1, PHO: 1, ALE: 1}}}}")),
        ("puzzle: [0, 5, 10, 17, 25]", "puzzle: [0, 5, {3: 10, 4: 11, 5: 12}, 17, 25]"),
        (
            "puzzle_bonus: [0, 2, 4, 7, 10]",
            "puzzle_bonus: {3: [0, 1, 1, 1, 1], 4: [0, 2, 4, 7, 10], 5: [0, 0, 0, 0, 9]}",
        ),
        (
            "(suits: [PHO, AST], honors: 5)",
            "{3: (suits: [PHO], honors: 1), 4: (suits: [PHO, AST], honors: 5), 5: (suits: {3: [APO], 4: [APO], 5: [ALE]}, honors: 7)}",
        ),
    ]);
    assert_eq!(by_players(&content, |table| table.honors[0]), [[2, 4, 3, 0], [2, 4, 3, 0], [1, 1, 1, 1]]);
    assert_eq!(by_players(&content, |table| table.puzzle[2]), [10, 11, 12]);
    assert_eq!(by_players(&content, |table| table.pills[8].puzzle_bonus().unwrap()[4]), [1, 10, 9]);
    assert_eq!(
        by_players(&content, |table| table.pills[4].effects[0]),
        [(1, 1), (5, 5), (8, 7)].map(|(suits, honors)| PillEffect::PerSet { suits, honors })
    );
}

#[test]
fn the_layout_of_the_preparation_card_can_be_entered() {
    let r1 = "LowestOf(AST), Value([5]), SameAs(right), Value([3, 4]), SameAs(right), LowestOf(AST), Value([1])";
    let r2 = "LowestOf(PHO), LowestOf(APO), LowestOf(ALE), Value([2]), Value([6]), Value([7]), Value([8])";
    let r3 = "LowestOf(PHO), LowestOf(APO), LowestOf(ALE), Value([3]), Value([4]), Value([1, 2]), Value([8, 7])";
    let fixed = format!("fixed({{R1: [{r1}], R2: [{r2}], R3: [{r3}]}})");
    let split = format!("maneuver_layout: {{3: shuffled_supply, 4: {fixed}, 5: shuffled_supply}}");
    let content = with(&[("maneuver_layout: shuffled_supply", &split)]);
    assert_eq!(by_players(&content, |table| table.layout.is_some()), [false, true, false]);

    let table = content.table(4).unwrap();
    let layout = table.layout.unwrap();
    let written = |round: usize| {
        let tokens = layout[round].iter().map(|&i| table.tokens[usize::from(i)].to_string());
        tokens.collect::<Vec<_>>().join(", ")
    };
    assert_eq!(written(0), r1);
    assert_eq!(written(1), r2);
    assert_eq!(written(2), r3.replace("8, 7", "7, 8"));
    let mut used = layout.concat();
    used.sort_unstable();
    used.dedup();
    assert_eq!(used.len(), 21, "each token of the supply lies on the track at most once");
}

#[test]
fn other_decks_tracks_and_tokens_are_possible() {
    let content = with(&[
        ("always_playable_suit: ALE", "always_playable_suit: None"),
        ("(token: SameAs(right), n: 2)", "(token: SameAs(left), n: 44)"),
        ("deck_removed: {\n", "deck_removed: { // as on my cards\n"),
    ]);
    let table = content.table(5).unwrap();
    assert_eq!(table.free_suit, None);
    assert_eq!(table.tokens.len(), 64);
    assert_eq!(table.tokens.last(), Some(&Maneuver::SameAs(Side::Left)));
}

#[test]
fn a_file_may_leave_out_what_has_a_default() {
    let cut = |text: &str, from: &str, to: &str| {
        let begin = text.find(from).unwrap();
        let end = begin + text[begin..].find(to).unwrap();
        format!("{}{}", &text[..begin], &text[end..])
    };
    let text = cut(BUILTIN, "        // May one play anything", "    ),\n\n    // --- Where");
    let text = cut(&text, "    sources: {", ")\n");
    let text = cut(&text, "    pill_pool_presets: {", "    // --- Readings");
    let content = Content::parse("my.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.options(), Options::default());
    assert_eq!(content.source_of("honors"), None);
    assert_eq!(content.pools().collect::<Vec<_>>(), ["default"]);
}

#[test]
fn the_mark_some_editors_put_at_the_beginning_does_no_harm() {
    let text = format!("\u{feff}{}", BUILTIN.replace('\n', "\r\n"));
    let content = Content::parse("my.ron", &text).unwrap_or_else(|error| panic!("{error}"));
    assert_eq!(content.text(), text);
    assert_eq!(content.table(4), Content::builtin().unwrap().table(4));
}

#[test]
fn a_file_says_what_was_read_off_the_box() {
    let content = with(&[
        ("R1: {APO: 4,", "R1: {APO: 5,"),
        ("\"honors\": reconstructed", "\"honors\": reconstructed, \"honors.R1\": printed"),
    ]);
    assert_eq!(content.source_of("honors.R1.APO"), Some(Source::Printed));
    assert_eq!(content.source_of("honors.R2.APO"), Some(Source::Reconstructed));
}

#[test]
fn the_file_sets_the_defaults_of_all_options() {
    let content = with(&[
        ("follow_rule: trump_or_alert", "follow_rule: free"),
        ("final_tie: last_to_play_last_trick", "final_tie: shared_victory"),
        ("fewest_alerts_ties: all", "fewest_alerts_ties: last_to_play_last_trick"),
        ("public_draw: true", "public_draw: false"),
    ]);
    let expected = Options {
        follow_rule: FollowRule::Free,
        final_tie: FinalTie::SharedVictory,
        fewest_alerts_ties: FewestAlertsTies::LastToPlayLastTrick,
        public_draw: false,
        ..Options::default()
    };
    assert_eq!(content.options(), expected);
}

#[test]
fn every_option_can_be_set_by_name_to_every_value_it_lists() {
    assert_eq!(Options::names().len(), 11);
    for option in Options::names() {
        for value in option.values {
            let mut options = Options::default();
            options.set(option.name, value).unwrap();
            assert_eq!(options.get(option.name), Some(*value));
        }
    }
}

#[test]
fn an_option_that_cannot_be_set_says_what_can() {
    let mut options = Options::default();
    let unknown = options.set("follow", "free").unwrap_err().to_string();
    assert!(unknown.starts_with("there is no option `follow`; the options are follow_rule, follow_in_silence, "));
    let value = options.set("follow_rule", "Free").unwrap_err().to_string();
    assert_eq!(value, "option follow_rule cannot be `Free`; it can be trump_or_alert or free");
    assert_eq!(options, Options::default());
}

#[test]
fn options_are_stored_by_name_and_old_ones_can_still_be_read() {
    let mut options = Options::default();
    options.set("pill_decisions", "in_turn").unwrap();
    let stored = serde_json::to_string(&options).unwrap();
    assert!(stored.contains("\"pill_decisions\":\"in_turn\""), "{stored}");
    assert_eq!(serde_json::from_str::<Options>(&stored).unwrap(), options);
    // Options stored before another one existed: what was never chosen has its default.
    assert_eq!(serde_json::from_str::<Options>(r#"{"pill_decisions":"in_turn"}"#).unwrap(), options);
}

/// A pill is one entry: it is dealt, shown and scored like those of the box.
#[test]
fn a_pill_is_one_entry() {
    let ten = "\"10\": (per_set: (suits: [APO, PHO, AST], honors: 8), windows: [R1, R2, R3]),";
    let eleven = "\"11\": (per_card: {APO: 1}, per_silence_token: 2, windows: [R1, R2, R3]),";
    let content = with(&[(ten, &format!("{ten} {eleven}"))]);
    let effects = [PillEffect::PerSilenceToken(2), PillEffect::PerCard([0, 1, 0, 0])];
    let table = content.table(4).unwrap();
    let new = table.pills.iter().position(|pill| pill.number == 11).unwrap();
    assert!(effects.iter().all(|effect| table.pills[new].effects.contains(effect)), "{:?}", table.pills[new]);
    assert!(table.pill_pool.contains(&(new as u8)));
    let game = Earthrise::new(&content, &Setup { pills: true, ..Setup::new(4) }).unwrap();
    let (mut scored, mut facts) = (0, Vec::new());
    for seed in 0..60 {
        let (mut state, mut dice) = (game.begin(), Xoshiro::new(seed));
        loop {
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut dice);
                    game.draw(&mut state, draw, &mut facts);
                }
                Next::Ask(asked) => {
                    let seat = asked.first().unwrap();
                    let mv = *dice.pick(&moves_of(&game, &state, seat));
                    game.play(&mut state, seat, mv, &mut facts);
                }
            }
        }
        let is_it = |fact: &Fact| matches!(fact, Fact::PillScored { pill, honors, .. } if usize::from(pill.0) == new && *honors > 0);
        scored += facts.drain(..).filter(is_it).count();
    }
    assert!(scored > 3, "{scored}");
}

// ER-13.7: all pills are different, so a pool needs one for each player, and no more.
#[test]
fn a_pool_may_hold_just_one_pill_for_each_player() {
    let pool = "pill_pool: only([\"01\", \"02\", \"03\", \"04\", \"05\"])";
    let content = with(&[("pill_pool: {3: all, 4: all, 5: all}", pool)]);
    assert_eq!(by_players(&content, |table| table.pill_pool.len()), [5, 5, 5]);
}

#[test]
fn a_file_may_hold_sixteen_pills() {
    let one = "\"01\": (per_card: {AST: 3}";
    let more: String = (11..=16).map(|n| format!("\"{n}\": (per_card: {{AST: 3}}, windows: [R1]), ")).collect();
    let content = with(&[(one, &format!("{more}{one}"))]);
    assert_eq!(by_players(&content, |table| table.pills.len()), [16, 16, 16]);
}
