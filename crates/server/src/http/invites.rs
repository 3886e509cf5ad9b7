//! Invitations to a table, and tokens for programs of one's own. The store sees hashes only.

use super::App;
use super::answer::{Answer, Given, answer};
use super::guard::Visitor;
use super::new_people::{guessed_wrong, may_guess, opened_nothing, remember_at};
use super::tables::table_of;
use crate::auth::code;
use crate::auth::secret::{code as long_code, person_id, read_code, token as new_token};
use crate::clock::now;
use crate::live::OrProblem;
use crate::live::store_problem;
use crate::live::{Mail, Passage};
use axum::extract::{Path, State};
use store::{CodeRow, StoreError, Token};
use table::Problem;
use table::Who;
use tabletop::Seat;
use tokio::sync::oneshot;
use wire::{self, At, Code, Issued, NewToken, PersonId, Secret, ShortCode, Status, TableId};

/// How long an invitation is good for.
const INVITED_FOR: i64 = 30 * 24 * 60 * 60 * 1000;

pub(super) async fn invite(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Answer<Secret> {
    answer(&visitor, invited(&app, &visitor, &table).await)
}

async fn invited(app: &App, visitor: &Visitor, table: &str) -> Result<Secret, Problem> {
    let table = table_of(table)?;
    let internal = |_| Problem::new(Code::Internal);
    let (secret, id) = (long_code().map_err(internal)?, person_id().map_err(internal)?.0);
    let expires = now() + INVITED_FOR;
    app.store
        .put_token(&Token {
            hash: secret.hash(),
            id: id.clone(),
            purpose: "invite".to_owned(),
            table: Some(table.0),
            person: Some(visitor.who.id.0.clone()),
            body: "null".to_owned(),
            created: now(),
            expires: Some(expires),
            revoked: false,
        })
        .await
        .or_problem()?;
    Ok(Secret { secret: secret.reveal().to_owned(), id, expires: Some(expires) })
}

/// Comes in by an invitation.
pub(super) async fn accept(State(app): State<App>, visitor: Visitor, Given(given): Given<wire::Given>) -> Answer<At> {
    answer(&visitor, accepted(&app, &visitor, &given.secret).await)
}

async fn accepted(app: &App, visitor: &Visitor, secret: &str) -> Result<At, Problem> {
    if let Some(code) = code::read(secret) {
        return by_code(app, visitor, &code).await;
    }
    let found = match read_code(secret) {
        Some(code) => app.store.token(&code.hash()).await.or_problem()?,
        None => None,
    };
    let good =
        found.filter(|token| token.purpose == "invite" && !token.revoked && token.expires.is_none_or(|at| at > now()));
    let Some(table) = good.and_then(|token| token.table) else {
        return Err(opened_nothing(app, visitor));
    };
    let table = TableId(table);
    remember_at(app, visitor, Some(&table)).await?;
    app.hub.pass(&table, &visitor.who, Passage::Admit).await?;
    app.store.hide(&table.0, &visitor.who.id.0, false).await.or_problem()?;
    Ok(At::table(table))
}

/// What codes of tables lead to.
const TABLE: &str = "table";
/// Codes that are tried before it is the program's fault that none is free.
const TRIES: u32 = 64;

/// Comes to the door of a table by its short code; at a private one this knocks.
async fn by_code(app: &App, visitor: &Visitor, code: &str) -> Result<At, Problem> {
    may_guess(app, visitor)?;
    let Some(found) = app.store.code(code).await.or_problem()?.filter(|row| row.kind == TABLE) else {
        return Err(guessed_wrong(app, visitor));
    };
    let table = TableId(found.target);
    remember_at(app, visitor, Some(&table)).await?;
    app.hub.pass(&table, &visitor.who, Passage::Knock).await?;
    let who = visitor.who.clone();
    let entered = app.hub.read(&table, move |table| table.may_enter(&who)).await?;
    Ok(At { table, knocking: entered.is_err() })
}

/// The short code of a table. Whoever may come in may say it to others.
pub(super) async fn short_code(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
) -> Answer<ShortCode> {
    answer(&visitor, coded(&app, &visitor, &table).await)
}

async fn coded(app: &App, visitor: &Visitor, table: &str) -> Result<ShortCode, Problem> {
    let id = table_of(table)?;
    let who = visitor.who.clone();
    let info = app.hub.read(&id, move |table| table.may_enter(&who).map(|()| table.info_of(&who))).await??;
    if matches!(info.status, Status::Finished | Status::Abandoned) {
        return Err(Code::Finished.into());
    }
    for _ in 0..TRIES {
        if let Some(row) = app.store.code_of(TABLE, &id.0).await.or_problem()? {
            return Ok(ShortCode { code: row.code });
        }
        let code = code::fresh().map_err(|_| Problem::new(Code::Internal))?;
        let row = CodeRow { code, kind: TABLE.to_owned(), target: id.0.clone(), created: now() };
        match app.store.put_code(&row).await {
            // Somebody else has the code, or has asked for one of this table at the same time.
            Ok(()) | Err(StoreError::Exists { .. }) => {}
            Err(error) => return Err(store_problem(error)),
        }
    }
    Err(Code::Internal.into())
}

/// A seat for a program of one's own.
pub(super) async fn token(
    State(app): State<App>,
    visitor: Visitor,
    Path(table): Path<String>,
    Given(wanted): Given<NewToken>,
) -> Answer<Secret> {
    answer(&visitor, seated(&app, &visitor, &table, wanted).await)
}

async fn seated(app: &App, visitor: &Visitor, table: &str, wanted: NewToken) -> Result<Secret, Problem> {
    let table = table_of(table)?;
    let internal = |_| Problem::new(Code::Internal);
    let (secret, id) = (new_token().map_err(internal)?, person_id().map_err(internal)?.0);
    let row = Token {
        hash: secret.hash(),
        id: id.clone(),
        purpose: "bot".to_owned(),
        table: Some(table.0.clone()),
        // Whose program it is, for good: whoever hosts the table next gets no key to it.
        person: Some(visitor.who.id.0.clone()),
        body: serde_json::to_string(&wanted.name).map_err(|_| Problem::new(Code::Internal))?,
        created: now(),
        expires: None,
        revoked: false,
    };
    app.store.put_token(&row).await.or_problem()?;
    let program = Who { id: PersonId::program(&id), name: wanted.name };
    let (answer, wait) = oneshot::channel();
    let mail = Mail::SeatProgram { host: visitor.who.clone(), seat: wanted.seat, program, answer };
    app.hub.send(&table, mail).await?;
    if let Err(problem) = wait.await.unwrap_or_else(|_| Err(Code::Internal.into())) {
        // Nobody has been given it.
        app.store.remove_token(&id).await.or_problem()?;
        return Err(problem);
    }
    Ok(Secret { secret: secret.reveal().to_owned(), id, expires: None })
}

/// What was issued for a table.
pub(super) async fn issued(State(app): State<App>, visitor: Visitor, Path(table): Path<String>) -> Answer<Vec<Issued>> {
    answer(&visitor, all_issued(&app, &table).await)
}

async fn all_issued(app: &App, table: &str) -> Result<Vec<Issued>, Problem> {
    let table = table_of(table)?;
    let summary = app.hub.read(&table, |table| table.summary()).await?;
    let seat_of = |token: &Token| {
        let program = PersonId::program(&token.id);
        summary.persons.iter().find(|(_, person)| *person == program).map(|(seat, _)| *seat)
    };
    let here = |seat: Option<Seat>| seat.is_some_and(|at| summary.seats.iter().any(|one| one.seat == at && one.here));
    let issued = |token: Token| {
        Ok(Issued {
            seat: seat_of(&token),
            here: here(seat_of(&token)),
            name: name_of(&token)?,
            id: token.id,
            purpose: token.purpose,
            created: token.created,
            revoked: token.revoked,
        })
    };
    app.store.tokens_of(&table.0).await.or_problem()?.into_iter().map(issued).collect()
}

/// What the program is called that a token is for; none, if it is for no program.
pub(super) fn name_of(token: &Token) -> Result<Option<String>, Problem> {
    serde_json::from_str(&token.body).map_err(|error| {
        tracing::error!(token = token.id, %error, "whom a token is for cannot be read");
        Code::Internal.into()
    })
}

/// A new key for a program that has a seat, because the old one was lost or seen by others.
pub(super) async fn renew(
    State(app): State<App>,
    visitor: Visitor,
    Path((table, id)): Path<(String, String)>,
) -> Answer<Secret> {
    answer(&visitor, renewed(&app, &visitor, &table, id).await)
}

async fn renewed(app: &App, visitor: &Visitor, table: &str, id: String) -> Result<Secret, Problem> {
    let at = table_of(table)?;
    let own = |token: &Token| token.person.as_ref() == Some(&visitor.who.id.0);
    let known = app
        .store
        .tokens_of(&at.0)
        .await
        .or_problem()?
        .into_iter()
        .any(|one| one.id == id && one.purpose == "bot" && own(&one));
    let secret = new_token().map_err(|_| Problem::new(Code::Internal))?;
    if !known || !app.store.renew_token(&id, &secret.hash()).await.or_problem()? {
        return Err(Code::BadToken.into());
    }
    let program = PersonId::program(&id);
    app.hub.send(&at, Mail::NewKey { host: visitor.who.clone(), program }).await?;
    Ok(Secret { secret: secret.reveal().to_owned(), id, expires: None })
}

/// Revokes an invitation or a token.
pub(super) async fn revoke(
    State(app): State<App>,
    visitor: Visitor,
    Path((table, id)): Path<(String, String)>,
) -> Answer<Vec<Issued>> {
    answer(&visitor, revoked(&app, &table, &id).await)
}

async fn revoked(app: &App, table: &str, id: &str) -> Result<Vec<Issued>, Problem> {
    let at = table_of(table)?;
    let known = app.store.tokens_of(&at.0).await.or_problem()?.into_iter().any(|token| token.id == id);
    if !known {
        return Err(Code::BadToken.into());
    }
    app.store.revoke_token(id).await.or_problem()?;
    app.hub.send(&at, Mail::UnseatProgram { program: PersonId::program(id) }).await?;
    all_issued(app, table).await
}
