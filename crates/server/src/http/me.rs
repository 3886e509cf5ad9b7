//! Who somebody is, and how they carry that to another device.

use super::App;
use super::answer::{Answer, Failed, Given, answer};
use super::guard::Visitor;
use super::new_people::{make_room, opened_nothing, remember};
use crate::auth::limits::Class;
use crate::auth::secret::{code, person_id, read_code, read_token, token as long_secret};
use crate::clock::now;
use crate::live::OrProblem;
use crate::live::Passage;
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use store::{Person, Status, TableFilter, Token};
use table::Problem;
use table::{LONGEST_NAME, Who, checked_name};
use wire::{self, ChangeMe, Code, Me, PersonId, Secret, TableId};
use words::Lang;

/// What the code by which another device becomes somebody is for. A person has one at a time.
const CARRY: &str = "carry";
/// How long a link to another device is good for.
const CARRY_FOR: i64 = 10 * 60 * 1000;

/// What the link by which somebody comes back is for.
const LINK: &str = "link";
/// The most tables at which a new name is told.
const MOST_TOLD: u32 = 200;

pub(super) async fn show(State(app): State<App>, visitor: Visitor) -> Answer<Me> {
    let Visitor { who, lang, .. } = visitor.clone();
    answer(&visitor, described(&app, who.id.0, who.name, lang).await)
}

async fn described(app: &App, id: String, name: String, lang: Option<String>) -> Result<Me, Problem> {
    let link = app.store.token_of_person(&id, LINK).await.or_problem()?.map(|token| token.created);
    Ok(Me { id, name, lang, link, longest_name: LONGEST_NAME as u32 })
}

pub(super) async fn change(State(app): State<App>, visitor: Visitor, Given(change): Given<ChangeMe>) -> Answer<Me> {
    answer(&visitor, changed(&app, &visitor, change).await)
}

async fn changed(app: &App, visitor: &Visitor, change: ChangeMe) -> Result<Me, Problem> {
    let name = match change.name {
        Some(name) => checked_name(&name)?,
        None => visitor.who.name.clone(),
    };
    let lang = match change.lang {
        Some(tag) => {
            let lang: Lang = tag.parse().map_err(|_| Problem::new(Code::UnknownLang).with("lang", &tag))?;
            Some(lang.tag().to_owned())
        }
        None => visitor.lang.clone(),
    };
    let created = app.store.person(&visitor.who.id.0).await.or_problem()?.map_or_else(now, |person| person.created);
    let person = Person { id: visitor.who.id.0.clone(), name, lang, created, seen: now() };
    let renamed = person.name != visitor.who.name;
    if renamed {
        // As often as one may say something, but not instead of it.
        app.limits.take(Class::Chat, now(), ("name", visitor.counted()))?;
    }
    if !visitor.kept {
        make_room(app, visitor, None)?;
    }
    app.store.save_person(&person).await.or_problem()?;
    if renamed {
        tell_tables(app, &person).await?;
    }
    described(app, person.id, person.name, person.lang).await
}

/// Tells every table at which somebody still plays what they are called from here on.
async fn tell_tables(app: &App, person: &Person) -> Result<(), Problem> {
    let mut filter = TableFilter::of_person(&person.id, MOST_TOLD);
    filter.status = vec![Status::Waiting, Status::Running];
    for row in app.store.tables(&filter).await.or_problem()? {
        let who = Who { id: PersonId(person.id.clone()), name: person.name.clone() };
        // A table that cannot be read keeps the old name; the others have the new one all the same.
        if let Err(problem) = app.hub.pass(&TableId(row.id), &who, Passage::Rename).await {
            tracing::warn!(code = %problem.code.name(), "a table did not hear of a new name");
        }
    }
    Ok(())
}

/// A one-time code by which another device becomes the same person.
pub(super) async fn carry(State(app): State<App>, visitor: Visitor) -> Answer<Secret> {
    answer(&visitor, carry_code(&app, &visitor).await)
}

async fn carry_code(app: &App, visitor: &Visitor) -> Result<Secret, Problem> {
    remember(app, visitor).await?;
    let internal = |_| Problem::new(Code::Internal);
    let (secret, id) = (code().map_err(internal)?, person_id().map_err(internal)?.0);
    let expires = now() + CARRY_FOR;
    let token = Token {
        hash: secret.hash(),
        id: id.clone(),
        purpose: CARRY.to_owned(),
        table: None,
        person: Some(visitor.who.id.0.clone()),
        body: "null".to_owned(),
        created: now(),
        expires: Some(expires),
        revoked: false,
    };
    // There is one at a time, as there is one link: the one before leads nowhere.
    app.store.replace_token(&token).await.or_problem()?;
    Ok(Secret { secret: secret.reveal().to_owned(), id, expires: Some(expires) })
}

/// Makes this device the same person as the one that made the code.
pub(super) async fn carried(State(app): State<App>, visitor: Visitor, Given(given): Given<wire::Given>) -> Response {
    match carried_as(&app, &visitor, &given.secret).await {
        Ok((person, cookie)) => become_them(&app, &visitor, person, cookie).await,
        Err(problem) => Failed(problem, visitor.words).into_response(),
    }
}

/// From here on the browser that asks is this person.
async fn become_them(app: &App, visitor: &Visitor, person: Person, cookie: String) -> Response {
    match described(app, person.id, person.name, person.lang).await {
        Ok(me) => ([(header::SET_COOKIE, cookie)], Json(me)).into_response(),
        Err(problem) => Failed(problem, visitor.words).into_response(),
    }
}

/// A link by which somebody comes back who has lost their cookie. It can be used as often as needed, until it is replaced:
/// there is one at a time.
pub(super) async fn link(State(app): State<App>, visitor: Visitor) -> Answer<Secret> {
    answer(&visitor, new_link(&app, &visitor).await)
}

async fn new_link(app: &App, visitor: &Visitor) -> Result<Secret, Problem> {
    remember(app, visitor).await?;
    let (token, secret) = fresh_link(&visitor.who.id)?;
    app.store.replace_token(&token).await.or_problem()?;
    Ok(secret)
}

/// A new link of somebody, as it is kept and as it is told.
pub(super) fn fresh_link(person: &PersonId) -> Result<(Token, Secret), Problem> {
    let internal = |_| Problem::new(Code::Internal);
    let (secret, id) = (long_secret().map_err(internal)?, person_id().map_err(internal)?.0);
    let token = Token {
        hash: secret.hash(),
        id: id.clone(),
        purpose: LINK.to_owned(),
        table: None,
        person: Some(person.0.clone()),
        body: "null".to_owned(),
        created: now(),
        expires: None,
        revoked: false,
    };
    Ok((token, Secret { secret: secret.reveal().to_owned(), id, expires: None }))
}

/// Makes this browser the person of the link.
pub(super) async fn linked(State(app): State<App>, visitor: Visitor, Given(given): Given<wire::Given>) -> Response {
    match linked_as(&app, &visitor, &given.secret).await {
        Ok((person, cookie)) => become_them(&app, &visitor, person, cookie).await,
        Err(problem) => Failed(problem, visitor.words).into_response(),
    }
}

async fn linked_as(app: &App, visitor: &Visitor, secret: &str) -> Result<(Person, String), Problem> {
    let found = match read_token(secret) {
        Some(token) => app.store.token(&token.hash()).await.or_problem()?,
        None => None,
    };
    person_of(app, visitor, found.filter(|token| token.purpose == LINK)).await
}

async fn carried_as(app: &App, visitor: &Visitor, secret: &str) -> Result<(Person, String), Problem> {
    let token = match read_code(secret) {
        // Looked at before it is taken, so that a code for something else is not used up here.
        Some(code) => match app.store.token(&code.hash()).await.or_problem()? {
            Some(token) if token.purpose == CARRY => app.store.take_token(&code.hash()).await.or_problem()?,
            _ => None,
        },
        None => None,
    };
    person_of(app, visitor, token).await
}

/// The person a token belongs to, with a cookie for whoever shows it. Whoever shows a bad one, or none, may be guessing.
async fn person_of(app: &App, visitor: &Visitor, token: Option<Token>) -> Result<(Person, String), Problem> {
    let good = token.filter(|token| !token.revoked && token.expires.is_none_or(|at| at > now()));
    let person = match good.and_then(|token| token.person) {
        Some(id) => app.store.person(&id).await.or_problem()?,
        None => None,
    };
    let Some(person) = person else {
        return Err(opened_nothing(app, visitor));
    };
    let cookie = super::devices::log_in(app, visitor, &person.id).await?;
    Ok((person, cookie))
}
