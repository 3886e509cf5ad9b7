//! The cards of the five decks as the rules see them: no title, no source, nothing to read.

use super::action::Action;
use super::amount::{CardFilter, Condition, Quantity, Token, Tokens};
use super::effect::Step;
use super::modifier::Modifier;
use crate::few::Few;
use crate::sets::TagCounts;
use crate::vocab::{CardNo, PlanetaryEffect, Resilience, Tag};
use serde::{Deserialize, Serialize};

/// Is the card used when one player plays alone (DB-SETUP-07)?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Solo {
    /// Yes.
    #[default]
    In,
    /// It bears the "not for solo" mark.
    Out,
}

/// A local or starting card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LocalCard {
    /// Its printed tags, counted.
    pub tags: TagCounts,
    /// What it does while it is the front of a stack.
    pub action: Action,
    /// The tokens its action can remove, for [`CardFilter::Removes`].
    pub removes: Tokens,
    /// In or out of the solo game.
    pub solo: Solo,
}

impl LocalCard {
    /// Does it bear the tag?
    #[inline]
    pub fn bears(&self, tag: Tag) -> bool {
        self.tags.of(tag) > 0
    }

    /// Is it one of these?
    pub fn fits(&self, filter: &CardFilter) -> bool {
        match filter {
            CardFilter::Any => true,
            CardFilter::Tag(tag) => self.bears(*tag),
            CardFilter::OneOf(tags) => tags.iter().any(|&tag| self.bears(tag)),
            CardFilter::Removes(tokens) => tokens.iter().any(|&token| self.removes.has(token)),
        }
    }
}

/// What makes a global project active (DB-GLOBAL-05), and so which cards go under it (DB-LOCAL-18).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Support {
    /// So many cards of each of these kinds tucked; a card counts once (cards 1.309, 1.318).
    Tucked(Few<(CardFilter, Quantity), 3>),
    /// No requirement: any number of such cards lies under it to be spent (DB-GLOBAL-11; cards 1.308, 1.322).
    Pool(CardFilter),
    /// No requirement: at most one card for each of these tags lies under it to be spent (card 1.320).
    PoolOfEach(Few<Tag, 3>),
    /// A state of play areas or boards (cards 1.300, 1.315).
    State(Condition),
}

/// A global project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GlobalCard {
    /// What makes it active.
    pub support: Support,
    /// What holds for all players while it is active.
    pub standing: Few<Modifier, 2>,
    /// What every player may do while it is active; at most one.
    pub action: Few<Action, 1>,
    /// In or out of the solo game.
    pub solo: Solo,
}

/// What is compared to find a target.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Measure {
    /// Tokens on the player's board (cards 1.418, 1.422, 1.433, 1.439).
    Board(Token),
    /// Tags in the whole play area (cards 1.440, 1.441).
    Tags(Tag),
    /// Cards in hand (for reconstructed crises).
    Hand,
    /// Dirty energy and emissions together (for reconstructed crises).
    Carbon,
}

/// Whom a crisis strikes (DB-CRISIS-07, DB-CRISIS-20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Target {
    /// Every player (card 1.402).
    All,
    /// The one player with the least; always somebody (card 1.419).
    Least(Measure),
    /// The one player with the most; nobody, if nobody has any (card 1.422).
    Most(Measure),
    /// The group decides together (card 1.442). The steps happen once.
    Group,
}

/// What cards tucked under a crisis do (DB-CRISIS-09, DB-CRISIS-24).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum TuckRule {
    /// So many cards that fit cancel it (cards 1.432, 1.443).
    Cancels(CardFilter, Quantity),
    /// Each card that fits makes it 1 weaker for all targets (cards 1.439, 1.440).
    Weakens(CardFilter),
    /// For each card that fits, the group names one player who ignores it (card 1.436).
    Spares(CardFilter),
    /// So many cards that fit end it: ongoing crises only (cards 1.444, 1.447).
    Ends(CardFilter, Quantity),
}

impl TuckRule {
    /// The cards it takes.
    pub fn filter(&self) -> CardFilter {
        match *self {
            TuckRule::Cancels(filter, _)
            | TuckRule::Weakens(filter)
            | TuckRule::Spares(filter)
            | TuckRule::Ends(filter, _) => filter,
        }
    }
}

/// A crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CrisisCard {
    /// Whom it strikes.
    pub target: Target,
    /// What happens to each target; every amount is reduced alike (card 1.424).
    pub steps: Few<Step, 2>,
    /// 1 less for each token of these types the target has (DB-CRISIS-08).
    pub weakened_by: Few<Resilience, 2>,
    /// What tucked cards do; at most one rule.
    pub tuck: Few<TuckRule, 1>,
    /// What holds from its resolution until it is ended; an ongoing crisis has at least one.
    pub ongoing: Few<Modifier, 2>,
    /// In or out of the solo game.
    pub solo: Solo,
}

impl CrisisCard {
    /// Does it stay on the table (DB-CRISIS-10)?
    pub fn is_ongoing(&self) -> bool {
        !self.ongoing.is_empty()
    }
}

/// What a challenge card is like (DB-CHAL-01).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakFlavour"))]
pub enum Flavour {
    /// Red, minus.
    Harder,
    /// Green, plus.
    Easier,
    /// Grey, question mark.
    Variety,
}

/// Whom a challenge card is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakScope"))]
pub enum Scope {
    /// The group: boards of all players, the world, standing changes for all.
    Group,
    /// One player: that board, standing changes for that player.
    One,
}

/// A change that a challenge card makes, at setup or for the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Change {
    /// So many more or fewer of a token on the board (of every player, if the card is for the group); never below 0.
    Board(Token, i8),
    /// So many more or fewer in the world.
    World(Token, i8),
    /// So many more or fewer in the world for each player.
    WorldPerPlayer(Token, i8),
    /// So many bands on the thermometer at the start.
    Bands(u8),
    /// The token of a track starts so many spaces further on; no tipping point is triggered.
    Track(PlanetaryEffect, u8),
    /// The starting card of this place (0 to 4) goes back to the box, and its stack with it.
    WithoutCard(u8),
    /// The starting card of this place (0 to 4) is replaced by this local or starting card.
    OtherCard(u8, CardNo),
    /// This global project is in play from the start; `true`: and active.
    Project(CardNo, bool),
    /// This ongoing crisis is in force from the start.
    Crisis(CardNo),
    /// So many local cards in hand before round 1.
    Hand(u8),
    /// For the whole game.
    Standing(Modifier),
}

/// A challenge card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ChallengeCard {
    /// Harder, easier or other.
    pub flavour: Flavour,
    /// For the group or for one player.
    pub scope: Scope,
    /// What it changes.
    pub changes: Few<Change, 3>,
    /// In or out of the solo game.
    pub solo: Solo,
}
