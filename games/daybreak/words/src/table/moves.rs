//! Moves as entries of a menu.

use super::task::effect_of;
use super::{Narrator, Place, capital, place};
use crate::Mood;
use daybreak::language::{Effect, Quantity, Token};
use daybreak::{Ask, GlobalId, LocalId, Move, OwedChoice, State, View};
use tabletop::Seat;
use words::Value;

impl Narrator<'_> {
    /// A move of a seat as a menu shows it. No two moves that are offered together have the same label.
    pub fn label(&self, view: &View, seat: Seat, mv: Move) -> String {
        let state = &view.state;
        let card_key = |key: &str, card: LocalId| self.words.say(key, &[("card", self.title(card).into())]);
        capital(&match mv {
            Move::Act(stack) => {
                let card = self.front(state, seat, stack);
                self.say("daybreak-move-act", &[("card", card.into()), ("stack", place(stack))])
            }
            Move::UseProject(at) => {
                let card = self.project_at(state, at);
                self.say("daybreak-move-use-project", &[("card", card.into()), ("place", place(at))])
            }
            Move::Start { card, stack } => self.start(state, seat, card, stack),
            Move::Support { card, stack } => {
                let (card, front) = (self.title(card), self.front(state, seat, stack));
                self.say(
                    "daybreak-move-support",
                    &[("card", card.into()), ("front", front.into()), ("stack", place(stack))],
                )
            }
            Move::SupportProject { card, project } => {
                let (card, under) = (self.title(card), self.project_at(state, project));
                self.say("daybreak-move-support-project", &[("card", card.into()), ("under", under.into())])
            }
            Move::ReduceCrisis { card, crisis } => {
                let (card, under) = (self.title(card), self.crisis_in_row(state, crisis));
                self.say("daybreak-move-reduce-crisis", &[("card", card.into()), ("under", under.into())])
            }
            Move::Done => self.say("daybreak-move-done", &[]),
            Move::NotDone => self.say("daybreak-move-not-done", &[]),
            Move::Pass => self.say("daybreak-move-pass", &[]),
            Move::Back => self.say("daybreak-move-back", &[]),
            Move::Under(under) => self.under(view, seat, under),
            Move::Pay(card) => card_key("daybreak-move-pay", card),
            Move::Spend(card) => card_key("daybreak-move-spend", card),
            Move::Stop => self.say("daybreak-move-stop", &[]),
            Move::Option(option) => self.option(view, seat, option),
            Move::Yes => self.yes(view, seat),
            Move::No => self.say("daybreak-move-no", &[]),
            Move::To(to) => {
                self.say("daybreak-move-to", &[("me", self.yes_if_me(to)), ("power", self.power(to).into())])
            }
            Move::Amount(count) => self.amount(view, seat, count),
            Move::Sector(sector) => self.of_type(view, seat, Token::Emissions(sector)),
            Move::Resilience(kind) => self.of_type(view, seat, Token::Resilience(kind)),
            Move::Card(card) => {
                let gives = view.ask.and_then(|ask| self.asking(state, seat, ask));
                match gives {
                    Some(Effect::Recover(..)) => card_key("daybreak-move-recover", card),
                    Some(_) | None => card_key("daybreak-move-give-card", card),
                }
            }
            Move::Crisis(at) => self.say("daybreak-move-reveal", &[("place", place(at))]),
            Move::Keep(card) => card_key("daybreak-move-keep", card),
            Move::Lose(card) => self.lose(state, seat, card),
            Move::KeepProject(card) => self.keep_project(card),
            Move::KeepNone => self.say("daybreak-move-keep-none", &[]),
            Move::DropProject(at) => {
                let card = self.project_at(state, at);
                self.say("daybreak-move-drop-project", &[("card", card.into()), ("place", place(at))])
            }
            Move::Spare(spared) => {
                let object = self.called(spared, Place::Object);
                self.say("daybreak-move-spare", &[("me", self.yes_if_me(spared)), ("object", object.into())])
            }
        })
    }

    /// The front card of a stack.
    pub(super) fn front(&self, state: &State, seat: Seat, stack: u8) -> String {
        let front = state.board(seat).stacks.get(usize::from(stack)).and_then(|stack| stack.cards.front());
        match front {
            Some(card) => self.title(card),
            None => self.say("daybreak-nothing-there", &[]),
        }
    }

    /// The project in a place.
    pub(super) fn project_at(&self, state: &State, at: u8) -> String {
        match state.projects.get(usize::from(at)).copied().flatten() {
            Some(project) => self.project(project.card),
            None => self.say("daybreak-nothing-there", &[]),
        }
    }

    /// The crisis in a place of the row.
    pub(super) fn crisis_in_row(&self, state: &State, at: u8) -> String {
        match Self::crisis_at(state, at) {
            Some(card) => self.crisis(card),
            None => self.say("daybreak-face-down", &[]),
        }
    }

    fn start(&self, state: &State, seat: Seat, card: LocalId, stack: u8) -> String {
        let card = self.title(card);
        let there = state.board(seat).stacks.get(usize::from(stack)).and_then(|stack| stack.cards.front());
        match there {
            Some(front) => {
                let front = self.title(front);
                self.say(
                    "daybreak-move-start",
                    &[("card", card.into()), ("front", front.into()), ("stack", place(stack))],
                )
            }
            None => self.say("daybreak-move-found", &[("card", card.into()), ("stack", place(stack))]),
        }
    }

    fn under(&self, view: &View, seat: Seat, under: u8) -> String {
        let before = match view.ask {
            Some(Ask::Under { stack, .. }) => {
                let stack = view.state.board(seat).stacks.get(usize::from(stack));
                let cards = stack.map(|stack| stack.cards);
                cards.and_then(|cards| view.state.chain(cards).nth(usize::from(under).checked_sub(1)?))
            }
            _ => None,
        };
        match before {
            Some(card) => {
                self.say("daybreak-move-under", &[("under", under.into()), ("card", self.title(card).into())])
            }
            None => self.say("daybreak-move-under-plain", &[("under", under.into())]),
        }
    }

    /// The alternative itself: what it does.
    fn option(&self, view: &View, seat: Seat, option: u8) -> String {
        let state = &view.state;
        let step = if let Some(Ask::Option { step }) = view.ask { step } else { 0 };
        let options = self.options(state, seat, step);
        match options.get(usize::from(option)) {
            Some(effect) => self.cards.effect(effect, Mood::May),
            // A crisis that only may happen: the second answer is that it does not.
            None if options.len() == 1 => self.say("daybreak-move-no", &[]),
            None => self.say("daybreak-move-option", &[("place", place(option))]),
        }
    }

    fn yes(&self, view: &View, seat: Seat) -> String {
        match view.ask {
            Some(ask @ Ask::May { .. }) => match self.asking(&view.state, seat, ask) {
                Some(effect) => {
                    self.say("daybreak-move-yes-effect", &[("effect", self.cards.effect(&effect, Mood::May).into())])
                }
                None => self.say("daybreak-move-yes", &[]),
            },
            Some(Ask::Consent { by }) => match self.wanted(&view.state, by) {
                Some((token, quantity)) => {
                    let what = self.cards.amount_of(token, &quantity);
                    let to = self.called(by, Place::To);
                    self.say("daybreak-move-consent", &[("what", what.into()), ("to", to.into())])
                }
                None => self.say("daybreak-move-yes", &[]),
            },
            _ => self.say("daybreak-move-yes", &[]),
        }
    }

    fn amount(&self, view: &View, seat: Seat, count: u8) -> String {
        match view.ask.and_then(|ask| self.asking(&view.state, seat, ask)) {
            Some(Effect::Give(_, token, _)) => self.cards.tokens(token, count),
            _ => self.say("daybreak-move-amount", &[("count", count.into())]),
        }
    }

    /// One token of a type: what happens to it.
    fn of_type(&self, view: &View, seat: Seat, token: Token) -> String {
        let one = Quantity::N(1);
        let owes = view.state.desks.get(seat.index()).and_then(|desk| desk.owes);
        let effect = match view.ask {
            Some(Ask::PayResilience { .. }) => {
                let what = self.cards.tokens(token, 1);
                return self.say("daybreak-move-return", &[("what", what.into())]);
            }
            Some(Ask::LoseResilience { .. }) => Some(Effect::Lose(token, one)),
            Some(Ask::OwnType { way, .. }) => Some(effect_of(way, token, 1)),
            Some(ask) => match self.asking(&view.state, seat, ask) {
                Some(Effect::Gain(..)) => Some(Effect::Gain(token, one)),
                Some(Effect::Remove(..) | Effect::Swap(..)) => Some(Effect::Remove(token, one)),
                _ => None,
            },
            None => match owes {
                Some(OwedChoice::Resilience(_)) => Some(Effect::Lose(token, one)),
                Some(OwedChoice::Types { way, .. }) => Some(effect_of(way, token, 1)),
                _ => None,
            },
        };
        match effect {
            Some(effect) => self.cards.effect(&effect, Mood::May),
            None => self.cards.tokens(token, 1),
        }
    }

    fn lose(&self, state: &State, seat: Seat, card: LocalId) -> String {
        let board = state.board(seat);
        let lies = board.stacks.iter().position(|stack| state.chain(stack.cards).any(|other| other == card));
        let title = ("card", Value::from(self.title(card)));
        match lies {
            Some(stack) => self.say("daybreak-move-lose-stack", &[title, ("stack", place(stack as u8))]),
            None => self.say("daybreak-move-lose-hand", &[title]),
        }
    }

    fn keep_project(&self, card: GlobalId) -> String {
        self.say("daybreak-move-keep", &[("card", self.project(card).into())])
    }
}
