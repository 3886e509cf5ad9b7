//! The law of reasons: what the rules refuse, they refuse for a reason that is true of the position. For every kind of
//! refusal it is written here, from the rules and apart from `judge`, when it holds in what a seat sees; in positions of the
//! corpus every move one could think of is judged, and both must agree. Then each kind is made untrue, and goes.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)] // Helpers of tests may fail as tests do.

use earthrise::content::Content;
use earthrise::{
    Card, Cards, Earthrise, Eye, Move, Phase, Piece, PillSeen, Question, Refusal, Setup, Shown, Suit, View,
};
use serde_json::Value;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::OnceLock;
use tabletop::{Audience, Game, Next, Seat, Seats, Timeline};

/// What a seat sees, and what it may not do.
struct Example {
    game: Earthrise,
    view: View,
    mv: Move,
    refusal: Refusal,
}

type Checked = fn(&Earthrise, &View, Seat, Move) -> Option<Refusal>;

/// Every kind, with its check.
const CHECKS: &[(&str, Checked)] = &[
    ("OtherQuestion", other_question),
    ("NotInHand", not_in_hand),
    ("MustFollow", must_follow),
    ("ExchangeNothing", exchange_nothing),
    ("TooFewTokens", too_few_tokens),
    ("PileTooSmall", pile_too_small),
    ("NotANewPiece", not_a_new_piece),
    ("NotInTrick", not_in_trick),
    ("PillNotNow", pill_not_now),
    ("NotAnOpponent", not_an_opponent),
];

/// In no game of the corpus somebody holds more tokens than there are pieces in the pile: that position is made.
const UNREACHED: [&str; 1] = ["PileTooSmall"];

fn kind(refusal: &Refusal) -> &'static str {
    let text = format!("{refusal:?}");
    let name = text.split([' ', '{']).next().unwrap();
    CHECKS.iter().map(|(known, _)| *known).find(|known| *known == name).unwrap_or_else(|| panic!("no check for {name}"))
}

/// What the seat that looks is asked.
fn asked(view: &View) -> Question {
    match view.phase {
        Phase::Play => Question::Play,
        Phase::Exchange { .. } => Question::Exchange,
        Phase::KeepPiece { .. } => Question::KeepPiece,
        Phase::Copilot { .. } => Question::Take,
        Phase::Pills => Question::Pill,
        Phase::GiveAlerts { .. } => Question::Give,
        other => panic!("nobody is asked in {other:?}"),
    }
}

fn answers(mv: Move) -> Question {
    match mv {
        Move::Play(_) => Question::Play,
        Move::Exchange(_) | Move::Save => Question::Exchange,
        Move::KeepPiece(_) => Question::KeepPiece,
        Move::Take(_) => Question::Take,
        Move::Reveal | Move::Hold => Question::Pill,
        Move::Give(_) => Question::Give,
    }
}

fn other_question(_game: &Earthrise, view: &View, _seat: Seat, mv: Move) -> Option<Refusal> {
    let asked = asked(view);
    (answers(mv) != asked).then_some(Refusal::OtherQuestion { asked })
}

fn held(view: &View, seat: Seat) -> Vec<Card> {
    view.hands[seat.index()].unwrap().iter().collect()
}

fn not_in_hand(_game: &Earthrise, view: &View, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Play(card) = mv else { return None };
    (asked(view) == Question::Play && !held(view, seat).contains(&card)).then_some(Refusal::NotInHand { card })
}

/// ER-6.1 to ER-6.3: whoever holds Trump plays it, or the suit that may always be played; in silence as the table reads it.
fn must_follow(game: &Earthrise, view: &View, seat: Seat, mv: Move) -> Option<Refusal> {
    let (Move::Play(card), Question::Play, Some(trump)) = (mv, asked(view), view.trump) else { return None };
    let hand = held(view, seat);
    let free = game.table().free_suit;
    let bound = game.must_follow_in(view.trick) && hand.iter().any(|card| card.suit() == trump);
    let allowed = card.suit() == trump || free == Some(card.suit());
    // Nobody is told to play a suit that is not in hand.
    let or = free.filter(|&suit| suit != trump && hand.iter().any(|card| card.suit() == suit));
    (hand.contains(&card) && bound && !allowed).then_some(Refusal::MustFollow { card, trump, or })
}

fn exchanges(view: &View, mv: Move) -> Option<u8> {
    match mv {
        Move::Exchange(wanted) if asked(view) == Question::Exchange => Some(wanted),
        _ => None,
    }
}

fn exchange_nothing(_game: &Earthrise, view: &View, _seat: Seat, mv: Move) -> Option<Refusal> {
    (exchanges(view, mv)? == 0).then_some(Refusal::ExchangeNothing)
}

fn too_few_tokens(_game: &Earthrise, view: &View, seat: Seat, mv: Move) -> Option<Refusal> {
    let wanted = exchanges(view, mv)?;
    let have = view.tokens[seat.index()].iter().count() as u8;
    (wanted > have).then_some(Refusal::TooFewTokens { wanted, have })
}

fn pile_too_small(_game: &Earthrise, view: &View, _seat: Seat, mv: Move) -> Option<Refusal> {
    let wanted = exchanges(view, mv)?;
    (wanted > view.pile).then_some(Refusal::PileTooSmall { wanted, pile: view.pile })
}

fn not_a_new_piece(_game: &Earthrise, view: &View, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::KeepPiece(piece) = mv else { return None };
    let drawn = view.drawn.as_slice().contains(&piece.0);
    let has = piece.0 < 8 && view.pieces[seat.index()] >> piece.0 & 1 == 1;
    (asked(view) == Question::KeepPiece && (!drawn || has)).then_some(Refusal::NotANewPiece { piece })
}

fn not_in_trick(_game: &Earthrise, view: &View, _seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Take(card) = mv else { return None };
    let there = view.table.contains(&Shown::Card(card));
    (asked(view) == Question::Take && !there).then_some(Refusal::NotInTrick { card })
}

/// ER-13.5: each pill has scorings at which it may be used.
fn pill_not_now(game: &Earthrise, view: &View, seat: Seat, mv: Move) -> Option<Refusal> {
    let PillSeen::Pill(pill) = view.pills[seat.index()] else { return None };
    let rule = &game.table().pills[usize::from(pill.0)];
    let open = if view.round < game.table().rounds { rule.in_round(view.round) } else { rule.in_final() };
    (asked(view) == Question::Pill && mv == Move::Reveal && !open).then_some(Refusal::PillNotNow { pill })
}

fn not_an_opponent(game: &Earthrise, view: &View, seat: Seat, mv: Move) -> Option<Refusal> {
    let Move::Give(to) = mv else { return None };
    let outside = to == seat || to.0 >= game.players();
    (asked(view) == Question::Give && outside).then_some(Refusal::NotAnOpponent { seat: to })
}

/// Every move one could think of.
fn thinkable() -> Vec<Move> {
    let cards = Suit::ALL.into_iter().flat_map(|suit| (1..=8).filter_map(move |value| Card::new(suit, value)));
    let cards: Vec<Card> = cards.collect();
    let mut list = vec![Move::Save, Move::Reveal, Move::Hold];
    list.extend(cards.iter().flat_map(|&card| [Move::Play(card), Move::Take(card)]));
    list.extend((0..12).map(Move::Exchange));
    list.extend((0..8).map(|piece| Move::KeepPiece(Piece(piece))));
    list.extend((0..6).map(|seat| Move::Give(Seat(seat))));
    list
}

fn read(path: &PathBuf) -> Timeline<Earthrise> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let header: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    let content = match header["content"]["files"]["earthrise.ron"].as_str() {
        Some(text) => Content::parse("corpus", text).unwrap(),
        None => Content::builtin().unwrap(),
    };
    let setup: Setup = serde_json::from_value(header["setup"].clone()).unwrap();
    let mut timeline = Timeline::new(Earthrise::new(&content, &setup).unwrap());
    for line in lines {
        let mut entry: Value = serde_json::from_str(line).unwrap();
        entry.as_object_mut().unwrap().remove("n");
        timeline.push(serde_json::from_value(entry).unwrap()).unwrap();
    }
    timeline
}

fn examples() -> &'static BTreeMap<&'static str, Vec<Example>> {
    static FOUND: OnceLock<BTreeMap<&'static str, Vec<Example>>> = OnceLock::new();
    FOUND.get_or_init(|| {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../corpus/earthrise");
        let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        let mut found: BTreeMap<&'static str, Vec<Example>> = BTreeMap::new();
        let mut positions = 0;
        for path in paths {
            let timeline = read(&path);
            let game = timeline.game();
            timeline.replay(timeline.len(), |step| {
                let Next::Ask(asked) = game.next(step.before) else { return };
                positions += 1;
                for seat in asked.iter() {
                    let view = game.view(step.before, Audience::Seat(seat));
                    let eye = game.eye_of(&view).unwrap();
                    for mv in thinkable() {
                        match game.judge(&eye, mv) {
                            Ok(()) => {
                                for (name, check) in CHECKS {
                                    assert_eq!(check(game, &view, seat, mv), None, "{name} should refuse {mv:?}");
                                }
                            }
                            Err(refusal) => {
                                let name = kind(&refusal);
                                let (_, check) = CHECKS.iter().find(|(known, _)| *known == name).unwrap();
                                assert_eq!(check(game, &view, seat, mv), Some(refusal), "{mv:?} in {view:?}");
                                let list = found.entry(name).or_default();
                                if list.len() < 40 {
                                    list.push(Example { game: game.clone(), view, mv, refusal });
                                }
                            }
                        }
                    }
                }
            });
        }
        assert!(positions >= 500, "{positions} positions");
        found
    })
}

#[test]
fn every_refusal_is_true_of_its_position() {
    let found = examples();
    let missing: Vec<&str> = CHECKS.iter().map(|(name, _)| *name).filter(|name| !found.contains_key(name)).collect();
    assert_eq!(missing, UNREACHED);
}

/// Mends what a seat sees, or what it tries, and sees that the refusal is gone.
fn goes(name: &str, mend: impl Fn(&Example, &mut View, &mut Move)) {
    for example in &examples()[name] {
        let (mut view, mut mv) = (example.view, example.mv);
        mend(example, &mut view, &mut mv);
        let eye = example.game.eye_of(&view).unwrap_or(Eye::Nothing);
        let now = example.game.judge(&eye, mv);
        let same = |now: &Refusal| std::mem::discriminant(now) == std::mem::discriminant(&example.refusal);
        assert!(!now.as_ref().err().is_some_and(same), "{name}: {mv:?} is still refused: {now:?}");
    }
}

fn own(view: &View) -> usize {
    view.seat().unwrap().index()
}

#[test]
fn other_question_goes_when_it_is_asked() {
    goes("OtherQuestion", |_, view, mv| {
        let seat = view.seat().unwrap();
        view.phase = match answers(*mv) {
            Question::Play => Phase::Play,
            Question::Exchange => Phase::Exchange { seat },
            Question::KeepPiece => Phase::KeepPiece { seat },
            Question::Take => Phase::Copilot { seat },
            Question::Pill => Phase::Pills,
            Question::Give => Phase::GiveAlerts { seat },
        };
        if view.phase == Phase::Pills && !matches!(view.pills[own(view)], PillSeen::Pill(_)) {
            view.pills[own(view)] = PillSeen::Pill(earthrise::PillId(0));
        }
    });
}

#[test]
fn not_in_hand_goes_with_the_card() {
    goes("NotInHand", |_, view, mv| {
        let Move::Play(card) = *mv else { panic!("{mv:?}") };
        let hand = view.hand().iter().chain([card]).collect::<Cards>();
        let at = own(view);
        view.hands[at] = Some(hand);
    });
}

#[test]
fn must_follow_goes_without_trump() {
    goes("MustFollow", |_, view, _| {
        let trump = view.trump.unwrap();
        let hand: Cards = view.hand().iter().filter(|card| card.suit() != trump).collect();
        let at = own(view);
        view.hands[at] = Some(hand);
    });
}

#[test]
fn exchange_nothing_goes_with_a_token() {
    goes("ExchangeNothing", |_, _, mv| *mv = Move::Exchange(1));
}

#[test]
fn too_few_tokens_goes_with_as_many_as_there_are() {
    goes("TooFewTokens", |example, _, mv| {
        let Refusal::TooFewTokens { have, .. } = example.refusal else { panic!() };
        *mv = Move::Exchange(have);
    });
}

#[test]
fn pile_too_small_goes_with_a_larger_pile() {
    for example in &examples()["ExchangeNothing"] {
        let (game, mut view) = (&example.game, example.view);
        let judge = |view: &View| game.judge(&game.eye_of(view).unwrap(), Move::Exchange(1));
        view.pile = 0;
        let refusal = Refusal::PileTooSmall { wanted: 1, pile: 0 };
        assert_eq!(judge(&view), Err(refusal));
        assert_eq!(pile_too_small(game, &view, view.seat().unwrap(), Move::Exchange(1)), Some(refusal));
        view.pile = 1;
        assert_eq!(judge(&view), Ok(()));
    }
}

#[test]
fn not_a_new_piece_goes_with_one_that_was_drawn() {
    goes("NotANewPiece", |_, view, mv| {
        let has = view.pieces[own(view)];
        let new = view.drawn.as_slice().iter().find(|&&piece| has >> piece & 1 == 0).unwrap();
        *mv = Move::KeepPiece(Piece(*new));
    });
}

#[test]
fn not_in_trick_goes_when_the_card_lies_there() {
    goes("NotInTrick", |_, view, mv| {
        let Move::Take(card) = *mv else { panic!("{mv:?}") };
        view.table[0] = Shown::Card(card);
    });
}

#[test]
fn pill_not_now_goes_at_a_scoring_it_is_for() {
    goes("PillNotNow", |example, view, _| {
        let Refusal::PillNotNow { pill } = example.refusal else { panic!() };
        let rule = &example.game.table().pills[usize::from(pill.0)];
        let rounds = example.game.table().rounds;
        view.round = (0..rounds).find(|&round| rule.in_round(round)).unwrap_or(rounds);
    });
}

#[test]
fn not_an_opponent_goes_with_one() {
    goes("NotAnOpponent", |example, view, mv| {
        let others = Seats::all(example.game.players()).without(view.seat().unwrap());
        *mv = Move::Give(others.first().unwrap());
    });
}
