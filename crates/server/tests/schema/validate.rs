//! A validator for the part of JSON Schema that our schemas use. It is stricter than the standard in one way: a field
//! that no schema describes is a fault even where unknown fields are not forbidden, so that a forgotten one is noticed.

use serde_json::{Map, Value};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

const PREFIX: &str = "#/components/schemas/";
/// What is said for readers and asks nothing of a value.
const ANNOTATIONS: [&str; 3] = ["description", "title", "default"];

pub(crate) struct Validator {
    schemas: BTreeMap<String, Value>,
    /// The types that no value has had yet.
    untried: RefCell<BTreeSet<String>>,
}

/// The fields of a value that a schema has described.
type Known = BTreeSet<String>;

impl Validator {
    pub(crate) fn new(schemas: BTreeMap<String, Value>) -> Validator {
        let untried = schemas.keys().cloned().collect();
        Validator { schemas, untried: RefCell::new(untried) }
    }

    /// The types that no value has had so far.
    pub(crate) fn untried(&self) -> Vec<String> {
        self.untried.borrow().iter().cloned().collect()
    }

    /// Does the value have the type of this name?
    pub(crate) fn check(&self, name: &str, value: &Value) -> Result<(), String> {
        let schema = self.schemas.get(name).ok_or_else(|| format!("there is no type {name}"))?;
        self.closed(schema, value, name)?;
        self.untried.borrow_mut().remove(name);
        Ok(())
    }

    /// Does the value fit, without any field that is not described?
    fn closed(&self, schema: &Value, value: &Value, at: &str) -> Result<(), String> {
        let known = self.open(schema, value, at)?;
        match value.as_object().and_then(|fields| fields.keys().find(|field| !known.contains(*field))) {
            Some(field) => Err(format!("{at}: the field `{field}` is not described")),
            None => Ok(()),
        }
    }

    /// Does the value fit this schema, which may be one part of several? The answer is the fields it describes.
    fn open(&self, schema: &Value, value: &Value, at: &str) -> Result<Known, String> {
        let map = match schema {
            Value::Bool(true) => return Ok(value.as_object().into_iter().flat_map(|m| m.keys().cloned()).collect()),
            // Nothing is said about the value but what it is for: anything will do.
            Value::Object(map) if map.keys().all(|keyword| ANNOTATIONS.contains(&keyword.as_str())) => {
                return self.open(&Value::Bool(true), value, at);
            }
            Value::Object(map) => map,
            _ => return Err(format!("{at}: nothing fits")),
        };
        let mut known = Known::new();
        for (keyword, rule) in map {
            match keyword.as_str() {
                "$ref" => {
                    let name = rule.as_str().and_then(|to| to.strip_prefix(PREFIX)).unwrap_or_default();
                    let schema = self.schemas.get(name).ok_or_else(|| format!("{at}: there is no {rule}"))?;
                    known.extend(self.open(schema, value, name).map_err(|why| format!("{at}: {why}"))?);
                    self.untried.borrow_mut().remove(name);
                }
                "oneOf" | "anyOf" => {
                    let tries = rule.as_array().into_iter().flatten();
                    let tries: Vec<_> = tries.map(|schema| self.open(schema, value, at)).collect();
                    let fits = tries.iter().filter(|tried| tried.is_ok()).count();
                    if fits == 0 || fits > 1 && keyword == "oneOf" {
                        let why: Vec<_> = tries.into_iter().filter_map(Result::err).collect();
                        return Err(format!("{at}: {fits} alternatives fit: {why:?}"));
                    }
                    known.extend(tries.into_iter().flatten().flatten());
                }
                "allOf" => {
                    for schema in rule.as_array().into_iter().flatten() {
                        known.extend(self.open(schema, value, at)?);
                    }
                }
                "properties" => {
                    for (name, schema) in rule.as_object().into_iter().flatten() {
                        known.insert(name.clone());
                        if let Some(inner) = value.get(name) {
                            self.closed(schema, inner, &format!("{at}.{name}"))?;
                        }
                    }
                }
                "items" => {
                    let first = map.get("prefixItems").and_then(Value::as_array).map_or(0, Vec::len);
                    for (place, inner) in value.as_array().into_iter().flatten().enumerate().skip(first) {
                        self.closed(rule, inner, &format!("{at}[{place}]"))?;
                    }
                }
                "prefixItems" => {
                    let items = value.as_array().into_iter().flatten();
                    for (place, (schema, inner)) in rule.as_array().into_iter().flatten().zip(items).enumerate() {
                        self.closed(schema, inner, &format!("{at}[{place}]"))?;
                    }
                }
                "additionalProperties" => known.extend(self.additional(map, rule, value, at)?),
                // Every field must be described anyway.
                "unevaluatedProperties" => {}
                annotation if ANNOTATIONS.contains(&annotation) => {}
                _ if holds(keyword, rule, value).ok_or_else(|| format!("{at}: `{keyword}` is not known"))? => {}
                _ => return Err(format!("{at}: not of {keyword} {rule}")),
            }
        }
        Ok(known)
    }

    fn additional(&self, map: &Map<String, Value>, rule: &Value, value: &Value, at: &str) -> Result<Known, String> {
        let named = map.get("properties").and_then(Value::as_object);
        let mut known = Known::new();
        for (name, inner) in value.as_object().into_iter().flatten() {
            if !named.is_some_and(|named| named.contains_key(name)) {
                self.closed(rule, inner, &format!("{at}.{name}"))?;
                known.insert(name.clone());
            }
        }
        Ok(known)
    }
}

/// Does what one keyword asks for hold? `None` for an unknown keyword.
fn holds(keyword: &str, rule: &Value, value: &Value) -> Option<bool> {
    let bound = rule.as_f64();
    let number = |fits: fn(f64, f64) -> bool| value.as_f64().zip(bound).is_none_or(|(n, bound)| fits(n, bound));
    let length = |fits: fn(f64, f64) -> bool| {
        value.as_array().map(|items| items.len() as f64).zip(bound).is_none_or(|(n, bound)| fits(n, bound))
    };
    Some(match keyword {
        "type" => match rule {
            Value::Array(kinds) => kinds.iter().any(|kind| is_of(kind, value)),
            kind => is_of(kind, value),
        },
        "const" => rule == value,
        "enum" => rule.as_array()?.contains(value),
        "required" => value.as_object().is_none_or(|fields| {
            rule.as_array().into_iter().flatten().all(|name| fields.contains_key(name.as_str().unwrap_or_default()))
        }),
        "minimum" => number(|n, bound| n >= bound),
        "maximum" => number(|n, bound| n <= bound),
        "minItems" => length(|n, bound| n >= bound),
        "maxItems" => length(|n, bound| n <= bound),
        "uniqueItems" => value.as_array().is_none_or(|list| (1..list.len()).all(|at| !list[..at].contains(&list[at]))),
        "pattern" => value.as_str().is_none_or(|text| matches(rule.as_str().unwrap_or_default(), text)),
        // What a format of a number adds stands in `minimum` and `maximum` as well, or follows from the Rust type.
        "format" => ["uint", "int", "float", "double"].iter().any(|kind| rule.as_str().unwrap().starts_with(kind)),
        _ => return None,
    })
}

fn is_of(kind: &Value, value: &Value) -> bool {
    match kind.as_str() {
        Some("object") => value.is_object(),
        Some("array") => value.is_array(),
        Some("string") => value.is_string(),
        Some("boolean") => value.is_boolean(),
        Some("null") => value.is_null(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        _ => false,
    }
}

/// Patterns of the form `^[a-z0-9]{1,20}$`, or several of these between `^(`, `|` and `)$`.
fn matches(pattern: &str, text: &str) -> bool {
    let inner = pattern.strip_prefix('^').and_then(|rest| rest.strip_suffix('$')).unwrap();
    inner.trim_start_matches('(').trim_end_matches(')').split('|').any(|part| {
        let (class, count) = part.strip_prefix('[').and_then(|rest| rest.split_once("]{")).unwrap();
        let (least, most) = count.trim_end_matches('}').split_once(',').unwrap_or((count.trim_end_matches('}'), ""));
        let least: usize = least.parse().unwrap();
        let most = if most.is_empty() { least } else { most.parse().unwrap() };
        let ranges: Vec<char> = class.chars().collect();
        let in_class = |c: char| ranges.chunks(3).any(|range| (range[0]..=range[2]).contains(&c));
        (least..=most).contains(&text.chars().count()) && text.chars().all(in_class)
    })
}
