//! `firstlight table`: a game in the terminal.

use crate::cli::TableArgs;
use terminal::AskedTable;
use terminal::failure::Failure;

/// Runs the command.
pub(crate) fn run(args: TableArgs) -> Result<(), Failure> {
    let TableArgs { title, seats, seed, lang, log, hint_time, plain, variant } = args;
    let (flags, content) = (variant.flags, variant.content);
    terminal::play(&AskedTable { title, seats, seed, lang, log, hint_time, plain, flags, content })
}
