//! Hand cards: what each place would bring, and why an action is not possible.

use super::shown::{undoes, up};
use super::{EVERY, Reader};
use crate::corpus::positions;
use daybreak::language::{Condition, Effect, Token};
use daybreak::{Daybreak, Face, Frame, Move, Setup, State};
use daybreak_title::{CardUses, DaybreakTitle, DaybreakUses, UseKind};
use tabletop::{Audience, Game, Keyed, Next, Seat, Seed, Timeline, moves_of, refuse};
use title::Title;

fn uses(now: &Timeline<Daybreak>, reader: &Reader) -> DaybreakUses {
    let (game, state) = (now.game(), now.state());
    let view = game.view(state, Audience::Seat(reader.seat));
    DaybreakTitle::uses(game, &view, &reader.narrator(game), &|mv| refuse(game, state, reader.seat, mv).err())
}

/// A move made on a timeline of its own, and a card that is tucked goes to the back.
fn made(now: &Timeline<Daybreak>, seat: Seat, mv: Move) -> Timeline<Daybreak> {
    let mut then = now.clone();
    then.play(seat, mv, &mut Vec::new()).unwrap();
    if let Some((_, stack)) = then.state().desks[seat.index()].tucking {
        let depth = then.state().board(seat).stacks[usize::from(stack)].cards.len;
        then.play(seat, Move::Under(depth), &mut Vec::new()).unwrap();
    }
    then
}

/// How many tags the front card of a stack misses there, and how many it has, of the first that are too few.
fn tags_missing(game: &Daybreak, state: &State, seat: Seat, stack: u8) -> Option<(u8, u8)> {
    let there = state.board(seat).stacks[usize::from(stack)];
    let action = &game.content().local(there.cards.front()?).action;
    action.requires.iter().find_map(|condition| {
        let Condition::Stack(tag, need) = *condition else { return None };
        let have = there.tags.of(tag) + state.standing[seat.index()].extra_tags.of(tag);
        (have < need).then(|| (need - have, have))
    })
}

fn check_card(place: &str, now: &Timeline<Daybreak>, reader: &Reader, card: &CardUses, seen: &mut [u32; 4]) {
    let (game, seat) = (now.game(), reader.seat);
    let narrator = reader.narrator(game);
    let about = format!("{place}, {:?}", card.card);
    let mut possible = false;
    let mut later = false;
    // How many tags are missing in front of each stack, and how many lie there.
    let mut tags: Vec<(u8, u8)> = Vec::new();
    let mut other_reason = false;
    let mut unpaid = false;
    for one in &card.uses {
        assert_eq!(one.possible, refuse(game, now.state(), seat, one.mv).is_ok(), "{about}");
        if !one.possible {
            continue;
        }
        let then = made(now, seat, one.mv);
        // Projects that become active, and crises that are undone, are named; and no others.
        for project in then.state().projects.iter().flatten() {
            let was = now.state().projects.iter().flatten().find(|old| old.card == project.card).unwrap();
            let says = one.text.contains(&format!("{} would become active.", narrator.project(project.card)));
            assert_eq!(says, project.active && !was.active, "{about}: {}", one.text);
        }
        if one.kind == UseKind::Crisis {
            let place = now.state().crises.get(one.at.into()).unwrap();
            let Face::Up(crisis) = place.face else { panic!("{about}") };
            let gone = up(then.state()).iter().all(|there| there.0 != crisis);
            let undone = gone || undoes(game, crisis, place.tucked.len + 1);
            let says = one.text.contains("would be canceled") || one.text.contains("would end");
            assert_eq!(says, undone, "{about}: {}", one.text);
        }
        if one.kind == UseKind::Start {
            match game.judge(&(then.state(), seat), Move::Act(one.at)) {
                Ok(()) => possible = true,
                // Its time comes later; whether its tags lie there can be seen now.
                Err(daybreak::Refusal::WrongWindow { .. }) => match tags_missing(game, then.state(), seat, one.at) {
                    Some(missing) => tags.push(missing),
                    None => later = true,
                },
                Err(daybreak::Refusal::TagsShort { .. }) => {
                    tags.extend(tags_missing(game, then.state(), seat, one.at));
                }
                Err(daybreak::Refusal::CannotPayCards { .. }) => (unpaid, other_reason) = (true, true),
                Err(_) => other_reason = true,
            }
        }
    }
    let Some(why) = &card.action.why else {
        assert!(possible || later, "{about}: it is said to be possible");
        return;
    };
    assert!(!possible, "{about}: {why}");
    seen[0] += 1;
    // Tags are only missed where they are missing in front of every stack, and as few as in the best.
    if let Some(rest) = why.split("your best stack would have ").nth(1) {
        assert!(!other_reason, "{about}: {why}");
        let (said, fewest) = (rest.trim_end_matches('.').parse::<u8>().unwrap(), tags.iter().min().unwrap().0);
        assert!(tags.contains(&(fewest, said)), "{about}: {why} {tags:?}");
        seen[1] += 1;
    }
    if why.starts_with("Played in front") {
        assert!(unpaid, "{about}: {why}");
        let tucks = card.uses.iter().any(|one| one.possible && one.kind != UseKind::Start);
        let pays = moves_of(game, now.state(), seat).into_iter().any(|mv| {
            if !matches!(mv, Move::Act(_) | Move::UseProject(_)) {
                return false;
            }
            let mut then = made(now, seat, mv);
            let asks = moves_of(game, then.state(), seat).iter().any(|mv| matches!(mv, Move::Pay(_)));
            // Where only one card can pay, nobody is asked which; it goes when all else is answered.
            while !asks && then.state().desks[seat.index()].draft.is_some() {
                let answers = moves_of(game, then.state(), seat);
                let Some(answer) = answers.into_iter().find(|mv| *mv != Move::Back) else { break };
                then = made(&then, seat, answer);
            }
            let is_asked = moves_of(game, then.state(), seat).contains(&Move::Pay(card.card));
            is_asked || !then.state().board(seat).hand.has(card.card)
        });
        assert_eq!(why.contains("tucked"), tucks, "{about}: {why}");
        assert_eq!(why.contains("pay for another action"), pays, "{about}: {why}");
        seen[2] += 1;
    }
    seen[3] += u32::from(why.contains(" left to remove"));
}

#[test]
fn reasons_of_hand_cards_are_those_of_the_best_stack() {
    let mut seen = [0; 4];
    let mut quiet = 0;
    let count = positions::<DaybreakTitle>("daybreak", EVERY, |place, now| {
        for seat in (0..now.game().players()).map(Seat) {
            let reader = Reader::new(now.game(), seat);
            let uses = uses(now, &reader);
            let state = now.state();
            let free =
                state.frame() == Some(Frame::Local) && !state.done.has(seat) && !state.desks[seat.index()].is_open();
            for card in &uses.cards {
                if free {
                    check_card(place, now, &reader, card, &mut seen);
                } else {
                    // Whoever is asked something else is told nothing about the card.
                    assert_eq!(card.action.why, None, "{place}");
                    quiet += 1;
                }
            }
        }
    });
    assert!(count >= 500, "{count} positions");
    assert!(seen.iter().all(|count| *count > 0) && quiet > 100, "{seen:?} {quiet}");
}

/// The position of the finding: the tags that a card requires lie in a stack, and no emissions of its kind are left.
#[test]
fn nothing_to_remove_is_not_told_as_tags_that_are_missing() {
    let game = Daybreak::builtin(&Setup::new(2)).unwrap();
    let mut now = Timeline::new(game.clone());
    let mut chance = Keyed::new(Seed([3; 32]));
    now.settle(&mut chance, &mut Vec::new()).unwrap();
    while now.state().frame() != Some(Frame::Local) {
        let Next::Ask(asked) = now.next() else { panic!("{:?}", now.next()) };
        now.play(asked.first().unwrap(), Move::KeepNone, &mut Vec::new()).unwrap();
        now.settle(&mut chance, &mut Vec::new()).unwrap();
    }
    let seat = Seat(0);
    let reader = Reader::new(&game, seat);
    let mut told = 0;
    for card in game.content().locals() {
        let action = &game.content().local(card).action;
        let tags: Vec<daybreak::Tag> = action
            .requires
            .iter()
            .flat_map(|condition| match condition {
                Condition::Stack(tag, n) => vec![*tag; usize::from(*n)],
                _ => Vec::new(),
            })
            .collect();
        if tags.is_empty() || !action.any_effect(|effect| matches!(effect, Effect::Remove(Token::Emissions(_), _))) {
            continue;
        }
        let mut state = *now.state();
        let own = &mut state.boards[0];
        own.hand.add(card);
        own.emissions = [0; 6];
        own.stacks[1].tags.add(&tags.into_iter().collect());
        let view = game.view(&state, Audience::Seat(seat));
        let uses =
            DaybreakTitle::uses(&game, &view, &reader.narrator(&game), &|mv| refuse(&game, &state, seat, mv).err());
        let found = uses.cards.iter().find(|one| one.card == card).unwrap();
        let why = found.action.why.clone().unwrap_or_default();
        assert!(!why.contains("your best stack"), "{card:?}: {why}");
        told += u32::from(why.contains("left to remove"));
    }
    assert!(told > 0);
}
