//! What crises and tipping points do (DB-CRISIS-08, 12..14, 22, 23, 27), and the choices that are owed to them.

use crate::facts::{Cause, Fact};
use crate::game::Daybreak;
use crate::language::{CardFilter, Effect, Keep, Token, Who};
use crate::measure::Ground;
use crate::pending::{DrawTo, Frame, OwedChoice};
use crate::sets::CardSet;
use crate::state::{MAX_PLAYERS, NO_CARD, State};
use crate::tokens::of_kind;
use crate::vocab::{LocalId, Resilience};
use tabletop::{Seat, Seats, Tell};

/// How much for each seat.
pub(crate) type Amounts = [u16; MAX_PLAYERS];

impl Daybreak {
    /// The amount of an effect for each seat, all from the same state (DB-ROUND-03).
    pub(crate) fn plain_amounts(&self, state: &State, effect: &Effect) -> Amounts {
        let mut amounts = [0; MAX_PLAYERS];
        if let Some(quantity) = effect.quantity() {
            for seat in self.seats() {
                amounts[seat.index()] = self.amount(state, &Ground::of(seat), &quantity);
            }
        }
        amounts
    }

    /// One effect strikes these seats. With `once`, what happens to the world happens once and not for each of them.
    #[expect(clippy::too_many_arguments, reason = "a blow has a place, a force and a cause")]
    pub(crate) fn harm(
        &self,
        state: &mut State,
        targets: Seats,
        once: bool,
        effect: &Effect,
        amounts: &Amounts,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) {
        // DB-END-03: a loss stops everything.
        if state.ending.is_some() {
            return;
        }
        let of = |seat: Seat| amounts[seat.index()];
        // What happens to the table and not to a player happens once.
        let most = if once { of(Seat(0)) } else { targets.iter().map(of).max().unwrap_or(0) };
        match *effect {
            Effect::Gain(token, _) | Effect::Remove(token, _) | Effect::Lose(token, _) if token.is_world() => {
                let total = if once { of(Seat(0)) } else { targets.iter().map(of).fold(0, u16::saturating_add) };
                match effect {
                    Effect::Gain(..) => self.put(state, Seat(0), token, total, cause, tell),
                    Effect::Lose(Token::Trees | Token::Oceans, _) => self.lose_sinks(state, token, total, cause, tell),
                    _ => {
                        self.take(state, Seat(0), token, total, cause, tell);
                    }
                }
            }
            Effect::Gain(token, _) => {
                for seat in targets.iter() {
                    let token = self.plain_kind(state, seat, token);
                    self.put(state, seat, token, of(seat), cause, tell);
                }
            }
            // As DB-CRISIS-23, without the price of DB-CRISIS-12.
            Effect::Remove(Token::AnyResilience, _) => {
                let mut there = *amounts;
                for seat in targets.iter() {
                    there[seat.index()] = of(seat).min(self.count(state, seat, Token::AnyResilience));
                }
                self.lose(state, targets, Token::AnyResilience, &there, cause, tell);
            }
            Effect::Remove(token, _) => {
                targets.iter().for_each(|seat| self.take_any(state, seat, token, of(seat), cause, tell));
            }
            Effect::Lose(token, _) => self.lose(state, targets, token, amounts, cause, tell),
            Effect::Grant(who, token, _) => {
                for seat in targets.iter().flat_map(|seat| self.reached(seat, who).iter().map(move |to| (seat, to))) {
                    let token = self.plain_kind(state, seat.1, token);
                    self.put(state, seat.1, token, of(seat.0), cause, tell);
                }
            }
            Effect::Relieve(who, token, _) => {
                for (seat, to) in targets.iter().flat_map(|s| self.reached(s, who).iter().map(move |to| (s, to))) {
                    self.take_any(state, to, token, of(seat), cause, tell);
                }
            }
            Effect::Give(_, token, _) if self.players > 1 => {
                // All give before anybody receives.
                let mut given = [0; MAX_PLAYERS];
                for seat in targets.iter() {
                    given[seat.index()] = of(seat).min(self.count(state, seat, token));
                    self.take_any(state, seat, token, given[seat.index()], cause, tell);
                }
                for seat in targets.iter() {
                    let (to, count) = (seat.right(self.players), given[seat.index()]);
                    let token = self.plain_kind(state, to, token);
                    self.put(state, to, token, count, cause, tell);
                }
            }
            Effect::Swap(from, into, _) => {
                for seat in targets.iter() {
                    let gone = self.take(state, seat, from, of(seat), cause, tell);
                    self.put(state, seat, into, gone, cause, tell);
                }
            }
            Effect::Draw(who, _) => self.push_draws(state, targets, who, amounts, DrawTo::Hand),
            Effect::Search(who, _, keep) => {
                let into = match keep {
                    Keep::Choose(count) => DrawTo::Choose(count),
                    Keep::Every(filter) => DrawTo::Fitting(filter),
                };
                self.push_draws(state, targets, who, amounts, into);
            }
            Effect::LoseCards(_, filter) => self.owe_cards(state, targets, &filter, amounts, cause, tell),
            Effect::FewerDraws(_) | Effect::MoreDraws(_) => {
                for seat in targets.iter() {
                    let by = of(seat).min(60) as i8;
                    let change = if matches!(effect, Effect::MoreDraws(_)) { by } else { -by };
                    self.change_next_draw(state, seat, change, cause, tell);
                }
            }
            Effect::CoolThisRound(_) => self.send_bands_away(state, most, tell),
            Effect::AddCrises(_) => {
                self.add_crises(state, most, tell);
            }
            Effect::StepBack(effect, _) => {
                let at = &mut state.world.tracks[effect.index()];
                *at = at.saturating_sub(most.min(255) as u8);
                let now = *at;
                tell.tell(state, || Fact::TrackMoved { effect, now });
            }
            Effect::StepOn(effect, _) => {
                for _ in 0..most.min(20) {
                    if state.ending.is_none() {
                        self.move_token(state, effect, tell);
                    }
                }
            }
            Effect::RollPlanet(_) => state.rolls = state.rolls.saturating_add(most.min(20) as u8),
            Effect::LoseProjects(_) => {
                let there = state.projects.iter().flatten().count() as u16;
                let left = most.min(there) as u8;
                if left > 0 {
                    state.agenda.push(Frame::LoseProject { left });
                }
            }
            Effect::CheckDemand => targets.iter().for_each(|seat| self.check_energy(state, seat, tell)),
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
    fn reached(&self, seat: Seat, who: Who) -> Seats {
        match who {
            Who::Own | Who::Anyone => Seats::only(seat),
            Who::EachPlayer => Seats::all(self.players),
            Who::EachOther => Seats::all(self.players).without(seat),
            Who::Right => Seats::only(seat.right(self.players)),
            Who::Other => Seats::only(seat.left(self.players)),
        }
    }

    fn push_draws(&self, state: &mut State, targets: Seats, who: Who, amounts: &Amounts, into: DrawTo) {
        for seat in (0..self.players).rev().map(Seat) {
            let reaching = targets.iter().filter(|&t| self.reached(t, who).has(seat));
            let left = reaching.fold(0u16, |sum, t| sum.saturating_add(amounts[t.index()]));
            if left > 0 && state.desks[seat.index()].owes.is_none() {
                state.agenda.push(Frame::DrawCards { seat, left: left.min(60) as u8, into });
            }
        }
    }

    pub(crate) fn change_next_draw(
        &self,
        state: &mut State,
        seat: Seat,
        change: i8,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) {
        if change != 0 {
            let next = &mut state.boards[seat.index()].next_draw;
            *next = next.saturating_add(change);
            tell.tell(state, || Fact::NextDraw { seat, change, cause });
        }
    }

    /// Where nobody is asked, a token of any type is of the type there is most of.
    fn plain_kind(&self, state: &State, seat: Seat, token: Token) -> Token {
        let kind = self
            .kinds(state, seat, token, false)
            .lowest_of_greatest(|kind| self.count(state, seat, of_kind(token, kind)));
        of_kind(token, kind)
    }

    /// Takes tokens where nobody is asked: of any type, those there are most of.
    pub(crate) fn take_any(
        &self,
        state: &mut State,
        seat: Seat,
        token: Token,
        count: u16,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) {
        if !token.is_any() {
            self.take(state, seat, token, count, cause, tell);
            return;
        }
        for _ in 0..count.min(self.count(state, seat, token)) {
            let token = self.plain_kind(state, seat, token);
            self.take(state, seat, token, 1, cause, tell);
        }
    }

    /// Tokens of players are lost (DB-CRISIS-12, DB-CRISIS-22); a choice between types is asked for (DB-CRISIS-23).
    fn lose(
        &self,
        state: &mut State,
        targets: Seats,
        token: Token,
        amounts: &Amounts,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) {
        let mut asked = false;
        for seat in targets.iter() {
            let count = amounts[seat.index()];
            match token {
                Token::Resilience(kind) => self.lose_resilience(state, seat, kind, count, cause, tell),
                Token::AnyResilience => {
                    let there = self.count(state, seat, token);
                    let kinds = self.kinds(state, seat, token, true).count();
                    if count >= there || kinds == 1 {
                        self.take_any(state, seat, token, count, cause, tell);
                        let missing = count.saturating_sub(there);
                        self.put(state, seat, Token::Communities, missing, Cause::Missing, tell);
                    } else if count > 0 {
                        state.desks[seat.index()].owes = Some(OwedChoice::Resilience(count as u8));
                        asked = true;
                    }
                }
                _ => self.take_any(state, seat, token, count, cause, tell),
            }
        }
        if asked {
            state.agenda.push(Frame::Desks { cause });
        }
    }

    /// Cards are lost, from hand or play area, by choice (DB-CRISIS-14).
    fn owe_cards(
        &self,
        state: &mut State,
        targets: Seats,
        filter: &CardFilter,
        amounts: &Amounts,
        cause: Cause,
        tell: &mut impl Tell<State, Fact>,
    ) {
        let mut asked = false;
        for seat in targets.iter() {
            let board = state.board(seat);
            let played = board.stacks.iter().flat_map(|stack| state.chain(stack.cards));
            let fits = |card: &LocalId| self.content.local(*card).fits(filter);
            let cards: CardSet = board.hand.iter().chain(played).filter(fits).collect();
            let count = u32::from(amounts[seat.index()]);
            if count >= cards.len() {
                self.lose_cards(state, seat, cards, tell);
            } else if count > 0 {
                let desk = &mut state.desks[seat.index()];
                desk.owes = Some(OwedChoice::Cards(count as u8));
                desk.offered = cards;
                asked = true;
            }
        }
        if asked {
            state.agenda.push(Frame::Desks { cause });
        }
    }

    fn lose_cards(&self, state: &mut State, seat: Seat, cards: CardSet, tell: &mut impl Tell<State, Fact>) {
        if cards.is_empty() {
            return;
        }
        for card in cards.iter() {
            if !state.boards[seat.index()].hand.take(card) {
                let lies = |stack: &crate::state::Stack| state.chain(stack.cards).any(|other| other == card);
                if let Some(at) = state.board(seat).stacks.iter().position(lies) {
                    let mut stack = state.board(seat).stacks[at];
                    stack.cards = state.chain_out(stack.cards, card);
                    stack.tags.take(&self.content.local(card).tags);
                    state.boards[seat.index()].stacks[at] = stack;
                }
            }
            state.discard(card);
        }
        tell.tell(state, || Fact::CardsLost { seat, cards });
    }

    /// The last owed choice is made: all take effect together (DB-ROUND-03).
    pub(crate) fn settle_desks(&self, state: &mut State, cause: Cause, tell: &mut impl Tell<State, Fact>) {
        state.agenda.pop();
        for seat in self.seats() {
            let desk = &mut state.desks[seat.index()];
            let owed = desk.owes.take();
            let cards = std::mem::take(&mut desk.chosen);
            let resilience = std::mem::take(&mut desk.resilience);
            match owed {
                Some(OwedChoice::Keep(left)) => desk.owes = Some(OwedChoice::Keep(left)),
                Some(OwedChoice::Cards(_)) => {
                    desk.offered = CardSet::NONE;
                    self.lose_cards(state, seat, cards, tell);
                }
                Some(OwedChoice::Resilience(_)) => {
                    for kind in Resilience::ALL {
                        let count = resilience[kind.index()].into();
                        self.take(state, seat, Token::Resilience(kind), count, cause, tell);
                    }
                }
                Some(OwedChoice::Option(_)) => {}
                None => desk.option = NO_CARD,
            }
        }
        self.check_loss(state, tell);
    }
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
