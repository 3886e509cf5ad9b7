//! A table of Earthrise with everybody around it, and one of them who tries things.

use super::secrets::Secrets;
use crate::client::Client;
use crate::site::{Site, eventually};
use earthrise::Earthrise;
use serde_json::{Value, json};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};
use tabletop::{Next, Seat, Seats, Seed, Silent, Timeline};

/// Whoever tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Actor {
    Stranger,
    Visitor,
    Member,
    Seat,
    Host,
    HostWithoutSeat,
    Token,
    Revoked,
    Spectator,
    Delayed,
    Left,
    Removed,
}

impl Actor {
    pub(super) const ALL: [Actor; 12] = [
        Actor::Stranger,
        Actor::Visitor,
        Actor::Member,
        Actor::Seat,
        Actor::Host,
        Actor::HostWithoutSeat,
        Actor::Token,
        Actor::Revoked,
        Actor::Spectator,
        Actor::Delayed,
        Actor::Left,
        Actor::Removed,
    ];

    /// How the page calls them, and who they are.
    pub(super) fn said(self) -> (&'static str, &'static str) {
        match self {
            Actor::Stranger => ("stranger", "a browser without a cookie, that has the address of the table"),
            Actor::Visitor => ("visitor", "somebody with a name here and nothing to do with the table"),
            Actor::Member => ("member", "let in by an invitation, without a seat"),
            Actor::Seat => ("seat", "a person with a seat"),
            Actor::Host => ("host", "the host, who plays too"),
            Actor::HostWithoutSeat => ("host without a seat", "the host, who does not play"),
            Actor::Token => ("token", "a program of the host's with a seat"),
            Actor::Revoked => ("revoked", "the same after its token was revoked"),
            Actor::Spectator => ("spectator", "somebody with the link of a table that is watched live"),
            Actor::Delayed => ("delayed", "somebody with the link of a table that is watched an hour later"),
            Actor::Left => ("left", "somebody who had a seat and gave it up"),
            Actor::Removed => ("removed", "somebody whom the host has removed from their seat"),
        }
    }

    /// The seat of their own, if they have one.
    pub(super) fn seat(self) -> Option<u8> {
        match self {
            Actor::Host => Some(0),
            Actor::Seat => Some(1),
            Actor::Token => Some(2),
            _ => None,
        }
    }

    /// Does nothing of a game reach them while it runs, or only what is an hour old?
    pub(super) fn is_behind(self) -> bool {
        !matches!(self, Actor::Host | Actor::Seat | Actor::Token | Actor::Spectator)
    }

    /// Is the table to them as if it was not there?
    pub(super) fn is_outside(self) -> bool {
        matches!(self, Actor::Stranger | Actor::Visitor | Actor::Revoked)
    }
}

/// How far the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Stage {
    Waiting,
    Running,
    Finished,
}

/// What has to be there before something can be tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Prepared {
    Nothing,
    /// Whoever was asked has moved.
    Moved,
    /// Somebody else would end the game, and everybody is asked.
    Question,
    Paused,
    /// Somebody else has put a plan before the table, where there are plans.
    Plan,
    /// Somebody stands at the door, where there is one.
    Knock,
    /// There is a guest without a seat.
    Guest,
}

/// A table, and one who tries things at it.
pub(super) struct AccessCase<'a> {
    site: &'a Site,
    pub actor: Actor,
    pub stage: Stage,
    pub client: Client,
    pub table: String,
    pub host: Client,
    /// Who plays seats 0 to 2.
    players: Vec<Client>,
    /// The seat that is asked first: the actor's own, if they have one.
    pub own: u8,
    /// The seat of another person.
    pub other: u8,
    /// A move of the seat that is asked.
    pub mv: Value,
    /// The name by which the token is revoked.
    pub token: String,
    /// The invitation itself.
    pub invite: String,
    /// The short code of the table.
    pub code: String,
    /// Who has that seat, as the table tells people apart.
    pub who: String,
    /// The guest without a seat, as the table names them.
    pub guest: String,
    pub prepared: Prepared,
    pub secrets: Secrets,
    began: Instant,
}

/// How long a bot waits before it moves, from the moment the table is opened.
const PACE: Duration = Duration::from_secs(5);

/// Everybody comes from an address of their own, so that nobody meets the limits of an address.
pub(super) fn address() -> String {
    static MADE: AtomicU32 = AtomicU32::new(0);
    let n = MADE.fetch_add(1, Ordering::Relaxed);
    format!("198.18.{}.{}", n / 250 % 250, n % 250)
}

pub(super) fn anybody(site: &Site) -> Client {
    Client { forwarded: Some(address()), ..site.client() }
}

pub(super) async fn person(site: &Site, name: &str) -> Client {
    let mut client = anybody(site);
    client.get("/api/v1/me").await.is(200);
    client.patch("/api/v1/me", &json!({ "name": name })).await.is(200);
    client
}

/// The game as it stands when the cards are dealt.
pub(super) fn dealt(seed: Seed) -> Timeline<Earthrise> {
    static GAME: LazyLock<Earthrise> = LazyLock::new(|| Earthrise::builtin(&earthrise::Setup::new(4)).unwrap());
    let mut timeline = Timeline::new(GAME.clone());
    let mut chance = timeline.chance(seed);
    timeline.settle(&mut chance, &mut Silent).unwrap();
    timeline
}

/// A seed by which the lot makes a seat the first Pilot, so that nobody else is asked anything.
fn begun_by(seat: u8) -> Seed {
    let asks = |seed: &Seed| matches!(dealt(*seed).next(), Next::Ask(asked) if asked == Seats::only(Seat(seat)));
    (1_u64 << 60..).map(Seed::from).find(asks).unwrap()
}

impl<'a> AccessCase<'a> {
    /// Four seats: the host or somebody else, Ben, a program of the host's, and Dora, who leaves or is removed.
    pub(super) async fn set(site: &'a Site, actor: Actor, stage: Stage) -> AccessCase<'a> {
        let began = Instant::now();
        let own = actor.seat().unwrap_or(0);
        let seed = begun_by(own);
        let mut host = person(site, "Anna").await;
        let seats = if actor == Actor::HostWithoutSeat { ["open"; 4] } else { ["me", "open", "open", "open"] };
        let (visibility, watch) = match actor {
            Actor::Spectator => ("link", json!("live")),
            Actor::Delayed => ("link", json!({"delayed": 3600})),
            _ => ("private", json!({"delayed": 3600})),
        };
        let pace = if stage == Stage::Finished { 0 } else { PACE.as_millis() as u64 };
        // However long a busy machine takes, nobody counts as away.
        let settings = json!({"visibility": visibility, "watch": watch, "bot_pace": pace, "away_after": 86400});
        let wanted =
            json!({"game": "earthrise", "seats": seats, "settings": settings, "deal": {"seed": seed.to_string()}});
        let table = host.open(&wanted).await;
        let at = format!("/api/v1/tables/{table}");
        let invited = host.post(&format!("{at}/invites"), &json!({})).await.is(200).json();
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let invite = text(&invited["secret"]);
        let code = text(&host.post(&format!("{at}/code"), &json!({})).await.is(200).json()["code"]);
        let given = host.post(&format!("{at}/tokens"), &json!({"seat": 2, "name": "Probe"})).await.is(200).json();
        let program =
            Client { forwarded: Some(address()), ..Client::program(site.server.addr, &text(&given["secret"])) };
        let mut case = AccessCase {
            site,
            actor,
            stage,
            client: anybody(site),
            table,
            players: Vec::new(),
            own,
            other: if own == 0 { 1 } else { 0 },
            mv: json!("save"),
            token: text(&given["id"]),
            invite,
            code,
            who: "nobody".to_owned(),
            guest: "nobody".to_owned(),
            prepared: Prepared::Nothing,
            secrets: Secrets::of(seed, actor, stage),
            began,
            host: host.clone(),
        };
        let dora = case.guest("Dora").await;
        if stage == Stage::Waiting {
            case.go(&dora).await;
        }
        let first = if actor == Actor::HostWithoutSeat { case.sitting("Carl", 0).await } else { host };
        let ben = case.sitting("Ben", 1).await;
        case.players = vec![first, ben, program.clone()];
        if stage != Stage::Waiting {
            case.go(&dora).await;
        }
        let seen = case.host.get(&at).await.is(200).json();
        case.who = text(&seen["table"]["seats"][case.other as usize]["who"]);
        case.secrets.hides(&text(&given["secret"]), &case.invite);
        case.secrets.table = Some(case.table.clone());
        for other in case.players.iter().chain([&case.host]).chain(Some(&dora)) {
            case.secrets.cookies.extend(other.cookie.clone());
        }
        match stage {
            Stage::Waiting => {}
            Stage::Running => case.find_a_move().await,
            Stage::Finished => case.finish().await,
        }
        case.client = match actor {
            Actor::Stranger => anybody(site),
            Actor::Visitor | Actor::Spectator | Actor::Delayed => person(site, "Sofia").await,
            Actor::Member => case.guest("Mia").await,
            Actor::Seat => case.players[1].clone(),
            Actor::Host | Actor::HostWithoutSeat => case.host.clone(),
            Actor::Token => program,
            Actor::Revoked => {
                let path = format!("{at}/issued/{}", case.token);
                case.host.send("delete", &path, None).await.is(200);
                program
            }
            Actor::Left | Actor::Removed => dora,
        };
        let own_cookie = case.client.cookie.clone();
        case.secrets.cookies.retain(|cookie| Some(cookie) != own_cookie.as_ref());
        case
    }

    /// Has it stood for so long that the bot at seat 3 may have moved after the program at seat 2?
    pub(super) fn is_stale(&self) -> bool {
        self.prepared == Prepared::Moved && self.began.elapsed() >= PACE
    }

    /// Somebody who was let in.
    async fn guest(&mut self, name: &str) -> Client {
        let mut guest = person(self.site, name).await;
        guest.post("/api/v1/invites", &json!({"secret": self.invite})).await.is(200);
        guest
    }

    async fn sitting(&mut self, name: &str, seat: u8) -> Client {
        let mut guest = self.guest(name).await;
        guest.command(&self.table, &json!({"do": "sit", "seat": seat})).await.is(200);
        guest
    }

    /// Dora sits down and goes, or is made to.
    async fn go(&mut self, dora: &Client) {
        let mut dora = dora.clone();
        dora.command(&self.table, &json!({"do": "sit", "seat": 3})).await.is(200);
        match self.actor {
            Actor::Removed => self.host.command(&self.table, &json!({"do": "remove", "seat": 3})).await.is(200),
            _ => dora.command(&self.table, &json!({"do": "leave"})).await.is(200),
        };
    }

    /// Whoever plays a seat.
    pub(super) fn holder(&self, seat: u8) -> Client {
        self.players[seat as usize].clone()
    }

    async fn find_a_move(&mut self) {
        let (mut socket, welcome) = self.holder(self.own).sit_at(&self.table, json!({})).await;
        self.mv = welcome["now"]["moves"][0]["move"].clone();
        assert!(!self.mv.is_null(), "seat {} is asked: {welcome}", self.own);
        let _ = socket.code(json!({"do": "seen", "n": 0})).await;
        socket.close().await;
    }

    /// Bots play for everybody, to the end.
    async fn finish(&mut self) {
        for mut player in self.players.clone() {
            let bot = json!({"do": "stand_in", "bot": "random", "until": "back"});
            player.command(&self.table, &bot).await.is(200);
        }
        let path = format!("/api/v1/tables/{}", self.table);
        let host = self.host.clone();
        eventually("the game is over", async || host.clone().get(&path).await.json()["table"]["status"] == "finished")
            .await;
    }

    /// Sees to it that something can be tried.
    pub(super) async fn prepare(&mut self, what: Prepared) {
        let table = self.table.clone();
        let mut another = self.holder(self.other);
        match what {
            Prepared::Moved if self.stage == Stage::Running => {
                let mv = json!({"do": "move", "seat": self.own, "move": self.mv});
                self.holder(self.own).command(&table, &mv).await.is(200);
            }
            Prepared::Question if self.stage == Stage::Running => {
                another.command(&table, &json!({"do": "abandon"})).await.is(200);
            }
            Prepared::Paused if self.stage == Stage::Running => {
                another.command(&table, &json!({"do": "pause"})).await.is(200);
            }
            Prepared::Plan if self.stage == Stage::Waiting => {
                another.command(&table, &json!({"do": "propose", "text": "hello"})).await.is(200);
            }
            Prepared::Knock if self.stage != Stage::Finished && !self.is_open() => {
                let mut knocking = person(self.site, "Nora").await;
                let at = knocking.post("/api/v1/invites", &json!({"secret": self.code})).await.is(200).json();
                assert_eq!(at["knocking"], true);
            }
            Prepared::Guest => {
                self.guest("Gus").await;
                let path = format!("/api/v1/tables/{table}");
                let seen = self.host.get(&path).await.is(200).json();
                let guests = seen["table"]["guests"].as_array().unwrap();
                let gus = guests.iter().find(|guest| guest["name"] == "Gus").unwrap_or_else(|| panic!("{seen}"));
                self.guest = gus["guest"].as_str().unwrap().to_owned();
            }
            _ => {}
        }
        self.prepared = what;
    }

    /// Does the address lead in?
    fn is_open(&self) -> bool {
        matches!(self.actor, Actor::Spectator | Actor::Delayed)
    }
}
