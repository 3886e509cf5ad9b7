//! The words of the game as types: powers, tags, emissions, resilience, stages, planetary effects, and the ids of cards.

use serde::{Deserialize, Serialize};
use std::fmt;

/// An enum whose values are dense from 0, with a word for each that locales use in their keys.
macro_rules! dense {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $value:ident = $key:literal,)+ }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        pub enum $name {
            $($(#[$doc])* $value,)+
        }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($name::$value),+].len()] = [$($name::$value),+];
            /// How many there are.
            pub const COUNT: usize = Self::ALL.len();

            /// Its place in [`Self::ALL`].
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Its word in the keys of locales.
            pub const fn key(self) -> &'static str {
                match self { $($name::$value => $key,)+ }
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.key())
            }
        }
    };
}

dense! {
    /// A World Power, in the order of the rulebook.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakPower"))]
    Power {
        /// China.
        China = "china",
        /// Europe.
        Europe = "europe",
        /// United States.
        UnitedStates = "united-states",
        /// Majority World.
        MajorityWorld = "majority-world",
    }
}

dense! {
    /// A reference card with its five starting cards: one for each power and one for solo (DB-SETUP-13).
    Set {
        /// One player alone, whatever the name and colour of the power.
        Solo = "solo",
        /// China.
        China = "china",
        /// United States.
        UnitedStates = "united-states",
        /// Europe.
        Europe = "europe",
        /// Majority World.
        MajorityWorld = "majority-world",
    }
}

impl Power {
    /// The set this power plays with at a table of more than one.
    pub const fn set(self) -> Set {
        match self {
            Power::China => Set::China,
            Power::Europe => Set::Europe,
            Power::UnitedStates => Set::UnitedStates,
            Power::MajorityWorld => Set::MajorityWorld,
        }
    }
}

dense! {
    /// One of the twelve tags of local cards.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakTag"))]
    Tag {
        /// Energy ("electricity").
        Energy = "energy",
        /// Ecology.
        Ecology = "ecology",
        /// Grid.
        Grid = "grid",
        /// Infrastructure.
        Infrastructure = "infrastructure",
        /// Solar.
        Solar = "solar",
        /// Regulation.
        Regulation = "regulation",
        /// Wind.
        Wind = "wind",
        /// Finance ("incentive").
        Finance = "finance",
        /// Nuclear.
        Nuclear = "nuclear",
        /// Innovation.
        Innovation = "innovation",
        /// Society.
        Society = "society",
        /// Geoengineering.
        Geoengineering = "geoengineering",
    }
}

dense! {
    /// One of the six types of emissions tokens.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakSector"))]
    Sector {
        /// Transportation.
        Transportation = "transportation",
        /// Fuel extraction.
        FuelExtraction = "fuel-extraction",
        /// Industry.
        Industry = "industry",
        /// Waste.
        Waste = "waste",
        /// Agriculture.
        Agriculture = "agriculture",
        /// Buildings.
        Buildings = "buildings",
    }
}

dense! {
    /// One of the three types of resilience.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakResilience"))]
    Resilience {
        /// Social.
        Social = "social",
        /// Ecological.
        Ecological = "ecological",
        /// Infrastructure.
        Infrastructure = "infrastructure",
    }
}

dense! {
    /// A stage of the round (DB-ROUND-01).
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakStage"))]
    Stage {
        /// Crises are forecast and a global project is chosen.
        Global = "global",
        /// Everybody plays local cards.
        Local = "local",
        /// Carbon is added and absorbed.
        Emissions = "emissions",
        /// Planetary effects and crises.
        Crisis = "crisis",
        /// The win is checked and demand grows.
        Growth = "growth",
    }
}

dense! {
    /// A planetary effect: a face of the die and a track (DB-CRISIS-05).
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakPlanetaryEffect"))]
    PlanetaryEffect {
        /// Change in major weather systems.
        WeatherSystems = "weather-systems",
        /// Desertification.
        Desertification = "desertification",
        /// Ocean acidification.
        OceanAcidification = "ocean-acidification",
        /// Thawing permafrost.
        Permafrost = "permafrost",
        /// Loss of Arctic sea ice.
        ArcticSeaIce = "arctic-sea-ice",
        /// Amazon dieback.
        AmazonDieback = "amazon-dieback",
    }
}

dense! {
    /// The five decks of the box. Starting cards share their ids with local cards.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakDeck"))]
    Deck {
        /// From 1.001 on.
        Local = "local",
        /// From 1.200 on.
        Starting = "starting",
        /// From 1.300 on.
        Global = "global",
        /// From 1.400 on.
        Crisis = "crisis",
        /// From 1.500 on.
        Challenge = "challenge",
    }
}

impl Deck {
    /// The number of its first card; the others follow without a gap. How many there are, the files say
    /// ([`Content::size`](crate::content::Content::size)).
    pub const fn first(self) -> u16 {
        match self {
            Deck::Local => 1,
            Deck::Starting => 200,
            Deck::Global => 300,
            Deck::Crisis => 400,
            Deck::Challenge => 500,
        }
    }

    /// The most cards it has room for: sets of cards are bits in a state of fixed size.
    pub const fn room(self) -> u16 {
        match self {
            Deck::Local => LOCAL_CARDS as u16 - Deck::Starting.room(),
            Deck::Starting => (Set::COUNT * SET_CARDS) as u16,
            Deck::Global => u32::BITS as u16,
            Deck::Crisis | Deck::Challenge => u64::BITS as u16,
        }
    }

    /// The fewest cards it must have.
    pub const fn least(self) -> u16 {
        match self {
            Deck::Local => BEFORE_STARTING as u16,
            Deck::Starting => self.room(),
            Deck::Global | Deck::Crisis | Deck::Challenge => 1,
        }
    }

    /// The file its cards stand in.
    pub const fn file(self) -> &'static str {
        match self {
            Deck::Local => "local.ron",
            Deck::Starting => "starting.ron",
            Deck::Global => "global.ron",
            Deck::Crisis => "crisis.ron",
            Deck::Challenge => "challenge.ron",
        }
    }
}

/// The printed number of a card, without the leading `1.`: 4 is card 1.004.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCardNo"))]
#[serde(transparent)]
pub struct CardNo(pub u16);

impl CardNo {
    /// The deck that a card of this number belongs to, whether there is one or not.
    pub fn deck(self) -> Option<Deck> {
        Deck::ALL.into_iter().find(|deck| (deck.first()..deck.first() + deck.room()).contains(&self.0))
    }

    /// The key of a text about the card in the locales, as in `db-local-004-world`. `part` is `title` or `world`.
    pub fn key(self, part: &str) -> String {
        let deck = self.deck().map_or("card", Deck::key);
        format!("db-{deck}-{:03}-{part}", self.0)
    }
}

impl fmt::Display for CardNo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "1.{:03}", self.0)
    }
}

/// The most local and starting cards together: ids are below this.
pub const LOCAL_CARDS: usize = 192;

/// The starting cards of a set (DB-SETUP-08).
pub(crate) const SET_CARDS: usize = 5;

/// Local cards whose ids come before those of the starting cards. Ids stand in logs, so this does not change: a local
/// card that is added has an id behind the starting cards.
const BEFORE_STARTING: u8 = 133;

/// Local and starting cards that the first edition had: so long every row of bytes in a state is written at least.
pub(crate) const FIRST_EDITION: usize = BEFORE_STARTING as usize + Deck::Starting.room() as usize;

/// A dense id of one deck.
macro_rules! id {
    ($(#[$about:meta])* $name:ident) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub u8);

        impl $name {
            /// For indexing.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id! {
    /// A local or a starting card.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakLocalId"))]
    LocalId
}
id! {
    /// A global project.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakGlobalId"))]
    GlobalId
}
id! {
    /// A crisis.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCrisisId"))]
    CrisisId
}
id! {
    /// A challenge card.
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakChallengeId"))]
    ChallengeId
}

impl LocalId {
    /// Is it a starting card? A lost one leaves the game (DB-SETUP-15).
    pub const fn is_starting(self) -> bool {
        self.0 >= BEFORE_STARTING && self.index() < FIRST_EDITION
    }

    /// Its printed number.
    pub const fn no(self) -> CardNo {
        let id = self.0 as u16;
        if self.is_starting() {
            CardNo(Deck::Starting.first() + id - BEFORE_STARTING as u16)
        } else if self.0 < BEFORE_STARTING {
            CardNo(Deck::Local.first() + id)
        } else {
            CardNo(Deck::Local.first() + id - Deck::Starting.room())
        }
    }

    /// The id of a printed number, whether there is such a card or not.
    pub fn of(no: CardNo) -> Option<LocalId> {
        let deck = no.deck()?;
        let place = no.0 - deck.first();
        let id = match deck {
            Deck::Local if place < BEFORE_STARTING.into() => place,
            Deck::Local => place + Deck::Starting.room(),
            Deck::Starting => place + u16::from(BEFORE_STARTING),
            Deck::Global | Deck::Crisis | Deck::Challenge => return None,
        };
        Some(LocalId(id as u8))
    }

    /// The five starting cards of a set, in the order of their numbers (DB-SETUP-08).
    pub fn starting(set: Set) -> [LocalId; SET_CARDS] {
        let first = BEFORE_STARTING + set as u8 * SET_CARDS as u8;
        std::array::from_fn(|slot| LocalId(first + slot as u8))
    }
}

/// Number and back for the decks whose ids count from their first number.
macro_rules! numbered {
    ($name:ident, $deck:expr) => {
        impl $name {
            /// Its printed number.
            pub const fn no(self) -> CardNo {
                CardNo($deck.first() + self.0 as u16)
            }

            /// The id of a printed number, whether there is such a card or not.
            pub fn of(no: CardNo) -> Option<$name> {
                (no.deck()? == $deck).then(|| $name((no.0 - $deck.first()) as u8))
            }
        }
    };
}
numbered!(GlobalId, Deck::Global);
numbered!(CrisisId, Deck::Crisis);
numbered!(ChallengeId, Deck::Challenge);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_ids_go_both_ways() {
        for deck in Deck::ALL {
            for no in (deck.first()..deck.first() + deck.room()).map(CardNo) {
                assert_eq!(no.deck(), Some(deck));
                let back = match deck {
                    Deck::Local | Deck::Starting => LocalId::of(no).map(LocalId::no),
                    Deck::Global => GlobalId::of(no).map(GlobalId::no),
                    Deck::Crisis => CrisisId::of(no).map(CrisisId::no),
                    Deck::Challenge => ChallengeId::of(no).map(ChallengeId::no),
                };
                assert_eq!(back, Some(no));
            }
        }
        // Ids stand in logs: those of the first edition stay what they are.
        assert_eq!(
            [1, 133, 200, 224, 134].map(|no| LocalId::of(CardNo(no))),
            [0, 132, 133, 157, 158].map(|id| Some(LocalId(id)))
        );
        assert_eq!(LocalId::starting(Set::China)[0].no(), CardNo(205));
        assert_eq!(LocalId::starting(Set::MajorityWorld)[4].no(), CardNo(224));
        assert_eq!(CardNo(4).key("title"), "db-local-004-title");
        assert_eq!(CardNo(4).to_string(), "1.004");
    }
}
