//! Daybreak on the command line.

mod flags;
mod front;
mod menu;
mod reading;
mod screen;
mod why;

use super::Boxed;
use crate::cli::Variant;
use crate::content_command;
use crate::failure::{Failure, count, name};
use crate::rulebook::{self, Pages};
use crate::screen::Style;
use crate::unfit;
use daybreak::content::Content;
use daybreak::{Daybreak, MAX_PLAYERS, Setup};
use daybreak_title::DaybreakTitle;
use front::DaybreakFront;
use std::path::Path;
use std::sync::Arc;
use words::{Names, Words};

impl Boxed for DaybreakTitle {
    const SEATS: &'static str = "me,steady --powers china,us";
    const RULEBOOK: Pages = rulebook::DAYBREAK;
    type Front<'a> = DaybreakFront<'a>;

    fn content(folder: Option<&Path>) -> Result<Arc<Content>, Failure> {
        let content = match folder {
            None => Content::builtin(),
            Some(folder) => {
                let files = content_command::daybreak_files(folder)?;
                if files.is_empty() {
                    return Err(Failure::because("fail-content-empty", &[("dir", name(folder.display()))]));
                }
                Content::with_overrides(&files)
            }
        };
        content.map(Arc::new).map_err(|error| Failure::Input(unfit::content(&error)))
    }

    fn setup(players: u8, variant: &Variant) -> Result<Setup, Failure> {
        flags::setup(players, variant)
    }

    fn set_up(content: &Arc<Content>, setup: &Setup) -> Result<Daybreak, Failure> {
        Daybreak::new(content, setup).map_err(|error| Failure::Input(unfit::daybreak(&error)))
    }

    fn seats(players: usize) -> Result<(), Failure> {
        match players {
            1..=MAX_PLAYERS => Ok(()),
            _ => {
                let parts =
                    [("most", count(MAX_PLAYERS)), ("players", count(players)), ("seats", name(DaybreakTitle::SEATS))];
                Err(Failure::because("fail-seats-daybreak", &parts))
            }
        }
    }

    fn front<'a>(
        game: &'a Daybreak,
        _content: &'a Arc<Content>,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> DaybreakFront<'a> {
        DaybreakFront::new(game, words, names, style)
    }
}
