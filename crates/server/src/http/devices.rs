//! The browsers by which people are logged in: who a cookie speaks of, and how one is logged out.

use super::App;
use super::answer::{Answer, Failed, Given, answer};
use super::guard::{Judged, Visitor, guest_name, program};
use super::me::fresh_link;
use crate::auth::agent::kind;
use crate::auth::limits::Class;
use crate::auth::logout::LoggedOutDevices;
use crate::auth::secret::person_id;
use crate::clock::now;
use crate::live::OrProblem;
use axum::Json;
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use store::{self, Device, Person, StoreError};
use table::Problem;
use table::Who;
use wire::{self, Code, LogOut, LogOutFrom, LoggedOut, Millis, PersonId};
use words::Words;

/// That a device is in use is written down at most this often.
const SEEN_EVERY: Millis = 60 * 60 * 1000;

/// Whom a request comes from. Whoever is logged out is refused; a page shows itself to them as to a stranger.
pub(super) async fn identified(
    app: &App,
    judged: Judged,
    api: bool,
    words: &'static Words,
) -> Result<Visitor, Problem> {
    let address = judged.address;
    if let Some(bearer) = judged.bearer {
        return program(app, &bearer, address, words).await;
    }
    let Judged { work, agent, .. } = judged;
    let Some(cookie) = judged.visitor else { return stranger(address, words, work, agent) };
    let (device, old) = (app.cookies.device_of(&cookie), cookie.device.is_none());
    let standing = app.store.standing(&cookie.person.0, &device).await.or_problem()?;
    let Some(person) = standing.person else {
        // Nothing is kept of somebody new, who has no device; of whoever had one nothing is kept any more.
        if standing.deleted || !old {
            return out(api, address, words, work, agent);
        }
        let name = guest_name(&cookie.person, words);
        let new = cookie.wants_renewal(now());
        let who = Who { id: cookie.person, name };
        return Ok(Visitor { known: true, new, device: Some(device), ..blank(who, address, words, work, agent) });
    };
    let logged_in = match &standing.device {
        Some(device) => !device.gone,
        None => old && standing.voided.is_none_or(|at| cookie.issued > at),
    };
    if !logged_in {
        return out(api, address, words, work, agent);
    }
    let device = keep_device(app, standing.device, device, &person, &agent).await;
    let new = (old && device.is_some()) || cookie.wants_renewal(now());
    let who = Who { id: cookie.person, name: person.name };
    Ok(Visitor { lang: person.lang, known: true, kept: true, new, device, ..blank(who, address, words, work, agent) })
}

/// Keeps a device that is new, and that one is in use. Who somebody is does not depend on it: on a full disk they still are,
/// without a device.
async fn keep_device(app: &App, found: Option<Device>, id: String, person: &Person, agent: &str) -> Option<String> {
    let (known, kept) = match found {
        Some(device) if now() - device.seen >= SEEN_EVERY => (true, app.store.see_device(&id, now()).await),
        Some(_) => (true, Ok(())),
        None => (false, put_device(app, &new_device(id.clone(), &person.id, agent, true)).await),
    };
    match kept {
        Ok(()) => Some(id),
        Err(error) => {
            tracing::warn!(%error, "a device could not be kept");
            known.then_some(id)
        }
    }
}

/// Keeps a new device. One that gave way to it is logged out as if somebody had done so: its connections end.
async fn put_device(app: &App, device: &Device) -> Result<(), StoreError> {
    if app.store.put_device(device).await? > 0 {
        let but = app.store.devices(&device.person).await?.into_iter().map(|device| device.id).collect();
        app.logout_notices.tell(LoggedOutDevices { person: PersonId(device.person.clone()), only: None, but });
    }
    Ok(())
}

fn new_device(id: String, person: &str, agent: &str, old: bool) -> Device {
    let (browser, system) = kind(agent);
    let (created, seen) = (now(), now());
    Device { id, person: person.to_owned(), browser, system, created, seen, old, gone: false }
}

fn blank(who: Who, address: IpAddr, words: &'static Words, work: Option<String>, agent: String) -> Visitor {
    let (lang, bound, device) = (None, None, None);
    Visitor { who, words, lang, address, bound, new: false, known: false, kept: false, work, device, agent }
}

fn stranger(address: IpAddr, words: &'static Words, work: Option<String>, agent: String) -> Result<Visitor, Problem> {
    let id = person_id().map_err(|_| Problem::new(Code::Internal))?;
    let who = Who { name: guest_name(&id, words), id };
    Ok(Visitor { new: true, ..blank(who, address, words, work, agent) })
}

fn out(
    api: bool,
    address: IpAddr,
    words: &'static Words,
    work: Option<String>,
    agent: String,
) -> Result<Visitor, Problem> {
    if api { Err(Code::LoggedOut.into()) } else { stranger(address, words, work, agent) }
}

/// Logs the browser of a visitor in as somebody, and answers with its cookie.
pub(super) async fn log_in(app: &App, visitor: &Visitor, person: &str) -> Result<String, Problem> {
    let id = PersonId(person.to_owned());
    let device = match &visitor.device {
        Some(device) if visitor.who.id == id => device.clone(),
        _ => {
            let fresh = person_id().map_err(|_| Problem::new(Code::Internal))?.0;
            put_device(app, &new_device(fresh.clone(), person, &visitor.agent, false)).await.or_problem()?;
            fresh
        }
    };
    Ok(app.cookies.issue_to(&id, &device, now()))
}

/// Is the one who opened a connection still logged in by this browser?
pub(super) async fn is_still_in(app: &App, visitor: &Visitor) -> bool {
    // A program has a key, and whoever has no device is known by their cookie alone.
    let Some(device) = visitor.device.as_ref().filter(|_| visitor.bound.is_none()) else { return true };
    match app.store.standing(&visitor.who.id.0, device).await {
        Ok(standing) if standing.deleted => false,
        // Somebody of whom nothing is kept, or was when they came.
        Ok(standing) if standing.person.is_none() || !visitor.kept => !standing.device.is_some_and(|one| one.gone),
        Ok(standing) => standing.device.is_some_and(|one| !one.gone),
        // What cannot be read is no reason to go.
        Err(_) => true,
    }
}

pub(super) async fn list(State(app): State<App>, visitor: Visitor) -> Answer<Vec<wire::Device>> {
    answer(&visitor, listed(&app, &visitor).await)
}

async fn listed(app: &App, visitor: &Visitor) -> Result<Vec<wire::Device>, Problem> {
    let told = |device: Device| wire::Device {
        here: visitor.device.as_ref() == Some(&device.id),
        id: device.id,
        browser: device.browser,
        system: device.system,
        first: device.created,
        last: device.seen,
    };
    Ok(app.store.devices(&visitor.who.id.0).await.or_problem()?.into_iter().map(told).collect())
}

/// Logs out one device of one's own.
pub(super) async fn log_out_one(State(app): State<App>, visitor: Visitor, Path(id): Path<String>) -> Response {
    let here = visitor.device.as_ref() == Some(&id);
    answered(&app, &visitor, one_out(&app, &visitor, id).await, here)
}

async fn one_out(app: &App, visitor: &Visitor, id: String) -> Result<LoggedOut, Problem> {
    let devices = app.store.log_out(&visitor.who.id.0, store::LogOut::One(id.clone())).await.or_problem()?;
    if devices == 0 {
        return Err(Code::NoSuchDevice.into());
    }
    app.logout_notices.tell(LoggedOutDevices { person: visitor.who.id.clone(), only: Some(id), but: Vec::new() });
    Ok(LoggedOut { devices: 1, link: None })
}

/// Logs out here, everywhere else, or everywhere.
pub(super) async fn log_out(State(app): State<App>, visitor: Visitor, Given(asked): Given<LogOut>) -> Response {
    let here = asked.from != LogOutFrom::Others;
    answered(&app, &visitor, logged_out(&app, &visitor, asked.from).await, here)
}

async fn logged_out(app: &App, visitor: &Visitor, from: LogOutFrom) -> Result<LoggedOut, Problem> {
    // Somebody of whom nothing is kept has no device but this one.
    let Some(device) = visitor.device.clone().filter(|_| visitor.kept) else {
        return Ok(LoggedOut { devices: 0, link: None });
    };
    app.limits.take(Class::Secrets, now(), ("log out", visitor.counted()))?;
    let person = visitor.who.id.clone();
    let (which, left, link) = match from {
        LogOutFrom::Here => {
            let left = LoggedOutDevices { person: person.clone(), only: Some(device.clone()), but: Vec::new() };
            (store::LogOut::One(device), left, None)
        }
        LogOutFrom::Others => {
            let left = LoggedOutDevices { person: person.clone(), only: None, but: vec![device.clone()] };
            (store::LogOut::AllBut(device), left, None)
        }
        LogOutFrom::Everywhere => {
            let (link, secret) = fresh_link(&person)?;
            (
                store::LogOut::All { at: now(), link },
                LoggedOutDevices { person: person.clone(), only: None, but: Vec::new() },
                Some(secret),
            )
        }
    };
    let devices = app.store.log_out(&person.0, which).await.or_problem()?;
    app.logout_notices.tell(left);
    Ok(LoggedOut { devices: u32::try_from(devices).unwrap_or(u32::MAX), link })
}

/// An answer after which this browser may be nobody's.
fn answered(app: &App, visitor: &Visitor, done: Result<LoggedOut, Problem>, here: bool) -> Response {
    match done {
        Ok(done) if here => ([(header::SET_COOKIE, app.cookies.forget())], Json(done)).into_response(),
        Ok(done) => Json(done).into_response(),
        Err(problem) => Failed(problem, visitor.words).into_response(),
    }
}
