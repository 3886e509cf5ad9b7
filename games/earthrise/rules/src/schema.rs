//! The shape, as JSON Schema, of what this crate serialises in its own way.

use crate::card::{Card, Cards, Suit};
use crate::state::{TokenId, Tokens};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

impl JsonSchema for Card {
    fn schema_name() -> Cow<'static, str> {
        "EarthriseCard".into()
    }

    fn schema_id() -> Cow<'static, str> {
        "earthrise::Card".into()
    }

    fn json_schema(_generator: &mut SchemaGenerator) -> Schema {
        let of = |suit| (1..=Card::MAX_VALUE).filter_map(move |value| Card::new(suit, value));
        let names: Vec<String> = Suit::ALL.into_iter().flat_map(of).map(|card| card.to_string()).collect();
        json_schema!({ "description": "A Mission card: a suit and a number from 1 to 8.", "type": "string", "enum": names })
    }
}

impl JsonSchema for Cards {
    fn schema_name() -> Cow<'static, str> {
        "EarthriseCards".into()
    }

    fn schema_id() -> Cow<'static, str> {
        "earthrise::Cards".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A set of cards, copies repeated, suits in order and low cards first.",
            "type": "array",
            "items": generator.subschema_for::<Card>(),
        })
    }
}

impl JsonSchema for Tokens {
    fn schema_name() -> Cow<'static, str> {
        "EarthriseTokens".into()
    }

    fn schema_id() -> Cow<'static, str> {
        "earthrise::Tokens".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A set of Maneuver tokens, in the order of the list of the content.",
            "type": "array",
            "items": generator.subschema_for::<TokenId>(),
            "uniqueItems": true,
        })
    }
}
