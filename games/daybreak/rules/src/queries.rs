//! What a program can ask of a position besides its moves.

use crate::ahead::{self, Ahead};
use crate::crises;
use crate::crisis_forecast::{self, CrisisForecast};
use crate::difference::{self, Difference, Upcoming};
use crate::forecast::{self, Forecast};
use crate::game::Daybreak;
use crate::group::{self, Decision};
use crate::language::{Action, TuckRule};
use crate::meant::{self, ThinSink, Toward};
use crate::moves::Refusal;
use crate::pending::ActionSource;
use crate::projects;
use crate::stages::{emissions, growth};
use crate::state::State;
use crate::today::{self, Places, Slots, Uses, Yield};
use crate::vocab::{CrisisId, GlobalId, LocalId};
use tabletop::Seat;

impl Daybreak {
    /// What the crisis in this place of the row would do as things stand, or, in force, what it does; none if it does
    /// not lie face up or the game is over.
    pub fn crisis_forecast(&self, state: &State, at: u8) -> Option<CrisisForecast> {
        crisis_forecast::crisis_forecast(self.at(state), at)
    }

    /// What an action would do as things stand, in the order of its steps. What would change nothing is left out, and so
    /// is what a die decides.
    pub fn today(&self, state: &State, seat: Seat, doing: ActionSource) -> Vec<Yield> {
        today::today(self.at(state), seat, doing)
    }

    /// How often an action was carried out this round, and how often it can be.
    pub fn uses(&self, state: &State, seat: Seat, doing: ActionSource) -> Option<Uses> {
        today::uses(self.at(state), seat, doing)
    }

    /// Can this action be carried out, now or when its time comes? For a later time only what it requires is looked at.
    pub fn judge_in_time(&self, state: &State, seat: Seat, doing: ActionSource) -> Result<(), Refusal> {
        today::judge_in_time(self.at(state), seat, doing)
    }

    /// Is there what this action requires, whatever else keeps it from being carried out?
    pub fn judge_requires(&self, state: &State, seat: Seat, doing: ActionSource) -> Result<(), Refusal> {
        today::judge_required(self.at(state), seat, doing)
    }

    /// The cards under a project; none, if no card goes under it.
    pub fn project_slots(&self, state: &State, at: u8) -> Option<Slots> {
        today::project_slots(self.at(state), at)
    }

    /// The cards under a crisis that lies face up, and what they do; none, if no card goes under it.
    pub fn crisis_slots(&self, state: &State, at: u8) -> Option<(Slots, TuckRule)> {
        today::crisis_slots(self.at(state), at)
    }

    /// The places under a project that are counted, kind by kind.
    pub fn project_places(&self, state: &State, at: u8) -> Vec<Places> {
        today::project_places(self.at(state), at)
    }

    /// The places that a project would have under it, kind by kind.
    pub fn places_of(&self, state: &State, project: GlobalId) -> Vec<Places> {
        projects::places_of(self.at(state), project)
    }

    /// The table with this project in a place, active, or with none there.
    pub fn with_project(&self, state: &State, at: u8, card: Option<GlobalId>) -> State {
        meant::with_project(self, state, at, card)
    }

    /// The table with a hand card in front of a stack.
    pub fn with_front(&self, state: &State, seat: Seat, card: LocalId, stack: u8) -> State {
        meant::with_front(self, state, seat, card, stack)
    }

    /// Would a project be active as soon as it is in play?
    pub fn is_met_at_once(&self, state: &State, card: GlobalId) -> bool {
        meant::is_met_at_once(self.at(state), card)
    }

    /// How far a player is with what makes a project active; none, where it asks for nothing of a player.
    pub fn toward(&self, state: &State, seat: Seat, card: GlobalId) -> Option<Toward> {
        meant::toward(self.at(state), seat, card)
    }

    /// The sinks of which fewer are left than one tipping point takes.
    pub fn thin_sinks(&self, state: &State) -> Vec<ThinSink> {
        meant::thin_sinks(self.at(state))
    }

    /// The places under a crisis that are counted; none, if any number of cards goes there, or none.
    pub fn crisis_places(&self, state: &State, at: u8) -> Option<Places> {
        today::crisis_places(self.at(state), at)
    }

    /// What is compared to find whom a crisis strikes, seat by seat; empty, if nothing is.
    pub fn crisis_measured(&self, state: &State, card: CrisisId) -> Vec<u16> {
        crises::measured(self.at(state), card)
    }

    /// How much a crisis that does one thing does to each seat before anything is taken off; empty, if it does none or
    /// several.
    pub fn crisis_amounts(&self, state: &State, card: CrisisId) -> Vec<u16> {
        crises::amounts(self.at(state), card)
    }

    /// What each seat has that takes something off a crisis that lies face up, whether it strikes them or not.
    pub fn crisis_softening(&self, state: &State, at: u8) -> Vec<u16> {
        crises::softening(self.at(state), at)
    }

    /// What is taken out of the air in a round: trees, oceans, DAC, and what stands for them (DB-EMIT-03).
    pub fn sinks(&self, state: &State) -> u16 {
        emissions::sinks(self.at(state))
    }

    /// How much the demand of a seat grows at the end of the round (DB-GROW-03).
    pub fn growth(&self, state: &State, seat: Seat) -> u16 {
        growth::growth(self.at(state), seat)
    }

    /// How the decision that the group has to make stands, if there is one.
    pub fn decision(&self, state: &State) -> Option<Decision> {
        group::decision(self.at(state))
    }

    /// What chance has to decide before anybody moves on.
    pub fn upcoming(&self, state: &State) -> Vec<Upcoming> {
        difference::upcoming(self.at(state))
    }

    /// The last round (DB-ROUND-01).
    pub fn rounds(&self, state: &State) -> u8 {
        growth::rounds(self.at(state))
    }

    /// The rest of this round, if nobody plays or answers any more: what is certain, what chance decides, and the worst. Far
    /// dearer than [`Daybreak::forecast`], but remembered for the last states that were asked about. None, if the game is over or has not begun.
    pub fn ahead(&self, state: &State) -> Option<Ahead> {
        self.memory.ask(state, || ahead::ahead(self.at(state)))
    }

    /// What is coming as things stand.
    pub fn forecast(&self, state: &State) -> Forecast {
        forecast::forecast(self.at(state))
    }

    /// The action of a front card or of a project, whether it is active or not.
    pub fn action_of(&self, state: &State, seat: Seat, doing: ActionSource) -> Option<&Action> {
        today::action_of(self, state, seat, doing)
    }

    /// What is different after something has happened.
    pub fn difference(&self, before: &State, after: &State) -> Difference {
        difference::difference(self, before, after)
    }
}
