//! States of a table to ask questions in.

use super::{EUROPE, ME, crisis, local, project};
use daybreak::language::{Cost, Effect, Step};
use daybreak::{
    ActionSource, Ask, Cause, Chain, CrisisInPlay, Daybreak, Draft, Face, Few, Frame, GlobalId, LocalId, OwedChoice,
    ProjectInPlay, State, View,
};
use tabletop::{Audience, Game, Seat, Seats};

/// The table at its beginning with a frame, as I see it, who am asked.
pub(super) fn scene(game: &Daybreak, frame: Frame, change: impl FnOnce(&mut State)) -> View {
    let mut state = game.begin();
    state.agenda = Few::from([frame]);
    state.boards[ME.index()].hand = [local(15), local(4), local(65)].into_iter().collect();
    state.projects[0] = Some(in_play(project(308)));
    state.projects[1] = Some(in_play(project(309)));
    let unknown = CrisisInPlay { face: Face::Unknown, in_force: false, tucked: Chain::EMPTY };
    state.crises = Few::from([CrisisInPlay { face: Face::Up(crisis(432)), ..unknown }, unknown, unknown]);
    change(&mut state);
    let mut view = game.view(&state, Audience::Seat(ME));
    view.asked = Seats::only(ME);
    view
}

fn in_play(card: GlobalId) -> ProjectInPlay {
    ProjectInPlay { card, active: true, tucked: Chain::EMPTY, used: [0; 4] }
}

/// A question about the action of this card, which is the front of my first stack.
pub(super) fn asked(game: &Daybreak, card: LocalId, ask: Ask) -> View {
    let mut view = scene(game, Frame::Local, |state| {
        front(state, ME, card);
        state.desks[ME.index()].draft = Some(Draft::of(ActionSource::Stack(0)));
    });
    view.ask = Some(ask);
    view
}

/// The same for an action of this project.
pub(super) fn asked_by_project(game: &Daybreak, card: GlobalId, ask: Ask) -> View {
    let mut view = scene(game, Frame::Local, |state| {
        state.projects[0] = Some(in_play(card));
        state.desks[ME.index()].draft = Some(Draft::of(ActionSource::Project(0)));
    });
    view.ask = Some(ask);
    view
}

/// Somebody asks me for what this card takes.
pub(super) fn asked_by_europe(game: &Daybreak, card: LocalId) -> View {
    let mut view = scene(game, Frame::Local, |state| {
        front(state, EUROPE, card);
        state.desks[EUROPE.index()].draft = Some(Draft::of(ActionSource::Stack(0)));
    });
    view.ask = Some(Ask::Consent { by: EUROPE });
    view
}

/// I owe something to a crisis.
pub(super) fn owed(game: &Daybreak, no: u16, debt: OwedChoice, ask: Ask) -> View {
    let card = crisis(no);
    let mut view = scene(game, Frame::Strike { at: 0, step: 0 }, |state| {
        state.agenda.push(Frame::Desks { cause: Cause::Crisis(card) });
        if let Some(first) = state.crises.get_mut(0) {
            first.face = Face::Up(card);
        }
        state.desks[ME.index()].owes = Some(debt);
    });
    view.ask = Some(ask);
    view
}

/// A card in front of the first stack of a seat.
pub(super) fn front(state: &mut State, seat: Seat, card: LocalId) {
    let stack = &mut state.boards[seat.index()].stacks[0];
    state.next_card.0[card.index()] = stack.cards.first;
    stack.cards = Chain { first: card.0, len: stack.cards.len + 1 };
}

/// The first local card with a step like this, and the place of the step.
pub(super) fn card_with(game: &Daybreak, is: impl Fn(&Step) -> bool) -> Option<(LocalId, u8)> {
    game.content().locals().find_map(|card| {
        let steps = &game.content().local(card).action.steps;
        steps.iter().position(&is).map(|step| (card, step as u8))
    })
}

/// The first local card that simply has an effect like this.
pub(super) fn card_doing(game: &Daybreak, is: impl Fn(&Effect) -> bool) -> Option<(LocalId, u8)> {
    card_with(game, |step| matches!(step, Step::Do(effect) if is(effect)))
}

/// The first project with a cost like this.
pub(super) fn project_costing(game: &Daybreak, is: impl Fn(&Cost) -> bool) -> Option<GlobalId> {
    let costs = |card: &GlobalId| game.content().global(*card).action.iter().any(|action| action.cost.iter().any(&is));
    (0..24).map(GlobalId).find(costs)
}
