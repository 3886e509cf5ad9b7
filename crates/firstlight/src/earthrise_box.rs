//! Earthrise as the command line opens it: content, setup, header, and a game from a log.

use crate::failure::Failure;
use crate::logfile::{BadEntry, LogText};
use crate::table::Seating;
use earthrise::content::{BUILTIN, Content, EDITIONS};
use earthrise::{Earthrise, Setup};
use std::collections::BTreeMap;
use std::path::Path;
use tabletop::log::{ContentRef, FORMAT, Header, SeedRef};
use tabletop::{Commitment, Game, Seat, Seed, Timeline};
use words::earthrise::Narrator;
use words::{Names, Words};

/// The file of a content folder that belongs to this game.
pub const FILE: &str = "earthrise.ron";

/// The content to play with: a folder's, or the one that comes with the program.
pub fn content(folder: Option<&Path>) -> Result<Content, Failure> {
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

/// The header of a new log.
pub fn header(
    content: &Content,
    setup: &Setup,
    seats: Vec<String>,
    seed: Seed,
) -> Result<Header<serde_json::Value>, Failure> {
    let builtin = content.text() == BUILTIN;
    let files = match builtin {
        true => BTreeMap::new(),
        false => BTreeMap::from([(FILE.to_owned(), content.text().to_owned())]),
    };
    Ok(Header {
        firstlight: FORMAT,
        game: Earthrise::ID.to_owned(),
        rules: Earthrise::RULES,
        content: ContentRef { id: content.id().to_owned(), hash: Commitment::of_text(content.text()), files },
        setup: serde_json::to_value(setup).map_err(Failure::input)?,
        seats,
        chance: SeedRef::Seed(seed),
    })
}

/// The game a log was played with, and the content: its own content, its own setup.
pub fn open(log: &LogText, folder: Option<&Path>) -> Result<(Earthrise, Content), Failure> {
    let name = log.path.display();
    if log.header.game != Earthrise::ID {
        return Err(Failure::input(format!(
            "{name} is a game of `{}`, which this program does not know; it knows: {}",
            log.header.game,
            Earthrise::ID
        )));
    }
    if log.header.rules != Earthrise::RULES {
        return Err(Failure::input(format!(
            "{name} was played under reading {} of the rules, and this program knows reading {}",
            log.header.rules,
            Earthrise::RULES
        )));
    }
    let content = content_of(log, folder)?;
    let game = Earthrise::new(&content, &log.setup::<Setup>()?).map_err(|e| Failure::input(format!("{name}: {e}")))?;
    Ok((game, content))
}

fn content_of(log: &LogText, folder: Option<&Path>) -> Result<Content, Failure> {
    let name = log.path.display();
    let wanted = &log.header.content;
    let found = match (folder, wanted.files.get(FILE)) {
        (Some(_), _) => content(folder)?,
        (None, Some(text)) => Content::parse(&format!("{name}, {FILE}"), text).map_err(Failure::input)?,
        (None, None) => {
            let edition = EDITIONS.iter().find(|text| Commitment::of_text(text) == wanted.hash);
            Content::parse(FILE, edition.unwrap_or(&BUILTIN)).map_err(Failure::input)?
        }
    };
    if Commitment::of_text(found.text()) != wanted.hash {
        return Err(Failure::input(format!(
            "{name} was played with the content `{}` (sha256 {}), and this is another; give the folder that holds it with --content",
            wanted.id, wanted.hash
        )));
    }
    Ok(found)
}

/// What the seats of a log are called, as at the table it was played at.
pub fn names(log: &LogText, me: Option<Seat>) -> Names {
    let seats = log.header.seats.iter().map(String::as_str);
    Names::new(Seating::parse(seats).map(|seating| seating.names()).unwrap_or_default(), me)
}

/// Plays a log; what does not hold is said in words.
pub fn replay(log: &LogText, game: Earthrise, words: &Words) -> (Timeline<Earthrise>, Result<(), BadEntry>) {
    let names = names(log, None);
    log.replay(game, |game, fault| Narrator::new(words, game, &names).fault(fault))
}
