//! The cards and boards of Daybreak, as a client draws them.

use daybreak::language::{CardFilter, Flavour, Scope, Window};
use daybreak::{CardNo, PlanetaryEffect, Power, Resilience, Sector, Stage, Tag};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Serialize};
use std::borrow::Cow;

/// Everything that is drawn at a table of Daybreak.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct DaybreakLibrary {
    /// The name of the content.
    pub content: String,
    /// Are cards reconstructed, in part or as a whole?
    pub reference: bool,
    /// Every card of the five decks.
    pub cards: Vec<CardFace>,
    /// What is printed on the central board, and the dice.
    pub board: BoardFace,
    /// The reference cards: how each power opens, and whoever plays alone.
    pub sets: Vec<SetFace>,
    /// The setup table.
    pub tables: Vec<TableFace>,
    /// Which challenge cards a table can have.
    pub challenges: ChallengesFace,
    /// The small vocabularies, each in its order.
    pub order: OrderFace,
}

/// The small vocabularies of the game, each in the order in which it is told and drawn.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct OrderFace {
    /// The stages of a round.
    pub stages: Vec<Stage>,
    /// The powers.
    pub powers: Vec<Power>,
    /// The tags.
    pub tags: Vec<Tag>,
    /// The types of emissions.
    pub emissions: Vec<Sector>,
    /// The types of resilience.
    pub resilience: Vec<Resilience>,
    /// The decks.
    pub decks: Vec<DeckName>,
}

/// Which challenge cards a table can have.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChallengesFace {
    /// The most at a table.
    pub most: u8,
    /// How often one that is named by its number can be there.
    pub copies: u8,
    /// The kinds that can be dealt, in their order.
    pub kinds: Vec<ChallengeKind>,
}

/// A kind of challenge cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ChallengeKind {
    /// What they are like.
    pub flavour: Flavour,
    /// Whom they are for.
    pub scope: Scope,
    /// From so many players on a setup has to say for whom one is; never, if nothing is said.
    pub names_seat_from: Option<u8>,
}

/// A deck.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeckName {
    /// Local cards.
    Local,
    /// Starting cards.
    Starting,
    /// Global projects.
    Global,
    /// Crises.
    Crisis,
    /// Challenge cards.
    Challenge,
}

/// A sign of an icon line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Glyph {
    /// A picture of the sprite.
    Icon(IconName),
    /// A number or a short word.
    Text(String),
    /// What is paid first.
    Cost(Vec<Glyph>),
    /// What one may do, or leave.
    May(Vec<Glyph>),
}

/// The name of a picture.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct IconName(pub String);

impl JsonSchema for IconName {
    fn schema_name() -> Cow<'static, str> {
        "IconName".into()
    }

    fn json_schema(_generator: &mut SchemaGenerator) -> Schema {
        let names: Vec<String> = daybreak_words::Icon::all().map(daybreak_words::Icon::name).collect();
        json_schema!({ "description": "The name of a picture.", "type": "string", "enum": names })
    }
}

impl From<daybreak_words::Glyph> for Glyph {
    fn from(glyph: daybreak_words::Glyph) -> Glyph {
        match glyph {
            daybreak_words::Glyph::Icon(icon) => Glyph::Icon(IconName(icon.name())),
            daybreak_words::Glyph::Text(text) => Glyph::Text(text),
            daybreak_words::Glyph::Cost(within) => Glyph::Cost(within.into_iter().map(Into::into).collect()),
            daybreak_words::Glyph::May(within) => Glyph::May(within.into_iter().map(Into::into).collect()),
        }
    }
}

/// How often an action can be carried out in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LimitFace {
    /// By what.
    pub kind: LimitKind,
    /// How many times; nothing, if that hangs on the stack or has no end.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub times: Option<u8>,
    /// Once for each such tag of the stack, with `per`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub tag: Option<Tag>,
}

/// By what an action is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum LimitKind {
    /// As often as it can be paid.
    Unlimited,
    /// Once.
    Once,
    /// So many times.
    Times,
    /// Once for each such tag in the stack.
    Per,
    /// Once for each player.
    OnceEach,
}

/// Cards that a project or a crisis asks for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct CardSlots {
    /// Which cards.
    pub wanted: CardFilter,
    /// How many of them at 1, 2, 3 and 4 players; empty: any number.
    pub count: Vec<u8>,
    /// What they do, in a sentence.
    pub text: String,
}

/// A tag that an action requires in its stack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RequiredTag {
    /// Which tag.
    pub tag: Tag,
    /// Does the card have it itself?
    pub own: bool,
}

/// What some faces of a die do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DieRow {
    /// It in signs: which faces, and what they do.
    pub line: Vec<Glyph>,
    /// The same in words.
    pub text: String,
}

/// A card as it is drawn.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct CardFace {
    /// Its deck.
    pub deck: DeckName,
    /// Its id in views and facts. Local and starting cards share their ids; every other deck has its own.
    pub id: u8,
    /// The printed number, as in `1.065`.
    pub no: String,
    /// The same as setups name it: 65 for `1.065`.
    pub number: CardNo,
    /// Its title.
    pub title: String,
    /// What it is, in a word or two.
    pub kind: String,
    /// Its tags, as often as they are printed.
    pub tags: Vec<Tag>,
    /// What it does, in signs.
    pub line: Vec<Glyph>,
    /// How often its action can be carried out; nothing, if it has none.
    pub limit: Option<LimitFace>,
    /// When its action can be carried out; nothing, if it has none.
    pub window: Option<Window>,
    /// What it does, sentence by sentence.
    pub text: Vec<String>,
    /// What it does, sentence by sentence, without what is drawn beside it: required tags, limit, rows of a die, what a
    /// project needs and what cards under a crisis do.
    pub deed: Vec<String>,
    /// The same in as few words as say it.
    pub brief: Vec<String>,
    /// How often its action can be used, and when if not in the Local stage; nothing, if it has none.
    pub foot: Option<String>,
    /// The tags of its stack that its action requires, one each.
    pub requires: Vec<RequiredTag>,
    /// What the faces of the die do that it rolls.
    pub die: Vec<DieRow>,
    /// The sentence of these that says what a project needs.
    pub needs: Option<String>,
    /// One sentence on what it is in the real world.
    pub world: Option<String>,
    /// Where it comes from: `rulebook`, `published`, `play`, `reconstructed` or `printed`.
    pub source: String,
    /// The same in words, with whether it was completed.
    pub source_text: String,
    /// The fields that were completed although the card has a source.
    pub reconstructed: Vec<String>,
    /// Is it used when one player plays alone?
    pub solo: bool,
    /// The cards it asks for.
    pub slots: Vec<CardSlots>,
    /// Whom a crisis strikes.
    pub target_text: Option<String>,
    /// Does a crisis stay on the table?
    pub ongoing: bool,
    /// What a challenge card is like.
    pub flavour: Option<Flavour>,
    /// Whom a challenge card is for.
    pub scope: Option<Scope>,
    /// The set of a starting card: `solo`, `china`, `united-states`, `europe` or `majority-world`.
    pub set: Option<String>,
    /// The emissions its action touches.
    pub emissions: Vec<Sector>,
}

/// What is printed on the central board.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct BoardFace {
    /// Rounds of a game.
    pub rounds: u8,
    /// Local cards of a draw step.
    pub draw: u8,
    /// From so many communities in crisis on, so many cards fewer.
    pub draw_marks: Vec<(u8, u8)>,
    /// Communities in crisis that lose the game.
    pub communities_to_lose: u8,
    /// Bands that lose the game.
    pub bands_to_lose: u8,
    /// Carbon of a band, for each player.
    pub carbon_per_band: u8,
    /// What holds with 0, 1, 2 … bands, up to the most that may lose a game.
    pub levels: Vec<LevelFace>,
    /// Global projects drawn to choose from.
    pub projects_drawn: u8,
    /// Places for global projects.
    pub projects: u8,
    /// Stacks of a player.
    pub stacks: u8,
    /// The faces of the planetary die.
    pub planetary_die: Vec<PlanetaryEffect>,
    /// The highest face of the geoengineering die.
    pub geoengineering_die: u8,
    /// The tracks of the planetary effects.
    pub tracks: Vec<TrackFace>,
}

/// What holds with so many bands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LevelFace {
    /// So many bands.
    pub bands: u8,
    /// The temperature, in tenths of a degree.
    pub tenths: u16,
    /// Rolls of the planetary die.
    pub rolls: u8,
    /// Crisis cards.
    pub crises: u8,
}

/// The track of a planetary effect.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TrackFace {
    /// Which.
    pub effect: PlanetaryEffect,
    /// What it is called.
    pub name: String,
    /// The spaces after the start.
    pub spaces: Vec<TrackSpace>,
}

/// A space of a track.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct TrackSpace {
    /// Is it a tipping point?
    pub tips: bool,
    /// What happens there; nothing, if it is none.
    pub text: Option<String>,
}

/// A reference card.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct SetFace {
    /// Whose: `solo`, `china`, `united-states`, `europe` or `majority-world`.
    pub set: String,
    /// The power; nothing for whoever plays alone.
    pub power: Option<Power>,
    /// What it is called.
    pub name: String,
    /// Energy demand.
    pub demand: u8,
    /// Dirty energy.
    pub dirty: u8,
    /// Clean energy.
    pub clean: u8,
    /// Emissions, in the order of the sectors: transportation, fuel extraction, industry, waste, agriculture, buildings.
    pub emissions: [u8; Sector::COUNT],
    /// Resilience: social, ecological, infrastructure.
    pub resilience: [u8; Resilience::COUNT],
    /// Communities in crisis.
    pub communities: u8,
    /// How much demand grows each round.
    pub growth: u8,
    /// Where it comes from.
    pub source: String,
    /// The fields that were completed.
    pub reconstructed: Vec<String>,
}

/// A row of the setup table.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct TableFace {
    /// How many play.
    pub players: u8,
    /// The powers, in their order; none for one who plays alone with any of them.
    pub powers: Vec<Power>,
    /// The powers that the seats have at first.
    pub seats: Vec<Power>,
    /// The powers that a seat can have, each at one seat.
    pub choices: Vec<Power>,
    /// How hard it is.
    pub difficulty: DifficultyName,
    /// The same in words.
    pub difficulty_text: String,
    /// Trees at the start.
    pub trees: u8,
    /// Oceans at the start.
    pub oceans: u8,
}

/// How hard a set of powers is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DifficultyName {
    /// Easier.
    Easier,
    /// Standard.
    Standard,
    /// Harder.
    Harder,
    /// Extreme.
    Extreme,
}
