//! Somebody deletes themselves.

use super::App;
use super::answer::{Failed, Given};
use super::guard::Visitor;
use crate::auth::limits::Class;
use crate::auth::logout::LoggedOutDevices;
use crate::clock::now;
use crate::live::OrProblem;
use crate::live::forget_person;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use table::Problem;
use wire::{Code, DeleteMe, Deleted};
use words::Detail;

pub(super) async fn delete(State(app): State<App>, visitor: Visitor, Given(asked): Given<DeleteMe>) -> Response {
    match deleted(&app, &visitor, &asked).await {
        Ok(done) => ([(header::SET_COOKIE, app.cookies.forget())], Json(done)).into_response(),
        Err(problem) => Failed(problem, visitor.words).into_response(),
    }
}

async fn deleted(app: &App, visitor: &Visitor, asked: &DeleteMe) -> Result<Deleted, Problem> {
    if asked.name != visitor.who.name {
        return Err(Problem::malformed(Detail::new("server-detail-name", &[])));
    }
    if !visitor.kept {
        return Ok(Deleted { tables: 0 });
    }
    app.limits.take(Class::Secrets, now(), ("delete", visitor.address))?;
    let person = visitor.who.id.clone();
    // From here on nobody is this person, whatever else happens.
    app.store.start_forgetting(&person.0).await.or_problem()?;
    app.logout_notices.tell(LoggedOutDevices { person: person.clone(), only: None, but: Vec::new() });
    // It goes on if whoever asked does not wait, and after a restart if the server stops meanwhile.
    let hub = app.hub.clone();
    let cleared = tokio::spawn(async move { forget_person(&hub, &person).await });
    let tables = cleared.await.map_err(|_| Problem::new(Code::Internal))??;
    Ok(Deleted { tables })
}
