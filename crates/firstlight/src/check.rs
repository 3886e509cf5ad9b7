//! `firstlight check`: does a log hold against the rules and its seed?

use crate::cli::CheckArgs;
use crate::copies;
use games::Visit;
use std::fs::File;
use std::io::{Read, Write};
use std::path::Path;
use tabletop::log::{DealtBy, Entry, NotDealtSo, SeedRef};
use tabletop::{Game, Next, Timeline};
use terminal::failure::{Detail, Failure};
use terminal::logfile::LogText;
use terminal::titles;
use title::Title;
use words::{Joint, Lang, Words};

/// Runs the command: every file is looked at, whatever is wrong with the others.
pub(crate) fn run(args: &CheckArgs) -> Result<(), Failure> {
    let (mut broken, mut unreadable) = (Vec::new(), Vec::new());
    for path in &args.files {
        match check(path, args.content.as_deref()) {
            Ok(Ok(line)) => writeln!(std::io::stdout(), "{}: {line}", path.display())?,
            Ok(Err(line)) => broken.push(Detail::Plain(format!("{}: {line}", path.display()))),
            Err(Failure::Unread) => return Err(Failure::Unread),
            Err(failure) => unreadable.push(failure.said()),
        }
    }
    let both = [broken, unreadable.clone()].concat();
    match (unreadable.is_empty(), both.is_empty()) {
        (_, true) => Ok(()),
        (true, false) => Err(Failure::Check(Detail::Lines(both))),
        (false, false) => Err(Failure::Input(Detail::Lines(both))),
    }
}

/// What is to be said of one log, or what is wrong with it.
fn check(path: &Path, content: Option<&Path>) -> Result<Result<String, String>, Failure> {
    if is_backup(path) {
        return copies::check(path);
    }
    let log = LogText::read(path)?;
    titles::with_log(&log, CheckLog { log: &log, content })
}

/// Is a file a database, and so a backup and no log of a game?
fn is_backup(path: &Path) -> bool {
    const MAGIC: &[u8; 16] = b"SQLite format 3\0";
    let mut start = [0; MAGIC.len()];
    File::open(path).and_then(|mut file| file.read_exact(&mut start)).is_ok() && start == *MAGIC
}

/// Checks a log, whatever title it is of.
struct CheckLog<'a> {
    log: &'a LogText,
    content: Option<&'a Path>,
}

impl Visit for CheckLog<'_> {
    type Output = Result<Result<String, String>, Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        check_log::<T>(self.log, self.content)
    }
}

fn check_log<T: Title>(log: &LogText, content: Option<&Path>) -> Result<Result<String, String>, Failure> {
    let (game, _) = titles::open::<T>(log, content)?;
    let (seats, players) = (log.header.seats.len(), usize::from(game.players()));
    if seats != 0 && seats != players {
        return Ok(Err(format!("its header names {seats} seats, and the table has {players}")));
    }
    let (timeline, judged) = titles::replay::<T>(log, game, &Words::new(Lang::En));
    if let Err(bad) = judged {
        return Ok(Err(format!("entry {} does not hold: {}", bad.entry, bad.why)));
    }
    let chance = match log.header.chance {
        SeedRef::Seed(seed) => match timeline.check_seed(seed) {
            Ok(()) => "every draw that holds comes from its seed",
            Err(entry) => return Ok(Err(format!("entry {entry} does not hold: seed {seed} gives another draw"))),
        },
        SeedRef::Commitment(_) => "its seed is not published yet, so the draws were only checked for being possible",
    };
    let dealt = match told(log) {
        Ok(dealt) => dealt,
        Err(why) => return Ok(Err(why.to_string())),
    };
    let end = if log.cut_short { "; its last line is cut short and was left out" } else { "" };
    Ok(Ok(format!("holds: {}; {chance}{dealt}{end}", describe(&timeline))))
}

/// How the seed came about, if the header tells it and it is true.
fn told(log: &LogText) -> Result<String, NotDealtSo> {
    let (Some(dealt), SeedRef::Seed(seed)) = (&log.header.dealt, log.header.chance) else { return Ok(String::new()) };
    dealt.check(seed)?;
    let words = Words::new(Lang::En);
    let names = |names: Vec<&str>| words.list(names, Joint::And);
    let shares = || names(dealt.shares.iter().map(|given| given.name.as_str()).collect());
    let mut text = match dealt.way {
        DealtBy::Everybody => {
            format!(
                "; its seed is made of the server's secret and the shares of {}, fixed before any was shown",
                shares()
            )
        }
        DealtBy::Sitting => format!(
            "; its seed is made of the server's secret and the shares of {}, taken as they sat down: whoever sat down last and \
             knew the secret could have chosen it",
            shares()
        ),
        DealtBy::Server => "; its seed was drawn by the server alone".to_owned(),
        DealtBy::Given => "; its seed was given".to_owned(),
        DealtBy::Daily => "; it is the deal of a day".to_owned(),
        DealtBy::Study => "; it was played for study".to_owned(),
    };
    if let Some(secret) = dealt.secret {
        text += &format!("; before that the server had committed to {}", secret.commitment());
    }
    if !dealt.left_out.is_empty() {
        text += &format!("; left out: {}", names(dealt.left_out.iter().map(|one| one.name.as_str()).collect()));
    }
    Ok(text)
}

/// Length, state, and whether the line was ever changed.
fn describe<G: Game>(timeline: &Timeline<G>) -> String {
    let count = |wanted: fn(&Entry<G::Move, G::Draw>) -> bool| timeline.entries().iter().filter(|e| wanted(e)).count();
    let retractions = count(|entry| matches!(entry, Entry::Retract { .. }));
    let branches = count(|entry| matches!(entry, Entry::Branch { .. }));
    let state = match timeline.next() {
        Next::Over(_) => "the game is over",
        Next::Ask(_) | Next::Draw(_) => "the game is not finished",
    };
    let mut text = format!("{} entries, {state}", timeline.len());
    if retractions > 0 {
        text += &format!(", {retractions} taken back");
    }
    if branches > 0 {
        text += &format!(", {branches} what-if");
    }
    text
}
