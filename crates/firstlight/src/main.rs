//! The program `firstlight`.

use clap::Parser;
use firstlight::Failure;
use firstlight::cli::Cli;
use std::process::ExitCode;

/// Whoever sets this wants the program to stop at a mistake of its own, as tests do.
const STRICT: &str = "FIRSTLIGHT_STRICT";

fn main() -> ExitCode {
    if std::env::var_os(STRICT).is_none() {
        tabletop::report_never(server::serve::log_never);
    }
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        // Help and the version come this way too; a wrong flag is said in one sentence, like everything else.
        Err(asked) if !asked.use_stderr() => asked.exit(),
        Err(wrong) => {
            let text = wrong.to_string();
            let sentence = text.lines().take_while(|line| !line.starts_with("Usage:")).map(str::trim);
            let sentence = sentence.filter(|line| !line.is_empty()).collect::<Vec<_>>().join("; ");
            eprintln!("firstlight: {}", sentence.trim_start_matches("error: "));
            return ExitCode::from(2);
        }
    };
    match firstlight::run(cli, client::CLIENT) {
        Ok(()) | Err(Failure::Unread) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("firstlight: {failure}");
            ExitCode::from(failure.code())
        }
    }
}
