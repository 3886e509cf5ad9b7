//! What is different between two positions of one game, for telling what a move brings; and what is due next, where a
//! move ends before chance or somebody else has spoken.

use crate::crises;
use crate::crisis_forecast::{board_tokens, change};
use crate::game::Daybreak;
use crate::language::Token;
use crate::pending::{DrawTo, Frame};
use crate::position::Position;
use crate::state::{CrisisInPlay, Face, State};
use crate::vocab::{CrisisId, GlobalId, PlanetaryEffect};
use tabletop::{Seat, Seats};

/// Everything on the boards and on the table that is not as it was. What did not change is left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Difference {
    /// The seats for which something changed.
    pub seats: Vec<SeatDifference>,
    /// Tokens of the world; carbon on the thermometer counts its bands.
    pub world: Vec<(Token, i16)>,
    /// Bands on the thermometer.
    pub bands: i16,
    /// Steps on the tracks of planetary effects.
    pub tracks: Vec<(PlanetaryEffect, i16)>,
    /// Global projects.
    pub projects: Vec<(GlobalId, ProjectChange)>,
    /// Crises that lie face up.
    pub crises: Vec<(CrisisId, CrisisChange)>,
    /// Crises that are still to come, known or not.
    pub to_come: i16,
}

/// What is different for a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatDifference {
    /// Which seat.
    pub seat: Seat,
    /// Tokens on its board: what is good for it first, then the rest.
    pub tokens: Vec<(Token, i16)>,
    /// Cards in hand.
    pub hand: i16,
    /// Cards in the play area.
    pub area: i16,
    /// Own carbon that is taken off this round's emissions.
    pub absorbed: i16,
    /// Cards of the next draw step, by what was promised or taken.
    pub next_draw: i16,
}

/// What happened to a project.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProjectChange {
    /// It is in play.
    Started,
    /// It no longer is.
    Gone,
    /// It became active.
    Active,
    /// It is no longer active.
    Lapsed,
    /// So many cards more or fewer lie under it.
    Cards(i16),
}

/// What happened to a crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CrisisChange {
    /// It came up.
    Shown,
    /// It left the table.
    Gone,
    /// The cards under it cancel or end it.
    Undone,
    /// It is in force from now on.
    InForce,
    /// So many cards more lie under it.
    Cards(i16),
    /// It is so much weaker for all.
    Weaker(i16),
    /// These seats ignore it.
    Spared(Seats),
}

/// What is due before anybody moves on: it belongs to the move that led there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Upcoming {
    /// Somebody draws so many cards, and of these keeps some; none: all of them.
    Cards {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
        /// How many are kept; none: all, or all that fit.
        keep: Option<u8>,
    },
    /// The geoengineering die decides.
    Die,
    /// A crisis is turned up.
    Crisis,
    /// Global projects are drawn.
    Projects,
    /// The planetary die is rolled.
    Roll,
    /// Tied players roll.
    Tie,
}

/// What is different after something has happened.
pub(crate) fn difference(rules: &Daybreak, before: &State, after: &State) -> Difference {
    let world = [Token::Trees, Token::Oceans, Token::Dac, Token::RecentCarbon, Token::ThermometerCarbon];
    let count = |state: &State, token| rules.at(state).count(Seat(0), token);
    let world = world.into_iter().map(|token| (token, change(count(before, token), count(after, token))));
    let step = |effect: PlanetaryEffect| {
        let at = |state: &State| u16::from(state.world.tracks[effect.index()]);
        (effect, change(at(before), at(after)))
    };
    let to_come = |state: &State| state.crises.iter().filter(|crisis| !crisis.in_force).count() as u16;
    Difference {
        seats: rules.seats().filter_map(|seat| seat_difference(seat, before, after)).collect(),
        world: world.filter(|(_, by)| *by != 0).collect(),
        bands: change(before.world.bands.into(), after.world.bands.into()),
        tracks: PlanetaryEffect::ALL.into_iter().map(step).filter(|(_, by)| *by != 0).collect(),
        projects: project_changes(before, after),
        crises: crisis_changes(rules, before, after),
        to_come: change(to_come(before), to_come(after)),
    }
}

fn crisis_changes(rules: &Daybreak, before: &State, after: &State) -> Vec<(CrisisId, CrisisChange)> {
    let (was, is): (Vec<_>, Vec<_>) = (face_up(before).collect(), face_up(after).collect());
    let mut list = Vec::new();
    for (card, old) in &was {
        let Some((_, new)) = is.iter().find(|(other, _)| other == card) else {
            list.push((*card, CrisisChange::Gone));
            continue;
        };
        if crises::is_undone(rules.at(after), new, *card) && !crises::is_undone(rules.at(before), old, *card) {
            list.push((*card, CrisisChange::Undone));
        }
        if new.in_force && !old.in_force {
            list.push((*card, CrisisChange::InForce));
        }
        if new.tucked.len != old.tucked.len {
            list.push((*card, CrisisChange::Cards(change(old.tucked.len.into(), new.tucked.len.into()))));
        }
    }
    let new = is.iter().filter(|(card, _)| !was.iter().any(|(other, _)| other == card));
    list.extend(new.map(|(card, _)| (*card, CrisisChange::Shown)));
    // Only of one and the same crisis can be said how much weaker it has become.
    let struck = |state: &State| match state.frame() {
        Some(Frame::CrisisWindow { at } | Frame::Spare { at, .. } | Frame::Strike { at, .. }) => {
            crises::crisis_up(rules.at(state), at).map(|(_, card)| card)
        }
        _ => None,
    };
    if let (Some(card), true) = (struck(before), struck(before) == struck(after)) {
        if before.current_crisis.weaker != after.current_crisis.weaker {
            let by = change(before.current_crisis.weaker.into(), after.current_crisis.weaker.into());
            list.push((card, CrisisChange::Weaker(by)));
        }
        let spared = after.current_crisis.spared.iter().filter(|&seat| !before.current_crisis.spared.has(seat));
        let spared: Seats = spared.collect();
        if !spared.is_empty() {
            list.push((card, CrisisChange::Spared(spared)));
        }
    }
    list
}

/// What chance has to decide before anybody moves on.
pub(crate) fn upcoming(position: Position<'_>) -> Vec<Upcoming> {
    let mut list = Vec::new();
    let mut left = (position.state.local_deck.len() + position.state.local_discards.len()) as u8;
    for frame in position.state.agenda.iter().rev() {
        match *frame {
            Frame::DrawCards { seat, left: wanted, into } => {
                let count = wanted.min(left);
                left -= count;
                let keep = if let DrawTo::Choose(keep) = into { Some(keep.min(count)) } else { None };
                list.extend((count > 0).then_some(Upcoming::Cards { seat, count, keep }));
            }
            Frame::Die { .. } => list.push(Upcoming::Die),
            Frame::TurnUp { .. } => list.push(Upcoming::Crisis),
            Frame::DrawProjects => list.push(Upcoming::Projects),
            Frame::Rolls if position.state.rolls > 0 => list.push(Upcoming::Roll),
            Frame::Ties { .. } => list.push(Upcoming::Tie),
            // The rest of an action that has drawn may go on after it.
            Frame::Act { .. } => {}
            _ => break,
        }
    }
    list
}

fn seat_difference(seat: Seat, before: &State, after: &State) -> Option<SeatDifference> {
    let (was, is) = (before.board(seat), after.board(seat));
    let area = |state: &State| state.board(seat).stacks.iter().map(|stack| u16::from(stack.cards.len)).sum();
    let mut tokens: Vec<(Token, i16)> =
        board_tokens(was, is).map(|(token, from, to)| (token, change(from, to))).filter(|(_, by)| *by != 0).collect();
    tokens.sort_by_key(|&(token, by)| !is_good(token, by));
    let found = SeatDifference {
        seat,
        tokens,
        hand: change(was.hand.len() as u16, is.hand.len() as u16),
        area: change(area(before), area(after)),
        absorbed: change(was.absorbed, is.absorbed),
        next_draw: i16::from(is.next_draw) - i16::from(was.next_draw),
    };
    let same = SeatDifference { seat, tokens: Vec::new(), hand: 0, area: 0, absorbed: 0, next_draw: 0 };
    (found != same).then_some(found)
}

/// Is it good to have more, or fewer, of this?
fn is_good(token: Token, by: i16) -> bool {
    let more = matches!(token, Token::Clean | Token::Resilience(_) | Token::AnyResilience);
    more == (by > 0)
}

fn project_changes(before: &State, after: &State) -> Vec<(GlobalId, ProjectChange)> {
    let mut list = Vec::new();
    let find = |state: &State, card: GlobalId| state.projects.iter().flatten().find(|one| one.card == card).copied();
    for old in before.projects.iter().flatten() {
        let Some(new) = find(after, old.card) else {
            list.push((old.card, ProjectChange::Gone));
            continue;
        };
        if new.active != old.active {
            list.push((old.card, if new.active { ProjectChange::Active } else { ProjectChange::Lapsed }));
        }
        if new.tucked.len != old.tucked.len {
            list.push((old.card, ProjectChange::Cards(change(old.tucked.len.into(), new.tucked.len.into()))));
        }
    }
    for new in after.projects.iter().flatten().filter(|new| find(before, new.card).is_none()) {
        list.push((new.card, ProjectChange::Started));
        list.extend(new.active.then_some((new.card, ProjectChange::Active)));
    }
    list
}

fn face_up(state: &State) -> impl Iterator<Item = (CrisisId, CrisisInPlay)> {
    state.crises.iter().filter_map(|crisis| match crisis.face {
        Face::Up(card) => Some((card, *crisis)),
        Face::Unknown | Face::Laid => None,
    })
}
