//! What two positions show, and what a preview says of them.

use daybreak::language::{Quantity, Token, TuckRule};
use daybreak::{CrisisId, Daybreak, Face, Move, PlanetaryEffect, Resilience, Sector, State};
use daybreak_title::DaybreakTitle;
use daybreak_words::Narrator;
use std::collections::BTreeSet;
use tabletop::{Game, Seat};
use title::Trial;

pub(super) fn signed(by: i32) -> String {
    if by < 0 { format!("−{}", -by) } else { format!("+{by}") }
}

/// Every number on a board, with what it is called.
fn board(narrator: &Narrator<'_>, state: &State, seat: Seat) -> Vec<(String, i32)> {
    let board = state.board(seat);
    let token = |token: Token| narrator.cards.token(token);
    let mut list = vec![
        (token(Token::Clean), i32::from(board.clean)),
        (token(Token::Dirty), i32::from(board.dirty)),
        (token(Token::Demand), i32::from(board.demand)),
        (token(Token::Communities), i32::from(board.communities)),
        ("cards in hand".to_owned(), board.hand.iter().count() as i32),
        ("cards in play".to_owned(), board.stacks.iter().map(|stack| state.chain(stack.cards).count() as i32).sum()),
        ("own carbon absorbed".to_owned(), i32::from(board.absorbed)),
        ("next draw".to_owned(), i32::from(board.next_draw)),
    ];
    list.extend(Sector::ALL.map(|one| (token(Token::Emissions(one)), i32::from(board.emissions[one.index()]))));
    list.extend(Resilience::ALL.map(|one| (token(Token::Resilience(one)), i32::from(board.resilience[one.index()]))));
    list
}

/// Every number of the world.
fn world(narrator: &Narrator<'_>, game: &Daybreak, state: &State) -> Vec<(String, i32)> {
    let world = &state.world;
    let token = |token: Token| narrator.cards.token(token);
    let band = i32::from(game.content().board().carbon_per_band) * i32::from(game.players());
    let mut list = vec![
        (token(Token::Trees), i32::from(world.trees)),
        (token(Token::Oceans), i32::from(world.oceans)),
        (token(Token::Dac), i32::from(world.dac)),
        (token(Token::RecentCarbon), i32::from(world.recent)),
        (token(Token::ThermometerCarbon), i32::from(world.loose) + i32::from(world.bands) * band),
        ("temperature bands".to_owned(), i32::from(world.bands)),
        ("crises to come".to_owned(), state.crises.iter().filter(|crisis| !crisis.in_force).count() as i32),
    ];
    let steps = |effect: PlanetaryEffect| (narrator.cards.planetary(effect), world.tracks[effect.index()].into());
    list.extend(PlanetaryEffect::ALL.map(steps));
    list
}

pub(super) fn up(state: &State) -> Vec<(CrisisId, u8, bool)> {
    let face = |crisis: &daybreak::CrisisInPlay| match crisis.face {
        Face::Up(card) => Some((card, crisis.tucked.len, crisis.in_force)),
        _ => None,
    };
    state.crises.iter().filter_map(face).collect()
}

/// Do so many cards under a crisis undo it?
pub(super) fn undoes(game: &Daybreak, card: CrisisId, tucked: u8) -> bool {
    let players = usize::from(game.players());
    let rule = game.content().crisis(card).tuck.get(0);
    let (Some(TuckRule::Cancels(_, need)) | Some(TuckRule::Ends(_, need))) = rule else { return false };
    let need = match need {
        Quantity::N(n) => n,
        Quantity::PerPlayer(n) => n * players as u8,
        Quantity::ByPlayers(one, two, three, four) => [one, two, three, four][players - 1],
        Quantity::Solo(several, alone) => [several, alone][usize::from(players == 1)],
        other => panic!("{other:?} of {card:?}"),
    };
    tucked >= need.max(1)
}

/// Everything that is different, each in the words a preview has for it. The card that a move puts somewhere is the move.
pub(super) fn truth(
    narrator: &Narrator<'_>,
    game: &Daybreak,
    before: &State,
    after: &State,
    me: Seat,
    mv: Move,
) -> BTreeSet<String> {
    let mut list = BTreeSet::new();
    let put = match mv {
        Move::Start { .. } | Move::Support { .. } => (1, 1),
        Move::SupportProject { .. } | Move::ReduceCrisis { .. } => (1, 0),
        _ => (0, 0),
    };
    for seat in (0..game.players()).map(Seat) {
        for ((what, from), (_, to)) in board(narrator, before, seat).into_iter().zip(board(narrator, after, seat)) {
            let by = to - from
                + match what.as_str() {
                    "cards in hand" if seat == me => put.0,
                    "cards in play" if seat == me => -put.1,
                    _ => 0,
                };
            let whose = if seat == me { String::new() } else { format!("{}: ", narrator.seat(seat)) };
            if by != 0 {
                list.insert(format!("{whose}{what} {}", signed(by)));
            }
        }
    }
    for ((what, from), (_, to)) in world(narrator, game, before).into_iter().zip(world(narrator, game, after)) {
        if from != to {
            list.insert(format!("{what} {}", signed(to - from)));
        }
    }
    for old in before.projects.iter().flatten() {
        let title = narrator.project(old.card);
        match after.projects.iter().flatten().find(|new| new.card == old.card) {
            None => {
                list.insert(format!("the project {title} is discarded"));
            }
            Some(new) => {
                if new.active && !old.active {
                    list.insert(format!("the project {title} becomes active"));
                }
                if !new.active && old.active {
                    list.insert(format!("the project {title} is no longer active"));
                }
                let by = i32::from(new.tucked.len) - i32::from(old.tucked.len);
                if by != 0 {
                    list.insert(format!("{title}: cards under it {}", signed(by)));
                }
            }
        }
    }
    for new in after.projects.iter().flatten() {
        if !before.projects.iter().flatten().any(|old| old.card == new.card) {
            list.insert(format!("the project {} starts", narrator.project(new.card)));
            if new.active {
                list.insert(format!("the project {} becomes active", narrator.project(new.card)));
            }
        }
    }
    let (was, is) = (up(before), up(after));
    for &(card, cards, force) in &was {
        let title = narrator.crisis(card);
        match is.iter().find(|new| new.0 == card) {
            None => {
                list.insert(format!("the crisis {title} leaves the table"));
            }
            Some(&(_, now, in_force)) => {
                if undoes(game, card, now) && !undoes(game, card, cards) {
                    list.insert(format!("the crisis {title} is canceled"));
                }
                if in_force && !force {
                    list.insert(format!("the crisis {title} is in force"));
                }
                if now != cards {
                    list.insert(format!("{title}: cards under it {}", signed(i32::from(now) - i32::from(cards))));
                }
            }
        }
    }
    for &(card, ..) in is.iter().filter(|new| !was.iter().any(|old| old.0 == new.0)) {
        list.insert(format!("the crisis {} is turned up", narrator.crisis(card)));
    }
    list
}

/// What a preview says, one thing each, without what chance decides next and how a crisis in its window is answered.
pub(super) fn said(
    narrator: &Narrator<'_>,
    game: &Daybreak,
    trial: &Trial<DaybreakTitle>,
    mv: Move,
) -> BTreeSet<String> {
    let gain = usize::from(is_placing(mv));
    let others: Vec<String> = (0..game.players()).map(|n| format!("{}: ", narrator.seat(Seat(n)))).collect();
    let mut list = BTreeSet::new();
    for phrase in trial.effect.iter().skip(gain) {
        let aside = ["then ", "reduction of the crisis "].iter().any(|start| phrase.starts_with(start));
        if aside || phrase.contains(" spares: ") {
            continue;
        }
        let whole = phrase.contains(": cards under it ") || !phrase.ends_with(|last: char| last.is_ascii_digit());
        if whole {
            list.insert(phrase.clone());
            continue;
        }
        let whose = others.iter().find(|prefix| phrase.starts_with(prefix.as_str())).cloned().unwrap_or_default();
        list.extend(phrase[whose.len()..].split(", ").map(|item| format!("{whose}{item}")));
    }
    list
}

fn is_placing(mv: Move) -> bool {
    matches!(mv, Move::Start { .. } | Move::Support { .. } | Move::SupportProject { .. } | Move::ReduceCrisis { .. })
}
