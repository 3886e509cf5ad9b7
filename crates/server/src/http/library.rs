//! Everything a client needs to draw the pieces of a game, made once a language.

use super::answer::{Asked, Failed};
use super::guard::Visitor;
use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use games::Visit;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};
use table::Problem;
use tabletop::{Commitment, never};
use title::{Title, content_by_hash};
use wire::{Code, json};
use words::Lang;

/// In which language, and for which content: unless said, the one that new tables begin with.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Wanted {
    lang: Option<String>,
    content: Option<String>,
}

/// A library as it is sent.
struct Sheet {
    /// Names its content, packed or not: it is a weak one.
    tag: HeaderValue,
    body: Bytes,
}

/// Which library: of a game, in a language, of a content that comes with the program, by its hash.
type Name = (&'static str, Lang, Option<Commitment>);

/// The libraries that were asked for. There is at most one a language and edition of a game.
static SHEETS: LazyLock<Mutex<HashMap<Name, Arc<Sheet>>>> = LazyLock::new(Mutex::default);

/// Makes the library of a game in a language, and of a content.
struct Make(Lang, Option<Commitment>);

impl Visit for Make {
    type Output = Result<Sheet, Problem>;

    fn visit<T: Title>(self) -> Result<Sheet, Problem> {
        let missing = |error| {
            never!("{} has no content: {error:?}", T::ID);
            Problem::new(Code::Internal)
        };
        let content = match self.1 {
            None => T::builtin().map_err(missing)?,
            Some(hash) => {
                content_by_hash::<T>(hash).map_err(missing)?.ok_or_else(|| other_content(&hash.to_string()))?
            }
        };
        let body = Bytes::from(json::bytes(&T::library(&content, words::Words::of(self.0))));
        let hash: String = Sha256::digest(&body).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        let tag = HeaderValue::from_str(&format!("W/\"{hash}\"")).map_err(|_| Problem::new(Code::Internal))?;
        Ok(Sheet { tag, body })
    }
}

fn other_content(content: &str) -> Problem {
    Problem::new(Code::OtherContent).with("content", content)
}

fn sheet(game: &str, lang: Lang, content: Option<&str>) -> Result<Arc<Sheet>, Problem> {
    let unknown = || Problem::new(Code::UnknownGame).with("game", game);
    let game = games::IDS.iter().copied().find(|&id| id == game).ok_or_else(unknown)?;
    let hash = content.map(|content| content.parse().map_err(|_| other_content(content))).transpose()?;
    let name: Name = (game, lang, hash);
    if let Some(sheet) = sheets().get(&name) {
        return Ok(Arc::clone(sheet));
    }
    let sheet = Arc::new(games::with(game, Make(lang, hash)).ok_or_else(unknown)??);
    sheets().insert(name, Arc::clone(&sheet));
    Ok(sheet)
}

fn sheets() -> MutexGuard<'static, HashMap<Name, Arc<Sheet>>> {
    SHEETS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The language of the address, or the one the visitor has chosen, or the one the browser prefers.
fn language(visitor: &Visitor, wanted: Wanted) -> Result<Lang, Problem> {
    match wanted.lang {
        Some(tag) => tag.parse().map_err(|_| Problem::new(Code::UnknownLang).with("lang", tag)),
        None => {
            let chosen = visitor.lang.as_ref().and_then(|tag| tag.parse().ok());
            Ok(chosen.unwrap_or(visitor.words.lang()))
        }
    }
}

pub(super) async fn show(
    visitor: Visitor,
    Path(game): Path<String>,
    Asked(wanted): Asked<Wanted>,
    headers: HeaderMap,
) -> Response {
    let content = wanted.content.clone();
    let found = language(&visitor, wanted).and_then(|lang| Ok((sheet(&game, lang, content.as_deref())?, lang)));
    let (sheet, lang) = match found {
        Ok(found) => found,
        Err(problem) => return Failed(problem, visitor.words).into_response(),
    };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let known = known.is_some_and(|tags| tags.split(',').any(|tag| tag.trim() == sheet.tag));
    let marks = [
        (header::ETAG, sheet.tag.clone()),
        (header::CONTENT_LANGUAGE, HeaderValue::from_static(lang.tag())),
        (header::VARY, HeaderValue::from_static("accept-encoding, accept-language, cookie")),
    ];
    let mut response = match known {
        true => (StatusCode::NOT_MODIFIED, marks).into_response(),
        false => (marks, [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))], sheet.body.clone())
            .into_response(),
    };
    response.extensions_mut().insert(crate::auth::headers::Kept);
    response
}
