//! What a seat is asked, with what it needs to know for the answer.

use super::task::effect_of;
use super::{Narrator, Place, capital};
use crate::Mood;
use daybreak::language::Effect;
use daybreak::{Ask, Frame, Move, Question, State, View};
use tabletop::{Game, Seat};
use words::{Joint, Value};

impl Narrator<'_> {
    /// The question to the seat whose view this is; `None` if it is not asked anything.
    pub fn prompt(&self, view: &View) -> Option<String> {
        let seat = Self::viewer(view)?;
        if !view.asked.has(seat) {
            return None;
        }
        let question = match view.ask {
            Some(ask) => self.own_question(view, seat, ask),
            None => self.frame_question(&view.state, seat),
        };
        Some(capital(&question))
    }

    /// What the table as a whole waits for: the Local stage, a window, a decision of the group.
    fn frame_question(&self, state: &State, seat: Seat) -> String {
        match state.frame() {
            Some(Frame::KeepProject) => {
                let cards = self.words.list(state.drawn_projects.iter().map(|&card| self.project(card)), Joint::Or);
                self.of_group(state, self.say("daybreak-prompt-keep-project", &[("cards", cards.into())]))
            }
            Some(Frame::MakeRoom { keep }) => {
                let card = self.project(keep);
                self.of_group(state, self.say("daybreak-prompt-make-room", &[("card", card.into())]))
            }
            Some(Frame::LoseProject { left }) => {
                self.of_group(state, self.say("daybreak-prompt-lose-project", &[("count", left.into())]))
            }
            Some(Frame::Spare { at, left }) => {
                let card = self.crisis_in_row(state, at);
                let question = self.say("daybreak-prompt-spare", &[("card", card.into()), ("count", left.into())]);
                self.of_group(state, question)
            }
            Some(Frame::EmissionsWindow) => self.say("daybreak-prompt-emissions", &[]),
            Some(Frame::RollWindow { effect }) => {
                self.say("daybreak-prompt-roll", &[("effect", self.cards.planetary(effect).into())])
            }
            Some(Frame::CrisisWindow { at }) => self.crisis_window(state, at),
            Some(Frame::Local) if state.done.has(seat) => self.say("daybreak-prompt-done", &[]),
            // Besides the Local stage nobody is asked in these, but on a desk of their own.
            Some(
                Frame::Local
                | Frame::Challenges
                | Frame::DrawProjects
                | Frame::DrawCards { .. }
                | Frame::Carbon
                | Frame::Rolls
                | Frame::Crises { .. }
                | Frame::TurnUp { .. }
                | Frame::Ties { .. }
                | Frame::Desks { .. }
                | Frame::Strike { .. }
                | Frame::Die { .. }
                | Frame::Act { .. }
                | Frame::Over,
            )
            | None => {
                let cards = state.board(seat).hand.len();
                self.say("daybreak-prompt-local", &[("round", state.round.into()), ("count", cards.into())])
            }
        }
    }

    /// A question to the group, with what has been named so far.
    fn of_group(&self, state: &State, question: String) -> String {
        let vote = |seat: Seat| {
            let choice = self.choice(state, state.votes[seat.index()]?);
            Some(self.say("daybreak-tally-text", &[("seat", self.seat(seat).into()), ("text", choice.into())]))
        };
        let votes = self.words.list(self.players().filter_map(vote), Joint::Semicolon);
        // Alone, or with somebody who speaks for all, there is nobody to agree with.
        let together = self.players().count() > 1 && !self.game.options().spokesperson;
        let all = if together { self.say("daybreak-prompt-unanimous", &[]) } else { String::new() };
        if votes.is_empty() {
            return self.words.paragraph([question, all]);
        }
        let votes = self.say("daybreak-prompt-votes", &[("votes", votes.into())]);
        let tie = if self.is_tied(state) { self.say("daybreak-prompt-tie", &[]) } else { String::new() };
        self.words.paragraph([question, all, votes, tie])
    }

    /// Has every seat named something, and are the largest parties as large?
    fn is_tied(&self, state: &State) -> bool {
        let vote = |seat: Seat| state.votes[seat.index()];
        let party = |seat: Seat| self.players().filter(|&other| vote(other) == vote(seat)).count();
        let largest = self.players().map(party).max().unwrap_or(0);
        let inside = self.players().filter(|&seat| party(seat) == largest).count();
        self.players().all(|seat| vote(seat).is_some()) && inside > largest
    }

    /// What a seat has named, in a word or two.
    fn choice(&self, state: &State, vote: Move) -> String {
        match vote {
            Move::KeepProject(card) => self.project(card),
            Move::DropProject(at) => self.project_at(state, at),
            Move::Spare(seat) => self.seat(seat),
            _ => self.say("daybreak-vote-none", &[]),
        }
    }

    fn crisis_window(&self, state: &State, at: u8) -> String {
        let card = self.crisis_in_row(state, at);
        let targets =
            state.current_crisis.targets.iter().filter(|&seat| !state.current_crisis.spared.has(seat)).collect();
        let targets = self.struck(targets);
        if targets.is_empty() {
            return self.say("daybreak-prompt-crisis-group", &[("card", card.into())]);
        }
        self.say("daybreak-prompt-crisis", &[("card", card.into()), ("targets", targets.into())])
    }

    /// A question on the seat's own desk.
    fn own_question(&self, view: &View, seat: Seat, ask: Ask) -> String {
        let state = &view.state;
        let card = || Value::from(self.task(state, seat));
        match ask {
            Ask::Under { card, stack } => {
                let (card, front) = (self.title(card), self.front(state, seat, stack));
                self.say("daybreak-prompt-under", &[("card", card.into()), ("front", front.into())])
            }
            Ask::Pay { left: 0 } => self.stale(view, seat),
            Ask::Pay { left } => {
                let first = if self.price(state, seat) > left { "no" } else { "yes" };
                self.say("daybreak-prompt-pay", &[("card", card()), ("count", left.into()), ("first", first.into())])
            }
            Ask::Spend { left, or_stop: false } => {
                self.say("daybreak-prompt-spend", &[("card", card()), ("count", left.into())])
            }
            Ask::Spend { left, or_stop: true } => {
                self.say("daybreak-prompt-spend-or-stop", &[("card", card()), ("count", left.into())])
            }
            Ask::PayResilience { left } => {
                self.say("daybreak-prompt-pay-resilience", &[("card", card()), ("count", left.into())])
            }
            Ask::Option { .. } => self.say("daybreak-prompt-option", &[("card", card())]),
            Ask::May { .. } => match self.asking(state, seat, ask) {
                Some(effect) => {
                    let effect = self.cards.effect(&effect, Mood::May);
                    self.say("daybreak-prompt-may", &[("card", card()), ("effect", effect.into())])
                }
                None => self.say("daybreak-prompt-may-plain", &[("card", card())]),
            },
            Ask::To { .. } => self.with_effect(state, seat, ask, self.say("daybreak-prompt-to", &[])),
            Ask::Amount { most, .. } => {
                self.with_effect(state, seat, ask, self.say("daybreak-prompt-amount", &[("most", most.into())]))
            }
            Ask::Sector { left, .. } | Ask::Resilience { left, .. } => {
                self.with_effect(state, seat, ask, self.say("daybreak-prompt-type", &[("count", left.into())]))
            }
            Ask::Cards { left, .. } => match self.asking(state, seat, ask) {
                Some(Effect::Recover(..)) => {
                    self.say("daybreak-prompt-recover", &[("card", card()), ("count", left.into())])
                }
                Some(_) | None => self.say("daybreak-prompt-give-card", &[("card", card()), ("count", left.into())]),
            },
            Ask::Crisis { left, .. } => self.say("daybreak-prompt-reveal", &[("card", card()), ("count", left.into())]),
            Ask::Waiting { on } => {
                self.say("daybreak-prompt-waiting", &[("card", card()), ("seat", self.seat(on).into())])
            }
            Ask::Consent { by } => self.consent(state, by),
            Ask::Keep { left } => self.say("daybreak-prompt-keep", &[("count", left.into())]),
            Ask::LoseCard { left } => {
                self.say("daybreak-prompt-lose-card", &[("card", card()), ("count", left.into())])
            }
            Ask::LoseResilience { left } => {
                self.say("daybreak-prompt-lose-resilience", &[("card", card()), ("count", left.into())])
            }
            Ask::OwnType { token, way, left } => {
                let effect = self.cards.effect(&effect_of(way, token, left), Mood::Do);
                let question = self.say("daybreak-prompt-type", &[("count", left.into())]);
                let text = self.words.paragraph([format!("{effect}."), question]);
                self.say("daybreak-prompt-task", &[("card", card()), ("text", text.into())])
            }
        }
    }

    /// How many cards of the hand the action costs that the seat has begun.
    fn price(&self, state: &State, seat: Seat) -> u8 {
        let draft = state.desks.get(seat.index()).and_then(|desk| desk.draft);
        draft.and_then(|draft| self.game.action_of(state, seat, draft.doing)).map_or(0, |action| action.discards())
    }

    /// What was begun cannot go on, and why.
    fn stale(&self, view: &View, seat: Seat) -> String {
        let card = Value::from(self.task(&view.state, seat));
        match self.game.judge(&(&view.state, seat), Move::Stop) {
            Err(refusal) => {
                self.say("daybreak-prompt-stale", &[("card", card), ("reason", self.refusal(&refusal).into())])
            }
            Ok(()) => self.say("daybreak-prompt-option", &[("card", card)]),
        }
    }

    /// A question about one effect of what was begun, behind that effect if only one can ask.
    fn with_effect(&self, state: &State, seat: Seat, ask: Ask, question: String) -> String {
        let effect = self.asking(state, seat, ask).map(|effect| format!("{}.", self.cards.effect(&effect, Mood::Do)));
        let text = self.words.paragraph([effect.unwrap_or_default(), question]);
        self.say("daybreak-prompt-task", &[("card", self.task(state, seat).into()), ("text", text.into())])
    }

    fn consent(&self, state: &State, by: Seat) -> String {
        let (card, of) = (self.task(state, by), self.called(by, Place::Of));
        match self.wanted(state, by) {
            Some((token, quantity)) => {
                let what = self.cards.amount_of(token, &quantity);
                self.say("daybreak-prompt-consent", &[("of", of.into()), ("card", card.into()), ("what", what.into())])
            }
            None => self.say("daybreak-prompt-consent-plain", &[("of", of.into()), ("card", card.into())]),
        }
    }

    /// What a seat is asked, as a phrase: "which card to discard".
    pub fn question(&self, question: Question) -> String {
        let key = match question {
            Question::Local => "daybreak-question-local",
            Question::Done => "daybreak-question-done",
            Question::EmissionsWindow => "daybreak-question-emissions",
            Question::RollWindow => "daybreak-question-roll",
            Question::CrisisWindow => "daybreak-question-crisis-window",
            Question::Under => "daybreak-question-under",
            Question::Pay => "daybreak-question-pay",
            Question::Spend => "daybreak-question-spend",
            Question::Option => "daybreak-question-option",
            Question::May => "daybreak-question-may",
            Question::To => "daybreak-question-to",
            Question::Amount => "daybreak-question-amount",
            Question::Sector => "daybreak-question-sector",
            Question::Resilience => "daybreak-question-resilience",
            Question::Cards => "daybreak-question-cards",
            Question::Crisis => "daybreak-question-crisis",
            Question::Waiting => "daybreak-question-waiting",
            Question::Consent => "daybreak-question-consent",
            Question::Keep => "daybreak-question-keep",
            Question::LoseCard => "daybreak-question-lose-card",
            Question::LoseResilience => "daybreak-question-lose-resilience",
            Question::KeepProject => "daybreak-question-keep-project",
            Question::MakeRoom => "daybreak-question-make-room",
            Question::LoseProject => "daybreak-question-lose-project",
            Question::Spare => "daybreak-question-spare",
        };
        self.say(key, &[])
    }
}
