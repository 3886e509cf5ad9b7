//! The readings of the rules that a table may choose between.

use super::file;
use super::reader::{Field, Reader, inside};
use serde::{Deserialize, Serialize};

/// A value that can be picked by its name.
trait Choice: Copy + PartialEq + 'static {
    const VALUES: &'static [(&'static str, Self)];
    const NAMES: &'static [&'static str];
}

impl Choice for bool {
    const VALUES: &'static [(&'static str, bool)] = &[("true", true), ("false", false)];
    const NAMES: &'static [&'static str] = &["true", "false"];
}

/// An enum whose first value is the default, with the names its values have in files.
macro_rules! choice {
    ($(#[$about:meta])* $name:ident {
        $(#[$first_about:meta])* $first:ident = $first_text:literal,
        $($(#[$other_about:meta])* $other:ident = $other_text:literal,)+
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $name {
            $(#[$first_about])*
            #[default]
            #[serde(rename = $first_text)]
            $first,
            $($(#[$other_about])* #[serde(rename = $other_text)] $other,)+
        }

        impl Choice for $name {
            const VALUES: &'static [(&'static str, $name)] =
                &[($first_text, $name::$first), $(($other_text, $name::$other)),+];
            const NAMES: &'static [&'static str] = &[$first_text, $($other_text),+];
        }
    };
}

choice! {
    /// What may be played to a suit that was led (G-03).
    FollowRule {
        /// Who holds the Trump plays it or an Alert.
        TrumpOrAlert = "trump_or_alert",
        /// Anything at any time.
        Free = "free",
    }
}

choice! {
    /// Which tokens on the Earth set the condition of a Maneuver (G-20).
    StackCondition {
        /// The one moved there in this trick.
        Newest = "newest",
        /// Each of them.
        Any = "any",
    }
}

choice! {
    /// Who begins with the last exchanges (G-12).
    FinalExchangeOrder {
        /// The holder of the Apollo 8 after the last trick.
        ClockwiseFromMarker = "clockwise_from_marker",
        /// The one who led the first trick of the game.
        ClockwiseFromFirstPilot = "clockwise_from_first_pilot",
    }
}

choice! {
    /// How players decide whether to show their pills (G-18).
    PillDecisions {
        /// All at once, in secret.
        Simultaneous = "simultaneous",
        /// Clockwise from the holder of the Apollo 8, in the open.
        InTurn = "in_turn",
    }
}

choice! {
    /// Who wins when several players have the most Honors (G-16).
    FinalTie {
        /// The one of them who played last in the last trick.
        LastToPlayLastTrick = "last_to_play_last_trick",
        /// All of them.
        SharedVictory = "shared_victory",
    }
}

choice! {
    /// Who scores when several players have the fewest Alerts (G-22).
    FewestAlertsTies {
        /// All of them.
        All = "all",
        /// The one of them who played last in the last trick.
        LastToPlayLastTrick = "last_to_play_last_trick",
    }
}

/// The struct, its defaults, and its fields by name.
macro_rules! options {
    ($($(#[$about:meta])* $name:ident: $kind:ty = $default:expr,)+) => {
        /// The reading of the rules a table plays by. Whatever is missing in stored options has its default.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct Options {
            $($(#[$about])* pub $name: $kind,)+
        }

        impl Default for Options {
            fn default() -> Options {
                Options { $($name: $default,)+ }
            }
        }

        impl Options {
            /// Every option by name, with the values it can have.
            pub const fn names() -> &'static [OptionName] {
                &[$(OptionName { name: stringify!($name), values: <$kind as Choice>::NAMES },)+]
            }

            /// Sets one option by name.
            ///
            /// ```
            /// # use earthrise::content::{FollowRule, Options};
            /// let mut options = Options::default();
            /// options.set("follow_rule", "free")?;
            /// assert_eq!(options.follow_rule, FollowRule::Free);
            /// # Ok::<(), earthrise::content::OptionError>(())
            /// ```
            pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionError> {
                match name {
                    $(stringify!($name) => self.$name = pick(name, value)?,)+
                    _ => return Err(OptionError::Unknown(name.to_owned())),
                }
                Ok(())
            }

            /// The value of one option by name.
            pub fn get(&self, name: &str) -> Option<&'static str> {
                match name {
                    $(stringify!($name) => name_of(self.$name),)+
                    _ => None,
                }
            }
        }
    };
}

options! {
    /// What may be played to a suit that was led.
    follow_rule: FollowRule = FollowRule::TrumpOrAlert,
    /// Must one follow in silent tricks too (G-04)?
    follow_in_silence: bool = true,
    /// Which tokens on the Earth set the condition.
    stack_condition: StackCondition = StackCondition::Newest,
    /// Do tokens nobody took stay on the Earth for the next round (G-08)?
    carry_stack_between_rounds: bool = true,
    /// Does `SameAs` compare the last player and the Pilot (G-09)?
    same_as_includes_pilot: bool = true,
    /// Who begins with the last exchanges.
    final_exchange_order: FinalExchangeOrder = FinalExchangeOrder::ClockwiseFromMarker,
    /// How players decide on their pills.
    pill_decisions: PillDecisions = PillDecisions::Simultaneous,
    /// Who wins a tie.
    final_tie: FinalTie = FinalTie::LastToPlayLastTrick,
    /// Are the sums of Alerts shown to all (views only)?
    show_alert_totals: bool = false,
    /// Who scores a tie for the fewest Alerts.
    fewest_alerts_ties: FewestAlertsTies = FewestAlertsTies::All,
    /// Do the others see all puzzle pieces drawn (views only, G-15)?
    public_draw: bool = true,
}

/// An option and what it can be set to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionName {
    /// Name, as [`Options::set`] takes it.
    pub name: &'static str,
    /// The values it can have.
    pub values: &'static [&'static str],
}

/// An option cannot be set like that.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// There is no option of this name.
    #[error("there is no option `{0}`; the options are {known}", known = known())]
    Unknown(String),
    /// The option has no such value.
    #[error("option {name} cannot be `{value}`; it can be {allowed}", allowed = allowed.join(" or "))]
    Value {
        /// The option.
        name: String,
        /// The value that was asked for.
        value: String,
        /// The values it can have.
        allowed: &'static [&'static str],
    },
}

fn known() -> String {
    Options::names().iter().map(|option| option.name).collect::<Vec<_>>().join(", ")
}

fn pick<T: Choice>(name: &str, value: &str) -> Result<T, OptionError> {
    match T::VALUES.iter().find(|(text, _)| *text == value) {
        Some((_, picked)) => Ok(*picked),
        None => Err(OptionError::Value { name: name.to_owned(), value: value.to_owned(), allowed: T::NAMES }),
    }
}

fn name_of<T: Choice>(value: T) -> Option<&'static str> {
    T::VALUES.iter().find(|(_, known)| *known == value).map(|(text, _)| *text)
}

/// Reads the options that stand together; the two that stand with what they are about are read there.
pub(super) fn read<'a>(reader: &mut Reader<'a>, file: &file::File<'a>) -> Options {
    fn one<'a, T: Deserialize<'a>>(reader: &mut Reader<'a>, name: &str, field: Option<&Field<'a, T>>, into: &mut T) {
        if let Some(value) = field.and_then(|field| reader.read(&inside("options", name), field)) {
            *into = value;
        }
    }
    let mut options = Options::default();
    let Some(from) = reader.read("options", &file.options) else { return options };
    one(reader, "follow_rule", from.follow_rule.as_ref(), &mut options.follow_rule);
    one(reader, "follow_in_silence", from.follow_in_silence.as_ref(), &mut options.follow_in_silence);
    one(reader, "stack_condition", from.stack_condition.as_ref(), &mut options.stack_condition);
    let carry = from.carry_stack_between_rounds.as_ref();
    one(reader, "carry_stack_between_rounds", carry, &mut options.carry_stack_between_rounds);
    one(reader, "same_as_includes_pilot", from.same_as_includes_pilot.as_ref(), &mut options.same_as_includes_pilot);
    one(reader, "final_exchange_order", from.final_exchange_order.as_ref(), &mut options.final_exchange_order);
    one(reader, "pill_decisions", from.pill_decisions.as_ref(), &mut options.pill_decisions);
    one(reader, "final_tie", from.final_tie.as_ref(), &mut options.final_tie);
    one(reader, "show_alert_totals", from.show_alert_totals.as_ref(), &mut options.show_alert_totals);
    options
}
