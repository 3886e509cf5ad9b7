//! Earthrise on the command line.

mod front;
mod screen;

use super::Boxed;
use crate::cli::Variant;
use crate::failure::Failure;
use crate::screen::Style;
use bots::{Bot, UnknownBot};
use earthrise::content::{BUILTIN, Content, EDITIONS};
use earthrise::{Earthrise, Setup};
use front::EarthriseFront;
use std::collections::BTreeMap;
use std::path::Path;
use tabletop::Commitment;
use tabletop::log::ContentRef;
use words::earthrise::Narrator;
use words::{Names, Words};

/// The file of a content folder that belongs to this game.
pub const FILE: &str = "earthrise.ron";

impl Boxed for Earthrise {
    const NAME: &'static str = "Earthrise";
    const SEATS: &'static str = "me,steady,steady,steady";
    type Content = Content;
    type Setup = Setup;
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

    fn content_ref(content: &Content) -> ContentRef {
        let files = match content.text() == BUILTIN {
            true => BTreeMap::new(),
            false => BTreeMap::from([(FILE.to_owned(), content.text().to_owned())]),
        };
        ContentRef { id: content.id().to_owned(), hash: Commitment::of_text(content.text()), files }
    }

    fn content_of(wanted: &ContentRef, name: &str) -> Result<Content, Failure> {
        if let Some(text) = wanted.files.get(FILE) {
            return Content::parse(&format!("{name}, {FILE}"), text).map_err(Failure::input);
        }
        let edition = EDITIONS.iter().find(|text| Commitment::of_text(text) == wanted.hash);
        Content::parse(FILE, edition.unwrap_or(&BUILTIN)).map_err(Failure::input)
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

    fn make(content: &Content, setup: &Setup) -> Result<Earthrise, Failure> {
        Earthrise::new(content, setup).map_err(Failure::input)
    }

    fn bot(name: &str) -> Result<Box<dyn Bot<Earthrise>>, UnknownBot> {
        bots::earthrise(name)
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
