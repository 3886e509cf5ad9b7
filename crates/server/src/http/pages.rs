//! The plain page: enough to play both games in a browser. It is part of the program, so that there is nothing to install.

use super::answer::Failed;
use super::guard::Visitor;
use crate::wire::{Code, Problem};
use axum::http::{HeaderMap, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use words::Words;

const HTML: &str = "text/html; charset=utf-8";
const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Every file of the page: its address, its kind, its text.
const FILES: &[(&str, &str, &str)] = &[
    ("/page.css", "text/css; charset=utf-8", include_str!("page/page.css")),
    ("/page.js", SCRIPT, include_str!("page/page.js")),
    ("/page/board.js", SCRIPT, include_str!("page/board.js")),
    ("/page/dom.js", SCRIPT, include_str!("page/dom.js")),
    ("/page/home.js", SCRIPT, include_str!("page/home.js")),
    ("/page/host.js", SCRIPT, include_str!("page/host.js")),
    ("/page/line.js", SCRIPT, include_str!("page/line.js")),
    ("/page/moves.js", SCRIPT, include_str!("page/moves.js")),
    ("/page/table.js", SCRIPT, include_str!("page/table.js")),
    ("/page/words.js", SCRIPT, include_str!("page/words.js")),
    ("/favicon.svg", "image/svg+xml", include_str!("page/favicon.svg")),
];
const INDEX: &str = include_str!("page/index.html");

/// Is this where a person looks: the entrance, a table (`/t/TABLE`) or an invitation (`/j/CODE`)?
fn is_place(path: &str) -> bool {
    let one = |name: &str| !name.is_empty() && !name.contains('/');
    path == "/" || ["/t/", "/j/"].iter().any(|at| path.strip_prefix(at).is_some_and(one))
}

/// What lies at an address.
fn file(path: &str) -> Option<(&'static str, &'static str)> {
    if is_place(path) {
        return Some((HTML, INDEX));
    }
    FILES.iter().find(|(at, ..)| *at == path).map(|&(_, kind, text)| (kind, text))
}

/// A page, a file of it, or a sentence that there is nothing.
pub async fn serve(visitor: Visitor, method: Method, uri: Uri, headers: HeaderMap) -> Response {
    let problem: Problem = match file(uri.path()) {
        Some((kind, text)) if matches!(method, Method::GET | Method::HEAD) => {
            return ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "no-cache")], text).into_response();
        }
        Some(_) => Code::WrongMethod.into(),
        None => Code::NoSuchRoute.into(),
    };
    let accepts = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if accepts.contains("text/html") && !uri.path().starts_with("/api/") {
        return in_words(&problem, visitor.words);
    }
    Failed(problem, visitor.words).into_response()
}

/// What went wrong, for somebody who came with a browser.
fn in_words(problem: &Problem, words: &Words) -> Response {
    let status = StatusCode::from_u16(problem.code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    // The sentence is one of the program's own and quotes nothing.
    let (lang, sentence) = (words.lang().tag(), problem.say(words, None).message);
    let text = format!(
        "<!doctype html>\n<html lang=\"{lang}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Firstlight</title>\n\
         <link rel=\"stylesheet\" href=\"/page.css\">\n<link rel=\"icon\" href=\"/favicon.svg\">\n\
         <main class=\"lost\"><p>{sentence}</p><p><a class=\"btn primary\" href=\"/\">Firstlight</a></p></main>\n"
    );
    (status, [(header::CONTENT_TYPE, HTML)], text).into_response()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_pages_and_nothing_else_is() {
        for path in ["/", "/t/abc", "/j/ABCD-1234"] {
            assert_eq!(file(path), Some((HTML, INDEX)), "{path}");
        }
        for path in ["/t/", "/t/a/b", "/j/", "/x", "/page", "/page/", "/page/../page.js", "/index.html", ""] {
            assert_eq!(file(path), None, "{path}");
        }
    }

    /// Browsers obey the policy that [`headers`](crate::door::headers) sends: nothing inline, nothing from elsewhere.
    #[test]
    fn the_page_keeps_to_its_policy() {
        for attribute in [" style=", " onclick=", " onload=", " onsubmit=", "<style", "javascript:"] {
            assert!(!INDEX.contains(attribute), "{attribute}");
        }
        let scripts: Vec<&str> = INDEX.split("<script").skip(1).collect();
        assert!(scripts.iter().all(|script| script.contains(" src=\"/") && script.contains("></script>")));
        for (path, _, text) in FILES {
            for elsewhere in ["https://", "innerHTML", "eval(", ".style.", "@import"] {
                assert!(!text.contains(elsewhere), "{path} has {elsewhere}");
            }
        }
    }

    #[test]
    fn every_file_the_page_asks_for_is_there() {
        let texts = FILES.iter().map(|(.., text)| *text).chain([INDEX]);
        for address in texts.flat_map(|text| text.split('"')).filter(|quoted| {
            let asset = [".js", ".css", ".svg"].iter().any(|end| quoted.ends_with(end));
            asset && quoted.starts_with('/')
        }) {
            assert!(file(address).is_some(), "{address}");
        }
    }

    /// A label that is missing would show as its own name, and so would one without all languages.
    #[test]
    fn every_label_of_the_page_is_there_in_every_language() {
        let words = FILES.iter().find(|(path, ..)| *path == "/page/words.js").map(|(.., text)| *text).unwrap();
        let (_, table) = words.split_once("const WORDS = {").unwrap();
        let (table, _) = table.split_once("\n};").unwrap();
        let mut known = Vec::new();
        for entry in table.split("],\n") {
            let Some((name, texts)) = entry.trim().trim_end_matches(']').split_once(": [") else { continue };
            assert_eq!(texts.matches('"').count(), 2 * words::Lang::ALL.len(), "{name}");
            known.push(name);
        }
        let used = |text: &'static str| {
            let calls = text.match_indices("t(\"").filter(|(at, _)| !text[..*at].ends_with(char::is_alphanumeric));
            calls.filter_map(|(at, call)| text[at + call.len()..].split('"').next()).collect::<Vec<_>>()
        };
        let labels: Vec<&str> = FILES.iter().flat_map(|(.., text)| used(text)).collect();
        assert!(!labels.is_empty());
        for label in labels {
            assert!(known.contains(&label), "{label}");
        }
    }
}
