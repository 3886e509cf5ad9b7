//! The types of the browser client are the ones the server speaks.

use std::path::Path;

#[test]
fn golden_types_of_the_browser_client() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/generated/wire.ts");
    let types = server::http::typescript().expect("every type can be written in TypeScript");
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&file, &types).expect("web/src can be written");
    }
    let kept = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(kept == types, "web/src/generated/wire.ts is not what the server speaks; run `cargo xtask golden`");
}

#[test]
fn the_document_names_every_route_and_every_reference_leads_somewhere() {
    let document = server::http::document().expect("every type can be described");
    for route in server::http::ROUTES {
        assert!(document["paths"][route.path][route.method].is_object(), "{} {}", route.method, route.path);
    }
    let text = document.to_string();
    for reference in text.split("\"$ref\":\"").skip(1).filter_map(|rest| rest.split('"').next()) {
        let name = reference.strip_prefix("#/components/schemas/").expect("references are to schemas");
        assert!(document["components"]["schemas"][name].is_object(), "{reference} leads nowhere");
    }
}
