//! Earthrise as a whole game: what the house needs to know of it besides its rules.

mod corpus;
mod course;
mod debrief;
mod faces;
mod library;
mod metrics;
mod rule_links;
mod shown;
mod sim;
mod speed;
mod study;
mod teller;
mod terminal;
mod unfit;
mod uses;

pub use debrief::{
    EarthriseDebrief, EarthriseFinal, EarthriseRound, EarthriseSeat, EarthriseTrick, HonorsFrom, HonorsSource,
};
pub use faces::{
    ColumnFace, EarthriseLibrary, EarthriseTable, PieceFace, PillFace, RoundFace, SuitFace, SuitWorth, TokenFace,
    TokenKind,
};
pub use shown::{
    CardWorth, DeckCard, DeckRow, EarthrisePlayer, EarthriseView, ExchangeChance, FinalHonors, PieceUnder, PillNow,
    PillScore, Reward, RewardKind, Rewards, RoundScore, RoundStep, SeatScore, SuitScore, TokenPlace, TrickSeen,
};
pub use uses::{EarthriseUses, HandCard, Outlook, Reach, Role, TableWorth};

use bots::lab::Player;
use bots::{Adviser, Bot, Profile, UnknownBot};
use earthrise::content::{BUILTIN, Content, EDITIONS, OptionName, Options};
use earthrise::{Earthrise, Fact, Move, Outcome, Phase, Refusal, Setup, State, View};
use earthrise_bots::Standing;
use earthrise_words::Narrator;
use measure::{Kind, Metric};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;
use std::path::Path;
use std::sync::LazyLock;
use std::time::Duration;
use tabletop::log::ContentRef;
use tabletop::{Commitment, Seat, Seats, Timeline, Xoshiro};
use terminal::EarthriseTerminal;
use title::corpus::Wanted;
use title::fields::Fields;
use title::speed::Measured;
use title::terminal::screen::Style;
use title::terminal::{Flag, Flags, Pages};
use title::{ContentCheck, NotOpened, Refuses, StudyTable, Title, step};
use wire::{OptionInfo, Patch, Step, StepFor};
use words::{Detail, Names, Words};

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
    const USUAL: u8 = 4;
    const SECRETS: bool = true;
    const TELLS_OWN_CHANGES: bool = true;
    const STRETCH: &'static str = "trick";
    const RULEBOOK: Pages = terminal::RULEBOOK;
    const SEATS: &'static str = terminal::SEATS;
    const FLAGS: &'static [Flag] = terminal::FLAGS;
    const SPEED: &'static str = "4 players";
    const STATE_BYTES: usize = 512;
    const EXAMPLES: &'static [(&'static str, &'static [&'static str])] = &[
        (
            "",
            &[
                "firstlight table earthrise --seats me,steady,steady,steady",
                "firstlight sim earthrise --players 4 --bots steady,random,random,random --games 20000",
            ],
        ),
        (
            "table",
            &[
                "firstlight table earthrise --seats me,steady,steady,steady",
                "firstlight table earthrise --seats me:Ana,me:Bruno,steady --pills --lang pt-BR",
                "firstlight table earthrise --seats me,random,random --seed 42 --log game.jsonl",
                "firstlight table earthrise --log game.jsonl",
            ],
        ),
        (
            "sim",
            &[
                "firstlight sim earthrise --players 4 --bots steady,random,random,random --games 20000",
                "firstlight sim earthrise --players 3 --bots steady --pills --games 5000 --json",
                "firstlight sim earthrise --players 5 --bots random --games 100000 --threads 2 --seed 7",
            ],
        ),
        (
            "lab",
            &[
                "firstlight lab arena earthrise --line-up steady,random,random,random --precision 0.02",
                "firstlight lab ladder earthrise --bot expert --budgets 250,500,1000 --against steady",
                "firstlight lab seats earthrise --players 5 --line-up steady",
            ],
        ),
        ("check", &["firstlight check corpus/earthrise/*.jsonl"]),
    ];
    type Content = Content;
    type Setup = Setup;
    type Teller<'a> = Narrator<'a>;
    type Terminal<'a> = EarthriseTerminal<'a>;
    type Debrief = EarthriseDebrief;
    type Shown = EarthriseView;
    type Library = EarthriseLibrary;
    type Uses = EarthriseUses;
    type Ahead = ();
    type Forecast = ();
    type Tally = sim::Sums;
    type Prospect = Standing;

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

    fn options() -> Vec<OptionInfo> {
        let usual = Self::builtin().map_or_else(|_| Options::default(), |content| content.options());
        let option = |option: &OptionName| OptionInfo {
            name: option.name.to_owned(),
            values: option.values.iter().map(|&value| value.to_owned()).collect(),
            usual: usual.get(option.name).unwrap_or_default().to_owned(),
        };
        Options::names().iter().map(option).collect()
    }

    /// Four at the table.
    fn daily(_number: u64) -> (Setup, usize) {
        (Setup::new(4), 3)
    }

    fn make(content: &Content, setup: &Setup) -> Result<Earthrise, NotOpened> {
        Earthrise::new(content, setup).map_err(|error| NotOpened(unfit::unfit(&error)))
    }

    fn content_in(folder: &Path) -> Result<Content, NotOpened> {
        terminal::content_in(folder)
    }

    fn setup_from(players: u8, flags: &Flags) -> Result<Setup, NotOpened> {
        terminal::setup(players, flags)
    }

    fn make_from_flags(content: &Content, setup: &Setup) -> Result<Earthrise, NotOpened> {
        Earthrise::new(content, setup).map_err(|error| NotOpened(terminal::unfit(&error)))
    }

    fn wrong_seats(players: usize) -> Detail {
        terminal::wrong_seats(players)
    }

    fn terminal<'a>(
        game: &'a Earthrise,
        content: &'a Content,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> EarthriseTerminal<'a> {
        EarthriseTerminal::new(game, content, words, names, style)
    }

    fn bot(name: &str) -> Result<Box<dyn Bot<Earthrise>>, UnknownBot> {
        earthrise_bots::bot(name)
    }

    fn profiles() -> Vec<Profile> {
        earthrise_bots::profiles().collect()
    }

    fn lab_player(name: &str) -> Result<Player<Earthrise>, UnknownBot> {
        earthrise_bots::lab_player(name)
    }

    fn adviser() -> Box<dyn Adviser<Earthrise, Standing>> {
        earthrise_bots::adviser()
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

    fn show(game: &Earthrise, view: &View) -> EarthriseView {
        EarthriseView::of(game, view)
    }

    fn changes(game: &Earthrise, before: &View, after: &View, patch: &mut Patch) {
        shown::shared_changes(game, before, after, patch);
        shown::own_changes(game, before, after, patch);
    }

    fn shared_changes(game: &Earthrise, before: &View, after: &View, patch: &mut Patch) {
        shown::shared_changes(game, before, after, patch);
    }

    fn own_changes(game: &Earthrise, before: &View, after: &View, patch: &mut Patch) {
        shown::own_changes(game, before, after, patch);
    }

    fn library(content: &Content, words: &Words) -> Self::Library {
        library::library(content, words)
    }

    fn uses(game: &Earthrise, view: &View, teller: &Narrator<'_>, refuses: Refuses<'_, Earthrise>) -> EarthriseUses {
        uses::uses(game, view, teller, refuses)
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

    /// A pill that can never be used again stays face down. Earlier one is asked all the same: who is quick to answer would
    /// tell the others that it does not fit this scoring.
    fn forced(game: &Earthrise, state: &State, seat: Seat) -> bool {
        state.phase() == Phase::Pills && game.pill_is_spent(state, seat)
    }

    fn step_of(fact: &Fact) -> Option<&'static str> {
        Some(course::step_of(fact).word())
    }

    fn called_you(fact: &Fact) -> Option<Seats> {
        Some(course::called_you(fact))
    }

    /// A card has one name, and a seat that of its person.
    fn label_rests_on(_game: &Earthrise, _view: &View, _mv: Move) -> Option<u64> {
        Some(0)
    }

    fn round(game: &Earthrise, view: &View) -> u8 {
        course::round(game, view)
    }

    fn concerns(fact: &Fact) -> Seats {
        course::concerns(fact)
    }

    fn rule_of_refusal(refusal: &Refusal) -> Option<&'static str> {
        Some(rule_links::of_refusal(refusal))
    }

    fn rule_of_view(_game: &Earthrise, view: &View) -> Option<&'static str> {
        rule_links::of_view(view)
    }

    fn won(outcome: &Outcome, seat: Seat) -> bool {
        outcome.winners.has(seat)
    }

    fn content_files() -> Vec<(&'static str, String)> {
        vec![(FILE, BUILTIN.to_owned())]
    }

    fn check_content(folder: &Path) -> Result<ContentCheck, NotOpened> {
        if !folder.join(FILE).exists() {
            return Ok(ContentCheck::default());
        }
        Ok(match terminal::content_in(folder) {
            Ok(content) => {
                ContentCheck { files: 1, found: Some(format!("Earthrise: {}", content.id())), faults: Vec::new() }
            }
            Err(error) => ContentCheck { files: 1, found: None, faults: vec![error.0.to_string()] },
        })
    }

    fn corpus() -> Result<Vec<Wanted<EarthriseTitle>>, NotOpened> {
        corpus::wanted()
    }

    fn speed_tables() -> Result<Vec<Earthrise>, NotOpened> {
        let table = |players| Earthrise::builtin(&Setup::new(players));
        EarthriseTitle::PLAYERS.map(table).collect::<Result<_, _>>().map_err(NotOpened::because)
    }

    fn speed_rows(game: &Earthrise, time: Duration, repeats: usize) -> Result<Vec<Measured>, UnknownBot> {
        speed::rows(game, time, repeats)
    }

    fn reference_game(dice: &mut Xoshiro) -> Option<u32> {
        let played = speed::reference::play(dice);
        std::hint::black_box(played.honors);
        Some(played.moves)
    }

    fn sim_setups(_content: &Content, players: Option<u8>, flags: &Flags) -> Result<Vec<Setup>, NotOpened> {
        sim::setups(players, flags)
    }

    fn metrics() -> &'static [&'static dyn Metric<Earthrise>] {
        metrics::ALL
    }

    fn study_tables(fields: &Fields<'_, '_>, _kind: Kind) -> Vec<StudyTable<EarthriseTitle>> {
        study::tables(fields)
    }

    fn weight(fact: &Fact, seat: Seat) -> i32 {
        course::weight(fact, seat)
    }
}
