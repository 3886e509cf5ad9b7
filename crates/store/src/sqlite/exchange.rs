//! Backups that are filled from another database, or fill one.

use std::path::Path;

use sqlx::{
    ConnectOptions, Connection, Sqlite, SqliteConnection,
    query::Query,
    sqlite::{SqliteArguments, SqliteJournalMode, SqliteSynchronous},
};

use super::{
    copy::{self, KeptKey},
    fault, open,
    partial::Partial,
};
use crate::StoreError;

/// A backup that is being filled. Unless it is kept, nothing is there.
pub(crate) struct Blank {
    partial: Partial,
    connection: SqliteConnection,
    file: std::path::PathBuf,
}

impl Blank {
    /// An empty database beside its place.
    pub(crate) async fn make(file: &Path) -> Result<Blank, StoreError> {
        copy::refuse_existing(file)?;
        let partial = Partial::beside(file)?;
        let of_file = fault::of_file(file);
        // It is flushed as a whole when it gets its name.
        let options =
            open::options(&partial.path).journal_mode(SqliteJournalMode::Memory).synchronous(SqliteSynchronous::Off);
        let mut connection = options.connect().await.map_err(&of_file)?;
        open::migrate(&mut connection, file).await?;
        sqlx::query("BEGIN").execute(&mut connection).await.map_err(of_file)?;
        Ok(Blank { partial, connection, file: file.to_owned() })
    }

    pub(crate) async fn execute(&mut self, query: Query<'_, Sqlite, SqliteArguments>) -> Result<(), StoreError> {
        query.execute(&mut self.connection).await.map(drop).map_err(fault::of_file(&self.file))
    }

    /// Gives it its name, with the key if it is given.
    pub(crate) async fn keep(mut self, key: Option<&KeptKey>) -> Result<(), StoreError> {
        let of_file = fault::of_file(&self.file);
        sqlx::query("COMMIT").execute(&mut self.connection).await.map_err(&of_file)?;
        self.connection.close().await.map_err(&of_file)?;
        if let Some(key) = key {
            copy::put_key(&self.partial.path, key).await.map_err(of_file)?;
        }
        copy::refuse_existing(&self.file)?;
        self.partial.keep_as(&self.file)
    }
}

/// A copy of a backup, checked, brought up to date, and without its key.
pub(crate) struct Unpacked {
    pub key: Option<KeptKey>,
    pub connection: SqliteConnection,
    partial: Partial,
}

impl Unpacked {
    /// Makes the copy among the temporary files of this machine, readable by its owner alone.
    pub(crate) async fn read(file: &Path) -> Result<Unpacked, StoreError> {
        copy::refuse_running(file)?;
        let place = std::env::temp_dir().join(format!("firstlight-restore-{}.db", std::process::id()));
        let partial = Partial::beside(&place)?;
        let key = copy::copy_checked(file, &partial, &place).await?;
        let of_file = fault::of_file(file);
        let mut connection = open::options(&partial.path).connect().await.map_err(of_file)?;
        open::migrate(&mut connection, file).await?;
        Ok(Unpacked { key, connection, partial })
    }

    pub(crate) async fn close(self) -> Result<(), StoreError> {
        let closed = self.connection.close().await.map_err(fault::plain);
        drop(self.partial);
        closed
    }
}
