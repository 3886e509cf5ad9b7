//! What earlier programs left behind still opens and goes on: `corpus/kept`, one folder an edition (see its README).

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]

#[path = "common/served.rs"]
mod served;

use serde_json::{Value, json};
use served::{Folder, Served, run, said};
use server::auth::cookie::Cookies;
use server::auth::key::Key;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use wire::PersonId;

/// Moves that are made at every table that runs.
const MOVES: u32 = 4;
/// A bot that plays in front of people takes its time.
const PATIENCE: Duration = Duration::from_secs(120);

/// The folders of `corpus/kept`.
fn editions() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/kept");
    let found: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    let mut found: Vec<PathBuf> = found.into_iter().filter(|path| path.is_dir()).collect();
    found.sort();
    assert!(!found.is_empty());
    found
}

fn about(edition: &Path) -> Value {
    serde_json::from_str(&fs::read_to_string(edition.join("kept.json")).unwrap()).unwrap()
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        fs::copy(entry.path(), to.join(entry.file_name())).unwrap();
    }
    // Git keeps no permissions but one, and a key that others can read is refused.
    #[cfg(unix)]
    for entry in fs::read_dir(to).unwrap() {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(entry.unwrap().path(), fs::Permissions::from_mode(0o600)).unwrap();
    }
}

/// The people of an edition, who come with cookies of today: those of then end after a year.
fn people(about: &Value, data: &Path) -> BTreeMap<String, String> {
    let cookies = Cookies::new(&Key::open(data).unwrap(), false);
    let now = server::clock::now();
    let old = about["cookies"].as_object().unwrap().iter();
    old.map(|(name, cookie)| {
        let person = cookie.as_str().unwrap().split('.').nth(1).unwrap();
        let set = cookies.issue(&PersonId(person.to_owned()), now);
        (name.clone(), set.split(';').next().unwrap().to_owned())
    })
    .collect()
}

/// An edition that is served by the program of today, to the people of then.
struct Reopened<'a> {
    server: &'a Served,
    people: &'a BTreeMap<String, String>,
}

impl Reopened<'_> {
    fn ask(&self, who: &str, method: &str, path: &str, body: &str) -> Result<Value, String> {
        let deadline = Instant::now() + PATIENCE;
        loop {
            let (status, text) = self.server.ask_as(&self.people[who], method, &format!("/api/v1/tables/{path}"), body);
            match status.split(' ').nth(1) {
                Some("200") => return Ok(serde_json::from_str(&text).unwrap()),
                Some("429") if Instant::now() < deadline => std::thread::sleep(Duration::from_millis(300)),
                _ => return Err(format!("{who}: {method} {path} {body}: {status} {text}")),
            }
        }
    }

    fn info(&self, who: &str, table: &str) -> Value {
        self.ask(who, "GET", table, "").unwrap()["table"].clone()
    }

    /// Makes a few moves for the seats of those who are here, or as many as there are before the game ends.
    fn play_on(&self, table: &str, sitting: &[(&str, u64)]) -> u32 {
        let (mut made, deadline) = (0, Instant::now() + PATIENCE);
        while made < MOVES && self.info(sitting[0].0, table)["status"] == "running" {
            assert!(Instant::now() < deadline, "{table}: nobody moves any more, of {sitting:?}");
            let before = made;
            for &(who, seat) in sitting {
                let view = self.ask(who, "GET", &format!("{table}/view?seat={seat}"), "").unwrap();
                if !view["now"]["awaited"].as_array().unwrap().contains(&json!(seat)) {
                    continue;
                }
                let moves = view["now"]["moves"].as_array().unwrap();
                let mv = moves.iter().map(|choice| &choice["move"]).find(|mv| **mv != "back").unwrap();
                let command = json!({"do": "move", "seat": seat, "move": mv}).to_string();
                match self.ask(who, "POST", &format!("{table}/commands"), &command) {
                    Ok(_) => made += 1,
                    // Somebody else moved in between.
                    Err(why) => assert!(why.contains("illegal") || why.contains("finished"), "{why}"),
                }
            }
            if made == before {
                std::thread::sleep(Duration::from_millis(100));
            }
        }
        made
    }
}

/// Who sits where, of the people of an edition.
fn sitting(kept: &Value) -> Vec<(&str, u64)> {
    let of = |seats: &Value| seats.as_array().unwrap().iter().map(|seat| seat.as_u64().unwrap()).collect::<Vec<_>>();
    let host = of(&kept["seats"]).into_iter().map(|seat| (kept["host"].as_str().unwrap(), seat));
    let others = kept["others"].as_object().into_iter().flatten();
    host.chain(others.flat_map(|(who, seats)| of(seats).into_iter().map(move |seat| (who.as_str(), seat)))).collect()
}

/// Every table is as it was, and those that ran go on.
fn goes_on(edition: &Path, data: &Path) {
    let about = about(edition);
    let people = people(&about, data);
    let server = Served::start(&["serve", "--addr", "127.0.0.1:0", "--data", &data.display().to_string()]);
    let then = Reopened { server: &server, people: &people };
    for (name, kept) in about["tables"].as_object().unwrap() {
        let (host, table) = (kept["host"].as_str().unwrap(), kept["table"].as_str().unwrap());
        let name = format!("{}: {name}", edition.display());
        let info = then.info(host, table);
        assert_eq!(info["status"], kept["status"], "{name}");
        // A bot whose turn it was may have moved since the table was opened.
        assert!(info["entries"].as_u64() >= kept["entries"].as_u64(), "{name}: {info}");
        let view = then.ask(host, "GET", &format!("{table}/view?seat={}", kept["seats"][0]), "").unwrap();
        match kept["status"].as_str().unwrap() {
            "finished" => {
                assert_eq!(view["now"]["outcome"], kept["outcome"], "{name}");
                then.ask(host, "GET", &format!("{table}/debrief"), "").unwrap();
            }
            status => {
                let go = if status == "waiting" { "start" } else { "resume" };
                if status == "waiting" || info["paused"] == true {
                    then.ask(host, "POST", &format!("{table}/commands"), &json!({"do": go}).to_string()).unwrap();
                }
                if kept["token"].is_string() {
                    // The program of that time does not come back, and nobody waits until it counts as away.
                    let remove = json!({"do": "remove", "seat": 1}).to_string();
                    then.ask(host, "POST", &format!("{table}/commands"), &remove).unwrap();
                }
                assert!(then.play_on(table, &sitting(kept)) > 0, "{name}: nobody could move");
            }
        }
    }
}

#[test]
fn a_data_folder_as_a_hard_kill_left_it_opens_and_goes_on() {
    for edition in editions() {
        let folder = Folder::new(&format!("kept-data-{}", edition.file_name().unwrap().display()));
        let data = folder.0.join("data");
        copy(&edition.join("data"), &data);
        goes_on(&edition, &data);
    }
}

#[test]
fn a_backup_is_restored_and_goes_on() {
    for edition in editions() {
        let folder = Folder::new(&format!("kept-backup-{}", edition.file_name().unwrap().display()));
        let data = folder.0.join("data");
        let backup = edition.join("tables.backup").display().to_string();
        let restored = run(&["restore", &backup, "--data", &data.display().to_string()]);
        assert!(restored.status.success(), "{}", said(&restored));
        // The key is kept beside the backup.
        let key = folder.0.join("key");
        copy(&edition.join("data"), &key);
        fs::copy(key.join("secret.key"), data.join("secret.key")).unwrap();
        goes_on(&edition, &data);
    }
}

#[test]
fn logs_are_verified_told_and_gone_on_with() {
    for edition in editions() {
        let folder = Folder::new(&format!("kept-logs-{}", edition.file_name().unwrap().display()));
        copy(&edition.join("logs"), &folder.0);
        for entry in fs::read_dir(&folder.0).unwrap() {
            let path = entry.unwrap().path();
            let log = path.display().to_string();
            for command in ["check", "replay"] {
                let ran = run(&[command, &log]);
                assert!(ran.status.success(), "{command} {log}: {}", said(&ran));
            }
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let Some(game) = name.strip_prefix("terminal-").and_then(|rest| rest.strip_suffix(".jsonl")) else {
                continue;
            };
            let before = fs::read_to_string(&path).unwrap();
            let seats = if game == "daybreak" { "me,steady" } else { "me,steady,steady" };
            let ran = served::fed(&["table", game, "--seats", seats, "--log", &log], "1\n1\n1\n1\n");
            let after = fs::read_to_string(&path).unwrap();
            assert!(after.starts_with(&before) && after.len() > before.len(), "{log}: {}", said(&ran));
        }
    }
}
