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
use std::sync::{LazyLock, OnceLock};
use table::Problem;
use tabletop::never;
use title::Title;
use wire::{Code, json};
use words::Lang;

/// In which language.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct Wanted {
    lang: Option<String>,
}

/// A library as it is sent.
struct Sheet {
    /// Names its content, packed or not: it is a weak one.
    tag: HeaderValue,
    body: Bytes,
}

/// The libraries of a game that were asked for, by [`Lang`].
type Sheets = [OnceLock<Option<Sheet>>; Lang::ALL.len()];

static SHEETS: LazyLock<HashMap<&'static str, Sheets>> =
    LazyLock::new(|| games::IDS.iter().map(|&id| (id, [const { OnceLock::new() }; Lang::ALL.len()])).collect());

/// Makes the library of a game in a language.
struct Make(Lang);

impl Visit for Make {
    type Output = Option<Sheet>;

    fn visit<T: Title>(self) -> Option<Sheet> {
        let missing = |error| never!("{} has no content: {error:?}", T::ID);
        let library = T::library(&T::builtin().map_err(missing).ok()?, words::Words::of(self.0));
        let body = Bytes::from(json::bytes(&library));
        let hash: String = Sha256::digest(&body).iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        Some(Sheet { tag: HeaderValue::from_str(&format!("W/\"{hash}\"")).ok()?, body })
    }
}

fn sheet(game: &str, lang: Lang) -> Result<&'static Sheet, Problem> {
    let sheets = SHEETS.get(game).ok_or_else(|| Problem::new(Code::UnknownGame).with("game", game))?;
    sheets[lang as usize]
        .get_or_init(|| games::with(game, Make(lang)).flatten())
        .as_ref()
        .ok_or_else(|| Code::Internal.into())
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
    let found = language(&visitor, wanted).and_then(|lang| Ok((sheet(&game, lang)?, lang)));
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
