//! Operating a server, as whoever runs one does: a folder that cannot be used, two servers, backups, the log.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]
#![cfg(unix)]

use crate::served;

use served::{Folder, Served, firstlight, run, said};
use std::fs;
use std::io::Write;
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const TABLE: &str = r#"{"game":"earthrise","seats":["me",{"bot":"steady"},{"bot":"steady"}]}"#;

fn serve(data: &str) -> [&str; 5] {
    ["serve", "--addr", "127.0.0.1:0", "--data", data]
}

/// What a server that does not start says: one sentence, and the exit code of a wrong setting.
fn refused(args: &[&str]) -> String {
    let output = run(args);
    assert_eq!(output.status.code(), Some(2), "{}", said(&output));
    let said = said(&output);
    assert!(said.starts_with("firstlight: "), "{said}");
    let sentence = said.trim().replacen("firstlight: ", "", 1);
    assert!(!sentence.contains('\n'), "{sentence}");
    assert!(!sentence.contains("code:") && !sentence.contains("os error"), "a sentence, not a code: {sentence}");
    sentence
}

#[test]
fn a_second_server_over_a_folder_says_so_and_stops() {
    let folder = Folder::new("two");
    let data = folder.path("data");
    let first = Served::start(&serve(&data));
    let second = refused(&serve(&data));
    assert_eq!(
        second,
        format!(
            "another server runs over {data}, at http://{}/: use that one, stop it, or choose another folder with --data DIR",
            first.address
        )
    );
    // Whoever plays on this machine twice is told where the first is, too.
    assert!(refused(&["play", "--no-open", "--data", &data]).contains(&first.address));
    // Copying is not serving.
    let copied = run(&["backup", &folder.path("copy"), "--data", &data, "--verify"]);
    assert!(copied.status.success(), "{}", said(&copied));
    assert!(first.ask("POST", "/api/v1/tables", TABLE).0.contains("200"), "the first has noticed nothing");
    drop(first);
    // It was killed, and the lock went with it.
    assert!(Served::start(&serve(&data)).ask("GET", "/readyz", "").1.contains("ready"));
}

#[test]
fn a_database_that_cannot_be_used_is_explained() {
    let folder = Folder::new("unusable");
    let data = folder.path("data");
    let file = Path::new(&data).join("firstlight.db");
    assert!(Served::start(&serve(&data)).stop());
    let good = fs::read(&file).unwrap();

    fs::write(&file, b"").unwrap();
    let empty = refused(&serve(&data));
    assert!(empty.contains("is empty (0 bytes)") && empty.contains("restore a backup"), "{empty}");

    fs::write(&file, &good[..good.len() / 3]).unwrap();
    let torn = refused(&serve(&data));
    assert!(torn.contains("is damaged") && torn.contains("restore a backup"), "{torn}");

    let change = |at: usize, bytes: &[u8]| {
        let mut changed = good.clone();
        changed[at..at + bytes.len()].copy_from_slice(bytes);
        fs::write(&file, changed).unwrap();
    };
    // The number of the program that made it stands at byte 68 of the header.
    change(68, &[0, 0, 0, 9]);
    let foreign = refused(&serve(&data));
    assert!(foreign.contains("is a database, but not one of Firstlight"), "{foreign}");
}

#[test]
fn a_database_that_others_could_read_is_closed_and_that_is_said() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("open");
    let (data, log) = (folder.path("data"), folder.path("log"));
    assert!(Served::start(&serve(&data)).stop());
    let file = Path::new(&data).join("firstlight.db");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    let server = Served::saying(&serve(&data), fs::File::create(&log).unwrap().into());
    assert!(server.stop());
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    let log = fs::read_to_string(log).unwrap();
    assert!(log.contains("other users of this machine could read this file") && log.contains("was=644"), "{log}");
}

/// What the program says, run by the same user without the power to write whatever is closed. None, if the system lets nobody
/// give that power up.
#[cfg(target_os = "linux")]
fn refused_without_power(args: &[&str]) -> Option<String> {
    let program = firstlight(args);
    let mut unshare = Command::new("unshare");
    // A server that starts after all is ended, and fails the test by how it ends.
    unshare.args(["--user", "timeout", "30"]).arg(program.get_program()).args(program.get_args());
    let ran = unshare.stdin(Stdio::null()).output().ok()?;
    let said = said(&ran);
    if said.contains("unshare:") {
        eprintln!("not shown here: this system lets nobody give up power");
        return None;
    }
    assert_eq!(ran.status.code(), Some(2), "{said}");
    assert_eq!(said.trim().lines().count(), 1, "one sentence: {said}");
    Some(said)
}

#[cfg(target_os = "linux")]
#[test]
fn what_may_not_be_written_is_said_before_anybody_plays() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("closed");
    let data = folder.path("data");
    assert!(Served::start(&serve(&data)).stop());
    let file = Path::new(&data).join("firstlight.db");
    let allow = |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    allow(&file, 0o400);
    let Some(said) = refused_without_power(&serve(&data)) else { return };
    assert!(said.contains("firstlight.db may not be written by this user: let the user who runs the server own it"));
    allow(&file, 0o600);
    allow(Path::new(&data), 0o500);
    let said = refused_without_power(&serve(&data)).unwrap();
    assert!(said.contains("it and its folder have to be readable and writable"), "{said}");
    // The same, if what SQLite would make there is there already and may only be read.
    allow(Path::new(&data), 0o700);
    fs::write(Path::new(&data).join("firstlight.db-wal"), b"").unwrap();
    fs::write(Path::new(&data).join("firstlight.db-shm"), [0; 32 << 10]).unwrap();
    allow(&Path::new(&data).join("firstlight.db-shm"), 0o400);
    allow(Path::new(&data), 0o500);
    let said = refused_without_power(&serve(&data)).unwrap();
    assert!(said.contains("it and its folder have to be readable and writable"), "{said}");
    allow(Path::new(&data), 0o700);
    for left in ["firstlight.lock", "firstlight.db-wal", "firstlight.db-shm"] {
        fs::remove_file(Path::new(&data).join(left)).unwrap();
    }
    allow(Path::new(&data), 0o500);
    let said = refused_without_power(&serve(&data)).unwrap();
    assert!(said.contains("firstlight.lock may not be written by this user"), "{said}");
    allow(Path::new(&data), 0o700);
    // The key is looked at after the tables: they are closed again, and nothing is said of that.
    allow(&Path::new(&data).join("secret.key"), 0o644);
    let said = refused_without_power(&serve(&data)).unwrap();
    assert!(said.contains("is open to other users of this machine (mode 644)"), "{said}");
}

#[test]
fn the_database_of_another_program_is_left_as_it_is() {
    use std::os::unix::fs::PermissionsExt;
    let folder = Folder::new("foreign");
    let data = folder.path("data");
    assert!(Served::start(&serve(&data)).stop());
    let file = Path::new(&data).join("firstlight.db");
    let mut foreign = fs::read(&file).unwrap();
    foreign[68..72].fill(9);
    fs::write(&file, &foreign).unwrap();
    fs::set_permissions(&file, fs::Permissions::from_mode(0o644)).unwrap();
    assert!(refused(&serve(&data)).contains("not one of Firstlight"));
    assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o644);
    assert!(fs::read(&file).unwrap() == foreign);
}

/// Runs the program where a folder is a small disk of its own, after some commands. None, if the system lets nobody make
/// one.
#[cfg(target_os = "linux")]
fn on_a_small_disk(folder: &str, before: &str, args: &[&str]) -> Option<std::process::Output> {
    let script = format!("mount -t tmpfs -o size=1m none \"$0\" || exit 77\n{before}\nexec \"$@\"");
    let program = firstlight(args);
    let ways: [&[&str]; 2] = [&["--user", "--map-root-user", "--mount"], &["--mount"]];
    ways.iter().find_map(|way| {
        let mut unshare = Command::new("unshare");
        unshare.args(*way).args(["sh", "-c", &script, folder]).arg(program.get_program()).args(program.get_args());
        let ran = unshare.stdin(Stdio::null()).output().ok()?;
        let made = ran.status.code() != Some(77) && !said(&ran).contains("unshare:");
        made.then_some(ran)
    })
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_and_a_read_only_disk_are_called_by_their_names() {
    let folder = Folder::new("disk");
    let (data, filled) = (folder.path("data"), folder.path("filled"));
    fs::create_dir(&data).unwrap();
    assert!(Served::start(&serve(&filled)).stop());
    let copy = format!("cp {filled}/firstlight.db {filled}/secret.key \"$0\"/ && chmod 600 \"$0\"/*");
    let full = "dd if=/dev/zero of=\"$0\"/filler bs=4k 2>/dev/null";
    let cases = [
        ("full and new", full.to_owned(), "there is no room left where "),
        ("full, with tables", format!("{copy}\n{full}"), "there is no room left where "),
        ("read-only and new", "mount -o remount,ro none \"$0\"".to_owned(), "its file system is mounted read-only"),
        (
            "read-only, with tables",
            format!("{copy}\nmount -o remount,ro none \"$0\""),
            "its file system is mounted read-only",
        ),
    ];
    for (what, before, expected) in cases {
        let Some(ran) = on_a_small_disk(&data, &before, &serve(&data)) else {
            eprintln!("not shown here: this system lets nobody make a small disk");
            return;
        };
        let said = said(&ran);
        assert_eq!(ran.status.code(), Some(2), "{what}: {said}");
        assert!(said.starts_with("firstlight: ") && said.contains(expected) && said.contains(&data), "{what}: {said}");
        assert_eq!(said.trim().lines().count(), 1, "{what}: {said}");
        assert!(said.contains("another place"), "{what}: what to do about it: {said}");
    }
    let full = format!("mkdir \"$0\"/b && {full}");
    let ran = on_a_small_disk(&data, &full, &["backup", &format!("{data}/b/copy"), "--data", &filled]).unwrap();
    assert!(said(&ran).contains("there is no room left where"), "{}", said(&ran));
}

#[test]
fn a_backup_brings_people_back_as_themselves() {
    let folder = Folder::new("key");
    let (data, copy, other) = (folder.path("data"), folder.path("copy"), folder.path("other"));
    let server = Served::start(&serve(&data));
    let anna = server.cookie();
    server.ask_as(&anna, "PATCH", "/api/v1/me", r#"{"name":"Anna"}"#);
    let (_, opened) = server.ask_as(&anna, "POST", "/api/v1/tables", TABLE);
    let backup = run(&["backup", &copy, "--data", &data, "--verify"]);
    assert!(backup.status.success(), "{}", said(&backup));
    assert!(said(&backup).contains("holds: 1 table with") && said(&backup).contains("with the server's key"));
    drop(server);
    let checked = run(&["check", &copy]);
    assert!(checked.status.success() && said(&checked).contains("copy: holds: 1 table"), "{}", said(&checked));

    let restored = run(&["restore", &copy, "--data", &other]);
    assert!(restored.status.success() && !said(&restored).contains("no key"), "{}", said(&restored));
    let server = Served::start(&serve(&other));
    let me = server.ask_as(&anna, "GET", "/api/v1/me", "").1;
    assert!(me.contains("\"Anna\""), "{me}");
    let table = opened.split('"').nth(3).unwrap();
    assert!(server.ask_as(&anna, "GET", &format!("/api/v1/tables/{table}"), "").0.contains("200"));
    drop(server);

    // Without the key, if somebody wants it so; and never over another key.
    let bare = folder.path("bare");
    let backup = run(&["backup", &bare, "--data", &data, "--without-key"]);
    assert!(backup.status.success() && said(&backup).contains("keep secret.key with it"), "{}", said(&backup));
    let restored = run(&["restore", &bare, "--data", &folder.path("third")]);
    assert!(restored.status.success() && said(&restored).contains("There was no key in it"), "{}", said(&restored));
    let fourth = folder.path("fourth");
    assert!(Served::start(&serve(&fourth)).stop());
    fs::remove_file(Path::new(&fourth).join("firstlight.db")).unwrap();
    let before = fs::read(Path::new(&fourth).join("secret.key")).unwrap();
    let restored = run(&["restore", &copy, "--data", &fourth]);
    assert!(!restored.status.success() && said(&restored).contains("it is another one"), "{}", said(&restored));
    assert_eq!(fs::read(Path::new(&fourth).join("secret.key")).unwrap(), before);
    assert!(!Path::new(&fourth).join("firstlight.db").exists());

    let mut torn = fs::read(&copy).unwrap();
    torn.truncate(torn.len() / 2);
    fs::write(folder.path("torn"), torn).unwrap();
    let checked = run(&["check", &folder.path("torn")]);
    assert_eq!(checked.status.code(), Some(1), "{}", said(&checked));
    assert!(said(&checked).contains("is damaged"), "{}", said(&checked));
}

#[test]
fn backups_of_earlier_programs_hold() {
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus/kept");
    for edition in fs::read_dir(kept).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir()) {
        let checked = run(&["check", &edition.join("tables.backup").display().to_string()]);
        assert!(checked.status.success(), "{}", said(&checked));
        // The program of the first edition did not put the key in.
        let without = edition.ends_with("first-edition");
        assert_eq!(said(&checked).contains("without the server's key"), without, "{}", said(&checked));
    }
}

#[test]
fn backups_come_by_themselves() {
    let folder = Folder::new("schedule");
    let (data, to) = (folder.path("data"), folder.path("elsewhere"));
    let flags = ["--backup-every", "1s", "--backup-keep", "2", "--backup-dir", &to];
    let server = Served::start(&[&serve(&data)[..], &flags[..]].concat());
    let names = || {
        let entries =
            fs::read_dir(&to).map(|entries| entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()));
        let mut names: Vec<String> =
            entries.map(|names| names.filter(|name| name.ends_with(".backup")).collect()).unwrap_or_default();
        names.sort();
        names
    };
    let until = Instant::now() + Duration::from_secs(60);
    while names().last().is_none_or(|name| !name.starts_with("firstlight-000004-")) {
        assert!(Instant::now() < until, "{:?}", names());
        std::thread::sleep(Duration::from_millis(50));
    }
    assert!(server.stop());
    assert!((2..=3).contains(&names().len()), "{:?}", names());
    let checked = run(&["check", &Path::new(&to).join(&names()[0]).display().to_string()]);
    assert!(checked.status.success() && said(&checked).contains("with the server's key"), "{}", said(&checked));
}

/// A command id is the visitor's own text, and one that was used before is named in the log.
#[test]
fn nobody_writes_into_the_log() {
    let folder = Folder::new("log");
    for format in [&[][..], &["--log-json"]] {
        let (data, log) = (folder.path("data"), folder.path("log"));
        let flags =
            [&serve(&data)[..], &["--log-filter", "trace", "--without-limits", "--access-log", "on"], format].concat();
        let server = Served::saying(&flags, fs::File::create(&log).unwrap().into());
        let anna = server.cookie();
        let (_, opened) = server.ask_as(&anna, "POST", "/api/v1/tables", TABLE);
        let commands = format!("/api/v1/tables/{}/commands", opened.split('"').nth(3).unwrap());
        let say = |id: &str| {
            let command = format!(r#"{{"id":"{id}","do":"chat","text":"x\n\u001b[31mforged"}}"#);
            server.ask_as(&anna, "POST", &commands, &command)
        };
        let evil = r"x\n2026-01-01T00:00:00.000Z ERROR forged\u001b[31m\u202e";
        say(evil);
        for n in 0..70 {
            say(&n.to_string());
        }
        say(evil);
        server.ask_as(&anna, "PATCH", "/api/v1/me", r#"{"name":"\u001b[31mforged\n"}"#);
        assert!(server.stop());
        let text = fs::read_to_string(&log).unwrap();
        assert!(!text.contains(['\u{1b}', '\u{202e}', '\r']), "{text}");
        assert!(!text.lines().any(|line| line.contains("ERROR forged") && line.starts_with("2026-01-01")), "{text}");
        for line in text.lines() {
            match format {
                [] => assert!(line.len() > 24 && line.as_bytes()[23] == b'Z', "{line}"),
                _ => assert!(serde_json::from_str::<serde_json::Value>(line).is_ok(), "{line}"),
            }
        }
        fs::remove_dir_all(&data).unwrap();
    }
}

/// With few file handles, more connections than the server can hold say half of what they want and wait: somebody new still
/// gets an answer, and so does whoever was there before.
#[test]
fn half_open_connections_keep_nobody_out_where_handles_are_few() {
    let folder = Folder::new("handles");
    let data = folder.path("data");
    let program = env!("CARGO_BIN_EXE_firstlight");
    let mut command = Command::new("sh");
    command.args(["-c", "ulimit -n 128 && exec \"$@\"", "sh", program]).args(serve(&data));
    command.env_remove("FIRSTLIGHT_CONFIG").env("FIRSTLIGHT_STRICT", "1").stdin(Stdio::null());
    let served = Served::of(command, Stdio::null());
    let known = served.cookie();
    let half: Vec<TcpStream> = (0..140)
        .map(|_| {
            let mut stream = TcpStream::connect(&served.address).unwrap();
            stream.write_all(b"GET / HTTP/1.1\r\nHost: ").unwrap();
            stream
        })
        .collect();
    let (begun, within) = (Instant::now(), Duration::from_secs(20));
    assert!(served.ask_as(&known, "GET", "/api/v1/me", "").0.contains("200"), "whoever is known here");
    assert!(served.ask("GET", "/api/v1/me", "").0.contains("200"), "somebody new");
    assert!(begun.elapsed() < within, "the attack that was found kept everybody out for {within:?}");
    drop(half);
}
