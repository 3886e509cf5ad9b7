//! What actions do (DB-LOCAL-11, 17), asking where there is a choice.

use crate::act;
use crate::answers::Answers;
use crate::crises;
use crate::facts::{Cause, Fact};
use crate::harm::{self, Amounts};
use crate::language::{CardFilter, Effect, Keep, Modifier, Token, Who};
use crate::pending::{ActionSource, Ask, DrawTo, Frame};
use crate::sets::CardSet;
use crate::stages::crisis;
use crate::state::Face;
use crate::state::State;
use crate::tokens::{self, of_kind};
use crate::vocab::LocalId;
use crate::walk::{Pace, Stop, Walk};
use tabletop::{Seat, Seats, Tell};

impl<T: Tell<State, Fact>> Walk<'_, T> {
    /// One effect of a step.
    pub(crate) fn effect(&mut self, effect: &Effect, step: u8) -> Result<Pace, Stop> {
        let seat = self.seat;
        let ground = self.ground();
        if !act::matters(self.course.position(), &ground, effect, 0) {
            return Ok(Pace::On);
        }
        let amount = effect.quantity().map_or(0, |quantity| self.course.position().amount(&ground, &quantity));
        let cause = self.cause();
        match *effect {
            Effect::Gain(token, _) => {
                let amount = amount.saturating_add(self.yields(token));
                self.put_each(seat, token, amount, cause, step)?;
            }
            Effect::Remove(token, _) => {
                self.take_each(seat, token, amount, cause, step)?;
            }
            Effect::Grant(who, token, _) => {
                for to in self.whom(who, step, |_, _| true)?.iter() {
                    // What is made besides goes to the first whom it reaches.
                    let amount = amount.saturating_add(self.yields_besides(token));
                    self.put_each(to, token, amount, cause, step)?;
                }
            }
            Effect::Relieve(who, token, _) => {
                let has = |walk: &Self, to: Seat| walk.course.position().count(to, token) > 0;
                for to in self.whom(who, step, has)?.iter() {
                    self.take_each(to, token, amount, cause, step)?;
                }
            }
            Effect::Give(who, token, _) => {
                let who = if who == Who::Right { Who::Right } else { Who::Other };
                let most = amount.min(self.course.position().count(seat, token)).min(99) as u8;
                let to = self.whom(who, step, |_, _| true)?;
                let count = self.ask(Ask::Amount { step, most }, (1..=most).collect())?;
                if let Some(to) = to.first() {
                    self.move_tokens(seat, to, token, count, step)?;
                }
            }
            Effect::Take(token, _) => {
                let has = |walk: &Self, to: Seat| walk.course.position().count(to, token) > 0;
                let from = self.whom(Who::Other, step, has)?;
                let Some(from) = from.first() else { return Ok(Pace::On) };
                // The answer to this comes from the other player: 1 is consent.
                let Some(&consent) = self.draft.answers.as_slice().get(self.next) else {
                    return Err(Stop::Waits(from));
                };
                self.next += 1;
                if consent == 0 {
                    return Ok(Pace::On);
                }
                let count = amount.min(self.course.position().count(from, token)).min(99) as u8;
                self.move_tokens(from, seat, token, count, step)?;
            }
            Effect::Swap(from, into, _) => {
                let gone = self.take_each(seat, from, amount, cause, step)?;
                let made = if gone > 0 { gone.saturating_add(self.yields_besides(into)) } else { 0 };
                self.put_each(seat, into, made, cause, step)?;
            }
            Effect::Draw(who, _) => {
                let to = self.whom(who, step, |_, _| true)?;
                return Ok(self.draws(to, amount, DrawTo::Hand));
            }
            Effect::Search(who, _, keep) => {
                let to = self.whom(who, step, |walk, to| act::can_search(walk.course.position(), to))?;
                let into = match keep {
                    Keep::Choose(count) => DrawTo::Choose(count),
                    Keep::Every(filter) => DrawTo::Fitting(filter),
                };
                return Ok(self.draws(to, amount, into));
            }
            Effect::GiveCards(_, filter) => self.give_cards(amount, &filter, step)?,
            Effect::Recover(_, filter) => {
                let from = self.course.state.local_discards;
                let cards = self.choose_cards(from, amount, &filter, step)?;
                self.course.state.local_discards.take_all(cards);
                self.course.state.boards[seat.index()].hand.add_all(cards);
                self.course.tell.tell(self.course.state, || Fact::Recovered { seat, cards });
            }
            Effect::AbsorbOwn(_) => self.course.state.boards[seat.index()].absorbed += amount.min(999),
            Effect::Reveal(_) => return self.reveal(amount, step),
            Effect::IgnoreRoll(_) => {
                if let Some(Frame::RollWindow { effect }) = self.course.state.frame() {
                    self.course.state.agenda.pop();
                    self.course.tell.tell(self.course.state, || Fact::RollIgnored { effect, cause });
                }
            }
            Effect::Weaken(_) => {
                if let Some(Frame::CrisisWindow { at }) = self.course.state.frame()
                    && let Some((_, card)) = crises::crisis_up(self.course.position(), at)
                {
                    let by = amount.min(99) as u8;
                    self.course.state.current_crisis.weaker =
                        self.course.state.current_crisis.weaker.saturating_add(by);
                    self.course.tell.tell(self.course.state, || Fact::Weakened { card, by, cause });
                }
            }
            Effect::IgnoreCrisis(_) => {
                if let Some(Frame::CrisisWindow { at }) = self.course.state.frame() {
                    let targets = crisis::struck_seats(self.course.position()).iter().map(|seat| seat.0).collect();
                    let spared = Seat(self.ask(Ask::To { step }, targets)?);
                    crisis::spare(&mut self.course, at, spared, cause);
                }
            }
            // The rest has no choice in it and is the same for actions and crises.
            Effect::Lose(..)
            | Effect::LoseCards(..)
            | Effect::FewerDraws(_)
            | Effect::MoreDraws(_)
            | Effect::CoolThisRound(_)
            | Effect::AddCrises(_)
            | Effect::StepBack(..)
            | Effect::StepOn(..)
            | Effect::RollPlanet(_)
            | Effect::LoseProjects(_)
            | Effect::CheckDemand
            | Effect::Special(_) => {
                let amounts: Amounts = [amount; 4];
                let depth = self.course.state.agenda.len();
                harm::harm(&mut self.course, Seats::only(seat), false, effect, &amounts, cause);
                if self.course.state.agenda.len() > depth {
                    self.put_below(Frame::Act { seat, doing: self.draft.doing }, depth);
                    return Ok(Pace::Later);
                }
            }
        }
        Ok(Pace::On)
    }

    /// A frame below those that were pushed since.
    fn put_below(&mut self, frame: Frame, depth: usize) {
        let mut above = [None; 8];
        let mut count = 0;
        while self.course.state.agenda.len() > depth && count < above.len() {
            above[count] = self.course.state.agenda.pop();
            count += 1;
        }
        self.course.state.agenda.push(frame);
        above[..count].iter().rev().flatten().for_each(|&frame| {
            self.course.state.agenda.push(frame);
        });
    }

    /// What standing changes add to an action that makes this token: once, if the card itself bears the tag (card 1.300).
    fn yields(&mut self, token: Token) -> u16 {
        let ActionSource::Stack(stack) = self.draft.doing else { return 0 };
        let Some(card) = self.course.state.board(self.seat).stacks[usize::from(stack)].cards.front() else { return 0 };
        if self.yielded {
            return 0;
        }
        let card = self.course.rules.content.local(card);
        let mut more = 0;
        self.course.position().each_modifier(Some(self.seat), |modifier| match *modifier {
            Modifier::Yields(tag, made, n) if made == token && card.bears(tag) => more += u16::from(n),
            _ => {}
        });
        self.yielded = more > 0;
        more
    }

    /// The same for what goes to others or comes in place of something.
    fn yields_besides(&mut self, token: Token) -> u16 {
        if self.course.rules.options.readings.gifts_are_made { self.yields(token) } else { 0 }
    }

    /// The seats an effect reaches; where one is to be chosen, it is asked for.
    fn whom(&mut self, who: Who, step: u8, can: impl Fn(&Self, Seat) -> bool) -> Result<Seats, Stop> {
        let all: Seats = act::reach(self.course.rules, self.seat, who).filter(|&to| can(self, to)).collect();
        match who {
            Who::Other | Who::Anyone => {
                let to = self.ask(Ask::To { step }, all.iter().map(|seat| seat.0).collect())?;
                Ok(Seats::only(Seat(to)))
            }
            _ => Ok(all),
        }
    }

    /// Tokens for somebody; of any type, the type is asked for one by one.
    fn put_each(&mut self, to: Seat, token: Token, count: u16, cause: Cause, step: u8) -> Result<(), Stop> {
        if !token.is_any() {
            tokens::put(&mut self.course, to, token, count, cause);
            return Ok(());
        }
        for left in (1..=count.min(20) as u8).rev() {
            let kinds = tokens::kinds(self.course.position(), to, token, false).collect();
            let kind = self.ask(kind_ask(token, step, left), kinds)?;
            tokens::put(&mut self.course, to, of_kind(token, kind), 1, cause);
        }
        Ok(())
    }

    /// As many as there are off somebody's board; how many went.
    fn take_each(&mut self, from: Seat, token: Token, count: u16, cause: Cause, step: u8) -> Result<u16, Stop> {
        let there = self.course.position().count(from, token);
        let count = if token == Token::ThermometerCarbon { count } else { count.min(there) };
        if !token.is_any() {
            return Ok(tokens::take(&mut self.course, from, token, count, cause));
        }
        if count == there {
            harm::take_any(&mut self.course, from, token, count, cause);
            return Ok(count);
        }
        let count = count.min(20);
        for left in (1..=count as u8).rev() {
            let kinds = tokens::kinds(self.course.position(), from, token, true).collect();
            let kind = self.ask(kind_ask(token, step, left), kinds)?;
            tokens::take(&mut self.course, from, of_kind(token, kind), 1, cause);
        }
        Ok(count)
    }

    /// Tokens go from board to board.
    fn move_tokens(&mut self, from: Seat, to: Seat, token: Token, count: u8, step: u8) -> Result<(), Stop> {
        let cause = self.cause();
        for left in (1..=count).rev() {
            let kind = if token.is_any() {
                let kinds = tokens::kinds(self.course.position(), from, token, true).collect();
                self.ask(kind_ask(token, step, left), kinds)?
            } else {
                0
            };
            let each = if token.is_any() { 1 } else { u16::from(count) };
            let token = of_kind(token, kind);
            let gone = tokens::take(&mut self.course, from, token, each, cause);
            tokens::put(&mut self.course, to, token, gone, cause);
            self.course.tell.tell(self.course.state, || Fact::TokensGiven { from, to, token, count: gone as u8 });
            if each > 1 || count == 1 {
                break;
            }
        }
        Ok(())
    }

    fn draws(&mut self, to: Seats, count: u16, into: DrawTo) -> Pace {
        self.course.state.agenda.push(Frame::Act { seat: self.seat, doing: self.draft.doing });
        for seat in (0..self.course.rules.players).rev().map(Seat).filter(|&seat| to.has(seat)) {
            self.course.state.agenda.push(Frame::DrawCards { seat, left: count.min(60) as u8, into });
        }
        Pace::Later
    }

    /// Cards of choice out of a set, one by one.
    fn choose_cards(&mut self, from: CardSet, count: u16, filter: &CardFilter, step: u8) -> Result<CardSet, Stop> {
        let mut fitting: CardSet =
            from.iter().filter(|&card| self.course.rules.content.local(card).fits(filter)).collect();
        let count = u32::from(count).min(fitting.len()).min(20) as u8;
        let mut chosen = CardSet::NONE;
        for left in (1..=count).rev() {
            let card = LocalId(self.ask(Ask::Cards { step, left }, Answers::cards(&fitting))?);
            fitting.take(card);
            chosen.add(card);
        }
        Ok(chosen)
    }

    fn give_cards(&mut self, count: u16, filter: &CardFilter, step: u8) -> Result<(), Stop> {
        let from = self.seat;
        let Some(to) = self.whom(Who::Other, step, |_, _| true)?.first() else { return Ok(()) };
        let hand = self.course.state.board(from).hand;
        let cards = self.choose_cards(hand, count, filter, step)?;
        self.course.state.boards[from.index()].hand.take_all(cards);
        self.course.state.boards[to.index()].hand.add_all(cards);
        self.course.tell.tell(self.course.state, || Fact::CardsGiven { from, to, cards });
        Ok(())
    }

    /// Unknown crises of choice are turned up.
    fn reveal(&mut self, count: u16, step: u8) -> Result<Pace, Stop> {
        let mut unknown = Answers::NONE;
        for (place, crisis) in self.course.state.crises.iter().enumerate() {
            if !matches!(crisis.face, Face::Up(_)) {
                unknown.add(place as u8);
            }
        }
        let mut chosen = Answers::NONE;
        for left in (1..=count.min(unknown.len() as u16).min(8) as u8).rev() {
            let open = unknown.iter().filter(|&place| !chosen.has(place)).collect();
            chosen.add(self.ask(Ask::Crisis { step, left }, open)?);
        }
        self.course.state.agenda.push(Frame::Act { seat: self.seat, doing: self.draft.doing });
        for at in chosen.iter() {
            self.course.state.agenda.push(Frame::TurnUp { at });
        }
        Ok(Pace::Later)
    }
}

fn kind_ask(token: Token, step: u8, left: u8) -> Ask {
    match token {
        Token::AnyEmissions => Ask::Sector { step, left },
        _ => Ask::Resilience { step, left },
    }
}
