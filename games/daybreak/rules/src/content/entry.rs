//! The shape of the files. Every field of an entry may be left out where the entry changes an earlier one of the same
//! key; what a whole entry must have is checked when it is built.

use super::reader::Entry;
use crate::few::Few;
use crate::language::{Action, Change, Flavour, Modifier, Scope, Solo, Step, Support, Target, TuckRule};
use crate::vocab::{CardNo, PlanetaryEffect, Power, Resilience, Sector, Set, Tag};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// One of the rulebooks says or shows it.
    Rulebook,
    /// The publisher's own page of the card.
    Published,
    /// Seen in a recorded game, or said by a designer.
    Play,
    /// Ours, because no source was found.
    Reconstructed,
    /// Read off the card by somebody who owns the box.
    Printed,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Rulebook => "rulebook",
            Source::Published => "published",
            Source::Play => "play",
            Source::Reconstructed => "reconstructed",
            Source::Printed => "printed",
        })
    }
}

/// An entry: a struct of optional fields that can be laid over another.
macro_rules! entry {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)+ } $($key:tt)*) => {
        $(#[$about])*
        #[derive(Clone, Debug, Default, Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub(super) struct $name { $($(#[$doc])* pub $field: Option<$type>,)+ }

        impl Entry for $name {
            const FIELDS: &'static [&'static str] = &[$(stringify!($field)),+];
            $($key)*

            fn given(&self) -> Vec<&'static str> {
                let given = [$((stringify!($field), self.$field.is_some())),+];
                given.into_iter().filter(|(_, is_there)| *is_there).map(|(name, _)| name).collect()
            }

            fn over(self, base: Self) -> Self {
                $name { $($field: self.$field.or(base.$field),)+ }
            }
        }
    };
}

/// An entry that is a card.
macro_rules! card_entry {
    ($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $field:ident: $type:ty,)+ }) => {
        entry! {
            $(#[$about])*
            $name {
                /// The printed number without the leading `1.`.
                no: CardNo,
                /// The English title; other languages have theirs in the locales.
                title: String,
                /// Where the effect comes from.
                source: Source,
                /// Fields of a card with a source that we had to complete.
                reconstructed: Vec<String>,
                /// Fields of which the sources say different things; the note says which.
                disputed: Vec<String>,
                /// The solo mark.
                solo: Solo,
                /// For whoever reads the file: why it is as it is.
                note: String,
                $($(#[$doc])* $field: $type,)+
            }
            type Key = CardNo;
            const KEY: &'static str = "no";
            fn key(&self) -> Option<CardNo> {
                self.no
            }
            fn card(&self) -> Option<CardNo> {
                self.no
            }
        }
    };
}

card_entry! {
    /// A local or starting card.
    LocalEntry {
        /// 1 to 3; the same may come twice.
        tags: Few<Tag, 3>,
        /// Where the tags come from.
        tags_source: Source,
        /// What it does.
        action: Action,
    }
}

card_entry! {
    /// A global project.
    GlobalEntry {
        /// What makes it active.
        support: Support,
        /// What holds while it is active.
        standing: Few<Modifier, 2>,
        /// What it lets players do.
        action: Few<Action, 1>,
    }
}

card_entry! {
    /// A crisis.
    CrisisEntry {
        /// Whom it strikes.
        target: Target,
        /// What it does.
        steps: Few<Step, 2>,
        /// The resilience that reduces it.
        weakened_by: Few<Resilience, 2>,
        /// What tucked cards do.
        tuck: Few<TuckRule, 1>,
        /// What holds while it is in force.
        ongoing: Few<Modifier, 2>,
    }
}

card_entry! {
    /// A challenge card.
    ChallengeEntry {
        /// Harder, easier, variety.
        flavour: Flavour,
        /// The group or one player.
        scope: Scope,
        /// What it changes.
        changes: Few<Change, 3>,
    }
}

entry! {
    /// A reference card.
    ReferenceEntry {
        /// Whose.
        set: Set,
        /// Energy demand.
        demand: u8,
        /// Dirty energy.
        dirty: u8,
        /// Clean energy.
        clean: u8,
        /// Emissions tokens by type; a type that is not named has none.
        emissions: BTreeMap<Sector, u8>,
        /// Resilience by type; a type that is not named has none.
        resilience: BTreeMap<Resilience, u8>,
        /// Communities in crisis.
        communities: u8,
        /// How much demand grows each round.
        growth: u8,
        /// Where it comes from.
        source: Source,
        /// Fields we had to complete.
        reconstructed: Vec<String>,
    }
    type Key = Set;
    const KEY: &'static str = "set";
    fn key(&self) -> Option<Set> {
        self.set
    }
}

/// The powers of a setup, in the order of the rulebook, as a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Powers(pub Vec<Power>);

impl fmt::Display for Powers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.0.iter().map(|power| power.key()).collect();
        f.write_str(if names.is_empty() { "solo" } else { "" })?;
        f.write_str(&names.join(" + "))
    }
}

/// How hard a set of powers is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Difficulty {
    /// Easier.
    Easier,
    /// Standard.
    Standard,
    /// Harder.
    Harder,
    /// Extreme.
    Extreme,
}

entry! {
    /// A row of the setup table (DB-SETUP-04).
    SetupEntry {
        /// The powers in play; none stands for solo.
        powers: Vec<Power>,
        /// How hard it is.
        difficulty: Difficulty,
        /// Trees at the start.
        trees: u8,
        /// Oceans at the start.
        oceans: u8,
    }
    type Key = Powers;
    const KEY: &'static str = "powers";
    fn key(&self) -> Option<Powers> {
        let mut powers = self.powers.clone()?;
        powers.sort_unstable();
        Some(Powers(powers))
    }
}

/// The one entry of a file that is a single group of fields.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Only;

impl fmt::Display for Only {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the file")
    }
}

entry! {
    /// Everything printed on the central board, and the dice.
    BoardEntry {
        /// Rounds of a game.
        rounds: u8,
        /// Local cards in a draw step.
        draw: u8,
        /// From so many communities in crisis on, so many cards fewer (DB-DRAW-02).
        draw_marks: Few<(u8, u8), 4>,
        /// Communities in crisis that lose the game.
        communities_to_lose: u8,
        /// Bands that lose the game.
        bands_to_lose: u8,
        /// Crisis cards at 0, 1, 2 … bands (DB-GLOBAL-01).
        crises_by_bands: Few<u8, 12>,
        /// Carbon of a band, per player.
        carbon_per_band: u8,
        /// Global projects drawn to choose from.
        projects_drawn: u8,
        /// Global projects in play at most.
        projects_in_play: u8,
        /// Stacks of a player at most.
        stacks: u8,
        /// The faces of the planetary die.
        planetary_die: Few<PlanetaryEffect, 12>,
        /// The faces of the geoengineering die count from 1 to this.
        geoengineering_die: u8,
        /// The six tracks.
        tracks: Vec<TrackEntry>,
        /// Where it comes from.
        source: Source,
        /// Fields we had to complete.
        reconstructed: Vec<String>,
    }
    type Key = Only;
    const KEY: &'static str = "rounds";
    fn key(&self) -> Option<Only> {
        Some(Only)
    }
}

/// A planetary track: how long it is, where it tips, and what happens then.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TrackEntry {
    pub effect: PlanetaryEffect,
    /// Spaces after the start; the last one repeats (DB-CRISIS-03).
    pub spaces: u8,
    /// The spaces with a tipping point; the last one always has one (DB-CRISIS-18).
    pub tips: Few<u8, 8>,
    /// What a tipping point does.
    pub steps: Few<Step, 2>,
}
