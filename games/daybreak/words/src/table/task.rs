//! What a seat is in the middle of: the card it is about, and the effect that asks.

use super::Narrator;
use daybreak::language::{Effect, Quantity, Step, Token, Who};
use daybreak::{
    ActionSource, Ask, CardNo, Cause, CrisisId, Draft, Face, Frame, OwedChoice, State, TagCounts, View, Way,
};
use tabletop::{Audience, Seat};

impl Narrator<'_> {
    /// The seat that looks.
    pub(super) fn viewer(view: &View) -> Option<Seat> {
        match view.who {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Omniscient => None,
        }
    }

    /// The card whose action this is.
    pub(super) fn card_of(&self, state: &State, seat: Seat, doing: ActionSource) -> Option<CardNo> {
        match doing {
            ActionSource::Stack(stack) => Some(state.board(seat).stacks.get(usize::from(stack))?.cards.front()?.no()),
            ActionSource::Project(at) => Some((*state.projects.get(usize::from(at))?)?.card.no()),
            ActionSource::Crisis => None,
        }
    }

    fn draft(state: &State, seat: Seat) -> Option<Draft> {
        state.desks.get(seat.index())?.draft
    }

    /// The title of what the seat has begun, or of the crisis that demands the choice.
    pub(super) fn task(&self, state: &State, seat: Seat) -> String {
        let owed = state.desks.get(seat.index()).is_some_and(|desk| {
            desk.owes()
                && matches!(
                    desk.owes,
                    Some(
                        OwedChoice::Option(_)
                            | OwedChoice::Cards(_)
                            | OwedChoice::Resilience(_)
                            | OwedChoice::Types { .. }
                    )
                )
        });
        if owed {
            return Self::cause_of_debt(state).map_or(String::new(), |cause| self.cause(cause));
        }
        let card = Self::draft(state, seat).and_then(|draft| self.card_of(state, seat, draft.doing));
        card.map_or(String::new(), |no| self.cards.title(no))
    }

    /// What the choices that are owed are owed to.
    fn cause_of_debt(state: &State) -> Option<Cause> {
        state.agenda.iter().rev().find_map(|frame| match frame {
            Frame::Desks { cause } => Some(*cause),
            _ => None,
        })
    }

    /// The crisis in a place of the row, if it lies face up.
    pub(super) fn crisis_at(state: &State, at: u8) -> Option<CrisisId> {
        match state.crises.get(usize::from(at))?.face {
            Face::Up(card) => Some(card),
            Face::Unknown | Face::Laid => None,
        }
    }

    /// The step of a crisis that is being carried out.
    fn crisis_step(&self, state: &State) -> Option<Step> {
        let (at, step) = state.agenda.iter().rev().find_map(|frame| match frame {
            Frame::Strike { at, step } => Some((*at, *step)),
            _ => None,
        })?;
        self.game.content().crisis(Self::crisis_at(state, at)?).steps.get(usize::from(step))
    }

    /// The tags that an action counts.
    pub(super) fn tags_of(state: &State, seat: Seat, stack: u8) -> TagCounts {
        let stack = state.board(seat).stacks.get(usize::from(stack));
        let mut tags = stack.map_or(TagCounts::NONE, |stack| stack.tags);
        if let Some(standing) = state.standing.get(seat.index()) {
            tags.add(&standing.extra_tags);
        }
        tags
    }

    /// The effects that a step has for this seat now, one of which may be a choice.
    fn effects_of_step(state: &State, seat: Seat, doing: ActionSource, step: &Step) -> Vec<Effect> {
        match step {
            Step::Do(effect) | Step::May(effect) => vec![*effect],
            Step::OneOf(effects) => effects.iter().copied().collect(),
            Step::Rows(tag, rows) => {
                let tags = match doing {
                    ActionSource::Stack(stack) => Self::tags_of(state, seat, stack),
                    ActionSource::Project(_) | ActionSource::Crisis => TagCounts::NONE,
                };
                let row = rows.iter().rfind(|row| row.0 <= tags.of(*tag));
                row.map_or(Vec::new(), |row| row.1.iter().copied().collect())
            }
            Step::Die(..) => Vec::new(),
        }
    }

    /// The alternatives of a seat that is asked for an option.
    pub(super) fn options(&self, state: &State, seat: Seat, step: u8) -> Vec<Effect> {
        let owes = state.desks.get(seat.index()).and_then(|desk| desk.owes);
        if let Some(OwedChoice::Option(_)) = owes {
            let step = self.crisis_step(state);
            return step.map_or(Vec::new(), |step| Self::effects_of_step(state, seat, ActionSource::Crisis, &step));
        }
        self.step_effects(state, seat, step)
    }

    /// The effects of a step of the action that the seat has begun.
    pub(super) fn step_effects(&self, state: &State, seat: Seat, step: u8) -> Vec<Effect> {
        let Some(draft) = Self::draft(state, seat) else { return Vec::new() };
        let action = self.game.action_of(state, seat, draft.doing);
        let step = action.and_then(|action| action.steps.get(usize::from(step)));
        step.map_or(Vec::new(), |step| Self::effects_of_step(state, seat, draft.doing, &step))
    }

    /// The effect that asks this question, if only one can.
    pub(super) fn asking(&self, state: &State, seat: Seat, ask: Ask) -> Option<Effect> {
        let step = match ask {
            Ask::May { step }
            | Ask::To { step }
            | Ask::Amount { step, .. }
            | Ask::Sector { step, .. }
            | Ask::Resilience { step, .. }
            | Ask::Cards { step, .. }
            | Ask::Crisis { step, .. } => step,
            Ask::Under { .. }
            | Ask::Pay { .. }
            | Ask::Spend { .. }
            | Ask::PayResilience { .. }
            | Ask::Option { .. }
            | Ask::Waiting { .. }
            | Ask::Consent { .. }
            | Ask::Keep { .. }
            | Ask::LoseCard { .. }
            | Ask::LoseResilience { .. }
            | Ask::OwnType { .. } => return None,
        };
        let effects = self.step_effects(state, seat, step);
        let mut asking = effects.into_iter().filter(|effect| can_ask(effect, ask));
        let first = asking.next()?;
        asking.next().is_none().then_some(first)
    }

    /// What one seat wants to take from another who must agree.
    pub(super) fn wanted(&self, state: &State, by: Seat) -> Option<(Token, Quantity)> {
        let draft = Self::draft(state, by)?;
        let mut wanted = None;
        self.game.action_of(state, by, draft.doing)?.each_effect(|effect| {
            if let Effect::Take(token, quantity) = effect {
                wanted = Some((*token, *quantity));
            }
        });
        wanted
    }
}

/// Can this effect ask such a question?
/// What happens to so many tokens whose type a player chooses.
pub(super) fn effect_of(way: Way, token: Token, count: u8) -> Effect {
    let count = Quantity::N(count);
    match way {
        Way::Gain => Effect::Gain(token, count),
        Way::Lose => Effect::Lose(token, count),
        Way::Give => Effect::Give(Who::Right, token, count),
    }
}

fn can_ask(effect: &Effect, ask: Ask) -> bool {
    let token = match *effect {
        Effect::Gain(token, _)
        | Effect::Remove(token, _)
        | Effect::Grant(_, token, _)
        | Effect::Relieve(_, token, _)
        | Effect::Give(_, token, _)
        | Effect::Take(token, _)
        | Effect::Swap(token, ..) => Some(token),
        _ => None,
    };
    let who = match *effect {
        Effect::Grant(who, ..) | Effect::Relieve(who, ..) | Effect::Draw(who, _) | Effect::Search(who, ..) => Some(who),
        Effect::Give(..) | Effect::Take(..) | Effect::GiveCards(..) | Effect::IgnoreCrisis(_) => Some(Who::Other),
        _ => None,
    };
    match ask {
        Ask::To { .. } => matches!(who, Some(Who::Other | Who::Anyone)),
        Ask::Amount { .. } => matches!(effect, Effect::Give(..)),
        Ask::Sector { .. } => token == Some(Token::AnyEmissions),
        Ask::Resilience { .. } => token == Some(Token::AnyResilience),
        Ask::Cards { .. } => matches!(effect, Effect::GiveCards(..) | Effect::Recover(..)),
        Ask::Crisis { .. } => matches!(effect, Effect::Reveal(_)),
        _ => true,
    }
}
