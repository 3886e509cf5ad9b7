//! Tests that both databases pass, each over a database of its own.

use std::path::Path;
use store::{Settings, Store};
use tempfile::TempDir;

/// A test for each database. Where PostgreSQL cannot be had, that is said, loudly.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        $(mod $name {
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                super::$name(crate::both::On::Sqlite).await;
            }

            #[cfg(feature = "postgres")]
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                if crate::both::On::has_postgres() {
                    super::$name(crate::both::On::Postgres).await;
                }
            }
        })+
    };
}
pub(crate) use on_both;

/// Which database a test runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum On {
    Sqlite,
    #[cfg(feature = "postgres")]
    Postgres,
}

/// Where a database lies.
pub(crate) enum Home {
    Dir(TempDir),
    #[cfg(feature = "postgres")]
    Url(String),
}

impl On {
    /// A store over a new database.
    pub(crate) async fn store(self) -> (Home, Store) {
        let home = match self {
            On::Sqlite => Home::Dir(tempfile::tempdir().unwrap()),
            #[cfg(feature = "postgres")]
            On::Postgres => Home::Url(crate::cluster::postgres().unwrap().database().unwrap()),
        };
        let store = home.open().await;
        (home, store)
    }

    /// Whether PostgreSQL can be had here.
    #[cfg(feature = "postgres")]
    pub(crate) fn has_postgres() -> bool {
        crate::cluster::postgres().is_some()
    }
}

impl Home {
    pub(crate) async fn open(&self) -> Store {
        match self {
            Home::Dir(dir) => Store::open(dir.path(), Settings::default()).await.unwrap(),
            #[cfg(feature = "postgres")]
            Home::Url(url) => Store::connect(url, Settings::default()).await.unwrap(),
        }
    }

    /// The folder of a database that is files.
    pub(crate) fn folder(&self) -> Option<&Path> {
        match self {
            Home::Dir(dir) => Some(dir.path()),
            #[cfg(feature = "postgres")]
            Home::Url(_) => None,
        }
    }

    /// What another program reads there.
    pub(crate) async fn number(&self, sql: String) -> i64 {
        let sql = sqlx::AssertSqlSafe(sql);
        match self {
            Home::Dir(dir) => {
                sqlx::query_scalar(sql).fetch_one(&mut crate::table::stranger(dir.path()).await).await.unwrap()
            }
            #[cfg(feature = "postgres")]
            Home::Url(url) => {
                sqlx::query_scalar(sql).fetch_one(&mut crate::cluster::stranger(url).await).await.unwrap()
            }
        }
    }
}
