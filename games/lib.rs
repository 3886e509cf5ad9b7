//! The games of the house: one line each. Whoever has the id of a game in hand, from a log, a table or an address, goes on
//! with its [`Title`] by [`with`]; whoever needs all of them uses [`each`].

use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use title::Title;

/// Something that can be done with any title.
pub trait Visit {
    /// What comes of it.
    type Output;

    /// Does it.
    fn visit<T: Title>(self) -> Self::Output;
}

macro_rules! titles {
    ($($(#[$when:meta])* $title:ty),+ $(,)?) => {
        /// The ids of the games, in the order in which people are shown them.
        pub const IDS: &[&str] = &[$($(#[$when])* <$title as Title>::ID),+];

        /// Does something with the game of this id; nothing, if there is none.
        pub fn with<V: Visit>(id: &str, visit: V) -> Option<V::Output> {
            match id {
                $($(#[$when])* <$title as Title>::ID => Some(visit.visit::<$title>()),)+
                _ => None,
            }
        }
    };
}

titles![
    DaybreakTitle,
    EarthriseTitle,
    #[cfg(feature = "toy")]
    pairs::PairsTitle,
];

/// Does something with every game, in the order in which people are shown them.
pub fn each<V: Visit + Clone>(visit: &V) -> Vec<V::Output> {
    IDS.iter().filter_map(|id| with(id, visit.clone())).collect()
}

/// What `docs/how-to` shows in Rust, compiled and run.
#[cfg(doctest)]
mod how_to {
    #[doc = include_str!("../docs/how-to/add-a-bot.md")]
    struct AddABot;
    #[doc = include_str!("../docs/how-to/add-a-metric.md")]
    struct AddAMetric;
}
