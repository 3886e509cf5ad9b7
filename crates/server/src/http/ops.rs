//! For whoever runs the server.

use super::App;
use super::answer::Failed;
use super::guard::Visitor;
use crate::auth::address::Caller;
use crate::auth::limits::Class;
use crate::clock::now;
use crate::config::Ops;
use crate::live::store_problem;
use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Visit;
use sha2::{Digest, Sha256};
use table::Problem;
use tabletop::never;
use title::Title;
use wire::{About, BotInfo, Code, GameInfo, VERSION, json};
use words::Lang;

/// May somebody see what is for whoever runs the server? Nobody else is told that it is there.
pub(super) fn may(app: &App, caller: Caller, bearer: Option<&str>) -> Result<(), Problem> {
    let open = match app.http_config.ops {
        Ops::All => true,
        Ops::Local => caller.local,
        Ops::Off => false,
    };
    // Hashes are compared, so that the time it takes tells nothing of the token.
    let hash = |token: &str| <[u8; 32]>::from(Sha256::digest(token));
    match (&app.http_config.ops_token, bearer) {
        (Some(token), Some(said)) => {
            // A right one is never refused for the wrong ones of its neighbours; it is too long to be guessed.
            if hash(token) == hash(said) {
                return Ok(());
            }
            app.limits.take(Class::Guesses, now(), caller.address)?;
        }
        _ if open => return Ok(()),
        _ => {}
    }
    Err(Code::NoSuchRoute.into())
}

/// The process is there.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// The store takes writes, and the end is not near.
pub(super) async fn readyz(State(app): State<App>, visitor: Visitor) -> Response {
    if *app.hub.stopping().borrow() {
        return Failed(Code::Stopping.into(), visitor.words).into_response();
    }
    if let Some(away) = app.hub.others().and_then(|others| others.away()) {
        // In words that a probe shows to whoever runs it.
        return (StatusCode::SERVICE_UNAVAILABLE, format!("not ready: {}\n", away.word())).into_response();
    }
    match app.store.check().await {
        Ok(()) => "ready\n".into_response(),
        Err(error) => Failed(store_problem(error), visitor.words).into_response(),
    }
}

/// What is counted, as Prometheus reads it.
pub(super) async fn metrics(State(app): State<App>) -> Response {
    app.hub.measure();
    let (all, unknown) = app.gate.count();
    app.metrics.connected(all, unknown);
    ([(header::CONTENT_TYPE, crate::metrics::CONTENT_TYPE)], app.metrics.encode()).into_response()
}

/// What is said of a game.
#[derive(Clone)]
struct Info;

impl Visit for Info {
    type Output = GameInfo;

    fn visit<T: Title>(self) -> GameInfo {
        game_info::<T>()
    }
}

fn game_info<T: Title>() -> GameInfo {
    let bot = |profile: bots::Profile| BotInfo {
        name: profile.name.to_owned(),
        style: profile.style.to_owned(),
        reference: profile.reference,
    };
    let missing = |error| never!("{} has no content: {error:?}", T::ID);
    let content = T::builtin().map_err(missing).map_or_else(|()| String::new(), |content| T::content_ref(&content).id);
    GameInfo {
        id: T::ID.to_owned(),
        name: T::NAME.to_owned(),
        fewest: *T::PLAYERS.start(),
        most: *T::PLAYERS.end(),
        usual: T::USUAL,
        secrets: T::SECRETS,
        together: T::TOGETHER,
        stretch: T::STRETCH.to_owned(),
        setups: T::PLAYERS.filter_map(usual_setup::<T>).collect(),
        options: T::options(),
        bots: T::profiles().into_iter().map(bot).collect(),
        content,
        steps: T::steps(),
    }
}

/// How a table for so many is set up unless somebody says otherwise.
fn usual_setup<T: Title>(players: u8) -> Option<serde_json::Value> {
    let setup = T::plain_setup(players.into());
    setup
        .map_err(|error| never!("{} has no setup for {players}: {error:?}", T::ID))
        .ok()
        .map(|setup| json::value(&setup))
}

/// What this server is.
pub(super) async fn about(State(app): State<App>) -> Json<About> {
    Json(About {
        firstlight: env!("CARGO_PKG_VERSION").to_owned(),
        api: VERSION,
        games: games::each(&Info),
        languages: Lang::ALL.map(|lang| (lang.tag().to_owned(), lang.own_name().to_owned())).to_vec(),
        lan: app.http_config.lan.clone(),
    })
}
