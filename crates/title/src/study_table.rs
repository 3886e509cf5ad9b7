//! A table at which a study of the lab is played.

use crate::Title;

/// A table at which a study of the lab is played.
pub struct StudyTable<T: Title> {
    /// What it is called within its study.
    pub label: String,
    /// More about it, such as the difficulty in the rulebook.
    pub hint: String,
    /// How many sit at it.
    pub players: u8,
    /// The rules.
    pub game: T::Game,
    /// What sets it apart from other tables: the reading of the rules, the content, the setup.
    pub print: String,
}
