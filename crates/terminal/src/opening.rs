//! How a game at the keyboard begins: with a new deal, or from its log.

use crate::failure::{Failure, Part, count, name};
use crate::flags;
use crate::logfile::{LogText, LogWriter};
use crate::machine::open;
use crate::seating::Seating;
use crate::session::{Opened, Session};
use crate::titles;
use bots::search::Budget;
use games::Visit;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use tabletop::log::SeedRef;
use tabletop::{Game, Seed};
use title::Title;
use title::terminal::Flags;
use title::terminal::screen::Style;
use words::{Lang, Words};

/// A table as it is asked for.
#[derive(Clone, Debug)]
pub struct AskedTable {
    /// The id of the game.
    pub title: String,
    /// Who sits where.
    pub seats: Option<String>,
    /// The deal.
    pub seed: Option<Seed>,
    /// The language.
    pub lang: Lang,
    /// The file of the game; if it exists, the game in it goes on.
    pub log: Option<PathBuf>,
    /// How long a hint may take.
    pub hint_time: Budget,
    /// Without colour?
    pub plain: bool,
    /// What the table plays with.
    pub flags: Flags,
    /// A folder with content of one's own.
    pub content: Option<PathBuf>,
}

/// Plays at a table until the game is over or somebody leaves.
pub fn play(args: &AskedTable) -> Result<(), Failure> {
    titles::with_id(&args.title, SitDown(args))
}

/// Plays at a table, whatever title it is of.
struct SitDown<'a>(&'a AskedTable);

impl Visit for SitDown<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Result<(), Failure> {
        sit_down::<T>(self.0)
    }
}

fn sit_down<T: Title>(args: &AskedTable) -> Result<(), Failure> {
    let opened: Opened<T> = match &args.log {
        Some(path) if holds_a_game(path) => resume(args, path)?,
        _ => begin(args)?,
    };
    let stdin = std::io::stdin();
    let stdout = std::io::stdout();
    let colour = !args.plain && stdout.is_terminal() && std::env::var_os("NO_COLOR").is_none();
    let words = Words::new(args.lang);
    let mut session = Session::new(opened, &words, Style { colour }, stdin.is_terminal());
    session.play(&mut stdin.lock(), &mut stdout.lock())
}

fn holds_a_game(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|file| file.len() > 0)
}

fn begin<T: Title>(args: &AskedTable) -> Result<Opened<T>, Failure> {
    let Some(seats) = &args.seats else {
        let seats = ("seats", name(T::SEATS));
        return Err(match &args.log {
            Some(path) => Failure::because("fail-no-game-yet", &[("file", name(path.display())), seats]),
            None => Failure::because("fail-no-seats", &[seats]),
        });
    };
    let seating = Seating::parse(seats.split(','))?;
    let content = match &args.content {
        None => T::builtin()?,
        Some(folder) => T::content_in(folder)?,
    };
    let setup = flags::setup::<T>(&args.flags, seating.players())?;
    T::make_from_flags(&content, &setup)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let (table, first) = open(&seating, &setup, &content, seed, &[])?;
    let log = match &args.log {
        None => None,
        Some(path) => {
            let header = title::header::<T>(&content, &setup, seating.spell(), SeedRef::Seed(seed))?;
            Some(LogWriter::create(path, &header)?)
        }
    };
    let hint_time = args.hint_time;
    Ok(Opened { table, first, seating, seed, content, log, resumed: None, hint_time })
}

fn resume<T: Title>(args: &AskedTable, path: &Path) -> Result<Opened<T>, Failure> {
    let log = LogText::read(path)?;
    let (game, content) = titles::open::<T>(&log, args.content.as_deref())?;
    let file = || ("file", name(path.display()));
    let SeedRef::Seed(seed) = log.header.chance else {
        return Err(Failure::because("fail-log-no-seed", &[file()]));
    };
    let seating = Seating::parse(log.header.seats.iter().map(String::as_str))
        .map_err(|why| Failure::because("fail-log-seats", &[file(), ("why", Part::detail(why.said()))]))?;
    if args.seed.is_some_and(|wanted| wanted != seed) {
        return Err(Failure::because("fail-log-other-seed", &[file(), ("seed", name(seed))]));
    }
    if args.seats.as_ref().is_some_and(|wanted| {
        let wanted: Vec<&str> = wanted.split(',').map(str::trim).collect();
        wanted != log.header.seats
    }) {
        let seats = log.header.seats.join(",");
        return Err(Failure::because("fail-log-other-seats", &[file(), ("seats", name(seats))]));
    }
    if args.flags.say_anything() && log.setup::<T::Setup>()? != flags::setup::<T>(&args.flags, game.players())? {
        return Err(Failure::because("fail-log-other-setup", &[file()]));
    }
    if seating.players() != game.players() {
        let counts = [("named", count(seating.players())), ("players", count(game.players()))];
        return Err(Failure::because("fail-log-seat-count", &[vec![file()], counts.to_vec()].concat()));
    }
    let (timeline, judged) = titles::replay::<T>(&log, game, &Words::new(args.lang));
    if let Err(bad) = judged {
        let parts = [file(), ("entry", name(bad.entry)), ("why", name(bad.why))];
        return Err(Failure::because("fail-holds-not", &parts));
    }
    let (table, first) = open(&seating, &log.setup()?, &content, seed, timeline.entries())?;
    let resumed = Some(timeline.len());
    let writer = Some(LogWriter::resume(&log)?);
    Ok(Opened { table, first, seating, seed, content, log: writer, resumed, hint_time: args.hint_time })
}

/// A seed that nobody chose: the keys of a hash map come from the system's own randomness.
fn fresh_seed() -> Seed {
    Seed::from(RandomState::new().hash_one(std::process::id()) >> 32)
}
