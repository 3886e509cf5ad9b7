//! Daybreak on the command line.

mod flags;
mod front;
mod menu;
mod screen;

use super::Boxed;
use crate::cli::Variant;
use crate::content_command;
use crate::failure::Failure;
use crate::screen::Style;
use daybreak::content::Content;
use daybreak::{Daybreak, MAX_PLAYERS, Setup};
use front::DaybreakFront;
use std::path::Path;
use std::sync::Arc;
use words::{Names, Words};

impl Boxed for Daybreak {
    const SEATS: &'static str = "me,steady --powers china,us";
    type Front<'a> = DaybreakFront<'a>;

    fn content(folder: Option<&Path>) -> Result<Arc<Content>, Failure> {
        let content = match folder {
            None => Content::builtin(),
            Some(folder) => {
                let files = content_command::daybreak_files(folder)?;
                if files.is_empty() {
                    return Err(Failure::input(format!(
                        "--content {} holds no file for Daybreak; `firstlight content new DIR` begins some",
                        folder.display()
                    )));
                }
                Content::with_overrides(&files)
            }
        };
        content.map(Arc::new).map_err(Failure::input)
    }

    fn setup(players: u8, variant: &Variant) -> Result<Setup, Failure> {
        flags::setup(players, variant)
    }

    fn seats(players: usize) -> Result<(), Failure> {
        match players {
            1..=MAX_PLAYERS => Ok(()),
            _ => Err(Failure::input(format!(
                "Daybreak is for 1 to {MAX_PLAYERS}, and --seats names {players}; as in --seats {}",
                Daybreak::SEATS
            ))),
        }
    }

    fn front<'a>(
        &'a self,
        _content: &'a Arc<Content>,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> DaybreakFront<'a> {
        DaybreakFront::new(self, words, names, style)
    }
}
