//! Whole games in words, for everybody who watches them.

use crate::samples::assert_clean;
use crate::table::{NAMES, game, game_with, strange_game};
use earthrise::{Card, Earthrise, Move, Piece, Suit};
use earthrise_words::Narrator;
use std::fmt::Debug;
use tabletop::{Audience, Dice, Game, Keyed, Next, Seat, Seed, Timeline, Xoshiro, moves_of, refuse, told};
use words::{Lang, Names, Words};

/// What is told is whole, and in words: the signs with which a terminal draws cards ("◙PHO4") are for nobody to read or hear.
fn assert_told(narrator: &Narrator<'_>, sentence: &str, of: &impl Debug) {
    assert_clean(sentence, of);
    for suit in Suit::ALL {
        let code = narrator.suit_code(suit);
        let noted =
            |(at, _): (usize, &str)| sentence[at + code.len()..].starts_with(|next: char| next.is_ascii_digit());
        assert!(!sentence.match_indices(&code).any(noted), "{of:?} has a card by its code: {sentence}");
        let symbol = Narrator::suit_symbol(suit);
        assert!(symbol.is_ascii() || !sentence.contains(symbol), "{of:?} has the sign of a suit: {sentence}");
    }
}

/// Plays a game by chance and says everything that can be said on the way.
fn narrate(game: &Earthrise, seed: u64) {
    let all_words = Lang::ALL.map(Words::new);
    let audiences: Vec<Audience> = (0..game.players())
        .map(|seat| Audience::Seat(Seat(seat)))
        .chain([Audience::Spectator, Audience::Omniscient])
        .collect();
    let names = audiences.iter().map(|who| match who {
        Audience::Seat(seat) => Names::new(NAMES, Some(*seat)),
        _ => Names::new(NAMES, None),
    });
    let names: Vec<Names> = names.collect();
    let mut dice = Xoshiro::new(seed);
    let mut chance = Keyed::new(Seed([seed as u8; 32]));
    let mut timeline = Timeline::new(game.clone());
    let mut sentences = 0;
    loop {
        let mut facts = Vec::new();
        timeline.settle(&mut chance, &mut facts).unwrap();
        let state = timeline.state();
        for (who, names) in audiences.iter().zip(&names) {
            let view = game.view(state, *who);
            for words in &all_words {
                let narrator = Narrator::new(words, game, names);
                for fact in told(game, &facts, *who) {
                    assert_told(&narrator, &narrator.fact(&fact), &fact);
                    sentences += 1;
                }
                assert_told(&narrator, &narrator.title(&view), &view.phase);
                assert_told(&narrator, &narrator.waiting(view.asked), &view.phase);
                match narrator.prompt(&view) {
                    Some(prompt) => assert_told(&narrator, &prompt, &view.phase),
                    None => assert!(!view.seat().is_some_and(|seat| view.asked.has(seat))),
                }
            }
        }
        match timeline.next() {
            Next::Ask(asked) => {
                let seat = asked.first().unwrap();
                let moves = moves_of(game, state, seat);
                let view = game.view(state, Audience::Seat(seat));
                for words in &all_words {
                    let narrator = Narrator::new(words, game, &names[seat.index()]);
                    for &mv in &moves {
                        assert_told(&narrator, &narrator.label(mv), &mv);
                        assert_told(&narrator, &narrator.why(&view, mv), &mv);
                    }
                    for mv in some_moves() {
                        assert_told(&narrator, &narrator.why(&view, mv), &mv);
                        if let Err(refused) = refuse(game, state, seat, mv) {
                            assert_told(&narrator, &narrator.refused(&refused), &refused);
                        }
                    }
                }
                let mv = *dice.pick(&moves);
                facts.clear();
                timeline.play(seat, mv, &mut facts).unwrap();
                for (who, names) in audiences.iter().zip(&names) {
                    for (words, fact) in
                        all_words.iter().flat_map(|w| told(game, &facts, *who).into_iter().map(move |f| (w, f)))
                    {
                        let narrator = Narrator::new(words, game, names);
                        assert_told(&narrator, &narrator.fact(&fact), &fact);
                        sentences += 1;
                    }
                }
            }
            Next::Draw(need) => panic!("{need:?} should be settled"),
            Next::Over(outcome) => {
                for (words, names) in all_words.iter().flat_map(|words| names.iter().map(move |names| (words, names))) {
                    let narrator = Narrator::new(words, game, names);
                    assert_told(&narrator, &narrator.outcome(&outcome), &outcome);
                }
                break;
            }
        }
    }
    assert!(sentences > 1000, "only {sentences} facts were told");
}

/// Moves of every kind, most of them impossible most of the time.
fn some_moves() -> Vec<Move> {
    let card = |suit, value| Card::new(suit, value).unwrap();
    vec![
        Move::Play(card(Suit::Pho, 4)),
        Move::Play(card(Suit::Ast, 7)),
        Move::Exchange(0),
        Move::Exchange(9),
        Move::Save,
        Move::KeepPiece(Piece(2)),
        Move::Take(card(Suit::Ale, 2)),
        Move::Reveal,
        Move::Hold,
        Move::Give(Seat(0)),
        Move::Give(Seat(4)),
    ]
}

#[test]
fn games_of_every_size() {
    for players in 3..=5 {
        (0..3).for_each(|seed| narrate(&game(players), seed));
    }
}

#[test]
fn games_by_other_readings() {
    let options = [
        ("stack_condition", "any"),
        ("carry_stack_between_rounds", "false"),
        ("pill_decisions", "in_turn"),
        ("final_tie", "shared_victory"),
        ("follow_rule", "free"),
        ("public_draw", "false"),
        ("show_alert_totals", "true"),
        ("same_as_includes_pilot", "false"),
    ];
    (0..2).for_each(|seed| narrate(&game_with(4, &options), seed));
}

#[test]
fn games_with_a_strange_box() {
    (0..2).for_each(|seed| narrate(&strange_game(4), seed));
}
