//! What crises and tipping points do (DB-CRISIS-08, 12..14, 22, 23, 27), and the choices that are owed to them.

use crate::course::Course;
use crate::crises;
use crate::facts::{Cause, Fact};
use crate::game::Daybreak;
use crate::language::{CardFilter, Effect, Keep, Token, Who};
use crate::measure::Ground;
use crate::pending::{DrawTo, Frame, OwedChoice, Way};
use crate::position::Position;
use crate::sets::CardSet;
use crate::stages::crisis;
use crate::state::State;
use crate::state::{MAX_PLAYERS, NO_CARD};
use crate::thermometer;
use crate::tokens::{self, of_kind};
use crate::vocab::{LocalId, Resilience};
use tabletop::{Seat, Seats, Tell, never};

/// The most tokens whose type one seat chooses at once.
const MOST_CHOSEN: u16 = 20;

/// How much for each seat.
pub(crate) type Amounts = [u16; MAX_PLAYERS];

/// The amount of an effect for each seat, all from the same state (DB-ROUND-03).
pub(crate) fn plain_amounts(position: Position<'_>, effect: &Effect) -> Amounts {
    let mut amounts = [0; MAX_PLAYERS];
    if let Some(quantity) = effect.quantity() {
        for seat in position.rules.seats() {
            amounts[seat.index()] = position.amount(&Ground::of(seat), &quantity);
        }
    }
    amounts
}

/// One effect strikes these seats. With `once`, what happens to the world happens once and not for each of them.
pub(crate) fn harm(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    targets: Seats,
    once: bool,
    effect: &Effect,
    amounts: &Amounts,
    cause: Cause,
) {
    // DB-END-03: a loss stops everything.
    if course.state.ending.is_some() {
        return;
    }
    let of = |seat: Seat| amounts[seat.index()];
    // What happens to the table and not to a player happens once.
    let most = if once { of(Seat(0)) } else { targets.iter().map(of).max().unwrap_or(0) };
    match *effect {
        Effect::Gain(token, _) | Effect::Remove(token, _) | Effect::Lose(token, _) if token.is_world() => {
            let total = if once { of(Seat(0)) } else { targets.iter().map(of).fold(0, u16::saturating_add) };
            match effect {
                Effect::Gain(..) => tokens::put(course, Seat(0), token, total, cause),
                Effect::Lose(Token::Trees | Token::Oceans, _) => tokens::lose_sinks(course, token, total, cause),
                _ => {
                    tokens::take(course, Seat(0), token, total, cause);
                }
            }
        }
        Effect::Gain(token, _) if is_chosen(course, token) => {
            owe_types(course, targets, token, Way::Gain, amounts, cause)
        }
        Effect::Gain(token, _) => {
            for seat in targets.iter() {
                let token = plain_kind(course.position(), seat, token);
                tokens::put(course, seat, token, of(seat), cause);
            }
        }
        // As DB-CRISIS-23, without the price of DB-CRISIS-12.
        Effect::Remove(Token::AnyResilience, _) => {
            let mut there = *amounts;
            for seat in targets.iter() {
                there[seat.index()] = of(seat).min(course.position().count(seat, Token::AnyResilience));
            }
            lose(course, targets, Token::AnyResilience, &there, cause);
        }
        Effect::Remove(token, _) | Effect::Lose(token @ Token::AnyEmissions, _) if is_chosen(course, token) => {
            owe_types(course, targets, token, Way::Lose, amounts, cause);
        }
        Effect::Remove(token, _) => {
            targets.iter().for_each(|seat| take_any(course, seat, token, of(seat), cause));
        }
        Effect::Lose(token, _) => lose(course, targets, token, amounts, cause),
        Effect::Grant(who, token, _) if is_chosen(course, token) => {
            let (to, sums) = sums_for(course.rules, targets, who, amounts);
            owe_types(course, to, token, Way::Gain, &sums, cause);
        }
        Effect::Relieve(who, token, _) if is_chosen(course, token) => {
            let (to, sums) = sums_for(course.rules, targets, who, amounts);
            owe_types(course, to, token, Way::Lose, &sums, cause);
        }
        Effect::Give(_, token, _) if is_chosen(course, token) && course.rules.players > 1 => {
            owe_types(course, targets, token, Way::Give, amounts, cause);
        }
        Effect::Grant(who, token, _) => {
            for seat in
                targets.iter().flat_map(|seat| reached(course.rules, seat, who).iter().map(move |to| (seat, to)))
            {
                let token = plain_kind(course.position(), seat.1, token);
                tokens::put(course, seat.1, token, of(seat.0), cause);
            }
        }
        Effect::Relieve(who, token, _) => {
            for (seat, to) in targets.iter().flat_map(|s| reached(course.rules, s, who).iter().map(move |to| (s, to))) {
                take_any(course, to, token, of(seat), cause);
            }
        }
        Effect::Give(_, token, _) if course.rules.players > 1 => {
            // All give before anybody receives.
            let mut given = [0; MAX_PLAYERS];
            for seat in targets.iter() {
                given[seat.index()] = of(seat).min(course.position().count(seat, token));
                take_any(course, seat, token, given[seat.index()], cause);
            }
            for seat in targets.iter() {
                let (to, count) = (seat.right(course.rules.players), given[seat.index()]);
                let token = plain_kind(course.position(), to, token);
                tokens::put(course, to, token, count, cause);
            }
        }
        Effect::Swap(from, into, _) => {
            for seat in targets.iter() {
                let gone = tokens::take(course, seat, from, of(seat), cause);
                tokens::put(course, seat, into, gone, cause);
            }
        }
        Effect::Draw(who, _) => push_draws(course, targets, who, amounts, DrawTo::Hand),
        Effect::Search(who, _, keep) => {
            let into = match keep {
                Keep::Choose(count) => DrawTo::Choose(count),
                Keep::Every(filter) => DrawTo::Fitting(filter),
            };
            push_draws(course, targets, who, amounts, into);
        }
        Effect::LoseCards(_, filter) => owe_cards(course, targets, &filter, amounts, cause),
        Effect::FewerDraws(_) | Effect::MoreDraws(_) => {
            for seat in targets.iter() {
                let by = of(seat).min(60) as i8;
                let change = if matches!(effect, Effect::MoreDraws(_)) { by } else { -by };
                change_next_draw(course, seat, change, cause);
            }
        }
        Effect::CoolThisRound(_) => thermometer::send_bands_away(course, most),
        Effect::AddCrises(_) => crises::add_crises(course, most),
        Effect::StepBack(effect, _) => {
            let at = &mut course.state.world.tracks[effect.index()];
            *at = at.saturating_sub(most.min(255) as u8);
            let now = *at;
            course.tell.tell(course.state, || Fact::TrackMoved { effect, now });
        }
        Effect::StepOn(effect, _) => {
            for _ in 0..most.min(20) {
                if course.state.ending.is_none() {
                    crisis::move_token(course, effect);
                }
            }
        }
        Effect::RollPlanet(_) => course.state.rolls = course.state.rolls.saturating_add(most.min(20) as u8),
        Effect::LoseProjects(_) => {
            let there = course.state.projects.iter().flatten().count() as u16;
            let left = most.min(there) as u8;
            if left > 0 {
                course.state.agenda.push(Frame::LoseProject { left });
            }
        }
        Effect::CheckDemand => targets.iter().for_each(|seat| tokens::check_energy(course, seat)),
        Effect::Give(..)
        | Effect::Take(..)
        | Effect::GiveCards(..)
        | Effect::Recover(..)
        | Effect::AbsorbOwn(_)
        | Effect::Reveal(_)
        | Effect::IgnoreRoll(_)
        | Effect::Weaken(_)
        | Effect::IgnoreCrisis(_)
        | Effect::Special(_) => {}
    }
}

/// Whom an effect reaches without anybody choosing.
fn reached(rules: &Daybreak, seat: Seat, who: Who) -> Seats {
    match who {
        Who::Own | Who::Anyone => Seats::only(seat),
        Who::EachPlayer => Seats::all(rules.players),
        Who::EachOther => Seats::all(rules.players).without(seat),
        Who::Right => Seats::only(seat.right(rules.players)),
        Who::Other => Seats::only(seat.left(rules.players)),
    }
}

fn push_draws(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    targets: Seats,
    who: Who,
    amounts: &Amounts,
    into: DrawTo,
) {
    for seat in (0..course.rules.players).rev().map(Seat) {
        let reaching = targets.iter().filter(|&t| reached(course.rules, t, who).has(seat));
        let left = reaching.fold(0u16, |sum, t| sum.saturating_add(amounts[t.index()]));
        if left > 0 && course.state.desks[seat.index()].owes.is_none() {
            course.state.agenda.push(Frame::DrawCards { seat, left: left.min(60) as u8, into });
        }
    }
}

pub(crate) fn change_next_draw(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, change: i8, cause: Cause) {
    if change != 0 {
        let next = &mut course.state.boards[seat.index()].next_draw;
        *next = next.saturating_add(change);
        course.tell.tell(course.state, || Fact::NextDraw { seat, change, cause });
    }
}

/// What the seats that an effect reaches get by all of its targets.
fn sums_for(rules: &Daybreak, targets: Seats, who: Who, amounts: &Amounts) -> (Seats, Amounts) {
    let mut sums = [0u16; MAX_PLAYERS];
    let mut all = Seats::NONE;
    for (seat, to) in targets.iter().flat_map(|seat| reached(rules, seat, who).iter().map(move |to| (seat, to))) {
        sums[to.index()] = sums[to.index()].saturating_add(amounts[seat.index()]);
        all = all.with(to);
    }
    (all, sums)
}

/// Is the type of these tokens for players to choose?
fn is_chosen(course: &Course<'_, impl Tell<State, Fact>>, token: Token) -> bool {
    token.is_any() && course.rules.options.readings.any_type_is_chosen
}

/// Tokens of any type come or go: each player chooses of which type (DB-CRISIS-23), unless there is no choice.
fn owe_types(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    targets: Seats,
    token: Token,
    way: Way,
    amounts: &Amounts,
    cause: Cause,
) {
    let mut asked = false;
    for seat in targets.iter() {
        let there = course.position().count(seat, token);
        let count = amounts[seat.index()].min(if way == Way::Gain { MOST_CHOSEN } else { there });
        let kinds = tokens::kinds(course.position(), seat, token, true).count();
        if count == 0 {
            continue;
        }
        if way == Way::Lose && (count == there || kinds == 1) {
            take_any(course, seat, token, count, cause);
        } else {
            let left = count.min(MOST_CHOSEN) as u8;
            course.state.desks[seat.index()].owes = Some(OwedChoice::Types { token, way, left });
            asked = true;
        }
    }
    if asked {
        course.state.agenda.push(Frame::Desks { cause });
    }
}

/// One token of a chosen type comes or goes, as the frame of the choices says why.
pub(crate) fn of_own_type(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, token: Token, way: Way) {
    let Some(Frame::Desks { cause }) = course.state.frame() else {
        never!("a type is chosen for {:?}", course.state.frame());
        return;
    };
    if way != Way::Gain {
        tokens::take(course, seat, token, 1, cause);
    }
    match way {
        Way::Gain => tokens::put(course, seat, token, 1, cause),
        Way::Lose => {}
        Way::Give => {
            let to = seat.right(course.rules.players);
            tokens::put(course, to, token, 1, cause);
            course.tell.tell(course.state, || Fact::TokensGiven { from: seat, to, token, count: 1 });
        }
    }
}

/// Where nobody is asked, a token of any type is of the type there is most of.
fn plain_kind(position: Position<'_>, seat: Seat, token: Token) -> Token {
    let kind = tokens::kinds(position, seat, token, false)
        .lowest_of_greatest(|kind| position.count(seat, of_kind(token, kind)));
    of_kind(token, kind)
}

/// Takes tokens where nobody is asked: of any type, those there are most of.
pub(crate) fn take_any(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    seat: Seat,
    token: Token,
    count: u16,
    cause: Cause,
) {
    if !token.is_any() {
        tokens::take(course, seat, token, count, cause);
        return;
    }
    for _ in 0..count.min(course.position().count(seat, token)) {
        let token = plain_kind(course.position(), seat, token);
        tokens::take(course, seat, token, 1, cause);
    }
}

/// Tokens of players are lost (DB-CRISIS-12, DB-CRISIS-22); a choice between types is asked for (DB-CRISIS-23).
fn lose(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    targets: Seats,
    token: Token,
    amounts: &Amounts,
    cause: Cause,
) {
    let mut asked = false;
    for seat in targets.iter() {
        let count = amounts[seat.index()];
        match token {
            Token::Resilience(kind) => tokens::lose_resilience(course, seat, kind, count, cause),
            Token::AnyResilience => {
                let there = course.position().count(seat, token);
                let kinds = tokens::kinds(course.position(), seat, token, true).count();
                if count >= there || kinds == 1 {
                    take_any(course, seat, token, count, cause);
                    let missing = count.saturating_sub(there);
                    tokens::put(course, seat, Token::Communities, missing, Cause::Missing(token));
                } else if count > 0 {
                    course.state.desks[seat.index()].owes = Some(OwedChoice::Resilience(count as u8));
                    asked = true;
                }
            }
            _ => take_any(course, seat, token, count, cause),
        }
    }
    if asked {
        course.state.agenda.push(Frame::Desks { cause });
    }
}

/// Cards are lost, from hand or play area, by choice (DB-CRISIS-14).
fn owe_cards(
    course: &mut Course<'_, impl Tell<State, Fact>>,
    targets: Seats,
    filter: &CardFilter,
    amounts: &Amounts,
    cause: Cause,
) {
    let mut asked = false;
    for seat in targets.iter() {
        let board = course.state.board(seat);
        let played = board.stacks.iter().flat_map(|stack| course.state.chain(stack.cards));
        let fits = |card: &LocalId| course.rules.content.local(*card).fits(filter);
        let cards: CardSet = board.hand.iter().chain(played).filter(fits).collect();
        let count = u32::from(amounts[seat.index()]);
        if count >= cards.len() {
            lose_cards(course, seat, cards);
        } else if count > 0 {
            let desk = &mut course.state.desks[seat.index()];
            desk.owes = Some(OwedChoice::Cards(count as u8));
            desk.offered = cards;
            asked = true;
        }
    }
    if asked {
        course.state.agenda.push(Frame::Desks { cause });
    }
}

fn lose_cards(course: &mut Course<'_, impl Tell<State, Fact>>, seat: Seat, cards: CardSet) {
    if cards.is_empty() {
        return;
    }
    for card in cards.iter() {
        if !course.state.boards[seat.index()].hand.take(card) {
            let lies = |stack: &crate::state::Stack| course.state.chain(stack.cards).any(|other| other == card);
            if let Some(at) = course.state.board(seat).stacks.iter().position(lies) {
                let mut stack = course.state.board(seat).stacks[at];
                stack.cards = course.state.local_cards().chain_out(stack.cards, card);
                stack.tags.take(&course.rules.content.local(card).tags);
                course.state.boards[seat.index()].stacks[at] = stack;
            }
        }
        course.state.local_cards().discard(card);
    }
    course.tell.tell(course.state, || Fact::CardsLost { seat, cards });
}

/// The last owed choice is made: all take effect together (DB-ROUND-03).
pub(crate) fn settle_desks(course: &mut Course<'_, impl Tell<State, Fact>>, cause: Cause) {
    course.state.agenda.pop();
    for seat in course.rules.seats() {
        let desk = &mut course.state.desks[seat.index()];
        let owed = desk.owes.take();
        let cards = std::mem::take(&mut desk.chosen);
        let resilience = std::mem::take(&mut desk.resilience);
        match owed {
            Some(OwedChoice::Keep(left)) => desk.owes = Some(OwedChoice::Keep(left)),
            Some(OwedChoice::Cards(_)) => {
                desk.offered = CardSet::NONE;
                lose_cards(course, seat, cards);
            }
            Some(OwedChoice::Resilience(_)) => {
                for kind in Resilience::ALL {
                    let count = resilience[kind.index()].into();
                    tokens::take(course, seat, Token::Resilience(kind), count, cause);
                }
            }
            Some(OwedChoice::Option(_) | OwedChoice::Types { .. }) => {}
            None => desk.option = NO_CARD,
        }
    }
    thermometer::check_loss(course);
}

/// The lowest of those with the greatest key; 0 if there is none.
trait LowestOfGreatest: Iterator<Item = u8> + Sized {
    fn lowest_of_greatest(self, key: impl Fn(u8) -> u16) -> u8 {
        self.fold((0, None), |(best, most), item| match most {
            Some(most) if most >= key(item) => (best, Some(most)),
            _ => (item, Some(key(item))),
        })
        .0
    }
}

impl<I: Iterator<Item = u8>> LowestOfGreatest for I {}
