//! What a card does, step by step.

use super::amount::{CardFilter, Quantity, Token};
use crate::few::Few;
use crate::vocab::{PlanetaryEffect, Resilience, Tag};
use serde::{Deserialize, Serialize};

/// Whom an effect reaches, seen from the acting or targeted player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Who {
    /// That player (the usual case).
    Own,
    /// One other player of choice (cards 1.051, 1.209).
    Other,
    /// One player of choice (cards 1.097, 1.322).
    Anyone,
    /// Every player (for reconstructed cards).
    EachPlayer,
    /// Every other player (for reconstructed cards).
    EachOther,
    /// The player on the right, the seat before (card 1.426; DB-ROUND-02).
    Right,
}

impl Who {
    /// Is one of several players chosen?
    pub const fn is_chosen(self) -> bool {
        matches!(self, Who::Other | Who::Anyone)
    }
}

/// Which of the drawn cards stay in hand; the rest is discarded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Keep {
    /// So many of choice (card 1.213).
    Choose(u8),
    /// Every one that fits (card 1.208).
    Every(CardFilter),
}

/// One effect. "Own" is the acting player, or in a crisis each target in turn. An amount of 0 does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Effect {
    // --- tokens ---
    /// More on the own board or in the world (cards 1.205, 1.037, 1.402).
    Gain(Token, Quantity),
    /// Fewer, as many as there are (cards 1.206, 1.034); never a loss with a price.
    Remove(Token, Quantity),
    /// Lost to a crisis; what is missing has its price (DB-CRISIS-12, DB-CRISIS-13; cards 1.432, 1.436, 1.439).
    Lose(Token, Quantity),
    /// From the supply to somebody's board (cards 1.097, 1.099).
    Grant(Who, Token, Quantity),
    /// Off somebody's board (for reconstructed help).
    Relieve(Who, Token, Quantity),
    /// From the own board to another's, up to so many: `Other` as the giver likes, `Right` as many as there are (cards 1.209, 1.426).
    Give(Who, Token, Quantity),
    /// From another player's board to the own, if that player consents (card 1.108).
    Take(Token, Quantity),
    /// Up to so many of the first become as many of the second (for reconstructed cards: dirty into clean).
    Swap(Token, Token, Quantity),

    // --- cards ---
    /// Draw so many (card 1.004).
    Draw(Who, Quantity),
    /// Draw so many, keep some, discard the rest (cards 1.208, 1.213, 1.322).
    Search(Who, Quantity, Keep),
    /// Give so many cards from hand to one other player (cards 1.051, 1.214, 1.314).
    GiveCards(Quantity, CardFilter),
    /// Take so many cards of choice from the local discards into hand (for reconstructed cards).
    Recover(Quantity, CardFilter),
    /// Lose so many cards, from hand or anywhere in the play area (DB-CRISIS-14; cards 1.401, 1.440).
    LoseCards(Quantity, CardFilter),
    /// So many fewer cards in the next draw step (card 1.443).
    FewerDraws(Quantity),
    /// So many more cards in the next draw step (for reconstructed cards).
    MoreDraws(Quantity),

    // --- temperature ---
    /// The own carbon of this round is so much less (cards 1.120, 1.121; Emissions window).
    AbsorbOwn(Quantity),
    /// So many bands leave the thermometer until the end of the round (DB-TEMP-01; card 1.127).
    CoolThisRound(Quantity),

    // --- crises and planetary effects ---
    /// So many unknown crises of choice are turned face up (card 1.102).
    Reveal(Quantity),
    /// So many more unknown crises (card 1.127, weather systems).
    AddCrises(Quantity),
    /// The rolled effect is ignored, if it is one of these (DB-CRISIS-18; cards 1.129, 1.318, 1.319; Roll window).
    IgnoreRoll(Few<PlanetaryEffect, 6>),
    /// The token of a track moves back so many spaces (for reconstructed cards).
    StepBack(PlanetaryEffect, Quantity),
    /// The token of a track moves on as if it had been rolled so many times (for reconstructed crises).
    StepOn(PlanetaryEffect, Quantity),
    /// So many more rolls of the planetary die (for reconstructed crises).
    RollPlanet(Quantity),
    /// The crisis that is up is so much weaker for all its targets (card 1.308; Crisis window).
    Weaken(Quantity),
    /// One targeted player of choice ignores the crisis that is up, if this resilience reduces it (cards 1.303, 1.304; Crisis window).
    IgnoreCrisis(Resilience),
    /// The group discards so many global projects of its choice (card 1.442).
    LoseProjects(Quantity),
    /// The energy check of DB-EMIT-01 for this player, now (card 1.439).
    CheckDemand,

    /// Code of its own: named, counted, under a tenth of the cards.
    Special(Special),
}

/// Effects that the language cannot say. None so far; a new one is a variant here and an arm in the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Special {}

/// A part of what a card does, in the order in which it happens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Step {
    /// It happens (most cards).
    Do(Effect),
    /// It happens if the player likes (card 1.014: then may).
    May(Effect),
    /// The player chooses one (card 1.202).
    OneOf(Few<Effect, 4>),
    /// By the number of such tags in the acting stack: the last row that is reached, nothing below the first (card 1.075).
    Rows(Tag, Few<Row, 3>),
    /// Roll the geoengineering die and add so much: the last row that is reached (cards 1.127, 1.320).
    Die(Quantity, Few<DieRow, 4>),
}

/// A row of [`Step::Rows`]: from so many tags on, one of these of choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Row(pub u8, pub Few<Effect, 2>);

/// A row of [`Step::Die`]: from this total on, all of these. Effects of a die ask nobody anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct DieRow(pub u8, pub Few<Effect, 2>);

impl Step {
    /// Every effect it can have, whatever is chosen or rolled.
    pub fn each_effect(&self, mut visit: impl FnMut(&Effect)) {
        match self {
            Step::Do(effect) | Step::May(effect) => visit(effect),
            Step::OneOf(effects) => effects.iter().for_each(visit),
            Step::Rows(_, rows) => rows.iter().for_each(|row| row.1.iter().for_each(&mut visit)),
            Step::Die(_, rows) => rows.iter().for_each(|row| row.1.iter().for_each(&mut visit)),
        }
    }

    /// Every amount it has.
    pub fn each_quantity(&self, mut visit: impl FnMut(&Quantity)) {
        if let Step::Die(plus, _) = self {
            visit(plus);
        }
        self.each_effect(|effect| {
            if let Some(quantity) = effect.quantity() {
                visit(&quantity);
            }
        });
    }
}

/// Where the amount of an effect stands, if it has one: of a `&Effect` to be read, of a `&mut Effect` to be changed.
macro_rules! amount_of {
    ($effect:expr) => {
        match $effect {
            Effect::Gain(_, n)
            | Effect::Remove(_, n)
            | Effect::Lose(_, n)
            | Effect::Grant(_, _, n)
            | Effect::Relieve(_, _, n)
            | Effect::Give(_, _, n)
            | Effect::Take(_, n)
            | Effect::Swap(_, _, n)
            | Effect::Draw(_, n)
            | Effect::Search(_, n, _)
            | Effect::GiveCards(n, _)
            | Effect::Recover(n, _)
            | Effect::LoseCards(n, _)
            | Effect::FewerDraws(n)
            | Effect::MoreDraws(n)
            | Effect::AbsorbOwn(n)
            | Effect::CoolThisRound(n)
            | Effect::Reveal(n)
            | Effect::AddCrises(n)
            | Effect::StepBack(_, n)
            | Effect::StepOn(_, n)
            | Effect::RollPlanet(n)
            | Effect::Weaken(n)
            | Effect::LoseProjects(n) => Some(n),
            Effect::IgnoreRoll(_) | Effect::IgnoreCrisis(_) | Effect::CheckDemand | Effect::Special(_) => None,
        }
    };
}

impl Effect {
    /// Its amount, if it has one.
    #[inline]
    pub fn quantity(&self) -> Option<Quantity> {
        amount_of!(self).copied()
    }

    /// The same with another amount; an effect without one stays as it is.
    #[must_use]
    pub fn with_quantity(mut self, quantity: Quantity) -> Effect {
        if let Some(amount) = amount_of!(&mut self) {
            *amount = quantity;
        }
        self
    }

    /// Can it ask its player something: a type of token, a player, a card, an amount?
    pub fn asks(&self) -> bool {
        match self {
            Effect::Gain(token, _) | Effect::Remove(token, _) => token.is_any(),
            Effect::Swap(from, into, _) => from.is_any() || into.is_any(),
            Effect::Grant(who, token, _) | Effect::Relieve(who, token, _) => token.is_any() || who.is_chosen(),
            Effect::Draw(who, _) | Effect::Search(who, ..) => who.is_chosen(),
            Effect::Give(..)
            | Effect::Take(..)
            | Effect::GiveCards(..)
            | Effect::Recover(..)
            | Effect::Reveal(_)
            | Effect::IgnoreCrisis(_) => true,
            _ => false,
        }
    }

    /// Does it need a second player? Such a card is not for solo (DB-SETUP-07).
    pub fn needs_others(&self) -> bool {
        match self {
            Effect::Take(..) | Effect::GiveCards(..) | Effect::Give(..) => true,
            Effect::Grant(who, ..) | Effect::Relieve(who, ..) | Effect::Draw(who, _) | Effect::Search(who, ..) => {
                matches!(who, Who::Other | Who::EachOther | Who::Right)
            }
            _ => false,
        }
    }

    /// Does it change something only while a crisis or a roll is being answered, or only before carbon is added?
    pub fn window(&self) -> Option<super::Window> {
        match self {
            Effect::AbsorbOwn(_) => Some(super::Window::Emissions),
            Effect::IgnoreRoll(_) => Some(super::Window::Roll),
            Effect::Weaken(_) | Effect::IgnoreCrisis(_) => Some(super::Window::Crisis),
            _ => None,
        }
    }

    /// The token it takes off the own board or out of the air, for [`CardFilter::Removes`].
    pub fn removes(&self) -> Option<Token> {
        match *self {
            Effect::Remove(token, _) | Effect::Swap(token, _, _) | Effect::Relieve(_, token, _) => Some(token),
            _ => None,
        }
    }
}
