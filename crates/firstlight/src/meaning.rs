//! `firstlight lab meaning`: which mechanisms change what is played.

use crate::bar::Bar;
use crate::cli::MeaningArgs;
use crate::sim;
use games::Visit;
use lab::LineUp;
use lab::meaning::{MeaningPlan, markdown, meaning, print};
use std::io::Write;
use tabletop::Game;
use terminal::failure::Failure;
use terminal::titles;
use title::{Mechanism, Title};

/// Runs the command.
pub(crate) fn run(args: &MeaningArgs) -> Result<(), Failure> {
    titles::with_id(&args.title, Measure(args))
}

/// Plays the games of a title and reports.
struct Measure<'a>(&'a MeaningArgs);

impl Visit for Measure<'_> {
    type Output = Result<(), Failure>;

    fn visit<T: Title>(self) -> Result<(), Failure> {
        let args = self.0;
        let (content, setups) = sim::setups::<T>(&args.series)?;
        let [setup] = setups.as_slice() else {
            return Err(Failure::input("one setup at a time: every line is about one table"));
        };
        let game = T::make(&content, setup)?;
        let line_ups = line_ups::<T>(args, game.players())?;
        let mechanisms = wanted(T::mechanisms(&content, setup)?, &args.only)?;
        let table = T::seat_names(&game).join(", ");
        let threads = args.series.threads.map_or(0, usize::from);
        let plan = MeaningPlan { table: &table, seed: args.series.seed, line_ups: &line_ups, threads };
        let bar = Bar::new();
        let found = meaning::<T>(&plan, &game, &mechanisms, &bar).map_err(Failure::input)?;
        bar.finish();
        let text = match (args.series.json, args.markdown) {
            (true, _) => serde_json::to_string_pretty(&found).map_err(Failure::input)? + "\n",
            (_, true) => markdown(&found),
            _ => print(&found),
        };
        Ok(write!(std::io::stdout().lock(), "{text}")?)
    }
}

/// The line-ups with their games. The last number of games is that of all further line-ups.
fn line_ups<T: Title>(args: &MeaningArgs, players: u8) -> Result<Vec<(LineUp, u64)>, Failure> {
    if args.games.len() > args.line_ups.len() {
        let (games, line_ups) = (args.games.len(), args.line_ups.len());
        return Err(Failure::input(format!("--games is given {games} times for {line_ups} line-ups")));
    }
    let mut found = Vec::new();
    for (at, list) in args.line_ups.iter().enumerate() {
        let line_up = LineUp::parse(list, players).map_err(|why| Failure::input(format!("--line-up {why}")))?;
        line_up.names.iter().try_for_each(|name| T::lab_player(name).map(|_| ())).map_err(Failure::input)?;
        let games = args.games.get(at).or(args.games.last()).copied().unwrap_or(1);
        found.push((line_up, games));
    }
    Ok(found)
}

/// The mechanisms that `--only` asks for: all, if it asks for none.
fn wanted<T: Title>(mut all: Vec<Mechanism<T>>, only: &[String]) -> Result<Vec<Mechanism<T>>, Failure> {
    let label = |one: &Mechanism<T>| format!("{}: {}", one.kind, one.name).to_lowercase();
    for filter in only {
        if !all.iter().any(|one| label(one).contains(&filter.to_lowercase())) {
            return Err(Failure::input(format!("--only {filter}: no mechanism has this in its kind or name")));
        }
    }
    all.retain(|one| only.is_empty() || only.iter().any(|filter| label(one).contains(&filter.to_lowercase())));
    Ok(all)
}
