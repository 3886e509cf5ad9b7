//! One description of every type that goes over the wire: JSON Schema taken from the Rust types, for the OpenAPI document.
//! The browser's types are made from that (`npm run types` in `web/`).

use games::Visit;
use schemars::generate::{SchemaGenerator, SchemaSettings};
use schemars::transform::{RecursiveTransform, Transform};
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};
use tabletop::log::{EntryOf, Header};
use tabletop::never;
use title::{FactOf, MoveOf, OutcomeOf, RefusalOf, Title};
use wire::of_game;

/// Where a schema refers to another by its name, in an OpenAPI document.
const PREFIX: &str = "#/components/schemas/";

/// Types cannot be described.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SchemaError {
    /// Two types share a name.
    #[error("two types are called `{0}`; give one of them another name with #[schemars(rename = \"...\")]")]
    NameTaken(String),
}

/// Types with all that they are made of.
///
/// What the server sends is described as it is serialised: every field that is always there is required. What the
/// server takes is described as it is read: a field that has a default may be missing. A type that goes both ways has
/// the second description, which holds for what is sent as well.
pub struct Types {
    sent: SchemaGenerator,
    taken: SchemaGenerator,
    /// The names that the added types that are taken refer to.
    entrances: BTreeSet<String>,
    /// What each of the names that the wire leaves to the games can be.
    of_games: BTreeMap<&'static str, Vec<Value>>,
}

/// Adds what is sent and taken of a game.
struct AddGame<'a>(&'a mut Types);

impl Visit for AddGame<'_> {
    type Output = ();

    fn visit<T: Title>(self) {
        let types = self.0;
        let setup = types.take::<T::Setup>();
        types.may_be("Setup", setup);
        let mv = types.take::<MoveOf<T>>();
        types.may_be("Move", mv);
        let sent = [
            ("View", types.add::<T::Shown>()),
            ("Fact", types.add::<FactOf<T>>()),
            ("Refusal", types.add::<RefusalOf<T>>()),
            ("Outcome", types.add::<OutcomeOf<T>>()),
            ("Uses", types.add::<T::Uses>()),
            ("Ahead", types.add::<T::Ahead>()),
            ("TriedForecast", types.add::<T::Forecast>()),
            ("GameDebrief", types.add::<T::Debrief>()),
            ("Library", types.add::<T::Library>()),
        ];
        for (name, schema) in sent {
            types.may_be(name, schema);
        }
        types.add::<Header<T::Setup>>();
        types.add::<EntryOf<T::Game>>();
    }
}

impl Default for Types {
    fn default() -> Types {
        let mut settings = SchemaSettings::draft2020_12();
        settings.definitions_path = "/components/schemas".into();
        settings.meta_schema = None;
        Types {
            sent: settings.clone().for_serialize().into_generator(),
            taken: settings.for_deserialize().into_generator(),
            entrances: BTreeSet::new(),
            of_games: BTreeMap::new(),
        }
    }
}

impl Types {
    /// Adds a type that the server sends. The answer is a schema to refer to it with.
    pub fn add<T: JsonSchema>(&mut self) -> Value {
        // Either generator hears of every type, so that both find the same names taken.
        self.taken.subschema_for::<T>();
        tidied(self.sent.subschema_for::<T>().into())
    }

    /// Adds a type that the server takes from outside. The answer is a schema to refer to it with.
    pub fn take<T: JsonSchema>(&mut self) -> Value {
        self.sent.subschema_for::<T>();
        let schema = self.taken.subschema_for::<T>().into();
        references(&schema, &mut |name| {
            self.entrances.insert(name.to_owned());
        });
        tidied(schema)
    }

    /// Adds what is sent and taken of every game. What the wire leaves to the games ([`of_game`]) is then what one of them
    /// says.
    pub fn add_games(&mut self) {
        for id in games::IDS {
            games::with(id, AddGame(self));
        }
        for name in of_game::NAMES {
            never!(!self.of_games.contains_key(name), "no game says what `{name}` is");
        }
    }

    /// One of the things that a name can be. A game that has nothing of the kind adds nothing.
    fn may_be(&mut self, name: &'static str, schema: Value) {
        let choices = self.of_games.entry(name).or_default();
        if schema != json!({ "type": "null" }) {
            choices.push(schema);
        }
    }

    /// Every added type and all that they are made of, by name: the `components.schemas` of an OpenAPI 3.1 document.
    pub fn schemas(&self) -> Result<BTreeMap<String, Value>, SchemaError> {
        let (sent, taken) = (&self.with_games(self.sent.definitions()), &self.with_games(self.taken.definitions()));
        if let Some(name) = sent.keys().chain(taken.keys()).find_map(|name| shared(name, sent, taken)) {
            return Err(SchemaError::NameTaken(name.to_owned()));
        }
        let mut open: Vec<String> = self.entrances.iter().cloned().collect();
        let mut reached = self.entrances.clone();
        while let Some(name) = open.pop() {
            references(taken.get(&name).unwrap_or(&Value::Null), &mut |name| {
                if reached.insert(name.to_owned()) {
                    open.push(name.to_owned());
                }
            });
        }
        let only_sent = sent.iter().filter(|(name, _)| !reached.contains(*name));
        let all = only_sent.chain(taken.iter().filter(|(name, _)| reached.contains(*name)));
        Ok(all.map(|(name, schema)| (name.clone(), tidied(schema.clone()))).collect())
    }

    /// Definitions in which the names that the wire leaves to the games are what one of the games says.
    fn with_games(&self, definitions: &Map<String, Value>) -> Map<String, Value> {
        let mut definitions = definitions.clone();
        for (name, choices) in &self.of_games {
            if let Some(Value::Object(definition)) = definitions.get_mut(*name) {
                definition.insert("anyOf".to_owned(), choices.clone().into());
            }
        }
        definitions
    }
}

/// The name that this one was to have, if another type has it: the generator then counts on with `Seat2`.
fn shared<'a>(name: &'a str, sent: &Map<String, Value>, taken: &Map<String, Value>) -> Option<&'a str> {
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    (stem != name && (sent.contains_key(stem) || taken.contains_key(stem))).then_some(stem)
}

/// Calls `found` with every name that a schema refers to.
fn references(schema: &Value, found: &mut impl FnMut(&str)) {
    match schema {
        Value::Object(map) => {
            if let Some(name) = map.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix(PREFIX)) {
                found(name);
            }
            map.values().for_each(|inner| references(inner, found));
        }
        Value::Array(list) => list.iter().for_each(|inner| references(inner, found)),
        _ => {}
    }
}

/// The schema with descriptions for readers who do not see the Rust: no links to items, no line breaks of the source.
fn tidied(schema: Value) -> Value {
    let Ok(mut schema) = Schema::try_from(schema.clone()) else { return schema };
    let tidy = |schema: &mut Schema| {
        if let Some(Value::String(text)) = schema.get_mut("description") {
            *text = plain(text);
        }
    };
    RecursiveTransform(tidy).transform(&mut schema);
    schema.into()
}

fn plain(text: &str) -> String {
    let paragraphs = text.split("\n\n").map(|part| part.split_whitespace().collect::<Vec<_>>().join(" "));
    let text = paragraphs.collect::<Vec<_>>().join("\n\n");
    let mut plain = String::new();
    let mut rest = text.as_str();
    while let Some((before, link)) = rest.split_once("[`") {
        let Some((name, after)) = link.split_once("`]") else { break };
        plain += &format!("{before}`{name}`");
        rest = match after.strip_prefix('(').and_then(|target| target.split_once(')')) {
            Some((_, after)) => after,
            None => after,
        };
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::{Deserialize, Serialize};

    #[derive(Serialize, Deserialize, JsonSchema)]
    struct Inner {
        /// See [`Inner`] and
        /// [`plain`](super::plain).
        #[serde(default)]
        count: u8,
    }

    #[derive(Serialize, Deserialize, JsonSchema)]
    struct Outer {
        inner: Inner,
        note: Option<String>,
    }

    mod elsewhere {
        #[derive(schemars::JsonSchema)]
        #[expect(dead_code, reason = "only its schema is looked at")]
        pub(super) struct Inner {
            text: String,
        }
    }

    fn required(types: &Types, name: &str) -> Vec<Value> {
        let schemas = types.schemas().unwrap();
        schemas[name].get("required").and_then(Value::as_array).cloned().unwrap_or_default()
    }

    #[test]
    fn a_type_brings_along_what_it_is_made_of() {
        let mut types = Types::default();
        assert_eq!(types.add::<Outer>(), serde_json::json!({ "$ref": "#/components/schemas/Outer" }));
        assert_eq!(types.schemas().unwrap().into_keys().collect::<Vec<_>>(), ["Inner", "Outer"]);
    }

    #[test]
    fn what_is_sent_is_always_there_and_what_is_taken_may_be_left_out() {
        let mut types = Types::default();
        types.add::<Outer>();
        assert_eq!((required(&types, "Outer").len(), required(&types, "Inner").len()), (2, 1));
        types.take::<Inner>();
        assert_eq!((required(&types, "Outer").len(), required(&types, "Inner").len()), (2, 0));
        types.take::<Outer>();
        assert_eq!((required(&types, "Outer").len(), required(&types, "Inner").len()), (1, 0));
    }

    #[test]
    fn two_types_of_one_name_are_refused() {
        let mut types = Types::default();
        types.add::<Inner>();
        types.take::<elsewhere::Inner>();
        assert_eq!(types.schemas(), Err(SchemaError::NameTaken("Inner".to_owned())));
    }

    #[test]
    fn descriptions_are_for_readers_without_the_source() {
        let mut types = Types::default();
        types.add::<Inner>();
        let schemas = types.schemas().unwrap();
        assert_eq!(schemas["Inner"]["properties"]["count"]["description"], "See `Inner` and `plain`.");
        assert_eq!(plain("an [`open"), "an [`open");
    }
}
