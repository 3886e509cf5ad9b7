//! Earthrise on the command line.

mod front;
mod looks;
mod screen;

use super::Boxed;
use crate::cli::Variant;
use crate::failure::{Failure, count, name};
use crate::rulebook::{self, Pages};
use crate::screen::Style;
use crate::unfit;
use daybreak_title::DaybreakTitle;
use earthrise::content::{Content, ContentError};
use earthrise::{Earthrise, Setup};
use earthrise_title::{EarthriseTitle, FILE};
use earthrise_words::Narrator;
use front::EarthriseFront;
use std::path::Path;
use title::Title;
use words::{Names, Words};

impl Boxed for EarthriseTitle {
    const SEATS: &'static str = "me,steady,steady,steady";
    const RULEBOOK: Pages = rulebook::EARTHRISE;
    type Front<'a> = EarthriseFront<'a>;

    fn content(folder: Option<&Path>) -> Result<Content, Failure> {
        let unfit = |error: ContentError| Failure::Input(unfit::content(&error));
        let Some(folder) = folder else { return Content::builtin().map_err(unfit) };
        if !folder.is_dir() {
            let parts = [("dir", name(folder.display())), ("file", name(FILE))];
            return Err(Failure::because("fail-content-no-folder", &parts));
        }
        let path = folder.join(FILE);
        let text = std::fs::read_to_string(&path).map_err(|e| Failure::file(&path, "read", &e))?;
        Content::parse(&path.display().to_string(), &text).map_err(unfit)
    }

    fn setup(players: u8, variant: &Variant) -> Result<Setup, Failure> {
        if variant.powers.is_some() || !variant.challenges.is_empty() {
            let parts = [("flags", name("--powers, --setup, --challenge")), ("game", name(DaybreakTitle::NAME))];
            return Err(Failure::because("fail-flags-of", &parts));
        }
        if let Some(pool) = variant.pill_pool.as_ref().filter(|_| !variant.pills) {
            return Err(Failure::because("fail-pool-without-pills", &[("pool", name(pool))]));
        }
        Ok(Setup {
            players,
            pills: variant.pills,
            pill_pool: variant.pill_pool.clone(),
            options: variant.options.iter().cloned().collect(),
        })
    }

    fn set_up(content: &Content, setup: &Setup) -> Result<Earthrise, Failure> {
        Earthrise::new(content, setup).map_err(|error| Failure::Input(unfit::earthrise(&error)))
    }

    fn seats(players: usize) -> Result<(), Failure> {
        match players {
            3..=5 => Ok(()),
            _ => Err(Failure::because("fail-seats-earthrise", &[("players", count(players))])),
        }
    }

    fn front<'a>(
        game: &'a Earthrise,
        content: &'a Content,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> EarthriseFront<'a> {
        let narrator = Narrator::new(words, game, names);
        EarthriseFront { screen: screen::Screen { words, narrator, game, style }, content }
    }
}
