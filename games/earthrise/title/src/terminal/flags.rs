//! The flags of a table.

use earthrise::Setup;
use title::terminal::{Flag, Flags};
use title::{NotOpened, unfit_content, unfit_value, unknown_option};
use words::{Detail, Part};

/// The flag by which pills are played with.
const PILLS: &str = "pills";
/// The flag that names a pool of pills.
const PILL_POOL: &str = "pill-pool";

/// The flags of its own.
pub(crate) const FLAGS: &[Flag] = &[Flag::switch(PILLS, "cli-pills"), Flag::text(PILL_POOL, "NAME", "cli-pill-pool")];

/// Why a number of people cannot play.
pub(crate) fn wrong_seats(players: usize) -> Detail {
    Detail::new("fail-seats-earthrise", &[("players", Part::count(players))])
}

/// The setup of a table from its flags.
pub(crate) fn setup(players: u8, flags: &Flags) -> Result<Setup, NotOpened> {
    let (pills, pool) = (flags.has(PILLS), flags.text(PILL_POOL));
    if let Some(pool) = pool.filter(|_| !pills) {
        return Err(NotOpened(Detail::new("fail-pool-without-pills", &[("pool", Part::name(pool))])));
    }
    let options = flags.options.iter().cloned().collect();
    Ok(Setup { players, pills, pill_pool: pool.map(str::to_owned), options })
}

/// What is wrong with a setup, in the terms of the flags.
pub(crate) fn unfit(error: &earthrise::SetupError) -> Detail {
    use earthrise::SetupError;
    use earthrise::content::{OptionError, Options, TableError};
    match error {
        SetupError::Table(TableError::Players(players)) => {
            Detail::new("fail-seats-earthrise", &[("players", Part::count(*players))])
        }
        SetupError::Table(TableError::Pool { name: pool, known }) => {
            Detail::new("fail-pool-unknown", &[("pool", Part::name(pool)), ("known", Part::OneOf(known.clone()))])
        }
        SetupError::Option(OptionError::Unknown(given)) => {
            unknown_option(given, Options::names().iter().map(|option| option.name))
        }
        SetupError::Option(OptionError::Value { name, value, allowed }) => unfit_value(name, value, allowed),
        SetupError::Content(error) => unfit_content(error),
    }
}
