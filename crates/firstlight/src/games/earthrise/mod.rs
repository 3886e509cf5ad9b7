//! Earthrise on the command line.

mod front;
mod screen;

use super::Boxed;
use crate::cli::Variant;
use crate::failure::Failure;
use crate::screen::Style;
use earthrise::content::Content;
use earthrise::{Earthrise, Setup};
use front::EarthriseFront;
use server::games::EARTHRISE_FILE as FILE;
use std::path::Path;
use words::earthrise::Narrator;
use words::{Names, Words};

impl Boxed for Earthrise {
    const SEATS: &'static str = "me,steady,steady,steady";
    type Front<'a> = EarthriseFront<'a>;

    fn content(folder: Option<&Path>) -> Result<Content, Failure> {
        let Some(folder) = folder else { return Content::builtin().map_err(Failure::input) };
        if !folder.is_dir() {
            return Err(Failure::input(format!(
                "--content {} is not a folder; it must be one that holds {FILE}",
                folder.display()
            )));
        }
        let path = folder.join(FILE);
        let text = std::fs::read_to_string(&path).map_err(|e| Failure::file(&path, "read", &e))?;
        Content::parse(&path.display().to_string(), &text).map_err(Failure::input)
    }

    fn setup(players: u8, variant: &Variant) -> Result<Setup, Failure> {
        if variant.powers.is_some() || !variant.challenges.is_empty() {
            return Err(Failure::input("--powers, --setup and --challenge are for Daybreak"));
        }
        Ok(Setup {
            players,
            pills: variant.pills,
            pill_pool: variant.pill_pool.clone(),
            options: variant.options.iter().cloned().collect(),
        })
    }

    fn seats(players: usize) -> Result<(), Failure> {
        match players {
            3..=5 => Ok(()),
            _ => Err(Failure::input(format!(
                "Earthrise is for 3, 4 or 5, and --seats names {players}; as in --seats me,steady,steady"
            ))),
        }
    }

    fn front<'a>(
        &'a self,
        content: &'a Content,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> EarthriseFront<'a> {
        let narrator = Narrator::new(words, self, names);
        EarthriseFront { screen: screen::Screen { words, narrator, game: self, style }, content }
    }
}
