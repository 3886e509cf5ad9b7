//! The shape, as JSON Schema, of what this crate serialises in its own way.

use crate::deck::{Bag, Id, Pile};
use crate::log::{ContentRef, Dealt, Entry, EntryNo, Header};
use crate::{Commitment, Seat, Seats, Seed, Share};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// An impl whose definition is written out, under the name of the type.
macro_rules! described {
    ($type:ty, $name:literal, $generator:ident => $schema:expr) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn schema_id() -> Cow<'static, str> {
                concat!("tabletop::", $name).into()
            }

            fn json_schema($generator: &mut SchemaGenerator) -> Schema {
                $schema
            }
        }
    };
}

described!(Seats, "Seats", generator => json_schema!({
    "description": "A set of seats, in order.",
    "type": "array",
    "items": generator.subschema_for::<Seat>(),
    "maxItems": Seats::MAX,
    "uniqueItems": true,
}));

described!(Seed, "Seed", _generator => json_schema!({
    "description": "The seed of a table: a whole number of 64 bits, or 64 hexadecimal digits.",
    "type": "string",
    "pattern": "^([0-9]{1,20}|[0-9a-f]{64})$",
}));

described!(Commitment, "Commitment", _generator => json_schema!({
    "description": "A SHA-256: 64 hexadecimal digits.",
    "type": "string",
    "pattern": "^[0-9a-f]{64}$",
}));

described!(Share, "Share", _generator => json_schema!({
    "description": "What a seat gives to a deal: 64 hexadecimal digits.",
    "type": "string",
    "pattern": "^[0-9a-f]{64}$",
}));

impl<const N: usize> JsonSchema for Pile<N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("PileOf{N}").into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<Id>(), "maxItems": N })
    }
}

impl<const K: usize> JsonSchema for Bag<K> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("BagOf{K}").into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<u8>(), "minItems": K, "maxItems": K })
    }
}

/// The name of a part of a log after the game whose type it holds: `ChessMove` makes `ChessEntry`.
fn named_after<T: JsonSchema>(type_of_game: &str, name: &str) -> Cow<'static, str> {
    let whole = T::schema_name();
    format!("{}{name}", whole.strip_suffix(type_of_game).unwrap_or(&whole)).into()
}

impl<S: JsonSchema> JsonSchema for Header<S> {
    fn schema_name() -> Cow<'static, str> {
        named_after::<S>("Setup", "Header")
    }

    fn schema_id() -> Cow<'static, str> {
        format!("tabletop::Header<{}>", S::schema_id()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The first line of a log: all that is needed to begin the game again.",
            "type": "object",
            "properties": {
                "firstlight": described(generator.subschema_for::<u32>(), "The version of the log's own shape."),
                "game": described(generator.subschema_for::<String>(), "Which game."),
                "rules": described(generator.subschema_for::<u32>(), "The reading of the rules it is played under."),
                "content": described(generator.subschema_for::<ContentRef>(), "The content it is played with."),
                "setup": described(generator.subschema_for::<S>(), "The game's own setup."),
                "seats": described(
                    generator.subschema_for::<Vec<String>>(),
                    "Who sits where; names for people to read, in the order of the seats.",
                ),
                "dealt": described(generator.subschema_for::<Dealt>(), "How the seed came about, if that is told."),
            },
            "required": ["firstlight", "game", "rules", "content", "setup"],
            "oneOf": [
                {
                    "description": "The seed itself.",
                    "type": "object",
                    "properties": { "seed": generator.subschema_for::<Seed>() },
                    "required": ["seed"],
                },
                {
                    "description": "Its hash; the seed is published when the game has ended.",
                    "type": "object",
                    "properties": { "commitment": generator.subschema_for::<Commitment>() },
                    "required": ["commitment"],
                },
            ],
            "unevaluatedProperties": false,
        })
    }
}

impl<M: JsonSchema, D: JsonSchema> JsonSchema for Entry<M, D> {
    fn schema_name() -> Cow<'static, str> {
        named_after::<M>("Move", "Entry")
    }

    fn schema_id() -> Cow<'static, str> {
        format!("tabletop::Entry<{}, {}>", M::schema_id(), D::schema_id()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let seat = generator.subschema_for::<Seat>();
        let lifted = described(
            generator.subschema_for::<Vec<EntryNo>>(),
            "The entries that no longer hold: the seat's own, and those of seats that agreed to move again.",
        );
        let branch =
            described(generator.subschema_for::<EntryNo>(), "The last entry that still holds; 0 for the beginning.");
        json_schema!({
            "description": "One line of a log after the header.",
            "oneOf": [
                {
                    "description": "A seat moved.",
                    "type": "object",
                    "properties": { "seat": seat, "move": generator.subschema_for::<M>() },
                    "required": ["seat", "move"],
                    "additionalProperties": false,
                },
                {
                    "description": "Chance answered a draw.",
                    "type": "object",
                    "properties": { "draw": generator.subschema_for::<D>() },
                    "required": ["draw"],
                    "additionalProperties": false,
                },
                {
                    "description": "A seat took moves back.",
                    "type": "object",
                    "properties": { "seat": seat, "retract": lifted },
                    "required": ["seat", "retract"],
                    "additionalProperties": false,
                },
                {
                    "description": "The game goes on from an earlier point, as a what-if.",
                    "type": "object",
                    "properties": { "branch": branch },
                    "required": ["branch"],
                    "additionalProperties": false,
                },
            ],
        })
    }
}

/// The same schema with a sentence about it.
fn described(mut schema: Schema, description: &str) -> Schema {
    schema.insert("description".to_owned(), description.into());
    schema
}
