//! What a browser gets: the client that the program carries, at every place of the site.

use super::App;
use super::answer::Failed;
use super::guard::{Page, Visitor};
use super::tables::table_of;
use crate::auth::headers::OF_ONE;
use crate::client::{Client, File};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use store::{Status, TableFor};
use table::Problem;
use tabletop::never;
use wire::{Code, TableId, Visibility, json};
use words::Words;

/// What whoever writes a program for a table has to read, as it lies in `docs`. The client shows the same at the address
/// without its ending.
const DOCS: [(&str, &str); 2] = [
    ("/docs/bot-api.md", include_str!("../../../../docs/bot-api.md")),
    ("/docs/log-format.md", include_str!("../../../../docs/log-format.md")),
];

/// The places of the site by name, as the client's own router reads them: `{table}` stands for any name, and one with a
/// question mark may be missing.
static PLACES: LazyLock<BTreeMap<String, String>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../../../web/src/places.json")).unwrap_or_else(|error| {
        never!("the list of places cannot be read: {error}");
        BTreeMap::new()
    })
});

/// The part of a place's address that is a table.
const TABLE: &str = "{table}";

/// Where a person looks: a place by its name, and what the address names there, such as a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Place<'a> {
    name: &'static str,
    about: Option<&'a str>,
    /// Is it about a table, and not about something that everybody knows?
    is_table: bool,
}

/// The place of an address, if it is one.
fn place_of(path: &str) -> Option<Place<'_>> {
    // Only texts that the program carries are shown as pages.
    let is_text = || DOCS.iter().any(|(address, _)| address.strip_suffix(".md") == Some(path));
    if path.starts_with("/docs/") && !is_text() {
        return None;
    }
    PLACES.iter().find_map(|(name, pattern)| {
        let about = leads_to(path, pattern)?;
        Some(Place { name, about, is_table: pattern.contains(TABLE) })
    })
}

/// What an address names, if it fits a pattern.
fn leads_to<'a>(path: &'a str, pattern: &str) -> Option<Option<&'a str>> {
    let mut parts = path.split('/');
    let mut about = None;
    for expected in pattern.split('/') {
        match parts.next() {
            Some(part) if expected.starts_with('{') => {
                if part.is_empty() {
                    return None;
                }
                about = about.or(Some(part));
            }
            Some(part) if part == expected => {}
            None if expected.ends_with("?}") => {}
            _ => return None,
        }
    }
    parts.next().is_none().then_some(about)
}

/// A page, a file of the client, or a sentence that there is nothing.
pub(super) async fn serve(
    State(app): State<App>,
    visitor: Visitor,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    let (client, path) = (&app.client, uri.path());
    // The page itself has no address of its own: it is what every place shows.
    let file = client.file(path).filter(|file| !file.is_page());
    let written = DOCS.iter().find(|(address, _)| *address == path).map(|(_, text)| *text);
    let problem: Problem = match (place_of(path), file, written) {
        // There is nothing anywhere that this could ask for.
        _ if matches!(method, Method::TRACE | Method::CONNECT) => Code::WrongMethod.into(),
        (None, None, None) => Code::NoSuchRoute.into(),
        _ if !matches!(method, Method::GET | Method::HEAD) => Code::WrongMethod.into(),
        (Some(place), ..) if place.is_table => return table_page(&app, place, &headers, &visitor).await,
        (place @ Some(_), ..) => return page(client, place, StatusCode::OK, &headers, visitor.words),
        (None, Some(file), _) => return give(StatusCode::OK, file, &headers),
        (None, None, Some(text)) => return document(text),
    };
    let names = |header| headers.get(header).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if names(header::ACCEPT).contains("text/html") && !path.starts_with("/api/") {
        let status = StatusCode::from_u16(problem.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        return page(client, None, status, &headers, visitor.words);
    }
    Failed(problem, visitor.words).into_response()
}

/// The page in which every place is shown; the client says what is there, and what is not.
fn page(client: &Client, place: Option<Place<'_>>, status: StatusCode, headers: &HeaderMap, words: &Words) -> Response {
    let found = match place {
        Some(Place { name, about, .. }) => client.page(name, about, words.lang().tag()),
        None => client.index(),
    };
    let mut response = match found {
        Some(index) => give(status, index, headers),
        None => (status, [(header::CONTENT_TYPE, "text/html; charset=utf-8")], unbuilt(words)).into_response(),
    };
    response.extensions_mut().insert(Page);
    response
}

/// The page of a table: that of its game, if the visitor may come in there, with what it will ask the server first. To all
/// others it is the page of every table, whether there is one or not.
async fn table_page(app: &App, place: Place<'_>, headers: &HeaderMap, visitor: &Visitor) -> Response {
    let seen = match place.about.map(table_of) {
        Some(Ok(table)) => may_read(app, visitor, &table).await.map(|kept| (table, kept)),
        _ => None,
    };
    // Before the game there is nothing of it to be drawn.
    let game = seen.as_ref().filter(|(_, kept)| kept.status != Status::Waiting).map(|(_, kept)| &*kept.game);
    let mut response = page(&app.client, Some(Place { about: game, ..place }), StatusCode::OK, headers, visitor.words);
    // What a visitor may see is theirs: no cache that others share keeps it.
    response.headers_mut().insert(header::CACHE_CONTROL, OF_ONE);
    if let Some((TableId(table), _)) = seen {
        let asked = format!("</api/v1/tables/{table}?lang={}>", visitor.words.lang().tag());
        if let Ok(link) = HeaderValue::from_str(&format!("{asked}; rel=preload; as=fetch; crossorigin=anonymous")) {
            response.headers_mut().insert(header::LINK, link);
        }
    }
    response
}

/// What is kept of a table, for whoever may read of it: those who may enter, as `Table::may_enter` says it. The table itself is
/// not asked, since it would have to be in memory for that, and a page is fetched by many who go no further. Where what is kept
/// is not enough to say so, it is nobody's: they get a page that is there a moment later.
async fn may_read(app: &App, visitor: &Visitor, table: &TableId) -> Option<TableFor> {
    visitor.person().ok()?;
    let kept = app.store.table_for(&table.0, &visitor.who.id.0).await.ok()??;
    let is_open = [Visibility::Public, Visibility::Link].iter().any(|open| json::word(open) == kept.visibility);
    // Whoever was removed belongs to it no more, and has left a trace.
    (kept.member || (is_open && !kept.traced)).then_some(kept)
}

/// A program that was built without its client still says so in a browser.
fn unbuilt(words: &Words) -> String {
    let (lang, text) = (words.lang().tag(), words.say("server-no-client", &[]));
    format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n<title>Firstlight</title>\n<p>{text}</p>\n"
    )
}

/// A text that people read as it is written.
fn document(text: &'static str) -> Response {
    ([(header::CONTENT_TYPE, "text/markdown; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")], text)
        .into_response()
}

/// A file, packed if the browser can unpack it.
fn give(status: StatusCode, file: File, headers: &HeaderMap) -> Response {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let unpacks = accepted.split(',').any(|one| one.split(';').next().is_some_and(|name| name.trim() == "br"));
    let about = [
        (header::CONTENT_TYPE, file.kind()),
        (header::CACHE_CONTROL, file.keeping()),
        (header::VARY, if file.is_page() { "Accept-Encoding, Accept-Language" } else { "Accept-Encoding" }),
    ];
    match file.packed.filter(|_| unpacks) {
        Some(packed) => (status, about, [(header::CONTENT_ENCODING, "br")], packed).into_response(),
        None => (status, about, file.plain).into_response(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use words::Lang;

    #[test]
    fn places_are_pages_and_nothing_else_is() {
        for path in [
            "/",
            "/t/abc",
            "/j/ABCD-1234",
            "/new/daybreak",
            "/t/abc/replay",
            "/t/abc/debrief",
            "/cards",
            "/cards/1.065",
            "/rules",
            "/rules/earthrise",
            "/learn",
            "/learn/daybreak",
            "/replays",
            "/me",
            "/daily/earthrise",
            "/docs/bot-api",
            "/docs/log-format",
        ] {
            assert!(place_of(path).is_some(), "{path}");
        }
        for path in [
            "",
            "/t/",
            "/t",
            "/t/a/b",
            "/t//replay",
            "/j/",
            "/x",
            "/assets/",
            "/index.html",
            "/new",
            "/cards/",
            "/docs",
            "/docs/x",
        ] {
            assert!(place_of(path).is_none(), "{path}");
        }
    }

    #[test]
    fn an_address_names_what_its_place_is_about() {
        for (path, name, about, is_table) in [
            ("/", "home", None, false),
            ("/rules", "rules", None, false),
            ("/rules/a", "rules", Some("a"), false),
            ("/t/abc", "table", Some("abc"), true),
            ("/t/abc/replay", "replay", Some("abc"), true),
        ] {
            assert_eq!(place_of(path), Some(Place { name, about, is_table }), "{path}");
        }
    }

    /// The most that is known of a place is shown: what it is about, its language, or the page of every place.
    #[test]
    fn every_place_has_its_page() {
        let client = Client::new(|name| {
            ["index.html", "pages/rules.en.html", "pages/rules.a.en.html"]
                .contains(&name)
                .then(|| name.as_bytes().to_vec().into())
        });
        for (place, about, lang, page) in [
            ("rules", Some("a"), "en", "pages/rules.a.en.html"),
            ("rules", Some("b"), "en", "pages/rules.en.html"),
            ("rules", Some("a"), "es", "index.html"),
            ("home", None, "en", "index.html"),
        ] {
            let found = client.page(place, about, lang).unwrap();
            assert_eq!((&*found.plain, found.is_page()), (page.as_bytes(), true), "{place} {about:?} {lang}");
        }
    }

    #[test]
    fn a_program_without_its_client_says_how_to_build_it() {
        for lang in Lang::ALL {
            let page = unbuilt(Words::of(lang));
            assert!(page.contains("cargo xtask web") && page.contains(lang.tag()), "{page}");
        }
        assert!(Client::NONE.index().is_none());
    }

    #[test]
    fn only_browsers_that_can_unpack_get_packed_files() {
        let file = Client::new(|name| match name {
            "assets/a.js" => Some(b"plain".into()),
            "assets/a.js.br" => Some(b"packed".into()),
            _ => None,
        });
        let file = file.file("/assets/a.js").unwrap();
        for (accepted, packed) in [("gzip, br", true), ("br;q=1.0", true), ("gzip", false), ("brotli", false)] {
            let headers = HeaderMap::from_iter([(header::ACCEPT_ENCODING, accepted.parse().unwrap())]);
            let given = give(StatusCode::OK, file.clone(), &headers);
            assert_eq!(given.headers().contains_key(header::CONTENT_ENCODING), packed, "{accepted}");
        }
    }
}
