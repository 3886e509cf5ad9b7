//! The document of the interface, made from the routes and the types of the wire.

use super::answer::Failed;
use super::guard::Visitor;
use super::routes::{Access, ROUTES, Route};
use crate::schema::{SchemaError, Types};
use axum::Json;
use axum::response::{IntoResponse, Response};
use serde_json::{Map, Value, json};
use std::sync::LazyLock;
use table::Problem;
use tabletop::never;
use wire::{Code, Said};

/// Every type of the wire: those of the routes, of the games, and of what goes wrong.
fn types() -> Types {
    let mut types = Types::default();
    types.add_games();
    types.add::<Said>();
    for add in ROUTES.iter().flat_map(|route| &route.types) {
        add(&mut types);
    }
    types
}

/// The OpenAPI document.
pub fn document() -> Result<Value, SchemaError> {
    let mut paths: Map<String, Value> = Map::new();
    for route in ROUTES.iter() {
        let path = paths.entry(route.path).or_insert_with(|| json!({}));
        if let Some(methods) = path.as_object_mut() {
            methods.insert(route.method.to_owned(), operation(route));
        }
    }
    Ok(json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Firstlight",
            "version": env!("CARGO_PKG_VERSION"),
            "description": "Tables of board games. A visitor is known by a signed cookie, a program by a bearer token; \
    requests that change something carry an Origin of this site. How a socket is used is told in docs/bot-api.md.",
        },
        "paths": paths,
        "components": {
            "schemas": types().schemas()?,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": crate::auth::cookie::NAME},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }))
}

/// A type by its name, or a list or choice of them: `Me`, `Listed[]`, `Welcome | Scene`.
fn named(name: &str) -> Value {
    if let Some((one, other)) = name.split_once(" | ") {
        return json!({"anyOf": [named(one), named(other)]});
    }
    match name.strip_suffix("[]") {
        Some(item) => json!({"type": "array", "items": named(item)}),
        None => json!({"$ref": format!("#/components/schemas/{name}")}),
    }
}

fn operation(route: &Route) -> Value {
    let parameters: Vec<Value> = route
        .path
        .split('/')
        .filter_map(|part| part.strip_prefix('{')?.strip_suffix('}'))
        .map(|name| json!({"name": name, "in": "path", "required": true, "schema": {"type": "string"}}))
        .collect();
    let content = |name: &str| json!({"application/json": {"schema": named(name)}});
    let mut good = json!({"description": "Done."});
    if let Some(response) = &route.response {
        good["content"] = content(response);
    }
    let bad = json!({"description": "What went wrong.", "content": content("Said")});
    let mut operation = json!({
        "summary": route.summary,
        "parameters": parameters,
        "responses": {"200": good, "default": bad},
    });
    if let Some(request) = &route.request {
        operation["requestBody"] = json!({"required": true, "content": content(request)});
    }
    if !matches!(route.access, Access::Anyone | Access::Operator) {
        operation["security"] = json!([{"cookie": []}, {"bearer": []}]);
    }
    operation
}

static DOCUMENT: LazyLock<Option<Value>> = LazyLock::new(|| {
    let wrong = |error| never!("the document of the interface cannot be made: {error}");
    document().map_err(wrong).ok()
});

pub(super) async fn served(visitor: Visitor) -> Response {
    match DOCUMENT.as_ref() {
        Some(document) => Json(document).into_response(),
        None => Failed(Problem::new(Code::Internal), visitor.words).into_response(),
    }
}
