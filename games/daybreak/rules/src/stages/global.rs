//! The Global stage: crises are forecast, and the group chooses a project.

use crate::course::Course;
use crate::crises;
use crate::facts::Fact;
use crate::few::Few;
use crate::language::{Forbidden, Modifier};
use crate::moves::Move;
use crate::pending::Frame;
use crate::position::Position;
use crate::projects;
use crate::state::State;
use crate::state::{Chain, MAX_PLAYERS, ProjectInPlay};
use crate::vocab::{Deck, GlobalId, Stage};
use tabletop::{Dice, Seat, Tell};

/// The stage begins: crisis cards first, then the project (DB-GLOBAL-07).
pub(crate) fn begin_global(course: &mut Course<'_, impl Tell<State, Fact>>) {
    let round = course.state.round;
    course.state.stage = Stage::Global;
    course.tell.tell(course.state, || Fact::RoundBegan { round });
    course.tell.tell(course.state, || Fact::StageBegan { stage: Stage::Global });
    // DB-GLOBAL-01: as many as the level shows, ongoing ones not counted (DB-GLOBAL-08).
    course.state.level_crises = course.rules.level(course.state.world.bands);
    let more = course.position().table_sum(|modifier| match modifier {
        Modifier::Crises(n) => *n,
        _ => 0,
    });
    let count = (i16::from(course.state.level_crises) + more).max(0) as u16;
    let first = course.state.crises.len() as u8;
    let laid = crises::lay(course, count);
    if course.rules.options.all_crises_count {
        course.state.level_crises = course.state.level_crises.max(laid);
    }
    course.state.agenda.push(Frame::DrawProjects);
    // DB-GLOBAL-02: the first is the forecast, the rest are unknown.
    if laid > 0 && !course.position().forbids(Seat(0), Forbidden::Forecast) {
        course.state.agenda.push(Frame::TurnUp { at: first });
    }
}

/// How many projects are still to be drawn to choose from (DB-GLOBAL-03).
fn projects_missing(position: Position<'_>) -> usize {
    let more = position.table_sum(|modifier| match modifier {
        Modifier::ProjectChoice(n) => *n,
        _ => 0,
    });
    let wanted = (i16::from(position.rules.content.board().projects_drawn) + more).clamp(1, 4) as usize;
    wanted.saturating_sub(position.state.drawn_projects.len())
}

/// How many projects the next draw takes; an empty deck is refilled before (DB-GLOBAL-06).
pub(crate) fn project_count(position: Position<'_>) -> u8 {
    let (deck, discards) = (position.state.global_deck, position.state.global_discards);
    let cards = if deck == 0 { discards } else { deck };
    projects_missing(position).min(cards.count_ones() as usize) as u8
}

/// How many projects the next draw takes; an empty deck is refilled now.
pub(crate) fn projects_due(course: &mut Course<'_, impl Tell<State, Fact>>) -> u8 {
    let count = project_count(course.position());
    if count > 0 && course.state.global_deck == 0 {
        course.state.global_deck = std::mem::take(&mut course.state.global_discards);
        course.tell.tell(course.state, || Fact::Reshuffled { deck: Deck::Global });
    }
    count
}

/// Projects by chance, in the order drawn.
pub(crate) fn sample_projects(position: Position<'_>, count: u8, dice: &mut impl Dice) -> Few<GlobalId, 4> {
    let (mut deck, mut drawn) = (position.state.global_deck, Few::EMPTY);
    for _ in 0..count.min(deck.count_ones() as u8) {
        let mut bits = deck;
        for _ in 0..dice.below(deck.count_ones()) {
            bits &= bits - 1;
        }
        let card = bits.trailing_zeros() as u8;
        deck &= !(1 << card);
        drawn.push(GlobalId(card));
    }
    drawn
}

/// Projects are drawn.
pub(crate) fn draw_projects(course: &mut Course<'_, impl Tell<State, Fact>>, cards: &Few<GlobalId, 4>) {
    for &card in cards.iter() {
        course.state.global_deck &= !(1 << card.0);
        course.state.drawn_projects.push(card);
    }
    course.tell.tell(course.state, || Fact::ProjectsDrawn { cards: cards.iter().copied().collect() });
}

/// The group has decided: it keeps one, or none (DB-GLOBAL-03).
pub(crate) fn keep_project(course: &mut Course<'_, impl Tell<State, Fact>>, choice: Move) {
    course.state.agenda.pop();
    let keep = match choice {
        Move::KeepProject(card) => Some(card),
        _ => None,
    };
    let drawn = std::mem::take(&mut course.state.drawn_projects);
    for &card in drawn.iter().filter(|&&card| Some(card) != keep) {
        course.state.global_discards |= 1 << card.0;
        course.tell.tell(course.state, || Fact::ProjectDiscarded { card, tucked: Default::default() });
    }
    let Some(card) = keep else { return };
    // DB-GLOBAL-04: at most four; one has to go before a fifth starts.
    let most = usize::from(course.rules.content.board().projects_in_play);
    if course.state.projects.iter().flatten().count() >= most {
        course.state.drawn_projects.push(card);
        course.state.agenda.push(Frame::MakeRoom { keep: card });
    } else {
        start_project(course, card);
    }
}

/// The group has made room, and the new project starts.
pub(crate) fn make_room(course: &mut Course<'_, impl Tell<State, Fact>>, keep: GlobalId, choice: Move) {
    course.state.agenda.pop();
    if let Move::DropProject(at) = choice {
        projects::discard_project(course, at);
    }
    course.state.drawn_projects = Few::EMPTY;
    start_project(course, keep);
}

/// A project starts; one whose requirement is already met is active at once (DB-GLOBAL-09).
fn start_project(course: &mut Course<'_, impl Tell<State, Fact>>, card: GlobalId) {
    let Some(at) = course.state.projects.iter().position(Option::is_none) else { return };
    let project = ProjectInPlay { card, active: false, tucked: Chain::EMPTY, used: [0; MAX_PLAYERS] };
    course.state.projects[at] = Some(project);
    course.tell.tell(course.state, || Fact::ProjectKept { card, at: at as u8 });
    projects::look_at_projects(course);
}
