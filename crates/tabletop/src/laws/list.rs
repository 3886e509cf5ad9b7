//! The list of the laws, written once: for tests by name and for the macro that makes them.

use super::*;

/// A law: does it hold in the game that this script leads through?
pub type Law<G> = fn(&G, &Script) -> Result<(), Broken>;

/// Calls a macro of this crate with the names of all laws.
#[doc(hidden)]
#[macro_export]
macro_rules! each_law {
    ($then:ident $(, $game:ty)?) => {
        $crate::$then! { $($game;)?
            offered_is_accepted
            accepted_is_offered
            picked_is_offered
            legal_never_faults
            somebody_is_asked
            ends_within_bound
            nothing_is_lost
            written_is_read
            replay_is_state
            snapshot_and_tail_is_state
            retract_then_redo_is_identity
            past_never_changes
            draws_are_consumed
            seed_decides_draws
            imagined_fits_view
            views_hide
            facts_hide
            moves_hide
            frontiers_are_named
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_list {
    ($($law:ident)*) => {
        /// The names of all laws.
        pub const LAWS: &[&str] = &[$(stringify!($law)),*];

        /// The law of this name.
        pub fn law<G: Subject>(name: &str) -> Option<Law<G>> {
            match name {
                $(stringify!($law) => Some($law::<G>),)*
                _ => None,
            }
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! law_tests {
    ($game:ty; $($law:ident)*) => {
        $(
            #[test]
            fn $law() -> Result<(), $crate::laws::Broken> {
                $crate::laws::hold::<$game>(stringify!($law), $crate::laws::cases())
            }
        )*
    };
}

/// Makes one `#[test]` a law for a game that is a [`Subject`](crate::laws::Subject).
#[macro_export]
macro_rules! laws {
    ($game:ty) => {
        $crate::each_law!(law_tests, $game);
    };
}

each_law!(law_list);
