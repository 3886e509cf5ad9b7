//! What is noted of a request: where it came from, its name, and a line in the logs.

use super::App;
use crate::auth::address::Caller;
use crate::auth::secret::person_id;
use crate::logging::{Asked, target, within_request};
use axum::extract::{ConnectInfo, MatchedPath, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use std::net::{IpAddr, SocketAddr};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use wire::Code;

/// The header that names a request, in both directions.
pub(super) const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The longest name that is taken from a proxy.
const LONGEST_ID: usize = 64;

/// Headers that tell of a proxy.
const OF_PROXIES: [&str; 7] =
    ["x-forwarded-for", "forwarded", "via", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/// Whom the guard has found a request to come from; put on the answer.
#[derive(Clone, Debug)]
pub(super) struct Seen(pub Option<String>);

/// What a request is called, for the handler that answers it.
#[derive(Clone, Debug)]
pub(super) struct Named(pub String);

/// Where a request comes from.
pub(super) fn caller(app: &App, request: &Request) -> Caller {
    if let Some(known) = request.extensions().get::<Caller>() {
        return *known;
    }
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map_or(IpAddr::from([0, 0, 0, 0]), |c| c.0.ip());
    let headers = request.headers();
    let forwarded: Vec<&str> = headers.get_all("x-forwarded-for").iter().map(|v| v.to_str().unwrap_or("?")).collect();
    let passed_on = OF_PROXIES.iter().any(|name| headers.contains_key(*name));
    Caller::of(peer, &forwarded.join(","), passed_on, &app.http_config.proxies)
}

/// Gives a request a name, lets it through, and notes what became of it.
pub(super) async fn log_request(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let started = Instant::now();
    let caller = caller(&app, &request);
    request.extensions_mut().insert(caller);
    if caller.disbelieved && !app.warned.swap(true, Ordering::Relaxed) {
        tracing::warn!(
            target: target::REQUEST_LOG,
            "requests come through a proxy that is not believed, so that all of them count as one address; name the proxy with --trust-proxy if it is yours"
        );
    }
    let mut asked = asked(&request, caller);
    request.extensions_mut().insert(Named(asked.request.clone()));
    let mut response = within_request(&asked.request, next.run(request)).await;
    asked.who = response.extensions().get::<Seen>().and_then(|seen| seen.0.clone());
    asked.code = response.extensions().get::<Code>().copied();
    asked.status = response.status().as_u16();
    asked.took = started.elapsed();
    if asked.status >= 500 {
        let (request, code) = (&asked.request, asked.code.map(Code::name));
        tracing::warn!(target: target::REQUEST_LOG, request, status = asked.status, code, route = asked.route, "a request failed");
    }
    app.journal.asked(&asked);
    if let Ok(id) = HeaderValue::from_str(&asked.request) {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    response
}

/// What is known of a request before it is answered.
fn asked(request: &Request, caller: Caller) -> Asked {
    let route = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let agent = request.headers().get(header::USER_AGENT);
    Asked {
        request: name(request.headers(), caller),
        method: request.method().to_string(),
        table: route.as_deref().and_then(|route| table_in(route, request.uri().path())),
        route,
        address: caller.address,
        who: None,
        agent: agent.map(|agent| String::from_utf8_lossy(agent.as_bytes()).into_owned()),
        status: 0,
        code: None,
        took: Duration::ZERO,
    }
}

/// What a request is called: by a proxy that is believed, or by us.
fn name(headers: &HeaderMap, caller: Caller) -> String {
    let said = headers.get(REQUEST_ID).filter(|_| caller.trusted).and_then(|value| value.to_str().ok());
    let fits = |id: &str| {
        (1..=LONGEST_ID).contains(&id.len()) && id.bytes().all(|c| c.is_ascii_alphanumeric() || b"-_.".contains(&c))
    };
    match said.filter(|id| fits(id)) {
        Some(id) => id.to_owned(),
        // As random as the name of a person. Without randomness nothing else works either, and the request is refused.
        None => person_id().map(|id| id.0).unwrap_or_default(),
    }
}

/// The table that a path names, by its route.
fn table_in(route: &str, path: &str) -> Option<String> {
    let at = route.split('/').position(|part| part == "{table}")?;
    path.split('/').nth(at).map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_taken_from_a_proxy_that_is_believed() {
        let peer = IpAddr::from([127, 0, 0, 1]);
        let (believed, stranger) =
            (Caller::of(peer, "", true, &["127.0.0.1".parse().unwrap()]), Caller::of(peer, "", true, &[]));
        let named = |id: &str, caller| name(&HeaderMap::from_iter([(REQUEST_ID, id.parse().unwrap())]), caller);
        assert_eq!(named("f4-9_a.B", believed), "f4-9_a.B");
        for (id, caller) in [("f49", stranger), ("a b", believed), (&"x".repeat(65), believed), ("\"", believed)] {
            let own = named(id, caller);
            assert!(own != id && own.len() == 16, "{own}");
        }
    }

    #[test]
    fn the_table_of_a_path() {
        assert_eq!(table_in("/api/v1/tables/{table}/log", "/api/v1/tables/abc/log").as_deref(), Some("abc"));
        assert_eq!(table_in("/api/v1/me/tables/{table}", "/api/v1/me/tables/abc").as_deref(), Some("abc"));
        assert_eq!(table_in("/api/v1/me", "/api/v1/me"), None);
    }
}
