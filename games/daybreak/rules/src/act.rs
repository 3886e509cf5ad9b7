//! Which actions can be taken now, and why others cannot (DB-LOCAL-02..04, 10, 15..17).

use crate::crises;
use crate::few::Few;
use crate::game::Daybreak;
use crate::language::{Action, CardFilter, Cost, Effect, Forbidden, Limit, Step, Token, Who, Window};
use crate::measure::Ground;
use crate::moves::Refusal;
use crate::pending::{ActionSource, Frame, OwedChoice};
use crate::position::Position;
use crate::sets::CardSet;
use crate::stages::crisis;
use crate::state::{Face, State};
use crate::today::{self, Uses};
use crate::vocab::Tag;
use tabletop::Seat;

/// Cards to discard: so many that bear a tag, or so many of any kind. Those that need a tag come first.
pub(crate) type Discards = Few<(Option<Tag>, u8), 2>;

/// The action that is meant, if the card or project is there.
#[inline]
pub(crate) fn action<'a>(
    rules: &'a Daybreak,
    state: &State,
    seat: Seat,
    doing: ActionSource,
) -> Result<&'a Action, Refusal> {
    match doing {
        ActionSource::Stack(stack) => {
            let front = state.board(seat).stacks.get(usize::from(stack)).and_then(|stack| stack.cards.front());
            front.map(|card| &rules.content.local(card).action).ok_or(Refusal::NoStack { stack })
        }
        ActionSource::Project(at) => {
            let project = state.projects.get(usize::from(at)).and_then(Option::as_ref);
            let project = project.ok_or(Refusal::NoProject { project: at })?;
            if !project.active {
                return Err(Refusal::NotActive { project: project.card });
            }
            let action = &rules.content.global(project.card).action;
            action.at(0).ok_or(Refusal::NoAction { project: project.card })
        }
        ActionSource::Crisis => Err(Refusal::NothingBegun),
    }
}

/// What the amounts of an action count.
#[inline]
pub(crate) fn ground(position: Position<'_>, seat: Seat, doing: ActionSource, paid: u8) -> Ground {
    match doing {
        ActionSource::Stack(stack) => Ground { seat, tags: position.stack_tags(seat, stack), paid },
        _ => Ground { paid, ..Ground::of(seat) },
    }
}

/// The window that is open.
#[inline]
pub(crate) fn window(position: Position<'_>) -> Option<Window> {
    Some(match position.state.agenda.at(position.state.agenda.len().checked_sub(1)?)? {
        Frame::Local => Window::Local,
        Frame::EmissionsWindow => Window::Emissions,
        Frame::RollWindow { .. } => Window::Roll,
        Frame::CrisisWindow { .. } => Window::Crisis,
        _ => return None,
    })
}

/// Can this action be begun now?
pub(crate) fn judge_action(position: Position<'_>, seat: Seat, doing: ActionSource) -> Result<(), Refusal> {
    let action = action(position.rules, position.state, seat, doing)?;
    if window(position) != Some(action.window) {
        return Err(Refusal::WrongWindow { window: action.window });
    }
    // Most actions name at most a tag; a spent pool is not known yet, and counts as one card.
    let ground = ground(position, seat, doing, 1);
    judge_limit(position, seat, doing, action, &ground)?;
    today::judge_requires(position, action, &ground)?;
    let needs = discards(position, seat, doing, action);
    judge_cost(position, seat, doing, action, &needs)?;
    if let Some(Frame::RollWindow { effect }) = position.state.frame() {
        let answers = |e: &Effect| matches!(e, Effect::IgnoreRoll(effects) if effects.iter().any(|e| *e == effect));
        if !action.any_effect(answers) {
            return Err(Refusal::NotThisRoll { rolled: effect });
        }
    }
    let spends = needs.iter().map(|need| need.1).sum();
    // DB-LOCAL-17.
    if action.steps.iter().any(|step| step_matters(position, &ground, step, spends)) {
        return Ok(());
    }
    let mut why = nothing_there(position, seat, action);
    action.each_effect(|effect| {
        if let Some(what) = forbidden(position, seat, effect) {
            why = Refusal::ForbiddenBy { what, by: position.forbidden_by(what) };
        }
    });
    Err(why)
}

/// Why an action changes nothing: where it does but one thing, what it would take is not there.
fn nothing_there(position: Position<'_>, seat: Seat, action: &Action) -> Refusal {
    let (mut removes, mut other) = (None, false);
    action.each_effect(|effect| match *effect {
        Effect::Remove(token, _) | Effect::Swap(token, ..) => {
            other |= removes.is_some_and(|known| known != token);
            removes = Some(token);
        }
        _ => other = true,
    });
    match removes {
        Some(token) if !other && position.count(seat, token) == 0 => Refusal::NoneToRemove { token },
        _ => Refusal::NoEffect,
    }
}

/// DB-LOCAL-10, DB-LOCAL-15; for a project the count is the group's (DB-GLOBAL-10).
pub(crate) fn judge_limit(
    position: Position<'_>,
    seat: Seat,
    doing: ActionSource,
    action: &Action,
    ground: &Ground,
) -> Result<(), Refusal> {
    if action.limit == Limit::Unlimited {
        return Ok(());
    }
    let Uses { used, most, per } = today::uses_by(position, seat, doing, action, ground);
    match most {
        Some(most) if used >= most => Err(Refusal::LimitReached { used, most, per }),
        _ => Ok(()),
    }
}

/// The cards from hand that an action costs this seat now.
#[inline]
pub(crate) fn discards(position: Position<'_>, seat: Seat, doing: ActionSource, action: &Action) -> Discards {
    let mut needs = Discards::EMPTY;
    if action.cost.is_empty() {
        return needs;
    }
    for cost in action.cost.iter() {
        if let Cost::DiscardTag(n, tag) = *cost {
            needs.push((Some(tag), n));
        }
    }
    for cost in action.cost.iter() {
        if let Cost::Discard(n) = *cost {
            needs.push((None, n));
        }
    }
    // A standing change may make it a card cheaper; the card that may be any goes first.
    let cheaper = position.state.standing[seat.index()].cheaper;
    if cheaper != 0
        && let ActionSource::Stack(stack) = doing
        && let Some(card) = position.state.board(seat).stacks[usize::from(stack)].cards.front()
        && Tag::ALL.iter().any(|&tag| cheaper >> tag.index() & 1 == 1 && position.rules.content.local(card).bears(tag))
        && let Some(last) = needs.last_mut()
    {
        last.1 = last.1.saturating_sub(1);
    }
    needs
}

/// Can these cards be discarded from this hand?
#[inline]
pub(crate) fn can_discard(rules: &Daybreak, hand: &CardSet, needs: &Discards) -> bool {
    let total: u32 = needs.iter().map(|need| u32::from(need.1)).sum();
    if !hand.has_at_least(total) {
        return false;
    }
    let bearing = |tag: Tag| hand.both(rules.content.index().bearing(tag));
    let tagged = |need: &(Option<Tag>, u8)| need.0.is_none_or(|tag| bearing(tag).has_at_least(need.1.into()));
    if !needs.iter().all(tagged) {
        return false;
    }
    match (needs.get(0), needs.get(1)) {
        (Some((Some(one), n)), Some((Some(other), m))) => {
            let mut either = bearing(one);
            either.add_all(bearing(other));
            either.has_at_least(u32::from(n) + u32::from(m))
        }
        _ => true,
    }
}

/// DB-LOCAL-12, DB-LOCAL-16: the cost can be paid in full.
fn judge_cost(
    position: Position<'_>,
    seat: Seat,
    doing: ActionSource,
    action: &Action,
    needs: &Discards,
) -> Result<(), Refusal> {
    let board = position.state.board(seat);
    if !needs.is_empty() && !can_discard(position.rules, &board.hand, needs) {
        return Err(too_few_cards(position.rules, &board.hand, needs));
    }
    for cost in action.cost.iter() {
        match *cost {
            Cost::Own(token, need) => {
                let have = position.count(seat, token);
                if have < u16::from(need) {
                    return Err(Refusal::CannotPayTokens { token, need, have });
                }
            }
            Cost::Tucked(need) => judge_pool(position, doing, need)?,
            Cost::TuckedUpTo(_) => {
                judge_pool(position, doing, u8::from(!position.rules.options.readings.spends_from_none))?;
            }
            Cost::Discard(_) | Cost::DiscardTag(..) | Cost::Demand(_) => {}
        }
    }
    Ok(())
}

/// Which part of a price the hand cannot pay: the first tag it lacks, then tags that one card cannot pay twice, then
/// cards at all.
fn too_few_cards(rules: &Daybreak, hand: &CardSet, needs: &Discards) -> Refusal {
    let fitting = |which: &CardFilter| hand.iter().filter(|&card| rules.content.local(card).fits(which)).count() as u8;
    let mut both = Few::EMPTY;
    let mut of_tags = 0;
    for &(tag, need) in needs.iter() {
        let Some(tag) = tag else { continue };
        let which = CardFilter::Tag(tag);
        let have = fitting(&which);
        if have < need {
            return Refusal::CannotPayCards { need, have, which };
        }
        both.push(tag);
        of_tags += need;
    }
    let which = CardFilter::OneOf(both);
    match fitting(&which) {
        have if both.len() > 1 && have < of_tags => Refusal::CannotPayCards { need: of_tags, have, which },
        _ => {
            let need = needs.iter().map(|need| need.1).sum();
            Refusal::CannotPayCards { need, have: hand.len() as u8, which: CardFilter::Any }
        }
    }
}

/// DB-GLOBAL-11: cards are spent from under the project.
fn judge_pool(position: Position<'_>, doing: ActionSource, need: u8) -> Result<(), Refusal> {
    let ActionSource::Project(at) = doing else { return Err(Refusal::NothingBegun) };
    let have = position.state.projects[usize::from(at)].map_or(0, |project| project.tucked.len);
    if have < need { Err(Refusal::CannotPayCards { need, have, which: CardFilter::Any }) } else { Ok(()) }
}

/// Would this step change something, whatever is chosen?
pub(crate) fn step_matters(position: Position<'_>, ground: &Ground, step: &Step, spends: u8) -> bool {
    match step {
        Step::Do(effect) | Step::May(effect) => matters(position, ground, effect, spends),
        Step::OneOf(effects) => effects.iter().any(|effect| matters(position, ground, effect, spends)),
        Step::Rows(tag, rows) => {
            let tags = ground.tags.of(*tag);
            let row = rows.iter().rfind(|row| row.0 <= tags);
            row.is_some_and(|row| row.1.iter().any(|effect| matters(position, ground, effect, spends)))
        }
        Step::Die(_, rows) => {
            rows.iter().any(|row| row.1.iter().any(|effect| matters(position, ground, effect, spends)))
        }
    }
}

/// What forbids an effect to this seat, if something does.
pub(crate) fn forbidden(position: Position<'_>, seat: Seat, effect: &Effect) -> Option<Forbidden> {
    let what = match effect {
        Effect::Remove(Token::Dirty, _) | Effect::Swap(Token::Dirty, ..) | Effect::Relieve(_, Token::Dirty, _) => {
            Forbidden::RemovingDirty
        }
        Effect::Give(..) => Forbidden::GivingTokens,
        Effect::GiveCards(..) => Forbidden::GivingCards,
        Effect::Draw(..) | Effect::Search(..) => Forbidden::DrawingByAction,
        _ => return None,
    };
    position.forbids(seat, what).then_some(what)
}

/// Would this effect change something (DB-LOCAL-17)? `spends` cards of the hand are still to be paid.
pub(crate) fn matters(position: Position<'_>, ground: &Ground, effect: &Effect, spends: u8) -> bool {
    let seat = ground.seat;
    if forbidden(position, seat, effect).is_some() {
        return false;
    }
    if effect.quantity().is_some_and(|quantity| position.amount(ground, &quantity) == 0) {
        return false;
    }
    let others = || position.rules.seats().filter(move |&other| other != seat);
    let fits = |cards: &CardSet, filter: &CardFilter| match *filter {
        CardFilter::Any => !cards.is_empty(),
        CardFilter::Tag(tag) => !cards.both(position.rules.content.index().bearing(tag)).is_empty(),
        _ => cards.iter().any(|card| position.rules.content.local(card).fits(filter)),
    };
    let cards_left =
        || !position.state.local_deck.is_empty() || !position.state.local_discards.is_empty() || spends > 0;
    match *effect {
        Effect::Gain(..) => true,
        Effect::Remove(token, _) | Effect::Swap(token, ..) => position.count(seat, token) > 0,
        Effect::Grant(who, ..) => {
            position.rules.players > 1 || !matches!(who, Who::Other | Who::EachOther | Who::Right)
        }
        Effect::Relieve(who, token, _) => reach(position.rules, seat, who).any(|to| position.count(to, token) > 0),
        Effect::Give(_, token, _) => position.rules.players > 1 && position.count(seat, token) > 0,
        Effect::Take(token, _) => others().any(|other| position.count(other, token) > 0),
        Effect::Draw(who, _) => cards_left() && reach(position.rules, seat, who).next().is_some(),
        Effect::Search(who, ..) => cards_left() && reach(position.rules, seat, who).any(|to| can_search(position, to)),
        Effect::GiveCards(_, filter) => {
            let hand = &position.state.board(seat).hand;
            position.rules.players > 1 && hand.len() > u32::from(spends) && fits(hand, &filter)
        }
        Effect::Recover(_, filter) => fits(&position.state.local_discards, &filter),
        Effect::AbsorbOwn(_) => position.state.board(seat).carbon() > position.state.board(seat).absorbed,
        Effect::CoolThisRound(_) => position.state.world.bands > 0,
        Effect::Reveal(_) => position.state.crises.iter().any(|crisis| !matches!(crisis.face, Face::Up(_))),
        Effect::IgnoreRoll(effects) => match position.state.frame() {
            Some(Frame::RollWindow { effect }) => effects.iter().any(|other| *other == effect),
            _ => false,
        },
        Effect::StepBack(effect, _) => position.state.world.tracks[effect.index()] > 0,
        Effect::Weaken(_) => open_crisis(position).is_some(),
        Effect::IgnoreCrisis(kind) => open_crisis(position).is_some_and(|card| {
            let reduces = position.rules.content.crisis(card).weakened_by.iter().any(|by| *by == kind);
            reduces && !crisis::struck_seats(position).is_empty()
        }),
        _ => true,
    }
}

/// The crisis that can be answered now and still strikes somebody.
fn open_crisis(position: Position<'_>) -> Option<crate::vocab::CrisisId> {
    let Some(Frame::CrisisWindow { at }) = position.state.frame() else { return None };
    let (_, card) = crises::crisis_up(position, at)?;
    let group = position.rules.content.crisis(card).target == crate::language::Target::Group;
    (group || !crisis::struck_seats(position).is_empty()).then_some(card)
}

/// The seats an effect can reach.
pub(crate) fn reach(rules: &Daybreak, seat: Seat, who: Who) -> impl Iterator<Item = Seat> {
    let right = seat.right(rules.players);
    let alone = rules.players == 1;
    rules.seats().filter(move |&to| match who {
        Who::Own => to == seat,
        Who::Other | Who::EachOther => to != seat,
        Who::Anyone | Who::EachPlayer => true,
        Who::Right => to == right && !alone,
    })
}

/// A seat that has cards to choose from cannot search again before it has chosen.
pub(crate) fn can_search(position: Position<'_>, seat: Seat) -> bool {
    !matches!(position.state.desks[seat.index()].owes, Some(OwedChoice::Keep(_)))
}
