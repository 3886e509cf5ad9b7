//! What the server is told, by whom, and what it says when that makes no sense.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use server::config::{
    Config, ConfigError, LogFormat, LogTo, Ops, Partial, Platform, Retention, SETTINGS, SHORT_FORMS, Setting, Source,
    Way, data_folder,
};
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::time::Duration;
use words::{Lang, Words};

fn file(text: &str) -> Partial {
    Partial::parse(Path::new("firstlight.toml"), text).unwrap()
}

fn env<'a>(set: &'a [(&'a str, &'a str)]) -> impl Fn(&str) -> Option<String> + 'a {
    move |name| set.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
}

/// What a user with a home says beyond that.
fn resolve(toml: &str, set: &[(&str, &str)], flags: Partial) -> Result<Config, ConfigError> {
    let mut set = set.to_vec();
    set.extend([("HOME", "/home/anna"), ("APPDATA", "/home/anna")]);
    Config::resolve(Some(file(toml)), env(&set), flags)
}

fn flags(toml: &str) -> Partial {
    file(toml)
}

/// What a flag says that is typed with this value.
fn typed(key: &str, value: &str) -> Partial {
    Partial::from_texts(Source::Flags, |setting| (setting.key == key).then(|| value.to_owned())).unwrap()
}

fn said(toml: &str, set: &[(&str, &str)], flags: Partial) -> String {
    resolve(toml, set, flags).unwrap_err().to_string()
}

#[test]
fn unless_told_otherwise_it_serves_this_machine_only() {
    let config = Config::resolve(None, env(&[("HOME", "/home/anna"), ("APPDATA", "/a")]), Partial::default()).unwrap();
    assert_eq!(config.addr.to_string(), "127.0.0.1:7878");
    assert!(!config.public && !config.https && config.trust_proxy.is_empty() && config.origins.is_empty());
    assert!(config.bot_threads >= 1);
    assert_eq!(config.retention, Retention::Days(90));
    assert_eq!((config.ops, config.ops_token), (Ops::Local, None));
    assert_eq!((config.access_log, config.audit_log), (LogTo::Off, LogTo::On));
    assert_eq!((config.backup_every, config.backup_keep), (None, 7));
    assert_eq!(config.backup_dir, config.data.join("backups"));
    assert_eq!(config.rates.requests, "3000+200/s".parse().unwrap());
    assert_eq!(config.message_bytes, 65_536);
    assert_eq!(config.log_format, LogFormat::Text);
}

#[test]
fn each_place_speaks_over_the_one_before() {
    let toml = "addr = '127.0.0.1:1'\nping_seconds = 1\nidle_seconds = 1\nretention_days = 30";
    let set = [("FIRSTLIGHT_ADDR", "127.0.0.1:2"), ("FIRSTLIGHT_PING_SECONDS", "2"), ("FIRSTLIGHT_HINT_MS", "")];
    let config = resolve(toml, &set, flags("addr = '127.0.0.1:3'")).unwrap();
    assert_eq!(config.addr.port(), 3);
    assert_eq!(config.ping, Duration::from_secs(2));
    assert_eq!(config.idle, Duration::from_secs(1));
    assert_eq!(config.retention, Retention::Days(30));
    assert_eq!(config.hint, Duration::from_secs(2), "an empty variable says nothing");
    let config = resolve(toml, &[("FIRSTLIGHT_RETENTION_DAYS", "forever")], Partial::default()).unwrap();
    assert_eq!(config.retention, Retention::Forever);
}

/// One value for every key, other than its default, as a file and as a variable say it.
const OTHERS: &[(&str, &str, &str)] = &[
    ("addr", "'[::1]:80'", "[::1]:80"),
    ("data", "'/srv/firstlight'", "/srv/firstlight"),
    ("store", "'postgres://db/firstlight'", "postgres://db/firstlight"),
    ("bus", "'nats://other:4222'", "nats://other:4222"),
    ("node", "'other'", "other"),
    ("key", "'/srv/site.key'", "/srv/site.key"),
    ("lease_ms", "2500", "2500"),
    ("drain_ms", "4000", "4000"),
    ("public", "true", "true"),
    ("origins", "['https://a.example', 'http://b.example:81']", "https://a.example, http://b.example:81"),
    ("https", "true", "yes"),
    ("trust_proxy", "['127.0.0.1', '10.0.0.0/8']", "127.0.0.1, 10.0.0.0/8"),
    ("ops", "'all'", "All"),
    ("ops_token", "'0123456789abcdef'", "0123456789abcdef"),
    ("bot_threads", "1023", "1023"),
    ("bot_ms", "900", "900"),
    ("hint_ms", "100", "100"),
    ("hint_lines", "400", "400"),
    ("turns_lines", "200", "200"),
    ("idle_seconds", "9", "9"),
    ("retention_days", "7", "7"),
    ("backup_every", "'36h'", "36h"),
    ("backup_keep", "3", "3"),
    ("backup_dir", "'/srv/backups'", "/srv/backups"),
    ("limits", "'off'", "OFF"),
    ("limit_requests", "'1+1/s'", "1+1/s"),
    ("limit_commands", "'2+1/s'", "2+1/s"),
    ("limit_tables", "'3+1/s'", "3+1/s"),
    ("limit_guesses", "'4+1/s'", "4+1/s"),
    ("limit_address_sockets", "'5+1/s'", "5+1/s"),
    ("limit_person_sockets", "'6+1/s'", "6+1/s"),
    ("limit_chat", "'off'", "off"),
    ("limit_reports", "'7+1/s'", "7+1/s"),
    ("limit_codes", "'9+1/s'", "9+1/s"),
    ("limit_questions", "'7+1/s'", "7+1/s"),
    ("limit_hints", "'8+1/m'", "8+1/m"),
    ("limit_address_tables", "'8+1/h'", "8+1/h"),
    ("limit_people", "'9+1/h'", "9+1/h"),
    ("limit_secrets", "'10+1/h'", "10+1/h"),
    ("limit_complaints", "'11+1/h'", "11+1/h"),
    ("limit_keys", "11", "11"),
    ("sockets_per_address", "12", "12"),
    ("sockets_per_person", "13", "13"),
    ("sockets_per_table", "14", "14"),
    ("tables_per_person", "15", "15"),
    ("tables_per_address", "17", "17"),
    ("table_bytes", "100000", "100000"),
    ("address_megabytes", "18", "18"),
    ("connections", "19", "19"),
    ("connections_per_address", "20", "20"),
    ("header_seconds", "21", "21"),
    ("body_seconds", "22", "22"),
    ("keep_alive_seconds", "23", "23"),
    ("answer_seconds", "24", "24"),
    ("message_bytes", "2048", "2048"),
    ("ping_seconds", "16", "16"),
    ("log_format", "'json'", "json"),
    ("log_filter", "'warn,sqlx=off'", "warn,sqlx=off"),
    ("access_log", "'/var/log/access.jsonl'", "/var/log/access.jsonl"),
    ("audit_log", "'off'", "off"),
];

/// What has to be said beside a key, for it to say something.
fn beside(key: &str) -> String {
    let several = ["store = 'postgres://db/several'\n", "bus = 'nats://bus:4222'\n", "node = 'one'\n"];
    let others = several.iter().filter(|line| !line.starts_with(key));
    if ["bus", "node", "lease_ms"].contains(&key) { others.copied().collect() } else { String::new() }
}

#[test]
fn every_setting_works_in_a_file_in_the_environment_and_as_a_flag_and_changes_something() {
    let usual = resolve("", &[], Partial::default()).unwrap();
    let tested: Vec<&str> = OTHERS.iter().map(|(key, ..)| *key).collect();
    assert_eq!(tested, SETTINGS.iter().map(|setting| setting.key).collect::<Vec<_>>());
    let mut all_different = vec![usual];
    for (key, in_file, in_environment) in OTHERS {
        let beside = beside(key);
        let by_file = resolve(&format!("{beside}{key} = {in_file}"), &[], Partial::default()).unwrap();
        let variable = format!("FIRSTLIGHT_{}", key.to_uppercase());
        let by_environment = resolve(&beside, &[(&variable, in_environment)], Partial::default()).unwrap();
        assert_eq!(by_file, by_environment, "{key}");
        let by_flag = resolve(&beside, &[], typed(key, in_environment)).unwrap();
        assert_eq!(by_file, by_flag, "{key}");
        assert!(
            by_file != resolve(&beside, &[], Partial::default()).unwrap_or_else(|_| all_different[0].clone()),
            "{key}"
        );
        assert!(!all_different.contains(&by_file), "{key}");
        all_different.push(by_file);
    }
}

/// What stands in docs/server.md between these two lines is made from the list.
const TABLE: [&str; 2] = ["<!-- settings -->\n", "<!-- end of settings -->\n"];

fn table() -> String {
    let words = Words::of(Lang::En);
    let head = "| key | flag | default | what it is |\n|---|---|---|---|\n".to_owned();
    SETTINGS.iter().fold(head, |table, setting| {
        let value = match setting.way {
            Way::Switch => String::new(),
            _ => format!(" {}", setting.value.replace('|', "\\|")),
        };
        let default = setting.default.map(|text| format!("`{text}`")).unwrap_or_default();
        let text = words.say(setting.text, &[]);
        table + &format!("| `{}` | `--{}{value}` | {default} | {text} |\n", setting.key, setting.flag())
    })
}

/// `UPDATE_GOLDEN=1 cargo test -p server --test config` writes it anew.
#[test]
fn golden_table_of_the_documentation() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/server.md");
    let text = std::fs::read_to_string(&path).unwrap();
    let (before, rest) = text.split_once(TABLE[0]).unwrap();
    let (kept, after) = rest.split_once(TABLE[1]).unwrap();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        std::fs::write(&path, [before, TABLE[0], &table(), TABLE[1], after].concat()).unwrap();
    } else {
        assert_eq!(kept, table(), "docs/server.md; run `cargo xtask golden`");
    }
}

#[test]
fn no_two_settings_share_a_flag_or_a_sentence() {
    let flags = SETTINGS.iter().map(Setting::flag).chain(SHORT_FORMS.iter().map(|form| form.flag.to_owned()));
    assert_eq!(flags.collect::<BTreeSet<_>>().len(), SETTINGS.len() + SHORT_FORMS.len());
    let texts: BTreeSet<&str> = SETTINGS.iter().map(|setting| setting.text).collect();
    assert_eq!(texts.len(), SETTINGS.len());
    for form in &SHORT_FORMS {
        let other = resolve("", &[], typed(form.key, form.value)).unwrap();
        assert_ne!(other, resolve("", &[], Partial::default()).unwrap(), "{}", form.flag);
    }
}

#[test]
fn an_https_origin_means_https_unless_said_otherwise() {
    let https = |toml: &str| resolve(toml, &[], Partial::default()).unwrap().https;
    assert!(https("origins = ['https://play.example.org']"));
    assert!(!https("origins = ['http://play.example.org']"));
    assert!(!https("origins = ['https://play.example.org']\nhttps = false"));
}

#[test]
fn others_are_let_in_only_on_purpose() {
    for addr in ["0.0.0.0:7878", "[::]:7878", "192.168.1.7:80", "[::ffff:10.0.0.1]:80"] {
        let toml = format!("addr = '{addr}'");
        let error = resolve(&toml, &[], Partial::default()).unwrap_err();
        assert!(matches!(error, ConfigError::NeedsPublic { .. }), "{error:?}");
        assert!(error.to_string().contains("--public") && error.to_string().contains("everybody"), "{error}");
        assert!(resolve(&toml, &[("FIRSTLIGHT_PUBLIC", "true")], Partial::default()).is_ok());
    }
    for addr in ["127.0.0.1:0", "127.9.9.9:80", "[::1]:7878", "[::ffff:127.0.0.1]:80"] {
        assert!(resolve(&format!("addr = '{addr}'"), &[], Partial::default()).is_ok(), "{addr}");
    }
}

#[test]
fn a_mistake_is_said_with_its_place_and_what_is_expected() {
    let nothing = Partial::default;
    let cases = [
        (
            said("ping_seconds = 0", &[], nothing()),
            "`ping_seconds` in the configuration file is `0`; expected a number from 1 to 3600.",
        ),
        (
            said("", &[("FIRSTLIGHT_PING_SECONDS", "0")], nothing()),
            "`FIRSTLIGHT_PING_SECONDS` in the environment is `0`; expected a number from 1 to 3600.",
        ),
        (said("", &[], flags("ping_seconds = 0")), "`--ping-seconds` is `0`; expected a number from 1 to 3600."),
        (
            Partial::from_texts(Source::Flags, |one| (one.key == "origins").then(|| "here".to_owned()))
                .unwrap_err()
                .to_string(),
            "`--origin` is `here`; expected origins separated by commas, such as https://play.example.org,http://localhost:5173.",
        ),
        (
            said("", &[("FIRSTLIGHT_ADDR", "localhost")], nothing()),
            "`FIRSTLIGHT_ADDR` in the environment is `localhost`; expected an address and a port, such as 127.0.0.1:7878 or [::1]:7878.",
        ),
        (
            said("", &[("FIRSTLIGHT_PUBLIC", "maybe")], nothing()),
            "`FIRSTLIGHT_PUBLIC` in the environment is `maybe`; expected `true` or `false`.",
        ),
        (
            said("log_filter = 'a=b=c'", &[], nothing()),
            "`log_filter` in the configuration file is `a=b=c`; expected levels of modules, such as `info,sqlx=warn`.",
        ),
        (
            said("", &[("FIRSTLIGHT_TRUST_PROXY", "true")], nothing()),
            "`FIRSTLIGHT_TRUST_PROXY` in the environment is `true`; expected addresses or networks of proxies separated by commas, such as 127.0.0.1,10.0.0.0/8.",
        ),
        (
            said("", &[("FIRSTLIGHT_BACKUP_EVERY", "daily")], nothing()),
            "`FIRSTLIGHT_BACKUP_EVERY` in the environment is `daily`; expected a time, such as 30m, 6h or 1d.",
        ),
        (
            said("ops_token = 'secret'", &[], nothing()),
            "`ops_token` in the configuration file is `6 characters long`; expected at least 16, so that nobody guesses it.",
        ),
        (
            said("tables_per_person = 0", &[], nothing()),
            "`tables_per_person` in the configuration file is `0`; expected a number from 1 on.",
        ),
    ];
    for (said, expected) in cases {
        assert_eq!(said, expected);
    }
}

#[test]
fn a_mistake_in_a_file_is_said_with_its_line() {
    let said = |text: &str| Partial::parse(Path::new("f.toml"), text).unwrap_err().to_string();
    for (text, line, about) in [
        ("\npong = 1", "f.toml, line 2: `pong = 1`:", "unknown field `pong`, expected one of `addr`"),
        ("https = true\nhint_ms = 'long'", "line 2: `hint_ms = 'long'`:", "expected u32"),
        ("hint_ms = -1", "line 1: `hint_ms = -1`:", "expected u32"),
        ("limit_chat = 'often'", "line 1: `limit_chat = 'often'`:", "expected `off`, or as in `60+20/s`"),
        ("origins = ['a.example']", "line 1:", "`a.example` is not an origin; expected http://"),
        ("retention_days = 0", "line 1: `retention_days = 0`:", "expected `forever` or a number of days"),
        ("retention_days = []", "line 1: `retention_days = []`:", "expected `forever` or a number of days"),
        ("trust_proxy = true", "line 1: `trust_proxy = true`:", "expected a sequence"),
        ("trust_proxy = ['0.0.0.0/0']", "line 1:", "is no address of a proxy; expected an address or a network"),
        ("backup_every = '0h'", "line 1:", "expected a time, such as 30m, 6h or 1d"),
        ("log_format = 'xml'", "line 1: `log_format = 'xml'`:", "expected `text` or `json`"),
        ("addr = ", "line 1: `addr =`:", ""),
    ] {
        let said = said(text);
        assert!(said.contains(line) && said.contains(about), "{text:?}: {said}");
    }
    let missing = Partial::read(Path::new("no/such/file.toml")).unwrap_err();
    assert!(matches!(missing, ConfigError::Unreadable { .. }) && missing.to_string().contains("file.toml"));
}

#[test]
fn the_file_is_the_flag_s_or_the_environment_s() {
    let set = env(&[("FIRSTLIGHT_CONFIG", "b.toml")]);
    assert_eq!(Partial::file(Some("a.toml".into()), &set), Some(PathBuf::from("a.toml")));
    assert_eq!(Partial::file(None, &set), Some(PathBuf::from("b.toml")));
    assert_eq!(Partial::file(None, env(&[])), None);
}

#[test]
fn data_lie_where_the_platform_keeps_them() {
    let found = |platform, set: &[(&str, &str)]| {
        data_folder(platform, env(set)).map(|folder| folder.to_string_lossy().replace('\\', "/"))
    };
    let home = ("HOME", "/home/anna");
    let cases = [
        (found(Platform::Xdg, &[home]), Some("/home/anna/.local/share/firstlight")),
        (found(Platform::Xdg, &[home, ("XDG_DATA_HOME", "/data")]), Some("/data/firstlight")),
        (found(Platform::Xdg, &[home, ("XDG_DATA_HOME", "data")]), Some("/home/anna/.local/share/firstlight")),
        (found(Platform::Xdg, &[home, ("XDG_DATA_HOME", "")]), Some("/home/anna/.local/share/firstlight")),
        (found(Platform::MacOs, &[home]), Some("/home/anna/Library/Application Support/Firstlight")),
        (found(Platform::Windows, &[home, ("APPDATA", "/roaming")]), Some("/roaming/Firstlight")),
        (found(Platform::Windows, &[home]), None),
        (found(Platform::Xdg, &[]), None),
    ];
    for (found, expected) in cases {
        assert_eq!(found.as_deref(), expected);
    }
    let error = Config::resolve(None, env(&[]), Partial::default()).unwrap_err();
    assert!(matches!(error, ConfigError::NoFolder) && error.to_string().contains("--data"), "{error}");
    let told = Config::resolve(None, env(&[]), flags("data = '/srv'")).unwrap();
    assert_eq!(told.data, PathBuf::from("/srv"));
}
