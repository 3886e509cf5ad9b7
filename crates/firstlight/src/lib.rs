//! The command line of the house: a thin front over the games, the bots and the words.

mod analyse;
mod bar;
mod bench;
mod cards;
mod check;
pub mod cli;
mod content_command;
#[cfg(feature = "serve")]
mod copies;
pub mod corpus;
pub mod help;
mod lab;
mod meaning;
#[cfg(not(feature = "serve"))]
pub mod offline;
#[cfg(feature = "serve")]
mod online;
mod replay;
#[cfg(feature = "serve")]
mod serve_flags;
mod sim;
mod table;
pub mod tongue;
mod variant;
pub mod wrong_flags;

pub use terminal::failure::Failure;

use cli::{Cli, Command};
#[cfg(not(feature = "serve"))]
use offline::{self as online, self as copies, self as serve_flags, Client};
#[cfg(feature = "serve")]
use server::client::Client;

/// Carries out a command; browsers that come get `client`.
pub fn run(cli: Cli, client: Client) -> Result<(), Failure> {
    match cli.command {
        Command::Play(args) => online::play(&args, client),
        Command::Serve(args) => online::serve(args, client),
        Command::Backup(args) => copies::backup(args),
        Command::Restore(args) => copies::restore(args),
        Command::Table(args) => table::run(args),
        Command::Sim(args) => sim::run(&args),
        Command::Lab(args) => lab::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Check(args) => check::run(&args),
        Command::Cards(args) => cards::run(&args),
        Command::Content(args) => content_command::run(&args),
        Command::Bench(args) => bench::run(&args),
    }
}
