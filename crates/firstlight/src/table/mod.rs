//! `firstlight table`: a game in the terminal.

mod command;
mod hint;
mod seating;
mod session;

use crate::cli::{TableArgs, Title};
use crate::failure::Failure;
use crate::games::{self, Boxed};
use crate::logfile::{LogText, LogWriter};
use crate::screen::Style;
use bots::search::Budget;
use daybreak::Daybreak;
use earthrise::Earthrise;
pub use seating::Seating;
use session::Session;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::io::IsTerminal;
use std::path::Path;
use tabletop::log::{EntryNo, SeedRef};
use tabletop::{Seed, Timeline};
use words::Words;

/// A game that was begun or found, ready to be played.
struct Opened<G: Boxed> {
    timeline: Timeline<G>,
    seating: Seating<G>,
    seed: Seed,
    content: G::Content,
    log: Option<LogWriter>,
    /// Where it was found, and at which entry.
    resumed: Option<EntryNo>,
    /// How long a hint may take.
    hint_time: Budget,
}

/// Runs the command.
pub fn run(args: &TableArgs) -> Result<(), Failure> {
    match args.title {
        Title::Earthrise => sit_down::<Earthrise>(args),
        Title::Daybreak => sit_down::<Daybreak>(args),
    }
}

fn sit_down<G: Boxed>(args: &TableArgs) -> Result<(), Failure> {
    let opened: Opened<G> = match &args.log {
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

fn begin<G: Boxed>(args: &TableArgs) -> Result<Opened<G>, Failure> {
    let Some(seats) = &args.seats else {
        let say = format!("say who plays, as in --seats {}", G::SEATS);
        return Err(Failure::input(match &args.log {
            Some(path) => format!("there is no game in {} yet; {say}", path.display()),
            None => say,
        }));
    };
    let seating = Seating::parse(seats.split(','))?;
    let content = G::content(args.variant.content.as_deref())?;
    let setup = G::setup(seating.players(), &args.variant)?;
    let game = G::make(&content, &setup)?;
    let seed = args.seed.unwrap_or_else(fresh_seed);
    let log = match &args.log {
        None => None,
        Some(path) => {
            let header = server::games::header::<G>(&content, &setup, seating.spell(), SeedRef::Seed(seed))?;
            Some(LogWriter::create(path, &header)?)
        }
    };
    let hint_time = args.hint_time;
    Ok(Opened { timeline: Timeline::new(game), seating, seed, content, log, resumed: None, hint_time })
}

fn resume<G: Boxed>(args: &TableArgs, path: &Path) -> Result<Opened<G>, Failure> {
    let log = LogText::read(path)?;
    let (game, content) = games::open::<G>(&log, args.variant.content.as_deref())?;
    let name = path.display();
    let SeedRef::Seed(seed) = log.header.chance else {
        return Err(Failure::input(format!("{name} does not hold its seed, so it cannot be played on here")));
    };
    let seating = Seating::parse(log.header.seats.iter().map(String::as_str))
        .map_err(|why| Failure::input(format!("{name}: the seats in its header are wrong: {why}")))?;
    let other = |what: &str| {
        Failure::input(format!("{name} holds a game with {what} already; leave the flag out, or name another file"))
    };
    if args.seed.is_some_and(|wanted| wanted != seed) {
        return Err(other(&format!("seed {seed}")));
    }
    if args.seats.as_ref().is_some_and(|wanted| {
        let wanted: Vec<&str> = wanted.split(',').map(str::trim).collect();
        wanted != log.header.seats
    }) {
        return Err(other(&format!("seats {}", log.header.seats.join(","))));
    }
    if args.variant.says_anything() && log.setup::<G::Setup>()? != G::setup(game.players(), &args.variant)? {
        return Err(other("a setup of its own"));
    }
    if seating.players() != game.players() {
        return Err(Failure::input(format!("{name}: its header names {} seats", seating.players())));
    }
    let (timeline, judged) = games::replay(&log, game, &Words::new(args.lang));
    if let Err(bad) = judged {
        return Err(Failure::input(format!(
            "{name} cannot be played on: entry {} does not hold: {}",
            bad.entry, bad.why
        )));
    }
    let resumed = Some(timeline.len());
    let writer = LogWriter::resume(&log)?;
    Ok(Opened { timeline, seating, seed, content, log: Some(writer), resumed, hint_time: args.hint_time })
}

/// A seed that nobody chose: the keys of a hash map come from the system's own randomness.
fn fresh_seed() -> Seed {
    Seed::from(RandomState::new().hash_one(std::process::id()) >> 32)
}
