//! Global projects: what makes them active (DB-GLOBAL-05, 09, 11), and the cards under them (DB-LOCAL-07,
//! DB-LOCAL-18).

use crate::content::Content;
use crate::course::Course;
use crate::facts::Fact;
use crate::few::Few;
use crate::game::Daybreak;
use crate::language::{CardFilter, Forbidden, Support};
use crate::measure::{self, Ground};
use crate::moves::Refusal;
use crate::position::Position;
use crate::state::{Chain, PerSeat, ProjectInPlay, State};
use crate::today::Places;
use crate::vocab::{GlobalId, LocalId, Tag};
use tabletop::{Seat, Tell};

/// The kinds of cards that are asked for, and how many of each.
#[derive(Clone, Copy)]
struct Wanted {
    kinds: [(CardFilter, u16); 3],
    count: usize,
}

impl Wanted {
    /// What fits at all: one of the tags that are asked for, or the one kind that is no tag.
    fn any_of(&self) -> Option<CardFilter> {
        let kinds = || self.kinds[..self.count].iter().filter(|kind| kind.1 > 0).map(|kind| kind.0);
        let mut tags: Few<Tag, 3> = Few::EMPTY;
        for kind in kinds() {
            let CardFilter::Tag(tag) = kind else { return Some(kind) };
            tags.push(tag);
        }
        match (tags.len(), tags.get(0)) {
            (1, Some(tag)) => Some(CardFilter::Tag(tag)),
            (_, first) => first.map(|_| CardFilter::OneOf(tags)),
        }
    }
}

fn wanted(position: Position<'_>, support: &Support) -> Wanted {
    let mut wanted = Wanted { kinds: [(CardFilter::Any, 0); 3], count: 0 };
    let mut add = |filter: CardFilter, need: u16| {
        if let Some(place) = wanted.kinds.get_mut(wanted.count) {
            *place = (filter, need);
            wanted.count += 1;
        }
    };
    match support {
        Support::Tucked(kinds) => {
            kinds.iter().for_each(|(filter, n)| add(*filter, position.amount(&Ground::of(Seat(0)), n)));
        }
        Support::Pool(filter) => add(*filter, u16::MAX),
        Support::PoolOfEach(tags) => tags.iter().for_each(|tag: &Tag| add(CardFilter::Tag(*tag), 1)),
        Support::State(_) => {}
    }
    wanted
}

/// The kinds a card can count for, as bits.
fn kinds_of(rules: &Daybreak, wanted: &Wanted, card: LocalId) -> u8 {
    let card = rules.content.local(card);
    let mut bits = 0;
    for (kind, (filter, need)) in wanted.kinds[..wanted.count].iter().enumerate() {
        if *need > 0 && card.fits(filter) {
            bits |= 1 << kind;
        }
    }
    bits
}

/// Does each of these cards count for a kind of its own, whichever serves best (DB-LOCAL-18)? They do exactly if
/// no set of kinds has more cards that fit nothing else than places.
fn all_count(rules: &Daybreak, wanted: &Wanted, cards: impl Iterator<Item = LocalId> + Clone) -> bool {
    (1u8..1 << wanted.count).all(|set| {
        let room: u32 =
            (0..wanted.count).filter(|kind| set >> kind & 1 == 1).map(|k| u32::from(wanted.kinds[k].1)).sum();
        let inside = cards.clone().filter(|&card| kinds_of(rules, wanted, card) & !set == 0).count() as u32;
        inside <= room
    })
}

/// The places of a project that are counted, each filled as far as its cards can fill them (DB-LOCAL-18).
pub(crate) fn places(position: Position<'_>, project: &ProjectInPlay) -> Vec<Places> {
    let wanted = wanted(position, &position.rules.content.global(project.card).support);
    let mut held: [Vec<LocalId>; 3] = [const { Vec::new() }; 3];
    for card in position.state.chain(project.tucked) {
        hold(position.rules, &wanted, &mut held, card, &mut 0);
    }
    let kinds = wanted.kinds[..wanted.count].iter().zip(&held).filter(|((_, need), _)| *need < u16::MAX);
    kinds.map(|((filter, need), held)| Places { wanted: *filter, count: *need, filled: held.len() as u16 }).collect()
}

/// The places of a project that is not in play yet, as they would be counted.
pub(crate) fn places_of(position: Position<'_>, card: GlobalId) -> Vec<Places> {
    places(position, &ProjectInPlay { card, active: false, tucked: Chain::EMPTY, used: PerSeat::default() })
}

/// Finds a place for one more card. Where all are taken, a card that lies there may move to a place of another kind.
fn hold(rules: &Daybreak, wanted: &Wanted, held: &mut [Vec<LocalId>; 3], card: LocalId, tried: &mut u8) -> bool {
    let fits = kinds_of(rules, wanted, card);
    for kind in 0..wanted.count {
        if (fits & !*tried) >> kind & 1 == 0 {
            continue;
        }
        *tried |= 1 << kind;
        if held[kind].len() < usize::from(wanted.kinds[kind].1) {
            held[kind].push(card);
            return true;
        }
        for at in 0..held[kind].len() {
            let other = held[kind][at];
            if hold(rules, wanted, held, other, tried) {
                held[kind][at] = card;
                return true;
            }
        }
    }
    false
}

/// Could this card count for this project, were there room?
pub(crate) fn fits_under(position: Position<'_>, project: GlobalId, card: LocalId) -> bool {
    let wanted = wanted(position, &position.rules.content.global(project).support);
    kinds_of(position.rules, &wanted, card) != 0
}

/// How many cards meet a project's requirement, where that is all it asks for and the same from the first move to the
/// last. What [`is_met`] says follows from it then.
pub(crate) fn cards_needed(content: &Content, card: GlobalId, players: u8) -> Option<u16> {
    match &content.global(card).support {
        Support::Pool(_) | Support::PoolOfEach(_) => Some(0),
        Support::Tucked(kinds) => kinds.iter().map(|(_, n)| n.by_players(players)).sum(),
        Support::State(_) => None,
    }
}

/// Is a project's requirement met?
pub(crate) fn is_met(position: Position<'_>, project: &ProjectInPlay) -> bool {
    let support = &position.rules.content.global(project.card).support;
    match support {
        Support::Pool(_) | Support::PoolOfEach(_) => true,
        Support::State(condition) => position.holds(&Ground::of(Seat(0)), condition),
        Support::Tucked(kinds) => {
            let ground = Ground::of(Seat(0));
            let total: u16 = kinds.iter().map(|(_, n)| position.amount(&ground, n)).sum();
            u16::from(project.tucked.len) >= total
        }
    }
}

/// Is it time for a project to become active, or to lapse?
#[inline]
fn turns(position: Position<'_>, project: &ProjectInPlay) -> bool {
    if project.active {
        let may_lapse = position.rules.options.projects_lapse
            && matches!(position.rules.content.global(project.card).support, Support::State(_));
        return may_lapse && !is_met(position, project);
    }
    match position.rules.cards_needed[project.card.index()] {
        Some(needed) => {
            debug_assert_eq!(u16::from(project.tucked.len) >= needed, is_met(position, project));
            u16::from(project.tucked.len) >= needed
        }
        None => is_met(position, project),
    }
}

/// Projects become active the moment their requirement is met; with the option, they lapse when a state does not
/// hold any more (DB-GLOBAL-05).
#[inline]
pub(crate) fn look_at_projects(course: &mut Course<'_, impl Tell<State, Fact>>) {
    let position = course.position();
    if position.state.projects.iter().flatten().any(|project| turns(position, project)) {
        turn_projects(course);
    }
}

fn turn_projects(course: &mut Course<'_, impl Tell<State, Fact>>) {
    // One project that becomes active can meet the requirement of another.
    for _ in 0..course.state.projects.len() {
        let mut changed = false;
        for at in 0..course.state.projects.len() {
            let Some(project) = course.state.projects[at].filter(|project| turns(course.position(), project)) else {
                continue;
            };
            let (card, active) = (project.card, !project.active);
            course.state.projects[at] = Some(ProjectInPlay { active, ..project });
            course.tell.tell(course.state, || {
                if active { Fact::ProjectActive { card } } else { Fact::ProjectLapsed { card } }
            });
            changed = true;
        }
        if !changed {
            return;
        }
        measure::refresh_modifiers(course.rules, course.state);
    }
}

/// A project goes to the discards, with the cards under it (DB-GLOBAL-04).
pub(crate) fn discard_project(course: &mut Course<'_, impl Tell<State, Fact>>, at: u8) {
    let Some(project) = course.state.projects.get_mut(usize::from(at)).and_then(Option::take) else { return };
    let tucked = course.state.local_cards().discard_chain(project.tucked);
    course.state.global_discards |= 1 << project.card.0;
    course.tell.tell(course.state, || Fact::ProjectDiscarded { card: project.card, tucked });
    measure::refresh_modifiers(course.rules, course.state);
}

/// May this card go under this project (DB-LOCAL-07, DB-LOCAL-18)?
pub(crate) fn judge_support(position: Position<'_>, seat: Seat, card: LocalId, at: u8) -> Result<(), Refusal> {
    let Some(project) = position.state.projects.get(usize::from(at)).copied().flatten() else {
        return Err(Refusal::NoProject { project: at });
    };
    if position.forbids(seat, Forbidden::TuckingUnderProjects) {
        let what = Forbidden::TuckingUnderProjects;
        return Err(Refusal::ForbiddenBy { what, by: position.forbidden_by(what) });
    }
    let support = &position.rules.content.global(project.card).support;
    let wanted = wanted(position, support);
    if wanted.count == 0 {
        return Err(Refusal::TakesNoCards);
    }
    if kinds_of(position.rules, &wanted, card) == 0 {
        return Err(match wanted.any_of() {
            Some(wanted) => Refusal::DoesNotFit { card, wanted },
            None => Refusal::TakesNoCards,
        });
    }
    // A met requirement asks for nothing more; a pool takes cards as long as there is room.
    if matches!(support, Support::Tucked(_)) && project.active {
        return Err(Refusal::AlreadyMet);
    }
    if let Support::Pool(_) = support {
        return Ok(());
    }
    let mut tucked = project.tucked.first;
    let cards = std::iter::from_fn(move || {
        let next = LocalId(tucked);
        tucked = *position.state.next_card.0.get(next.index())?;
        Some(next)
    });
    if all_count(position.rules, &wanted, cards.chain([card])) { Ok(()) } else { Err(Refusal::AlreadyMet) }
}

/// A card goes under a project.
pub(crate) fn support_project(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, card: LocalId, at: u8) {
    let Some(mut project) = course.state.projects.get(usize::from(at)).copied().flatten() else { return };
    course.state.boards[seat.index()].hand.take(card);
    project.tucked = course.state.local_cards().chain_in(project.tucked, card, project.tucked.len);
    course.state.projects[usize::from(at)] = Some(project);
    course.tell.tell(course.state, || Fact::TuckedUnderProject { seat, card, project: project.card });
}
