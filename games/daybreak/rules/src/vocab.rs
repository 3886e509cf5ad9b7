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
        /// 1.001 to 1.133.
        Local = "local",
        /// 1.200 to 1.224.
        Starting = "starting",
        /// 1.300 to 1.323.
        Global = "global",
        /// 1.400 to 1.447.
        Crisis = "crisis",
        /// 1.500 to 1.541.
        Challenge = "challenge",
    }
}

impl Deck {
    /// The first number and how many cards there are.
    pub const fn range(self) -> (u16, u16) {
        match self {
            Deck::Local => (1, 133),
            Deck::Starting => (200, 25),
            Deck::Global => (300, 24),
            Deck::Crisis => (400, 48),
            Deck::Challenge => (500, 42),
        }
    }

    /// How many cards.
    pub const fn size(self) -> usize {
        self.range().1 as usize
    }

    /// Every number of the deck.
    pub fn numbers(self) -> impl Iterator<Item = CardNo> {
        let (first, count) = self.range();
        (first..first + count).map(CardNo)
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
    /// The deck whose range holds the number.
    pub fn deck(self) -> Option<Deck> {
        Deck::ALL.into_iter().find(|deck| {
            let (first, count) = deck.range();
            (first..first + count).contains(&self.0)
        })
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

/// Local and starting cards together: the dense ids below this.
pub const LOCAL_CARDS: usize = Deck::Local.size() + Deck::Starting.size();

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
    /// A local card (0 to 132) or a starting card (133 to 157).
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakLocalId"))]
    LocalId
}
id! {
    /// A global project (0 to 23).
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakGlobalId"))]
    GlobalId
}
id! {
    /// A crisis (0 to 47).
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCrisisId"))]
    CrisisId
}
id! {
    /// A challenge card (0 to 41).
    #[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakChallengeId"))]
    ChallengeId
}

impl LocalId {
    /// The first starting card.
    pub const FIRST_STARTING: LocalId = LocalId(Deck::Local.range().1 as u8);

    /// Is it a starting card? A lost one leaves the game (DB-SETUP-15).
    pub const fn is_starting(self) -> bool {
        self.0 >= Self::FIRST_STARTING.0
    }

    /// Its printed number.
    pub const fn no(self) -> CardNo {
        if self.is_starting() {
            CardNo(Deck::Starting.range().0 + (self.0 - Self::FIRST_STARTING.0) as u16)
        } else {
            CardNo(Deck::Local.range().0 + self.0 as u16)
        }
    }

    /// The card of a printed number.
    pub fn of(no: CardNo) -> Option<LocalId> {
        match no.deck()? {
            Deck::Local => Some(LocalId((no.0 - Deck::Local.range().0) as u8)),
            Deck::Starting => Some(LocalId((no.0 - Deck::Starting.range().0) as u8 + Self::FIRST_STARTING.0)),
            _ => None,
        }
    }

    /// The five starting cards of a set, in the order of their numbers (DB-SETUP-08).
    pub fn starting(set: Set) -> [LocalId; 5] {
        let first = Self::FIRST_STARTING.0 + set as u8 * 5;
        std::array::from_fn(|slot| LocalId(first + slot as u8))
    }
}

/// Number and back for the decks whose ids count from their first number.
macro_rules! numbered {
    ($name:ident, $deck:expr) => {
        impl $name {
            /// Its printed number.
            pub const fn no(self) -> CardNo {
                CardNo($deck.range().0 + self.0 as u16)
            }

            /// The card of a printed number.
            pub fn of(no: CardNo) -> Option<$name> {
                (no.deck()? == $deck).then(|| $name((no.0 - $deck.range().0) as u8))
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
            for no in deck.numbers() {
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
        assert_eq!(LocalId::starting(Set::China)[0].no(), CardNo(205));
        assert_eq!(LocalId::starting(Set::MajorityWorld)[4].no(), CardNo(224));
        assert_eq!(CardNo(4).key("title"), "db-local-004-title");
        assert_eq!(CardNo(4).to_string(), "1.004");
    }
}
