//! What belongs to a game, for the descriptions of fields that hold it as JSON: `#[schemars(with = "Option<of_game::View>")]`.
//! Here these types have names alone; whoever knows the games says what each can be ([`NAMES`]).

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

macro_rules! of_game {
    ($($(#[doc = $about:literal])+ $name:ident,)+) => {
        $(
            $(#[doc = $about])+
            pub enum $name {}

            impl JsonSchema for $name {
                fn schema_name() -> Cow<'static, str> {
                    stringify!($name).into()
                }

                fn schema_id() -> Cow<'static, str> {
                    concat!(module_path!(), "::", stringify!($name)).into()
                }

                fn json_schema(_generator: &mut SchemaGenerator) -> Schema {
                    json_schema!({ "description": concat!($($about),+).trim() })
                }
            }
        )+

        /// The names of all of them.
        pub const NAMES: &[&str] = &[$(stringify!($name)),+];
    };
}

of_game! {
    /// How a table of either game is set up.
    Setup,
    /// Either game as one audience sees it.
    View,
    /// A choice in either game.
    Move,
    /// Something that happened in either game.
    Fact,
    /// Why a move is not possible in either game.
    Refusal,
    /// How either game ended.
    Outcome,
    /// What the seat one faces can do with its cards.
    Uses,
    /// What is ahead in either game as things stand.
    Ahead,
    /// What would be coming after a move that is tried.
    TriedForecast,
    /// A game of either kind in numbers.
    GameDebrief,
    /// Everything that is drawn at a table of either game.
    Library,
}
