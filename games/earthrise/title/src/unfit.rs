//! Why a table cannot be set up.

use title::{unfit_value, unknown_option};
use words::{Detail, Part};

/// What is wrong with a setup.
pub(crate) fn unfit(error: &earthrise::SetupError) -> Detail {
    use earthrise::SetupError;
    use earthrise::content::{OptionError, Options, TableError};
    match error {
        SetupError::Table(TableError::Players(players)) => {
            Detail::new("server-detail-earthrise", &[("players", Part::name(players))])
        }
        SetupError::Table(TableError::Pool { name: pool, known }) => {
            Detail::new("fail-pool-unknown", &[("pool", Part::name(pool)), ("known", Part::OneOf(known.clone()))])
        }
        SetupError::Option(OptionError::Unknown(given)) => {
            unknown_option(given, Options::names().iter().map(|option| option.name))
        }
        SetupError::Option(OptionError::Value { name, value, allowed }) => unfit_value(name, value, allowed),
        SetupError::Content(error) => Detail::parser(error),
    }
}
