//! What actions and hand cards would bring as things stand: amounts with the tags that lie there and everything in force.

use crate::game::Daybreak;
use crate::language::{Action, Condition, Effect, Limit, Modifier, Quantity, Step, Support, Token, TuckRule};
use crate::measure::Ground;
use crate::moves::Refusal;
use crate::pending::ActionSource;
use crate::state::State;
use crate::vocab::Tag;
use tabletop::Seat;

/// Something an action would do, with its amount worked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yield {
    /// The effect. Its amount is a plain number.
    pub effect: Effect,
    /// Is it an alternative to the one before?
    pub or: bool,
}

/// How often an action was carried out this round, and how often it can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Uses {
    /// Uses so far; for a project those of the group, where its limit is the group's.
    pub used: u8,
    /// Uses allowed; none: as often as it can be paid.
    pub most: Option<u8>,
    /// The tag that sets the limit, if one does.
    pub per: Option<Tag>,
}

/// Cards under a project or a crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slots {
    /// Cards that lie there.
    pub have: u8,
    /// Cards that it asks for; none: any number.
    pub need: Option<u16>,
}

impl Daybreak {
    /// The action of a front card or of a project, whether it is active or not.
    pub fn action_of(&self, state: &State, seat: Seat, doing: ActionSource) -> Option<&Action> {
        match doing {
            ActionSource::Stack(stack) => {
                let front = state.board(seat).stacks.get(usize::from(stack))?.cards.front()?;
                Some(&self.content.local(front).action)
            }
            ActionSource::Project(at) => {
                let project = (*state.projects.get(usize::from(at))?)?;
                self.content.global(project.card).action.iter().next()
            }
            ActionSource::Crisis => None,
        }
    }

    /// What an action would do as things stand, in the order of its steps. What would change nothing is left out, and so
    /// is what a die decides.
    pub fn today(&self, state: &State, seat: Seat, doing: ActionSource) -> Vec<Yield> {
        let Some(action) = self.action_of(state, seat, doing) else { return Vec::new() };
        let ground = self.ground(state, seat, doing, 1);
        let now = self.window(state) == Some(action.window);
        let mut more = self.standing_yields(state, seat, doing);
        let mut list: Vec<Yield> = Vec::new();
        for step in action.steps.iter() {
            let effects: Vec<Effect> = match step {
                Step::Do(effect) | Step::May(effect) => vec![*effect],
                Step::OneOf(effects) => effects.iter().copied().collect(),
                Step::Rows(tag, rows) => {
                    let row = rows.iter().rfind(|row| row.0 <= ground.tags.of(*tag));
                    row.map(|row| row.1.iter().copied().collect()).unwrap_or_default()
                }
                Step::Die(..) => Vec::new(),
            };
            let mut or = false;
            for effect in effects {
                if (!now || self.matters(state, &ground, &effect, 0))
                    && let Some(effect) = self.worked_out(state, &ground, effect, &mut more)
                {
                    list.push(Yield { effect, or });
                    or = true;
                }
            }
        }
        list
    }

    /// The effect with its amount as a number; none, if the amount is 0.
    fn worked_out(
        &self,
        state: &State,
        ground: &Ground,
        effect: Effect,
        more: &mut Vec<(Token, u16)>,
    ) -> Option<Effect> {
        let Some(quantity) = effect.quantity() else { return Some(effect) };
        let mut amount = self.amount(state, ground, &quantity);
        match effect {
            // A standing change adds once per action (card 1.300).
            Effect::Gain(token, _) if amount > 0 => {
                if let Some(at) = more.iter().position(|(made, _)| *made == token) {
                    amount += more.swap_remove(at).1;
                    more.clear();
                }
            }
            Effect::Remove(token, _) | Effect::Swap(token, ..) | Effect::Give(_, token, _)
                if token != Token::ThermometerCarbon =>
            {
                amount = amount.min(self.count(state, ground.seat, token));
            }
            _ => {}
        }
        (amount > 0).then(|| effect.with_quantity(Quantity::N(amount.min(u16::from(u8::MAX)) as u8)))
    }

    /// What standing changes add to the action of this stack, by the token it makes.
    fn standing_yields(&self, state: &State, seat: Seat, doing: ActionSource) -> Vec<(Token, u16)> {
        let ActionSource::Stack(stack) = doing else { return Vec::new() };
        let front = state.board(seat).stacks.get(usize::from(stack)).and_then(|stack| stack.cards.front());
        let Some(card) = front.map(|card| self.content.local(card)) else { return Vec::new() };
        let mut list: Vec<(Token, u16)> = Vec::new();
        self.each_modifier(state, Some(seat), |modifier| {
            if let Modifier::Yields(tag, token, n) = *modifier
                && card.bears(tag)
            {
                match list.iter_mut().find(|(made, _)| *made == token) {
                    Some((_, sum)) => *sum += u16::from(n),
                    None => list.push((token, n.into())),
                }
            }
        });
        list
    }

    /// How often an action was carried out this round, and how often it can be.
    pub fn uses(&self, state: &State, seat: Seat, doing: ActionSource) -> Option<Uses> {
        let action = self.action_of(state, seat, doing)?;
        Some(self.uses_by(state, seat, doing, action, &self.ground(state, seat, doing, 1)))
    }

    #[inline]
    pub(crate) fn uses_by(
        &self,
        state: &State,
        seat: Seat,
        doing: ActionSource,
        action: &Action,
        ground: &Ground,
    ) -> Uses {
        let used = match doing {
            ActionSource::Stack(stack) => {
                state.board(seat).stacks[usize::from(stack)].cards.front().map_or(0, |card| state.used.0[card.index()])
            }
            ActionSource::Project(at) => {
                let used = state.projects[usize::from(at)].map_or([0; 4], |project| project.used);
                if action.limit == Limit::OnceEach {
                    used[seat.index()]
                } else {
                    used.iter().fold(0u8, |sum, n| sum.saturating_add(*n))
                }
            }
            ActionSource::Crisis => 0,
        };
        let (most, per) = match action.limit {
            Limit::Unlimited => (None, None),
            Limit::Once | Limit::OnceEach => (Some(1), None),
            Limit::Times(n) => (Some(n), None),
            Limit::Per(tag) => (Some(ground.tags.of(tag)), Some(tag)),
        };
        Uses { used, most, per }
    }

    /// Can this action be carried out, now or when its time comes? For a later time only what it requires is looked at.
    pub fn judge_in_time(&self, state: &State, seat: Seat, doing: ActionSource) -> Result<(), Refusal> {
        match self.judge_action(state, seat, doing) {
            Err(Refusal::WrongWindow { .. }) => {
                let action = self.action(state, seat, doing)?;
                let ground = self.ground(state, seat, doing, 1);
                self.judge_limit(state, seat, doing, action, &ground)?;
                self.judge_requires(state, action, &ground)
            }
            judged => judged,
        }
    }

    /// DB-LOCAL-04: the tags of the stack, and whatever else an action requires.
    #[inline]
    pub(crate) fn judge_requires(&self, state: &State, action: &Action, ground: &Ground) -> Result<(), Refusal> {
        for condition in action.requires.iter() {
            match condition {
                Condition::Stack(tag, need) if ground.tags.of(*tag) < *need => {
                    return Err(Refusal::TagsShort { tag: *tag, need: *need, have: ground.tags.of(*tag) });
                }
                Condition::Stack(..) => {}
                _ if self.holds(state, ground, condition) => {}
                _ => return Err(Refusal::RequirementUnmet { condition: *condition }),
            }
        }
        Ok(())
    }

    /// The cards under a project; none, if no card goes under it.
    pub fn project_slots(&self, state: &State, at: u8) -> Option<Slots> {
        let project = (*state.projects.get(usize::from(at))?)?;
        let need = match &self.content.global(project.card).support {
            Support::Tucked(kinds) => {
                Some(kinds.iter().map(|(_, n)| self.amount(state, &Ground::of(Seat(0)), n)).sum())
            }
            Support::Pool(_) => None,
            Support::PoolOfEach(tags) => Some(tags.len() as u16),
            Support::State(_) => return None,
        };
        Some(Slots { have: project.tucked.len, need })
    }

    /// The cards under a crisis that lies face up, and what they do; none, if no card goes under it.
    pub fn crisis_slots(&self, state: &State, at: u8) -> Option<(Slots, TuckRule)> {
        let (crisis, card) = self.crisis_up(state, at)?;
        let rule = self.content.crisis(card).tuck.get(0)?;
        let need = match rule {
            TuckRule::Weakens(_) => None,
            _ => Some(self.tuck_need(state, &rule)),
        };
        Some((Slots { have: crisis.tucked.len, need }, rule))
    }
}
