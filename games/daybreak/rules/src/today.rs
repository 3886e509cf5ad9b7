//! What actions and hand cards would bring as things stand: amounts with the tags that lie there and everything in force.

use crate::act;
use crate::crises;
use crate::game::Daybreak;
use crate::language::{
    Action, CardFilter, Condition, Effect, Limit, Modifier, Quantity, Step, Support, Token, TuckRule, Who,
};
use crate::measure::Ground;
use crate::moves::Refusal;
use crate::pending::ActionSource;
use crate::position::Position;
use crate::projects;
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
    /// Can it be left?
    pub may: bool,
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

/// The action of a front card or of a project, whether it is active or not.
pub(crate) fn action_of<'a>(rules: &'a Daybreak, state: &State, seat: Seat, doing: ActionSource) -> Option<&'a Action> {
    match doing {
        ActionSource::Stack(stack) => {
            let front = state.board(seat).stacks.get(usize::from(stack))?.cards.front()?;
            Some(&rules.content.local(front).action)
        }
        ActionSource::Project(at) => {
            let project = (*state.projects.get(usize::from(at))?)?;
            rules.content.global(project.card).action.iter().next()
        }
        ActionSource::Crisis => None,
    }
}

/// What an action would do as things stand, in the order of its steps. What would change nothing is left out, and so
/// is what a die decides.
pub(crate) fn today(position: Position<'_>, seat: Seat, doing: ActionSource) -> Vec<Yield> {
    let Some(action) = action_of(position.rules, position.state, seat, doing) else { return Vec::new() };
    let ground = act::ground(position, seat, doing, 1);
    let now = act::window(position) == Some(action.window);
    let mut more = standing_yields(position, seat, doing);
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
            if (!now || act::matters(position, &ground, &effect, 0))
                && let Some(effect) = worked_out(position, &ground, effect, &mut more)
            {
                list.push(Yield { effect, or, may: matches!(step, Step::May(_)) });
                or = true;
                // What a swap makes besides is no part of the swap.
                if let Effect::Swap(_, into, _) = effect
                    && position.rules.options.readings.gifts_are_made
                    && let more @ 1.. = made_besides(&mut more, into)
                {
                    let amount = Quantity::N(more.min(u16::from(u8::MAX)) as u8);
                    list.push(Yield { effect: Effect::Gain(into, amount), or: false, may: false });
                }
            }
        }
    }
    list
}

/// The effect with its amount as a number; none, if the amount is 0.
fn worked_out(position: Position<'_>, ground: &Ground, effect: Effect, more: &mut Vec<(Token, u16)>) -> Option<Effect> {
    let Some(quantity) = effect.quantity() else { return Some(effect) };
    let mut amount = position.amount(ground, &quantity);
    let gifts = position.rules.options.readings.gifts_are_made;
    match effect {
        Effect::Gain(token, _) if amount > 0 => amount += made_besides(more, token),
        // To several it is made once (ruling D-13), and what they all get is said.
        Effect::Grant(Who::Own | Who::Other | Who::Anyone | Who::Right, token, _) if amount > 0 && gifts => {
            amount += made_besides(more, token);
        }
        Effect::Remove(token, _) | Effect::Swap(token, ..) | Effect::Give(_, token, _)
            if token != Token::ThermometerCarbon =>
        {
            amount = amount.min(position.count(ground.seat, token));
        }
        _ => {}
    }
    (amount > 0).then(|| effect.with_quantity(Quantity::N(amount.min(u16::from(u8::MAX)) as u8)))
}

/// What a standing change adds, once per action (card 1.300).
fn made_besides(more: &mut Vec<(Token, u16)>, token: Token) -> u16 {
    let Some(at) = more.iter().position(|(made, _)| *made == token) else { return 0 };
    let besides = more.swap_remove(at).1;
    more.clear();
    besides
}

/// What standing changes add to the action of this stack, by the token it makes.
fn standing_yields(position: Position<'_>, seat: Seat, doing: ActionSource) -> Vec<(Token, u16)> {
    let ActionSource::Stack(stack) = doing else { return Vec::new() };
    let front = position.state.board(seat).stacks.get(usize::from(stack)).and_then(|stack| stack.cards.front());
    let Some(card) = front.map(|card| position.rules.content.local(card)) else { return Vec::new() };
    let mut list: Vec<(Token, u16)> = Vec::new();
    position.each_modifier(Some(seat), |modifier| {
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
pub(crate) fn uses(position: Position<'_>, seat: Seat, doing: ActionSource) -> Option<Uses> {
    let action = action_of(position.rules, position.state, seat, doing)?;
    Some(uses_by(position, seat, doing, action, &act::ground(position, seat, doing, 1)))
}

#[inline]
pub(crate) fn uses_by(
    position: Position<'_>,
    seat: Seat,
    doing: ActionSource,
    action: &Action,
    ground: &Ground,
) -> Uses {
    let used = match doing {
        ActionSource::Stack(stack) => position.state.board(seat).stacks[usize::from(stack)]
            .cards
            .front()
            .map_or(0, |card| position.state.used.0[card.index()]),
        ActionSource::Project(at) => {
            let used = position.state.projects[usize::from(at)].map_or([0; 4], |project| project.used);
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
pub(crate) fn judge_in_time(position: Position<'_>, seat: Seat, doing: ActionSource) -> Result<(), Refusal> {
    match act::judge_action(position, seat, doing) {
        Err(Refusal::WrongWindow { .. }) => {
            let action = act::action(position.rules, position.state, seat, doing)?;
            let ground = act::ground(position, seat, doing, 1);
            act::judge_limit(position, seat, doing, action, &ground)?;
            judge_requires(position, action, &ground)
        }
        judged => judged,
    }
}

/// Is there what this action requires? Its limit, its price and its effect are not looked at.
pub(crate) fn judge_required(position: Position<'_>, seat: Seat, doing: ActionSource) -> Result<(), Refusal> {
    let action = act::action(position.rules, position.state, seat, doing)?;
    judge_requires(position, action, &act::ground(position, seat, doing, 1))
}

/// DB-LOCAL-04: the tags of the stack, and whatever else an action requires.
#[inline]
pub(crate) fn judge_requires(position: Position<'_>, action: &Action, ground: &Ground) -> Result<(), Refusal> {
    for condition in action.requires.iter() {
        match condition {
            Condition::Stack(tag, need) if ground.tags.of(*tag) < *need => {
                return Err(Refusal::TagsShort { tag: *tag, need: *need, have: ground.tags.of(*tag) });
            }
            Condition::Stack(..) => {}
            _ if position.holds(ground, condition) => {}
            _ => return Err(Refusal::RequirementUnmet { condition: *condition }),
        }
    }
    Ok(())
}

/// Places for cards of a kind under a project or a crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// Which cards.
    pub wanted: CardFilter,
    /// How many places.
    pub count: u16,
    /// How many of them are filled.
    pub filled: u16,
}

/// The places under a project that are counted.
pub(crate) fn project_places(position: Position<'_>, at: u8) -> Vec<Places> {
    let project = position.state.projects.get(usize::from(at)).and_then(Option::as_ref);
    project.map_or_else(Vec::new, |project| projects::places(position, project))
}

/// The places under a crisis that are counted: those of the cards that cancel or end it.
pub(crate) fn crisis_places(position: Position<'_>, at: u8) -> Option<Places> {
    let (Slots { have, need }, rule) = crisis_slots(position, at)?;
    let count = need.filter(|_| matches!(rule, TuckRule::Cancels(..) | TuckRule::Ends(..)))?;
    Some(Places { wanted: rule.filter(), count, filled: count.min(have.into()) })
}

/// The cards under a project; none, if no card goes under it.
pub(crate) fn project_slots(position: Position<'_>, at: u8) -> Option<Slots> {
    let project = (*position.state.projects.get(usize::from(at))?)?;
    let need = match &position.rules.content.global(project.card).support {
        Support::Tucked(kinds) => Some(kinds.iter().map(|(_, n)| position.amount(&Ground::of(Seat(0)), n)).sum()),
        Support::Pool(_) => None,
        Support::PoolOfEach(tags) => Some(tags.len() as u16),
        Support::State(_) => return None,
    };
    Some(Slots { have: project.tucked.len, need })
}

/// The cards under a crisis that lies face up, and what they do; none, if no card goes under it.
pub(crate) fn crisis_slots(position: Position<'_>, at: u8) -> Option<(Slots, TuckRule)> {
    let (crisis, card) = crises::crisis_up(position, at)?;
    let rule = position.rules.content.crisis(card).tuck.get(0)?;
    let need = match rule {
        TuckRule::Weakens(_) => None,
        _ => Some(crises::tuck_need(position, &rule)),
    };
    Some((Slots { have: crisis.tucked.len, need }, rule))
}
