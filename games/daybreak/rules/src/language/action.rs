//! Actions: what they cost, what they need, how often and when.

use super::amount::{Condition, Token};
use super::effect::{Effect, Step};
use crate::few::Few;
use crate::vocab::Tag;
use serde::{Deserialize, Serialize};

/// A part of the price. It is paid in full and first (DB-LOCAL-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Cost {
    /// Discard so many cards from hand (cards 1.205, 1.120).
    Discard(u8),
    /// Discard so many cards from hand that bear a tag (for reconstructed cards).
    DiscardTag(u8, Tag),
    /// So much more demand (card 1.065).
    Demand(u8),
    /// So many own tokens; never `AnyEmissions` (card 1.011).
    Own(Token, u8),
    /// So many of the cards tucked under this project go to the discards (cards 1.308, 1.322).
    Tucked(u8),
    /// Any number of the cards tucked under this project, up to so many; see [`Quantity::PerPaid`](super::Quantity) (card 1.320).
    TuckedUpTo(u8),
}

/// How often in a round (DB-LOCAL-10, DB-LOCAL-15). For a project the count is the group's (DB-GLOBAL-10).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Limit {
    /// As often as it can be paid (card 1.205).
    #[default]
    Unlimited,
    /// Once (card 1.004).
    Once,
    /// So many times (for reconstructed cards).
    Times(u8),
    /// Once for each such tag in the acting stack (card 1.065).
    Per(Tag),
    /// Projects only: once for each player (the renewable energy partnership).
    OnceEach,
}

/// When (DB-LOCAL-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakWindow"))]
pub enum Window {
    /// In the Local stage.
    #[default]
    Local,
    /// In the Emissions stage, after the energy check and before carbon is added (card 1.120).
    Emissions,
    /// In the Crisis stage, in answer to a planetary roll (cards 1.129, 1.318).
    Roll,
    /// In the Crisis stage, when a crisis is up and its targets are known (cards 1.304, 1.308; DB-CRISIS-21).
    Crisis,
}

impl Window {
    /// How many there are.
    pub const COUNT: usize = 4;

    /// A dense number below [`Window::COUNT`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// What a front card or an active project lets a player do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Action {
    /// The price, all parts of it.
    pub cost: Few<Cost, 2>,
    /// All of these must hold.
    pub requires: Few<Condition, 3>,
    /// How often.
    pub limit: Limit,
    /// When.
    pub window: Window,
    /// What happens.
    pub steps: Few<Step, 3>,
}

impl Action {
    /// Every effect it can have, whatever is chosen or rolled.
    pub fn each_effect(&self, mut visit: impl FnMut(&Effect)) {
        self.steps.iter().for_each(|step| step.each_effect(&mut visit));
    }

    /// Is there an effect like this?
    pub fn any_effect(&self, mut is: impl FnMut(&Effect) -> bool) -> bool {
        let mut found = false;
        self.each_effect(|effect| found |= is(effect));
        found
    }

    /// Can it ask anything besides which cards to discard? If not, it is settled once these are named.
    pub fn asks(&self) -> bool {
        let cost = |cost: &Cost| match cost {
            Cost::Own(token, _) => token.is_any(),
            Cost::Tucked(_) | Cost::TuckedUpTo(_) => true,
            Cost::Discard(_) | Cost::DiscardTag(..) | Cost::Demand(_) => false,
        };
        let step = |step: &Step| match step {
            Step::Do(effect) => effect.asks(),
            Step::Die(..) => false,
            Step::May(_) | Step::OneOf(_) | Step::Rows(..) => true,
        };
        self.cost.iter().any(cost) || self.steps.iter().any(step)
    }

    /// Cards from hand that it costs, whatever tags they need.
    pub fn discards(&self) -> u8 {
        self.cost
            .iter()
            .map(|cost| match cost {
                Cost::Discard(n) | Cost::DiscardTag(n, _) => *n,
                _ => 0,
            })
            .sum()
    }
}
