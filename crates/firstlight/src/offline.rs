//! What stands in for the server in a program that was built without it (feature `serve`).

use clap::Args;
use std::ffi::OsString;
use std::fmt::Arguments;
use std::panic::Location;
use std::path::Path;
use terminal::failure::{Failure, name};

/// Whatever is typed behind a command that needs the server.
#[derive(Debug, Args)]
pub struct Unread {
    /// It is not looked at.
    #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
    pub rest: Vec<OsString>,
}

/// `firstlight play`
pub type PlayArgs = Unread;
/// `firstlight serve`
pub type ServeArgs = Unread;
/// `firstlight backup`
pub type BackupArgs = Unread;
/// `firstlight restore`
pub type RestoreArgs = Unread;

/// What browsers would get; none comes.
#[derive(Clone, Copy, Debug)]
pub struct Client;

/// What browsers would get.
pub const CLIENT: Client = Client;

/// The settings are the server's.
pub(crate) fn flags_of_settings() -> Vec<(&'static str, &'static str)> {
    Vec::new()
}

/// So are their defaults.
pub(crate) fn default_of(_text: &str) -> Option<&'static str> {
    None
}

/// Says that something cannot be.
pub fn log_never(place: &Location<'_>, what: Arguments<'_>) {
    eprintln!("firstlight: this can never be: {what} ({place}); please report it");
}

fn no_server<R>(command: impl std::fmt::Display) -> Result<R, Failure> {
    Err(Failure::because("fail-no-server", &[("command", name(command))]))
}

pub(crate) fn play(_: &PlayArgs, _: Client) -> Result<(), Failure> {
    no_server("firstlight play")
}

pub(crate) fn serve(_: ServeArgs, _: Client) -> Result<(), Failure> {
    no_server("firstlight serve")
}

pub(crate) fn backup(_: BackupArgs) -> Result<(), Failure> {
    no_server("firstlight backup")
}

pub(crate) fn restore(_: RestoreArgs) -> Result<(), Failure> {
    no_server("firstlight restore")
}

/// Backups are read by the server's store.
pub(crate) fn check(path: &Path) -> Result<Result<String, String>, Failure> {
    no_server(format_args!("firstlight check {}", path.display()))
}
