//! Somebody is reported to whoever runs the server. It stands in the audit log, and whoever is reported learns nothing of it.

use super::App;
use super::answer::{Answer, Given, answer};
use super::guard::Visitor;
use super::request_log::Named;
use super::tables::table_of;
use crate::auth::limits::Class;
use crate::clock::now;
use crate::logging::{Line, TABLE_SHOWN};
use axum::Extension;
use axum::extract::{Path, State};
use table::Problem;
use table::plain_text;
use wire::json;
use wire::{Code, Report, Reported};

/// The most that a report may say, in characters.
const LONGEST: usize = 500;

pub(super) async fn report(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Extension(request): Extension<Named>,
    Given(report): Given<Report>,
) -> Answer<Reported> {
    answer(&visitor, reported(&app, &visitor, &table, &request.0, report).await)
}

async fn reported(
    app: &App,
    visitor: &Visitor,
    table: &str,
    request: &str,
    report: Report,
) -> Result<Reported, Problem> {
    let id = table_of(table)?;
    visitor.known()?;
    let text = match report.text.trim() {
        "" => String::new(),
        text => plain_text(text, LONGEST).ok_or_else(|| Problem::new(Code::BadText).with("most", LONGEST))?,
    };
    let (who, whom) = (visitor.who.clone(), report.who.clone());
    let read =
        move |table: &dyn crate::live::Readable| table.may_enter(&who).and_then(|()| table.reported(&who, &whom));
    let found = app.hub.read(&id, read).await??;
    app.limits.take(Class::Complaints, now(), visitor.counted())?;
    let line = Line::new("audit", "report").text("request", request);
    let line = line.text("table", &id.0.chars().take(TABLE_SHOWN).collect::<String>());
    let line = line.text("reporter", &visitor.who.id.0).text("reported", &found.person.0).text("handle", &report.who);
    let line = line.text("name", &found.name).text("reason", &json::word(&report.reason));
    app.journal.audit(&line.long_text("text", &text).texts("said", &found.said));
    app.metrics.people_reported.inc();
    Ok(Reported { at: now() })
}
