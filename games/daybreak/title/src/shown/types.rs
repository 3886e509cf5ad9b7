//! What readers get, as it is sent.

use super::forecast::DaybreakForecast;
use super::step::{DaybreakStep, DaybreakWait};
use daybreak::language::{CardFilter, Forbidden};
use daybreak::{
    Ask, ChallengeId, CrisisId, Decision, GlobalId, LocalId, Move, Outcome, OwedChoice, PlanetaryEffect, Resilience,
    Sector, Stage, Tag, ThinSink,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use tabletop::{Seat, Seats};

/// A number for each value of a small vocabulary, by its name.
macro_rules! by_name {
    ($(#[$about:meta])* $name:ident ($called:literal) of $key:ident: $number:ty { $($field:ident: $value:ident,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "PascalCase")]
        #[schemars(rename = $called)]
        pub struct $name {
            $(
                #[doc = concat!("For `", stringify!($value), "`.")]
                pub $field: $number,
            )+
        }

        impl $name {
            pub(crate) fn of(count: impl Fn($key) -> $number) -> $name {
                $name { $($field: count($key::$value),)+ }
            }

            /// The number for one of them.
            pub const fn get(&self, which: $key) -> $number {
                match which { $($key::$value => self.$field,)+ }
            }
        }
    };
}

by_name! {
    /// Emissions tokens by type.
    EmissionsByType ("DaybreakEmissionsByType") of Sector: u16 {
        transportation: Transportation,
        fuel_extraction: FuelExtraction,
        industry: Industry,
        waste: Waste,
        agriculture: Agriculture,
        buildings: Buildings,
    }
}
by_name! {
    /// Resilience by type.
    ResilienceByType ("DaybreakResilienceByType") of Resilience: u16 {
        social: Social,
        ecological: Ecological,
        infrastructure: Infrastructure,
    }
}
by_name! {
    /// Where the token of each planetary effect stands; 0 is the start.
    Tracks ("DaybreakTracks") of PlanetaryEffect: u8 {
        weather_systems: WeatherSystems,
        desertification: Desertification,
        ocean_acidification: OceanAcidification,
        permafrost: Permafrost,
        arctic_sea_ice: ArcticSeaIce,
        amazon_dieback: AmazonDieback,
    }
}

by_name! {
    /// The next tipping point of each planetary effect.
    NextTips ("DaybreakNextTips") of PlanetaryEffect: Option<NextTip> {
        weather_systems: WeatherSystems,
        desertification: Desertification,
        ocean_acidification: OceanAcidification,
        permafrost: Permafrost,
        arctic_sea_ice: ArcticSeaIce,
        amazon_dieback: AmazonDieback,
    }
}

/// Where a token tips next.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakNextTip")]
pub struct NextTip {
    /// The space, from 1.
    pub space: u8,
    /// How many rolls of its effect bring that about; 1: the next one does.
    pub steps: u8,
}

/// Tags that are there, and how many of each.
pub type TagsCounted = BTreeMap<Tag, u8>;

/// Daybreak as somebody sees it: everything on the table, and what is coming.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakView {
    /// The round, from 1.
    pub round: u8,
    /// The last round.
    pub rounds: u8,
    /// The stage of the round.
    pub stage: Stage,
    /// What the table is at within the stage; nothing while one thing is told and the next has not begun.
    pub step: Option<DaybreakStep>,
    /// What the table waits for, in a word.
    pub waits_for: DaybreakWait,
    /// Seats that are done with the Local stage, or have passed in a window.
    pub done: Seats,
    /// Those of them that may come back, because something has happened since.
    pub may_return: Seats,
    /// In a decision of all, what each seat has named.
    pub votes: Vec<Option<Move>>,
    /// How that decision stands.
    pub decision: Option<Decision>,
    /// The central board.
    pub world: DaybreakWorld,
    /// The players, by seat.
    pub players: Vec<DaybreakPlayer>,
    /// The places for global projects, with those in play.
    pub projects: Vec<Option<ProjectShown>>,
    /// Global projects drawn to choose from.
    pub drawn_projects: Vec<DrawnShown>,
    /// Crises on the table, in the order in which they are resolved.
    pub crises: Vec<CrisisShown>,
    /// The crisis that is being resolved, if one is.
    pub current_crisis: Option<CurrentCrisis>,
    /// Planetary rolls that are owed.
    pub rolls: u8,
    /// The decks and what was discarded.
    pub decks: DaybreakDecks,
    /// Challenge cards in play.
    pub challenges: Vec<ChallengeShown>,
    /// How it ended, once it has.
    pub ending: Option<Outcome>,
    /// The question that your seat is asked, if it is one of its own.
    pub ask: Option<Ask>,
    /// The answer to it that is the usual one, where there is such: a tucked card goes behind all others, because its tags
    /// count wherever it lies.
    pub usual: Option<Move>,
    /// What is coming as things stand.
    pub forecast: DaybreakForecast,
}

/// The central board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakWorld {
    /// Trees.
    pub trees: u16,
    /// Oceans.
    pub oceans: u16,
    /// Direct air capture.
    pub dac: u16,
    /// What stands for such sinks besides.
    pub other_sinks: u16,
    /// Carbon that all of these take in a round.
    pub sinks: u16,
    /// Carbon in recent emissions.
    pub recent: u16,
    /// Loose carbon on the thermometer, less than a band.
    pub loose: u16,
    /// Bands on the thermometer.
    pub bands: u8,
    /// The temperature with these bands, in tenths of a degree.
    pub tenths: u16,
    /// Bands that come back at the end of the round.
    pub bands_away: u8,
    /// Bands that lose the game.
    pub bands_to_lose: u8,
    /// Carbon that makes a band.
    pub band: u16,
    /// The tokens of the planetary effects.
    pub tracks: Tracks,
    /// Where each of them tips next; nowhere, where nothing is said.
    pub next_tips: NextTips,
    /// Sinks of which fewer are left than one tipping point takes.
    pub thin_sinks: Vec<ThinSink>,
    /// Does the round marker show drawdown?
    pub drawdown: bool,
}

/// A player: board, hand and play area.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakPlayer {
    /// Energy demand.
    pub demand: u16,
    /// Dirty energy.
    pub dirty: u16,
    /// Clean energy.
    pub clean: u16,
    /// Energy that is missing.
    pub shortage: u16,
    /// Emissions tokens.
    pub emissions: EmissionsByType,
    /// Carbon that this board gives off this round.
    pub carbon: u16,
    /// Resilience.
    pub resilience: ResilienceByType,
    /// Communities in crisis.
    pub communities: u16,
    /// Communities in crisis that lose the game.
    pub communities_to_lose: u8,
    /// Carbon taken off this round's own emissions.
    pub absorbed: u16,
    /// Cards more or fewer in the next draw step.
    pub next_draw: i8,
    /// Does this player still play cards and act in the Local stage?
    pub playing: bool,
    /// Cards in hand.
    pub hand: Vec<LocalId>,
    /// The play area; an empty list of cards is a place for a new stack.
    pub stacks: Vec<StackShown>,
    /// Every printed tag of the whole play area, counted: what projects and crises look at.
    pub tags: TagsCounted,
    /// What is in force for this player.
    pub in_force: InForce,
    /// Cards to choose from.
    pub offered: Vec<LocalId>,
    /// What this player has to choose.
    pub owes: Option<OwedChoice>,
    /// Players who ask this one for consent.
    pub consent: Seats,
}

/// A stack of local cards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakStackShown")]
pub struct StackShown {
    /// Its cards, the front first.
    pub cards: Vec<LocalId>,
    /// Every printed tag of the stack, counted.
    pub tags: TagsCounted,
    /// Uses of the front card's action this round.
    pub used: u8,
}

/// What projects, ongoing crises and challenge cards change for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakInForce")]
pub struct InForce {
    /// Cards more or fewer in each draw step.
    pub draws: i8,
    /// Growth of demand more or less.
    pub growth: i8,
    /// Tags that every stack counts besides its own.
    pub extra_tags: TagsCounted,
    /// Tags whose cards' actions cost a card less.
    pub cheaper: Vec<Tag>,
    /// What is forbidden.
    pub forbidden: Vec<Forbidden>,
}

/// A global project in play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakProjectShown")]
pub struct ProjectShown {
    /// Which.
    pub card: GlobalId,
    /// Is it active?
    pub active: bool,
    /// Cards tucked under it, in the order in which they came.
    pub tucked: Vec<LocalId>,
    /// Its places for cards, kind by kind; none, where they are not counted.
    pub places: Vec<PlacesShown>,
    /// Uses of its action this round, by seat; the group's count is their sum.
    pub used: Vec<u8>,
}

/// A global project that was drawn to choose from.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakDrawnShown")]
pub struct DrawnShown {
    /// Which.
    pub card: GlobalId,
    /// The places for cards that it would have at this table, kind by kind; none, where they are not counted.
    pub places: Vec<PlacesShown>,
}

/// A crisis in the row.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakCrisisShown")]
pub struct CrisisShown {
    /// Which, if it lies face up.
    pub card: Option<CrisisId>,
    /// Face down since before the discards became a new deck?
    pub of_old_deck: bool,
    /// Resolved and in force: an ongoing one.
    pub in_force: bool,
    /// Cards tucked under it.
    pub tucked: Vec<LocalId>,
    /// Its places for cards; none, where they are not counted.
    pub places: Vec<PlacesShown>,
}

/// Places for cards of a kind under a project or a crisis.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakPlacesShown")]
pub struct PlacesShown {
    /// Which cards.
    pub wanted: CardFilter,
    /// How many places.
    pub count: u16,
    /// How many of them are filled.
    pub filled: u16,
}

/// The crisis that is being resolved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakCurrentCrisis")]
pub struct CurrentCrisis {
    /// Its targets.
    pub targets: Seats,
    /// Targets that ignore it.
    pub spared: Seats,
    /// How much weaker it is for all, by tucked cards and windows.
    pub weaker: u8,
    /// What each seat takes off every amount.
    pub less: Vec<u8>,
    /// What each seat has of what is compared to find whom it strikes; none, if nothing is.
    pub measured: Vec<u16>,
    /// How much it does to each seat before anything is taken off; none, unless it does one thing with an amount.
    pub amounts: Vec<u16>,
    /// What each seat has that takes something off, whether it strikes them or not.
    pub softened: Vec<u16>,
}

/// The decks and what was discarded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakDecks {
    /// Local cards.
    pub local: Pile<LocalId>,
    /// Global projects.
    pub global: Pile<GlobalId>,
    /// Crises.
    pub crisis: Pile<CrisisId>,
}

/// A deck and its discards.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakPileOf{Card}")]
pub struct Pile<Card> {
    /// How many cards the deck has left.
    pub left: u32,
    /// Cards in the discards.
    pub discards: Vec<Card>,
}

/// A challenge card in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "DaybreakChallengeShown")]
pub struct ChallengeShown {
    /// Which.
    pub card: ChallengeId,
    /// Whose; nobody's: the group's.
    pub seat: Option<Seat>,
}
