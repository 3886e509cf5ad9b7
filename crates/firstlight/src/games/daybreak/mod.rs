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
use bots::{Bot, UnknownBot};
use daybreak::content::{BUILTIN, Content, EDITIONS, Edition, text_of};
use daybreak::{Daybreak, Frame, MAX_PLAYERS, Move, Setup, State};
use front::DaybreakFront;
use std::path::Path;
use std::sync::Arc;
use tabletop::log::ContentRef;
use tabletop::{Commitment, Seat, Seats};
use words::{Names, Words};

impl Boxed for Daybreak {
    const NAME: &'static str = "Daybreak";
    const SEATS: &'static str = "me,steady --powers china,us";
    type Content = Arc<Content>;
    type Setup = Setup;
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

    fn content_ref(content: &Arc<Content>) -> ContentRef {
        ContentRef {
            id: content.id().to_owned(),
            hash: Commitment::of_text(&content.text()),
            files: content.own_files().clone(),
        }
    }

    fn content_of(wanted: &ContentRef, name: &str) -> Result<Arc<Content>, Failure> {
        let is_it = |edition: &&&'static Edition| Commitment::of_text(&text_of(edition, &wanted.files)) == wanted.hash;
        let edition = EDITIONS.iter().find(is_it).copied().unwrap_or(&BUILTIN);
        let content = Content::of_edition(edition, &wanted.files);
        content.map(Arc::new).map_err(|e| Failure::input(format!("{name}: {e}")))
    }

    fn setup(players: u8, variant: &Variant) -> Result<Setup, Failure> {
        flags::setup(players, variant)
    }

    fn make(content: &Arc<Content>, setup: &Setup) -> Result<Daybreak, Failure> {
        Daybreak::new(content, setup).map_err(Failure::input)
    }

    fn bot(name: &str) -> Result<Box<dyn Bot<Daybreak>>, UnknownBot> {
        bots::daybreak(name)
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

    /// In the Local stage those who are done may come back, and need not (DB-LOCAL-01).
    fn awaited(&self, state: &State, asked: Seats) -> Seats {
        asked.iter().filter(|&seat| !has_left(state, seat)).collect()
    }

    /// In a decision of the group the bots hear what people want (DB-ROUND-04).
    fn speaks_first(&self, state: &State, seat: Seat) -> bool {
        let group = matches!(
            state.frame(),
            Some(Frame::KeepProject | Frame::MakeRoom { .. } | Frame::LoseProject { .. } | Frame::Spare { .. })
        );
        group && state.votes[seat.index()].is_none()
    }

    fn return_of(&self, state: &State, seat: Seat) -> Option<(Move, Move)> {
        has_left(state, seat).then_some((Move::NotDone, Move::Done))
    }
}

/// Is the seat done with the Local stage, with nothing open on its desk?
fn has_left(state: &State, seat: Seat) -> bool {
    state.frame() == Some(Frame::Local) && state.done.has(seat) && !state.desks[seat.index()].is_open()
}
