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
use axum::middleware::from_fn_with_state;
use axum::routing::{delete, get, post};
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
    pub limits: Limits,
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

/// Every route there is. [`ROUTES`] lists them for the document and for the tests.
pub fn router(app: App) -> Router {
    let limit = app.http_config.message;
    Router::new()
        .route("/healthz", get(ops::healthz))
        .route("/readyz", get(ops::readyz))
        .route("/metrics", get(ops::metrics))
        .route("/api/v1", get(ops::about))
        .route("/api/v1/openapi.json", get(openapi::served))
        .route("/api/v1/qr", get(qr::show))
        .route("/api/v1/oops", post(page_errors::count))
        .route("/api/v1/library/{game}", get(library::show))
        .route("/api/v1/me", get(me::show).patch(me::change))
        .route("/api/v1/me/devices", get(devices::list))
        .route("/api/v1/me/devices/{id}", delete(devices::log_out_one))
        .route("/api/v1/me/logout", post(devices::log_out))
        .route("/api/v1/me/delete", post(delete_me::delete))
        .route("/api/v1/me/carry", post(me::carry))
        .route("/api/v1/me/link", post(me::link))
        .route("/api/v1/me/tables", get(tables::mine))
        .route("/api/v1/me/tables/{table}", delete(leave_table::remove))
        .route("/api/v1/me/socket", get(socket::notices))
        .route("/api/v1/carry", post(me::carried))
        .route("/api/v1/link", post(me::linked))
        .route("/api/v1/tables", get(tables::list).post(tables::create))
        .route("/api/v1/tables/{table}", get(tables::show))
        .route("/api/v1/tables/{table}/commands", post(tables::command))
        .route("/api/v1/tables/{table}/view", get(tables::view))
        .route("/api/v1/tables/{table}/log", get(tables::log))
        .route("/api/v1/tables/{table}/debrief", get(debrief::show))
        .route("/api/v1/tables/{table}/turns", get(turning_points::show))
        .route("/api/v1/tables/{table}/results", get(results::show))
        .route("/api/v1/tables/{table}/issued", get(invites::issued))
        .route("/api/v1/tables/{table}/issued/{id}", delete(invites::revoke).post(invites::renew))
        .route("/api/v1/tables/{table}/reports", post(reports::report))
        .route("/api/v1/tables/{table}/code", post(invites::short_code))
        .route("/api/v1/tables/{table}/invites", post(invites::invite))
        .route("/api/v1/tables/{table}/tokens", post(invites::token))
        .route("/api/v1/tables/{table}/socket", get(socket::table))
        .route("/api/v1/logs", post(logs::open).layer(DefaultBodyLimit::max(logs::LARGEST)))
        .route("/api/v1/invites", post(invites::accept))
        .route("/api/v1/daily/{game}", get(daily::show).post(daily::play))
        .fallback(pages::serve)
        .method_not_allowed_fallback(answer::wrong_method)
        .layer(from_fn_with_state(app.clone(), guard::guard))
        .layer(from_fn_with_state(app.clone(), request_log::log_request))
        .layer(DefaultBodyLimit::max(limit))
        .with_state(app)
}
