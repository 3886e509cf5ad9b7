//! The table's agenda: work is done until something waits for a draw, a decision or a seat.

use crate::draws::Need;
use crate::facts::{Fact, Outcome};
use crate::game::Daybreak;
use crate::language::Step;
use crate::pending::{ActionSource, Draft, Frame};
use crate::state::State;
use crate::vocab::Stage;
use crate::walk::{Asks, Walk};
use tabletop::{Next, Seat, Seats, Tell, never};

impl Daybreak {
    /// Goes on until something waits. A stage is over when its agenda is empty (DB-ROUND-01).
    pub(crate) fn run_on(&self, state: &mut State, tell: &mut impl Tell<State, Fact>) {
        while state.ending.is_none() {
            let Some(frame) = state.frame() else {
                match state.stage {
                    Stage::Global => self.begin_local(state, tell),
                    Stage::Local => self.begin_emissions(state, tell),
                    Stage::Emissions => self.begin_crisis(state, tell),
                    Stage::Crisis => self.begin_growth(state, tell),
                    Stage::Growth => return,
                }
                continue;
            };
            match frame {
                Frame::Challenges | Frame::Ties { .. } | Frame::Die { .. } | Frame::Over => return,
                Frame::DrawProjects => {
                    if self.projects_due(state, tell) > 0 {
                        return;
                    }
                    state.agenda.pop();
                    if !state.drawn_projects.is_empty() {
                        state.agenda.push(Frame::KeepProject);
                    }
                }
                Frame::KeepProject | Frame::MakeRoom { .. } | Frame::LoseProject { .. } | Frame::Spare { .. } => {
                    match self.only_choice(state) {
                        Some(choice) => self.decide(state, choice, tell),
                        None if self.has_choice(state) => return,
                        None => {
                            state.agenda.pop();
                        }
                    }
                }
                Frame::DrawCards { seat, left, into } => {
                    if self.cards_due(state, left, tell) > 0 {
                        return;
                    }
                    self.drawn(state, seat, left, into, tell);
                }
                Frame::Local => {
                    self.look_at_projects(state, tell);
                    if !self.asked_in_local(state).is_empty() {
                        return;
                    }
                    state.agenda.pop();
                    state.done = Seats::NONE;
                    state.may_return = Seats::NONE;
                }
                Frame::EmissionsWindow | Frame::CrisisWindow { .. } | Frame::RollWindow { .. } => {
                    self.look_at_projects(state, tell);
                    if !self.asked_in_window(state).is_empty() {
                        return;
                    }
                    state.agenda.pop();
                    state.done = Seats::NONE;
                    if let Frame::RollWindow { effect } = frame {
                        self.move_token(state, effect, tell);
                    }
                }
                Frame::Carbon => self.emit(state, tell),
                Frame::Rolls => {
                    if state.rolls > 0 {
                        return;
                    }
                    state.agenda.pop();
                }
                Frame::Crises { at } => {
                    self.look_at_projects(state, tell);
                    self.next_crisis(state, at, tell);
                }
                Frame::TurnUp { at } => {
                    if self.crisis_pool(state, at) != 0 {
                        return;
                    }
                    state.agenda.pop();
                }
                Frame::Desks { cause } => {
                    if self.seats().any(|seat| state.desks[seat.index()].owes()) {
                        return;
                    }
                    self.settle_desks(state, cause, tell);
                }
                Frame::Strike { at, step } => self.strike(state, at, step, tell),
                Frame::Act { seat } => {
                    // A question about drawn cards comes before the rest of the action.
                    state.agenda.pop();
                    if !state.desks[seat.index()].owes() {
                        self.advance(state, seat, tell);
                        self.check_loss(state, tell);
                    }
                }
            }
        }
    }

    fn has_choice(&self, state: &State) -> bool {
        let mut any = false;
        self.each_choice(state, |_| any = true);
        any
    }

    /// What the state waits for.
    pub(crate) fn waits_for(&self, state: &State) -> Next<Need, Outcome> {
        if let Some(outcome) = state.ending {
            return Next::Over(outcome);
        }
        match state.frame() {
            Some(Frame::Local) => Next::Ask(self.asked_in_local(state)),
            Some(Frame::EmissionsWindow | Frame::RollWindow { .. } | Frame::CrisisWindow { .. }) => {
                Next::Ask(self.asked_in_window(state))
            }
            Some(Frame::KeepProject | Frame::MakeRoom { .. } | Frame::LoseProject { .. } | Frame::Spare { .. }) => {
                Next::Ask(self.asked_to_vote(state))
            }
            Some(Frame::Desks { .. }) => {
                Next::Ask(self.seats().filter(|seat| state.desks[seat.index()].owes()).collect())
            }
            Some(Frame::DrawCards { left, .. }) => {
                Next::Draw(Need::Local { count: left.min(state.local_deck.len() as u8) })
            }
            Some(Frame::DrawProjects) => Next::Draw(Need::Projects { count: self.project_count(state) }),
            Some(Frame::TurnUp { at }) => {
                let face = state.crises.get(usize::from(at)).map(|crisis| crisis.face);
                Next::Draw(Need::Crisis { laid: face == Some(crate::state::Face::Laid) })
            }
            Some(Frame::Rolls) => Next::Draw(Need::Planet),
            Some(Frame::Ties { tied, .. }) => Next::Draw(Need::Ties { tied }),
            Some(Frame::Die { .. }) => Next::Draw(Need::Geoengineering),
            Some(Frame::Challenges) => Next::Draw(Need::Challenges),
            Some(Frame::Act { .. } | Frame::Carbon | Frame::Crises { .. } | Frame::Strike { .. } | Frame::Over)
            | None => {
                never!("nobody is asked and nothing is drawn for {:?}", state.frame());
                Next::Ask(Seats::NONE)
            }
        }
    }

    /// How many projects are drawn now: the deck has been refilled by then.
    fn project_count(&self, state: &State) -> u8 {
        let mut copy = *state;
        self.projects_due(&mut copy, &mut tabletop::Silent)
    }

    /// The geoengineering die for a step: the last row that is reached, all of its effects, without any question.
    pub(crate) fn roll_die(&self, state: &mut State, face: u8, tell: &mut impl Tell<State, Fact>) {
        let Some(Frame::Die { seat, doing, step, plus }) = state.frame() else { return };
        state.agenda.pop();
        let total = face.saturating_add(plus);
        tell.tell(state, || Fact::DieRolled { seat, face, total });
        if doing == ActionSource::Crisis {
            return self.die_of_crisis(state, step, total, tell);
        }
        let Ok(action) = self.action(state, seat, doing).copied() else { return };
        let Some(Step::Die(_, rows)) = action.steps.get(usize::from(step)) else { return };
        let Some(row) = rows.iter().rfind(|row| row.0 <= total).copied() else { return };
        // The rest of the action waits on the desk; effects of the die must not take it for theirs.
        let mut walk = Walk::new(self, state, seat, Draft::of(doing), tell);
        walk.asks = Asks::Nothing;
        for effect in row.1.iter() {
            if walk.state.ending.is_none() {
                let _ = walk.effect(effect, step);
            }
        }
        self.check_loss(state, tell);
    }

    /// A seat passes in a window.
    pub(crate) fn pass(&self, state: &mut State, seat: Seat, tell: &mut impl Tell<State, Fact>) {
        state.done = state.done.with(seat);
        tell.tell(state, || Fact::Passed { seat });
    }
}
