//! How one outgrows a machine: a folder is backed up, restored into PostgreSQL, played on there, and brought back.
#![cfg(all(feature = "cluster", unix))]
#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

#[path = "../../server/tests/client/mod.rs"]
mod client;

use client::Trouble;
use client::http::{Visitor, table_of};
use client::program::Program;
use serde_json::{Value, json};
use services::Postgres;
use std::io::Write;
use std::path::Path;
use std::process::{Command, Output};

fn firstlight(args: &[&str], folder: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_firstlight"));
    command.args(args).current_dir(folder).env("FIRSTLIGHT_LOG_FILTER", "warn");
    command
}

fn run(args: &[&str], folder: &Path) -> String {
    let Output { status, stdout, stderr } = firstlight(args, folder).output().unwrap();
    let said = String::from_utf8_lossy(&stdout).into_owned() + &String::from_utf8_lossy(&stderr);
    assert!(status.success(), "firstlight {}: {said}", args.join(" "));
    said
}

/// Makes the first move that is there for any seat of the visitor, all of whose seats it has; answers its number.
async fn plays(visitor: &mut Visitor, table: &str, id: &str) -> Result<u64, Trouble> {
    for seat in 0..4 {
        let body = visitor.get(&format!("/api/v1/tables/{table}/view?seat={seat}")).await?.ok()?;
        let now = &serde_json::from_str::<Value>(&body)?["now"];
        if !now["awaited"].as_array().is_some_and(|seats| seats.contains(&json!(seat))) {
            continue;
        }
        let mv = json!({"id": id, "do": "move", "seat": seat, "move": now["moves"][0]["move"]});
        let said = visitor.post(&format!("/api/v1/tables/{table}/commands"), &mv).await?.ok()?;
        let reply: Value = serde_json::from_str(&said)?;
        return reply["done"]["n"].as_u64().ok_or_else(|| format!("no number in {said}").into());
    }
    Err("nobody is asked".into())
}

#[tokio::test]
async fn a_folder_goes_to_postgresql_and_back_with_everybody_in_it() {
    let postgres = match Postgres::start() {
        Ok(postgres) => postgres,
        Err(missing) => {
            let _ = writeln!(std::io::stderr(), "\nSKIPPED: moving to PostgreSQL: {missing}\n");
            return;
        }
    };
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let url = postgres.database().unwrap();
    let serve = |more: &[&str]| {
        let args = [&["serve", "--addr", "127.0.0.1:0"], more].concat();
        Program::start(firstlight(&args, folder)).unwrap()
    };

    let mut small = serve(&["--data", "small"]);
    let mut visitor = Visitor::new(small.addr);
    let table = visitor.open_table(&table_of("earthrise", 4, 4)).await.unwrap();
    let mut last = 0;
    for number in 0..6 {
        last = plays(&mut visitor, &table, &format!("small {number}")).await.unwrap();
    }
    small.kill().unwrap();
    let said = run(&["backup", "one.backup", "--data", "small", "--verify"], folder);
    assert!(said.contains("1 table"), "{said}");
    let said = run(&["restore", "one.backup", "--store", &url, "--key", "shared/secret.key", "--data", "node"], folder);
    assert!(!said.contains("first-light"), "the password is not said: {said}");

    // The cookie is good there, and so are the numbers and the ids of what was done before.
    let mut grown = serve(&["--data", "node", "--store", &url, "--key", "shared/secret.key"]);
    visitor.addr = grown.addr;
    let next = plays(&mut visitor, &table, "grown 1").await.unwrap();
    assert!(next > last, "{next} after {last}");
    let again = firstlight(&["restore", "one.backup", "--store", &url, "--key", "shared/secret.key"], folder).output();
    assert!(!again.unwrap().status.success(), "a database that is in use is not filled");
    // While it is in use, a copy is of one moment.
    run(&["backup", "two.backup", "--store", &url, "--key", "shared/secret.key", "--verify"], folder);
    grown.kill().unwrap();

    run(&["restore", "two.backup", "--data", "back"], folder);
    let back = serve(&["--data", "back"]);
    visitor.addr = back.addr;
    let after = plays(&mut visitor, &table, "back 1").await.unwrap();
    assert!(after > next, "{after} after {next}");
    let end = json!({"id": "end", "do": "abandon"});
    visitor.post(&format!("/api/v1/tables/{table}/commands"), &end).await.unwrap().ok().unwrap();
    let log = visitor.log(&table).await.unwrap();
    let numbers = log.lines().skip(1).map(|line| serde_json::from_str::<Value>(line).unwrap()["n"].as_u64().unwrap());
    let numbers: Vec<u64> = numbers.collect();
    assert!(numbers.len() >= 8 && numbers.iter().copied().eq(1..=numbers.len() as u64), "{numbers:?}");
}
