//! How a bot does at every table of Daybreak, and how its games end.
//!
//! `cargo run --release -p bots --example daybreak -- [bot] [games] [setup] [cards]`: `setup` is a number of the setup
//! table from 0, or `all`. With `cards`, the cards that go most with winning are named.

#![allow(clippy::unwrap_used)] // A tool for the workbench: it stops if something is wrong.

use daybreak::content::{Content, Options};
use daybreak::{Daybreak, LOCAL_CARDS, LocalId, Outcome, Power, Setup, State};
use std::sync::Arc;
use std::time::Instant;
use tabletop::{Audience, Game, Keyed, Seed, Xoshiro, run};

fn main() {
    let mut words = std::env::args().skip(1);
    let bot = words.next().unwrap_or("steady".to_owned());
    let games: u64 = words.next().map_or(1000, |text| text.parse().unwrap());
    let setup = words.next().unwrap_or("all".to_owned());
    let cards = words.next().is_some();
    let content = Arc::new(content());
    println!(
        "setup                        wins (95 %)            communities  too hot  time   won in round 1..6            bands  worst  games/s"
    );
    for (at, row) in content.setups().iter().enumerate() {
        if setup != "all" && setup.parse() != Ok(at) {
            continue;
        }
        let powers = if row.powers.is_empty() { vec![Power::UnitedStates] } else { row.powers.clone() };
        let setup = Setup { powers, ..Setup::new(4) };
        let game = Daybreak::with_options(&content, &setup, Options::simulation()).unwrap();
        let start = Instant::now();
        let results = play_all(&game, &bot, games);
        let name = row.powers.iter().map(|power| &power.key()[..2]).collect::<Vec<_>>().join(" ");
        print(&format!("{} {:?} {name}", game.players(), row.difficulty), &results, start.elapsed().as_secs_f64());
        if cards {
            print_cards(&content, &results);
        }
    }
}

/// A game that is over: how it ended, and which local cards were in play.
type Result = (Outcome, Box<State>);

fn play_all(game: &Daybreak, bot: &str, games: u64) -> Vec<Result> {
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get() as u64);
    std::thread::scope(|scope| {
        let part = |thread: u64| (0..games).filter(move |seed| seed % threads == thread);
        let work = move |thread| part(thread).map(|seed| play(game, bot, seed)).collect::<Vec<_>>();
        let hands: Vec<_> = (0..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        hands.into_iter().flat_map(|hand| hand.join().unwrap()).collect()
    })
}

fn play(game: &Daybreak, bot: &str, seed: u64) -> Result {
    let mut bots: Vec<_> = (0..game.players()).map(|_| bots::daybreak(bot).unwrap()).collect();
    let (mut state, mut dice) = (game.begin(), Xoshiro::new(seed));
    let (outcome, _) = run(game, &mut state, &mut Keyed::new(Seed::from(seed)), |game, state, asked| {
        let seat = asked.first().unwrap();
        let view = game.view(state, Audience::Seat(seat));
        (seat, bots[seat.index()].choose(game, &view, &mut dice))
    });
    (outcome, Box::new(state))
}

/// The share and its 95 % interval after Wilson.
fn wilson(hits: usize, of: usize) -> (f64, f64, f64) {
    let (n, z) = (of.max(1) as f64, 1.96);
    let p = hits as f64 / n;
    let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
    let half = z / (1.0 + z * z / n) * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt();
    (100.0 * p, 100.0 * (middle - half), 100.0 * (middle + half))
}

fn print(name: &str, results: &[Result], seconds: f64) {
    let count = |is: &dyn Fn(&Outcome) -> bool| results.iter().filter(|(outcome, _)| is(outcome)).count();
    let wins = count(&|outcome| outcome.won);
    let (share, low, high) = wilson(wins, results.len());
    let lost = (results.len() - wins).max(1);
    let part = |hits: usize, of: usize| 100.0 * hits as f64 / of.max(1) as f64;
    let people = count(&|outcome| !outcome.losses.communities.is_empty());
    let heat = count(&|outcome| outcome.losses.too_hot && outcome.losses.communities.is_empty());
    let time = count(&|outcome| outcome.losses.out_of_time);
    let rounds: Vec<String> = (1..=6)
        .map(|round| format!("{:3.0}", part(count(&|outcome| outcome.won && outcome.round == round), wins)))
        .collect();
    let mean = |of: &dyn Fn(&Outcome) -> u8| {
        results.iter().map(|(outcome, _)| f64::from(of(outcome))).sum::<f64>() / results.len() as f64
    };
    println!(
        "{name:28} {share:5.1} % ({low:4.1} to {high:4.1})   {:9.1} % {:6.1} % {:5.1} %  {}   {:5.2}  {:5.2}  {:6.1}",
        part(people, lost),
        part(heat, lost),
        part(time, lost),
        rounds.join(" "),
        mean(&|outcome| outcome.bands),
        mean(&|outcome| outcome.communities.into_iter().max().unwrap_or(0)),
        results.len() as f64 / seconds,
    );
}

/// The cards in play at the end, by how much more often games with them were won.
fn print_cards(content: &Content, results: &[Result]) {
    let mut seen = vec![(0usize, 0usize); LOCAL_CARDS];
    for (outcome, state) in results {
        for stack in state.boards.iter().flat_map(|board| board.stacks) {
            for card in state.chain(stack.cards) {
                seen[card.index()].0 += 1;
                seen[card.index()].1 += usize::from(outcome.won);
            }
        }
    }
    let all = results.iter().filter(|(outcome, _)| outcome.won).count() as f64 / results.len() as f64;
    let mut list: Vec<_> = (0..LOCAL_CARDS)
        .filter(|&card| seen[card].0 > results.len() / 100)
        .map(|card| (seen[card].1 as f64 / seen[card].0 as f64 - all, card, seen[card].0))
        .collect();
    list.sort_by(|a, b| b.0.total_cmp(&a.0));
    let name = |card: usize| {
        let no = LocalId(card as u8).no();
        format!("{no} {}", content.about(no).map_or("", |about| about.title.as_str()))
    };
    for &(lift, card, times) in list.iter().take(15).chain(list.iter().rev().take(10)) {
        println!(
            "    {:+5.1} %  in play {:4.0} %  {}",
            100.0 * lift,
            100.0 * times as f64 / results.len() as f64,
            name(card)
        );
    }
}

/// The content of the program, with the files of the folder `CONTENT` laid over it if there is one.
fn content() -> Content {
    let Ok(folder) = std::env::var("CONTENT") else { return Content::builtin().unwrap() };
    let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let own =
        files.map(|file| (file.file_name().into_string().unwrap(), std::fs::read_to_string(file.path()).unwrap()));
    Content::with_overrides(&own.collect()).unwrap()
}
