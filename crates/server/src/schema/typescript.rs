//! TypeScript from JSON Schema.
//!
//! Bounds, formats and patterns are left to the documentation; whatever else a schema says is either said in TypeScript
//! or an error.

use super::{PREFIX, SchemaError};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

type Object = Map<String, Value>;

/// Keywords that shape a type.
const SHAPES: &[&str] = &[
    "$ref",
    "additionalProperties",
    "allOf",
    "anyOf",
    "const",
    "enum",
    "items",
    "oneOf",
    "prefixItems",
    "properties",
    "required",
    "type",
    "unevaluatedProperties",
];

/// Keywords that say nothing which a type of TypeScript could say.
const REMARKS: &[&str] = &[
    "default",
    "deprecated",
    "description",
    "examples",
    "exclusiveMaximum",
    "exclusiveMinimum",
    "format",
    "maxItems",
    "maxLength",
    "maximum",
    "minItems",
    "minLength",
    "minimum",
    "multipleOf",
    "pattern",
    "readOnly",
    "title",
    "uniqueItems",
    "writeOnly",
];

/// Columns that a line should not exceed.
const WIDTH: usize = 120;

/// Declarations of these types, sorted by name. References between them are those of an OpenAPI document.
pub fn typescript(schemas: &BTreeMap<String, Value>) -> Result<String, SchemaError> {
    let writer = Writer { schemas };
    let declarations: Vec<String> =
        schemas.iter().map(|(name, schema)| writer.declaration(name, schema)).collect::<Result<_, _>>()?;
    Ok(declarations.join("\n"))
}

/// A type as text. Its lines after the first bear the indentation of the place it was written for.
struct Text {
    text: String,
    binds: Binds,
}

/// What holds a type together, from the tightest to the loosest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binds {
    Whole,
    And,
    Or,
}

impl Text {
    fn whole(text: impl Into<String>) -> Text {
        Text { text: text.into(), binds: Binds::Whole }
    }

    /// The text where something else binds at least as tightly as `outside`.
    fn within(self, outside: Binds) -> String {
        if self.binds > outside { format!("({})", self.text) } else { self.text }
    }
}

struct Writer<'a> {
    schemas: &'a BTreeMap<String, Value>,
}

impl Writer<'_> {
    fn declaration(&self, name: &str, schema: &Value) -> Result<String, SchemaError> {
        if !is_identifier(name) {
            return Err(SchemaError::BadName(name.to_owned()));
        }
        let about = schema.as_object().and_then(|map| comment(map, 0)).unwrap_or_default();
        if let Some(map) = schema.as_object().filter(|map| is_interface(map)) {
            check_keywords(map, name)?;
            let fields = self.fields(map, name, 1)?;
            return Ok(format!("{about}export interface {name} {{\n{fields}}}\n"));
        }
        let text = self.write(schema, name, 0)?.text;
        let space = if text.starts_with('\n') { "" } else { " " };
        Ok(format!("{about}export type {name} ={space}{text};\n"))
    }

    /// The type of a schema, beginning on a line that is indented so deep.
    fn write(&self, schema: &Value, at: &str, depth: usize) -> Result<Text, SchemaError> {
        let map = match schema {
            Value::Bool(true) => return Ok(Text::whole("unknown")),
            Value::Bool(false) => return Ok(Text::whole("never")),
            Value::Object(map) => map,
            _ => return Err(malformed(at, "a schema is an object or a boolean")),
        };
        check_keywords(map, at)?;
        if map.contains_key("properties")
            && let Some(at) = self.other_than_object(schema, at)
        {
            return Err(malformed(&at, "it belongs to an object with fields and is none"));
        }

        let mut parts = Vec::new();
        if let Some(to) = map.get("$ref") {
            parts.push(self.reference(to, at)?);
        }
        if let Some(value) = map.get("const") {
            parts.push(literal(value, at)?);
        } else if let Some(values) = map.get("enum") {
            let values = list(values, at)?.iter().map(|value| literal(value, at));
            parts.push(union(values.map(|text| text.map(|text| (None, text))).collect::<Result<_, _>>()?, depth));
        } else if let Some(kind) = map.get("type") {
            parts.extend(self.kinds(kind, map, at, depth)?);
        } else if map.contains_key("properties") || map.contains_key("additionalProperties") {
            parts.push(self.object(map, at, depth)?);
        } else if map.contains_key("items") || map.contains_key("prefixItems") {
            return Err(malformed(at, "`items` stands without the type `array`"));
        }
        for keyword in ["oneOf", "anyOf"] {
            if let Some(alternatives) = map.get(keyword) {
                parts.push(self.alternatives(list(alternatives, at)?, at, depth)?);
            }
        }
        if let Some(all) = map.get("allOf") {
            for part in list(all, at)? {
                parts.push(self.write(part, at, depth)?);
            }
        }
        Ok(match parts.len() {
            0 => Text::whole("unknown"),
            1 => parts.remove(0),
            _ => {
                let parts: Vec<String> = parts.into_iter().map(|part| part.within(Binds::And)).collect();
                Text { text: parts.join(" & "), binds: Binds::And }
            }
        })
    }

    fn reference(&self, to: &Value, at: &str) -> Result<Text, SchemaError> {
        let to = to.as_str().ok_or_else(|| malformed(at, "`$ref` is not a text"))?;
        match to.strip_prefix(PREFIX).filter(|name| self.schemas.contains_key(*name)) {
            Some(name) => Ok(Text::whole(name)),
            None => Err(SchemaError::Dangling { at: at.to_owned(), to: to.to_owned() }),
        }
    }

    /// The first part of a schema that does not fit an object, such as a text in an enum inside a tagged variant.
    fn other_than_object(&self, schema: &Value, at: &str) -> Option<String> {
        if schema.get("type").and_then(Value::as_str).is_some_and(|kind| kind != "object") {
            return Some(at.to_owned());
        }
        let to = schema.get("$ref").and_then(Value::as_str).and_then(|to| to.strip_prefix(PREFIX));
        let named = to.and_then(|name| self.other_than_object(self.schemas.get(name)?, name));
        let parts = ["oneOf", "anyOf", "allOf"].into_iter().filter_map(|keyword| schema.get(keyword)?.as_array());
        let mut parts = parts.flat_map(|parts| parts.iter().enumerate());
        named.or_else(|| parts.find_map(|(place, part)| self.other_than_object(part, &format!("{at}|{place}"))))
    }

    /// What `type` says: one type or one of several. An object of which nothing is said here adds nothing to what other
    /// keywords say of it.
    fn kinds(&self, kind: &Value, map: &Object, at: &str, depth: usize) -> Result<Option<Text>, SchemaError> {
        let kinds = match kind {
            Value::Array(kinds) => kinds.as_slice(),
            one => std::slice::from_ref(one),
        };
        let says_more = ["$ref", "oneOf", "anyOf", "allOf"].iter().any(|keyword| map.contains_key(*keyword));
        let says_fields = ["properties", "additionalProperties"].iter().any(|keyword| map.contains_key(*keyword));
        if kind.as_str() == Some("object") && says_more && !says_fields {
            return Ok(None);
        }
        let mut texts: Vec<(Option<String>, Text)> = Vec::new();
        for kind in kinds {
            let text = match kind.as_str() {
                Some("integer" | "number") => Text::whole("number"),
                Some(kind @ ("string" | "boolean" | "null")) => Text::whole(kind),
                Some("array") => self.array(map, at, depth)?,
                Some("object") => self.object(map, at, depth)?,
                _ => return Err(malformed(at, "`type` names no type of JSON")),
            };
            texts.push((None, text));
        }
        Ok(Some(union(texts, depth)))
    }

    fn array(&self, map: &Object, at: &str, depth: usize) -> Result<Text, SchemaError> {
        let Some(first) = map.get("prefixItems") else {
            let items = match map.get("items") {
                Some(items) => self.write(items, &format!("{at}[]"), depth)?,
                None => Text::whole("unknown"),
            };
            return Ok(Text::whole(format!("{}[]", items.within(Binds::Whole))));
        };
        let first = list(first, at)?;
        let count = |keyword: &str| map.get(keyword).and_then(Value::as_u64);
        if count("minItems") != Some(first.len() as u64) {
            return Err(malformed(at, "`prefixItems` needs a `minItems` of its length"));
        }
        let mut texts = Vec::new();
        for (place, item) in first.iter().enumerate() {
            texts.push(self.write(item, &format!("{at}[{place}]"), depth)?.text);
        }
        let closed = count("maxItems") == Some(first.len() as u64) || map.get("items") == Some(&Value::Bool(false));
        if !closed {
            let rest = map.get("items").unwrap_or(&Value::Bool(true));
            texts.push(format!("...{}[]", self.write(rest, &format!("{at}[]"), depth)?.within(Binds::Whole)));
        }
        Ok(Text::whole(format!("[{}]", texts.join(", "))))
    }

    fn object(&self, map: &Object, at: &str, depth: usize) -> Result<Text, SchemaError> {
        let count = field_count(map);
        if count > 0 {
            let fields = self.fields(map, at, depth + 1)?;
            let lines: Vec<&str> = fields.lines().map(str::trim).collect();
            let line = format!("{{ {} }}", lines.join(" ").trim_end_matches(';'));
            let fits = lines.len() == count && fits(&line, depth);
            return Ok(Text::whole(if fits { line } else { format!("{{\n{fields}{}}}", indent(depth)) }));
        }
        let value = match map.get("additionalProperties") {
            Some(value) => self.write(value, &format!("{at}.*"), depth)?.text,
            None => "unknown".to_owned(),
        };
        Ok(Text::whole(format!("{{ [key: string]: {value} }}")))
    }

    /// The fields of an object, a line each: those that are always there in the order of the Rust type, then the others.
    fn fields(&self, map: &Object, at: &str, depth: usize) -> Result<String, SchemaError> {
        if map.get("additionalProperties").is_some_and(|more| !more.is_boolean()) {
            return Err(malformed(at, "fields of a name and fields of any name stand in one object"));
        }
        let none = Object::new();
        let fields = match map.get("properties") {
            Some(fields) => fields.as_object().ok_or_else(|| malformed(at, "`properties` is not an object"))?,
            None => &none,
        };
        let required = match map.get("required") {
            Some(names) => list(names, at)?.iter().filter_map(Value::as_str).collect(),
            None => Vec::new(),
        };
        if required.iter().any(|name| !fields.contains_key(*name)) {
            return Err(malformed(at, "a required field is not described"));
        }
        let mut optional: Vec<&str> =
            fields.keys().map(String::as_str).filter(|name| !required.contains(name)).collect();
        optional.sort_unstable();

        let mut text = String::new();
        for (name, mark) in required.into_iter().map(|name| (name, "")).chain(optional.into_iter().map(|n| (n, "?"))) {
            let Some(schema) = fields.get(name) else { continue };
            let value = self.write(schema, &format!("{at}.{name}"), depth)?.text;
            let key = if is_identifier(name) { name.to_owned() } else { Value::from(name).to_string() };
            let space = if value.starts_with('\n') { "" } else { " " };
            text += &schema.as_object().and_then(|map| comment(map, depth)).unwrap_or_default();
            text += &format!("{}{key}{mark}:{space}{value};\n", indent(depth));
        }
        Ok(text)
    }

    fn alternatives(&self, alternatives: &[Value], at: &str, depth: usize) -> Result<Text, SchemaError> {
        let mut texts = Vec::new();
        for (place, schema) in alternatives.iter().enumerate() {
            let about = schema.as_object().and_then(|map| comment(map, depth + 1));
            texts.push((about, self.write(schema, &format!("{at}|{place}"), depth + 2)?));
        }
        Ok(union(texts, depth))
    }
}

/// One of several types. With comments, or if it is too long for one line, every one has a line of its own.
fn union(texts: Vec<(Option<String>, Text)>, depth: usize) -> Text {
    let mut different: Vec<(Option<String>, String)> = Vec::new();
    for (about, text) in texts {
        let text = text.within(Binds::Or);
        if about.is_some() || different.iter().all(|(_, earlier)| *earlier != text) {
            different.push((about, text));
        }
    }
    if let [(_, only)] = different.as_slice() {
        return Text::whole(only.clone());
    }
    let line = different.iter().map(|(_, text)| text.as_str()).collect::<Vec<_>>().join(" | ");
    let commented = different.iter().any(|(about, _)| about.is_some());
    if !commented && !line.contains('\n') && fits(&line, depth) {
        return Text { text: line, binds: Binds::Or };
    }
    let lines = different.into_iter().map(|(about, text)| {
        let text = if text.starts_with('\n') { format!("({text})") } else { text };
        format!("\n{}{}| {text}", about.unwrap_or_default(), indent(depth + 1))
    });
    Text { text: lines.collect(), binds: Binds::Or }
}

fn check_keywords(map: &Object, at: &str) -> Result<(), SchemaError> {
    let known = |keyword: &str| SHAPES.contains(&keyword) || REMARKS.contains(&keyword);
    match map.iter().find(|(keyword, _)| !known(keyword)) {
        Some((keyword, _)) => Err(SchemaError::Keyword { at: at.to_owned(), keyword: keyword.clone() }),
        None if map.get("unevaluatedProperties").is_some_and(|more| !more.is_boolean()) => {
            Err(malformed(at, "`unevaluatedProperties` is neither true nor false"))
        }
        None => Ok(()),
    }
}

fn malformed(at: &str, problem: &'static str) -> SchemaError {
    SchemaError::Malformed { at: at.to_owned(), problem }
}

fn list<'a>(value: &'a Value, at: &str) -> Result<&'a [Value], SchemaError> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| malformed(at, "a list is missing"))
}

fn literal(value: &Value, at: &str) -> Result<Text, SchemaError> {
    match value {
        Value::Array(_) | Value::Object(_) => {
            Err(malformed(at, "only a text, a number, true, false or null is a literal"))
        }
        _ => Ok(Text::whole(value.to_string())),
    }
}

fn field_count(map: &Object) -> usize {
    map.get("properties").and_then(Value::as_object).map_or(0, Map::len)
}

/// Is it an object with fields and nothing else?
fn is_interface(map: &Object) -> bool {
    let others = ["$ref", "allOf", "anyOf", "const", "enum", "oneOf"];
    map.get("type").and_then(Value::as_str) == Some("object")
        && field_count(map) > 0
        && !others.iter().any(|keyword| map.contains_key(*keyword))
}

fn is_identifier(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
}

fn indent(depth: usize) -> String {
    "  ".repeat(depth)
}

/// Is there room for this at the end of a line that is indented so deep, with the name of a field before it?
fn fits(line: &str, depth: usize) -> bool {
    line.len() + 2 * depth + 20 <= WIDTH
}

/// The description as a comment: whole lines that are indented so deep.
fn comment(map: &Object, depth: usize) -> Option<String> {
    let text = map.get("description")?.as_str()?.replace("*/", "*\\/");
    let indent = indent(depth);
    let line = format!("{indent}/** {text} */\n");
    if !text.contains('\n') && line.chars().count() <= WIDTH {
        return Some(line);
    }
    let mut comment = format!("{indent}/**");
    for paragraph in text.split('\n') {
        let start = format!("\n{indent} *");
        comment += &start;
        let mut column = indent.len() + 2;
        for word in paragraph.split(' ').filter(|word| !word.is_empty()) {
            if column + 1 + word.chars().count() > WIDTH {
                comment += &start;
                column = indent.len() + 2;
            }
            comment += " ";
            comment += word;
            column += 1 + word.chars().count();
        }
    }
    Some(comment + &format!("\n{indent} */\n"))
}
