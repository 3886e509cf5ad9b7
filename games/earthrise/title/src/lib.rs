//! Earthrise as a whole game: what the house needs to know of it besides its rules.

mod course;
mod debrief;
mod faces;
mod library;
mod teller;
mod unfit;
mod uses;

pub use debrief::{EarthriseDebrief, EarthriseFinal, EarthriseRound, EarthriseSeat, EarthriseTrick};

pub use faces::{EarthriseLibrary, EarthriseTable, PieceFace, PillFace, RoundFace, SuitFace, TokenFace, TokenKind};
pub use uses::{EarthriseUses, HandCard};

use bots::{Bot, Profile, UnknownBot};
use earthrise::content::{BUILTIN, Content, EDITIONS};
use earthrise::{Earthrise, Fact, Move, Outcome, Setup, State, View};
use earthrise_words::Narrator;
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::sync::LazyLock;
use tabletop::log::ContentRef;
use tabletop::{Audience, Commitment, Seat, Seats, Timeline};
use title::{NotOpened, Refuses, Title, step};
use wire::{Step, StepFor};
use words::{Names, Words};

/// The file of a content folder that belongs to this game.
pub const FILE: &str = "earthrise.ron";

/// The content that comes with the program, read once, and its hash.
static SHARED: LazyLock<Option<(Content, Commitment)>> =
    LazyLock::new(|| Some((Content::builtin().ok()?, Commitment::of_text(BUILTIN))));

/// The whole game.
#[derive(Clone, Copy, Debug)]
pub struct EarthriseTitle;

impl Title for EarthriseTitle {
    type Game = Earthrise;
    const NAME: &'static str = "Earthrise";
    const PLAYERS: RangeInclusive<u8> = 3..=5;
    const SECRETS: bool = true;
    const STRETCH: &'static str = "trick";
    const TOGETHER: bool = false;
    const NAMED_PARTS: bool = false;
    type Content = Content;
    type Setup = Setup;
    type Teller<'a> = Narrator<'a>;
    type Debrief = EarthriseDebrief;
    type Library = EarthriseLibrary;
    type Uses = EarthriseUses;
    type Forecast = ();

    fn builtin() -> Result<Content, NotOpened> {
        match &*SHARED {
            Some((content, _)) => Ok(content.clone()),
            None => Content::builtin().map_err(NotOpened::because),
        }
    }

    fn content_ref(content: &Content) -> ContentRef {
        let files = match content.text() == BUILTIN {
            true => BTreeMap::new(),
            false => BTreeMap::from([(FILE.to_owned(), content.text().to_owned())]),
        };
        ContentRef { id: content.id().to_owned(), hash: Commitment::of_text(content.text()), files }
    }

    fn content_of(wanted: &ContentRef, name: &str) -> Result<Content, NotOpened> {
        if let Some(text) = wanted.files.get(FILE) {
            return Content::parse(&format!("{name}, {FILE}"), text).map_err(NotOpened::because);
        }
        if let Some((content, hash)) = &*SHARED
            && *hash == wanted.hash
        {
            return Ok(content.clone());
        }
        let edition = EDITIONS.iter().find(|text| Commitment::of_text(text) == wanted.hash);
        Content::parse(FILE, edition.unwrap_or(&BUILTIN)).map_err(NotOpened::because)
    }

    fn plain_setup(players: usize) -> Result<Setup, NotOpened> {
        // How many can play is for the content to say.
        Ok(Setup::new(u8::try_from(players).unwrap_or(u8::MAX)))
    }

    /// Four at the table.
    fn daily(_number: u64) -> (Setup, usize) {
        (Setup::new(4), 3)
    }

    fn make(content: &Content, setup: &Setup) -> Result<Earthrise, NotOpened> {
        Earthrise::new(content, setup).map_err(|error| NotOpened(unfit::unfit(&error)))
    }

    fn bot(name: &str) -> Result<Box<dyn Bot<Earthrise>>, UnknownBot> {
        bots::earthrise(name)
    }

    fn profiles() -> Vec<Profile> {
        bots::earthrise_profiles().collect()
    }

    /// Four at the table, with weaker or stronger company.
    fn steps() -> Vec<Step> {
        let setup = Some(&Setup::new(4));
        vec![
            step("gentle", StepFor::First, setup, &["casual"; 3], 42),
            step("usual", StepFor::Standard, setup, &["steady"; 3], 25),
            step("hard", StepFor::Choice, setup, &["skilled", "steady", "steady"], 18),
        ]
    }

    fn library(content: &Content, words: &Words) -> Self::Library {
        library::library(content, words)
    }

    fn uses(_game: &Earthrise, view: &View, teller: &Narrator<'_>, refuses: Refuses<'_, Earthrise>) -> EarthriseUses {
        let hand = match view.who {
            Audience::Seat(seat) => view.hands[seat.index()],
            Audience::Spectator | Audience::Omniscient => None,
        };
        let cards = hand.into_iter().flat_map(|hand| hand.kinds()).map(|card| {
            let mv = Move::Play(card);
            let why = refuses(mv).map(|refused| teller.refused(&refused));
            HandCard { card, mv, possible: why.is_none(), why }
        });
        EarthriseUses { cards: cards.collect() }
    }

    fn debrief(timeline: &Timeline<Earthrise>) -> EarthriseDebrief {
        debrief::debrief(timeline)
    }

    fn teller<'a>(game: &'a Earthrise, words: &'a Words, names: &'a Names) -> Narrator<'a> {
        Narrator::new(words, game, names)
    }

    fn stretch(state: &State) -> u32 {
        u32::from(state.round()) * 100 + u32::from(state.trick())
    }

    fn plain_moves() -> Vec<Move> {
        vec![Move::Save, Move::Hold]
    }

    /// The most Honors of a person; a victory counts beyond any Honors.
    fn score(outcome: &Outcome, people: Seats) -> i64 {
        let honors = people.iter().map(|seat| i64::from(outcome.honors[seat.index()])).max();
        let won = people.iter().any(|seat| outcome.winners.has(seat));
        honors.unwrap_or_default() + if won { 1000 } else { 0 }
    }

    fn part(game: &Earthrise, view: &View) -> (u8, u8) {
        course::part(game, view)
    }

    fn won(outcome: &Outcome, seat: Seat) -> bool {
        outcome.winners.has(seat)
    }

    fn weight(fact: &Fact, seat: Seat) -> i32 {
        course::weight(fact, seat)
    }
}
