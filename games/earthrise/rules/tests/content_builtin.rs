//! The built-in data holds the numbers of the rules.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use earthrise::content::{BUILTIN, Content, Maneuver, Options, Pill, PillEffect, Side, Source, Table};
use earthrise::{Card, Suit};

fn content() -> Content {
    Content::builtin().unwrap_or_else(|error| panic!("the built-in file has faults:\n{error}"))
}

fn table(players: u8) -> Table {
    content().table(players).unwrap()
}

fn card(text: &str) -> Card {
    text.parse().unwrap()
}

/// The numbers of one suit in the deck, low cards first.
fn numbers(table: &Table, suit: Suit) -> Vec<u8> {
    table.deck.iter().filter(|card| card.suit() == suit).map(|card| card.value()).collect()
}

#[test]
fn it_loads_and_keeps_its_text() {
    let content = content();
    assert_eq!(content.id(), "earthrise/reconstructed-1");
    assert_eq!(content.text(), BUILTIN);
    assert_eq!(content.options(), Options::default());
    assert!(content.table(2).is_none());
    assert!(content.table(6).is_none());
}

#[test]
fn the_deck_is_numbered_1_to_8_in_four_suits_with_duplicates() {
    // ER-2.2, section 16.1
    for players in [4, 5] {
        let table = table(players);
        assert_eq!(table.deck.len(), 40);
        assert_eq!(numbers(&table, Suit::Pho), [1, 2, 3, 4, 4, 5, 5, 6, 7, 8]);
        assert_eq!(numbers(&table, Suit::Apo), [1, 2, 3, 3, 4, 5, 6, 6, 7, 8]);
        assert_eq!(numbers(&table, Suit::Ast), [1, 2, 2, 3, 4, 5, 6, 7, 7, 8]);
        assert_eq!(numbers(&table, Suit::Ale), [1, 1, 2, 3, 4, 5, 6, 7, 8, 8]);
        for suit in Suit::ALL {
            assert_eq!(numbers(&table, suit).iter().sum::<u8>(), 45);
        }
        for value in 1..=8 {
            assert_eq!(table.deck.iter().filter(|card| card.value() == value).count(), 5);
        }
        // The cards that the rulebook's examples play.
        assert_eq!(table.deck_set.count(card("PHO4")), 2);
        for known in ["PHO5", "PHO6", "ALE5", "ALE7", "ALE8", "AST5"] {
            assert!(table.deck_set.has(card(known)));
        }
    }
}

#[test]
fn three_players_play_without_the_ten_cards_marked_4_5() {
    let table = table(3);
    assert_eq!(table.deck.len(), 30);
    for suit in [Suit::Pho, Suit::Apo, Suit::Ast] {
        assert_eq!(numbers(&table, suit), [1, 2, 3, 4, 5, 6, 7, 8]);
    }
    assert_eq!(numbers(&table, Suit::Ale), [2, 3, 4, 5, 6, 7]);
}

#[test]
fn the_whole_deck_is_dealt() {
    // ER-3.5
    for (players, hand_size) in [(3, 10), (4, 10), (5, 8)] {
        let table = table(players);
        assert_eq!(table.hand_size, hand_size);
        assert_eq!(table.deck.len(), usize::from(players) * usize::from(hand_size));
        assert_eq!(table.deck_set.iter().collect::<Vec<_>>(), table.deck);
    }
}

#[test]
fn each_player_count_has_its_own_side_of_board_and_cards() {
    // ER-3.1: what the sides differ in, seen from the rules.
    let side = |players| {
        let table = table(players);
        (table.players, table.hand_size, table.silent.count_ones(), table.per_leftover_token)
    };
    assert_eq!(side(3), (3, 10, 3, 1));
    assert_eq!(side(4), (4, 10, 3, 1));
    assert_eq!(side(5), (5, 8, 1, 2));
}

#[test]
fn silent_tricks_have_their_places_on_the_track() {
    // ER-3.2
    let silent = |players| {
        let table = table(players);
        (0..table.hand_size).filter(|&trick| table.is_silent(trick)).map(|trick| trick + 1).collect::<Vec<_>>()
    };
    assert_eq!(silent(3), [4, 6, 8]);
    assert_eq!(silent(4), [4, 6, 8]);
    assert_eq!(silent(5), [5]);
    for players in 3..=5 {
        // ER-4.2: every place of the track has either a Maneuver token or a Radio Silence token.
        let table = table(players);
        assert_eq!(u32::from(table.hand_size), u32::from(table.maneuvers_per_round) + table.silent.count_ones());
    }
}

#[test]
fn there_are_22_tokens_and_they_cannot_run_out() {
    let table = table(4);
    let count = |kind: fn(&Maneuver) -> bool| table.tokens.iter().filter(|token| kind(token)).count();
    assert_eq!(table.tokens.len(), 22);
    assert_eq!(count(|token| matches!(token, Maneuver::LowestOf(_))), 8);
    assert_eq!(count(|token| matches!(token, Maneuver::Value(set) if set.count_ones() == 1)), 8);
    assert_eq!(count(|token| matches!(token, Maneuver::Value(set) if set.count_ones() == 2)), 4);
    assert_eq!(count(|token| *token == Maneuver::SameAs(Side::Right)), 2);
    for known in [
        Maneuver::LowestOf(Suit::Ast),
        Maneuver::Value(0b0001_0000),
        Maneuver::Value(0b0000_1100),
        Maneuver::SameAs(Side::Right),
    ] {
        assert!(table.tokens.contains(&known), "{known}");
    }
    // ER-9.6: used tokens never return, and even so there are enough.
    assert_eq!(u32::from(table.rounds) * u32::from(table.maneuvers_per_round), 21);
    assert_eq!(table.layout, None);
}

#[test]
fn everything_that_counts_is_public_from_the_start() {
    // ER-3.7: the deck and all four Honors cards are part of the table, before any card is dealt.
    for players in 3..=5 {
        let table = table(players);
        // Suits in the order PHO, APO, AST, ALE.
        assert_eq!(table.honors, [[2, 4, 3, 0], [4, 3, 2, 0], [3, 2, 4, 0]]);
        assert_eq!(table.alerts_per_card, [[0, 0, 0, 1]; 3]);
        assert_eq!(table.fewest_alerts, 10);
        assert_eq!(table.free_suit, Some(Suit::Ale));
    }
}

#[test]
fn alert_tokens_are_enough_for_every_game() {
    let alerts = |players| {
        let table = table(players);
        numbers(&table, Suit::Ale).len() * usize::from(table.rounds)
    };
    assert_eq!([alerts(3), alerts(4), alerts(5)], [18, 30, 30]);
    assert_eq!(table(5).alert_tokens, [(1, 24), (3, 6)]);
}

#[test]
fn a_token_kept_to_the_end_is_worth_1_or_2() {
    // ER-11.3
    assert_eq!([3, 4, 5].map(|players| table(players).per_leftover_token), [1, 1, 2]);
}

#[test]
fn the_whole_puzzle_is_worth_25() {
    // ER-11.4
    for players in 3..=5 {
        let table = table(players);
        assert_eq!(table.puzzle, [0, 5, 10, 17, 25]);
        assert_eq!((table.kinds, table.copies), (4, 5));
    }
}

/// A pill that does this, shown in the rounds.
fn pill(number: u8, effects: &[PillEffect]) -> Pill {
    Pill { number, windows: 0b0000_0111, effects: effects.to_vec() }
}

#[test]
fn the_ten_pills_do_what_their_texts_say() {
    // ER-13.4; cards in the order PHO, APO, AST, ALE, sets as bits in the same order.
    let expected = [
        pill(1, &[PillEffect::PerCard([0, 0, 3, 0])]),
        pill(2, &[PillEffect::PerCard([0, 0, 0, 2]), PillEffect::CancelOwnAlerts]),
        pill(3, &[PillEffect::PerCard([0, 2, 0, 0])]),
        pill(4, &[PillEffect::PerCard([3, 0, 0, 0])]),
        pill(5, &[PillEffect::PerSet { suits: 0b0101, honors: 5 }]),
        pill(6, &[PillEffect::GiveAwayRoundAlerts]),
        pill(7, &[PillEffect::PerSilenceToken(6)]),
        pill(8, &[PillEffect::PerExactCard(card("PHO5"), 8)]),
        Pill { windows: 0b1000_0000, ..pill(9, &[PillEffect::PuzzleBonus([0, 2, 4, 7, 10, 0, 0, 0, 0])]) },
        pill(10, &[PillEffect::PerSet { suits: 0b0111, honors: 8 }]),
    ];
    for players in 3..=5 {
        assert_eq!(table(players).pills[..], expected);
    }
    assert!(expected[0].in_round(2) && !expected[0].in_round(3) && !expected[0].in_final());
    assert!(expected[8].in_final() && !expected[8].in_round(0));
}

#[test]
fn all_pills_are_different_and_there_is_one_of_each() {
    // ER-13.7
    let table = table(5);
    assert_eq!(table.pill_pool, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    let number = |&i: &u8| table.pills[usize::from(i)].number;
    assert_eq!(table.pill_pool.iter().map(number).collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
}

#[test]
fn pills_may_be_chosen_by_the_number_of_players() {
    // ER-13.3: the reading that is not the default, under its own name.
    let content = content();
    assert_eq!(content.pools().collect::<Vec<_>>(), ["default", "strict5"]);
    let numbers = |players, pool| {
        let table = content.table_with(players, pool).unwrap();
        table.pill_pool.iter().map(|&i| table.pills[usize::from(i)].number).collect::<Vec<_>>()
    };
    assert_eq!(numbers(5, "default").len(), 10);
    assert_eq!(numbers(4, "strict5").len(), 10);
    assert_eq!(numbers(5, "strict5"), [1, 3, 4, 5, 8, 9, 10]);

    let no_such_pool = content.table_with(5, "strict").unwrap_err().to_string();
    assert_eq!(no_such_pool, "there is no pill pool `strict`; it can be default or strict5");
    let no_such_table = content.table_with(6, "default").unwrap_err().to_string();
    assert_eq!(no_such_table, "6 players cannot play; it takes 3, 4 or 5");
}

#[test]
fn every_value_says_where_it_comes_from() {
    let content = content();
    for (field, source) in [
        ("hand_size.5", Source::Rulebook),
        ("deck_base.PHO", Source::Reconstructed),
        ("honors.R1.APO", Source::Reconstructed),
        ("final.per_leftover_token.4", Source::Derived),
        ("final.per_leftover_token.5", Source::Reconstructed),
        ("final.puzzle[3]", Source::Reconstructed),
        ("final.puzzle[4]", Source::Rulebook),
        ("pills.02.per_card.ALE", Source::Rulebook),
        ("pills.02.windows", Source::Derived),
        ("options.follow_rule", Source::Derived),
        ("options.final_tie", Source::Reconstructed),
    ] {
        assert_eq!(content.source_of(field), Some(source), "{field}");
    }
    // Of the name of the file nobody asks, and of nothing else may the source be missing.
    assert_eq!(content.source_of("id"), None);
    let fields = BUILTIN.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(':'));
    let names = fields.map(|(name, _)| name).filter(|name| name.chars().all(|c| c.is_ascii_lowercase() || c == '_'));
    for name in names.filter(|name| !["id", "final", "sources"].contains(name)) {
        assert!(content.source_of(name).is_some(), "{name}");
    }
    for name in ["fewest_alerts", "fewest_alerts_ties", "per_leftover_token", "puzzle"] {
        assert!(content.source_of(&format!("final.{name}")).is_some(), "final.{name}");
    }
}
