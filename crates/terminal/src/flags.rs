//! The flags about what a table plays with: every title has its own.

use crate::failure::{Failure, name};
use games::Visit;
use title::Title;
use title::terminal::{Flag, Flags};

/// The flags of a title, with its name.
#[derive(Clone)]
struct OwnFlags;

impl Visit for OwnFlags {
    type Output = (&'static str, &'static [Flag]);

    fn visit<T: Title>(self) -> Self::Output {
        (T::NAME, T::FLAGS)
    }
}

/// The flags of all titles.
pub fn of_titles() -> impl Iterator<Item = &'static Flag> {
    games::each(&OwnFlags).into_iter().flat_map(|(_, flags)| flags)
}

/// The setup of a table.
pub fn setup<T: Title>(flags: &Flags, players: u8) -> Result<T::Setup, Failure> {
    check_own::<T>(flags)?;
    Ok(T::setup_from(players, flags)?)
}

/// Refuses the flags of another title.
pub fn check_own<T: Title>(given: &Flags) -> Result<(), Failure> {
    let is_own = |flag: &Flag| T::FLAGS.iter().any(|own| own.name == flag.name);
    for (game, flags) in games::each(&OwnFlags) {
        if flags.iter().any(|flag| given.has(flag.name) && !is_own(flag)) {
            let typed = flags.iter().flat_map(Flag::typed).collect::<Vec<_>>().join(", ");
            return Err(Failure::because("fail-flags-of", &[("flags", name(typed)), ("game", name(game))]));
        }
    }
    Ok(())
}
