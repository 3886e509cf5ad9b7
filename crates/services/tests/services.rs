//! Services start, answer, come back after they were stopped, and leave nothing behind.

#![allow(clippy::unwrap_used)] // Tests may fail.

use std::net::TcpStream;

use services::{Nats, Postgres, skipped};

#[test]
fn a_postgresql_of_ones_own_starts_comes_back_and_leaves_nothing_behind() {
    let mut postgres = match Postgres::start() {
        Ok(postgres) => postgres,
        Err(missing) => return skipped("PostgreSQL", &missing),
    };
    let url = postgres.database().unwrap();
    let name = url.rsplit('/').next().unwrap();
    postgres.sql(name, "CREATE TABLE kept (n int); INSERT INTO kept VALUES (7)").unwrap();
    postgres.restart().unwrap();
    assert_eq!(postgres.sql(name, "SELECT n FROM kept").unwrap(), "7");
    assert_eq!(postgres.sql(name, "SHOW fsync").unwrap(), "on");
    let (dir, port) = (postgres.keeper().dir().to_owned(), postgres.port());
    assert!(dir.exists());
    drop(postgres);
    assert!(!dir.exists());
    assert!(TcpStream::connect(("127.0.0.1", port)).is_err());
}

#[test]
fn a_nats_of_ones_own_starts_comes_back_and_leaves_nothing_behind() {
    let mut nats = match Nats::start(&[]) {
        Ok(nats) => nats,
        Err(missing) => return skipped("NATS", &missing),
    };
    nats.stop().unwrap();
    assert!(TcpStream::connect(("127.0.0.1", nats.port())).is_err());
    nats.go_on().unwrap();
    let dir = nats.keeper().dir().to_owned();
    drop(nats);
    assert!(!dir.exists());
}
