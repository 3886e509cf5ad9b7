//! Logs that people have as files, opened as tables of their own: for replay, what-if and looking back.

use super::App;
use super::answer::{Answer, Asked, answer};
use super::guard::Visitor;
use super::new_people::{may_open, opened_from, remember};
use super::slow_bodies::is_late;
use super::tables::has_room;
use crate::auth::secret::table_id;
use axum::body::Bytes;
use axum::extract::rejection::BytesRejection;
use axum::extract::{FromRequest, Request, State};
use axum::http::StatusCode;
use games::Visit;
use serde::Deserialize;
use table::Problem;
use table::{LONGEST_NAME, LONGEST_TABLE_NAME, Opening, Prefix, SeatPlan, Who, checked_name, plain_text};
use tabletop::log::{EntryNo, FORMAT, SeedRef};
use tabletop::{Game, Next};
use title::log_line::{BadEntry, NotALog, Sheet};
use title::{Level, Teller, Title, content_by_hash};
use wire::{At, Code, Purpose, Settings, Visibility};
use words::Detail;
use words::{Names, Words};

/// The largest log that is taken. A long game has a few dozen kilobytes.
pub(super) const LARGEST: usize = 4 * 1024 * 1024;

/// What the table is to be called.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Titled {
    name: String,
}

/// The text of a file, however it calls itself.
pub(super) struct Text(String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = super::answer::Failed;

    async fn from_request(request: Request, state: &S) -> Result<Text, Self::Rejection> {
        let words =
            request.extensions().get::<Visitor>().map_or_else(|| Words::of(words::Lang::En), |visitor| visitor.words);
        let because = |problem: Problem| super::answer::Failed(problem, words);
        let failed = |code: Code| because(Problem::new(code).with("detail", "body"));
        let bytes = Bytes::from_request(request, state).await.map_err(|rejected| match rejected {
            BytesRejection::FailedToBufferBody(e) if e.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                failed(Code::TooLarge)
            }
            BytesRejection::FailedToBufferBody(e) if is_late(&e) => failed(Code::TooSlow),
            _ => because(Problem::malformed(Detail::new("server-detail-body", &[]))),
        })?;
        String::from_utf8(bytes.into()).map(Text).map_err(|_| failed(Code::NotALog))
    }
}

pub(super) async fn open(
    State(app): State<App>,
    visitor: Visitor,
    Asked(titled): Asked<Titled>,
    text: Text,
) -> Answer<At> {
    answer(&visitor, opened(&app, &visitor, &titled.name, text.0).await)
}

async fn opened(app: &App, visitor: &Visitor, name: &str, text: String) -> Result<At, Problem> {
    may_open(app, visitor)?;
    has_room(app, visitor).await?;
    let (host, words) = (visitor.who.clone(), visitor.words);
    // A title that is none is no reason not to look at a game.
    let name = plain_text(name, LONGEST_TABLE_NAME).unwrap_or_default();
    let judged = tokio::task::spawn_blocking(move || opening(&text, &host, name, words));
    let opening = judged.await.map_err(|_| Problem::new(Code::Internal))??;
    remember(app, visitor).await?;
    let table = table_id().map_err(|_| Problem::new(Code::Internal))?;
    Ok(At::table(app.hub.create(table, &opening, None, opened_from(app, visitor)).await?))
}

fn not_a_log(why: NotALog) -> Problem {
    match why {
        NotALog::Newer(version) => newer(version, FORMAT),
        other => Problem::new(Code::NotALog).with("detail", other),
    }
}

fn newer(version: impl ToString, known: u32) -> Problem {
    Problem::new(Code::NewerLog).with("version", version).with("known", known)
}

/// The table of a log, if the log holds.
fn opening(text: &str, host: &Who, name: String, words: &Words) -> Result<Opening, Problem> {
    let sheet = Sheet::read(text).map_err(not_a_log)?;
    let opened = games::with(&sheet.header.game, OpenLog { sheet: &sheet, host, name, words });
    opened.unwrap_or_else(|| Err(Problem::new(Code::UnknownGame).with("game", &sheet.header.game)))
}

/// A log that is to become a table.
struct OpenLog<'a> {
    sheet: &'a Sheet,
    host: &'a Who,
    name: String,
    words: &'a Words,
}

impl Visit for OpenLog<'_> {
    type Output = Result<Opening, Problem>;

    fn visit<T: Title>(self) -> Result<Opening, Problem> {
        opening_of::<T>(self.sheet, self.host, self.name, self.words)
    }
}

fn opening_of<T: Title>(sheet: &Sheet, host: &Who, name: String, words: &Words) -> Result<Opening, Problem> {
    let header = &sheet.header;
    let wrong = |why: String| Problem::new(Code::NotALog).with("detail", why);
    if header.rules != T::RULES {
        return Err(newer(header.rules, T::RULES));
    }
    // Content of one's own is for one's own machine: here it would run for everybody.
    let content = content_by_hash::<T>(header.content.hash).map_err(|_| Problem::new(Code::Internal))?;
    let content = content.ok_or_else(|| Problem::new(Code::OtherContent).with("content", &header.content.id))?;
    let SeedRef::Seed(seed) = header.chance else { return Err(wrong("it has no seed".to_owned())) };
    let setup: T::Setup = serde_json::from_value(header.setup.clone()).map_err(|e| wrong(e.to_string()))?;
    let game = T::make(&content, &setup).map_err(|e| wrong(e.to_string()))?;
    let names = Names::new(header.seats.iter().map(|seat| called(seat)), None);
    let (timeline, held) = sheet.replay(game, |game, fault| T::teller(game, words, &names).fault(fault));
    held.map_err(|BadEntry { entry, why, read }| {
        // What is wrong with the JSON of a line helps nobody who did not write it.
        bad_line(entry, if read { why } else { words.say("log-not-an-entry", &[]) })
    })?;
    timeline.check_seed(seed).map_err(|entry| bad_line(entry, words.say("log-not-by-seed", &[])))?;
    if let Some(dealt) = &header.dealt {
        dealt.check(seed).map_err(|why| wrong(why.to_string()))?;
    }
    let played_by = sheet.by_bots();
    if let Some((entry, _)) = played_by.iter().find(|(_, bot)| plain_text(bot, LONGEST_NAME).as_ref() != Some(*bot)) {
        return Err(bad_line(*entry, words.say("log-not-an-entry", &[])));
    }
    let over = matches!(timeline.next(), Next::Over(_));
    let person = |seat: Option<&str>| {
        // A name that nobody could have is not shown.
        let name = checked_name(seat.map_or("", called)).unwrap_or_else(|_| host.name.clone());
        SeatPlan::Person { who: host.id.clone(), name }
    };
    let plan = |at: usize| {
        let seat = header.seats.get(at).map(String::as_str);
        // Bots would play an unfinished game on by themselves; whoever looks at it decides that. Where one goes on from an
        // earlier moment of a finished one, they think as long as their level does here.
        let level = seat.filter(|seat| over && !is_person(seat)).and_then(Level::of::<T>);
        level.map_or_else(|| person(seat), |level| SeatPlan::Bot(level.name.to_owned()))
    };
    let entries = timeline.entries().iter().map(serde_json::to_string).collect::<Result<_, _>>();
    Ok(Opening {
        game: T::ID.to_owned(),
        setup: header.setup.clone(),
        settings: Settings {
            name,
            visibility: Visibility::Private,
            study: true,
            purpose: Purpose::File,
            ..Settings::default()
        },
        seats: (0..usize::from(timeline.game().players())).map(plan).collect(),
        host: host.clone(),
        seed: Some(seed),
        daily: None,
        content: Some(T::content_ref(&content)),
        prefix: Some(Prefix { entries: entries.map_err(|_| Problem::new(Code::Internal))?, played_by }),
        admitted: Vec::new(),
    })
}

/// The header is the first line.
fn bad_line(entry: EntryNo, why: String) -> Problem {
    Problem::new(Code::BadLine).with("line", entry.saturating_add(1)).with("detail", why.trim_end_matches('.'))
}

/// Is this how a log writes a person's seat?
fn is_person(seat: &str) -> bool {
    seat == "me" || seat.starts_with("me:")
}

/// What a seat is called that a log writes so.
fn called(seat: &str) -> &str {
    seat.strip_prefix("me:").unwrap_or(if seat == "me" { "" } else { seat })
}
