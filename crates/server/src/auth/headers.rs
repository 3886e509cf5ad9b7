//! The headers of every answer: what a browser may do with it.

use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};

/// Only what comes from this site is loaded, run or talked to, and nobody may frame it. `connect-src 'self'` covers sockets of
/// the same host as well: Chromium and Firefox follow CSP level 3, by which `'self'` on http matches ws and on https wss.
pub const CONTENT_SECURITY_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// No page of ours needs a device.
pub const PERMISSIONS_POLICY: &str =
    "camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()";

/// For answers of the interface: they are about one person at one moment.
pub const NO_STORE: HeaderValue = HeaderValue::from_static("no-store");

/// For answers that are the same for everybody and can be kept as long as they are asked for again by their tag.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("private, no-cache");

/// For a page that carries somebody's cookie.
pub const OF_ONE: HeaderValue = HeaderValue::from_static("private, no-cache");

/// Marks an answer of the interface that a browser may keep.
#[derive(Clone, Copy, Debug)]
pub struct Kept;

/// On every answer. Addresses of tables are secrets, so that other sites are not told where a visitor comes from.
const ALWAYS: [(HeaderName, HeaderValue); 5] = [
    (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(CONTENT_SECURITY_POLICY)),
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (HeaderName::from_static("permissions-policy"), HeaderValue::from_static(PERMISSIONS_POLICY)),
    (HeaderName::from_static("cross-origin-resource-policy"), HeaderValue::from_static("same-origin")),
];

/// How a browser came here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Over https.
    Https,
    /// Over plain http, by a name of this very machine. Browsers trust that as well.
    Here,
    /// Over plain http, from elsewhere, as phones in a home network do.
    Plain,
}

/// No other site gets hold of a window of ours. Over a way that browsers do not trust they ignore it, and complain of it on
/// every page.
const OPENER: (HeaderName, HeaderValue) =
    (HeaderName::from_static("cross-origin-opener-policy"), HeaderValue::from_static("same-origin"));

/// A browser that came over https comes over https for a year.
const HSTS: HeaderValue = HeaderValue::from_static("max-age=31536000");

/// Puts the headers of every answer on one, over what was there.
pub fn put(headers: &mut HeaderMap, way: Way) {
    for (name, value) in ALWAYS {
        headers.insert(name, value);
    }
    if way != Way::Plain {
        headers.insert(OPENER.0, OPENER.1);
    }
    if way == Way::Https {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HSTS);
    }
}

/// Puts the headers of every answer on one of the interface.
pub fn put_on_api(headers: &mut HeaderMap, way: Way, kept: Option<Kept>) {
    put(headers, way);
    headers.insert(header::CACHE_CONTROL, if kept.is_some() { ASK_AGAIN } else { NO_STORE });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn golden(way: Way) -> String {
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static("default-src *"));
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("public"));
        put_on_api(&mut headers, way, None);
        let mut lines: Vec<String> =
            headers.iter().map(|(name, value)| format!("{name}: {}\n", value.to_str().unwrap())).collect();
        lines.sort();
        lines.concat()
    }

    #[test]
    fn an_answer_of_the_interface() {
        let expected = "\
cache-control: no-store
content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'
cross-origin-opener-policy: same-origin
cross-origin-resource-policy: same-origin
permissions-policy: camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), payment=(), usb=()
referrer-policy: same-origin
x-content-type-options: nosniff
";
        assert_eq!(golden(Way::Here), expected);
        assert_eq!(golden(Way::Plain), expected.replace("cross-origin-opener-policy: same-origin\n", ""));
        let secure = expected.replace("x-content", "strict-transport-security: max-age=31536000\nx-content");
        assert_eq!(golden(Way::Https), secure);
    }
}
