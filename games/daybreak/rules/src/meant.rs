//! What a project would mean for the players as things stand, and which sinks one tipping point would use up.

use crate::game::Daybreak;
use crate::language::{Check, Condition, Effect, Forbidden, Support, Token};
use crate::measure::{self, Ground};
use crate::position::Position;
use crate::projects;
use crate::sets::CardSet;
use crate::stages::local;
use crate::state::{Chain, ProjectInPlay, State};
use crate::vocab::{GlobalId, LocalId, PlanetaryEffect};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Silent};

/// How far a player is with what makes a project active.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Toward {
    /// Cards go under it: those of the hand that fit.
    Cards(CardSet),
    /// It asks for a state of a player.
    State {
        /// Which.
        check: Check,
        /// How many they have of what is counted; none, where nothing is.
        have: Option<u16>,
        /// Does it hold of them?
        met: bool,
    },
}

/// A sink of which fewer are left than one tipping point takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakThinSink"))]
pub struct ThinSink {
    /// Trees or oceans.
    pub token: Token,
    /// How many are left.
    pub left: u16,
    /// How many the tipping point takes.
    pub takes: u16,
    /// Communities in crisis for every player then, one for each that is missing (DB-CRISIS-13).
    pub costs: u16,
    /// Which effect tips: the nearest of those that take so many.
    pub effect: PlanetaryEffect,
    /// How many rolls of it bring that about; 1: the next one does.
    pub steps: u8,
}

/// A project as it would come into play.
const fn new_project(card: GlobalId, active: bool) -> ProjectInPlay {
    ProjectInPlay { card, active, tucked: Chain::EMPTY, used: [0; 4] }
}

/// The table with this project in a place, active, or with none there.
pub(crate) fn with_project(rules: &Daybreak, state: &State, at: u8, card: Option<GlobalId>) -> State {
    let mut copy = *state;
    if let Some(place) = copy.projects.get_mut(usize::from(at)) {
        *place = card.map(|card| new_project(card, true));
    }
    measure::refresh_modifiers(rules, &mut copy);
    copy
}

/// The table with a hand card in front of a stack.
pub(crate) fn with_front(rules: &Daybreak, state: &State, seat: Seat, card: LocalId, stack: u8) -> State {
    let mut copy = *state;
    local::lay_in_stack(&mut rules.course(&mut copy, &mut Silent), seat, card, stack, 0);
    copy
}

/// Would a project be active as soon as it is in play?
pub(crate) fn is_met_at_once(position: Position<'_>, card: GlobalId) -> bool {
    projects::is_met(position, &new_project(card, false))
}

/// How far a player is with what makes a project active; none, where it asks for nothing of a player, or forbids it.
pub(crate) fn toward(position: Position<'_>, seat: Seat, card: GlobalId) -> Option<Toward> {
    let board = position.state.board(seat);
    match &position.rules.content.global(card).support {
        Support::State(Condition::SomePlayer(check) | Condition::EveryPlayer(check)) => {
            let have = match *check {
                Check::AtLeast(token, _) | Check::AtMost(token, _) => Some(position.count(seat, token)),
                Check::Tags(tag, _) => Some(board.area_tags(tag)),
                Check::MostlyClean | Check::DemandMet => None,
            };
            Some(Toward::State { check: *check, have, met: position.check_player(seat, check) })
        }
        Support::State(_) => None,
        Support::Tucked(_) | Support::Pool(_) | Support::PoolOfEach(_) => {
            if position.forbids(seat, Forbidden::TuckingUnderProjects) {
                return None;
            }
            let fitting = board.hand.iter().filter(|&local| projects::fits_under(position, card, local));
            Some(Toward::Cards(fitting.collect()))
        }
    }
}

/// The sinks of which fewer are left than one tipping point takes.
pub(crate) fn thin_sinks(position: Position<'_>) -> Vec<ThinSink> {
    let world = &position.state.world;
    let mut thin: Vec<ThinSink> = Vec::new();
    for effect in PlanetaryEffect::ALL {
        let track = &position.rules.content.board().tracks[effect.index()];
        let Some((_, steps)) = track.next_tip(world.tracks[effect.index()]) else { continue };
        let mut lost: PerSink = [(Token::Trees, world.trees, 0), (Token::Oceans, world.oceans, 0)];
        for step in track.steps.iter() {
            step.each_effect(|harm| {
                if let Effect::Lose(token, quantity) = harm
                    && let Some(sink) = lost.iter_mut().find(|sink| sink.0 == *token)
                {
                    sink.2 += position.amount(&Ground::of(Seat(0)), quantity);
                }
            });
        }
        for (token, left, takes) in lost.into_iter().filter(|(_, left, takes)| takes > left) {
            let new = ThinSink { token, left, takes, costs: takes - left, effect, steps };
            match thin.iter_mut().find(|old| old.token == token) {
                Some(old) if (old.takes, new.steps) < (new.takes, old.steps) => *old = new,
                Some(_) => {}
                None => thin.push(new),
            }
        }
    }
    thin
}

/// Sinks with how many are left and how many go.
type PerSink = [(Token, u16, u16); 2];
