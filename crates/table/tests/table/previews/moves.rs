//! Moves: what they change on the boards, and in the forecast.

use super::shown::{said, signed, truth};
use super::{EVERY, Reader};
use crate::corpus::positions;
use daybreak::language::Token;
use daybreak::{Daybreak, Fact, Forecast, Move};
use daybreak_title::DaybreakTitle;
use daybreak_words::Narrator;
use tabletop::{Audience, Game, Keyed, Next, Seat, Seed, Timeline, moves_of};
use title::{Title, Trial};

fn tried(timeline: &Timeline<Daybreak>, reader: &Reader, mv: Move) -> Trial<DaybreakTitle> {
    let game = timeline.game();
    let view = game.view(timeline.state(), Audience::Seat(reader.seat));
    DaybreakTitle::trial(game, &view, &reader.narrator(game), mv).unwrap()
}

/// Is every change of a number told, and no other?
fn check_changes(narrator: &Narrator<'_>, game: &Daybreak, before: &Forecast, after: &Forecast, told: &[String]) {
    let same = |one: &Forecast| {
        let mut one = *one;
        // Its place in the row is no news.
        if let Some(crisis) = &mut one.crisis {
            crisis.at = 0;
        }
        one
    };
    assert_eq!(told.is_empty(), same(before) == same(after), "{told:?}\n{before:?}\n{after:?}");
    let only = |prefix: String, from: String, to: String| {
        let wanted: Vec<String> = (from != to).then(|| format!("{prefix} {from} to {to}")).into_iter().collect();
        let found: Vec<&String> = told.iter().filter(|one| one.starts_with(&format!("{prefix} "))).collect();
        assert_eq!(found, wanted.iter().collect::<Vec<_>>(), "{told:?}");
    };
    only("net carbon".to_owned(), signed(before.net), signed(after.net));
    only("temperature bands".to_owned(), before.bands.to_string(), after.bands.to_string());
    for seat in (0..game.players()).map(Seat) {
        let (name, at) = (narrator.seat(seat), seat.index());
        only(format!("missing energy ({name})"), before.shortage[at].to_string(), after.shortage[at].to_string());
        only(format!("cards to draw ({name})"), before.draws[at].to_string(), after.draws[at].to_string());
        only(format!("growth of demand ({name})"), before.growth[at].to_string(), after.growth[at].to_string());
    }
    let undone = |one: &Forecast| one.crisis.filter(|crisis| crisis.undone).map(|crisis| crisis.card);
    if let Some(card) = undone(after).filter(|_| undone(before).is_none())
        && before.crisis.is_some_and(|crisis| crisis.card == card)
    {
        assert!(told.iter().any(|one| *one == format!("{} will have no effect", narrator.crisis(card))), "{told:?}");
    }
}

/// How many cards each seat draws next, as the words say.
fn draws_said(narrator: &Narrator<'_>, game: &Daybreak, effect: &[String]) -> Vec<u32> {
    let of = |seat: Seat| {
        let begins = format!("then draws ({}): ", narrator.seat(seat));
        let count = |phrase: &String| phrase.strip_prefix(&begins)?.split(' ').next()?.parse::<u32>().ok();
        effect.iter().filter_map(count).sum()
    };
    (0..game.players()).map(|n| of(Seat(n))).collect()
}

/// How many cards each seat has drawn.
fn draws_made(game: &Daybreak, facts: &[Fact]) -> Vec<u32> {
    let of = |seat: Seat| {
        let count = |fact: &Fact| match fact {
            Fact::Drew { seat: who, cards } | Fact::Offered { seat: who, cards, .. } if *who == seat => cards.len(),
            _ => 0,
        };
        facts.iter().map(count).sum()
    };
    (0..game.players()).map(|n| of(Seat(n))).collect()
}

#[derive(Default)]
struct Seen {
    tried: u32,
    given: u32,
    met: u32,
    cancelled: u32,
    clean: u32,
    drawn: u32,
    stays: u32,
}

fn check_trial(place: &str, now: &Timeline<Daybreak>, reader: &Reader, mv: Move, seen: &mut Seen) {
    let game = now.game();
    let narrator = reader.narrator(game);
    let trial = tried(now, reader, mv);
    assert_eq!(trial.moves[0], mv);
    // The move is really made, with the answers that were taken to follow it.
    let mut then = now.clone();
    let mut facts: Vec<Fact> = Vec::new();
    for &made in &trial.moves {
        then.play(reader.seat, made, &mut facts).unwrap_or_else(|refused| panic!("{place}, {mv:?}: {refused:?}"));
    }
    let (before, after) = (now.state(), then.state());
    let (old, new) = (game.view(before, Audience::Spectator).forecast, game.view(after, Audience::Spectator).forecast);
    let shown = DaybreakTitle::show(game, &game.view(after, Audience::Spectator));
    assert_eq!(trial.forecast, shown.forecast, "{place}, {mv:?}");
    assert_eq!(trial.moved_on, (before.stage, before.round) != (after.stage, after.round), "{place}, {mv:?}");
    let wanted = truth(&narrator, game, before, after, reader.seat, mv);
    assert_eq!(said(&narrator, game, &trial, mv), wanted, "{place}, {mv:?}: {:?}", trial.effect);
    if trial.moved_on {
        assert!(trial.changes.is_empty());
    } else {
        check_changes(&narrator, game, &old, &new, &trial.changes);
        let said = draws_said(&narrator, game, &trial.effect);
        if let Next::Draw(_) = then.next() {
            let mut drawn = Vec::new();
            then.settle(&mut Keyed::new(Seed([7; 32])), &mut drawn).unwrap();
            let made = draws_made(game, &drawn);
            assert!(said.iter().zip(&made).all(|(said, made)| said <= made), "{place}, {mv:?}: {said:?} {made:?}");
            let any = drawn.iter().any(|fact| matches!(fact, Fact::Drew { .. } | Fact::Offered { .. }));
            assert_eq!(any, said.iter().any(|count| *count > 0), "{place}, {mv:?}: {:?}", trial.effect);
            seen.drawn += u32::from(any);
        } else {
            assert!(said.iter().all(|count| *count == 0), "{place}, {mv:?}");
        }
    }
    // The findings that led here: energy that is given, a crisis that is cancelled, one clean energy more.
    let gives = |fact: &Fact| matches!(fact, Fact::TokensGiven { token: Token::Clean, .. });
    let others_short = |one: &Forecast| {
        let short = one.shortage.iter().enumerate().filter(|(at, _)| *at != reader.seat.index());
        short.map(|(_, short)| *short).sum::<u16>()
    };
    seen.tried += 1;
    if facts.iter().any(gives) {
        seen.given += 1;
        assert!(trial.effect.iter().any(|one| one.contains(": clean energy +")), "{:?}", trial.effect);
        if others_short(&new) < others_short(&old) {
            seen.met += 1;
            assert!(trial.changes.iter().any(|one| one.starts_with("missing energy (")), "{:?}", trial.changes);
        }
    }
    let undone = |one: &Forecast| one.crisis.is_some_and(|crisis| crisis.undone);
    if !trial.moved_on && undone(&new) && !undone(&old) {
        seen.cancelled += 1;
        assert!(!trial.changes.is_empty());
    }
    seen.clean += u32::from(trial.effect.iter().any(|one| one.starts_with("clean energy +1")));
    seen.stays += u32::from(trial.changes.is_empty());
}

#[test]
fn what_a_move_is_said_to_bring_is_there_after_it() {
    let mut seen = Seen::default();
    let count = positions::<DaybreakTitle>("daybreak", EVERY, |place, now| {
        let Next::Ask(asked) = now.next() else { return };
        for seat in asked.iter() {
            let reader = Reader::new(now.game(), seat);
            for mv in moves_of(now.game(), now.state(), seat) {
                check_trial(place, now, &reader, mv, &mut seen);
            }
        }
    });
    assert!(count >= 500, "{count} positions");
    assert!(seen.tried > 5000, "{} moves", seen.tried);
    let Seen { given, met, cancelled, clean, drawn, stays, .. } = seen;
    assert!(
        [given, met, cancelled, clean, drawn, stays].iter().all(|count| *count > 0),
        "{given} {met} {cancelled} {clean} {drawn} {stays}"
    );
}
