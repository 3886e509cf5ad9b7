//! The list of routes. The router, the guard and the document are made from it: a new route is one entry.

use super::guard::Visitor;
use super::{
    App, daily, debrief, delete_me, devices, invites, leave_table, library, logs, me, openapi, ops, page_errors, qr,
    reports, results, socket, tables, turning_points,
};
use crate::auth::limits::{Class, TooFast};
use crate::clock::now;
use crate::schema::Types;
use axum::extract::DefaultBodyLimit;
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodFilter, MethodRouter, on};
use schemars::JsonSchema;
use std::sync::LazyLock;
use wire::{
    About, At, Attach, ChangeMe, Command, Daily, DealResult, Debrief, DeleteMe, Deleted, Device, Given, Issued, Listed,
    LogOut, LoggedOut, Me, Message, NewTable, NewToken, Oops, Reply, Report, Reported, Scene, Secret, ShortCode,
    TableAndYou, TableNotice, TurningPoints, Welcome, of_game,
};

/// Who may use a route. The guard asks for it before the body of a request is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Everybody.
    Anyone,
    /// Every visitor, for themselves; programs too.
    Visitor,
    /// Every person, for themselves; no program.
    Person,
    /// Every person whose browser keeps its cookie.
    Known,
    /// Those who may come in at the table. The guard keeps programs of other tables out; the table says the rest.
    Table,
    /// The same, but no program.
    TablePerson,
    /// The host of the table.
    Host,
    /// The operator of the server; to all others it is not there.
    Operator,
}

/// How often a route may be used: taken by the guard, or, where there is a body, once it can be read. What costs only at
/// times, such as a wrong code, is counted where it happens.
#[derive(Clone, Copy, Debug)]
pub(super) enum Limit {
    /// By an address.
    Address(Class),
    /// By a person.
    Person(Class),
    /// By a person, for one purpose.
    Purpose(Class, &'static str),
}

impl Limit {
    pub(super) fn take(self, app: &App, visitor: &Visitor) -> Result<(), TooFast> {
        match self {
            Limit::Address(class) => app.limits.take(class, now(), visitor.address),
            Limit::Person(class) => app.limits.take(class, now(), visitor.counted()),
            Limit::Purpose(class, purpose) => app.limits.take(class, now(), (purpose, visitor.counted())),
        }
    }
}

/// A route.
pub struct Route {
    /// The method, as the document writes it.
    pub method: &'static str,
    /// The address.
    pub path: &'static str,
    /// What it does, in a sentence.
    pub summary: &'static str,
    /// Who may use it.
    pub access: Access,
    /// The type of what is sent.
    pub request: Option<String>,
    /// The type of the answer, such as `Me`, `Listed[]` or `Welcome | Scene`; none, if it is no JSON.
    pub response: Option<String>,
    /// How often it may be used.
    pub(super) limit: Option<Limit>,
    /// Tells the document of a type.
    pub(super) types: Vec<fn(&mut Types)>,
    /// What answers it.
    pub(super) handler: MethodRouter<App>,
}

fn route<H, T>(method: &'static str, filter: MethodFilter, entry: Entry<H>) -> Route
where
    H: Handler<T, App>,
    T: 'static,
{
    let Entry(path, access, handler, summary) = entry;
    let handler = on(filter, handler);
    Route { method, path, summary, access, request: None, response: None, limit: None, types: Vec::new(), handler }
}

/// Path, access, handler and summary.
struct Entry<H>(&'static str, Access, H, &'static str);

/// The methods that are in use.
macro_rules! methods {
    ($($name:ident $filter:ident),*) => {$(
        fn $name<H, T>(path: &'static str, access: Access, handler: H, summary: &'static str) -> Route
        where
            H: Handler<T, App>,
            T: 'static,
        {
            route(stringify!($name), MethodFilter::$filter, Entry(path, access, handler, summary))
        }
    )*};
}

methods!(get GET, post POST, patch PATCH, delete DELETE);

impl Route {
    fn takes<T: JsonSchema>(self) -> Route {
        Route { request: Some(T::schema_name().into()), ..self }.hears::<T>()
    }

    fn gives<T: JsonSchema>(self) -> Route {
        Route { response: Some(T::schema_name().into()), ..self }.tells::<T>()
    }

    fn gives_list<T: JsonSchema>(self) -> Route {
        Route { response: Some(format!("{}[]", T::schema_name())), ..self }.tells::<T>()
    }

    fn gives_either<T: JsonSchema, U: JsonSchema>(self) -> Route {
        let response = format!("{} | {}", T::schema_name(), U::schema_name());
        Route { response: Some(response), ..self }.tells::<T>().tells::<U>()
    }

    /// A type that comes by a socket.
    fn hears<T: JsonSchema>(mut self) -> Route {
        self.types.push(|types| _ = types.take::<T>());
        self
    }

    /// A type that goes by a socket.
    fn tells<T: JsonSchema>(mut self) -> Route {
        self.types.push(|types| _ = types.add::<T>());
        self
    }

    fn limit(self, limit: Limit) -> Route {
        Route { limit: Some(limit), ..self }
    }

    /// The most bytes of a body, if they are others than usual.
    fn body(self, most: usize) -> Route {
        Route { handler: self.handler.layer(DefaultBodyLimit::max(most)), ..self }
    }

    /// Does it answer this method?
    pub(super) fn answers(&self, method: &Method) -> bool {
        let asked = if *method == Method::HEAD { "GET" } else { method.as_str() };
        self.method.eq_ignore_ascii_case(asked)
    }

    /// The table that an address of this route names; none is the empty name.
    pub(super) fn table_in<'a>(&self, path: &'a str) -> &'a str {
        let mut parts = self.path.split('/').zip(path.split('/'));
        parts.find(|(part, _)| *part == "{table}").map_or("", |(_, table)| table)
    }
}

/// The routes at a path, as the router matched it.
pub(super) fn routes_at(path: &str) -> impl Iterator<Item = &'static Route> {
    ROUTES.iter().filter(move |route| route.path == path)
}

/// All of them.
pub static ROUTES: LazyLock<Vec<Route>> = LazyLock::new(|| {
    vec![
        get("/healthz", Access::Anyone, ops::healthz, "Says that the process is there."),
        get("/readyz", Access::Operator, ops::readyz, "Says whether the store takes writes."),
        get("/metrics", Access::Operator, ops::metrics, "What is counted, as Prometheus reads it."),
        get("/api/v1", Access::Anyone, ops::about, "What this server is: games, bots, languages.").gives::<About>(),
        get("/api/v1/openapi.json", Access::Anyone, openapi::served, "This document."),
        get("/api/v1/qr", Access::Anyone, qr::show, "An address of this site, `of`, as a QR code (SVG) for a camera."),
        post(
            "/api/v1/oops",
            Access::Visitor,
            page_errors::count,
            "Counts errors in a page; nothing else about them is sent.",
        )
        .takes::<Oops>()
        .gives::<Oops>()
        .limit(Limit::Address(Class::Reports)),
        get(
            "/api/v1/library/{game}",
            Access::Anyone,
            library::show,
            "What the pieces of a game show, in the language `lang`; `content` is that of the table, if it has one.",
        )
        .gives::<of_game::Library>(),
        get("/api/v1/me", Access::Visitor, me::show, "Who you are.").gives::<Me>(),
        patch("/api/v1/me", Access::Known, me::change, "Changes your name or language.")
            .takes::<ChangeMe>()
            .gives::<Me>(),
        post(
            "/api/v1/me/carry",
            Access::Known,
            me::carry,
            "Makes a one-time code by which another device becomes you.",
        )
        .gives::<Secret>()
        .limit(Limit::Purpose(Class::Secrets, "carry")),
        post(
            "/api/v1/me/link",
            Access::Known,
            me::link,
            "Makes the link by which you come back without your cookie; the one before leads nowhere.",
        )
        .gives::<Secret>()
        .limit(Limit::Purpose(Class::Secrets, "link")),
        get("/api/v1/me/tables", Access::Visitor, tables::mine, "Your tables, newest first; `game`, `status` or `over` narrow them, `before` is the last of the page before, `most` how many.").gives_list::<Listed>(),
        delete(
            "/api/v1/me/tables/{table}",
            Access::Person,
            leave_table::remove,
            "Leaves a table, if it is not over, and takes it off your list; one that only you are at is ended.",
        )
        .gives::<At>(),
        get(
            "/api/v1/me/socket",
            Access::Person,
            socket::notices,
            "A WebSocket that tells you of your tables: TableNotice.",
        )
        .tells::<TableNotice>(),
        post("/api/v1/carry", Access::Person, me::carried, "Becomes who made the code.").takes::<Given>().gives::<Me>(),
        post("/api/v1/link", Access::Person, me::linked, "Becomes who made the link.").takes::<Given>().gives::<Me>(),
        get("/api/v1/tables", Access::Visitor, tables::list, "Public tables that are not over.").gives_list::<Listed>(),
        post("/api/v1/tables", Access::Known, tables::create, "Opens a table.").takes::<NewTable>().gives::<At>(),
        get("/api/v1/tables/{table}", Access::Table, tables::show, "The table, and you at it.").gives::<TableAndYou>(),
        post(
            "/api/v1/tables/{table}/commands",
            Access::Table,
            tables::command,
            "A command without a socket, for slow play.",
        )
        .takes::<Command>()
        .gives::<Reply>()
        .limit(Limit::Person(Class::Commands)),
        get(
            "/api/v1/tables/{table}/view",
            Access::Table,
            tables::view,
            "The table as you see it, or saw it after entry `to`.",
        )
        .gives_either::<Welcome, Scene>(),
        get("/api/v1/tables/{table}/log", Access::Table, tables::log, "The log of a game that is over, with its seed."),
        get(
            "/api/v1/tables/{table}/debrief",
            Access::Table,
            debrief::show,
            "The game in numbers, round by round, once it is over.",
        )
        .gives::<Debrief>(),
        get(
            "/api/v1/tables/{table}/turns",
            Access::TablePerson,
            turning_points::show,
            "The turning points of a game, once it is over; ask again while they are worked out.",
        )
        .gives::<TurningPoints>(),
        get(
            "/api/v1/tables/{table}/results",
            Access::Table,
            results::show,
            "How others did with the same deal, once it is over.",
        )
        .gives_list::<DealResult>(),
        get("/api/v1/tables/{table}/issued", Access::Host, invites::issued, "Invitations and tokens of the table.")
            .gives_list::<Issued>(),
        delete(
            "/api/v1/tables/{table}/issued/{id}",
            Access::Host,
            invites::revoke,
            "Revokes an invitation or a token.",
        )
        .gives_list::<Issued>(),
        post(
            "/api/v1/tables/{table}/issued/{id}",
            Access::Host,
            invites::renew,
            "A new key for a program; the old one is void.",
        )
        .gives::<Secret>()
        .limit(Limit::Purpose(Class::Secrets, "token")),
        post(
            "/api/v1/tables/{table}/code",
            Access::TablePerson,
            invites::short_code,
            "The short code that leads to the table's door.",
        )
        .gives::<ShortCode>(),
        post("/api/v1/tables/{table}/invites", Access::Host, invites::invite, "Makes a code that lets people in.")
            .gives::<Secret>()
            .limit(Limit::Purpose(Class::Secrets, "invite")),
        post("/api/v1/tables/{table}/tokens", Access::Host, invites::token, "Gives a seat to a program of your own.")
            .takes::<NewToken>()
            .gives::<Secret>()
            .limit(Limit::Purpose(Class::Secrets, "token")),
        get(
            "/api/v1/tables/{table}/socket",
            Access::Table,
            socket::table,
            "A WebSocket to the table: Attach, then Command; Message.",
        )
        .hears::<Attach>()
        .hears::<Command>()
        .tells::<Message>(),
        post(
            "/api/v1/logs",
            Access::Known,
            logs::open,
            "Opens the log of a game (JSON lines, as text) as a table of your own; `name` is what it is called.",
        )
        .gives::<At>()
        .body(logs::LARGEST),
        post(
            "/api/v1/invites",
            Access::Person,
            invites::accept,
            "Comes in by an invitation, or to the door by a short code.",
        )
        .takes::<Given>()
        .gives::<At>(),
        post(
            "/api/v1/tables/{table}/reports",
            Access::TablePerson,
            reports::report,
            "Reports somebody to whoever runs the server.",
        )
        .takes::<Report>()
        .gives::<Reported>(),
        get("/api/v1/daily/{game}", Access::Visitor, daily::show, "The deal of a day, and how everybody did.")
            .gives::<Daily>(),
        post("/api/v1/daily/{game}", Access::Known, daily::play, "Sits down at today's deal.").gives::<At>(),
        get("/api/v1/me/devices", Access::Person, devices::list, "The browsers that are logged in as you.")
            .gives_list::<Device>(),
        delete("/api/v1/me/devices/{id}", Access::Known, devices::log_out_one, "Logs a browser of yours out.")
            .gives::<LoggedOut>()
            .limit(Limit::Purpose(Class::Secrets, "log out")),
        post("/api/v1/me/logout", Access::Known, devices::log_out, "Logs you out here, everywhere else or everywhere.")
            .takes::<LogOut>()
            .gives::<LoggedOut>(),
        post(
            "/api/v1/me/delete",
            Access::Known,
            delete_me::delete,
            "Deletes you: your name, devices, link and list. Games that others played stay, without your name.",
        )
        .takes::<DeleteMe>()
        .gives::<Deleted>(),
    ]
});
