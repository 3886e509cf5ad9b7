//! The document of the interface is the one the browser's types are made from, and names nothing that is not there.

use std::path::Path;

/// `npm run types` in `web/` then makes the types anew, as `cargo xtask golden` does.
#[test]
fn golden_document() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/openapi.json");
    let document = server::http::document().expect("every type can be described");
    let text = serde_json::to_string_pretty(&document).expect("a document is JSON") + "\n";
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &text).expect("web/src can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == text, "web/src/generated/openapi.json is not what the server says; run `cargo xtask golden`");
}

#[test]
fn the_document_names_every_route_and_every_reference_leads_somewhere() {
    let document = server::http::document().expect("every type can be described");
    for route in server::http::ROUTES.iter() {
        assert!(document["paths"][route.path][route.method].is_object(), "{} {}", route.method, route.path);
    }
    let text = document.to_string();
    for reference in text.split("\"$ref\":\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let name = reference.strip_prefix("#/components/schemas/").expect("references are to schemas");
        assert!(document["components"]["schemas"][name].is_object(), "{reference} leads nowhere");
    }
}
