//! Why a move is not possible, and what is instead.

use super::{Narrator, Place, capital, place};
use daybreak::language::{CardFilter, Forbidden, Window};
use daybreak::{CrisisId, LocalId, Refusal, Tag};
use tabletop::{Fault, Refused};
use words::Value;

impl Narrator<'_> {
    /// Why the rules do not allow a move, told to whoever tried it.
    pub fn refusal(&self, refusal: &Refusal) -> String {
        capital(&match *refusal {
            Refusal::OtherQuestion { asked } => {
                self.say("daybreak-refusal-other-question", &[("question", self.question(asked).into())])
            }
            Refusal::NotTheSpeaker { speaker } => self.say_of(speaker, "daybreak-refusal-not-the-speaker", &[]),
            Refusal::NotInHand { card } => self.about_card("daybreak-refusal-not-in-hand", card),
            Refusal::NotYours { card } => self.about_card("daybreak-refusal-not-yours", card),
            Refusal::AlreadyChosen { card } => self.about_card("daybreak-refusal-already-chosen", card),
            Refusal::NotOffered { card } => self.about_card("daybreak-refusal-not-offered", card),
            Refusal::NoStack { stack } => self.say("daybreak-refusal-no-stack", &[("stack", place(stack))]),
            Refusal::TooManyStacks { most } => self.say("daybreak-refusal-too-many-stacks", &[("count", most.into())]),
            Refusal::NoSuchDepth { under: _, most } => {
                self.say("daybreak-refusal-no-such-depth", &[("count", most.into())])
            }
            Refusal::NoProject { project } => self.say("daybreak-refusal-no-project", &[("place", place(project))]),
            Refusal::NotActive { project } => {
                self.say("daybreak-refusal-not-active", &[("card", self.project(project).into())])
            }
            Refusal::NoAction { project } => {
                self.say("daybreak-refusal-no-action", &[("card", self.project(project).into())])
            }
            Refusal::WrongWindow { window } => self.wrong_window(window),
            Refusal::NotThisRoll { rolled } => self.about_planet("daybreak-refusal-not-this-roll", rolled),
            Refusal::CannotPayCards { need, have, which } => {
                let need = self.cards.cards_of(need, &which);
                self.say("daybreak-refusal-cannot-pay-cards", &[("need", need.into()), ("have", have.into())])
            }
            Refusal::CannotPayTokens { token, need, have } => {
                let need = self.cards.tokens(token, need);
                self.say("daybreak-refusal-cannot-pay-tokens", &[("need", need.into()), ("have", have.into())])
            }
            Refusal::TagsShort { tag, need, have } => {
                let tags = self.tags_needed(tag, need);
                let short = need.saturating_sub(have);
                self.say(
                    "daybreak-refusal-tags-short",
                    &[("tags", tags.into()), ("have", have.into()), ("short", short.into())],
                )
            }
            Refusal::RequirementUnmet { condition } => {
                self.say("daybreak-refusal-requirement", &[("condition", self.cards.condition(&condition).into())])
            }
            Refusal::LimitReached { used, most, per: None } => {
                self.say("daybreak-refusal-limit", &[("used", used.into()), ("count", most.into())])
            }
            Refusal::LimitReached { used, most, per: Some(tag) } => {
                let tag = self.cards.tag_of(tag);
                self.say(
                    "daybreak-refusal-limit-per",
                    &[("used", used.into()), ("count", most.into()), ("tag", tag.into())],
                )
            }
            Refusal::NoEffect => self.say("daybreak-refusal-no-effect", &[]),
            Refusal::NoneToRemove { token } => {
                self.say("daybreak-refusal-none-to-remove", &[("token", self.cards.token(token).into())])
            }
            Refusal::ForbiddenBy { what, by } => self.forbidden_by(what, by),
            Refusal::DoesNotFit { card, wanted } => self.does_not_fit(card, &wanted),
            Refusal::TakesNoCards => self.say("daybreak-refusal-takes-no-cards", &[]),
            Refusal::AlreadyMet => self.say("daybreak-refusal-already-met", &[]),
            Refusal::NotFaceUp { crisis } => self.say("daybreak-refusal-not-face-up", &[("place", place(crisis))]),
            Refusal::NotUnknown { crisis } => self.say("daybreak-refusal-not-unknown", &[("place", place(crisis))]),
            Refusal::NoOption { option: _, count } => {
                self.say("daybreak-refusal-no-option", &[("count", count.into())])
            }
            Refusal::NotAChoice { seat } => {
                let object = self.called(seat, Place::Object);
                self.say("daybreak-refusal-not-a-choice", &[("me", self.yes_if_me(seat)), ("object", object.into())])
            }
            Refusal::NoneLeft { token } => {
                self.say("daybreak-refusal-none-left", &[("token", self.cards.token(token).into())])
            }
            Refusal::AmountOutOfRange { amount: _, most } => {
                self.say("daybreak-refusal-amount", &[("count", most.into())])
            }
            Refusal::NothingBegun => self.say("daybreak-refusal-nothing-begun", &[]),
            Refusal::Owed => self.say("daybreak-refusal-owed", &[]),
            Refusal::NotDrawn { project } => {
                self.say("daybreak-refusal-not-drawn", &[("card", self.project(project).into())])
            }
            Refusal::AlreadyNamed => self.say("daybreak-refusal-already-named", &[]),
            Refusal::NoLongerFits => self.say("daybreak-refusal-no-longer-fits", &[]),
        })
    }

    /// Why a move from outside was refused.
    pub fn refused(&self, refused: &Refused<Refusal>) -> String {
        self.words.refused(&self.powers(), refused, |refusal| self.refusal(refusal))
    }

    /// Why something cannot be added to the game or taken back.
    pub fn fault(&self, fault: &Fault<Refusal>) -> String {
        self.words.fault(&self.powers(), fault, |refusal| self.refusal(refusal))
    }

    fn about_card(&self, key: &str, card: LocalId) -> String {
        self.words.say(key, &[("card", self.title(card).into())])
    }

    fn tags_needed(&self, tag: Tag, count: u8) -> String {
        self.say("db-requires-tag", &[("count", count.into()), ("tag", self.cards.tag_of(tag).into())])
    }

    fn wrong_window(&self, window: Window) -> String {
        let key = match window {
            Window::Local => "daybreak-refusal-window-local",
            Window::Emissions => "daybreak-refusal-window-emissions",
            Window::Roll => "daybreak-refusal-window-roll",
            Window::Crisis => "daybreak-refusal-window-crisis",
        };
        self.say(key, &[])
    }

    fn forbidden_by(&self, what: Forbidden, by: Option<CrisisId>) -> String {
        let what = Value::from(self.cards.forbidden(what));
        match by {
            Some(card) => self.say("daybreak-refusal-forbidden", &[("what", what), ("card", self.crisis(card).into())]),
            None => self.say("daybreak-refusal-forbidden-by-challenge", &[("what", what)]),
        }
    }

    fn does_not_fit(&self, card: LocalId, wanted: &CardFilter) -> String {
        let wanted = self.say("db-cards-all", &[("filter", self.cards.filter(wanted).into())]);
        self.say("daybreak-refusal-does-not-fit", &[("card", self.title(card).into()), ("wanted", wanted.into())])
    }
}
