//! Whether an action would change something.

#[allow(clippy::wildcard_imports, reason = "the checks are one text in several files")]
use super::*;

pub(super) fn amount(game: &Daybreak, state: &State, seat: Seat, doing: ActionSource, quantity: Quantity) -> u32 {
    let players = u32::from(game.players());
    let here = |tag: Tag| u32::from(tags(state, seat, doing, tag));
    match quantity {
        Quantity::N(n) => n.into(),
        Quantity::Per(tag) => here(tag),
        Quantity::Times(n, tag) => u32::from(n) * here(tag),
        Quantity::Capped(most, tag) => here(tag).min(most.into()),
        Quantity::Rows(tag, rows) => {
            let reached = rows.iter().rfind(|row| u32::from(row.0) <= here(tag));
            reached.map_or(0, |row| row.1.into())
        }
        Quantity::PerArea(n, tag) => {
            u32::from(n) * state.board(seat).stacks.iter().map(|stack| u32::from(stack.tags.of(tag))).sum::<u32>()
        }
        Quantity::PerEvery(n, token) => u32::from(count(game, state, seat, token)) / u32::from(n.max(1)),
        Quantity::PerBand(n) => u32::from(n) * u32::from(state.world.bands),
        Quantity::PerPlayer(n) => u32::from(n) * players,
        Quantity::ByPlayers(one, two, three, four) => [one, two, three, four][players as usize - 1].into(),
        Quantity::Solo(several, alone) => u32::from(if players == 1 { alone } else { several }),
        Quantity::PerProject(n) => u32::from(n) * u32::from(active(state)),
        // One card at least is spent.
        Quantity::PerPaid(n) => n.into(),
        Quantity::All => u32::MAX,
    }
}

/// Is a prohibition about this effect?
type About = fn(&Effect) -> bool;

/// What is forbidden to actions, and which effects that is about.
const PROHIBITIONS: [(Forbidden, About); 4] = [
    // 1.447: there is less dirty energy afterwards, on whichever board. Given to somebody, it is still there.
    (Forbidden::RemovingDirty, |effect| taken_away(effect) == Some(Token::Dirty)),
    // 1.445: out of one hand into another.
    (Forbidden::GivingCards, |effect| matches!(effect, Effect::GiveCards(..))),
    (Forbidden::GivingTokens, |effect| matches!(effect, Effect::Give(..))),
    // From the deck, whether all of them are kept or some. What was discarded is not drawn.
    (Forbidden::DrawingByAction, |effect| matches!(effect, Effect::Draw(..) | Effect::Search(..))),
];

/// The token of which an effect leaves fewer in play.
pub(super) fn taken_away(effect: &Effect) -> Option<Token> {
    match *effect {
        Effect::Remove(token, _) => Some(token),
        Effect::Relieve(_, token, _) => Some(token),
        Effect::Swap(old, _, _) => Some(old),
        _ => None,
    }
}

/// What of an effect something in force forbids to a seat.
pub(super) fn barred(game: &Daybreak, state: &State, seat: Seat, effect: &Effect) -> Option<Forbidden> {
    let mut about = PROHIBITIONS.iter().filter(|(_, is_about)| is_about(effect)).map(|(what, _)| *what);
    about.find(|&what| is_forbidden(game, state, seat, what))
}

/// Does a card on the table say so: a crisis in force, or a challenge for the group or for this seat?
pub(super) fn is_forbidden(game: &Daybreak, state: &State, seat: Seat, what: Forbidden) -> bool {
    let says = |change: &Change| *change == Change::Standing(Modifier::Forbids(what));
    let of_challenge = state.challenges.iter().any(|(id, whose)| {
        let card = game.content().challenge(*id);
        (card.scope == Scope::Group || *whose == Some(seat)) && card.changes.iter().any(says)
    });
    of_challenge || forbids(game, state, what).is_some()
}

/// The crisis that forbids it: the first in force that says so.
pub(super) fn forbids(game: &Daybreak, state: &State, what: Forbidden) -> Option<CrisisId> {
    let says = |card: &CrisisId| game.content().crisis(*card).ongoing.iter().any(|m| *m == Modifier::Forbids(what));
    state.crises.iter().filter(|crisis| crisis.in_force).filter_map(|crisis| face(crisis.face)).find(says)
}

pub(super) fn face(face: Face) -> Option<CrisisId> {
    if let Face::Up(card) = face { Some(card) } else { None }
}

/// Those whom an effect can reach.
pub(super) fn reached(game: &Daybreak, seat: Seat, who: Who) -> Vec<Seat> {
    let all = (0..game.players()).map(Seat);
    let before = Seat((seat.0 + game.players() - 1) % game.players());
    match who {
        Who::Own => vec![seat],
        Who::Other | Who::EachOther => all.filter(|&other| other != seat).collect(),
        Who::Anyone | Who::EachPlayer => all.collect(),
        Who::Right => (before != seat).then_some(before).into_iter().collect(),
    }
}

/// Would an effect change something? `spends` cards of the hand are gone by then, in the discards.
pub(super) fn changes(
    game: &Daybreak,
    state: &State,
    seat: Seat,
    doing: ActionSource,
    effect: &Effect,
    spends: u8,
) -> bool {
    if barred(game, state, seat, effect).is_some() {
        return false;
    }
    if effect.quantity().is_some_and(|quantity| amount(game, state, seat, doing, quantity) == 0) {
        return false;
    }
    let has = |to: &Seat, token: Token| count(game, state, *to, token) > 0;
    let cards = !state.local_deck.is_empty() || !state.local_discards.is_empty() || spends > 0;
    let fits = |card: LocalId, filter: &CardFilter| game.content().local(card).fits(filter);
    let others = reached(game, seat, Who::Other);
    match *effect {
        Effect::Remove(token, _) | Effect::Swap(token, ..) => has(&seat, token),
        Effect::Grant(who, ..) => !reached(game, seat, who).is_empty(),
        Effect::Relieve(who, token, _) => reached(game, seat, who).iter().any(|to| has(to, token)),
        Effect::Give(_, token, _) => !others.is_empty() && has(&seat, token),
        Effect::Take(token, _) => others.iter().any(|to| has(to, token)),
        Effect::Draw(who, _) => cards && !reached(game, seat, who).is_empty(),
        Effect::Search(who, ..) => {
            let busy = |to: &Seat| matches!(state.desks[to.index()].owes, Some(OwedChoice::Keep(_)));
            cards && reached(game, seat, who).iter().any(|to| !busy(to))
        }
        Effect::GiveCards(_, filter) => {
            let hand = &state.board(seat).hand;
            !others.is_empty() && hand.len() > spends.into() && hand.iter().any(|card| fits(card, &filter))
        }
        Effect::Recover(_, filter) => state.local_discards.iter().any(|card| fits(card, &filter)),
        Effect::AbsorbOwn(_) => {
            let board = state.board(seat);
            board.dirty + board.emissions.iter().sum::<u16>() > board.absorbed
        }
        Effect::CoolThisRound(_) => state.world.bands > 0,
        Effect::Reveal(_) => state.crises.iter().any(|crisis| face(crisis.face).is_none()),
        Effect::IgnoreRoll(rolls) => {
            matches!(state.frame(), Some(Frame::RollWindow { effect }) if rolls.iter().any(|one| *one == effect))
        }
        Effect::StepBack(effect, _) => state.world.tracks[effect.index()] > 0,
        Effect::Weaken(_) => struck(game, state).is_some(),
        Effect::IgnoreCrisis(kind) => struck(game, state).is_some_and(|card| {
            game.content().crisis(card).weakened_by.iter().any(|by| *by == kind) && !still_struck(state).is_empty()
        }),
        _ => true,
    }
}

/// Targets of the crisis that do not ignore it.
pub(super) fn still_struck(state: &State) -> Vec<Seat> {
    state.current_crisis.targets.iter().filter(|&seat| !state.current_crisis.spared.has(seat)).collect()
}

/// The crisis in whose window one is, if it strikes somebody.
pub(super) fn struck(game: &Daybreak, state: &State) -> Option<CrisisId> {
    let Some(Frame::CrisisWindow { at }) = state.frame() else { return None };
    let card = face(state.crises.get(usize::from(at))?.face)?;
    let group = game.content().crisis(card).target == Target::Group;
    (group || !still_struck(state).is_empty()).then_some(card)
}

/// Does an action change nothing (DB-LOCAL-17)?
pub(super) fn is_idle(game: &Daybreak, state: &State, seat: Seat, action: &Action, doing: ActionSource) -> bool {
    let spends = price(game, state, seat, action, doing).iter().map(|(_, n)| n).sum();
    let matters = |effect: &Effect| changes(game, state, seat, doing, effect, spends);
    !action.steps.iter().any(|step| match step {
        Step::Do(effect) | Step::May(effect) => matters(effect),
        Step::OneOf(effects) => effects.iter().any(matters),
        Step::Rows(tag, rows) => {
            let here = tags(state, seat, doing, *tag);
            let row = rows.iter().rfind(|row| row.0 <= here);
            row.is_some_and(|row| row.1.iter().any(matters))
        }
        Step::Die(_, rows) => rows.iter().any(|row| row.1.iter().any(matters)),
    })
}

/// In its own time only: whether an action changes something in another window is for that window.
pub(super) fn idle_now<'g>(game: &'g Daybreak, state: &State, seat: Seat, mv: Move) -> Option<&'g Action> {
    let (action, doing) = action(game, state, seat, mv)?;
    (window(state) == Some(action.window) && is_idle(game, state, seat, action, doing)).then_some(action)
}

/// The one token that is all an action takes away.
pub(super) fn only_removes(action: &Action) -> Option<Token> {
    let mut tokens = Vec::new();
    action.each_effect(|effect| {
        tokens.push(match effect {
            Effect::Remove(token, _) | Effect::Swap(token, ..) => Some(*token),
            _ => None,
        });
    });
    let first = *tokens.first()?;
    tokens.iter().all(|token| *token == first).then_some(first)?
}

pub(super) fn no_effect(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let action = idle_now(game, state, seat, mv)?;
    let forbidden = action.any_effect(|effect| barred(game, state, seat, effect).is_some());
    let none = only_removes(action).is_some_and(|token| count(game, state, seat, token) == 0);
    (!forbidden && !none).then_some(Refusal::NoEffect)
}

pub(super) fn none_to_remove(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let action = idle_now(game, state, seat, mv)?;
    let token = only_removes(action).filter(|&token| count(game, state, seat, token) == 0)?;
    let forbidden = action.any_effect(|effect| barred(game, state, seat, effect).is_some());
    (!forbidden).then_some(Refusal::NoneToRemove { token })
}

pub(super) fn forbidden_by(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> Option<Refusal> {
    let refusal = |what: Forbidden| Refusal::ForbiddenBy { what, by: forbids(game, state, what) };
    if let Some(action) = idle_now(game, state, seat, mv) {
        let mut found = None;
        action.each_effect(|effect| found = barred(game, state, seat, effect).or(found));
        return found.map(refusal);
    }
    let (what, here) = match mv {
        Move::SupportProject { project: at, .. } => {
            (Forbidden::TuckingUnderProjects, plays_local(state, seat) && project(state, at).is_some())
        }
        Move::ReduceCrisis { crisis: at, .. } => {
            let what = Forbidden::TuckingUnderCrises;
            let crisis = state.crises.get(usize::from(at))?;
            let card = face(crisis.face)?;
            // The crisis that forbids it can still be ended (1.446).
            let own =
                crisis.in_force && game.content().crisis(card).ongoing.iter().any(|m| *m == Modifier::Forbids(what));
            (what, plays_local(state, seat) && !own)
        }
        Move::KeepProject(_) => (Forbidden::NewProjects, group_asked(state) == Some(Question::KeepProject)),
        _ => return None,
    };
    (here && is_forbidden(game, state, seat, what)).then(|| refusal(what))
}
