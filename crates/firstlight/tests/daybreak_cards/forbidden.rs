//! What an ongoing crisis forbids: the same move without it and with it, or what is coming without it and with it.

use crate::book::Book;
use crate::drive::{Drive, Policy};
use crate::global::actor;
use crate::probe::coming;
use crate::scene::{CHINA, Scene};
use crate::staging::{cases, prepare, stack};
use daybreak::language::{Effect, Forbidden, Modifier, Support, Token, TuckRule};
use daybreak::{CrisisId, GlobalId, Move, Refusal};
use tabletop::{Refused, refuse};

/// Tells what each standing change of an ongoing crisis forbids.
pub(crate) fn forbids(book: &Book, out: &mut String, card: CrisisId) {
    for modifier in book.content.crisis(card).ongoing.iter() {
        let Modifier::Forbids(what) = *modifier else { continue };
        *out += "  [in force]\n";
        let mut free = Scene::new(book, 4);
        let attempt = attempt(book, &mut free, card, what);
        let mut held = free.clone();
        held.crisis_up(card, true);
        held.in_force(book.content.crisis(card).ongoing.iter());
        let Some(mv) = attempt else {
            let lines = coming(book, (&free.game, &free.state), (&held.game, &held.state));
            assert!(!lines.is_empty(), "{what:?} changes nothing");
            lines.iter().for_each(|line| *out += &format!("    {line}\n"));
            continue;
        };
        let judged = |scene: &Scene| refuse(&scene.game, &scene.state, CHINA, mv);
        assert_eq!(judged(&free), Ok(()), "without it");
        let by = Some(card);
        assert_eq!(judged(&held), Err(Refused::Rule(Refusal::ForbiddenBy { what, by })), "with it");
        let told = Drive::new(book, free.timeline(), Policy::default()).said(CHINA, mv);
        *out += &format!("  > {told}\n    without it: possible; with it: refused, {} forbids it\n", card.no());
    }
}

/// A move that would be forbidden; none for what is not a move of the Local stage.
fn attempt(book: &Book, scene: &mut Scene, card: CrisisId, what: Forbidden) -> Option<Move> {
    let effect: fn(&Effect) -> bool = match what {
        Forbidden::GivingCards => |effect| matches!(effect, Effect::GiveCards(..)),
        Forbidden::RemovingDirty => |effect| matches!(effect, Effect::Remove(Token::Dirty, _)),
        Forbidden::GivingTokens => |effect| matches!(effect, Effect::Give(..)),
        Forbidden::DrawingByAction => |effect| matches!(effect, Effect::Draw(..)),
        Forbidden::TuckingUnderCrises => return Some(under_crisis(book, scene, card)),
        Forbidden::TuckingUnderProjects => return Some(under_project(book, scene)),
        Forbidden::Forecast | Forbidden::NewProjects => return None,
    };
    let card = actor(book, |_, found| effect(found)).expect("some card does it");
    let action = book.content.local(card).action;
    let case = cases(book, &action).remove(0);
    stack(scene, book, CHINA, 0, card, &case);
    prepare(scene, book, CHINA, &action, &case);
    Some(Move::Act(0))
}

fn under_crisis(book: &Book, scene: &mut Scene, card: CrisisId) -> Move {
    let weakened = |other: &CrisisId| {
        *other != card && book.content.crisis(*other).tuck.iter().any(|rule| matches!(rule, TuckRule::Weakens(_)))
    };
    let other = (0..48).map(CrisisId).find(weakened).expect("some crisis takes cards");
    let rule = book.content.crisis(other).tuck.get(0).expect("it has a rule");
    let hand = scene.fitting(1, &rule.filter());
    scene.give(CHINA, &hand);
    scene.crisis_up(other, false);
    Move::ReduceCrisis { card: hand[0], crisis: 0 }
}

fn under_project(book: &Book, scene: &mut Scene) -> Move {
    let pool = |card: &GlobalId| matches!(book.content.global(*card).support, Support::Pool(_));
    let card = (0..24).map(GlobalId).find(pool).expect("some project takes cards");
    let hand = scene.find(1, |_| true);
    scene.give(CHINA, &hand);
    scene.project(0, card, false, &[]);
    Move::SupportProject { card: hand[0], project: 0 }
}
