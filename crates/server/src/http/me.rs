//! Who somebody is, and how they carry that to another device.

use super::App;
use super::answer::{Answer, Failed, Given, answer};
use super::guard::{Visitor, remember};
use crate::door::limits::Class;
use crate::door::secret::{code, person_id, read_code};
use crate::live::now;
use crate::store::{Person, Token};
use crate::table::LONGEST_NAME;
use crate::wire::{self, ChangeMe, Code, Me, Problem, Secret};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use words::Lang;

/// A link to another device is good for so long.
const CARRY_FOR: i64 = 10 * 60 * 1000;

pub async fn show(visitor: Visitor) -> Json<Me> {
    Json(me(&visitor))
}

fn me(visitor: &Visitor) -> Me {
    Me { id: visitor.who.id.0.clone(), name: visitor.who.name.clone(), lang: visitor.lang.clone() }
}

pub async fn change(State(app): State<App>, visitor: Visitor, Given(change): Given<ChangeMe>) -> Answer<Me> {
    answer(&visitor, changed(&app, &visitor, change).await)
}

async fn changed(app: &App, visitor: &Visitor, change: ChangeMe) -> Result<Me, Problem> {
    visitor.person()?;
    visitor.known()?;
    let name = match change.name {
        Some(name) => crate::table::plain_text(&name, LONGEST_NAME)
            .ok_or_else(|| Problem::new(Code::BadName).with("most", LONGEST_NAME))?,
        None => visitor.who.name.clone(),
    };
    let lang = match change.lang {
        Some(tag) => {
            let lang: Lang = tag.parse().map_err(|_| Problem::new(Code::UnknownLang).with("lang", &tag))?;
            Some(lang.tag().to_owned())
        }
        None => visitor.lang.clone(),
    };
    let created = app.store.person(&visitor.who.id.0).await?.map_or_else(now, |person| person.created);
    let person = Person { id: visitor.who.id.0.clone(), name, lang, created, seen: now() };
    app.store.save_person(&person).await?;
    Ok(Me { id: person.id, name: person.name, lang: person.lang })
}

/// A one-time code by which another device becomes the same person.
pub async fn carry(State(app): State<App>, visitor: Visitor) -> Answer<Secret> {
    answer(&visitor, carry_code(&app, &visitor).await)
}

async fn carry_code(app: &App, visitor: &Visitor) -> Result<Secret, Problem> {
    visitor.person()?;
    remember(app, visitor).await?;
    let internal = |_| Problem::new(Code::Internal);
    let (secret, id) = (code().map_err(internal)?, person_id().map_err(internal)?.0);
    let expires = now() + CARRY_FOR;
    let token = Token {
        hash: secret.hash(),
        id: id.clone(),
        purpose: "carry".to_owned(),
        table: None,
        person: Some(visitor.who.id.0.clone()),
        body: "null".to_owned(),
        created: now(),
        expires: Some(expires),
        revoked: false,
    };
    app.store.put_token(&token).await?;
    Ok(Secret { secret: secret.reveal().to_owned(), id, expires: Some(expires) })
}

/// Makes this device the same person as the one that made the code.
pub async fn carried(State(app): State<App>, visitor: Visitor, Given(given): Given<wire::Given>) -> Response {
    match carried_as(&app, &visitor, &given.secret).await {
        Ok((person, cookie)) => {
            let me = Me { id: person.id, name: person.name, lang: person.lang };
            ([(header::SET_COOKIE, cookie)], Json(me)).into_response()
        }
        Err(problem) => Failed(problem, visitor.words).into_response(),
    }
}

async fn carried_as(app: &App, visitor: &Visitor, secret: &str) -> Result<(Person, String), Problem> {
    visitor.person()?;
    app.limits.peek(Class::Guesses, now(), visitor.address)?;
    let token = match read_code(secret) {
        // Looked at before it is taken, so that a code for something else is not used up here.
        Some(code) => match app.store.token(&code.hash()).await? {
            Some(token) if token.purpose == "carry" => app.store.take_token(&code.hash()).await?,
            _ => None,
        },
        None => None,
    };
    let good = token.filter(|token| !token.revoked && token.expires.is_none_or(|at| at > now()));
    let person = match good.and_then(|token| token.person) {
        Some(id) => app.store.person(&id).await?,
        None => None,
    };
    let Some(person) = person else {
        app.limits.take(Class::Guesses, now(), visitor.address)?;
        return Err(Code::BadToken.into());
    };
    let cookie = app.cookies.issue(&wire::PersonId(person.id.clone()), now());
    Ok((person, cookie))
}
