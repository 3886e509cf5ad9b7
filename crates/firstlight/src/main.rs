//! The program `firstlight`.

use clap::FromArgMatches;
use clap::error::ErrorKind;
#[cfg(feature = "serve")]
use client::CLIENT;
use firstlight::cli::Cli;
#[cfg(not(feature = "serve"))]
use firstlight::offline::{CLIENT, log_never};
use firstlight::{Failure, help, tongue, wrong_flags};
#[cfg(feature = "serve")]
use server::serve::log_never;
use std::process::ExitCode;
use words::Words;

#[cfg(feature = "serve")]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Whoever sets this wants the program to stop at a mistake of its own, as tests do.
const STRICT: &str = "FIRSTLIGHT_STRICT";

fn main() -> ExitCode {
    if std::env::var_os(STRICT).is_none() {
        tabletop::report_never(log_never);
    }
    let words = Words::new(tongue::of_args(std::env::args()));
    let cli = help::command(&words).try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    let cli = match cli {
        Ok(cli) => cli,
        // Help and the version come this way too; a wrong flag is said in one sentence, like everything else.
        Err(asked) if !asked.use_stderr() || asked.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            asked.exit()
        }
        Err(wrong) => {
            eprintln!("firstlight: {}", wrong_flags::said(&wrong, &words).in_words(&words));
            return ExitCode::from(2);
        }
    };
    match firstlight::run(cli, CLIENT) {
        Ok(()) | Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("firstlight: {}", failure.in_words(&words));
            ExitCode::from(failure.code())
        }
    }
}
