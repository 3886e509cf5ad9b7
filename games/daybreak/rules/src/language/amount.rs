//! What is counted, how many, and under which conditions.

use crate::few::Few;
use crate::vocab::{Resilience, Sector, Tag};
use serde::{Deserialize, Serialize};

/// Something that lies on a board and can be counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakToken"))]
pub enum Token {
    /// Clean energy of a player (card 1.205).
    Clean,
    /// Dirty energy of a player (card 1.206).
    Dirty,
    /// The demand marker of a player (card 1.034).
    Demand,
    /// Emissions of one type (card 1.065).
    Emissions(Sector),
    /// Emissions of any type, chosen token by token; as a count, all of them (card 1.053).
    AnyEmissions,
    /// Resilience of one type (card 1.087).
    Resilience(Resilience),
    /// Resilience of any type, chosen token by token; as a count, all of it (card 1.207).
    AnyResilience,
    /// Communities in crisis (card 1.402).
    Communities,
    /// Trees of the world (card 1.037).
    Trees,
    /// Oceans of the world (card 1.040).
    Oceans,
    /// Direct air capture of the world (card 1.124).
    Dac,
    /// Carbon in recent emissions (card 1.424, permafrost).
    RecentCarbon,
    /// Carbon on the thermometer; bands form and break as it changes (Arctic sea ice).
    ThermometerCarbon,
}

impl Token {
    /// How many kinds a set of them tells apart.
    pub const COUNT: usize = 13 + Sector::COUNT + Resilience::COUNT - 2;

    /// A dense number below [`Token::COUNT`].
    pub const fn index(self) -> usize {
        match self {
            Token::Clean => 0,
            Token::Dirty => 1,
            Token::Demand => 2,
            Token::AnyEmissions => 3,
            Token::AnyResilience => 4,
            Token::Communities => 5,
            Token::Trees => 6,
            Token::Oceans => 7,
            Token::Dac => 8,
            Token::RecentCarbon => 9,
            Token::ThermometerCarbon => 10,
            Token::Emissions(sector) => 11 + sector.index(),
            Token::Resilience(resilience) => 11 + Sector::COUNT + resilience.index(),
        }
    }

    /// Does it lie on the central board and not on a player's?
    pub const fn is_world(self) -> bool {
        matches!(self, Token::Trees | Token::Oceans | Token::Dac | Token::RecentCarbon | Token::ThermometerCarbon)
    }

    /// Must somebody choose a type for each token?
    pub const fn is_any(self) -> bool {
        matches!(self, Token::AnyEmissions | Token::AnyResilience)
    }
}

/// Emissions of every type, as bits of a set.
const OF_SECTORS: u32 = ((1 << Sector::COUNT) - 1) << Token::Emissions(Sector::ALL[0]).index();

/// Resilience of every type, likewise.
const OF_RESILIENCE: u32 = ((1 << Resilience::COUNT) - 1) << Token::Resilience(Resilience::ALL[0]).index();

/// A set of kinds of tokens.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Tokens(u32);

impl Tokens {
    /// None.
    pub const NONE: Tokens = Tokens(0);

    /// With one more.
    #[must_use]
    pub const fn with(self, token: Token) -> Tokens {
        Tokens(self.0 | 1 << token.index())
    }

    /// Is it in the set? One of any type is there if one of some type is.
    pub const fn has(self, token: Token) -> bool {
        let of_type = match token {
            Token::AnyEmissions => OF_SECTORS,
            Token::AnyResilience => OF_RESILIENCE,
            _ => 0,
        };
        self.0 & (1 << token.index() | of_type) != 0
    }
}

/// How many.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakQuantity"))]
pub enum Quantity {
    /// So many (most cards).
    N(u8),
    /// 1 for each such tag in the acting stack (card 1.205).
    Per(Tag),
    /// So many for each such tag in the acting stack (cards 1.025, 1.097).
    Times(u8, Tag),
    /// 1 for each such tag in the acting stack, at most so many (for reconstructed cards).
    Capped(u8, Tag),
    /// By the number of such tags in the acting stack: from so many tags on, so much; below the first row 0 (cards 1.004, 1.035).
    Rows(Tag, Few<(u8, u8), 3>),
    /// So many for each such tag in the whole play area of the player (for reconstructed cards and crises).
    PerArea(u8, Tag),
    /// 1 for every full so many of this token on the player's board (for reconstructed crises).
    PerEvery(u8, Token),
    /// So many for each band on the thermometer now (card 1.402; DB-CRISIS-25).
    PerBand(u8),
    /// So many for each player (card 1.309, planetary effects).
    PerPlayer(u8),
    /// At 1, 2, 3 and 4 players (cards 1.314, 1.318).
    ByPlayers(u8, u8, u8, u8),
    /// The first, in solo the second (cards 1.432, 1.440).
    Solo(u8, u8),
    /// So many for each active global project (for reconstructed cards).
    PerProject(u8),
    /// So many for each card that was paid under `UpTo` (card 1.320).
    PerPaid(u8),
    /// All there are; where a player gives, up to all (the renewable energy partnership).
    All,
}

impl Quantity {
    /// How many, if the number of players alone decides it.
    pub fn by_players(&self, players: u8) -> Option<u16> {
        Some(match *self {
            Quantity::N(n) => n.into(),
            Quantity::PerPlayer(n) => u16::from(n) * u16::from(players),
            Quantity::ByPlayers(one, two, three, four) => {
                [one, two, three, four][usize::from(players.clamp(1, 4)) - 1].into()
            }
            Quantity::Solo(more, solo) => if players == 1 { solo } else { more }.into(),
            _ => return None,
        })
    }

    /// The tag of the acting stack that it counts.
    pub fn tag(&self) -> Option<Tag> {
        match *self {
            Quantity::Per(tag) | Quantity::Times(_, tag) | Quantity::Capped(_, tag) | Quantity::Rows(tag, _) => {
                Some(tag)
            }
            _ => None,
        }
    }
}

/// Which cards are meant.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCardFilter"))]
pub enum CardFilter {
    /// Every card (cards 1.308, 1.401).
    #[default]
    Any,
    /// Those that bear a tag (cards 1.322, 1.440).
    Tag(Tag),
    /// Those that bear one of the tags (card 1.314).
    OneOf(Few<Tag, 3>),
    /// Those whose action removes one of these tokens (card 1.208).
    Removes(Few<Token, 2>),
}

/// A state of one player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCheck"))]
pub enum Check {
    /// At least so many; a token of the world counts the same for everybody (the renewable energy partnership).
    AtLeast(Token, u8),
    /// At most so many (card 1.315: no industry token).
    AtMost(Token, u8),
    /// At least so many such tags in the whole play area (card 1.300).
    Tags(Tag, u8),
    /// At least as much clean as dirty energy (for reconstructed cards).
    MostlyClean,
    /// Energy meets demand (for challenge cards).
    DemandMet,
}

/// Something that must hold: a requirement, what makes a project active, or a condition of the win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "DaybreakCondition"))]
pub enum Condition {
    /// At least so many such tags in the acting stack, the card's own included (DB-LOCAL-04; cards 1.014, 1.025).
    Stack(Tag, u8),
    /// The acting player (the renewable energy partnership).
    Own(Check),
    /// At least one player (cards 1.300, 1.315).
    SomePlayer(Check),
    /// Every player (for challenge cards).
    EveryPlayer(Check),
    /// At most so many bands (for challenge cards).
    BandsAtMost(u8),
    /// At least so many bands (for reconstructed cards).
    BandsAtLeast(u8),
    /// At least so many active global projects (for challenge cards).
    ActiveProjects(u8),
}
