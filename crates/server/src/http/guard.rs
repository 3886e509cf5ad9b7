//! What every request passes: is it for us, from a page of ours, not too often, and from whom?

use super::App;
use super::answer::Failed;
use super::invites::name_of;
use super::routes::{Access, Route, routes_at};
use super::slow_bodies::in_time;
use super::tables::table_of;
use crate::auth::headers;
use crate::auth::limits::Class;
use crate::auth::origin::{Asked, is_here};
use crate::auth::secret::read_token;
use crate::clock::now;
use crate::gate::HeldConnection;
use crate::live::OrProblem;
use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use table::Problem;
use table::Who;
use wire::{Code, PersonId, TableId};
use words::{Lang, Words};

/// The header that brings the answer to a challenge.
pub(super) const WORK: &str = "firstlight-work";

/// Where the process says that it is there, whatever else it can.
const HEALTH: &str = "/healthz";

/// Whoever asks.
#[derive(Clone)]
pub(super) struct Visitor {
    /// Who.
    pub who: Who,
    /// The language they want to hear.
    pub words: &'static Words,
    /// The language they have chosen, if they have.
    pub lang: Option<String>,
    /// Where from.
    pub address: IpAddr,
    /// The only table a program with a token may do anything at.
    pub bound: Option<TableId>,
    /// Do they get a new cookie, because they have none or an old one?
    pub new: bool,
    /// Did they come with a cookie of ours, or a token?
    pub known: bool,
    /// Is something kept of them: have they done anything here that others see?
    pub kept: bool,
    /// The answer to a challenge, if they bring one.
    pub work: Option<String>,
    /// The browser by which they are logged in.
    pub device: Option<String>,
    /// What the client calls itself.
    pub agent: String,
}

impl Visitor {
    /// Is this a person, and not a program with a token for one table?
    pub(super) fn person(&self) -> Result<(), Problem> {
        if self.bound.is_some() { Err(Code::BadToken.into()) } else { Ok(()) }
    }

    /// Did they come as somebody? What is kept belongs to whoever asks, so it is kept for nobody whose browser does not
    /// keep its cookie: two such requests at once would be two people.
    pub(super) fn known(&self) -> Result<(), Problem> {
        if self.known { Ok(()) } else { Err(Code::NoCookie.into()) }
    }

    /// Whose limits count: a script that drops its cookie is somebody new each time, so then it is the address.
    pub(super) fn counted(&self) -> String {
        if self.known { self.who.id.0.clone() } else { self.address.to_string() }
    }

    /// May they do anything at this table at all?
    pub(super) fn at(&self, table: &TableId) -> Result<(), Problem> {
        match &self.bound {
            Some(bound) if bound != table => Err(Code::NoSuchTable.into()),
            _ => Ok(()),
        }
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Visitor {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _state: &S) -> Result<Visitor, Infallible> {
        // The guard has put it there; without it nobody is anybody.
        Ok(parts.extensions.get::<Visitor>().cloned().unwrap_or_else(|| Visitor {
            who: Who { id: PersonId(String::new()), name: String::new() },
            words: Words::of(Lang::En),
            lang: None,
            address: IpAddr::from([0, 0, 0, 0]),
            bound: Some(TableId(String::new())),
            new: true,
            known: false,
            kept: false,
            work: None,
            device: None,
            agent: String::new(),
        }))
    }
}

fn text(headers: &HeaderMap, name: header::HeaderName) -> Option<&str> {
    headers.get(name).and_then(|value| value.to_str().ok())
}

/// The language a request asks for: in its address, or by what the browser prefers.
fn language(request: &Request) -> Lang {
    let asked = request.uri().query().into_iter().flat_map(|query| query.split('&'));
    let asked = asked.filter_map(|pair| pair.strip_prefix("lang=")).find_map(|tag| tag.parse().ok());
    let preferred = || {
        let list = text(request.headers(), header::ACCEPT_LANGUAGE)?;
        list.split(',').find_map(|entry| {
            let tag = entry.split(';').next()?.trim();
            tag.parse().ok().or_else(|| tag.split('-').next()?.parse().ok())
        })
    };
    asked.or_else(preferred).unwrap_or_default()
}

/// Lets a request in, or says why not.
pub(super) async fn guard(State(app): State<App>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let path = request.extensions().get::<MatchedPath>().map(|path| path.as_str().to_owned());
    let words = Words::of(language(&request));
    let api = request.uri().path().starts_with("/api/");
    let way = match text(request.headers(), header::HOST) {
        _ if app.http_config.https => headers::Way::Https,
        Some(host) if is_here(host) => headers::Way::Here,
        _ => headers::Way::Plain,
    };
    let asked = routes_of(&request).find(|route| route.answers(request.method()));
    let asked = asked.map(|route| (route, table_of(route.table_in(request.uri().path()))));
    let admitted = match judged(&app, &request) {
        Ok(judged) => super::devices::identified(&app, judged, api, words).await,
        Err(problem) => Err(problem),
    };
    let (mut response, cookie) = match admitted {
        Ok(visitor) => {
            let cookie = visitor.new.then(|| match &visitor.device {
                Some(device) if visitor.kept => app.cookies.issue_to(&visitor.who.id, device, now()),
                _ => app.cookies.issue(&visitor.who.id, now()),
            });
            if let Some(held) = request.extensions().get::<Arc<HeldConnection>>()
                && visitor.kept
            {
                held.belongs_to(&visitor.who.id);
            }
            let who = super::request_log::Seen(visitor.known.then(|| visitor.who.id.0.clone()));
            let mut response = answered(&app, request, visitor, asked, next).await;
            response.extensions_mut().insert(who);
            // The page carries it too, so that whatever the page asks for is asked by one person.
            let told = api || response.extensions().get::<Page>().is_some();
            (response, cookie.filter(|_| told))
        }
        Err(problem) => {
            // Whoever is logged out comes back as nobody.
            let cookie = (problem.code == Code::LoggedOut).then(|| app.cookies.forget());
            (Failed(problem, words).into_response(), cookie)
        }
    };
    if let Some(cookie) = cookie.and_then(|cookie| HeaderValue::from_str(&cookie).ok())
        && !response.headers().contains_key(header::SET_COOKIE)
    {
        response.headers_mut().insert(header::SET_COOKIE, cookie);
        // One person's cookie is kept by no cache that others share.
        response.headers_mut().insert(header::CACHE_CONTROL, headers::OF_ONE);
    }
    match api {
        true => {
            let kept = response.extensions().get::<headers::Kept>().copied();
            headers::put_on_api(response.headers_mut(), way, kept);
        }
        false => headers::put(response.headers_mut(), way),
    }
    app.metrics.answered(path.as_deref(), response.status().as_u16(), started.elapsed());
    response
}

/// What a visitor gets who may come in.
async fn answered(app: &App, mut request: Request, visitor: Visitor, asked: Option<AskedFor>, next: Next) -> Response {
    let limit = asked.as_ref().and_then(|(route, _)| route.limit);
    if let Err(problem) = allowed(app, &visitor, asked).await {
        return Failed(problem, visitor.words).into_response();
    }
    // What cannot be read costs nothing, so this is taken once the body is.
    if let Some(limit) = limit {
        request.extensions_mut().insert(limit);
    }
    request.extensions_mut().insert(visitor);
    next.run(in_time(request, app.http_config.body)).await
}

/// Marks an answer that is the page itself.
#[derive(Clone, Copy, Debug)]
pub(super) struct Page;

/// What a request says about whom it comes from.
pub(super) struct Judged {
    pub(super) address: IpAddr,
    pub(super) bearer: Option<String>,
    pub(super) visitor: Option<crate::auth::cookie::Visitor>,
    pub(super) work: Option<String>,
    pub(super) agent: String,
}

/// Is the request for us, from a page of ours, and not too often?
fn judged(app: &App, request: &Request) -> Result<Judged, Problem> {
    let headers = request.headers();
    let host = text(headers, header::HOST).or_else(|| request.uri().authority().map(|authority| authority.as_str()));
    let refused = |why: crate::auth::origin::Stranger| Problem::new(Code::BadOrigin).with("detail", why);
    app.site.host(host).map_err(refused)?;
    // Nothing in an address of the interface needs to be escaped.
    let path = request.uri().path();
    if path.starts_with("/api/") && path.contains('%') {
        return Err(Code::NoSuchRoute.into());
    }
    let caller = super::request_log::caller(app, request);
    let address = caller.address;
    app.limits.take(Class::Requests, now(), address)?;

    let bearer = text(headers, header::AUTHORIZATION).and_then(|value| value.strip_prefix("Bearer "));
    if routes_of(request).any(|route| route.access == Access::Operator) {
        // A token that is for this is no seat's.
        super::ops::may(app, caller, bearer)?;
        return Ok(Judged { address, bearer: None, visitor: None, work: None, agent: String::new() });
    }
    // A node that is cut off from the others says so at once, instead of waiting for a database that does not answer: whoever
    // comes again finds another.
    if path != HEALTH && app.hub.others().is_some_and(|others| others.is_cut_off()) {
        return Err(Code::Stopping.into());
    }
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let visitor = app.cookies.read(cookies);
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if changes || headers.contains_key(header::UPGRADE) {
        let origin = text(headers, header::ORIGIN);
        let asked = Asked { host, origin, bearer: bearer.is_some(), cookie: headers.contains_key(header::COOKIE) };
        app.site.own(asked).map_err(refused)?;
    }
    let agent = text(headers, header::USER_AGENT).unwrap_or_default().to_owned();
    let work = headers.get(WORK).and_then(|value| value.to_str().ok()).map(str::to_owned);
    Ok(Judged { address, bearer: bearer.map(str::to_owned), visitor: visitor.ok(), work, agent })
}

/// The routes at the address of a request.
fn routes_of(request: &Request) -> impl Iterator<Item = &'static Route> {
    let path = request.extensions().get::<MatchedPath>().map(MatchedPath::as_str).unwrap_or_default();
    routes_at(path)
}

/// A route that is asked for, and the table that its address names.
type AskedFor = (&'static Route, Result<TableId, Problem>);

/// May the visitor use the route they ask for, and, if it takes no body, not too often? What is no route is answered
/// without.
async fn allowed(app: &App, visitor: &Visitor, asked: Option<AskedFor>) -> Result<(), Problem> {
    let Some((route, table)) = asked else { return Ok(()) };
    match route.access {
        Access::Anyone | Access::Visitor | Access::Operator => {}
        Access::Person => visitor.person()?,
        Access::Known => visitor.person().and_then(|()| visitor.known())?,
        Access::Table => visitor.at(&table?)?,
        // A program plays its seat and does nothing else.
        Access::TablePerson => visitor.at(&table?).and_then(|()| visitor.person())?,
        Access::Host => {
            visitor.person()?;
            hosts(app, visitor, &table?).await?;
        }
    }
    match route.limit {
        Some(limit) if route.request.is_none() => Ok(limit.take(app, visitor)?),
        _ => Ok(()),
    }
}

/// Is the visitor the host of the table?
async fn hosts(app: &App, visitor: &Visitor, table: &TableId) -> Result<(), Problem> {
    let who = visitor.who.clone();
    let (enter, host) = app.hub.read(table, move |table| (table.may_enter(&who), table.is_host(&who.id))).await?;
    enter?;
    if host { Ok(()) } else { Err(Code::NotHost.into()) }
}

/// A program that comes with a token for one seat. A right one is never refused for the wrong ones of others.
pub(super) async fn program(
    app: &App,
    bearer: &str,
    address: IpAddr,
    words: &'static Words,
) -> Result<Visitor, Problem> {
    let found = match read_token(bearer) {
        Some(token) => app.store.token(&token.hash()).await.or_problem()?,
        None => None,
    };
    let usable = found.filter(|token| token.purpose == "bot" && !token.revoked);
    let Some((token, table)) = usable.and_then(|token| token.table.clone().map(|table| (token, table))) else {
        app.limits.take(Class::Guesses, now(), address)?;
        return Err(Code::BadToken.into());
    };
    let name = name_of(&token)?.ok_or_else(|| Problem::new(Code::Internal))?;
    let who = Who { id: PersonId::program(&token.id), name };
    let bound = Some(TableId(table));
    Ok(Visitor {
        who,
        words,
        lang: None,
        address,
        bound,
        new: false,
        known: true,
        kept: true,
        work: None,
        device: None,
        agent: String::new(),
    })
}

/// What somebody without a name is called.
pub(super) fn guest_name(id: &PersonId, words: &Words) -> String {
    let number = id.0.bytes().fold(0_u32, |sum, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
    words.say("server-guest", &[("number", (1000 + number % 9000).to_string().into())])
}

impl From<crate::auth::limits::TooFast> for Problem {
    fn from(limit: crate::auth::limits::TooFast) -> Problem {
        Problem::too_fast(limit.retry_after_ms)
    }
}
