//! The PostgreSQL of these tests: one for all of them, with a database for each.

use std::{str::FromStr, sync::OnceLock};

use services::{Missing, Postgres, skipped};
use sqlx::{ConnectOptions, PgConnection, postgres::PgConnectOptions};

/// It ends with the process of the tests.
pub(crate) fn postgres() -> Option<&'static Postgres> {
    static STARTED: OnceLock<Result<Postgres, Missing>> = OnceLock::new();
    match STARTED.get_or_init(Postgres::start) {
        Ok(postgres) => Some(postgres),
        Err(missing) => {
            skipped("the store on PostgreSQL", missing);
            None
        }
    }
}

/// Another program at a database.
pub(crate) async fn stranger(url: &str) -> PgConnection {
    let options = PgConnectOptions::from_str(url).unwrap().options([("search_path", "firstlight")]);
    options.connect().await.unwrap()
}
