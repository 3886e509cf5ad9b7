//! A table of requests: which come from our own site.

use proptest::prelude::*;
use server::auth::origin::{Asked, Origin, Site, Stranger, is_here};
use std::net::IpAddr;

const LOOPBACK: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
const EVERYWHERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED);

fn site(bound: IpAddr, https: bool, origins: &[&str]) -> Site {
    Site::new(bound, https, origins.iter().map(|origin| origin.parse().unwrap()).collect())
}

fn ask(site: &Site, host: &str, origin: &str) -> Result<(), Stranger> {
    let given = |text| Some(text).filter(|text: &&str| !text.is_empty());
    site.own(Asked { host: given(host), origin: given(origin), bearer: false, cookie: true })
}

#[test]
fn on_loopback() {
    let site = site(LOOPBACK, false, &[]);
    let cases = [
        ("localhost:7878", "http://localhost:7878", Ok(())),
        ("127.0.0.1:7878", "http://127.0.0.1:7878", Ok(())),
        ("[::1]:7878", "http://[::1]:7878", Ok(())),
        ("[::1]:7878", "http://[0:0:0:0:0:0:0:1]:7878", Ok(())),
        ("LocalHost:7878", "HTTP://LOCALHOST:7878", Ok(())),
        ("localhost:9999", "http://localhost:9999", Ok(())),
        ("localhost", "http://localhost", Ok(())),
        ("localhost", "http://localhost:80", Ok(())),
        ("localhost:80", "http://localhost", Ok(())),
        // Another port or scheme is another site, and so is another name of the same machine.
        ("localhost:7878", "http://localhost:3000", Err(Stranger::OtherOrigin)),
        ("localhost:7878", "http://localhost", Err(Stranger::OtherOrigin)),
        ("localhost:7878", "https://localhost:7878", Err(Stranger::OtherOrigin)),
        ("localhost:443", "https://localhost", Err(Stranger::OtherOrigin)),
        ("localhost:7878", "http://127.0.0.1:7878", Err(Stranger::OtherOrigin)),
        ("localhost:7878", "https://evil.example", Err(Stranger::OtherOrigin)),
        ("localhost:7878", "http://localhost.evil.example:7878", Err(Stranger::OtherOrigin)),
        // A page in a sandbox, a file, and what is no origin at all.
        ("localhost:7878", "null", Err(Stranger::BadOrigin)),
        ("localhost:7878", "file://", Err(Stranger::BadOrigin)),
        ("localhost:7878", "http://localhost:7878/", Err(Stranger::BadOrigin)),
        ("localhost:7878", "http://evil.example@localhost:7878", Err(Stranger::BadOrigin)),
        ("localhost:7878", "http://localhost:7878 http://evil.example", Err(Stranger::BadOrigin)),
        ("localhost:7878", "ws://localhost:7878", Err(Stranger::BadOrigin)),
        ("localhost:7878", "localhost:7878", Err(Stranger::BadOrigin)),
        // A name of another site that was made to point at this machine.
        ("evil.example:7878", "http://evil.example:7878", Err(Stranger::UnknownHost)),
        ("localhost.evil.example", "http://localhost.evil.example", Err(Stranger::UnknownHost)),
        ("localhost.:7878", "http://localhost.:7878", Err(Stranger::UnknownHost)),
        ("192.168.1.7:7878", "http://192.168.1.7:7878", Err(Stranger::UnknownHost)),
        ("[fe80::1]:7878", "http://[fe80::1]:7878", Err(Stranger::UnknownHost)),
        ("", "http://localhost:7878", Err(Stranger::NoHost)),
        ("127.1:7878", "http://127.1:7878", Err(Stranger::BadHost)),
        ("0x7f.1", "http://0x7f.1", Err(Stranger::BadHost)),
        ("localhost:", "http://localhost", Err(Stranger::BadHost)),
        ("localhost:0", "http://localhost:0", Err(Stranger::BadHost)),
        ("localhost:+80", "http://localhost", Err(Stranger::BadHost)),
        ("localhost:65536", "http://localhost", Err(Stranger::BadHost)),
        ("localhost:80:80", "http://localhost", Err(Stranger::BadHost)),
        ("::1", "http://[::1]", Err(Stranger::BadHost)),
        ("[::1", "http://[::1]", Err(Stranger::BadHost)),
        ("[::1]x", "http://[::1]", Err(Stranger::BadHost)),
        ("[localhost]", "http://localhost", Err(Stranger::BadHost)),
        ("me@localhost", "http://localhost", Err(Stranger::BadHost)),
        ("localhost, evil.example", "http://localhost", Err(Stranger::BadHost)),
        (":7878", "http://localhost", Err(Stranger::BadHost)),
    ];
    for (host, origin, expected) in cases {
        assert_eq!(ask(&site, host, origin), expected, "Host {host:?}, Origin {origin:?}");
    }
}

#[test]
fn on_loopback_behind_a_proxy_that_has_a_name() {
    let site = site(LOOPBACK, true, &["https://Play.example.org", "http://localhost:5173"]);
    let cases = [
        ("play.example.org", "https://play.example.org", Ok(())),
        ("play.example.org:443", "https://play.example.org", Ok(())),
        ("play.example.org", "https://play.example.org:443", Ok(())),
        ("127.0.0.1:7878", "https://play.example.org", Ok(())),
        ("localhost:7878", "http://localhost:5173", Ok(())),
        ("play.example.org", "http://play.example.org", Err(Stranger::OtherOrigin)),
        ("play.example.org", "https://example.org", Err(Stranger::OtherOrigin)),
        ("play.example.org", "https://play.example.org.evil.example", Err(Stranger::OtherOrigin)),
        ("example.org", "https://play.example.org", Err(Stranger::UnknownHost)),
    ];
    for (host, origin, expected) in cases {
        assert_eq!(ask(&site, host, origin), expected, "Host {host:?}, Origin {origin:?}");
    }
}

#[test]
fn for_everybody() {
    let unnamed = site(EVERYWHERE, false, &[]);
    assert_eq!(ask(&unnamed, "den.local:7878", "http://den.local:7878"), Ok(()));
    assert_eq!(ask(&unnamed, "192.168.1.7:7878", "http://192.168.1.7:7878"), Ok(()));
    assert_eq!(ask(&unnamed, "[fe80::1]:7878", "http://[fe80::1]:7878"), Ok(()));
    assert_eq!(ask(&unnamed, "den.local:7878", "http://evil.example"), Err(Stranger::OtherOrigin));
    let named = site(EVERYWHERE, false, &["http://den.local:7878"]);
    assert_eq!(ask(&named, "den.local:7878", "http://den.local:7878"), Ok(()));
    assert_eq!(ask(&named, "192.168.1.7:7878", "http://192.168.1.7:7878"), Ok(()));
    assert_eq!(ask(&named, "localhost:7878", "http://localhost:7878"), Ok(()));
    assert_eq!(ask(&named, "evil.example:7878", "http://evil.example:7878"), Err(Stranger::UnknownHost));
}

#[test]
fn without_an_origin_only_a_program_with_its_own_token() {
    let site = site(LOOPBACK, false, &[]);
    let host = Some("localhost:7878");
    let cases = [(true, false, Ok(())), (true, true, Err(Stranger::NoOrigin)), (false, true, Err(Stranger::NoOrigin))];
    for (bearer, cookie, expected) in cases {
        assert_eq!(site.own(Asked { host, origin: None, bearer, cookie }), expected);
    }
    assert_eq!(site.own(Asked { host, ..Asked::default() }), Err(Stranger::NoOrigin));
    let elsewhere = Asked { host, origin: Some("https://evil.example"), bearer: true, cookie: false };
    assert_eq!(site.own(elsewhere), Err(Stranger::OtherOrigin));
    let rebound = Asked { host: Some("evil.example"), bearer: true, ..Asked::default() };
    assert_eq!(site.own(rebound), Err(Stranger::UnknownHost));
}

#[test]
fn an_origin_is_written_as_browsers_write_it() {
    for (given, written) in [
        ("HTTPS://Play.Example.ORG:443", "https://play.example.org"),
        ("http://play.example.org:443", "http://play.example.org:443"),
        ("http://[0:0::1]:80", "http://[::1]"),
        ("http://127.0.0.1:7878", "http://127.0.0.1:7878"),
    ] {
        assert_eq!(given.parse::<Origin>().unwrap().to_string(), written);
    }
    let said = "play.example.org".parse::<Origin>().unwrap_err().to_string();
    assert!(said.contains("`play.example.org`") && said.contains("https://"), "{said}");
}

proptest! {
    #[test]
    fn what_is_read_is_read_again(text in "https?://[a-z0-9.:\\[\\]@/-]{1,20}") {
        if let Ok(origin) = text.parse::<Origin>() {
            prop_assert_eq!(origin.to_string().parse::<Origin>(), Ok(origin));
        }
    }

    #[test]
    fn no_header_breaks_the_reading(host in ".{0,40}", origin in ".{0,40}") {
        let site = site(LOOPBACK, false, &[]);
        prop_assert!(ask(&site, &host, &origin).is_err());
    }
}

#[test]
fn names_of_this_very_machine() {
    for here in ["localhost", "LOCALHOST:7878", "127.0.0.1:80", "127.8.9.1", "[::1]:7878"] {
        assert!(is_here(here), "{here}");
    }
    for elsewhere in ["192.168.1.4:7878", "example.org", "localhost.example.org", "0.0.0.0", "", "[::1", "127.1"] {
        assert!(!is_here(elsewhere), "{elsewhere}");
    }
}
