//! Daybreak as readers get it: boards with stacks as lists of cards, projects and crises with what is tucked under them,
//! tokens by name, piles and their counts. How the rules keep all this is theirs.

mod changes;
mod forecast;
mod parts;
mod step;
mod types;

pub(crate) use changes::{changes, own_changes};
pub use forecast::{DaybreakCrisisForecast, DaybreakForecast};
pub use step::{DaybreakStep, DaybreakWait};
pub use types::{
    ChallengeShown, CrisisShown, CurrentCrisis, DaybreakDecks, DaybreakPlayer, DaybreakView, DaybreakWorld, DrawnShown,
    EmissionsByType, InForce, NextTip, NextTips, Pile, PlacesShown, ProjectShown, ResilienceByType, StackShown,
    TagsCounted, Tracks,
};
