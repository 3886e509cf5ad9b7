//! What holds for as long as a project is active, an ongoing crisis is in force, or a challenge card is on the table.

use super::amount::{Condition, Quantity, Token};
use crate::vocab::{Resilience, Tag};
use serde::{Deserialize, Serialize};

/// A standing change of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakModifier"))]
pub enum Modifier {
    /// So many more (or fewer) cards in each draw step (card 1.309, challenge cards).
    Draws(i8),
    /// A local action on a card that itself bears the tag and makes the token makes so many more, per action (card 1.300).
    Yields(Tag, Token, u8),
    /// Something is not possible (cards 1.444 to 1.447).
    Forbids(Forbidden),
    /// So many more (or fewer) crisis cards in each Global stage, all face down (challenge cards).
    Crises(i8),
    /// So many more (or fewer) rolls of the planetary die in each Crisis stage (challenge cards).
    Rolls(i8),
    /// Demand grows by so much more (or less) (challenge cards).
    Growth(i8),
    /// An action on a card that itself bears the tag costs one discarded card less (for reconstructed projects).
    Cheaper(Tag),
    /// Every stack counts one more of this tag (for reconstructed projects and challenge cards).
    ExtraTag(Tag),
    /// Every crisis that this resilience reduces is so much weaker (for reconstructed projects).
    Weaker(Resilience, u8),
    /// So much more carbon is absorbed in each Emissions stage, like a sink (for reconstructed projects, challenge cards).
    Absorbs(Quantity),
    /// So many more (or fewer) global projects to choose from (for reconstructed cards).
    ProjectChoice(i8),
    /// So many more (or fewer) stacks (challenge cards).
    Stacks(i8),
    /// So many more (or fewer) rounds (challenge cards).
    Rounds(i8),
    /// The game is lost at so many more (or fewer) communities in crisis (challenge cards).
    LossCommunities(i8),
    /// The game is lost at so many more (or fewer) bands (challenge cards).
    LossBands(i8),
    /// Without this there is no win (challenge cards).
    WinOnlyIf(Condition),
}

/// What a standing change can forbid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakForbidden"))]
pub enum Forbidden {
    /// A forecast: new crises are all face down (card 1.444).
    Forecast,
    /// Giving cards to others (card 1.445).
    GivingCards,
    /// Tucking cards under other crises; this one can still be ended (card 1.446).
    TuckingUnderCrises,
    /// Removing dirty energy; a crisis can still take it (card 1.447).
    RemovingDirty,
    /// Giving tokens to others (for reconstructed crises).
    GivingTokens,
    /// Tucking cards under global projects (for reconstructed crises).
    TuckingUnderProjects,
    /// Keeping a new global project (for reconstructed crises).
    NewProjects,
    /// Drawing cards by an action; the draw step is not one (for reconstructed crises).
    DrawingByAction,
}

impl Forbidden {
    /// All of them, in order.
    pub const ALL: [Forbidden; 8] = [
        Forbidden::Forecast,
        Forbidden::GivingCards,
        Forbidden::TuckingUnderCrises,
        Forbidden::RemovingDirty,
        Forbidden::GivingTokens,
        Forbidden::TuckingUnderProjects,
        Forbidden::NewProjects,
        Forbidden::DrawingByAction,
    ];

    /// A dense number below 8.
    pub const fn index(self) -> usize {
        self as usize
    }
}
