//! The signs that cards are drawn with: icons by stable names, and short texts between them.

use daybreak::language::{CardFilter, Token};
use daybreak::{PlanetaryEffect, Resilience, Sector, Tag};

/// A sign of an icon line.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// A picture.
    Icon(Icon),
    /// A number or a short word.
    Text(String),
    /// What is paid first.
    Cost(Vec<Glyph>),
    /// What one may do, or leave.
    May(Vec<Glyph>),
}

/// A picture, known by its [`name`](Icon::name).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A tag.
    Tag(Tag),
    /// An emissions token; `None` is any of them.
    Emissions(Option<Sector>),
    /// A resilience token; `None` is any of them.
    Resilience(Option<Resilience>),
    /// A planetary effect.
    Planet(PlanetaryEffect),
    /// One of the others.
    Plain(Plain),
}

/// The icons that stand for one thing each.
macro_rules! plain {
    ($($(#[$doc:meta])* $name:ident = $key:literal,)+) => {
        /// An icon that stands for one thing.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Plain {
            $($(#[$doc])* $name,)+
        }

        impl Plain {
            /// All of them.
            pub const ALL: &'static [Plain] = &[$(Plain::$name),+];

            /// Its name.
            pub const fn name(self) -> &'static str {
                match self { $(Plain::$name => $key,)+ }
            }
        }
    };
}

plain! {
    /// Clean energy.
    Clean = "clean",
    /// Dirty energy.
    Dirty = "dirty",
    /// Energy demand.
    Demand = "demand",
    /// Carbon.
    Carbon = "carbon",
    /// A tree.
    Tree = "tree",
    /// An ocean.
    Ocean = "ocean",
    /// Direct air capture.
    Dac = "dac",
    /// A community in crisis.
    Community = "community",
    /// A card is discarded from hand, mostly to pay.
    Discard = "discard",
    /// A card is drawn.
    Draw = "draw",
    /// A card in hand.
    Hand = "hand",
    /// A card that is tucked.
    Tuck = "tuck",
    /// What stands before it leads to what stands behind.
    Arrow = "arrow",
    /// As often as the tag behind it is in the stack.
    Times = "times",
    /// For each of what stands behind.
    Per = "per",
    /// One of both.
    Or = "or",
    /// A crisis.
    Crisis = "crisis",
    /// The forecast of the round: a crisis that lies open.
    Forecast = "forecast",
    /// A global project.
    Project = "project",
    /// The planetary die.
    DiePlanet = "die-planet",
    /// The geoengineering die.
    DieGeo = "die-geo",
    /// A temperature band.
    Band = "band",
    /// The thermometer.
    Thermometer = "thermometer",
    /// Recent emissions.
    Recent = "recent",
    /// Whom a crisis strikes.
    Target = "target",
    /// One player.
    Player = "player",
    /// All players.
    AllPlayers = "all-players",
    /// Something is given to another player.
    Give = "give",
    /// Something is looked at.
    Eye = "eye",
    /// What stands behind it is ignored or not possible.
    ShieldOff = "shield-off",
}

impl Icon {
    /// Every icon there is.
    pub fn all() -> impl Iterator<Item = Icon> {
        let tags = Tag::ALL.into_iter().map(Icon::Tag);
        let sectors = Sector::ALL.into_iter().map(Some).chain([None]).map(Icon::Emissions);
        let kinds = Resilience::ALL.into_iter().map(Some).chain([None]).map(Icon::Resilience);
        let planets = PlanetaryEffect::ALL.into_iter().map(Icon::Planet);
        tags.chain(sectors).chain(kinds).chain(planets).chain(Plain::ALL.iter().copied().map(Icon::Plain))
    }

    /// Its name in a sprite: `tag-wind`, `em-any`, `res-social`, `planet-permafrost`, `clean`.
    pub fn name(self) -> String {
        match self {
            Icon::Tag(tag) => format!("tag-{tag}"),
            Icon::Emissions(sector) => format!("em-{}", sector.map_or("any", Sector::key)),
            Icon::Resilience(kind) => format!("res-{}", kind.map_or("any", Resilience::key)),
            Icon::Planet(effect) => format!("planet-{effect}"),
            Icon::Plain(plain) => plain.name().to_owned(),
        }
    }
}

impl From<Plain> for Glyph {
    fn from(plain: Plain) -> Glyph {
        Glyph::Icon(Icon::Plain(plain))
    }
}

impl From<Tag> for Glyph {
    fn from(tag: Tag) -> Glyph {
        Glyph::Icon(Icon::Tag(tag))
    }
}

impl From<Resilience> for Glyph {
    fn from(kind: Resilience) -> Glyph {
        Glyph::Icon(Icon::Resilience(Some(kind)))
    }
}

impl From<PlanetaryEffect> for Glyph {
    fn from(effect: PlanetaryEffect) -> Glyph {
        Glyph::Icon(Icon::Planet(effect))
    }
}

impl From<Token> for Glyph {
    fn from(token: Token) -> Glyph {
        match token {
            Token::Clean => Plain::Clean.into(),
            Token::Dirty => Plain::Dirty.into(),
            Token::Demand => Plain::Demand.into(),
            Token::Emissions(sector) => Glyph::Icon(Icon::Emissions(Some(sector))),
            Token::AnyEmissions => Glyph::Icon(Icon::Emissions(None)),
            Token::Resilience(kind) => kind.into(),
            Token::AnyResilience => Glyph::Icon(Icon::Resilience(None)),
            Token::Communities => Plain::Community.into(),
            Token::Trees => Plain::Tree.into(),
            Token::Oceans => Plain::Ocean.into(),
            Token::Dac => Plain::Dac.into(),
            Token::RecentCarbon => Plain::Recent.into(),
            Token::ThermometerCarbon => Plain::Thermometer.into(),
        }
    }
}

impl Glyph {
    /// A text.
    pub fn text(text: impl ToString) -> Glyph {
        Glyph::Text(text.to_string())
    }

    /// The glyph itself, or those within it.
    pub fn leaves(&self) -> Vec<&Glyph> {
        match self {
            Glyph::Icon(_) | Glyph::Text(_) => vec![self],
            Glyph::Cost(within) | Glyph::May(within) => within.iter().flat_map(Glyph::leaves).collect(),
        }
    }

    /// "+2", or "−2" if it is less.
    pub fn signed(count: i32) -> Glyph {
        let sign = if count < 0 { "−" } else { "+" };
        Glyph::Text(format!("{sign}{}", count.unsigned_abs()))
    }
}

/// The tags or tokens that tell cards of a kind from others.
pub(super) fn of_filter(filter: &CardFilter) -> Vec<Glyph> {
    let either = |glyphs: Vec<Glyph>| {
        let mut all = Vec::new();
        for glyph in glyphs {
            if !all.is_empty() {
                all.push(Plain::Or.into());
            }
            all.push(glyph);
        }
        all
    };
    match filter {
        CardFilter::Any => Vec::new(),
        CardFilter::Tag(tag) => vec![(*tag).into()],
        CardFilter::OneOf(tags) => either(tags.iter().map(|&tag| tag.into()).collect()),
        CardFilter::Removes(tokens) => std::iter::once(Glyph::text("−"))
            .chain(either(tokens.iter().map(|&token| token.into()).collect()))
            .collect(),
    }
}
