//! The readings of the rules that a table may choose between.

macro_rules! options {
    ($($(#[$about:meta])* $name:ident = $default:literal,)+) => {
        /// The reading of the rules a table plays by.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct Options {
            $($(#[$about])* pub $name: bool,)+
            /// What follows from the edition and is not the table's to choose.
            pub readings: Readings,
        }

        impl Default for Options {
            fn default() -> Options {
                Options { $($name: $default,)+ readings: Readings::NEWEST }
            }
        }

        impl Options {
            /// Every option by name.
            pub const NAMES: &'static [&'static str] = &[$(stringify!($name)),+];

            /// Sets one option by name.
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
                let slot = match name {
                    $(stringify!($name) => &mut self.$name,)+
                    _ => return Err(OptionError::Unknown(name.to_owned())),
                };
                *slot = match value {
                    "true" => true,
                    "false" => false,
                    _ => return Err(OptionError::Value { name: name.to_owned(), value: value.to_owned() }),
                };
                Ok(())
            }

            /// The value of one option by name.
            pub fn get(&self, name: &str) -> Option<bool> {
                match name {
                    $(stringify!($name) => Some(self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

options! {
    /// Does one seat, rotating by round, speak for the group (DB-ROUND-04)?
    spokesperson = false,
    /// Is a project whose requirement is a state active only while the state holds (DB-GLOBAL-05)?
    projects_lapse = false,
    /// Does a band break at drawdown only if all its carbon can be removed (DB-EMIT-10)?
    whole_bands = false,
    /// Does a tucked card always go to the back of its stack, without the question where (DB-LOCAL-06)?
    tuck_to_back = false,
    /// Is a seat that is done with the Local stage done for good (DB-LOCAL-01)?
    done_is_done = false,
    /// Do crisis cards that an effect added this round count towards the number of the level (DB-EMIT-06)?
    all_crises_count = false,
}

/// What an edition corrects in how the rules were read before. A header says nothing of it: a stored game goes on as it was
/// begun because it names its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Readings {
    /// Does what a card gives away or swaps for count as made by it (cards 1.300, 1.301)?
    pub gifts_are_made: bool,
    /// Does a crisis that is reduced to nothing for a player not check their demand either (DB-CRISIS-21, card 1.439)?
    pub nothing_checks_nothing: bool,
    /// Do players choose the type of every token "of any type" that a crisis or track gives or takes (DB-CRISIS-23)?
    pub any_type_is_chosen: bool,
    /// May none of the cards under a project be spent where "up to so many" are (card 1.320)?
    pub spends_from_none: bool,
    /// Does the solo mark of a challenge card hold when it is named, too (DB-CHAL-02)?
    pub solo_mark_holds: bool,
}

impl Readings {
    /// As the first edition was played.
    pub const FIRST: Readings = Readings::all(false);
    /// As new games are played.
    pub const NEWEST: Readings = Readings::all(true);

    const fn all(new: bool) -> Readings {
        Readings {
            gifts_are_made: new,
            nothing_checks_nothing: new,
            any_type_is_chosen: new,
            spends_from_none: new,
            solo_mark_holds: new,
        }
    }
}

impl Options {
    /// What simulations use unless told otherwise: the same rules with fewer questions.
    pub fn simulation() -> Options {
        Options { spokesperson: true, tuck_to_back: true, done_is_done: true, ..Options::default() }
    }
}

/// An option cannot be set like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// There is no option of this name.
    #[error("there is no option `{0}`; the options are {known}", known = Options::NAMES.join(", "))]
    Unknown(String),
    /// The option has no such value.
    #[error("option {name} cannot be `{value}`; it can be true or false")]
    Value {
        /// The option.
        name: String,
        /// The value that was asked for.
        value: String,
    },
}
