//! Who is believed when a header says where a request comes from, and who sees what is for whoever runs the server.

use crate::client::{Response, exchange, read_response};
use crate::site::Site;
use server::config::{OnOff, Ops};
use std::net::SocketAddr;

/// A request with headers of its own.
async fn get(addr: SocketAddr, path: &str, headers: &[(&str, &str)]) -> Response {
    let more: String = headers.iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
    let request = format!("GET {path} HTTP/1.1\r\nHost: {addr}\r\nConnection: close\r\n{more}\r\n");
    read_response(&exchange(addr, request.as_bytes()).await)
}

/// A server on which an address may ask five times.
async fn narrow(proxies: &[&str]) -> Site {
    Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_requests = Some("5+1/h".parse().unwrap());
        said.trust_proxy = Some(proxies.iter().map(|proxy| proxy.parse().unwrap()).collect());
    })
    .await
}

/// How many of ten requests get through, each of which says that it comes from elsewhere.
async fn let_through(site: &Site, forwarded: impl Fn(u8) -> String) -> usize {
    let mut through = 0;
    for n in 0..10 {
        let answer = get(site.server.addr, "/api/v1", &[("X-Forwarded-For", &forwarded(n))]).await;
        through += usize::from(answer.code() == "ok");
    }
    through
}

#[tokio::test]
async fn whoever_is_no_proxy_is_not_believed() {
    for proxies in [&[][..], &["10.9.9.9", "192.168.0.0/16"]] {
        let site = narrow(proxies).await;
        assert_eq!(
            let_through(&site, |n| format!("1.2.3.{n}")).await,
            5,
            "a new address for every request is no way around"
        );
        site.stop().await;
    }
}

#[tokio::test]
async fn a_proxy_is_believed_for_what_it_wrote_itself() {
    let site = narrow(&["127.0.0.0/8"]).await;
    assert_eq!(let_through(&site, |n| format!("1.2.3.{n}")).await, 10, "ten people behind a proxy");
    assert_eq!(let_through(&site, |n| format!("6.6.6.{n}, 9.9.9.9")).await, 5, "one person who writes the header too");
    // The same in two headers, which is one list.
    let mut through = 0;
    for n in 0..10 {
        let said = [("X-Forwarded-For", format!("6.6.6.{n}")), ("X-Forwarded-For", "8.8.8.8".to_owned())];
        let said: Vec<(&str, &str)> = said.iter().map(|(name, value)| (*name, value.as_str())).collect();
        through += usize::from(get(site.server.addr, "/api/v1", &said).await.code() == "ok");
    }
    assert_eq!(through, 5);
    site.stop().await;
}

#[tokio::test]
async fn what_is_for_whoever_runs_it_is_not_there_for_others() {
    let site = Site::start().await;
    let addr = site.server.addr;
    for path in ["/metrics", "/readyz"] {
        assert_eq!(get(addr, path, &[]).await.code(), "ok", "a program of this machine");
        for header in ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP", "X-Forwarded-Proto"] {
            let through = get(addr, path, &[(header, "1.2.3.4")]).await;
            assert_eq!(through.code(), "no_such_route", "somebody who came through a proxy: {header}");
        }
    }
    assert_eq!(
        get(addr, "/healthz", &[("X-Forwarded-For", "1.2.3.4")]).await.code(),
        "ok",
        "that it is there is no secret"
    );
    site.stop().await;
}

#[tokio::test]
async fn whoever_runs_it_says_who_else_may_see_it() {
    const TOKEN: &str = "a token of some length";
    let proxied = ("X-Forwarded-For", "1.2.3.4");
    for (ops, here, elsewhere) in
        [(Ops::All, "ok", "ok"), (Ops::Local, "ok", "no_such_route"), (Ops::Off, "no_such_route", "no_such_route")]
    {
        let site = Site::with(|said| {
            said.ops = Some(ops);
            said.ops_token = Some(TOKEN.to_owned());
        })
        .await;
        let addr = site.server.addr;
        assert_eq!(get(addr, "/metrics", &[]).await.code(), here, "{ops:?}");
        assert_eq!(get(addr, "/metrics", &[proxied]).await.code(), elsewhere, "{ops:?}");
        let (right, wrong) = (format!("Bearer {TOKEN}"), format!("Bearer {TOKEN}!"));
        let scrape = get(addr, "/metrics", &[proxied, ("Authorization", &right)]).await.is(200);
        assert!(scrape.text().contains("firstlight_tables_live"));
        assert_eq!(get(addr, "/metrics", &[proxied, ("Authorization", &wrong)]).await.code(), "no_such_route");
        site.stop().await;
    }
}

#[tokio::test]
async fn wrong_tokens_are_counted_and_never_cost_the_operator_the_right_one() {
    let site = Site::with(|said| {
        said.limits = Some(OnOff::On);
        said.limit_guesses = Some("5+1/h".parse().unwrap());
        said.ops_token = Some("a token of some length".to_owned());
    })
    .await;
    let addr = site.server.addr;
    for n in 0..5 {
        let guess = format!("Bearer guess number {n}");
        assert_eq!(get(addr, "/metrics", &[("Authorization", &guess)]).await.code(), "no_such_route");
    }
    assert_eq!(get(addr, "/metrics", &[("Authorization", "Bearer guess number 6")]).await.code(), "too_fast");
    get(addr, "/metrics", &[("Authorization", "Bearer a token of some length")]).await.is(200);
    site.stop().await;
}
