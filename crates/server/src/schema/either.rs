//! What belongs to the one game or the other, for the descriptions of fields that hold it as JSON:
//! `#[schemars(with = "Option<schema::View>")]`.

use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

macro_rules! either {
    ($($(#[doc = $about:literal])+ $name:ident,)+) => {$(
        $(#[doc = $about])+
        pub enum $name {}

        impl JsonSchema for $name {
            fn schema_name() -> Cow<'static, str> {
                stringify!($name).into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!(module_path!(), "::", stringify!($name)).into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                json_schema!({
                    "description": concat!($($about),+).trim(),
                    "anyOf": [
                        generator.subschema_for::<earthrise::$name>(),
                        generator.subschema_for::<daybreak::$name>(),
                    ],
                })
            }
        }
    )+};
}

either! {
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
}
