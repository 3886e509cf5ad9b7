//! HTTP and sockets: where JSON is read and written. Every request passes the [`guard`](guard::guard), which denies by default.

mod answer;
mod daily;
mod debrief;
mod delete_me;
mod devices;
mod guard;
mod invites;
mod leave_table;
mod library;
mod logs;
mod me;
mod new_people;
mod openapi;
mod ops;
mod packing;
mod page_errors;
mod pages;
mod qr;
mod reports;
mod request_log;
mod results;
mod routes;
mod slow_bodies;
mod socket;
mod tables;
mod turning_points;

pub use openapi::document;
pub use page_errors::LINE_EVERY;
pub use routes::{Access, ROUTES, Route};

use crate::auth::cookie::Cookies;
use crate::auth::key::Key;
use crate::auth::limits::Limits;
use crate::auth::logout::LogoutNotices;
use crate::auth::open_sockets::OpenSockets;
use crate::auth::origin::Site;
use crate::auth::proof_of_work::ProofOfWork;
use crate::auth::proxy::Proxy;
use crate::client::Client;
use crate::config::Ops;
use crate::gate::Gate;
use crate::live::Hub;
use crate::logging::{Journal, ThrottledCount};
use crate::metrics::Metrics;
use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn, from_fn_with_state};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;
use store::Store;

/// The settings of requests and sockets.
#[derive(Clone, Debug)]
pub struct HttpConfig {
    /// Is the site reached over https?
    pub https: bool,
    /// The proxies that are believed when they say where requests come from.
    pub proxies: Vec<Proxy>,
    /// Who sees what is for the operator.
    pub ops: Ops,
    /// Whoever has this sees it in any case.
    pub ops_token: Option<String>,
    /// Tables one person may have open.
    pub tables: u32,
    /// How long the body of a request may take.
    pub body: Duration,
    /// The most bytes of one message.
    pub message: usize,
    /// How often a socket is asked whether it is still there.
    pub ping: Duration,
    /// The addresses by which other devices in the home network reach it.
    pub lan: Vec<String>,
}

/// Everything a request needs.
#[derive(Clone)]
pub struct App(Arc<Parts>);

/// The parts of an [`App`].
pub struct Parts {
    /// The tables.
    pub hub: Hub,
    /// What is kept.
    pub store: Store,
    /// What is counted.
    pub metrics: Metrics,
    /// Signs cookies.
    pub cookies: Cookies,
    /// The key of the daily deals.
    pub daily: Key,
    /// The key by which addresses are told apart where something is kept of them.
    pub addresses: Key,
    /// What strangers do where there are many of them.
    pub proof_of_work: ProofOfWork,
    /// Who was logged out a moment ago.
    pub logout_notices: LogoutNotices,
    /// How often anything may be done.
    pub limits: Arc<Limits>,
    /// How many sockets may be open.
    pub sockets: OpenSockets,
    /// Who is connected.
    pub gate: Gate,
    /// What the server is called.
    pub site: Site,
    /// The access and the audit log.
    pub journal: Journal,
    /// Has the operator been told of a proxy that is not believed?
    pub warned: AtomicBool,
    /// Errors in pages that the operator has not been told of.
    pub page_errors: ThrottledCount,
    /// What a browser gets.
    pub client: Client,
    /// The settings of requests and sockets.
    pub http_config: HttpConfig,
}

impl App {
    /// Of its parts.
    pub fn new(parts: Parts) -> App {
        App(Arc::new(parts))
    }
}

impl std::ops::Deref for App {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}

/// The routes of the list, and nothing else.
fn routed() -> Router<App> {
    ROUTES.iter().fold(Router::new(), |router, route| router.route(route.path, route.handler.clone()))
}

/// Everything that is answered.
pub fn router(app: App) -> Router {
    let limit = app.http_config.message;
    routed()
        .layer(packing::layer())
        .layer(from_fn(packing::pad))
        .fallback(pages::serve)
        .method_not_allowed_fallback(answer::wrong_method)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn_with_state(app.clone(), request_log::log_request))
        .layer(DefaultBodyLimit::max(limit))
        .with_state(app)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    /// The router says what it holds to whoever debugs it.
    #[test]
    fn nothing_is_routed_that_is_not_in_the_list() {
        let paths = |router: Router<App>| {
            let shown = format!("{router:?}");
            shown.split('"').filter(|quoted| quoted.starts_with('/')).map(str::to_owned).collect::<BTreeSet<_>>()
        };
        let listed: BTreeSet<String> = ROUTES.iter().map(|route| route.path.to_owned()).collect();
        // An empty router holds its own way to what is nowhere.
        assert_eq!(&paths(routed()) - &paths(Router::new()), listed);
        let one_more = routed().route("/more", axum::routing::get(ops::healthz));
        assert!(paths(one_more).contains("/more"));
    }

    #[test]
    fn no_route_is_listed_twice() {
        let listed: BTreeSet<_> = ROUTES.iter().map(|route| (route.method, route.path)).collect();
        assert_eq!(listed.len(), ROUTES.len());
    }
}
