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
}

/// What an edition corrects in how the rules were read before. A header says nothing of it: a stored game goes on as it was
/// begun because it names its edition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Readings {}

impl Readings {
    /// As the first edition was played.
    pub const FIRST: Readings = Readings {};
    /// As new games are played.
    pub const NEWEST: Readings = Readings {};
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
