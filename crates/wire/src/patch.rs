//! What changes in a view, as a list of small steps: a reader who makes them on the view it has gets the view as it is.
//!
//! A step is a list. `["players/0/clean", 4]` puts a value in a place; a place is the names and numbers on the way to it.
//! `["players/0/hand", 2, 1, [7, 9]]` takes 1 entry out of a list at place 2 and puts 7 and 9 there.

use crate::json;
use crate::json_parts::Parts;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::de::{Error as _, SeqAccess, Visitor};
use serde::ser::{Error as _, SerializeSeq};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::Value;
use serde_json::value::RawValue;
use std::borrow::Cow;
use std::fmt;
use std::io::Write;
use std::sync::Arc;
use tabletop::never;

/// What changes in a view, step by step. It is kept as the text that is sent, so that nothing is made of a view but what
/// changes in it, and that once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Patch {
    /// The steps as JSON, with commas between them.
    steps: Vec<u8>,
}

/// One step of a [`Patch`].
#[derive(Clone, Debug, PartialEq)]
pub enum PatchStep {
    /// This place holds this value now.
    Put {
        /// The way to it.
        at: String,
        /// What it holds.
        value: Value,
    },
    /// Entries of a list are replaced by others.
    Splice {
        /// The way to the list.
        at: String,
        /// The first of them.
        from: usize,
        /// How many go.
        gone: usize,
        /// What comes instead.
        come: Vec<Value>,
    },
}

/// A patch and a view that do not belong together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Misfit {
    /// The place that is not there, or is no list, or too short.
    pub at: String,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the view has no place `{}` that the patch could change", self.at)
    }
}

impl std::error::Error for Misfit {}

impl Patch {
    /// Makes these changes as well, after its own.
    pub fn extend(&mut self, later: &Patch) {
        if !later.is_empty() {
            self.separate();
            self.steps.extend_from_slice(&later.steps);
        }
    }

    /// Does nothing change?
    pub fn is_empty(&self) -> bool {
        self.steps.is_empty()
    }

    /// How long its steps are as text.
    pub fn len(&self) -> usize {
        self.steps.len()
    }

    /// Its steps.
    pub fn steps(&self) -> Vec<PatchStep> {
        serde_json::from_str(&self.text()).unwrap_or_else(|error| {
            never!("a patch that cannot be read: {error}");
            Vec::new()
        })
    }

    /// The patch as it is sent.
    pub fn text(&self) -> String {
        let mut text = String::with_capacity(self.steps.len() + 2);
        text.push('[');
        match std::str::from_utf8(&self.steps) {
            Ok(steps) => text.push_str(steps),
            Err(error) => never!("a patch that is no text: {error}"),
        }
        text.push(']');
        text
    }

    /// The same as a part of a message; nothing, if nothing changes.
    pub fn raw(&self) -> Option<Arc<RawValue>> {
        if self.is_empty() {
            return None;
        }
        match RawValue::from_string(self.text()) {
            Ok(raw) => Some(raw.into()),
            Err(error) => {
                never!("a patch that is no JSON: {error}");
                None
            }
        }
    }

    /// Adds the steps from what a place held to what it holds; nothing is done if it is equal.
    pub fn compare_values<T: Serialize + PartialEq>(&mut self, place: &str, before: &T, after: &T) {
        if before != after {
            self.compare(place, before, after);
        }
    }

    /// The same for what cannot be compared before it is JSON.
    pub fn compare<T: Serialize>(&mut self, place: &str, before: &T, after: &T) {
        self.compare_texts(&mut escaped(place), &json::bytes(before), &json::bytes(after));
    }

    /// The same for lists: only entries that differ are made into JSON.
    pub fn compare_lists_of<T: Serialize + PartialEq>(&mut self, place: &str, before: &[T], after: &[T]) {
        if before == after {
            return;
        }
        let mut way = escaped(place);
        if before.len() == after.len() {
            for (at, (old, new)) in before.iter().zip(after).enumerate().filter(|(_, (old, new))| old != new) {
                self.below(&mut way, at, &json::bytes(old), &json::bytes(new));
            }
            return;
        }
        self.splice(&way, before, after, |new, steps| json::append(new, steps));
    }

    fn compare_texts(&mut self, way: &mut Vec<u8>, old: &[u8], new: &[u8]) {
        match (old.first(), new.first()) {
            _ if old == new => {}
            (Some(b'{'), Some(b'{')) if Parts::of(old).eq_by_key(Parts::of(new)) => {
                for ((key, old), (_, new)) in Parts::of(old).zip(Parts::of(new)) {
                    self.below(way, Name(key), old, new);
                }
            }
            (Some(b'['), Some(b'[')) => {
                let entries = |text| Parts::of(text).map(|(_, entry)| entry).collect::<Vec<&[u8]>>();
                let (old, new) = (entries(old), entries(new));
                if old.len() == new.len() {
                    for (at, (old, new)) in old.into_iter().zip(new).enumerate() {
                        self.below(way, at, old, new);
                    }
                } else {
                    self.splice(way, &old, &new, |new, steps| steps.extend_from_slice(new));
                }
            }
            _ => {
                self.begin(way);
                self.steps.extend_from_slice(new);
                self.steps.push(b']');
            }
        }
    }

    /// The entries that went and came are found from left to right: after each difference both lists go on at the nearest
    /// entry that they share.
    fn splice<T: PartialEq>(&mut self, way: &[u8], old: &[T], new: &[T], write: impl Fn(&T, &mut Vec<u8>)) {
        let (mut left, mut right) = (0, 0);
        while left < old.len() || right < new.len() {
            if left < old.len() && right < new.len() && old[left] == new[right] {
                (left, right) = (left + 1, right + 1);
                continue;
            }
            let (gone, come) = difference(&old[left..], &new[right..]);
            self.begin(way);
            // Writing to a list cannot fail.
            let _ = write!(self.steps, "{right},{gone},[");
            for (at, entry) in new[right..right + come].iter().enumerate() {
                if at > 0 {
                    self.steps.push(b',');
                }
                write(entry, &mut self.steps);
            }
            self.steps.extend_from_slice(b"]]");
            (left, right) = (left + gone, right + come);
        }
    }

    fn separate(&mut self) {
        if !self.steps.is_empty() {
            self.steps.push(b',');
        }
    }

    /// Begins a step about a place.
    fn begin(&mut self, way: &[u8]) {
        self.separate();
        self.steps.extend_from_slice(b"[\"");
        self.steps.extend_from_slice(way);
        self.steps.extend_from_slice(b"\",");
    }

    fn below(&mut self, way: &mut Vec<u8>, step: impl Step, old: &[u8], new: &[u8]) {
        if old == new {
            return;
        }
        let length = way.len();
        if length > 0 {
            way.push(b'/');
        }
        step.write(way);
        self.compare_texts(way, old, new);
        way.truncate(length);
    }

    /// Makes the changes in a view.
    pub fn apply(&self, view: &mut Value) -> Result<(), Misfit> {
        self.steps().iter().try_for_each(|step| match step {
            PatchStep::Put { at, value } => {
                *place(view, at)? = value.clone();
                Ok(())
            }
            PatchStep::Splice { at, from, gone, come } => {
                let misfit = || Misfit { at: at.clone() };
                let list = place(view, at)?.as_array_mut().ok_or_else(misfit)?;
                let end = from.checked_add(*gone).filter(|end| *end <= list.len()).ok_or_else(misfit)?;
                list.splice(*from..end, come.iter().cloned());
                Ok(())
            }
        })
    }
}

/// How many entries go at the beginning of one list, and how many come in the other, until they share an entry again.
fn difference<T: PartialEq>(old: &[T], new: &[T]) -> (usize, usize) {
    for most in 1..old.len().max(new.len()) {
        for less in 0..=most {
            let shared = |gone: usize, come: usize| old.get(gone).is_some_and(|entry| new.get(come) == Some(entry));
            if shared(most, less) {
                return (most, less);
            }
            if shared(less, most) {
                return (less, most);
            }
        }
    }
    (old.len(), new.len())
}

/// A place as it stands in a text.
fn escaped(place: &str) -> Vec<u8> {
    let plain = place.bytes().all(|byte| byte >= b' ' && byte != b'"' && byte != b'\\');
    if plain {
        return place.as_bytes().to_vec();
    }
    let mut text = json::bytes(&place);
    text.pop();
    text.remove(0);
    text
}

/// A name or a number on the way to a place.
trait Step {
    fn write(self, way: &mut Vec<u8>);
}

/// A name as it stands in a text, without its quotes.
struct Name<'a>(&'a [u8]);

impl Step for Name<'_> {
    fn write(self, way: &mut Vec<u8>) {
        way.extend_from_slice(self.0);
    }
}

impl Step for usize {
    fn write(self, way: &mut Vec<u8>) {
        // Writing to a list cannot fail.
        let _ = write!(way, "{self}");
    }
}

/// A place in a view.
fn place<'a>(view: &'a mut Value, at: &str) -> Result<&'a mut Value, Misfit> {
    let steps = at.split('/').filter(|step| !step.is_empty());
    let found = steps.into_iter().try_fold(view, |view, step| match view {
        Value::Object(fields) => fields.get_mut(step),
        Value::Array(list) => list.get_mut(step.parse::<usize>().ok()?),
        _ => None,
    });
    found.ok_or_else(|| Misfit { at: at.to_owned() })
}

impl Serialize for Patch {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        RawValue::from_string(self.text()).map_err(S::Error::custom)?.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Patch {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Patch, D::Error> {
        let (steps, mut patch) = (Vec::<PatchStep>::deserialize(deserializer)?, Patch::default());
        for step in steps {
            patch.separate();
            json::append(&step, &mut patch.steps);
        }
        Ok(patch)
    }
}

impl Serialize for PatchStep {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut list = serializer.serialize_seq(None)?;
        match self {
            PatchStep::Put { at, value } => {
                list.serialize_element(at)?;
                list.serialize_element(value)?;
            }
            PatchStep::Splice { at, from, gone, come } => {
                list.serialize_element(at)?;
                list.serialize_element(from)?;
                list.serialize_element(gone)?;
                list.serialize_element(come)?;
            }
        }
        list.end()
    }
}

impl<'de> Deserialize<'de> for PatchStep {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<PatchStep, D::Error> {
        struct Parts;
        impl<'de> Visitor<'de> for Parts {
            type Value = PatchStep;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a place and its value, or a place, two numbers and a list")
            }

            fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<PatchStep, A::Error> {
                let missing = |at: usize| A::Error::invalid_length(at, &Parts);
                let at: String = list.next_element()?.ok_or_else(|| missing(0))?;
                let value: Value = list.next_element()?.ok_or_else(|| missing(1))?;
                let Some(gone) = list.next_element::<usize>()? else { return Ok(PatchStep::Put { at, value }) };
                let from = value.as_u64().and_then(|from| usize::try_from(from).ok());
                let from = from.ok_or_else(|| A::Error::custom("a place in a list is a number"))?;
                let come = list.next_element()?.ok_or_else(|| missing(3))?;
                Ok(PatchStep::Splice { at, from, gone, come })
            }
        }
        deserializer.deserialize_seq(Parts)
    }
}

impl JsonSchema for Patch {
    fn schema_name() -> Cow<'static, str> {
        "Patch".into()
    }

    fn json_schema(_generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "What changes in the view, step by step. `[place, value]` puts a value in a place, such as \
                            `players/0/clean`; `[place, from, gone, come]` replaces entries of a list.",
            "type": "array",
            "items": {
                "oneOf": [
                    {
                        "type": "array",
                        "prefixItems": [{ "type": "string" }, {}],
                        "minItems": 2,
                        "maxItems": 2,
                    },
                    {
                        "type": "array",
                        "prefixItems": [
                            { "type": "string" },
                            { "type": "integer", "minimum": 0 },
                            { "type": "integer", "minimum": 0 },
                            { "type": "array" },
                        ],
                        "minItems": 4,
                        "maxItems": 4,
                    },
                ],
            },
        })
    }
}

/// Compares two values of one type field by field, and says what differs: `compare_fields!(patch, "world", World { trees,
/// oceans }, &before, &after)`. All fields have to be named, so that none is forgotten. Nothing is made of those that are equal.
#[macro_export]
macro_rules! compare_fields {
    ($patch:expr, $place:expr, $kind:ident { $($field:ident),+ $(,)? }, $before:expr, $after:expr) => {{
        let ($kind { $($field),+ }, after): (&$kind, &$kind) = ($before, $after);
        $(
            if *$field != after.$field {
                $patch.compare(&format!(concat!("{}/", stringify!($field)), $place), $field, &after.$field);
            }
        )+
    }};
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn between(before: &Value, after: &Value) -> String {
        let mut patch = Patch::default();
        patch.compare("", before, after);
        let mut view = before.clone();
        patch.apply(&mut view).unwrap();
        assert_eq!(view, *after);
        let text = serde_json::to_string(&patch).unwrap();
        assert_eq!(serde_json::from_str::<Patch>(&text).unwrap(), patch);
        text
    }

    #[test]
    fn a_patch_says_what_changed_and_no_more() {
        let before = json!({ "round": 1, "players": [{ "clean": 2, "hand": [3, 5, 8] }, { "clean": 0, "hand": [] }] });
        let mut after = before.clone();
        assert_eq!(between(&before, &after), "[]");
        after["players"][0]["clean"] = json!(4);
        assert_eq!(between(&before, &after), r#"[["players/0/clean",4]]"#);
        after["players"][0]["hand"] = json!([3, 7, 9, 8]);
        assert_eq!(between(&before, &after), r#"[["players/0/clean",4],["players/0/hand",1,1,[7,9]]]"#);
    }

    #[test]
    fn lists_grow_and_shrink_where_they_differ() {
        assert_eq!(between(&json!([]), &json!([1, 2])), r#"[["",0,0,[1,2]]]"#);
        assert_eq!(between(&json!([1, 1, 1]), &json!([1, 1])), r#"[["",2,1,[]]]"#);
        assert_eq!(between(&json!([1, 2, 3]), &json!([1, 4, 3])), r#"[["1",4]]"#);
        let (old, new) = (json!([1, 2, 3, 4, 5, 6]), json!([1, 3, 4, 5, 7]));
        assert_eq!(between(&old, &new), r#"[["",1,1,[]],["",4,1,[7]]]"#);
        assert_eq!(between(&json!([4, 5]), &json!([1, 4, 2, 5, 3])), r#"[["",0,0,[1]],["",2,0,[2]],["",4,0,[3]]]"#);
    }

    #[test]
    fn texts_that_look_like_json_stay_whole() {
        let before = json!({ "said": "a,\"b\":[", "more": ["x]\\", "é,{"] });
        let after = json!({ "said": "a,\"b\":]", "more": ["x]\\\"", "é,{", {}] });
        assert_eq!(between(&before, &after), r#"[["more",0,1,["x]\\\""]],["more",2,0,[{}]],["said","a,\"b\":]"]]"#);
        assert_eq!(between(&json!({ "a\"b": 1 }), &json!({ "a\"b": 2 })), r#"[["a\"b",2]]"#);
        assert_eq!(between(&json!({}), &json!([])), r#"[["",[]]]"#);
        assert_eq!(between(&json!([[], {}]), &json!([{}, []])), r#"[["0",{}],["1",[]]]"#);
    }

    #[test]
    fn another_kind_of_value_is_put_whole() {
        assert_eq!(between(&json!({ "face": "unknown" }), &json!({ "face": { "up": 3 } })), r#"[["face",{"up":3}]]"#);
        assert_eq!(
            between(&json!({ "face": { "up": 3 } }), &json!({ "face": { "down": 3 } })),
            r#"[["face",{"down":3}]]"#
        );
        assert_eq!(between(&json!(1), &json!(null)), r#"[["",null]]"#);
    }

    #[test]
    fn a_patch_of_another_view_is_refused() {
        let patch: Patch = serde_json::from_value(json!([["players/7/clean", 1]])).unwrap();
        assert_eq!(patch.apply(&mut json!({ "players": [] })), Err(Misfit { at: "players/7/clean".to_owned() }));
        let patch: Patch = serde_json::from_value(json!([["hand", 2, 1, []]])).unwrap();
        assert!(patch.apply(&mut json!({ "hand": [1, 2] })).is_err());
        assert!(patch.apply(&mut json!({ "hand": 3 })).is_err());
        for wrong in [json!([["a"]]), json!([["a", "b", 1, []]]), json!([["a", 1, 1]]), json!([[]])] {
            assert!(serde_json::from_value::<Patch>(wrong).is_err());
        }
    }
}
