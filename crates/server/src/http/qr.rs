//! Addresses of this site as QR codes, so that a phone in the room need not type them.

use super::App;
use super::answer::{Asked, Failed};
use super::guard::Visitor;
use crate::qr::Grid;
use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use table::Problem;
use wire::Code;

/// The longest address that is drawn: longer ones are hard to scan, and none of ours is.
const LONGEST: usize = 200;

/// Which address.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Wanted {
    of: String,
}

pub(super) async fn show(
    State(app): State<App>,
    visitor: Visitor,
    headers: HeaderMap,
    Asked(wanted): Asked<Wanted>,
) -> Response {
    match drawn(&app, &headers, &wanted.of) {
        Ok(svg) => ([(header::CONTENT_TYPE, "image/svg+xml")], svg).into_response(),
        Err(problem) => Failed(problem, visitor.words).into_response(),
    }
}

/// Others must not put codes for their own sites under our name.
fn drawn(app: &App, headers: &HeaderMap, address: &str) -> Result<String, Problem> {
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    let refused = || Problem::new(Code::BadOrigin).with("detail", "of");
    if address.len() > LONGEST {
        return Err(Code::TooLarge.into());
    }
    let plain = address.bytes().all(|byte| byte.is_ascii_graphic() && !matches!(byte, b'"' | b'<' | b'>' | b'\\'));
    let own = |site: &str| address.strip_prefix(site).is_some_and(|rest| rest.is_empty() || rest.starts_with('/'));
    let reached = app.site.host(host).map(|origin| origin.to_string()).map_err(|_| refused())?;
    let known =
        own(&reached) || app.http_config.lan.iter().any(|site| own(site)) || app.site.origins().any(|site| own(&site));
    if !plain || !known {
        return Err(refused());
    }
    Ok(Grid::of(address).ok_or(Problem::new(Code::TooLarge))?.svg())
}
