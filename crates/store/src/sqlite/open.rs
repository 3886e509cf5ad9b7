//! Opening the database: whose file it is, which version it has, and bringing it up to date.

use std::{fs, io, path::Path, sync::Arc};

use futures_util::future::BoxFuture;
use sqlx::{
    ConnectOptions, Connection, SqlSafeStr, SqliteConnection, SqlitePool,
    error::BoxDynError,
    migrate::{MigrateError, Migration, MigrationSource, MigrationType, Migrator},
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use super::{
    fault::{self, Fault},
    partial::{Partial, with_suffix},
};
use crate::{Settings, StoreError};

/// The name of the database in its data directory.
pub const FILE_NAME: &str = "firstlight.db";

/// Stands in the header of every database of ours; set by the first migration.
const APPLICATION: i64 = 1_179_412_340;

/// SQLite's own limit on pages, which is in force where the settings give none.
pub(super) const MOST_PAGES: u32 = 0xffff_fffe;

/// What the writer keeps of the database in memory; a negative number counts KiB.
const CACHE: i32 = -(32 << 10);

/// What is left of the file of the write-ahead log when it begins anew, in bytes.
const LOG_KEPT: u32 = 64 << 20;

/// The migrations, in order. A released file is never edited: its checksum is stored in every database.
const MIGRATIONS: [(i64, &str, &str); 9] = [
    (1, "tables", include_str!("../../migrations/0001_tables.sql")),
    (2, "deals", include_str!("../../migrations/0002_deals.sql")),
    (3, "visitors", include_str!("../../migrations/0003_visitors.sql")),
    (4, "hidden", include_str!("../../migrations/0004_hidden.sql")),
    (5, "attempts", include_str!("../../migrations/0005_attempts.sql")),
    (6, "days", include_str!("../../migrations/0006_days.sql")),
    (7, "origins", include_str!("../../migrations/0007_origins.sql")),
    (8, "devices", include_str!("../../migrations/0008_devices.sql")),
    (9, "turning points", include_str!("../../migrations/0009_turning_points.sql")),
];

/// The version of a database that is up to date.
const KNOWN: i64 = MIGRATIONS[MIGRATIONS.len() - 1].0;

#[derive(Debug)]
struct Ours;

impl MigrationSource<'static> for Ours {
    fn resolve(self) -> BoxFuture<'static, Result<Vec<Migration>, BoxDynError>> {
        let migrations = MIGRATIONS.iter().map(|&(version, name, sql)| {
            Migration::new(version, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
        });
        let migrations = migrations.collect();
        Box::pin(async move { Ok(migrations) })
    }
}

/// Options that every connection to `file` shares. Statements are not logged: they carry what people say.
pub(super) fn options(file: &Path) -> SqliteConnectOptions {
    SqliteConnectOptions::new().filename(file).disable_statement_logging()
}

/// Opens the connection that writes, and makes or updates the database.
pub(super) async fn writer(file: &Path, settings: &Settings) -> Result<SqliteConnection, StoreError> {
    match size(file)? {
        None => make(file).await?,
        Some(0) => return Err(StoreError::EmptyFile { path: file.to_owned() }),
        Some(_) => {
            refuse_unwritable(file)?;
            examine(file).await?;
            keep_private(file)?;
        }
    }
    let of_file = fault::of_file(file);
    let options = options(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .foreign_keys(true)
        .busy_timeout(settings.busy_timeout)
        .pragma("wal_autocheckpoint", settings.checkpoint_pages.to_string())
        .pragma("journal_size_limit", LOG_KEPT.to_string())
        .pragma("cache_size", CACHE.to_string())
        .pragma("temp_store", "memory")
        // What is deleted is not left lying in the file: somebody may have deleted themselves.
        .pragma("secure_delete", "on")
        .pragma("max_page_count", settings.max_pages.unwrap_or(MOST_PAGES).to_string());
    let mut writer = options.connect().await.map_err(&of_file)?;
    migrate(&mut writer, file).await?;
    // What lies beside it may be closed to this user as well, which SQLite says to whoever begins to write.
    for statement in ["BEGIN IMMEDIATE", "ROLLBACK"] {
        sqlx::query(statement).execute(&mut writer).await.map_err(&of_file)?;
    }
    sync_directory(file)?;
    Ok(writer)
}

/// Makes a database beside its place and gives it its name when it is whole, so that no empty or half-made file is ours.
async fn make(file: &Path) -> Result<(), StoreError> {
    refuse_orphan(file)?;
    let partial = Partial::beside(file)?;
    let mut connection = options(&partial.path).connect().await.map_err(fault::of_file(file))?;
    migrate(&mut connection, file).await?;
    connection.close().await.map_err(fault::of_file(file))?;
    partial.keep_as(file)
}

pub(super) async fn migrate(connection: &mut SqliteConnection, file: &Path) -> Result<(), StoreError> {
    let of_file = fault::of_file(file);
    let migrator = Migrator::new(Ours).await.map_err(|error| migration(error, &of_file))?;
    migrator.run_direct(None, connection, false).await.map_err(|error| migration(error, &of_file))
}

/// Refuses a place where the write-ahead log of a database lies that is gone.
pub(super) fn refuse_orphan(file: &Path) -> Result<(), StoreError> {
    let log = with_suffix(file, "-wal");
    match size(&log)? {
        None | Some(0) => Ok(()),
        Some(_) => Err(StoreError::Orphan { path: file.to_owned(), log }),
    }
}

/// Opens the connection that moves the write-ahead log.
pub(super) async fn mover(file: &Path) -> Result<SqliteConnection, StoreError> {
    let options = options(file).synchronous(SqliteSynchronous::Full);
    options.connect().await.map_err(fault::of_file(file))
}

pub(super) async fn readers(file: &Path, settings: &Settings) -> Result<SqlitePool, StoreError> {
    let options = options(file).read_only(true).busy_timeout(settings.busy_timeout).row_buffer_size(4096);
    SqlitePoolOptions::new()
        .max_connections(settings.readers.max(1))
        .min_connections(1)
        .test_before_acquire(false)
        .idle_timeout(None)
        .max_lifetime(None)
        .connect_with(options)
        .await
        .map_err(fault::of_file(file))
}

/// Refuses a file that is no database, that belongs to another program, or that is newer than this one. Changes nothing.
pub(super) async fn examine(file: &Path) -> Result<(), StoreError> {
    let of_file = fault::of_file(file);
    let mut connection = options(file).connect().await.map_err(&of_file)?;
    let version = version(&mut connection, file).await;
    connection.close().await.map_err(&of_file)?;
    match version? {
        found if found > KNOWN => Err(StoreError::Newer { found, known: KNOWN }),
        _ => Ok(()),
    }
}

async fn version(connection: &mut SqliteConnection, file: &Path) -> Result<i64, StoreError> {
    let of_file = fault::of_file(file);
    let application: i64 =
        sqlx::query_scalar("PRAGMA application_id").fetch_one(&mut *connection).await.map_err(&of_file)?;
    let names: Vec<String> = sqlx::query_scalar("SELECT name FROM sqlite_schema WHERE type = 'table'")
        .fetch_all(&mut *connection)
        .await
        .map_err(&of_file)?;
    let migrations = names.iter().any(|name| name == "_sqlx_migrations");
    // A process that ended before its first migration leaves an empty database without our mark.
    let unborn = application == 0 && names.iter().all(|name| name == "_sqlx_migrations");
    if application != APPLICATION && !unborn {
        return Err(StoreError::NotOurs { path: file.to_owned() });
    }
    if !migrations {
        return Ok(0);
    }
    let found: Option<i64> = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations")
        .fetch_one(connection)
        .await
        .map_err(&of_file)?;
    Ok(found.unwrap_or(0))
}

fn migration(error: MigrateError, of_file: impl Fn(sqlx::Error) -> StoreError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _)
            if Fault::of(&error) != Fault::Other =>
        {
            of_file(error)
        }
        error => StoreError::Migration { source: Arc::new(error) },
    }
}

/// Makes the data directory, readable by its owner alone. One that exists is left as it is.
pub(super) fn create_directory(dir: &Path) -> Result<(), StoreError> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(dir).map_err(StoreError::file("make the directory", dir))
}

/// Makes an empty file, readable by its owner alone. SQLite gives the files beside it the same permissions.
pub(super) fn create_private(file: &Path) -> Result<(), StoreError> {
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop).map_err(StoreError::file("make", file))
}

/// Refuses a database that this user may only read: SQLite would open it, and every write would fail.
fn refuse_unwritable(file: &Path) -> Result<(), StoreError> {
    match fs::OpenOptions::new().write(true).open(file) {
        Err(error) if matches!(error.kind(), io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem) => {
            Err(StoreError::file("open", file)(error))
        }
        // Whatever else is wrong with it, SQLite says.
        _ => Ok(()),
    }
}

/// Closes a database, and what lies beside it, to everybody but its owner: it holds the seeds of running games.
fn keep_private(file: &Path) -> Result<(), StoreError> {
    for suffix in ["", "-wal", "-shm"] {
        close_to_others(&with_suffix(file, suffix))?;
    }
    Ok(())
}

#[cfg(unix)]
fn close_to_others(path: &Path) -> Result<(), StoreError> {
    use std::os::unix::fs::PermissionsExt;
    let mode = match fs::metadata(path) {
        Ok(data) => data.permissions().mode() & 0o777,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        Err(error) => return Err(StoreError::file("read", path)(error)),
    };
    if mode & 0o077 == 0 {
        return Ok(());
    }
    let closed = fs::set_permissions(path, fs::Permissions::from_mode(0o600));
    closed.map_err(|error| match error.kind() {
        io::ErrorKind::PermissionDenied => StoreError::OpenToOthers { path: path.to_owned(), mode },
        _ => StoreError::file("close to others", path)(error),
    })?;
    let was = format!("{mode:03o}");
    tracing::warn!(path = %path.display(), was, "other users of this machine could read this file; now only its owner can");
    Ok(())
}

/// Elsewhere the folder of the user's data is closed to others by the system.
#[cfg(not(unix))]
fn close_to_others(_: &Path) -> Result<(), StoreError> {
    Ok(())
}

/// How many bytes a file has, if it is there.
pub(super) fn size(file: &Path) -> Result<Option<u64>, StoreError> {
    match fs::metadata(file) {
        Ok(data) => Ok(Some(data.len())),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(StoreError::file("read", file)(error)),
    }
}

/// Makes the name of a file in its directory as durable as its content.
pub(super) fn sync_directory(file: &Path) -> Result<(), StoreError> {
    if cfg!(unix) {
        let directory = file.parent().filter(|dir| !dir.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let opened = fs::File::open(directory).and_then(|directory| directory.sync_all());
        opened.map_err(StoreError::file("flush the directory", directory))?;
    }
    Ok(())
}
