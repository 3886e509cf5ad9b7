//! Why a move is possible or not, and what it would do.

use super::{Narrator, capital};
use crate::cards::lowered;
use daybreak::{ActionSource, CardNo, Fact, Move, Refusal, State, View};
use tabletop::{Game, Refused, Seat, Silent};
use words::Joint;

/// So many facts of what a move would do are told.
const FACTS: usize = 6;

impl Narrator<'_> {
    /// Is the move possible for the seat whose view this is? Why not, or what would it do?
    pub fn why(&self, view: &View, mv: Move) -> String {
        let Some(seat) = Self::viewer(view) else { return self.say("why-watching", &[]) };
        let state = &view.state;
        if !view.asked.has(seat) {
            return self.refused(&match state.ending {
                Some(_) => Refused::Over,
                None if view.asked.is_empty() => Refused::DrawDue,
                None => Refused::NotAsked { seat, asked: view.asked },
            });
        }
        if let Err(refusal) = self.game.judge(&(state, seat), mv) {
            let reason = self.refusal(&refusal);
            return match self.subject(state, seat, mv).filter(|_| speaks_of_it(&refusal)) {
                Some(no) => {
                    // All but this begin with "it" or a word like that.
                    let titled = matches!(refusal, Refusal::DoesNotFit { .. });
                    let reason = if titled { reason } else { lowered(&reason) };
                    let card = self.cards.title(no);
                    self.say("daybreak-why-not", &[("card", card.into()), ("reason", reason.into())])
                }
                None => reason,
            };
        }
        let subject = self.subject(state, seat, mv);
        let text = subject.map_or(String::new(), |no| self.text(no));
        let today = self.today(state, seat, mv).unwrap_or_else(|| self.say("why-legal", &[]));
        self.words.paragraph([today, text, self.brings(mv), self.consequence(state, seat, mv)])
    }

    /// What an action brings as things stand, or that of a card once it lies in front of a stack.
    fn today(&self, state: &State, seat: Seat, mv: Move) -> Option<String> {
        let (key, state, doing) = match mv {
            Move::Act(stack) => ("daybreak-why-today", *state, ActionSource::Stack(stack)),
            Move::UseProject(at) => ("daybreak-why-today", *state, ActionSource::Project(at)),
            Move::Start { stack, .. } => {
                let mut after = *state;
                self.game.play(&mut after, seat, mv, &mut Silent);
                ("daybreak-why-in-front", after, ActionSource::Stack(stack))
            }
            _ => return None,
        };
        if let Err(refusal) = self.game.judge_in_time(&state, seat, doing) {
            return Some(self.say("daybreak-why-not-yet", &[("reason", lowered(&self.refusal(&refusal)).into())]));
        }
        let brings = lowered(&self.yield_text(&self.game.today(&state, seat, doing))?);
        let times = self.game.uses(&state, seat, doing).and_then(|uses| self.times_left(&uses));
        Some(self.words.paragraph([self.words.say(key, &[("effect", brings.into())]), times.unwrap_or_default()]))
    }

    /// The card whose rules decide about a move.
    fn subject(&self, state: &State, seat: Seat, mv: Move) -> Option<CardNo> {
        match mv {
            Move::Act(stack) => self.card_of(state, seat, ActionSource::Stack(stack)),
            Move::UseProject(at) | Move::SupportProject { project: at, .. } | Move::DropProject(at) => {
                self.card_of(state, seat, ActionSource::Project(at))
            }
            Move::Start { card, .. } | Move::Keep(card) => Some(card.no()),
            Move::ReduceCrisis { crisis, .. } => Self::crisis_at(state, crisis).map(|card| card.no()),
            Move::KeepProject(card) => Some(card.no()),
            Move::Support { .. }
            | Move::Done
            | Move::NotDone
            | Move::Pass
            | Move::Back
            | Move::Under(_)
            | Move::Pay(_)
            | Move::Spend(_)
            | Move::Stop
            | Move::Option(_)
            | Move::Yes
            | Move::No
            | Move::To(_)
            | Move::Amount(_)
            | Move::Sector(_)
            | Move::Resilience(_)
            | Move::Card(_)
            | Move::Crisis(_)
            | Move::Lose(_)
            | Move::KeepNone
            | Move::Spare(_) => None,
        }
    }

    /// The tags that a card adds to a stack.
    fn brings(&self, mv: Move) -> String {
        let (Move::Start { card, .. } | Move::Support { card, .. }) = mv else { return String::new() };
        let tags = self.cards.tags(&self.game.content().local(card).tags);
        let count = tags.len().into();
        self.say("daybreak-why-brings", &[("count", count), ("tags", self.words.list(tags, Joint::And).into())])
    }

    /// What would happen at once, up to the next stage. The move is tried on a copy.
    fn consequence(&self, state: &State, seat: Seat, mv: Move) -> String {
        let (mut after, mut facts) = (*state, Vec::new());
        self.game.play(&mut after, seat, mv, &mut facts);
        let now = facts.iter().take_while(|fact| !matches!(fact, Fact::StageBegan { .. })).take(FACTS);
        let told: Vec<String> = now.map(|fact| self.fact(fact)).collect();
        if told.is_empty() {
            return String::new();
        }
        capital(&self.say("daybreak-why-then", &[("facts", told.join(" ").into())]))
    }
}

/// Does the sentence leave open which card it is about?
fn speaks_of_it(refusal: &Refusal) -> bool {
    match refusal {
        Refusal::WrongWindow { .. }
        | Refusal::NotThisRoll { .. }
        | Refusal::CannotPayCards { .. }
        | Refusal::CannotPayTokens { .. }
        | Refusal::TagsShort { .. }
        | Refusal::RequirementUnmet { .. }
        | Refusal::LimitReached { .. }
        | Refusal::NoEffect
        | Refusal::NoneToRemove { .. }
        | Refusal::ForbiddenBy { .. }
        | Refusal::DoesNotFit { .. }
        | Refusal::TakesNoCards
        | Refusal::AlreadyMet => true,
        Refusal::OtherQuestion { .. }
        | Refusal::NotTheSpeaker { .. }
        | Refusal::NotInHand { .. }
        | Refusal::NotYours { .. }
        | Refusal::AlreadyChosen { .. }
        | Refusal::NotOffered { .. }
        | Refusal::NoStack { .. }
        | Refusal::TooManyStacks { .. }
        | Refusal::NoSuchDepth { .. }
        | Refusal::NoProject { .. }
        | Refusal::NotActive { .. }
        | Refusal::NoAction { .. }
        | Refusal::NotFaceUp { .. }
        | Refusal::NotUnknown { .. }
        | Refusal::NoOption { .. }
        | Refusal::NotAChoice { .. }
        | Refusal::NoneLeft { .. }
        | Refusal::AmountOutOfRange { .. }
        | Refusal::NothingBegun
        | Refusal::Owed
        | Refusal::NotDrawn { .. }
        | Refusal::AlreadyNamed
        | Refusal::NoLongerFits => false,
    }
}
