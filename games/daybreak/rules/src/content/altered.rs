//! Content with something changed in memory, for measurements: what would the game be without it?

use super::{Board, Content, Reference};
use crate::language::{ChallengeCard, CrisisCard, GlobalCard, LocalCard, Window};
use crate::sets::CardSet;
use crate::vocab::LocalId;

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
        (content.acting, content.projects_acting) = acting(&content.local, &content.global);
        content
    }
}

/// The local cards and the projects that act in each window.
pub(super) fn acting(local: &[LocalCard], global: &[GlobalCard]) -> ([CardSet; Window::COUNT], [u32; Window::COUNT]) {
    let (mut cards, mut projects) = ([CardSet::NONE; Window::COUNT], [0; Window::COUNT]);
    for (id, card) in local.iter().enumerate() {
        cards[card.action.window.index()].add(LocalId(id as u8));
    }
    for (id, card) in global.iter().enumerate() {
        card.action.iter().for_each(|action| projects[action.window.index()] |= 1 << id);
    }
    (cards, projects)
}
