//! The program `firstlight`.

use clap::Parser;
use firstlight::Failure;
use firstlight::cli::Cli;
use std::process::ExitCode;

fn main() -> ExitCode {
    match firstlight::run(Cli::parse()) {
        Ok(()) | Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("firstlight: {failure}");
            ExitCode::from(failure.code())
        }
    }
}
