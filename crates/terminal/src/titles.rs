//! The title that a command or a log is about; a log opened with its content and played again.

use crate::failure::{Failure, Part, name};
use crate::logfile::{BadEntry, LogText};
use crate::seating::Seating;
use games::Visit;
use std::path::Path;
use tabletop::{Seat, Timeline, never};
use title::{Teller, Title};
use words::{Names, Words};

/// Does something with the title of this id, which the command line has found among those there are.
pub fn with_id<R, V>(id: &str, visit: V) -> Result<R, Failure>
where
    V: Visit<Output = Result<R, Failure>>,
{
    games::with(id, visit).unwrap_or_else(|| {
        never!("the command line let `{id}` pass as a game");
        Err(Failure::because("flags-no-game", &[]))
    })
}

/// Does something with the title that a log is of.
pub fn with_log<R, V>(log: &LogText, visit: V) -> Result<R, Failure>
where
    V: Visit<Output = Result<R, Failure>>,
{
    games::with(&log.header.game, visit).unwrap_or_else(|| {
        let known = Part::All(games::IDS.iter().map(|&id| id.to_owned()).collect());
        let parts = [("file", name(log.path.display())), ("game", name(&log.header.game)), ("known", known)];
        Err(Failure::because("fail-log-unknown-game", &parts))
    })
}

/// The game a log was played with, and the content: its own content, its own setup.
pub fn open<T: Title>(log: &LogText, folder: Option<&Path>) -> Result<(T::Game, T::Content), Failure> {
    let file = log.path.display();
    if log.header.game != T::ID {
        let parts = [("file", name(&file)), ("game", name(&log.header.game)), ("wanted", name(T::NAME))];
        return Err(Failure::because("fail-log-other-game", &parts));
    }
    if log.header.rules != T::RULES {
        let parts = [("file", name(&file)), ("theirs", name(log.header.rules)), ("ours", name(T::RULES))];
        return Err(Failure::because("fail-log-other-rules", &parts));
    }
    let wanted = &log.header.content;
    let content = match folder {
        Some(folder) => T::content_in(folder)?,
        None => T::content_of(wanted, &file.to_string())?,
    };
    if T::content_ref(&content).hash != wanted.hash {
        let parts = [("file", name(&file)), ("id", name(&wanted.id)), ("hash", name(wanted.hash))];
        return Err(Failure::because("fail-log-other-content", &parts));
    }
    let game = T::make(&content, &log.setup()?).map_err(|e| Failure::input(format!("{file}: {e}")))?;
    Ok((game, content))
}

/// What the seats of a log are called, as at the table it was played at.
pub fn names<T: Title>(log: &LogText, me: Option<Seat>) -> Names {
    let seats = log.header.seats.iter().map(String::as_str);
    Names::new(Seating::<T>::parse(seats).map(|seating| seating.names()).unwrap_or_default(), me)
}

/// Plays a log; what does not hold is said in words.
pub fn replay<T: Title>(log: &LogText, game: T::Game, words: &Words) -> (Timeline<T::Game>, Result<(), BadEntry>) {
    let names = names::<T>(log, None);
    log.replay(game, |game, fault| T::teller(game, words, &names).fault(fault))
}
