//! The shape, as JSON Schema, of what this crate serialises in its own way.

use crate::few::Few;
use crate::sets::{Bytes, CardSet};
use crate::vocab::{FIRST_EDITION, LOCAL_CARDS, LocalId};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

impl JsonSchema for CardSet {
    fn schema_name() -> Cow<'static, str> {
        "DaybreakCardSet".into()
    }

    fn schema_id() -> Cow<'static, str> {
        "daybreak::CardSet".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "A set of local and starting cards, in the order of their ids.",
            "type": "array",
            "items": generator.subschema_for::<LocalId>(),
            "maxItems": LOCAL_CARDS,
            "uniqueItems": true,
        })
    }
}

impl<T: Copy + JsonSchema, const N: usize> JsonSchema for Few<T, N> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("FewOf{N}{}", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "array", "items": generator.subschema_for::<T>(), "maxItems": N })
    }
}

impl<const NONE: u8> JsonSchema for Bytes<NONE> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        "BytesOfCards".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let items = generator.subschema_for::<u8>();
        json_schema!({ "type": "array", "items": items, "minItems": FIRST_EDITION, "maxItems": LOCAL_CARDS })
    }
}
