//! What a whole game brings to the house. [`Title`] says it in one place: the rules, their content, the bots, what a table
//! needs to know besides the rules, and how all of it is told. Everything above is written once for all titles, and the
//! crate `games` lists them.

pub mod cards;
mod content_check;
pub mod corpus;
mod defaults;
pub mod fields;
mod level;
pub mod log_line;
mod meaning;
mod not_opened;
pub mod sim;
pub mod speed;
mod study_table;
mod teller;
pub mod terminal;
mod trial;

pub use content_check::ContentCheck;
pub use level::{BY_RULES, Level};
pub use meaning::Mechanism;
pub use not_opened::{NotOpened, unfit_content, unfit_value, unknown_option, wrong_players};
pub use study_table::StudyTable;
pub use teller::Teller;
pub use trial::{Proposal, Refuses, Trial};

use bots::lab::Player;
use bots::{Advice, Adviser, Bot, Counsel, Profile, UnknownBot};
use cards::{CardsAsked, CardsError};
use corpus::Wanted;
use fields::Fields;
use measure::{Kind, Metric};
use schemars::JsonSchema;
use serde::Serialize;
use serde::de::DeserializeOwned;
use sim::Tally;
use speed::Measured;
use std::collections::BTreeMap;
use std::fmt::Debug;
use std::io::Write;
use std::ops::RangeInclusive;
use std::path::Path;
use std::time::Duration;
use tabletop::log::{ContentRef, FORMAT, Header, SeedRef};
use tabletop::{Audience, Commitment, Game, Seat, Seats, Timeline, Xoshiro};
use terminal::screen::Style;
use terminal::{Flag, Flags, Pages, Terminal};
use wire::{OptionInfo, Patch, SeatChoice, Step, StepFor, json};
use words::{Detail, Names, Part, Words};

/// A move of a title.
pub type MoveOf<T> = <<T as Title>::Game as Game>::Move;
/// A title as one audience sees it.
pub type ViewOf<T> = <<T as Title>::Game as Game>::View;
/// Everything that changes in a title.
pub type StateOf<T> = <<T as Title>::Game as Game>::State;
/// Something that happened in a title.
pub type FactOf<T> = <<T as Title>::Game as Game>::Fact;
/// Why a move of a title is not possible.
pub type RefusalOf<T> = <<T as Title>::Game as Game>::Refusal;
/// How a title ended.
pub type OutcomeOf<T> = <<T as Title>::Game as Game>::Outcome;
/// Advice on a decision of a title.
pub type AdviceOf<T> = Advice<MoveOf<T>, <T as Title>::Prospect>;
/// A move of a title, and what to expect of it.
pub type CounselOf<T> = Counsel<MoveOf<T>, <T as Title>::Prospect>;

/// A whole game: everything the house needs to seat people and bots at it. The type that implements it is only a name;
/// the rules are [`Title::Game`].
pub trait Title: Sized + Send + Sync + 'static {
    /// The rules.
    type Game: Game<Move: JsonSchema, Draw: JsonSchema, Fact: JsonSchema, Refusal: JsonSchema, Outcome: JsonSchema>
        + Clone
        + 'static;

    /// Names it in logs, tables and addresses.
    const ID: &'static str = <Self::Game as Game>::ID;
    /// The reading of the rules that is played now.
    const RULES: u32 = <Self::Game as Game>::RULES;
    /// What it is called.
    const NAME: &'static str;
    /// How many can play.
    const PLAYERS: RangeInclusive<u8>;
    /// How many a new table is for, unless somebody chooses.
    const USUAL: u8 = *Self::PLAYERS.start();
    /// Do players hold things that others may not see?
    const SECRETS: bool;
    /// In a game with secrets: are [`shared_changes`](Title::shared_changes) and [`own_changes`](Title::own_changes) together
    /// all that changes?
    const TELLS_OWN_CHANGES: bool = false;
    /// Have seats a title of their own, such as a power's name, that tells the seats of one person apart?
    const TITLED_SEATS: bool = false;
    /// What [`stretch`](Title::stretch) counts: `stage`, `trick` or `round`.
    const STRETCH: &'static str = "round";
    /// Do all seats win or lose together?
    const TOGETHER: bool = false;

    /// Its rules, as players read them.
    const RULEBOOK: Pages;
    /// An example of who sits at a table, as `--seats` takes it.
    const SEATS: &'static str = "me,steady";
    /// The flags of its own by which a table is set up on the command line.
    const FLAGS: &'static [Flag] = &[];
    /// What `firstlight bench` measures it with, in a few words.
    const SPEED: &'static str = "its usual table";
    /// A state is to be no larger than this, in bytes.
    const STATE_BYTES: usize = 4096;
    /// Examples of commands, as help shows them: the command, and the lines.
    const EXAMPLES: &'static [(&'static str, &'static [&'static str])] = &[];
    /// Has it cards that `firstlight cards` reads out?
    const HAS_CARDS: bool = false;
    /// Has it [`mechanisms`](Title::mechanisms) that the lab can make neutral?
    const HAS_MECHANISMS: bool = false;
    /// The studies that make sense with it in the lab.
    const STUDIES: &'static [Kind] = &[Kind::Arena, Kind::Ladder, Kind::Seats];

    /// Its content.
    type Content: Clone + Send + Sync + 'static;
    /// How a table of it is set up.
    type Setup: Serialize + DeserializeOwned + JsonSchema + Clone + PartialEq + Send + Sync + 'static;
    /// A game that is over, in numbers.
    type Debrief: Serialize + JsonSchema + Send + 'static;
    /// What an audience sees, made for readers: lists, names and numbers.
    type Shown: Serialize + JsonSchema;
    /// What its pieces show, for drawing them.
    type Library: Serialize + JsonSchema;
    /// What a seat can do with its cards.
    type Uses: Serialize + JsonSchema;
    /// What is ahead as things stand, where it can be told; it may be dear, and is worked out when somebody asks.
    type Ahead: Serialize + JsonSchema;
    /// What is coming in the game as things stand, where it can be told.
    type Forecast: Serialize + JsonSchema;
    /// What `firstlight sim` counts over many games.
    type Tally: Tally<Self>;
    /// What advice says of a move besides the chance to win, in the terms of the game.
    type Prospect: Clone + Debug + PartialEq + Send + Sync + 'static;
    /// How it is put into words.
    type Teller<'a>: Teller<Self>;
    /// How it is shown in a terminal.
    type Terminal<'a>: Terminal<Self>;

    /// The content that comes with the program.
    fn builtin() -> Result<Self::Content, NotOpened>;

    /// How a log names a content, with the files that are not the program's own.
    fn content_ref(content: &Self::Content) -> ContentRef;

    /// The content that a log of this name was played with, as far as the log and the program hold it. It may be another:
    /// the caller compares.
    fn content_of(_wanted: &ContentRef, _name: &str) -> Result<Self::Content, NotOpened> {
        Self::builtin()
    }

    /// The setup of a plain table for N players.
    fn plain_setup(players: usize) -> Result<Self::Setup, NotOpened>;

    /// The readings of the rules that a setup may choose between.
    fn options() -> Vec<OptionInfo> {
        Vec::new()
    }

    /// The deal of a day: the setup, and how many bots sit beside the person. `number` is a number of that day.
    fn daily(number: u64) -> (Self::Setup, usize);

    /// The rules at a table.
    fn make(content: &Self::Content, setup: &Self::Setup) -> Result<Self::Game, NotOpened>;

    /// The content of a folder; what is wrong is said as to somebody who named the folder on the command line. A game without
    /// content files refuses every folder.
    fn content_in(_folder: &Path) -> Result<Self::Content, NotOpened> {
        Err(NotOpened(Detail::new("fail-content-none", &[("game", Part::name(Self::NAME))])))
    }

    /// The setup of a table from its flags: the plain one, and no options, in a game without flags.
    fn setup_from(players: u8, flags: &Flags) -> Result<Self::Setup, NotOpened> {
        match flags.options.first() {
            Some((given, _)) => {
                let parts = [("game", Part::name(Self::NAME)), ("given", Part::name(given))];
                Err(NotOpened(Detail::new("fail-option-none", &parts)))
            }
            None => Self::plain_setup(players.into()),
        }
    }

    /// The rules at a table that was set up by flags: what is wrong is said in their terms.
    fn make_from_flags(content: &Self::Content, setup: &Self::Setup) -> Result<Self::Game, NotOpened> {
        Self::make(content, setup)
    }

    /// Why a number of people cannot play, said to somebody who gave it with `--seats`.
    fn wrong_seats(players: usize) -> Detail {
        defaults::wrong_seats::<Self>(players)
    }

    /// A player by name.
    fn bot(name: &str) -> Result<Box<dyn Bot<Self::Game>>, UnknownBot>;

    /// The players there are, weakest first.
    fn profiles() -> Vec<Profile>;

    /// A player in the lab by name; those that see what nobody at a table may see are among them.
    fn lab_player(name: &str) -> Result<Player<Self::Game>, UnknownBot> {
        Self::bot(name).map(Player::Bot)
    }

    /// Somebody to ask, who thinks as the best player does.
    fn adviser() -> Box<dyn Adviser<Self::Game, Self::Prospect>>;

    /// How "Play now" can set a table up, the easiest first.
    fn steps() -> Vec<Step> {
        Vec::new()
    }

    /// The game in words, for one reader.
    fn teller<'a>(game: &'a Self::Game, words: &'a Words, names: &'a Names) -> Self::Teller<'a>;

    /// The game in a terminal, for one reader.
    fn terminal<'a>(
        game: &'a Self::Game,
        content: &'a Self::Content,
        words: &'a Words,
        names: &'a Names,
        style: Style,
    ) -> Self::Terminal<'a>;

    /// What a seat is called besides its person's name, in one language.
    fn seat_title(_game: &Self::Game, _words: &Words, _seat: Seat) -> Option<String> {
        None
    }

    /// A view as readers get it. It says nothing that the view does not.
    fn show(game: &Self::Game, view: &ViewOf<Self>) -> Self::Shown;

    /// The view of an audience just after a fact, in the middle of an entry. What is not on the table but follows from
    /// it, such as a forecast, may stay as it was `before` until the entry is over.
    fn view_after_fact(
        game: &Self::Game,
        _before: &ViewOf<Self>,
        state: &StateOf<Self>,
        who: Audience,
    ) -> ViewOf<Self> {
        game.view(state, who)
    }

    /// What changes for a reader from one view to another. A game that knows which parts of a view can have changed says
    /// so here, for the sake of speed.
    fn changes(game: &Self::Game, before: &ViewOf<Self>, after: &ViewOf<Self>, patch: &mut Patch) {
        if before != after {
            patch.compare("", &Self::show(game, before), &Self::show(game, after));
        }
    }

    /// Of these changes, what changes for every seat and for spectators alike: it is made once for all of them. Nothing, in a game
    /// with secrets that does not tell the two apart ([`TELLS_OWN_CHANGES`](Title::TELLS_OWN_CHANGES)).
    fn shared_changes(_game: &Self::Game, _before: &ViewOf<Self>, _after: &ViewOf<Self>, _patch: &mut Patch) {}

    /// What changes from one view to another for the seat that looks alone. In a game without secrets that is such as the
    /// question it is asked, and is told at the end of an entry; all else changes for everybody alike. In a game with secrets it
    /// is what [`shared_changes`](Title::shared_changes) leaves of all changes.
    fn own_changes(_game: &Self::Game, _before: &ViewOf<Self>, _after: &ViewOf<Self>, _patch: &mut Patch) {}

    /// What the pieces of a content show, in one language.
    fn library(content: &Self::Content, words: &Words) -> Self::Library;

    /// What the seat of a view can do with its cards. `refuses` says why a move is not possible, if it is not.
    fn uses(
        game: &Self::Game,
        view: &ViewOf<Self>,
        teller: &Self::Teller<'_>,
        refuses: Refuses<'_, Self::Game>,
    ) -> Self::Uses;

    /// What is ahead of a view as things stand; none in games that have nothing to say about it.
    fn ahead(_game: &Self::Game, _view: &ViewOf<Self>) -> Option<Self::Ahead> {
        None
    }

    /// A move that is possible, made on a copy of what its seat sees; none in games whose moves cannot be tried.
    fn trial(
        _game: &Self::Game,
        _view: &ViewOf<Self>,
        _teller: &Self::Teller<'_>,
        _mv: MoveOf<Self>,
    ) -> Option<Trial<Self>> {
        None
    }

    /// A game that is over, in numbers: what each round brought everybody.
    fn debrief(timeline: &Timeline<Self::Game>) -> Self::Debrief;

    /// How well these seats did, for comparing games of the same deal: more is better.
    fn score(outcome: &OutcomeOf<Self>, people: Seats) -> i64;

    /// Of those who are asked, the ones the table waits for. Others may move too, but need not.
    fn awaited(_game: &Self::Game, _state: &StateOf<Self>, asked: Seats) -> Seats {
        asked
    }

    /// Is a person in this seat asked before the bots, because their word guides the bots?
    fn speaks_first(_game: &Self::Game, _state: &StateOf<Self>, _seat: Seat) -> bool {
        false
    }

    /// What bots would do with what the group shares in the place of these people, who are asked.
    fn proposes(_game: &Self::Game, _state: &StateOf<Self>, _people: Seats, _names: &Names) -> Option<Proposal> {
        None
    }

    /// The stage or trick the game is in, as a number of its own: until its end a bot plays for somebody who wants to look
    /// on.
    fn stretch(state: &StateOf<Self>) -> u32;

    /// Is a seat that has just moved in the middle of something, so that its next move belongs to the same step?
    fn goes_on(_state: &StateOf<Self>, _seat: Seat) -> bool {
        false
    }

    /// The moves by which a seat does nothing, for somebody whose time is used up.
    fn plain_moves() -> Vec<MoveOf<Self>> {
        Vec::new()
    }

    /// For a seat that is asked and not awaited: the move by which it comes back, and the one by which it leaves again.
    fn return_of(_state: &StateOf<Self>, _seat: Seat) -> Option<(MoveOf<Self>, MoveOf<Self>)> {
        None
    }

    /// Has this seat, which is asked, one move only, and do others learn nothing if it is made at once? Then a client makes it
    /// by itself.
    fn forced(_game: &Self::Game, _state: &StateOf<Self>, _seat: Seat) -> bool {
        false
    }

    /// The step of the game that a fact belongs to, by the name that the view gives it.
    fn step_of(_fact: &FactOf<Self>) -> Option<&'static str> {
        None
    }

    /// The round, from 1.
    fn round(game: &Self::Game, view: &ViewOf<Self>) -> u8;

    /// The seats that a fact is about: those who did it, and those to whom it was done, given or asked. What befalls all is
    /// about nobody in particular.
    fn concerns(_fact: &FactOf<Self>) -> Seats {
        Seats::NONE
    }

    /// The seats that may read another sentence about a fact than everybody else, because it may call them "you"; nothing, if
    /// that may be any. All others who know the same of it read the same, and it is said once for all of them.
    fn called_you(_fact: &FactOf<Self>) -> Option<Seats> {
        None
    }

    /// What else than the move and the names of the seats the label of a move rests on, as a number: as long as that is the same,
    /// so is the label, and it need not be said anew. Nothing, if it is more than a number says.
    fn label_rests_on(_game: &Self::Game, _view: &ViewOf<Self>, _mv: MoveOf<Self>) -> Option<u64> {
        None
    }

    /// The rule that explains a refusal, by its id in the [`RULEBOOK`](Title::RULEBOOK).
    fn rule_of_refusal(_refusal: &RefusalOf<Self>) -> Option<&'static str> {
        None
    }

    /// The rule about what is going on, by its id in the [`RULEBOOK`](Title::RULEBOOK).
    fn rule_of_view(_game: &Self::Game, _view: &ViewOf<Self>) -> Option<&'static str> {
        None
    }

    /// Did this seat win?
    fn won(outcome: &OutcomeOf<Self>, seat: Seat) -> bool;

    /// Reads out its cards, where it has any ([`HAS_CARDS`](Title::HAS_CARDS)).
    fn print_cards(_asked: &CardsAsked, _out: &mut dyn Write) -> Result<(), CardsError> {
        Ok(())
    }

    /// The files that a folder of content begins with, each by its name.
    fn content_files() -> Vec<(&'static str, String)> {
        Vec::new()
    }

    /// Looks through the files in a folder of content that belong to this game.
    fn check_content(_folder: &Path) -> Result<ContentCheck, NotOpened> {
        Ok(ContentCheck::default())
    }

    /// The finished games that `corpus/` keeps.
    fn corpus() -> Result<Vec<Wanted<Self>>, NotOpened> {
        Ok(Vec::new())
    }

    /// The tables whose speed is measured, one of every size; the one for four, or the last, is measured most.
    fn speed_tables() -> Result<Vec<Self::Game>, NotOpened> {
        defaults::speed_tables::<Self>()
    }

    /// Rows of its own about its speed: how fast its players think.
    fn speed_rows(_game: &Self::Game, _time: Duration, _repeats: usize) -> Result<Vec<Measured>, UnknownBot> {
        Ok(Vec::new())
    }

    /// One game of a reference that is hand-written for speed alone, and how many moves it had; none, if there is no such
    /// reference.
    fn reference_game(_dice: &mut Xoshiro) -> Option<u32> {
        None
    }

    /// The setups that `firstlight sim` plays: `players` and flags ask for them.
    fn sim_setups(_content: &Self::Content, players: Option<u8>, flags: &Flags) -> Result<Vec<Self::Setup>, NotOpened> {
        Self::setup_from(players.unwrap_or(*Self::PLAYERS.end()), flags).map(|setup| vec![setup])
    }

    /// Everything the lab can count in it besides victories, in the order of a report.
    fn metrics() -> &'static [&'static dyn Metric<Self::Game>] {
        &[]
    }

    /// The victory of each seat, in sixtieths ([`measure::WHOLE`]). Those who win against the others share it.
    fn victory(game: &Self::Game, outcome: &OutcomeOf<Self>) -> Vec<u8> {
        defaults::victory::<Self>(game, outcome)
    }

    /// How the game ended, in an English sentence for a report; `names` are those of the seats.
    fn ending(_game: &Self::Game, outcome: &OutcomeOf<Self>, names: &[String]) -> String {
        defaults::ending::<Self>(outcome, names)
    }

    /// What the seats are called in a report.
    fn seat_names(game: &Self::Game) -> Vec<String> {
        (1..=game.players()).map(|seat| format!("Seat {seat}")).collect()
    }

    /// The tables that a study in the lab asks for by its fields. What is wrong with them is kept by the fields.
    fn study_tables(fields: &Fields<'_, '_>, _kind: Kind) -> Vec<StudyTable<Self>> {
        defaults::study_tables::<Self>(fields)
    }

    /// The mechanisms of its rulebook, each with a table of this setup at which it means nothing.
    fn mechanisms(_content: &Self::Content, _setup: &Self::Setup) -> Result<Vec<Mechanism<Self>>, NotOpened> {
        Ok(Vec::new())
    }

    /// What two games have to share for their results to be the same, as text that is compared and never shown.
    fn result(game: &Self::Game, outcome: &OutcomeOf<Self>) -> String {
        format!("{:?}", Self::victory(game, outcome))
    }

    /// How good a fact is for a seat, in no unit: below 0 it is bad, and what says nothing about the chance to win is 0. It
    /// decides which facts are told of many, and nothing else.
    fn weight(_fact: &FactOf<Self>, _seat: Seat) -> i32 {
        0
    }
}

/// A step of "Play now": who sits beside whoever opens the table, with what setup, and how often `steady` in their place
/// won in the lab (`plans/first-game.toml`).
pub fn step<S: Serialize>(name: &str, meant: StepFor, setup: Option<&S>, bots: &[&str], wins: u8) -> Step {
    let bots = bots.iter().map(|&bot| SeatChoice::Bot(bot.to_owned()));
    Step {
        step: name.to_owned(),
        meant,
        seats: std::iter::once(SeatChoice::Me).chain(bots).collect(),
        setup: setup.map(json::value),
        wins,
    }
}

/// The content of this hash, if it comes with the program.
pub fn content_by_hash<T: Title>(hash: Commitment) -> Result<Option<T::Content>, NotOpened> {
    let wanted = ContentRef { id: String::new(), hash, files: BTreeMap::new() };
    let content = T::content_of(&wanted, T::ID)?;
    Ok((T::content_ref(&content).hash == hash).then_some(content))
}

/// The header of a new log.
pub fn header<T: Title>(
    content: &T::Content,
    setup: &T::Setup,
    seats: Vec<String>,
    chance: SeedRef,
) -> Result<Header<serde_json::Value>, NotOpened> {
    Ok(Header {
        firstlight: FORMAT,
        game: T::ID.to_owned(),
        rules: T::RULES,
        content: T::content_ref(content),
        setup: serde_json::to_value(setup).map_err(NotOpened::because)?,
        seats,
        chance,
        dealt: None,
    })
}
