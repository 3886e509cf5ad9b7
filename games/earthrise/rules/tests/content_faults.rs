//! A data file with a mistake is refused, and the message says where the mistake is and what would be right.

use earthrise::content::{BUILTIN, Content, Fault};
use proptest::prelude::*;

/// The built-in file with one piece of it replaced.
fn with(piece: &str, replacement: &str) -> String {
    assert_eq!(BUILTIN.matches(piece).count(), 1, "`{piece}` should be in the built-in file exactly once");
    BUILTIN.replacen(piece, replacement, 1)
}

fn faults(text: &str) -> Vec<Fault> {
    Content::parse("my.ron", text).err().map(|error| error.faults).unwrap_or_default()
}

/// Each row: what stands in the file, what somebody writes instead, the field that is named, a part of the message.
#[track_caller]
fn refused(rows: &[(&str, &str, &str, &str)]) {
    for (piece, mistake, field, says) in rows {
        let faults = faults(&with(piece, mistake));
        let lines: Vec<String> = faults.iter().map(Fault::to_string).collect();
        assert!(
            faults.iter().any(|fault| fault.field == *field && fault.to_string().contains(says)),
            "instead of `{piece}` somebody writes `{mistake}`; expected a fault of {field} that says `{says}`, got:\n{}",
            lines.join("\n")
        );
        assert!(faults.iter().all(|fault| fault.place.is_some()), "every fault has a place:\n{}", lines.join("\n"));
    }
}

#[test]
fn the_message_names_file_line_field_mistake_and_remedy() {
    let text = "(\n    id: \"x\",\n    suits: [PHO, APO, AST, ALF],\n)";
    let error = Content::parse("my.ron", text).unwrap_err().to_string();
    assert_eq!(error, "my.ron:4:1: value_range: the field is missing; expected a value for it");

    let text = with("AST: 3, PHO: 2, ALE: 0}", "AST: 3, PHO: two, ALE: 0}");
    let line = text.lines().position(|line| line.contains("PHO: two")).unwrap() + 1;
    let error = Content::parse("my.ron", &text).unwrap_err().to_string();
    let expected = "this is not a number; expected a whole number from 0 to 255, \
                    or one value for each player count: {3: .., 4: .., 5: ..}";
    assert_eq!(error, format!("my.ron:{line}:35: honors.R1.PHO: {expected}"));
}

#[test]
fn all_mistakes_are_told_at_once_in_the_order_of_the_file() {
    let text = with("hand_size: {3: 10, 4: 10, 5: 8}", "hand_size: {3: 10, 4: 9, 5: 8}")
        .replace("kinds: 4", "kinds: 9")
        .replace("windows: [F]", "windows: [G]")
        .replace("stack_condition: newest", "stack_condition: oldest");
    let fields: Vec<String> = faults(&text).into_iter().map(|fault| fault.field).collect();
    let expected =
        ["hand_size.4", "silent_tricks.4", "puzzle_pieces.kinds", "pills.09.windows[0]", "options.stack_condition"];
    assert_eq!(fields, expected);
}

#[test]
fn shape() {
    refused(&[
        ("id: \"earthrise/reconstructed-1\",", "", "id", "the field is missing"),
        ("id: \"earthrise/reconstructed-1\"", "id: 5", "id", "expected a text in \"quotes\""),
        ("id: \"earthrise/reconstructed-1\"", "id: \" \"", "id", "the id is empty"),
        ("value_range: (1, 8),", "value_range: (1, 8), colour: red,", "colour", "there is no such field here"),
        ("maneuvers_per_round: 7,", "maneuvers_per_round: 7, rounds: [R1],", "rounds", "given twice"),
        ("kinds: 4,", "kinds: 4, frame: 1,", "puzzle_pieces.frame", "expected one of kinds, copies"),
        ("R1: {APO: 4,", "R1: {APO: 4 ", "honors", "expected comma"),
        ("R1: {APO: 4,", "R1: {APO: 4, APO: 5,", "honors.R1.APO", "given twice"),
        ("R1: {APO: 4,", "R1: {APO: -4,", "honors.R1.APO", "from 0 to 255"),
        ("R1: {APO: 4,", "R1: {APO: 4.5,", "honors.R1.APO", "expected the value alone"),
        ("R1: {APO: 4,", "R1: {Apollo: 4,", "honors.R1", "`Apollo` is not known here; expected one of PHO, APO"),
    ]);
}

#[test]
fn suits_numbers_and_rounds() {
    refused(&[
        ("suits: [PHO, APO, AST, ALE]", "suits: [PHO, APO, AST, ALE, PHO]", "suits", "PHO is named twice"),
        ("suits: [PHO, APO, AST, ALE]", "suits: []", "suits", "there is no suit"),
        ("suits: [PHO, APO, AST, ALE]", "suits: [PHO, APO, AST]", "deck_base.ALE", "not among the suits"),
        ("suits: [PHO, APO, AST, ALE]", "suits: [PHO, APO, AST]", "always_playable_suit", "not among the suits"),
        ("suits: [PHO, APO, AST, ALE]", "suits: [PHO, APO, AST]", "maneuver_tokens[3].token", "not among the suits"),
        ("suits: [PHO, APO, AST, ALE]", "suits: [PHO, APO, AST]", "honors.R2.ALE", "not among the suits"),
        ("suits: [PHO, APO, AST, ALE]", "suits: [PHO, APO, AST]", "pills.02.per_card.ALE", "not among the suits"),
        ("value_range: (1, 8)", "value_range: (1, 9)", "value_range", "within 1 to 8"),
        ("value_range: (1, 8)", "value_range: (0, 8)", "value_range", "within 1 to 8"),
        ("value_range: (1, 8)", "value_range: (8, 1)", "value_range", "within 1 to 8"),
        ("value_range: (1, 8)", "value_range: (1, 7)", "deck_base.PHO", "no card bears the number 8"),
        ("value_range: (1, 8)", "value_range: (1, 7)", "maneuver_tokens[11].token", "from 1 to 7"),
        ("rounds: [R1, R2, R3]", "rounds: [R1, R3]", "rounds", "in order"),
        ("rounds: [R1, R2, R3]", "rounds: []", "rounds", "one to four rounds"),
        ("rounds: [R1, R2, R3]", "rounds: [R1, R2, R5]", "rounds[2]", "expected one of R1, R2, R3, R4"),
        ("rounds: [R1, R2, R3]", "rounds: [R1, R2]", "honors.R3", "there is no such round"),
        ("rounds: [R1, R2, R3]", "rounds: [R1, R2]", "pills.01.windows", "there is no round R3"),
        ("rounds: [R1, R2, R3]", "rounds: [R1, R2, R3, R4]", "honors.R4", "the round has no honors"),
        ("rounds: [R1, R2, R3]", "rounds: [R1, R2, R3, R4]", "alerts_per_card.R4", "the round has no alerts_per_card"),
        ("rounds: [R1, R2, R3]", "rounds: [R1, R2, R3, R4]", "maneuver_tokens", "expected at least 28"),
    ]);
}

#[test]
fn deck() {
    refused(&[
        ("PHO: [1, 2, 3, 4, 4,", "PHO: [1, 2, 3, 4,", "hand_size.4", "4 hands of 10 are 40 cards, but the deck has 39"),
        ("PHO: [1, 2, 3, 4, 4,", "PHO: [1, 4, 4, 4, 4,", "deck_base.PHO", "more than 3 copies of PHO4"),
        ("PHO: [1, 2, 3, 4, 4,", "PHO: [0, 2, 3, 4, 4,", "deck_base.PHO", "no card bears the number 0"),
        ("AST: [1, 2, 2, 3, 4, 5, 6, 7, 7, 8],", "", "deck_base.AST", "the suit has no cards"),
        ("3: {PHO: [4, 5],", "3: {PHO: [4, 6, 6],", "deck_removed.3.PHO", "more copies of PHO6 than the 1"),
        ("3: {PHO: [4, 5],", "3: {PHO: [4],", "hand_size.3", "30 cards, but the deck has 31"),
        ("PHO: [1, 2, 3, 4, 4,", "PHO: [1, 2, 3, 3, 3,", "deck_removed.3.PHO", "PHO4 is not in deck_base"),
        ("always_playable_suit: ALE", "always_playable_suit: ALL", "always_playable_suit", "expected one of PHO"),
        ("hand_size: {3: 10, 4: 10, 5: 8}", "hand_size: 10", "hand_size", "5 hands of 10 are 50 cards"),
        ("hand_size: {3: 10, 4: 10, 5: 8}", "hand_size: {3: 10, 4: 17, 5: 8}", "hand_size.4", "expected 1 to 16"),
        ("hand_size: {3: 10, 4: 10, 5: 8}", "hand_size: {3: 10, 4: 10, 5: 0}", "hand_size.5", "expected 1 to 16"),
    ]);
}

#[test]
fn track() {
    refused(&[
        ("maneuvers_per_round: 7", "maneuvers_per_round: 6", "silent_tricks.5", "expected 2 silent"),
        ("maneuvers_per_round: 7", "maneuvers_per_round: 0", "maneuvers_per_round", "expected 1 to 16"),
        ("5: [5]}", "5: [5, 6]}", "silent_tricks.5", "is not 7 open tricks (maneuvers_per_round) and 2 silent"),
        ("5: [5]}", "5: [9]}", "silent_tricks.5", "there is no trick 9; expected tricks from 1 to the hand size, 8"),
        ("5: [5]}", "5: [0]}", "silent_tricks.5", "there is no trick 0"),
        ("3: [4, 6, 8]", "3: [4, 6, 6]", "silent_tricks.3", "trick 6 is named twice"),
        (
            "(token: SameAs(right), n: 2)",
            "(token: SameAs(up), n: 2)",
            "maneuver_tokens[16].token.SameAs",
            "right, left",
        ),
        ("(token: SameAs(right), n: 2)", "(token: Next, n: 2)", "maneuver_tokens[16].token", "LowestOf, Value, SameAs"),
        ("(token: SameAs(right), n: 2)", "(token: SameAs(right))", "maneuver_tokens[16].n", "the field is missing"),
        ("(token: SameAs(right), n: 2)", "(token: SameAs(right), n: 0)", "maneuver_tokens[16].n", "at least 1"),
        // ER-9.6: used tokens never return, so a supply that could run out is refused.
        ("(token: SameAs(right), n: 2),", "", "maneuver_tokens", "there are 20 tokens; expected at least 21"),
        ("(token: SameAs(right), n: 2)", "(token: SameAs(right), n: 45)", "maneuver_tokens", "expected at most 64"),
        ("(token: Value([3, 4])", "(token: Value([])", "maneuver_tokens[13].token", "the token asks for no number"),
        ("(token: Value([3, 4])", "(token: Value([3, 3])", "maneuver_tokens[13].token", "the number 3 is named twice"),
        ("(token: Value([3, 4])", "(token: Value([3, 9])", "maneuver_tokens[13].token", "no card bears the number 9"),
    ]);
}

#[test]
fn layout() {
    const SHUFFLED: &str = "maneuver_layout: shuffled_supply";
    let lines = |r1: &str, r2: &str| {
        let r3 = "LowestOf(PHO), LowestOf(PHO), LowestOf(APO), LowestOf(APO), LowestOf(AST), LowestOf(AST), Value([8])";
        format!("maneuver_layout: fixed({{R1: [{r1}], R2: [{r2}], R3: [{r3}]}})")
    };
    let singles = "Value([1]), Value([2]), Value([3]), Value([4]), Value([5]), Value([6]), Value([7])";
    let pairs =
        "Value([2, 1]), Value([3, 4]), Value([5, 6]), Value([7, 8]), SameAs(right), SameAs(right), LowestOf(ALE)";
    assert_eq!(faults(&with(SHUFFLED, &lines(singles, pairs))), []);
    refused(&[
        (SHUFFLED, "maneuver_layout: shuffled", "maneuver_layout", "expected one of shuffled_supply, fixed"),
        (SHUFFLED, "maneuver_layout: fixed({R4: []})", "maneuver_layout.R4", "there is no such round"),
        (SHUFFLED, "maneuver_layout: fixed({R1: []})", "maneuver_layout.R2", "the round has no tokens"),
        (SHUFFLED, &lines("Value([1])", pairs), "maneuver_layout.R1", "tokens in the round: 1; expected 7"),
        (
            SHUFFLED,
            &lines(singles, &pairs.replace("5, 6", "5, 7")),
            "maneuver_layout.R2[2]",
            "Value([5, 7]) is not among",
        ),
        (
            SHUFFLED,
            &lines(singles, &pairs.replace("5, 6", "5, 9")),
            "maneuver_layout.R2[2]",
            "no card bears the number 9",
        ),
        (SHUFFLED, &lines(singles, &pairs.replace("5, 6", "1")), "maneuver_layout.R2[2]", "more often than the 1"),
        (SHUFFLED, &lines(singles, &pairs.replace("LowestOf(ALE)", "left")), "maneuver_layout.R2[6]", "`left`"),
    ]);
}

#[test]
fn scores() {
    refused(&[
        ("R2: {APO: 3, AST: 2, PHO: 4, ALE: 0},", "", "honors.R2", "the round has no honors"),
        ("R2: {ALE: 1},", "", "alerts_per_card.R2", "the round has no alerts_per_card"),
        ("R2: {APO: 3, AST: 2, PHO: 4, ALE: 0}", "R2: {APO: 3}", "honors.R2.AST", "the suit is missing"),
        ("alert_tokens: {1: 24, 3: 6}", "alert_tokens: {1: 11, 3: 6}", "alert_tokens", "29 points, but a game of 4"),
        ("alert_tokens: {1: 24, 3: 6}", "alert_tokens: {0: 24, 3: 10}", "alert_tokens", "a token is worth 0"),
        ("alert_tokens: {1: 24, 3: 6}", "alert_tokens: {3: 24, 3: 6}", "alert_tokens.3", "given twice"),
        ("R2: {ALE: 1},", "R2: {ALE: 30},", "alerts_per_card", "expected at most 255"),
        ("puzzle: [0, 5, 10, 17, 25]", "puzzle: [0, 5, 10, 25]", "final.puzzle", "there are 4 numbers; expected 5"),
        ("puzzle: [0, 5, 10, 17, 25]", "puzzle: [0, 5, 17, 10, 25]", "final.puzzle", "go down"),
        (
            "fewest_alerts_ties: all",
            "fewest_alerts_ties: none",
            "final.fewest_alerts_ties",
            "expected one of all, last",
        ),
        ("kinds: 4", "kinds: 9", "puzzle_pieces.kinds", "expected 1 to 8"),
        ("kinds: 4", "kinds: 0", "puzzle_pieces.kinds", "expected 1 to 8"),
        ("kinds: 4", "kinds: 5", "final.puzzle", "expected 6"),
        ("copies: 5", "copies: 9", "puzzle_pieces.copies", "are 36 pieces; expected 1 to 32"),
        ("copies: 5", "copies: 0", "puzzle_pieces.copies", "are 0 pieces"),
        (
            "return: bottom_in_drawn_order",
            "return: top",
            "puzzle_pieces.return",
            "expected one of bottom_in_drawn_order",
        ),
        ("public_draw: true", "public_draw: yes", "puzzle_pieces.public_draw", "expected true or false"),
    ]);
    let all_255 = "{APO: 255, AST: 255, PHO: 255, ALE: 255}";
    let rich = BUILTIN
        .replace("{APO: 4, AST: 3, PHO: 2, ALE: 0}", all_255)
        .replace("{APO: 3, AST: 2, PHO: 4, ALE: 0}", all_255)
        .replace("{APO: 2, AST: 4, PHO: 3, ALE: 0}", all_255);
    assert_eq!(faults(&rich), [], "30,600 Honors for cards, and some for the rest, still fit");
    let too_rich = rich.replace("per_card: {AST: 3}", "per_card: {AST: 255}");
    assert!(faults(&too_rich).iter().any(|fault| fault.field == "honors" && fault.expected.contains("at most 32767")));
}

#[test]
fn pills() {
    const ONE: &str = "\"01\": (per_card: {AST: 3}, windows: [R1, R2, R3])";
    const FIVE: &str = "(suits: [PHO, AST], honors: 5)";
    const NINE: &str = "(puzzle_bonus: [0, 2, 4, 7, 10], windows: [F])";
    refused(&[
        (ONE, "\"1\": (per_card: {AST: 3}, windows: [R1, R2, R3])", "pills.1", "expected two digits"),
        (ONE, "\"00\": (per_card: {AST: 3}, windows: [R1, R2, R3])", "pills.00", "is not the number of a pill"),
        (ONE, "\"02\": (per_card: {AST: 3}, windows: [R1, R2, R3])", "pills.02", "given twice"),
        (ONE, "\"01\": (windows: [R1, R2, R3])", "pills.01", "the pill does nothing"),
        (ONE, "\"01\": (per_card: {AST: 3})", "pills.01.windows", "the field is missing"),
        (ONE, "\"01\": (per_card: {AST: 3}, windows: [])", "pills.01.windows", "can never be shown"),
        (ONE, "\"01\": (per_card: {AST: 3}, windows: [R1, R4])", "pills.01.windows", "there is no round R4"),
        (ONE, "\"01\": (per_card: {AST: 3}, windows: [R1, R1])", "pills.01.windows", "R1 is named twice"),
        (
            ONE,
            "\"01\": (per_card: {AST: 3}, windows: [R1, F])",
            "pills.01.windows",
            "expected F for a pill with puzzle",
        ),
        (
            ONE,
            "\"01\": (per_cards: {AST: 3}, windows: [R1])",
            "pills.01.per_cards",
            "expected one of windows, per_card",
        ),
        (ONE, "\"01\": (per_card: {AST: 300}, windows: [R1])", "pills.01.per_card.AST", "from 0 to 255"),
        (FIVE, "(suits: [PHO, PHO], honors: 5)", "pills.05.per_set.suits", "PHO is named twice"),
        (FIVE, "(suits: [], honors: 5)", "pills.05.per_set.suits", "the set has no suits"),
        (FIVE, "(suits: [PHO, AST])", "pills.05.per_set.honors", "the field is missing"),
        ("suit: PHO, value: 5", "suit: PHO, value: 9", "pills.08.per_exact_card", "no card bears the number 9"),
        (
            "PHO: [1, 2, 3, 4, 4, 5, 5,",
            "PHO: [1, 2, 3, 4, 4, 4,",
            "pills.08.per_exact_card",
            "PHO5 is not in deck_base",
        ),
        (
            NINE,
            "(puzzle_bonus: [2, 4, 7, 10], windows: [F])",
            "pills.09.puzzle_bonus",
            "there are 4 numbers; expected 5",
        ),
        (NINE, "(puzzle_bonus: [0, 2, 4, 7, 10], windows: [R1])", "pills.09.windows", "F is missing"),
        ("5: true}", "5: maybe}", "pills.06.give_away_round_alerts.5", "expected true or false"),
    ]);
    let more: String = (11..18).map(|n| format!("\"{n}\": (per_card: {{AST: 3}}, windows: [R1]), ")).collect();
    refused(&[(ONE, &format!("{more}{ONE}"), "pills", "there are 17 pills; expected at most 16")]);
}

#[test]
fn pill_pools() {
    const POOL: &str = "pill_pool: {3: all, 4: all, 5: all}";
    refused(&[
        (POOL, "pill_pool: most", "pill_pool", "expected one of all, only"),
        (POOL, "pill_pool: only([\"01\", \"11\"])", "pill_pool", "there is no pill \"11\""),
        // ER-13.7: there is one copy of each pill.
        (POOL, "pill_pool: only([\"01\", \"01\"])", "pill_pool", "pill \"01\" is named twice"),
        (POOL, "pill_pool: only([\"01\", \"02\", \"03\", \"04\"])", "pill_pool", "too few pills for 5 players: 4"),
        ("\"strict5\": {", "\"default\": {", "pill_pool_presets.default", "expected a name of its own"),
        ("5: only([\"01\", \"03\",", "5: only([\"01\", \"01\",", "pill_pool_presets.strict5.5", "is named twice"),
    ]);
}

#[test]
fn options() {
    refused(&[
        (
            "follow_rule: trump_or_alert",
            "follow_rule: any",
            "options.follow_rule",
            "expected one of trump_or_alert, free",
        ),
        ("follow_in_silence: true", "follow_in_silence: on", "options.follow_in_silence", "expected true or false"),
        ("final_tie: last", "final_ties: last", "options.final_ties", "expected one of follow_rule"),
    ]);
}

#[test]
fn player_counts() {
    const SPLIT: &str = "per_leftover_token: {3: 1, 4: 1, 5: 2}";
    let field = "final.per_leftover_token";
    refused(&[
        (SPLIT, "per_leftover_token: {3: 1, 4: 1}", field, "the keys are 3, 4; expected each player count 3, 4, 5"),
        (SPLIT, "per_leftover_token: {3: 1, 4: 1, 6: 2}", field, "the keys are 3, 4, 6"),
        (SPLIT, "per_leftover_token: {3: 1, 4: 1, 4: 1, 5: 2}", field, "the keys are 3, 4, 4, 5"),
        (SPLIT, "per_leftover_token: {\"3\": 1, \"4\": 1, \"5\": 2}", field, "one value for each player count: {3: .."),
        (
            SPLIT,
            "per_leftover_token: {3: 1, 4: 1, 5: {3: 1, 4: 1, 5: 1}}",
            "final.per_leftover_token.5",
            "not a number",
        ),
        (
            "ties: all",
            "ties: {3: all, 4: all, 5: last_to_play_last_trick}",
            "final.fewest_alerts_ties",
            "the same for 3",
        ),
        ("hand_size: {3: 10, 4: 10, 5: 8}", "hand_size: {3: 10, 4: 10}", "hand_size", "the keys are 3, 4"),
    ]);
}

#[test]
fn sources() {
    refused(&[
        ("\"suits\": rulebook", "\"suit\": rulebook", "sources.suit", "the file has no field `suit`"),
        (
            "\"suits\": rulebook",
            "\"suits\": internet",
            "sources.suits",
            "expected one of rulebook, derived, reconstructed",
        ),
        ("\"final.puzzle[4]\"", "\"final.puzzle[5]\"", "sources.final.puzzle[5]", "the file has no field"),
    ]);
}

#[test]
fn a_text_cut_short_is_refused_wherever_it_is_cut() {
    // Whether the last line break is there does not matter.
    let end = BUILTIN.trim_end().len();
    for cut in (0..end).step_by(5).filter(|&i| BUILTIN.is_char_boundary(i)) {
        let faults = faults(&BUILTIN[..cut]);
        assert_eq!(faults.len(), 1, "cut at {cut}: {faults:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_damaged_text_never_panics(at in 0..BUILTIN.len(), length in 0_usize..40, noise in "[ -~\n¿☾]{0,12}") {
        if let (Some(before), Some(after)) = (BUILTIN.get(..at), BUILTIN.get((at + length).min(BUILTIN.len())..)) {
            let text = format!("{before}{noise}{after}");
            let _ = Content::parse("my.ron", &text).map_err(|error| error.to_string());
        }
    }

    #[test]
    fn a_damaged_value_never_panics(
        nth in 0_usize..200,
        value in "(-?[0-9]{1,20}|\\{3: [0-9], 4: [0-9], 5: [0-9]\\}|\\[[0-9, ]{0,9}\\]|R[1-9]|\\(\\)|\"\")",
    ) {
        // Numbers are where arithmetic could go wrong, so numbers are what is replaced.
        let numbers: Vec<(usize, &str)> = BUILTIN.match_indices(|c: char| c.is_ascii_digit()).collect();
        let (at, digit) = numbers[nth * numbers.len() / 200];
        let text = format!("{}{value}{}", &BUILTIN[..at], &BUILTIN[at + digit.len()..]);
        let _ = Content::parse("my.ron", &text).map_err(|error| error.to_string());
    }

    #[test]
    fn garbage_never_panics(text in "\\PC{0,200}") {
        prop_assert!(Content::parse("my.ron", &text).is_err());
    }
}

#[test]
fn too_many_brackets_are_refused() {
    for open in ["(", "[", "{", "(id: ", "Value("] {
        assert_eq!(faults(&open.repeat(10_000)).len(), 1);
    }
}
