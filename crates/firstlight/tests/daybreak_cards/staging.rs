//! What a scene needs so that an action can be taken and shows what it does, worked out from the action itself.

use crate::book::{Book, numbers};
use crate::scene::Scene;
use daybreak::language::{
    Action, CardFilter, Condition, Cost, Effect, Limit, Quantity, Step, Support, Target, Token, Window,
};
use daybreak::{CrisisId, GlobalId, LocalId, PlanetaryEffect, Resilience, Tag};
use tabletop::{Game, Seat};

/// One way to show an action.
#[derive(Clone, Debug, Default)]
pub(crate) struct Case {
    /// What is special about it; empty if there is only one.
    pub label: String,
    /// Tags in the acting stack, at least so many.
    pub tags: Vec<(Tag, u8)>,
    /// The face of the geoengineering die, and the total it must come to.
    pub die: Option<(u8, u8)>,
    /// Cards under the project.
    pub pool: Option<u8>,
    /// What the planetary die has shown.
    pub rolled: Option<PlanetaryEffect>,
}

/// The ways to show an action: a row of tags, a row of the die, a roll at a time.
pub(crate) fn cases(book: &Book, action: &Action) -> Vec<Case> {
    let plain = Case { tags: tags(action), ..Case::default() };
    if let Some((tag, rows)) = rows(action) {
        let row = |&from: &u8| {
            let mut case = plain.clone();
            raise(&mut case.tags, tag, from);
            let count = case.tags.iter().find(|(other, _)| *other == tag).map_or(0, |wanted| wanted.1);
            case.label = format!("{} {count}", book.cards().tag(tag));
            case
        };
        return rows.iter().map(row).collect();
    }
    if let Some(Step::Die(plus, _)) = action.steps.iter().find(|step| matches!(step, Step::Die(..))) {
        return die_cases(book, action, plus, &plain);
    }
    let mut rolled = Vec::new();
    action.each_effect(|effect| {
        if let Effect::IgnoreRoll(effects) = effect {
            rolled.extend(effects.iter().copied());
        }
    });
    if rolled.is_empty() {
        return vec![plain];
    }
    let roll = |effect: PlanetaryEffect| {
        let label = format!("rolled: {}", book.cards().planetary(effect));
        Case { label, rolled: Some(effect), ..plain.clone() }
    };
    rolled.into_iter().map(roll).collect()
}

/// A case for each row of the die that can be reached, with as many cards spent as can be.
fn die_cases(book: &Book, action: &Action, plus: &Quantity, plain: &Case) -> Vec<Case> {
    let Some(Step::Die(_, rows)) = action.steps.iter().find(|step| matches!(step, Step::Die(..))) else {
        return Vec::new();
    };
    let pools = action.cost.iter().find_map(|cost| match cost {
        Cost::TuckedUpTo(most) => Some((1..=*most).rev().map(Some).collect()),
        _ => None,
    });
    let pools: Vec<Option<u8>> = pools.unwrap_or_else(|| vec![None]);
    let mut cases = Vec::new();
    for (place, row) in rows.iter().enumerate() {
        let below = rows.get(place + 1).map_or(u8::MAX, |next| next.0);
        let reached = pools.iter().find_map(|&pool| {
            let plus = match plus {
                Quantity::PerPaid(n) => n * pool.unwrap_or(0),
                Quantity::N(n) => *n,
                _ => 1,
            };
            let faces = 1..=book.content.board().geoengineering_die;
            let face = faces.into_iter().find(|face| (row.0..below).contains(&(face + plus)));
            face.map(|face| (pool, face, plus))
        });
        let (pool, face, plus) = reached.unwrap_or_else(|| panic!("row {} of the die cannot be reached", row.0));
        let label = format!("the die: {face}+{plus}");
        cases.push(Case { label, die: Some((face, face + plus)), pool, ..plain.clone() });
    }
    cases
}

/// The tags an action counts, and how many of each make it show.
fn tags(action: &Action) -> Vec<(Tag, u8)> {
    let mut wanted = Vec::new();
    for condition in action.requires.iter() {
        if let Condition::Stack(tag, n) = *condition {
            raise(&mut wanted, tag, n);
        }
    }
    if let Limit::Per(tag) = action.limit {
        raise(&mut wanted, tag, 2);
    }
    for step in action.steps.iter() {
        let die = matches!(step, Step::Die(..));
        step.each_quantity(|quantity| match *quantity {
            Quantity::Per(tag) if die => raise(&mut wanted, tag, 1),
            Quantity::Per(tag) => raise(&mut wanted, tag, 3),
            Quantity::Times(_, tag) | Quantity::PerArea(_, tag) => raise(&mut wanted, tag, 2),
            Quantity::Capped(most, tag) => raise(&mut wanted, tag, most + 1),
            _ => {}
        });
    }
    wanted
}

fn raise(wanted: &mut Vec<(Tag, u8)>, tag: Tag, count: u8) {
    match wanted.iter_mut().find(|(other, _)| *other == tag) {
        Some((_, there)) => *there = (*there).max(count),
        None => wanted.push((tag, count)),
    }
}

/// The rows of an action that goes by the number of a tag.
fn rows(action: &Action) -> Option<(Tag, Vec<u8>)> {
    let mut found = None;
    for step in action.steps.iter() {
        if let Step::Rows(tag, rows) = step {
            found = Some((*tag, rows.iter().map(|row| row.0).collect()));
        }
        step.each_quantity(|quantity| {
            if let Quantity::Rows(tag, rows) = quantity {
                found = Some((*tag, rows.iter().map(|row| row.0).collect()));
            }
        });
    }
    found
}

/// A local or starting card at the front of a stack of a seat, with the tags of the case behind it.
pub(crate) fn stack(scene: &mut Scene, book: &Book, seat: Seat, place: u8, card: LocalId, case: &Case) {
    let mut cards = vec![card];
    scene.fill(&mut cards, &case.tags);
    let tags = scene.tags_of(&cards);
    let who = book.power(scene.game.powers(), seat);
    scene.note(format!("{who}’s stack: {} ({})", numbers(cards.iter().copied()), book.tags(&tags)));
    scene.stack(seat, place, &cards);
}

/// A project in the first place, active, with cards under it where its action spends them.
pub(crate) fn project(scene: &mut Scene, book: &Book, card: GlobalId, action: &Action, case: &Case) {
    let spends: u8 = action.cost.iter().map(|cost| if let Cost::Tucked(n) = cost { n + 1 } else { 0 }).sum();
    let count = usize::from(case.pool.unwrap_or(spends));
    let under: Vec<LocalId> = match &book.content.global(card).support {
        Support::Pool(filter) => scene.fitting(count, filter),
        Support::PoolOfEach(tags) => {
            let mut under: Vec<LocalId> = Vec::new();
            for &tag in tags.iter().take(count) {
                let free = |card| !under.contains(&card) && book.content.local(card).bears(tag);
                under.extend(scene.find(1, free));
            }
            under
        }
        Support::Tucked(_) | Support::State(_) => Vec::new(),
    };
    if !under.is_empty() {
        scene.note(format!("under {}: {}", card.no(), numbers(under.iter().copied())));
    }
    scene.project(0, card, true, &under);
}

/// Everything else an action needs: what it requires, what it costs, and what its effects work on.
pub(crate) fn prepare(scene: &mut Scene, book: &Book, seat: Seat, action: &Action, case: &Case) {
    action.requires.iter().for_each(|condition| scene.meet(book, seat, condition));
    for cost in action.cost.iter() {
        if let Cost::Own(token, n) = *cost
            && *scene.slot(seat, token) < u16::from(n)
        {
            scene.set(book, seat, token, n.into());
        }
    }
    let mut hand: Vec<LocalId> = Vec::new();
    let mut hold = |scene: &Scene, count: u8, filter: CardFilter| {
        let more = scene.find(count.into(), |card| !hand.contains(&card) && book.fits(card, &filter));
        hand.extend(more);
    };
    for cost in action.cost.iter() {
        match *cost {
            Cost::DiscardTag(n, tag) => hold(scene, n + 1, CardFilter::Tag(tag)),
            Cost::Discard(n) => hold(scene, n + 1, CardFilter::Any),
            _ => {}
        }
    }
    action.each_effect(|effect| {
        if let Effect::GiveCards(_, filter) = effect {
            hold(scene, 2, *filter);
        }
    });
    if !hand.is_empty() {
        scene.note(format!("hand: {}", numbers(hand.iter().copied())));
    }
    scene.give(seat, &hand);
    works_on(scene, book, seat, action);
    window(scene, book, action, case);
}

/// What the effects of an action work on, where the common board does not have it.
fn works_on(scene: &mut Scene, book: &Book, seat: Seat, action: &Action) {
    let mut effects = Vec::new();
    action.each_effect(|effect| effects.push(*effect));
    for effect in effects {
        match effect {
            Effect::Recover(_, filter) => {
                let mut cards = scene.fitting(3, &filter);
                cards.extend(scene.find(1, |card| !book.fits(card, &filter)));
                scene.note(format!("discards: {}", numbers(cards.iter().copied())));
                scene.discard(&cards);
            }
            Effect::Reveal(_) if scene.state.crises.is_empty() => {
                scene.note("three unknown crises");
                scene.unknown(3);
            }
            _ => {}
        }
        match effect.quantity() {
            Some(Quantity::PerProject(_)) if scene.state.projects.iter().flatten().count() == 0 => scene.bystanders(2),
            Some(Quantity::PerEvery(n, token)) => {
                let count = (*scene.slot(seat, token)).max(2 * u16::from(n));
                scene.set(book, seat, token, count);
            }
            _ => {}
        }
    }
}

/// Brings the table to the window of an action.
fn window(scene: &mut Scene, book: &Book, action: &Action, case: &Case) {
    match action.window {
        Window::Local => {}
        Window::Emissions => scene.emissions_window(),
        Window::Roll => {
            scene.roll_window(case.rolled.expect("a roll is answered"));
            scene.unknown(1);
        }
        Window::Crisis => {
            let mut kind = None;
            action.each_effect(|effect| {
                if let Effect::IgnoreCrisis(by) = effect {
                    kind = Some(*by);
                }
            });
            let crisis = plain_crisis(book, kind);
            scene.note(format!("{} is up, and nobody has resilience against it", book.crisis(crisis)));
            for by in book.content.crisis(crisis).weakened_by.iter() {
                for seat in 0..usize::from(scene.game.players()) {
                    scene.state.boards[seat].resilience[by.index()] = 0;
                }
            }
            scene.crisis_up(crisis, false);
            scene.unknown(1);
            scene.crisis_stage();
        }
    }
}

/// The first crisis that puts communities of all in crisis and does nothing else; this resilience reduces it.
pub(crate) fn plain_crisis(book: &Book, by: Option<Resilience>) -> CrisisId {
    let plain = |card: &CrisisId| {
        let card = book.content.crisis(*card);
        let communities = matches!(card.steps.get(0), Some(Step::Do(Effect::Gain(Token::Communities, _))));
        let reduced = by.is_none_or(|by| card.weakened_by.iter().any(|kind| *kind == by));
        card.target == Target::All && card.steps.len() == 1 && communities && reduced && !card.is_ongoing()
    };
    (0..48).map(CrisisId).find(plain).expect("some crisis puts communities in crisis")
}
