//! Tables: opening, finding, reading, and commands without a socket.

use super::App;
use super::answer::{Answer, Asked, Failed, Given, answer};
use super::guard::Visitor;
use super::new_people::{may_open, opened_from, remember};
use super::results::won_by;
use crate::auth::limits::Class;
use crate::auth::secret::{read_table_id, table_id};
use crate::clock::now;
use crate::live::OrProblem;
use crate::live::{Looking, TableOptions};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use games::Visit;
use serde::Deserialize;
use serde_json::Value;
use store::{OpeningKey, Status as RowStatus, TableFilter, TableRow};
use table::Problem;
use table::{LONGEST_ID, Opening, SeatPlan, checked_name, summary_for, usual_watch};
use tabletop::log::EntryNo;
use tabletop::{Seat, Seed, never};
use title::{NotOpened, Title};
use wire::{
    Ask, At, Body, Code, Command, DealChoice, Facing, Listed, NewTable, Purpose, Reply, Scene, SeatChoice, Settings,
    Status, Summary, TableAndYou, TableId, TableKind, ViewsWanted, Watch, Welcome,
};
use words::{Detail, Part};

/// The most tables a list shows.
pub(super) const PAGE: u32 = 100;
/// The longest spectators can be kept behind, in seconds.
const LONGEST_DELAY: u32 = 24 * 60 * 60;

/// The table of an address.
pub(super) fn table_of(text: &str) -> Result<TableId, Problem> {
    read_table_id(text).ok_or_else(|| Code::NoSuchTable.into())
}

pub(super) async fn create(State(app): State<App>, visitor: Visitor, Given(wanted): Given<NewTable>) -> Answer<At> {
    answer(&visitor, created(&app, &visitor, wanted).await)
}

async fn created(app: &App, visitor: &Visitor, wanted: NewTable) -> Result<At, Problem> {
    let request = match &wanted.id {
        Some(id) if id.is_empty() || id.chars().count() > LONGEST_ID => {
            return Err(Problem::malformed(Detail::new("server-detail-id", &[])));
        }
        Some(id) => Some(OpeningKey::request(&visitor.who.id.0, format!("new {id}"))),
        None => None,
    };
    // What was opened already costs nothing and needs no room.
    if let Some(request) = &request
        && let Some(table) = app.store.opening(request).await.or_problem()?
    {
        return Ok(At::table(TableId(table)));
    }
    may_open(app, visitor)?;
    let seed = match &wanted.deal {
        None => None,
        Some(DealChoice::Seed(text)) => Some(
            text.parse::<Seed>()
                .map_err(|_| Problem::bad_setup(Detail::new("fail-no-seed", &[("given", Part::name(text))])))?,
        ),
        Some(DealChoice::Of(table)) => Some(played_seed(app, visitor, table).await?),
    };
    open(app, visitor, wanted, seed, None, request).await
}

/// The seed of a table that is over.
async fn played_seed(app: &App, visitor: &Visitor, table: &TableId) -> Result<Seed, Problem> {
    let who = visitor.who.clone();
    let id = table_of(&table.0)?;
    let info = app.hub.read(&id, move |table| table.may_enter(&who).map(|()| table.info_of(&who))).await??;
    let sealed = if info.sealed { Code::Sealed } else { Code::NotFinished };
    let seed = info.seed.ok_or(Problem::new(sealed))?;
    seed.parse().map_err(|_| Code::Internal.into())
}

/// Opens a table for a visitor.
pub(super) async fn open(
    app: &App,
    visitor: &Visitor,
    wanted: NewTable,
    seed: Option<Seed>,
    daily: Option<String>,
    request: Option<OpeningKey>,
) -> Result<At, Problem> {
    remember(app, visitor).await?;
    has_room(app, visitor).await?;
    let settings = wanted.settings;
    if !matches!(settings.purpose, Purpose::Game | Purpose::Lesson) {
        return Err(Problem::bad_setup(Detail::new("server-detail-purpose", &[])));
    }
    if let Some(Watch::Delayed(seconds)) = settings.watch
        && seconds > LONGEST_DELAY
    {
        return Err(Problem::bad_setup(Detail::new("server-detail-watch", &[("most", Part::name(LONGEST_DELAY))])));
    }
    let setup = match wanted.setup {
        Some(setup) => setup,
        None => usual_setup(&wanted.game, wanted.seats.len())?,
    };
    let opening = Opening {
        game: wanted.game,
        setup,
        settings,
        seats: plans(visitor, &wanted.seats)?,
        host: visitor.who.clone(),
        seed,
        daily,
        content: None,
        prefix: None,
        admitted: Vec::new(),
    };
    let table = table_id().map_err(|_| Problem::new(Code::Internal))?;
    Ok(At::table(app.hub.create(table, &opening, request, opened_from(app, visitor)).await?))
}

/// The usual setup for N players.
fn usual_setup(game: &str, seats: usize) -> Result<Value, Problem> {
    let setup = games::with(game, PlainSetup(seats));
    let unknown = || Problem::new(Code::UnknownGame).with("game", game);
    setup.ok_or_else(unknown)?.map_err(|NotOpened(why)| Problem::bad_setup(why))
}

/// The setup of a plain table for N players.
struct PlainSetup(usize);

impl Visit for PlainSetup {
    type Output = Result<Value, NotOpened>;

    fn visit<T: Title>(self) -> Result<Value, NotOpened> {
        serde_json::to_value(T::plain_setup(self.0)?).map_err(NotOpened::because)
    }
}

/// Who is to sit where. The table tells seats of one name apart.
fn plans(visitor: &Visitor, seats: &[SeatChoice]) -> Result<Vec<SeatPlan>, Problem> {
    let mine = |name: String| SeatPlan::Person { who: visitor.who.id.clone(), name };
    let plan = |seat: &SeatChoice| match seat {
        SeatChoice::Me => Ok(mine(visitor.who.name.clone())),
        SeatChoice::MeAs(name) => checked_name(name).map(mine),
        SeatChoice::Open => Ok(SeatPlan::Open),
        SeatChoice::Bot(kind) => Ok(SeatPlan::Bot(kind.clone())),
    };
    seats.iter().map(plan).collect()
}

pub(super) async fn show(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Answer<TableAndYou> {
    answer(&visitor, shown(&app, &visitor, &table).await)
}

pub(super) async fn shown(app: &App, visitor: &Visitor, table: &str) -> Result<TableAndYou, Problem> {
    let id = table_of(table)?;
    let who = visitor.who.clone();
    let read = move |table: &dyn crate::live::Readable| {
        table.may_enter(&who).map(|()| TableAndYou { table: table.info_of(&who), you: table.you(&who) })
    };
    app.hub.read(&id, read).await?
}

/// A command without a socket, for slow play and for programs.
pub(super) async fn command(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Given(command): Given<Command>,
) -> Answer<Reply> {
    answer(&visitor, commanded(&app, &visitor, &table, command).await)
}

async fn commanded(app: &App, visitor: &Visitor, table: &str, mut command: Command) -> Result<Reply, Problem> {
    let id = table_of(table)?;
    let who = visitor.who.clone();
    app.hub.read(&id, move |table| table.may_enter(&who)).await??;
    allow(app, visitor, &id, &mut command.body).await?;
    match command.body {
        Body::Ask(Ask::Since { n, to }) => {
            let (who, words) = (visitor.who.clone(), visitor.words);
            app.hub.read(&id, move |table| table.since(&who, words, n, to).map(Reply::Since)).await?
        }
        // These are about one connection, or take one to answer.
        Body::Ask(_) | Body::Face { .. } | Body::Seen { .. } => {
            Err(Problem::malformed(Detail::new("server-detail-needs-socket", &[])))
        }
        _ => app.hub.handle_command(&id, visitor.who.clone(), visitor.words, command).await,
    }
}

/// What some commands take besides: talk has a limit of its own, and so have tables that come of others. Who sits down or
/// opens a table is remembered, and sits down under the name they have by now.
pub(super) async fn allow(app: &App, visitor: &Visitor, table: &TableId, body: &mut Body) -> Result<(), Problem> {
    match body {
        Body::Chat { .. } | Body::Signal(_) | Body::Propose { .. } => {
            app.limits.take(Class::Chat, now(), visitor.counted())?
        }
        Body::Sit { name, .. } => {
            remember(app, visitor).await?;
            if name.is_none() && visitor.bound.is_none() {
                *name = app.store.person(&visitor.who.id.0).await.or_problem()?.map(|person| person.name);
            }
            // Whoever comes back wants it on their list again.
            app.store.hide(&table.0, &visitor.who.id.0, false).await.or_problem()?;
        }
        Body::Rematch { .. } | Body::Clone { .. } => {
            visitor.person()?;
            may_open(app, visitor)?;
            has_room(app, visitor).await?;
            remember(app, visitor).await?;
        }
        _ => {}
    }
    Ok(())
}

/// May a visitor open one more table? The store counts again where it writes; this spares the rest of the work.
pub(super) async fn has_room(app: &App, visitor: &Visitor) -> Result<(), Problem> {
    let mut filter = TableFilter::of_person(&visitor.who.id.0, app.http_config.tables + 1);
    filter.status = vec![RowStatus::Waiting, RowStatus::Running];
    let own =
        app.store.tables(&filter).await.or_problem()?.into_iter().filter(|row| row.host == visitor.who.id.0).count();
    if own >= app.http_config.tables as usize {
        return Err(Problem::new(Code::TooManyTables).with("most", app.http_config.tables));
    }
    Ok(())
}

/// How somebody wants to see a table.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Seeing {
    seat: Option<u8>,
    as_spectator: bool,
    everything: bool,
    to: Option<EntryNo>,
    view: Option<ViewsWanted>,
}

/// What is seen of a table.
#[derive(serde::Serialize)]
#[serde(untagged)]
pub(super) enum Seen {
    /// As it is.
    Now(Box<Welcome>),
    /// As it was.
    Then(Box<Scene>),
}

pub(super) async fn view(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Asked(seeing): Asked<Seeing>,
) -> Answer<Seen> {
    answer(&visitor, viewed(&app, &visitor, &table, &seeing).await)
}

async fn viewed(app: &App, visitor: &Visitor, table: &str, seeing: &Seeing) -> Result<Seen, Problem> {
    let id = table_of(table)?;
    let facing = match (seeing.seat, seeing.as_spectator, seeing.everything) {
        (Some(seat), ..) => Some(Facing::Seat(Seat(seat))),
        (None, true, _) => Some(Facing::Spectator),
        (None, false, true) => Some(Facing::Everything),
        (None, false, false) => None,
    };
    let whole = seeing.view != Some(ViewsWanted::None);
    let looking = Looking { facing, to: seeing.to, words: Some(visitor.words), whole };
    let who = visitor.who.clone();
    match app.hub.read(&id, move |table| table.look(&who, &looking)).await?? {
        (_, Some(Reply::Look(scene))) => Ok(Seen::Then(scene)),
        (welcome, _) => Ok(Seen::Now(Box::new(welcome))),
    }
}

/// The log of a finished game, to keep and to check.
pub(super) async fn log(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Response {
    match logged(&app, &visitor, &table).await {
        Ok(log) => {
            let name = format!("attachment; filename=\"{table}.jsonl\"");
            let kind = (header::CONTENT_TYPE, "application/x-ndjson".to_owned());
            ([kind, (header::CONTENT_DISPOSITION, name)], log).into_response()
        }
        Err(problem) => Failed(problem, visitor.words).into_response(),
    }
}

async fn logged(app: &App, visitor: &Visitor, table: &str) -> Result<String, Problem> {
    let id = table_of(table)?;
    let who = visitor.who.clone();
    app.hub.read(&id, move |table| table.log(&who)).await?
}

/// What a list may be narrowed to.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Listing {
    game: Option<String>,
    status: Option<Status>,
}

/// What the list of one's own tables may be narrowed to.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct OwnListing {
    game: Option<String>,
    status: Option<Status>,
    /// Only those that are over, whether or not they were played to the end.
    over: bool,
    /// Only those opened before this one: the last of the page before.
    before: Option<String>,
    /// At most so many.
    most: Option<u32>,
}

pub(super) async fn list(
    State(app): State<App>,
    visitor: Visitor,
    Asked(listing): Asked<Listing>,
) -> Answer<Vec<Listed>> {
    let mut filter = TableFilter::open_to_all(PAGE);
    filter.game = listing.game;
    if let Some(status) = listing.status {
        filter.status = vec![crate::live::row_status(status)];
    }
    answer(&visitor, listed(&app, &visitor, &filter, false).await)
}

pub(super) async fn mine(
    State(app): State<App>,
    visitor: Visitor,
    Asked(listing): Asked<OwnListing>,
) -> Answer<Vec<Listed>> {
    answer(&visitor, own_tables(&app, &visitor, listing).await)
}

async fn own_tables(app: &App, visitor: &Visitor, listing: OwnListing) -> Result<Vec<Listed>, Problem> {
    let most = listing.most.map_or(PAGE, |most| most.clamp(1, PAGE));
    let mut filter = TableFilter::of_person(&visitor.who.id.0, most);
    filter.listed = true;
    filter.game = listing.game;
    filter.status = match listing.over {
        true => vec![RowStatus::Finished, RowStatus::Abandoned],
        false => listing.status.map(crate::live::row_status).into_iter().collect(),
    };
    if let Some(last) = &listing.before {
        filter.before = Some(place_of(app, visitor, &table_of(last)?).await?);
    }
    listed(app, visitor, &filter, true).await
}

/// Where a table of the visitor's stands in their list, also if they have taken it off since.
async fn place_of(app: &App, visitor: &Visitor, id: &TableId) -> Result<(i64, String), Problem> {
    let members = app.store.members(&id.0).await.or_problem()?;
    if !members.iter().any(|member| member.person == visitor.who.id.0) {
        return Err(Code::NotAtTable.into());
    }
    let created = app.store.created(&id.0).await.or_problem()?.ok_or(Problem::new(Code::NoSuchTable))?;
    Ok((created, id.0.clone()))
}

async fn listed(app: &App, visitor: &Visitor, filter: &TableFilter, mine: bool) -> Result<Vec<Listed>, Problem> {
    let rows = app.store.tables(filter).await.or_problem()?;
    let ids: Vec<String> = rows.iter().map(|row| row.id.clone()).collect();
    let stale = app.store.stale(Some(&ids), PAGE).await.or_problem()?;
    let mut results = match mine {
        true => app.store.results_of(&ids).await.or_problem()?,
        false => Vec::new(),
    };
    let mut list = Vec::with_capacity(rows.len());
    for row in rows {
        let summary = match stale.contains(&row.id) {
            true => app.hub.read(&TableId(row.id.clone()), |table| table.summary()).await?,
            false => match serde_json::from_str(&row.summary) {
                Ok(summary) => summary,
                Err(_) => continue,
            },
        };
        let result = results.iter().position(|result| result.table == row.id).map(|at| results.swap_remove(at));
        let won = result.and_then(|result| won_by(&row.game, result, visitor));
        list.push(Listed { won, ..entry(app, visitor, row, summary, mine).await? });
    }
    Ok(list)
}

async fn entry(app: &App, visitor: &Visitor, row: TableRow, summary: Summary, mine: bool) -> Result<Listed, Problem> {
    let id = TableId(row.id);
    let options = serde_json::from_str(&row.options);
    let TableOptions { settings, daily, known_deal } = options.unwrap_or_else(|error| {
        never!("a table whose options cannot be read: {error}");
        TableOptions::default()
    });
    let (mut yours, mut unseen) = (Vec::new(), None);
    let persons = summary.persons.clone();
    let summary = summary_for(summary, &visitor.who.id, watch_of(&row.game, &settings), visitor.words);
    if mine {
        let seen =
            app.store.members(&id.0).await.or_problem()?.into_iter().find(|member| member.person == visitor.who.id.0);
        unseen = seen.map(|member| summary.n.saturating_sub(member.seen));
        yours = persons.iter().filter(|(_, person)| *person == visitor.who.id).map(|(seat, _)| *seat).collect();
    }
    Ok(Listed {
        table: id,
        kind: kind_of(&settings, daily.is_some()),
        known_deal,
        clock: settings.clock,
        game: row.game,
        summary,
        yours,
        won: None,
        unseen,
        created: row.created,
        touched: row.touched,
    })
}

/// What a table is, from what never changes about it.
fn kind_of(settings: &Settings, daily: bool) -> TableKind {
    match settings.purpose {
        _ if daily => TableKind::Daily,
        Purpose::Lesson => TableKind::Lesson,
        Purpose::WhatIf => TableKind::WhatIf,
        Purpose::File => TableKind::File,
        Purpose::Game if settings.study => TableKind::Study,
        Purpose::Game => TableKind::Game,
    }
}

/// Who may watch a table that is not in memory.
fn watch_of(game: &str, settings: &Settings) -> Watch {
    // Of a game that is not known, too little is better told than too much.
    games::with(game, UsualWatch(settings)).unwrap_or(Watch::Off)
}

/// Who may watch a table with these settings.
struct UsualWatch<'a>(&'a Settings);

impl Visit for UsualWatch<'_> {
    type Output = Watch;

    fn visit<T: Title>(self) -> Watch {
        usual_watch::<T>(self.0)
    }
}
