//! What can go wrong with the store, in sentences a person can act on.

use std::{io, net::SocketAddr, path::PathBuf, sync::Arc};

#[derive(Clone, Debug, thiserror::Error)]
pub enum StoreError {
    /// Another writer has numbered its events from the same place.
    #[error("event {no} of table {table} is already stored: load the table again and go on from its last event")]
    Conflict { table: String, no: u32 },
    #[error("command {client} was already carried out at table {table}: its last event is {no}")]
    Repeated { table: String, client: String, no: u32 },
    /// Something of the table could not be written down. What cannot be written is not written.
    #[error("what was to be stored of table {table} says nothing: nothing was stored")]
    Empty { table: String },
    #[error("there is no table {table}: it was never made, or it has been removed")]
    NoTable { table: String },
    /// A request to open a table came again.
    #[error("this request has opened table {table} already: go there")]
    Opened { table: String },
    /// The host, or the address a table would be opened from, has as many as they may.
    #[error("there are {most} unfinished tables, which is as many as there may be: nothing was stored")]
    TooMany { most: u32, of_address: bool },
    /// What was kept from one address is as much as may be.
    #[error("what was kept from this address is as much as may be: nothing was stored")]
    AddressFull,
    /// Another session has taken the table, or it was given up, since this server had it.
    #[error("table {table} is no longer this server's: nothing was stored; whoever needs the table asks for it again")]
    NotOwner { table: String },
    #[error("the lease of session {session} has run out, or its tables were taken: join again with a new session")]
    LeaseLost { session: String },
    #[error(
        "this server has other secrets than those that share the database: give every node the same secrets, those of the node that was there first"
    )]
    OtherSecrets,
    #[error("a node named {name} is running: choose another name with --node NAME, or wait until that one is gone")]
    NodeNameInUse { name: String },
    #[error(
        "a newer program has had table {table}, and its events (version {found}) cannot be read by this one (up to {known}): use the newer program"
    )]
    NewerEvents { table: String, found: u32, known: u32 },
    #[error("{what} {id} is already stored: choose another id")]
    Exists { what: &'static str, id: String },
    #[error("the disk, or the room given to the database, is full: nothing was stored; make room and try again")]
    Full,
    #[error("another program holds the database locked: nothing was stored; end that program, or try again later")]
    Locked,
    #[error("the store is closed")]
    Closed,
    /// Nothing can be kept until it can be reached again, which is tried all the time.
    #[error("the database cannot be reached ({problem}): nothing was stored; it is tried again by itself")]
    Unreachable { problem: String },
    /// The connection was lost during a commit, and for longer than anybody should wait.
    #[error("the database was lost while it stored this: whether it is stored is not known; look before trying again")]
    Unsure,
    #[error("{problem}: the address of the database is postgres://USER:PASSWORD@HOST:PORT/DATABASE")]
    BadUrl { problem: String },
    #[error("the database server refuses user {user}: check the user and the password in the address of the database")]
    BadPassword { user: String },
    #[error("the database server has no database {name}: make it (`createdb {name}`), or name another one")]
    NoSuchDatabase { name: String },
    #[error("user {user} may not {what} in the database: grant it, or let the user own the database")]
    NotGranted { user: String, what: String },
    #[error("the database server is PostgreSQL {found}, and {needed} or newer is needed")]
    OldServer { found: String, needed: u32 },
    #[error("the encoding of the database is {found}: make one with `createdb --encoding UTF8 --template template0`")]
    NotUtf8 { found: String },
    #[error(
        "the database server does not flush what it commits (fsync = off): set fsync = on, for otherwise moves that were acknowledged can be lost"
    )]
    Unflushed,
    #[error("another server uses the database: stop it, or start both as nodes of one cluster")]
    DatabaseInUse,
    #[error("the database has tables of Firstlight already: restore into an empty one")]
    NotEmpty,
    #[error("database {name} has no tables of Firstlight: name the database of a server")]
    NotMade { name: String },
    #[error("{what} only works on SQLite: on PostgreSQL its administrator sees to that")]
    OnlySqlite { what: &'static str },
    #[error(
        "the database is of a newer version ({found}) than this program knows ({known}): use the newer program, or another data directory"
    )]
    Newer { found: i64, known: i64 },
    /// Another server holds the lock of the data directory.
    #[error("another server runs over {}{}: use that one, stop it, or choose another folder with --data DIR", dir.display(), at.map(|addr| format!(", at http://{addr}/")).unwrap_or_default())]
    FolderInUse { dir: PathBuf, at: Option<SocketAddr> },
    #[error("there is no room left where {} lies: make room there, or choose another place", path.display())]
    NoRoom { path: PathBuf },
    #[error("{} cannot be written, because its file system is mounted read-only: mount it for writing, or choose another place", path.display())]
    ReadOnly { path: PathBuf },
    #[error("{} may not be written by this user: let the user who runs the server own it and its folder, or choose another place", path.display())]
    NotAllowed { path: PathBuf },
    #[error("{} cannot be opened as a database ({problem}): it and its folder have to be readable and writable for the user who runs the server", path.display())]
    Unopenable { path: PathBuf, problem: String },
    #[error("there are no tables in {}: choose the folder of a server with --data DIR", dir.display())]
    NoDatabase { dir: PathBuf },
    /// We never leave such a file: a new database gets its name when it is whole.
    #[error("{} is empty (0 bytes), so whatever was in it is lost: restore a backup into an empty folder, or remove the file to begin anew", path.display())]
    EmptyFile { path: PathBuf },
    /// SQLite would write the pages of the lost database into the new one.
    #[error("{} is gone, but its write-ahead log {} is still there: put the database back beside it, or move the log away to begin anew", path.display(), log.display())]
    Orphan { path: PathBuf, log: PathBuf },
    #[error("{} is open to other users of this machine (mode {mode:03o}), and this user cannot change that: run `chmod 600` on it", path.display())]
    OpenToOthers { path: PathBuf, mode: u32 },
    #[error("{} is not a database: choose another data directory, or restore a backup into an empty one", path.display())]
    NotADatabase { path: PathBuf },
    #[error("{} is a database, but not one of Firstlight: choose another file or directory", path.display())]
    NotOurs { path: PathBuf },
    #[error("{} is damaged ({problem}): restore a backup into an empty data directory", path.display())]
    Damaged { path: PathBuf, problem: String },
    #[error("{} already exists and is not overwritten: choose another name, or move it away", path.display())]
    FileExists { path: PathBuf },
    #[error("{} is part of a running database ({} lies beside it): make a backup of it and restore that", path.display(), beside.display())]
    InUse { path: PathBuf, beside: PathBuf },
    #[error("cannot {what} {}: {source}", path.display())]
    File { what: &'static str, path: PathBuf, source: Arc<io::Error> },
    #[error("the database did not do what was asked: {source}")]
    Database { source: Arc<sqlx::Error> },
    #[error("the database could not be brought up to date: {source}")]
    Migration { source: Arc<sqlx::migrate::MigrateError> },
}

impl StoreError {
    pub fn file(what: &'static str, path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> StoreError {
        let path = path.into();
        move |source| match source.kind() {
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::NoRoom { path },
            io::ErrorKind::ReadOnlyFilesystem => StoreError::ReadOnly { path },
            io::ErrorKind::PermissionDenied => StoreError::NotAllowed { path },
            _ => StoreError::File { what, path, source: Arc::new(source) },
        }
    }
}
