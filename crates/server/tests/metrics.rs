//! What the server measures, as Prometheus reads it.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use server::metrics::{Closed, Metrics, Outcome, Rank, StoreFailure};
use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;
use wire::Code;

#[derive(Debug, Default)]
struct Family {
    help: String,
    kind: String,
    unit: Option<String>,
    samples: BTreeMap<String, f64>,
}

/// Reads the text strictly: every sample belongs to the family whose head stands above it, and the end is marked.
fn parse(text: &str) -> BTreeMap<String, Family> {
    let body = text.strip_suffix("# EOF\n").unwrap();
    let mut families: BTreeMap<String, Family> = BTreeMap::new();
    let mut current = String::new();
    for line in body.lines() {
        if let Some(head) = line.strip_prefix("# ") {
            let [what, name, value] = head.splitn(3, ' ').collect::<Vec<_>>().try_into().unwrap();
            current = name.to_owned();
            let family = families.entry(current.clone()).or_default();
            match what {
                "HELP" => family.help = value.to_owned(),
                "TYPE" => family.kind = value.to_owned(),
                "UNIT" => family.unit = Some(value.to_owned()),
                other => panic!("{other} is no head"),
            }
        } else {
            let (name, value) = line.rsplit_once(' ').unwrap();
            assert!(name.starts_with(&current), "{name} stands under {current}");
            let doubled = families.get_mut(&current).unwrap().samples.insert(name.to_owned(), value.parse().unwrap());
            assert_eq!(doubled, None, "{name} occurs once");
        }
    }
    families
}

#[test]
fn every_meter_has_a_name_a_help_a_type_and_its_unit() {
    let metrics = Metrics::new(&["daybreak", "earthrise"]);
    metrics.answered(Some("/api/v1/tables"), 200, Duration::from_millis(3));
    let families = parse(&metrics.encode());
    let expected = [
        ("firstlight_ack_seconds", "histogram", Some("seconds")),
        ("firstlight_backups", "counter", None),
        ("firstlight_bot_answer_seconds", "histogram", Some("seconds")),
        ("firstlight_bot_thinking_seconds", "histogram", Some("seconds")),
        ("firstlight_bots_oldest_wait_seconds", "gauge", Some("seconds")),
        ("firstlight_bots_queued", "gauge", None),
        ("firstlight_bots_refused", "counter", None),
        ("firstlight_bots_running", "gauge", None),
        ("firstlight_bots_shortened", "counter", None),
        ("firstlight_bus_answer_seconds", "histogram", Some("seconds")),
        ("firstlight_bus_dropped", "counter", None),
        ("firstlight_bus_overflowed", "counter", None),
        ("firstlight_bus_received", "counter", None),
        ("firstlight_bus_sent", "counter", None),
        ("firstlight_client_errors", "counter", None),
        ("firstlight_commands", "counter", None),
        ("firstlight_connections", "gauge", None),
        ("firstlight_http_request_seconds", "histogram", Some("seconds")),
        ("firstlight_last_backup_seconds", "gauge", Some("seconds")),
        ("firstlight_limits_heard", "counter", None),
        ("firstlight_links_broken", "counter", None),
        ("firstlight_links_in", "gauge", None),
        ("firstlight_links_out", "gauge", None),
        ("firstlight_messages_sent", "counter", None),
        ("firstlight_moves", "counter", None),
        ("firstlight_node_gave_up", "counter", None),
        ("firstlight_node_member", "gauge", None),
        ("firstlight_nodes", "gauge", None),
        ("firstlight_people_reported", "counter", None),
        ("firstlight_sockets", "gauge", None),
        ("firstlight_sockets_closed", "counter", None),
        ("firstlight_store_commit_seconds", "histogram", Some("seconds")),
        ("firstlight_store_failures", "counter", None),
        ("firstlight_store_group_entries", "histogram", Some("entries")),
        ("firstlight_table_open_seconds", "histogram", Some("seconds")),
        ("firstlight_tables_live", "gauge", None),
        ("firstlight_tables_lost", "counter", None),
        ("firstlight_takeovers", "counter", None),
    ];
    assert_eq!(families.len(), expected.len(), "{:?}", families.keys());
    for (name, kind, unit) in expected {
        let family = &families[name];
        assert_eq!(family.kind, kind, "{name}");
        assert_eq!(family.unit.as_deref(), unit, "{name}");
        assert!(family.help.len() > 8, "{name}");
        assert!(!family.samples.is_empty(), "{name} is there before it is first counted");
    }
}

#[test]
fn what_is_counted_is_shown() {
    let metrics = Metrics::new(&["daybreak", "earthrise"]);
    let copy = metrics.clone();
    copy.moves.inc();
    copy.moves.inc();
    copy.sockets.inc();
    copy.tables_live.set(5);
    metrics.command(Outcome::Ok);
    metrics.command(Code::Illegal.into());
    metrics.command(Code::NotYourTurn.into());
    metrics.socket_closed(Closed::TooSlow);
    metrics.store_failed(StoreFailure::Full);
    metrics.bots.thought("earthrise", Duration::from_millis(30));
    metrics.bots.thought("chess", Duration::from_millis(30));
    metrics.bots.load(Rank::Move, 3, 2, Duration::from_millis(1500));
    metrics.bots.refused(Rank::Hint);
    metrics.bots.shortened(Rank::Move);
    metrics.bots.answered(Rank::Quick, Duration::from_millis(2));
    for status in [200, 404, 200] {
        metrics.answered(Some("/api/v1/tables/{table}"), status, Duration::from_micros(70));
    }
    metrics.answered(None, 404, Duration::from_secs(60));
    metrics.connected(7, 3);
    let families = parse(&metrics.encode());
    let shown = |family: &str, rest: &str| families[family].samples[&format!("{family}{rest}")];
    assert_eq!(shown("firstlight_moves", "_total"), 2.0);
    assert_eq!(shown("firstlight_sockets", ""), 1.0);
    assert_eq!(shown("firstlight_connections", "{whose=\"known\"}"), 4.0);
    assert_eq!(shown("firstlight_connections", "{whose=\"strangers\"}"), 3.0);
    assert_eq!(shown("firstlight_tables_live", ""), 5.0);
    assert_eq!(shown("firstlight_bots_queued", "{rank=\"move\"}"), 3.0);
    assert_eq!(shown("firstlight_bots_running", "{rank=\"move\"}"), 2.0);
    assert_eq!(shown("firstlight_bots_oldest_wait_seconds", "{rank=\"move\"}"), 1.5);
    assert_eq!(shown("firstlight_bots_queued", "{rank=\"hint\"}"), 0.0);
    assert_eq!(shown("firstlight_bots_refused", "_total{rank=\"hint\"}"), 1.0);
    assert_eq!(shown("firstlight_bots_shortened", "_total{rank=\"move\"}"), 1.0);
    assert_eq!(shown("firstlight_bot_answer_seconds", "_count{rank=\"quick\"}"), 1.0);
    assert_eq!(shown("firstlight_commands", "_total{outcome=\"ok\"}"), 1.0);
    assert_eq!(shown("firstlight_commands", "_total{outcome=\"refused\"}"), 2.0);
    assert_eq!(shown("firstlight_commands", "_total{outcome=\"internal\"}"), 0.0);
    assert_eq!(shown("firstlight_sockets_closed", "_total{reason=\"too_slow\"}"), 1.0);
    assert_eq!(shown("firstlight_sockets_closed", "_total{reason=\"lost\"}"), 0.0);
    assert_eq!(shown("firstlight_store_failures", "_total{kind=\"full\"}"), 1.0);
    assert_eq!(shown("firstlight_bot_thinking_seconds", "_count{game=\"earthrise\"}"), 1.0);
    assert_eq!(shown("firstlight_bot_thinking_seconds", "_count{game=\"daybreak\"}"), 0.0);
    let http = "firstlight_http_request_seconds";
    assert_eq!(shown(http, "_count{path=\"/api/v1/tables/{table}\",status=\"200\"}"), 2.0);
    assert_eq!(shown(http, "_count{path=\"/api/v1/tables/{table}\",status=\"404\"}"), 1.0);
    assert_eq!(shown(http, "_count{path=\"none\",status=\"404\"}"), 1.0);
    assert_eq!(shown(http, "_sum{path=\"none\",status=\"404\"}"), 60.0);
}

#[test]
fn buckets_reach_from_50_microseconds_to_10_seconds_and_only_grow() {
    let metrics = Metrics::new(&[]);
    for time in [10e-6, 60e-6, 3e-3, 2.0, 30.0] {
        metrics.ack.observe(time);
    }
    let families = parse(&metrics.encode());
    let mut buckets: Vec<(f64, f64)> = families["firstlight_ack_seconds"]
        .samples
        .iter()
        .filter_map(|(name, count)| {
            let bound = name.strip_prefix("firstlight_ack_seconds_bucket{le=\"")?.strip_suffix("\"}")?;
            Some((bound.trim_start_matches('+').parse().unwrap(), *count))
        })
        .collect();
    buckets.sort_by(|a, b| a.0.total_cmp(&b.0));
    assert_eq!(buckets.first(), Some(&(50e-6, 1.0)));
    assert_eq!(buckets[buckets.len() - 2], (10.0, 4.0));
    assert_eq!(buckets.last(), Some(&(f64::INFINITY, 5.0)));
    assert!(buckets.windows(2).all(|pair| pair[0].1 <= pair[1].1));
}

#[test]
fn every_code_is_an_outcome_and_none_is_ok() {
    let metrics = Metrics::new(&[]);
    for code in Code::ALL {
        metrics.command((*code).into());
    }
    let families = parse(&metrics.encode());
    let commands = &families["firstlight_commands"].samples;
    assert_eq!(commands["firstlight_commands_total{outcome=\"ok\"}"], 0.0);
    assert_eq!(commands["firstlight_commands_total{outcome=\"store\"}"], 3.0);
    assert_eq!(commands["firstlight_commands_total{outcome=\"internal\"}"], 1.0);
    let used: BTreeSet<&String> = commands.iter().filter(|(_, count)| **count > 0.0).map(|(name, _)| name).collect();
    assert_eq!(used.len(), commands.len() - 1, "every other outcome occurs");
    assert_eq!(commands.values().sum::<f64>(), Code::ALL.len() as f64);
}
