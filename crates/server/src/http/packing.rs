//! Large answers are packed for whoever can unpack them.
//!
//! How well something packs tells what it repeats. Whoever could make a browser ask for the same answer again and again,
//! choose words in it and measure its length could guess a secret beside these words (BREACH). Here they cannot well do it:
//! - No other site can ask in somebody's name: the cookie is SameSite=Lax, and other origins are refused.
//! - A player's words do reach the answers of others, as a name or a remark does, but how often these change is limited.
//! - Cookies, codes and keys are in headers or in answers too small to be packed.
//! - A packed answer has a header of a random length, so that a difference of a few bytes drowns in it.
//!
//! What goes over a WebSocket is not packed.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use tower_http::compression::CompressionLayer;
use tower_http::compression::predicate::{And, Predicate, SizeAbove};

/// The fewest bytes of an answer that is packed.
const WORTH_PACKING: u64 = 1024;

/// The header of a random length, and the most characters that it has.
const PADDING: HeaderName = HeaderName::from_static("x-padding");
const MOST_PADDING: u8 = 64;
const ZEROS: [u8; MOST_PADDING as usize] = [b'0'; MOST_PADDING as usize];

/// JSON, as one value or in lines.
#[derive(Clone, Copy, Debug)]
pub(super) struct IsJson;

impl IsJson {
    fn of(headers: &HeaderMap) -> bool {
        let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
        ["application/json", "application/x-ndjson"].iter().any(|json| kind.starts_with(json))
    }
}

impl Predicate for IsJson {
    fn should_compress<B: axum::body::HttpBody>(&self, answer: &axum::http::Response<B>) -> bool {
        IsJson::of(answer.headers())
    }
}

/// Packs JSON of a kilobyte and more.
pub(super) fn layer() -> CompressionLayer<And<SizeAbove, IsJson>> {
    CompressionLayer::new().compress_when(SizeAbove::new(WORTH_PACKING).and(IsJson))
}

/// Gives packed JSON a header of a random length.
pub(super) async fn pad(request: Request, next: Next) -> Response {
    let mut answer = next.run(request).await;
    if answer.headers().contains_key(header::CONTENT_ENCODING) && IsJson::of(answer.headers()) {
        answer.headers_mut().insert(PADDING, padding());
    }
    answer
}

fn padding() -> HeaderValue {
    let mut byte = [0];
    // Without chance there is no padding; nothing else depends on it.
    let length = getrandom::fill(&mut byte).map_or(0, |()| usize::from(byte[0] % (MOST_PADDING + 1)));
    HeaderValue::from_bytes(&ZEROS[..length]).unwrap_or(HeaderValue::from_static(""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn padding_has_many_lengths() {
        let lengths: BTreeSet<usize> = (0..2000).map(|_| padding().len()).collect();
        assert!(lengths.len() > 50 && *lengths.last().unwrap() <= usize::from(MOST_PADDING), "{lengths:?}");
    }

    #[test]
    fn only_json_is_packed() {
        let kind = |kind: &'static str| HeaderMap::from_iter([(header::CONTENT_TYPE, HeaderValue::from_static(kind))]);
        assert!(IsJson::of(&kind("application/json")) && IsJson::of(&kind("application/x-ndjson")));
        assert!(!IsJson::of(&kind("image/svg+xml")) && !IsJson::of(&HeaderMap::new()));
    }
}
