//! The corpus: which finished games are kept as fixtures, and how they are made. A test replays them all.

use games::Visit;
use std::path::Path;
use tabletop::log::{Entry, SeedRef};
use tabletop::{Audience, Game, Next, Seat, Seats, Seed, Timeline, Xoshiro};
use terminal::failure::Failure;
use terminal::logfile::LogWriter;
use title::corpus::Wanted;
use title::{FactOf, OutcomeOf, Title};

/// How many seeds are tried before a game is given up.
const TRIES: u64 = 20_000;

/// Plays and writes the games that are missing in `corpus/`; their names. A game that is there stays as it is, whatever
/// the bots would do today: it shows that an old log still holds.
pub fn write_missing(corpus: &Path) -> Result<Vec<String>, Failure> {
    let names = games::each(&WriteMissing(corpus)).into_iter().collect::<Result<Vec<_>, _>>()?;
    Ok(names.into_iter().flatten().collect())
}

/// The games of a title.
#[derive(Clone)]
struct WriteMissing<'a>(&'a Path);

impl Visit for WriteMissing<'_> {
    type Output = Result<Vec<String>, Failure>;

    fn visit<T: Title>(self) -> Self::Output {
        write_games::<T>(&self.0.join(T::ID), T::corpus()?)
    }
}

fn write_games<T: Title>(folder: &Path, wanted: Vec<Wanted<T>>) -> Result<Vec<String>, Failure> {
    std::fs::create_dir_all(folder).map_err(|e| Failure::file(folder, "create", &e))?;
    let mut names = Vec::new();
    for (index, wanted) in (1..).zip(wanted) {
        let path = folder.join(format!("{}.jsonl", wanted.name));
        if path.exists() {
            continue;
        }
        let game = T::make(&wanted.content, &wanted.setup)?;
        let (seed, timeline) = find(&game, &wanted, index * 100_000)?;
        let seats = (0..game.players()).map(|seat| wanted.bots[usize::from(seat) % wanted.bots.len()].to_owned());
        let header = title::header::<T>(&wanted.content, &wanted.setup, seats.collect(), SeedRef::Seed(seed))?;
        LogWriter::create(&path, &header)?.catch_up(&timeline)?;
        names.push(wanted.name);
    }
    Ok(names)
}

fn find<T: Title>(game: &T::Game, wanted: &Wanted<T>, first: u64) -> Result<(Seed, Timeline<T::Game>), Failure> {
    for number in first..first + TRIES {
        let seed = Seed::from(number);
        let (timeline, facts, outcome) = play(game, wanted, seed)?;
        if (wanted.wish)(&facts, &outcome) {
            return Ok((seed, timeline));
        }
    }
    Err(Failure::input(format!("no game for `{}` in {TRIES} tries", wanted.name)))
}

/// A finished game, and what happened in it.
type Played<T> = (Timeline<<T as Title>::Game>, Vec<FactOf<T>>, OutcomeOf<T>);

/// One whole game between bots, as a table would play it.
fn play<T: Title>(game: &T::Game, wanted: &Wanted<T>, seed: Seed) -> Result<Played<T>, Failure> {
    let mut timeline = Timeline::new(game.clone());
    let mut facts = Vec::new();
    let mut dice = Xoshiro::new(seed.number("corpus"));
    loop {
        timeline.settle(&mut timeline.chance(seed), &mut facts).map_err(Failure::input)?;
        let asked = match timeline.next() {
            Next::Over(outcome) => return Ok((timeline, facts, outcome)),
            Next::Draw(_) => continue,
            Next::Ask(asked) => asked,
        };
        let seat = T::awaited(game, timeline.state(), asked).first_asked();
        let mut bot = T::bot(wanted.bots[seat.index() % wanted.bots.len()]).map_err(Failure::input)?;
        let view = game.view(timeline.state(), Audience::Seat(seat));
        let mv = bot.choose(game, &view, &mut dice);
        timeline.play(seat, mv, &mut facts).map_err(Failure::input)?;
        if wanted.restless {
            change_mind::<T>(&mut timeline, seat)?;
        }
    }
}

/// Now and then a seat takes its move back, and twice in the game a what-if begins.
fn change_mind<T: Title>(timeline: &mut Timeline<T::Game>, seat: Seat) -> Result<(), Failure> {
    let n = timeline.len();
    let branches = timeline.entries().iter().filter(|entry| matches!(entry, Entry::Branch { .. })).count() as u32;
    if branches < 2 && n > 60 * (branches + 1) {
        timeline.branch(n - 20).map_err(Failure::input)?;
    } else if n.is_multiple_of(13) {
        // Behind a frontier it is refused, and the game goes on.
        let _ = timeline.retract(seat, None, Seats::NONE);
    }
    Ok(())
}
