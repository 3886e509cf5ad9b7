//! The flags and commands. Readers of `--help` have them explained in their language, by `help/`.

use crate::copies::{BackupArgs, RestoreArgs};
use crate::online::PlayArgs;
use crate::serve_flags::ServeArgs;
use crate::tongue;
pub use crate::variant::Variant;
use bots::search::Budget;
use clap::builder::PossibleValuesParser;
use clap::{Args, Parser, Subcommand};
use games::Visit;
use std::path::PathBuf;
use tabletop::Seed;
use title::Title;
use words::Lang;

/// Board games about the Earth, on a computer: play, replay, study and simulate.
///
/// An independent, unofficial implementation of the games' rules; it contains no art and no text of their publishers.
#[derive(Debug, Parser)]
#[command(name = "firstlight", version, arg_required_else_help = true)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// Is the server in this program?
const SERVES: bool = cfg!(feature = "serve");

/// The commands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Play in the browser: serves this machine alone and opens the page
    #[command(hide = !SERVES)]
    Play(PlayArgs),
    /// Serve tables for a household or a school
    #[command(hide = !SERVES)]
    Serve(ServeArgs),
    /// Copy all tables into a file, also while a server runs
    #[command(hide = !SERVES)]
    Backup(BackupArgs),
    /// Make the tables of a folder from a backup
    #[command(hide = !SERVES)]
    Restore(RestoreArgs),
    /// Play at a table in the terminal, with bots or with friends at the same keyboard
    Table(TableArgs),
    /// Let bots play many games and report shares, scores and speed
    Sim(SimArgs),
    /// Measure bots, setups, cards and seats, and write a report that people can read
    Lab(LabArgs),
    /// Tell a game from its log, step by step
    Replay(ReplayArgs),
    /// Go through a game from its log: which moves changed the chance to win most, and what would have been better
    #[command(visible_alias = "analyze")]
    Analyse(AnalyseArgs),
    /// Verify a log against the rules and its seed, or a backup with all logs in it
    Check(CheckArgs),
    /// Read the cards: list them, filter them, show one, count what is in the box
    Cards(CardsArgs),
    /// Begin or check a folder with cards and numbers of your own
    Content(ContentArgs),
    /// Measure the speed of the rules against a hand-written reference, of the searching players and of the lab
    Bench(BenchArgs),
}

/// `firstlight table`
#[derive(Debug, Args)]
pub struct TableArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(games::IDS))]
    pub title: String,
    /// Who sits where: me, me:NAME, or a bot (random, steady, skilled, expert), separated by commas
    #[arg(long, value_name = "LIST")]
    pub seats: Option<String>,
    /// The deal: the same seed gives the same cards
    #[arg(long, value_name = "N")]
    pub seed: Option<Seed>,
    /// The language: en, es or pt-BR
    #[arg(long, value_name = "LANG", default_value_t = tongue::of_system())]
    pub lang: Lang,
    /// Keep the game in this file; if it exists, go on with the game in it
    #[arg(long, value_name = "FILE")]
    pub log: Option<PathBuf>,
    /// How long `hint` thinks: a time, as in 500ms or 3s, or lines of play, as in 2000
    #[arg(long, value_name = "TIME", default_value = "1s")]
    pub hint_time: Budget,
    /// Never use colour (it is used only on a terminal, and not if NO_COLOR is set)
    #[arg(long)]
    pub plain: bool,
    #[command(flatten)]
    pub variant: Variant,
}

/// Many games at the tables of one variant, and how they are told.
#[derive(Debug, Args)]
pub struct Series {
    /// How many play, where no flag of the game says it
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    /// Where chance begins
    #[arg(long, value_name = "N", default_value = "1")]
    pub seed: Seed,
    /// On how many threads; by default one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
    #[command(flatten)]
    pub variant: Variant,
}

/// `firstlight sim`
#[derive(Debug, Args)]
pub struct SimArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(games::IDS))]
    pub title: String,
    /// Which bots, separated by commas
    #[arg(long, value_name = "LIST", default_value = "steady,random")]
    pub bots: String,
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 1000, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    pub games: u64,
    #[command(flatten)]
    pub series: Series,
}

/// `firstlight lab`
#[derive(Debug, Args)]
pub struct LabArgs {
    /// What to do.
    #[command(subcommand)]
    pub study: LabStudy,
}

/// What the lab can measure.
#[derive(Debug, Subcommand)]
pub enum LabStudy {
    /// Carry out a plan with any number of studies
    Run {
        /// The plan
        plan: PathBuf,
        #[command(flatten)]
        bench: LabBench,
    },
    /// Who wins? Line-ups of bots at the same tables
    Arena(LabFlags),
    /// Does a bot play better when it thinks longer?
    Ladder {
        #[command(flatten)]
        flags: LabFlags,
        /// The bot that thinks longer and longer
        #[arg(long, value_name = "NAME")]
        bot: String,
        /// How long, from rung to rung: iterations (2000) or times (400ms), separated by commas
        #[arg(long, value_name = "LIST", value_delimiter = ',')]
        budgets: Vec<String>,
        /// Who sits at the other seats; without it the bot sits at all
        #[arg(long, value_name = "LIST")]
        against: Option<String>,
    },
    /// How hard is every setup of the rulebook?
    Difficulty(LabAim),
    /// What are the cards worth?
    Cards(LabAim),
    /// Does any seat fare better?
    Seats(LabFlags),
    /// Does every mechanism of the rules change what is played?
    Meaning(MeaningArgs),
    /// The same figures for one game, from its log
    Table {
        /// The log
        file: PathBuf,
        /// The folder of the report
        #[arg(long, value_name = "DIR", default_value = "lab-table")]
        out: PathBuf,
        /// The folder with the content the game was played with, if the log does not carry it
        #[arg(long, value_name = "DIR")]
        content: Option<PathBuf>,
    },
}

/// Where and how a run is carried out.
#[derive(Clone, Debug, Args)]
pub struct LabBench {
    /// The folder of the report; by default lab-NAME for a plan NAME.toml or a study NAME
    #[arg(long, value_name = "DIR")]
    pub out: Option<PathBuf>,
    /// On how many threads; by default one for each core
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    pub threads: Option<u16>,
    /// Play everything anew, as after a change to a bot; otherwise games that are in the folder are not played again
    #[arg(long)]
    pub fresh: bool,
}

/// How closely a study looks.
#[derive(Clone, Debug, Args)]
pub struct LabAim {
    /// Bots in the order of the seats, separated by commas; a shorter list is repeated (may be repeated)
    #[arg(long = "line-up", value_name = "LIST")]
    pub line_ups: Vec<String>,
    /// The most games of each line-up
    #[arg(long, value_name = "N")]
    pub games: Option<u64>,
    /// Stop a line-up when half of its 95 % interval is at most this, as in 0.02
    #[arg(long, value_name = "SHARE")]
    pub precision: Option<f64>,
    /// Where chance begins
    #[arg(long, value_name = "N")]
    pub seed: Option<u64>,
    /// Setups of the game, as its flags name them, or all (may be repeated)
    #[arg(long = "setup", value_name = "LIST")]
    pub setups: Vec<String>,
    #[command(flatten)]
    pub bench: LabBench,
}

/// A study of any game.
#[derive(Clone, Debug, Args)]
pub struct LabFlags {
    /// The game
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(games::IDS))]
    pub title: String,
    /// How many play, where no flag of the game says it
    #[arg(long, value_name = "N")]
    pub players: Option<u8>,
    #[command(flatten)]
    pub aim: LabAim,
}

/// `firstlight lab meaning`
#[derive(Debug, Args)]
pub struct MeaningArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(games_that(&HasMechanisms)))]
    pub title: String,
    /// Bots in the order of the seats, separated by commas; a shorter list is repeated (may be repeated)
    #[arg(long = "line-up", value_name = "LIST", default_value = "steady")]
    pub line_ups: Vec<String>,
    /// How many games for each mechanism; may be repeated, for each line-up in turn
    #[arg(long, value_name = "N", default_value = "200", value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pub games: Vec<u64>,
    /// Only mechanisms whose kind or name has this in it (may be repeated)
    #[arg(long, value_name = "FILTER")]
    pub only: Vec<String>,
    /// Print the result as a table of Markdown
    #[arg(long, conflicts_with = "json")]
    pub markdown: bool,
    #[command(flatten)]
    pub series: Series,
}

/// `firstlight replay`
#[derive(Debug, Args)]
pub struct ReplayArgs {
    /// The log
    pub file: PathBuf,
    /// Stop after this entry of the log
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    pub to: Option<u32>,
    /// Who is looking: the number of a seat, `spectator`, or `all` for everything
    #[arg(long = "as", value_name = "SEAT", default_value = "all")]
    pub audience: String,
    /// Show the table and the moves on offer before every decision
    #[arg(long)]
    pub full: bool,
    /// The language: en, es or pt-BR
    #[arg(long, value_name = "LANG", default_value_t = tongue::of_system())]
    pub lang: Lang,
    /// The folder with the content the game was played with, if the log does not carry it
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

/// `firstlight analyse`
#[derive(Debug, Args)]
pub struct AnalyseArgs {
    /// The log, of a finished game or not
    pub file: PathBuf,
    /// How long: a time for the whole game, as in 20s, or lines of play for a quick look at one move, as in 200
    #[arg(long, value_name = "N|TIME", default_value = "500")]
    pub budget: Budget,
    /// Only the moves of this seat, counted from 0
    #[arg(long, value_name = "SEAT")]
    pub seat: Option<u8>,
    /// How many moves to show
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=999))]
    pub most: u16,
    /// The language: en, es or pt-BR
    #[arg(long, value_name = "LANG", default_value_t = tongue::of_system())]
    pub lang: Lang,
    /// Print everything that was found as JSON
    #[arg(long)]
    pub json: bool,
    /// The folder with the content the game was played with, if the log does not carry it
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

/// `firstlight check`
#[derive(Debug, Args)]
pub struct CheckArgs {
    /// The logs, or backups
    #[arg(required = true)]
    pub files: Vec<PathBuf>,
    /// The folder with the content the games were played with, if the logs do not carry it
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

/// `firstlight bench`
#[derive(Debug, Args)]
pub struct BenchArgs {
    /// Seconds for each measurement
    #[arg(long, value_name = "N", default_value_t = 1.0, allow_negative_numbers = true)]
    pub seconds: f64,
    /// How many times each is measured; the median counts
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u16).range(1..=99))]
    pub repeats: u16,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
}

/// `firstlight cards`
#[derive(Debug, Args)]
pub struct CardsArgs {
    /// The game
    #[arg(value_name = "GAME", value_parser = PossibleValuesParser::new(games_that(&HasCards)))]
    pub title: String,
    /// One card, by its title or its number
    #[arg(value_name = "TITLE")]
    pub card: Option<String>,
    /// Only this deck
    #[arg(long, value_name = "DECK")]
    pub deck: Option<String>,
    /// Only cards that bear this tag
    #[arg(long, value_name = "TAG")]
    pub tag: Option<String>,
    /// Only cards whose effect comes from this source
    #[arg(long, value_name = "SOURCE")]
    pub source: Option<String>,
    /// Only cards with code of their own
    #[arg(long)]
    pub specials: bool,
    /// Count tags, sources and actions instead
    #[arg(long, conflicts_with_all = ["card", "deck", "tag", "source", "specials"])]
    pub stats: bool,
    /// The language: en, es or pt-BR
    #[arg(long, value_name = "LANG", default_value_t = tongue::of_system())]
    pub lang: Lang,
    /// Print the result as JSON
    #[arg(long)]
    pub json: bool,
    /// A folder with cards of your own, laid over those that come with the program
    #[arg(long, value_name = "DIR")]
    pub content: Option<PathBuf>,
}

/// `firstlight content`
#[derive(Debug, Args)]
pub struct ContentArgs {
    /// What to do.
    #[command(subcommand)]
    pub action: ContentAction,
}

/// What can be done with a folder of content.
#[derive(Debug, Subcommand)]
pub enum ContentAction {
    /// Explain every mistake in a folder. Exit code 0: none. 1: there are some. 2: it cannot be read
    Check {
        /// The folder
        dir: PathBuf,
    },
    /// Write a commented starting point; nothing that exists is overwritten
    New {
        /// The folder
        dir: PathBuf,
    },
}

/// The titles whose cards can be read.
#[derive(Clone)]
struct HasCards;

impl Visit for HasCards {
    type Output = Option<&'static str>;

    fn visit<T: Title>(self) -> Option<&'static str> {
        T::HAS_CARDS.then_some(T::ID)
    }
}

/// The titles whose mechanisms can be made neutral.
#[derive(Clone)]
struct HasMechanisms;

impl Visit for HasMechanisms {
    type Output = Option<&'static str>;

    fn visit<T: Title>(self) -> Option<&'static str> {
        T::HAS_MECHANISMS.then_some(T::ID)
    }
}

/// The ids of the games that have something.
fn games_that(have: &(impl Visit<Output = Option<&'static str>> + Clone)) -> Vec<&'static str> {
    games::each(have).into_iter().flatten().collect()
}
