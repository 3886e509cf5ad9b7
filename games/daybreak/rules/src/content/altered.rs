//! Content with something changed in memory, for measurements: what would the game be without it?

use super::{Board, Content, Index, Reference};
use crate::language::{ChallengeCard, CrisisCard, GlobalCard, LocalCard};

/// What the rules read of a content, to be changed. No check looks at it again: whoever changes it knows the language.
#[derive(Debug)]
pub struct Parts<'a> {
    /// Local and starting cards by id.
    pub local: &'a mut [LocalCard],
    /// Global projects by id.
    pub global: &'a mut [GlobalCard],
    /// Crises by id.
    pub crisis: &'a mut [CrisisCard],
    /// Challenge cards by id.
    pub challenge: &'a mut [ChallengeCard],
    /// Reference cards by set.
    pub references: &'a mut [Reference],
    /// The central board and the dice.
    pub board: &'a mut Board,
}

impl Content {
    /// The same with something changed. Its text, and so its hash, stay those of the files: it is for games that nobody
    /// keeps.
    #[must_use]
    pub fn altered(&self, change: impl FnOnce(&mut Parts<'_>)) -> Content {
        let mut content = self.clone();
        change(&mut Parts {
            local: &mut content.local,
            global: &mut content.global,
            crisis: &mut content.crisis,
            challenge: &mut content.challenge,
            references: &mut content.references,
            board: &mut content.board,
        });
        content.index = Index::of(&content.local, &content.global);
        content
    }
}
