//! What is found in a folder of content.

/// What is found in a folder of content, of the files of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ContentCheck {
    /// How many files there are.
    pub files: usize,
    /// What they hold, in English; nothing, if there is nothing to say.
    pub found: Option<String>,
    /// What is wrong with them.
    pub faults: Vec<String>,
}
