//! `firstlight replay`: a game told from its log.

use crate::cli::ReplayArgs;
use crate::earthrise_box;
use crate::failure::Failure;
use crate::logfile::LogText;
use crate::screen::{Screen, Style, entry, wrapped};
use earthrise::{Earthrise, Fact};
use std::io::Write;
use tabletop::log::Entry;
use tabletop::{Audience, Game, Next, Seat, Step, Timeline, told};
use words::earthrise::Narrator;
use words::{Names, Words};

/// Runs the command.
pub fn run(args: &ReplayArgs) -> Result<(), Failure> {
    let log = LogText::read(&args.file)?;
    let (game, _) = earthrise_box::open(&log, args.content.as_deref())?;
    let who = audience(&args.audience, game.players())?;
    let words = Words::new(args.lang);
    let (timeline, judged) = earthrise_box::replay(&log, game, &words);
    if let Some(to) = args.to.filter(|&to| to > timeline.len()) {
        return Err(Failure::input(format!(
            "--to {to}: {} has {} entries that hold",
            args.file.display(),
            timeline.len()
        )));
    }
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    let names = earthrise_box::names(&log, seat_of(who));
    let told = tell(&mut out, &timeline, &words, &names, who, args.to.unwrap_or(timeline.len()), args.full);
    told.and_then(|()| out.flush())?;
    match judged {
        Err(bad) if args.to.is_none() => Err(Failure::Check(format!(
            "{}: the log holds up to entry {}; entry {} does not: {}",
            args.file.display(),
            timeline.len(),
            bad.entry,
            bad.why
        ))),
        _ => Ok(()),
    }
}

fn seat_of(who: Audience) -> Option<Seat> {
    match who {
        Audience::Seat(seat) => Some(seat),
        Audience::Spectator | Audience::Omniscient => None,
    }
}

fn audience(text: &str, players: u8) -> Result<Audience, Failure> {
    match (text, text.parse::<u8>()) {
        ("all", _) => Ok(Audience::Omniscient),
        ("spectator", _) => Ok(Audience::Spectator),
        (_, Ok(seat)) if seat < players => Ok(Audience::Seat(Seat(seat))),
        _ => Err(Failure::input(format!(
            "--as {text}: it is a seat from 0 to {}, `spectator` or `all`",
            players.saturating_sub(1)
        ))),
    }
}

/// Tells the entries that held after the first `upto` of the log.
pub fn tell(
    out: &mut impl Write,
    timeline: &Timeline<Earthrise>,
    words: &Words,
    names: &Names,
    who: Audience,
    upto: u32,
    full: bool,
) -> std::io::Result<()> {
    let game = timeline.game();
    let narrator = Narrator::new(words, game, names);
    let screen = Screen { words, narrator: &narrator, game, style: Style { colour: false } };
    let mut result = Ok(());
    timeline.replay(upto, |step| {
        if result.is_ok() {
            result = tell_step(out, &screen, who, full, &step);
        }
    });
    result?;
    let state = timeline.at(upto);
    writeln!(out)?;
    write!(out, "{}", screen.table(&game.view(&state, who)))?;
    if let Next::Over(outcome) = game.next(&state) {
        write!(out, "{}", wrapped(&narrator.outcome(&outcome), ""))?;
    }
    Ok(())
}

fn tell_step(
    out: &mut impl Write,
    screen: &Screen<'_>,
    who: Audience,
    full: bool,
    step: &Step<'_, Earthrise>,
) -> std::io::Result<()> {
    if let (true, Entry::Move { seat, mv }) = (full, step.entry) {
        decision(out, screen, who, *seat, *mv, step)?;
    }
    let mut number = format!("{:>4}  ", step.no);
    for fact in told(screen.game, step.facts, who) {
        if matches!(fact, Fact::TrickBegan { .. } | Fact::TokensLaid { .. } | Fact::FinalBegan) {
            writeln!(out)?;
        }
        write!(out, "{}", entry(&number, &screen.narrator.fact(&fact)))?;
        number = " ".repeat(6);
    }
    Ok(())
}

/// What the seat saw and could do, as far as the audience may know it.
fn decision(
    out: &mut impl Write,
    screen: &Screen<'_>,
    who: Audience,
    seat: Seat,
    mv: earthrise::Move,
    step: &Step<'_, Earthrise>,
) -> std::io::Result<()> {
    let view = screen.game.view(step.before, if who.knows(seat) { Audience::Seat(seat) } else { who });
    writeln!(out)?;
    write!(out, "{}", screen.table(&view))?;
    if !who.knows(seat) {
        return Ok(());
    }
    let Some(eye) = screen.game.eye_of(&view) else { return Ok(()) };
    write!(out, "{}", screen.hand(view.hand(), &eye))?;
    let mut moves = Vec::new();
    screen.game.moves(&eye, &mut moves);
    for option in moves {
        let chosen = if option == mv { "→" } else { " " };
        write!(out, "{}", entry(&format!("  {chosen} "), &screen.narrator.label(option)))?;
    }
    Ok(())
}
