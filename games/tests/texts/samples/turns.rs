//! Things, questions, moves and reasons.

use super::Sheet;
use crate::table::{ME, OTHER, THIRD, card, cards, game_with, seats, strange_game, view, view_to_play};
use earthrise::content::{Content, Maneuver, Side, Source};
use earthrise::{Earthrise, Move, Phase, Piece, PillId, PillSeen, Question, Shown, Suit, TokenId, Tokens, View};
use earthrise_words::{Narrator, ScoreLabel};
use tabletop::deck::Pile;
use tabletop::{Audience, Game, Seat, Seats};

pub(super) fn things(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("Suits, cards and seats");
    for suit in Suit::ALL {
        sheet.line(suit.code(), &format!("{} · {}", narrator.suit(suit), narrator.suit_mark(suit)));
    }
    let four = card("PHO4");
    sheet.line("a card", &narrator.card(four));
    sheet.line("its mark", &narrator.card_mark(four));
    sheet.line("several cards", &narrator.cards(cards("PHO4 PHO4 AST2 ALE8 ALE8 ALE8")));
    sheet.line("all seats", &narrator.seats(Seats::all(4)));
    sheet.line("a seat without a name", &narrator.seat(Seat(6)));
    sheet.line("words to skip in a card that is typed", &narrator.words.say("card-typed-fillers", &[]));
    sheet.line("place of the reader in lists", &narrator.words.say("list-place-of-you", &[]));

    sheet.heading("Maneuver tokens");
    let mut seen = Vec::new();
    for maneuver in narrator.game.table().tokens.iter().copied().chain([Maneuver::SameAs(Side::Left)]) {
        if !seen.contains(&maneuver) {
            seen.push(maneuver);
            let text = format!("{} · {}", narrator.maneuver_mark(maneuver), narrator.maneuver(maneuver));
            sheet.line(&maneuver.to_string(), &text);
        }
    }
    sheet.line("a token of nowhere", &narrator.token(TokenId(63)));

    sheet.heading("Pieces");
    let strange = strange_game(4);
    let other = Narrator { game: &strange, ..*narrator };
    for piece in (0..4).map(Piece) {
        sheet.line(&format!("{piece:?}"), &format!("{} · {}", narrator.piece(piece), narrator.piece_the(piece)));
    }
    sheet.line("of six", &format!("{} · {}", other.piece(Piece(4)), other.piece_the(Piece(4))));

    sheet.heading("History Pills");
    let pill = |sheet: &mut Sheet, narrator: &Narrator, pill: PillId| {
        let (effect, windows) = (narrator.pill_effect(pill), narrator.pill_windows(pill));
        sheet.line(&narrator.pill_title(pill), &format!("{effect}. {windows}"));
    };
    (0..10).for_each(|id| pill(sheet, narrator, PillId(id)));
    [8, 10].into_iter().for_each(|id| pill(sheet, &other, PillId(id)));
    pill(sheet, narrator, PillId(98));

    sheet.heading("Rounds");
    for (narrator, round) in [(narrator, 0), (narrator, 1), (narrator, 2), (narrator, 3), (&other, 3)] {
        let (code, name, title) = (narrator.round_code(round), narrator.round_name(round), narrator.round_title(round));
        sheet
            .line(&format!("round {round} of {}", narrator.game.table().rounds), &format!("{code} · {name} · {title}"));
    }

    sheet.heading("Score sheet");
    let labels = [ScoreLabel::Title, ScoreLabel::Player, ScoreLabel::Round(0), ScoreLabel::Round(3), ScoreLabel::Total];
    let rows = [ScoreLabel::Cards, ScoreLabel::Pill, ScoreLabel::FewestAlerts, ScoreLabel::Tokens, ScoreLabel::Puzzle];
    for label in labels.into_iter().chain(rows).chain([ScoreLabel::Alerts]) {
        sheet.line(&format!("{label:?}"), &narrator.score_label(label));
    }

    sheet.heading("Sources");
    for source in [Source::Rulebook, Source::Derived, Source::Reconstructed, Source::Printed] {
        sheet.line(&format!("{source:?}"), &narrator.source(source));
    }
    sheet.line("Published", &narrator.words.say("source-published", &[]));
    assert!(Content::builtin().unwrap().sources().all(|(_, source)| !narrator.source(source).contains('⟨')));
}

/// One view for each way to be asked, with a name.
fn questions(game: &Earthrise, free: &Earthrise) -> Vec<(&'static str, View)> {
    let hand = "PHO2 PHO5 AST3 ALE7";
    let (open, silent) = (0, 3);
    let to_play = |trump, trick| view_to_play(game, hand, trump, trick);
    let mut exchange = view(game);
    exchange.phase = Phase::Exchange { seat: ME };
    exchange.tokens[ME.index()] = Tokens::first(3);
    exchange.pile = 14;
    let one = View { tokens: std::array::from_fn(|_| Tokens::first(1)), pile: 1, ..exchange };
    let last = View { round: 3, ..exchange };
    let mut keep = view(game);
    keep.phase = Phase::KeepPiece { seat: ME };
    keep.drawn = Pile::EMPTY;
    for piece in [0, 1, 3] {
        keep.drawn.push(piece);
    }
    keep.pieces[ME.index()] = 0b0010;
    let mut take = view(game);
    take.phase = Phase::Copilot { seat: ME };
    take.trump = Some(Suit::Pho);
    take.table = ["PHO4", "ALE5", "PHO4", "AST5", "PHO1"].map(|text| Shown::Card(card(text)));
    take.table[4] = Shown::Nothing;
    let pill_at = |pill: u8, round: u8| {
        let mut view = view(game);
        view.phase = Phase::Pills;
        view.round = round;
        view.pills[ME.index()] = PillSeen::Pill(PillId(pill));
        view.memory.won[ME.index()] = cards("PHO5 AST1 AST2 ALE3 ALE4");
        view.silence[ME.index()] = 1;
        view
    };
    let give = |alerts: u8| {
        let mut view = view(game);
        view.phase = Phase::GiveAlerts { seat: ME };
        view.memory.fresh_alerts[ME.index()] = alerts;
        view
    };
    vec![
        ("lead", to_play(None, open)),
        ("lead in silence", to_play(None, silent)),
        ("follow Trump or Alert", to_play(Some(Suit::Pho), open)),
        ("follow Trump without an Alert in hand", view_to_play(game, "PHO2 AST3", Some(Suit::Pho), open)),
        ("follow Alert", to_play(Some(Suit::Ale), open)),
        ("no Trump in hand", to_play(Some(Suit::Apo), open)),
        ("follow in silence", to_play(Some(Suit::Pho), silent)),
        ("nobody has to follow", view_to_play(free, hand, Some(Suit::Pho), open)),
        ("exchange", exchange),
        ("exchange one", one),
        ("last exchange", last),
        ("keep a piece", keep),
        ("take as Copilot", take),
        ("pill that fits", pill_at(1, 0)),
        ("pill that fits now or never", pill_at(0, 2)),
        ("pill that hands Alerts on", pill_at(5, 1)),
        ("pill that does not fit", pill_at(8, 1)),
        ("pill whose time is over", pill_at(0, 3)),
        ("give one", give(1)),
        ("give some", give(3)),
    ]
}

pub(super) fn prompts(sheet: &mut Sheet, narrator: &Narrator) {
    let free = game_with(4, &[("follow_rule", "free")]);
    sheet.heading("Prompts");
    for (what, view) in questions(narrator.game, &free) {
        let game = if what == "nobody has to follow" { &free } else { narrator.game };
        sheet.line(what, &Narrator { game, ..*narrator }.prompt(&view).unwrap());
    }
    sheet.heading("Questions");
    let all = [Question::Play, Question::Exchange, Question::KeepPiece, Question::Take, Question::Pill, Question::Give];
    for question in all {
        sheet.line(&format!("{question:?}"), &narrator.question(question));
    }
    sheet.heading("The line on top, and whose turn it is");
    let on_top = |sheet: &mut Sheet, what: &str, view: View| sheet.line(what, &narrator.title(&view));
    let view = view(narrator.game);
    on_top(sheet, "in a round", View { phase: Phase::Play, round: 1, trick: 3, ..view });
    on_top(sheet, "after the tricks", View { phase: Phase::Pills, round: 1, trick: 10, ..view });
    on_top(sheet, "in the final phase", View { phase: Phase::Pills, round: 3, ..view });
    on_top(sheet, "at the end", View { phase: Phase::Over, round: 3, ..view });
    sheet.line("open", &narrator.trick_kind(0));
    sheet.line("silent", &narrator.trick_kind(3));
    for asked in [&[ME, OTHER][..], &[OTHER], &[OTHER, THIRD]] {
        sheet.line(&format!("asked: {:?}", seats(asked)), &narrator.waiting(seats(asked)));
    }
    assert!(narrator.waiting(Seats::NONE).is_empty());
}

pub(super) fn moves(sheet: &mut Sheet, narrator: &Narrator) {
    sheet.heading("Moves");
    let all = [
        Move::Play(card("PHO4")),
        Move::Exchange(1),
        Move::Exchange(2),
        Move::Save,
        Move::KeepPiece(Piece(3)),
        Move::Take(card("ALE8")),
        Move::Reveal,
        Move::Hold,
        Move::Give(OTHER),
    ];
    for mv in all {
        sheet.line(&format!("{mv:?}"), &narrator.label(mv));
    }
}

pub(super) fn reasons(sheet: &mut Sheet, narrator: &Narrator) {
    let free = game_with(4, &[("follow_rule", "free")]);
    sheet.heading("Why");
    for (what, view) in questions(narrator.game, &free) {
        let game = if what == "nobody has to follow" { &free } else { narrator.game };
        let narrator = Narrator { game, ..*narrator };
        let mut moves = Vec::new();
        game.moves(&game.eye_of(&view).unwrap(), &mut moves);
        for mv in moves {
            sheet.line(&format!("{what}: {mv:?}"), &narrator.why(&view, mv));
        }
    }
    reasons_in_a_trick(sheet, narrator);
    let game = narrator.game;
    let to_play = view_to_play(game, "PHO2 AST3", Some(Suit::Pho), 0);
    sheet.line("not possible", &narrator.why(&to_play, Move::Play(card("AST3"))));
    sheet.line("not asked", &narrator.why(&View { asked: Seats::only(OTHER), ..to_play }, Move::Save));
    sheet.line("a draw is due", &narrator.why(&View { asked: Seats::NONE, ..to_play }, Move::Save));
    sheet.line("over", &narrator.why(&View { asked: Seats::NONE, phase: Phase::Over, ..to_play }, Move::Save));
    sheet.line("watching", &narrator.why(&game.view(&game.begin(), Audience::Spectator), Move::Save));
    let strange = strange_game(4);
    let mut take = view(&strange);
    take.phase = Phase::Copilot { seat: ME };
    take.table[ME.index()] = Shown::Card(card("ALE5"));
    let other = Narrator { game: &strange, ..*narrator };
    sheet.line("Alerts that count Honors", &other.why(&take, Move::Take(card("ALE5"))));
}

/// Ranks and Maneuvers: Inés leads Photography 5, Óscar follows with a 7, and it is my turn before Luis.
fn reasons_in_a_trick(sheet: &mut Sheet, narrator: &Narrator) {
    let tokens = &narrator.game.table().tokens;
    let find = |wanted: Maneuver| TokenId(tokens.iter().position(|&maneuver| maneuver == wanted).unwrap() as u8);
    let with = |token: TokenId, hand: &str, trump: Option<Suit>| {
        let mut view = view_to_play(narrator.game, hand, trump, 0);
        view.pilot = if trump.is_some() { THIRD } else { ME };
        if trump.is_some() {
            view.table[2] = Shown::Card(card("PHO5"));
            view.table[3] = Shown::Card(card("PHO7"));
        }
        (view.earth, view.newest) = (Tokens::NONE.with(token), Some(token));
        view
    };
    let (value, lowest, same) =
        (find(Maneuver::Value(0b1000_0000)), find(Maneuver::LowestOf(Suit::Pho)), find(Maneuver::SameAs(Side::Right)));
    let samples = [
        ("highest", value, "PHO8", Some(Suit::Pho)),
        ("second", lowest, "PHO6", Some(Suit::Pho)),
        ("third and lowest", lowest, "PHO1", Some(Suit::Pho)),
        ("not Trump", same, "AST7", Some(Suit::Pho)),
        ("lead with neighbor to come", same, "AST7", None),
    ];
    for (what, token, hand, trump) in samples {
        sheet.line(what, &narrator.why(&with(token, hand, trump), Move::Play(card(hand))));
    }
}
