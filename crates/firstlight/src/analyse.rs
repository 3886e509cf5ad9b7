//! `firstlight analyse`: the moves of a game that changed the chance to win most, as its debrief tells them.

use crate::cli::AnalyseArgs;
use crate::sim::progress_bar;
use bots::{Analysis, Effort, Verdict, analyse};
use games::Visit;
use serde::Serialize;
use std::io::Write;
use table::turning_points::found_in;
use tabletop::log::EntryNo;
use tabletop::{Game, Seat, Seats};
use terminal::failure::{Detail, Failure, name};
use terminal::logfile::LogText;
use terminal::titles;
use title::MoveOf;
use title::Title;
use title::terminal::Terminal;
use title::terminal::screen::{Style, entry, wrapped};
use wire::TurningPoint;
use words::{Given, Words};

/// Half of a 95 % interval, in standard errors.
const INTERVAL: f32 = 1.96;

/// Runs the command.
pub(crate) fn run(args: &AnalyseArgs) -> Result<(), Failure> {
    let log = LogText::read(&args.file)?;
    titles::with_log(&log, GoThrough { args, log: &log })
}

/// Goes through a log, whatever title it is of.
struct GoThrough<'a> {
    args: &'a AnalyseArgs,
    log: &'a LogText,
}

impl Visit for GoThrough<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Result<(), Failure> {
        go_through::<T>(self.args, self.log)
    }
}

fn go_through<T: Title>(args: &AnalyseArgs, log: &LogText) -> Result<(), Failure> {
    let (game, content) = titles::open::<T>(log, args.content.as_deref())?;
    let players = game.players();
    let seats = match args.seat {
        None => Seats::all(players),
        Some(seat) if seat < players => Seats::only(Seat(seat)),
        Some(seat) => {
            let parts = [("seat", name(seat)), ("last", name(players - 1))];
            return Err(Failure::because("fail-seat", &parts));
        }
    };
    let words = Words::new(args.lang);
    let (timeline, judged) = titles::replay::<T>(log, game, &words);
    if let Err(bad) = judged {
        let parts = [("file", name(args.file.display())), ("entry", name(bad.entry)), ("why", name(bad.why))];
        return Err(Failure::Check(Detail::new("fail-holds-not", &parts)));
    }
    let effort = Effort { budget: args.budget, ..Effort::USUAL };
    let bar = progress_bar(0, "looks");
    let analysis = analyse(&timeline, T::adviser(), seats, effort, &mut |done, all| {
        bar.set_length(all as u64);
        bar.set_position(done as u64);
    });
    bar.finish_and_clear();
    let names = titles::names::<T>(log, None);
    let front = T::terminal(timeline.game(), &content, &words, &names, Style::PLAIN);
    let called = (0..players).map(|seat| front.teller().name(Seat(seat))).collect();
    let own = if args.seat.is_some() { seats } else { Seats::NONE };
    let turns = found_in::<T>(&timeline, called, &analysis, effort).points(&words, own, usize::MAX);
    let report = Report { args, words: &words, front: &front, seats, analysis: &analysis, turns };
    let mut out = std::io::BufWriter::new(std::io::stdout().lock());
    match args.json {
        true => {
            writeln!(out, "{}", serde_json::to_string_pretty(&report.data()).map_err(Failure::input)?)?;
        }
        false => write!(out, "{}", report.text())?,
    }
    Ok(out.flush()?)
}

/// A game that was gone through, to be told.
struct Report<'a, T: Title, F> {
    args: &'a AnalyseArgs,
    words: &'a Words,
    front: &'a F,
    seats: Seats,
    analysis: &'a Analysis<T::Game>,
    turns: Vec<TurningPoint>,
}

impl<T: Title, F: Terminal<T>> Report<'_, T, F> {
    fn text(&self) -> String {
        let (words, most) = (self.words, usize::from(self.args.most));
        let turns = &self.turns;
        let mut text = wrapped(&words.analysis_heading(turns.len().min(most)), "");
        for point in turns.iter().take(most) {
            text += &self.turn(point);
        }
        if turns.len() > most {
            text += &format!("\n{}", wrapped(&words.analysis_more(turns.len() - most), ""));
        }
        text += &format!("\n{}", wrapped(&words.analysis_accounts(), ""));
        for seat in self.seats.iter() {
            let account = self.analysis.account(seat);
            let given = Given {
                judged: account.judged,
                mistakes: account.mistakes,
                given: account.given,
                error: INTERVAL * account.error,
            };
            text += &entry("  ", &words.analysis_account(self.front.teller().name(seat), &given));
        }
        text + "\n" + &wrapped(&words.analysis_note(), "")
    }

    /// A turning point, and for one that a better move is known of, how that would have gone on.
    fn turn(&self, point: &TurningPoint) -> String {
        let words = self.words;
        let verdict = self.analysis.verdicts.iter().find(|verdict| verdict.entry == point.entry);
        let line = |verdict: &Verdict<T::Game>| self.front.teller().plan(&verdict.view, &verdict.comparison.line);
        let line = verdict.filter(|_| point.better.is_some()).and_then(line);
        let better = point.better.clone().map(|better| words.analysis_better(better));
        let mut text = format!("\n{}", wrapped(&words.analysis_where(point.when.clone(), point.entry), "  "));
        for sentence in [Some(&point.title), Some(&point.text), better.as_ref(), line.as_ref()].into_iter().flatten() {
            text += &wrapped(sentence, "    ");
        }
        text
    }

    fn data(&self) -> Data<MoveOf<T>> {
        let judged = |verdict: &Verdict<T::Game>| Judged {
            entry: verdict.entry,
            seat: verdict.seat,
            when: self.front.teller().when(&verdict.view),
            choices: verdict.choices,
            made: verdict.made,
            best: verdict.comparison.best,
            made_text: self.front.teller().label(&verdict.view, verdict.made),
            best_text: self.front.teller().label(&verdict.view, verdict.comparison.best),
            chance_made: verdict.comparison.paired.second(),
            chance_best: verdict.comparison.paired.first(),
            chance_before: verdict.weighed.first(),
            chance_after: verdict.weighed.second(),
            change_error: verdict.weighed.error(),
            cost: verdict.cost(),
            error: verdict.error(),
            futures: verdict.comparison.paired.futures(),
            long: verdict.long,
            mistake: verdict.is_mistake(),
        };
        let account = |seat: Seat| {
            let account = self.analysis.account(seat);
            Balance {
                seat,
                name: self.front.teller().name(seat),
                judged: account.judged,
                mistakes: account.mistakes,
                given: account.given,
                error: account.error,
            }
        };
        Data {
            game: T::Game::ID,
            file: self.args.file.display().to_string(),
            budget: self.args.budget.to_string(),
            turning_points: self.turns.clone(),
            mistakes: self.analysis.mistakes().iter().map(|verdict| verdict.entry).collect(),
            moves: self.analysis.verdicts.iter().map(judged).collect(),
            seats: self.seats.iter().map(account).collect(),
        }
    }
}

/// Everything that was found, for other programs.
#[derive(Serialize)]
struct Data<M> {
    game: &'static str,
    file: String,
    budget: String,
    turning_points: Vec<TurningPoint>,
    mistakes: Vec<EntryNo>,
    moves: Vec<Judged<M>>,
    seats: Vec<Balance>,
}

/// A move.
#[derive(Serialize)]
struct Judged<M> {
    entry: EntryNo,
    seat: Seat,
    when: String,
    choices: usize,
    made: M,
    best: M,
    made_text: String,
    best_text: String,
    chance_made: f32,
    chance_best: f32,
    chance_before: f32,
    chance_after: f32,
    change_error: f32,
    cost: f32,
    error: f32,
    futures: u32,
    long: bool,
    mistake: bool,
}

/// A seat.
#[derive(Serialize)]
struct Balance {
    seat: Seat,
    name: String,
    judged: u32,
    mistakes: u32,
    given: f32,
    error: f32,
}
