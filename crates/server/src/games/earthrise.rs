//! Earthrise at a table.

mod debrief;
mod library;

pub use debrief::{EarthriseDebrief, EarthriseFinal, EarthriseRound, EarthriseSeat, EarthriseTrick};

use super::{Hosted, NotOpened, Refuses, Teller, step};
use crate::wire::uses::{EarthriseUses, HandCard, Uses};
use crate::wire::{Step, StepFor};
use bots::{Bot, CounselOf, Profile, UnknownBot};
use earthrise::content::{BUILTIN, Content, EDITIONS};
use earthrise::{Earthrise, Fact, Move, Outcome, Refusal, Setup, State, View};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use tabletop::log::ContentRef;
use tabletop::{Audience, Commitment, Fault, Seat, Seats, Timeline};
use words::earthrise::Narrator;
use words::{Names, Words};

/// The file of a content folder that belongs to this game.
pub const FILE: &str = "earthrise.ron";

/// The content that comes with the program, read once, and its hash.
static SHARED: LazyLock<Option<(Content, Commitment)>> =
    LazyLock::new(|| Some((Content::builtin().ok()?, Commitment::of_text(BUILTIN))));

impl Hosted for Earthrise {
    const NAME: &'static str = "Earthrise";
    const SECRETS: bool = true;
    const STRETCH: &'static str = "trick";
    type Content = Content;
    type Setup = Setup;
    type Teller<'a> = Narrator<'a>;
    type Debrief = EarthriseDebrief;
    type Library = crate::wire::library::EarthriseLibrary;

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

    fn make(content: &Content, setup: &Setup) -> Result<Earthrise, NotOpened> {
        Earthrise::new(content, setup).map_err(NotOpened::because)
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

    fn uses(&self, view: &View, teller: &Narrator<'_>, refuses: Refuses<'_, Earthrise>) -> Uses {
        let hand = match view.who {
            Audience::Seat(seat) => view.hands[seat.index()],
            Audience::Spectator | Audience::Omniscient => None,
        };
        let cards = hand.into_iter().flat_map(|hand| hand.kinds()).map(|card| {
            let mv = Move::Play(card);
            let why = refuses(mv).map(|refused| teller.refused(&refused));
            HandCard { card, mv, possible: why.is_none(), why }
        });
        Uses::Earthrise(EarthriseUses { cards: cards.collect() })
    }

    fn debrief(timeline: &Timeline<Earthrise>) -> EarthriseDebrief {
        debrief::debrief(timeline)
    }

    fn teller<'a>(&'a self, words: &'a Words, names: &'a Names) -> Narrator<'a> {
        Narrator::new(words, self, names)
    }

    fn stretch(&self, state: &State) -> u32 {
        u32::from(state.round()) * 100 + u32::from(state.trick())
    }

    fn plain_moves() -> Vec<Move> {
        vec![Move::Save, Move::Hold]
    }

    /// The most Honors of a person; a victory counts beyond any Honors.
    fn score(&self, outcome: &Outcome, people: Seats) -> i64 {
        let honors = people.iter().map(|seat| i64::from(outcome.honors[seat.index()])).max();
        let won = people.iter().any(|seat| outcome.winners.has(seat));
        honors.unwrap_or_default() + if won { 1000 } else { 0 }
    }
}

impl Teller<Earthrise> for Narrator<'_> {
    fn name(&self, seat: Seat) -> String {
        self.words.name(self.names, seat)
    }

    fn player(&self, seat: Seat, kind: Option<&str>) -> String {
        let name = self.seat(seat);
        kind.map_or_else(|| name.clone(), |kind| format!("{name} ({kind})"))
    }

    fn fact(&self, fact: &Fact) -> String {
        Narrator::fact(self, fact)
    }

    fn opens(&self, fact: &Fact) -> bool {
        matches!(fact, Fact::TrickBegan { .. } | Fact::TokensLaid { .. } | Fact::FinalBegan)
    }

    fn label(&self, _view: &View, mv: Move) -> String {
        Narrator::label(self, mv)
    }

    fn prompt(&self, view: &View) -> Option<String> {
        Narrator::prompt(self, view)
    }

    fn fault(&self, fault: &Fault<Refusal>) -> String {
        Narrator::fault(self, fault)
    }

    fn why(&self, view: &View, mv: Move) -> String {
        Narrator::why(self, view, mv)
    }

    fn when(&self, view: &View) -> String {
        self.title(view)
    }

    fn expect(&self, _view: &View, counsel: &CounselOf<Earthrise>) -> Vec<String> {
        let standing = &counsel.prospect;
        let worth = self.expectation(counsel.chance, standing.honors, standing.place);
        let risk = self.risk(standing.unlucky);
        // The move itself stands before.
        let follows = counsel.line.get(1..).and_then(|line| self.follows(line));
        std::iter::once(worth).chain(risk).chain(follows).collect()
    }

    fn outcome(&self, outcome: &Outcome) -> String {
        Narrator::outcome(self, outcome)
    }
}
