//! Answers to open questions.

use super::{all_cards, goes};
use crate::{Example, examples};
use daybreak::language::Token;
use daybreak::{ActionSource, Draft, Face, LocalId, Move, Refusal, SeatPrompt, State};
use tabletop::Game;

#[test]
fn not_unknown() {
    goes("NotUnknown", |_, state, mv| {
        let Move::Crisis(crisis) = *mv else { return false };
        // Chosen already, it can be chosen in another turn only.
        let Some(place) = state.crises.get_mut(usize::from(crisis)) else { return false };
        let known = matches!(place.face, Face::Up(_));
        place.face = Face::Unknown;
        known
    });
}

/// The first answer there is instead.
fn first(example: &Example, state: &State) -> Option<Move> {
    let mut moves = Vec::new();
    example.game.moves(&(state, example.seat), &mut moves);
    moves.into_iter().find(|mv| *mv != Move::Back)
}

#[test]
fn no_option() {
    goes("NoOption", |example, state, mv| first(example, state).map(|offered| *mv = offered).is_some());
}

#[test]
fn not_a_choice() {
    goes("NotAChoice", |example, state, mv| first(example, state).map(|offered| *mv = offered).is_some());
}

#[test]
fn none_left() {
    goes("NoneLeft", |_, state, mv| {
        let token = match *mv {
            Move::Sector(sector) => Token::Emissions(sector),
            Move::Resilience(kind) => Token::Resilience(kind),
            _ => return false,
        };
        for board in &mut state.boards {
            match token {
                Token::Emissions(sector) => board.emissions[sector.index()] = 20,
                Token::Resilience(kind) => board.resilience[kind.index()] = 20,
                _ => {}
            }
        }
        true
    });
}

#[test]
fn amount_out_of_range() {
    goes("AmountOutOfRange", |_, _, mv| {
        *mv = Move::Amount(1);
        true
    });
}

#[test]
fn nothing_begun() {
    goes("NothingBegun", |example, state, _| {
        state.desks[example.seat.index()].draft = Some(Draft::of(ActionSource::Stack(0)));
        true
    });
}

#[test]
fn owed() {
    goes("Owed", |example, state, _| {
        state.desks[example.seat.index()] =
            SeatPrompt { draft: Some(Draft::of(ActionSource::Stack(0))), ..SeatPrompt::EMPTY };
        true
    });
}

#[test]
fn not_drawn() {
    goes("NotDrawn", |_, state, mv| {
        let Move::KeepProject(card) = *mv else { return false };
        state.drawn_projects.push(card)
    });
}

#[test]
fn already_named() {
    goes("AlreadyNamed", |example, state, _| {
        state.votes[example.seat.index()] = None;
        true
    });
}

/// What somebody has begun to pay for with a card that another effect takes meanwhile: in games of the corpus nobody takes
/// cards out of another's hand while an action is being put together, so the position is made.
#[test]
fn no_longer_fits() {
    let mut met = 0;
    for example in examples().values().flatten() {
        let (game, mut state, seat) = (&example.game, example.state, example.seat);
        let Some(draft) = state.desks[seat.index()].draft.filter(|draft| draft.from == 0) else { continue };
        let desk = &state.desks[seat.index()];
        if draft.waiting.is_some() || draft.answers.is_empty() || desk.owes() || !desk.consent.is_empty() {
            continue;
        }
        // The first answer was a card to pay with: it is gone, and others are there.
        let paid = LocalId(draft.answers.as_slice()[0]);
        if !state.board(seat).hand.has(paid) {
            continue;
        }
        let action = game.action_of(&state, seat, draft.doing).unwrap();
        if action.discards() == 0 {
            continue;
        }
        let hand = &mut state.boards[seat.index()].hand;
        hand.add_all(all_cards().collect());
        hand.take(paid);
        let judge = |state: &State, mv: Move| game.judge(&(state, seat), mv);
        assert_eq!(judge(&state, Move::Done), Err(Refusal::NoLongerFits), "{draft:?}");
        assert_eq!(judge(&state, Move::Back), Ok(()));
        state.boards[seat.index()].hand.add(paid);
        assert_ne!(judge(&state, Move::Done), Err(Refusal::NoLongerFits), "{draft:?}");
        met += 1;
    }
    assert!(met > 0);
}
