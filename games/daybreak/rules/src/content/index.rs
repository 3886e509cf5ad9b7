//! What the rules look up at every move, worked out once from the cards.

use crate::language::{GlobalCard, LocalCard, Support, Window};
use crate::sets::CardSet;
use crate::state::NO_CARD;
use crate::vocab::{LOCAL_CARDS, LocalId, Tag};

/// Stands for no window in [`Index::windows`].
const NEVER: u8 = u8::MAX;

/// Looking things up here is the same as reading the cards, and needs a few lines of memory in place of all of them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Index {
    /// By the number of a local card: when its action can be carried out, by [`Window::index`]. [`NO_CARD`] never acts.
    windows: [u8; NO_CARD as usize + 1],
    /// Projects, as bits, by the [`Window`] of their action.
    projects_acting: [u32; Window::COUNT],
    /// Projects, as bits, under which cards go.
    projects_taking: u32,
    /// Local cards by the tags that they bear.
    bearing: [CardSet; Tag::COUNT],
}

impl Index {
    pub(super) fn of(local: &[LocalCard], global: &[GlobalCard]) -> Index {
        const { assert!(LOCAL_CARDS <= NO_CARD as usize, "a number that is no card") }
        let mut index = Index {
            windows: [NEVER; NO_CARD as usize + 1],
            projects_acting: [0; Window::COUNT],
            projects_taking: 0,
            bearing: [CardSet::NONE; Tag::COUNT],
        };
        for (id, card) in local.iter().enumerate() {
            index.windows[id] = card.action.window.index() as u8;
            for tag in Tag::ALL.into_iter().filter(|&tag| card.bears(tag)) {
                index.bearing[tag.index()].add(LocalId(id as u8));
            }
        }
        for (id, card) in global.iter().enumerate() {
            card.action.iter().for_each(|action| index.projects_acting[action.window.index()] |= 1 << id);
            index.projects_taking |= u32::from(!matches!(card.support, Support::State(_))) << id;
        }
        index
    }

    /// Does the front card of this number act in this window? No card does not.
    #[inline]
    pub(crate) fn acts(&self, front: u8, window: Window) -> bool {
        self.windows[usize::from(front)] == window.index() as u8
    }

    /// The projects with an action in a window, as bits.
    #[inline]
    pub(crate) fn projects_acting(&self, window: Window) -> u32 {
        self.projects_acting[window.index()]
    }

    /// The projects under which cards go, as bits.
    #[inline]
    pub(crate) fn projects_taking(&self) -> u32 {
        self.projects_taking
    }

    /// The local cards that bear a tag.
    #[inline]
    pub(crate) fn bearing(&self, tag: Tag) -> &CardSet {
        &self.bearing[tag.index()]
    }
}
