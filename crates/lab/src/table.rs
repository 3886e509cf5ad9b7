//! The same figures for one game that was played at one table.

use crate::play::Ears;
use crate::study::{ArmFinding, Finding, Findings};
use crate::study_table::told;
use measure::{Kind, LineUp, Metric, Record, Sample};
use tabletop::{Next, Timeline};
use title::{OutcomeOf, Title};

/// What one game says, as far as it was played; `players` are the names in the order of the seats.
pub fn of_table<T: Title>(timeline: &Timeline<T::Game>, title: &str, seed: &str, players: &[String]) -> Findings {
    let game = timeline.game();
    let metrics: Vec<&dyn Metric<T::Game>> = T::metrics().iter().copied().filter(|m| m.belongs(Kind::Table)).collect();
    let mut ears = Ears::open(game, &metrics);
    timeline.replay(timeline.len(), |step| ears.hear(step.facts));
    let outcome = match timeline.next() {
        Next::Over(outcome) => Some(outcome),
        Next::Ask(_) | Next::Draw(_) => None,
    };
    let won = outcome.as_ref().map_or_else(Vec::new, |outcome| T::victory(game, outcome));
    let record = Record { deal: 0, turn: 0, won, told: ears.close(outcome.as_ref()) };
    let names = own_names(&T::seat_names(game), players);
    let line_up = LineUp { places: (0..names.len()).collect(), names };
    let seats = &line_up.names;
    let ending = |outcome: &OutcomeOf<T>| T::ending(game, outcome, seats);
    let says = outcome.as_ref().map_or_else(|| "The game is not finished.".to_owned(), ending);
    let records = std::slice::from_ref(&record);
    let sample = Sample { label: "this table", seats, line_up: &line_up, records };
    let arm = ArmFinding {
        label: "this table".to_owned(),
        line_up: line_up.names.join(", "),
        deals: 1,
        games: 1,
        stopped: None,
        by_the_clock: false,
    };
    let finding = Finding {
        kind: Kind::Table,
        game: T::NAME.to_owned(),
        name: "What happened".to_owned(),
        about: String::new(),
        says: vec![says],
        arms: vec![arm],
        figures: told::<T>(Kind::Table, game, &[sample]),
    };
    Findings { title: title.to_owned(), seed: seed.to_owned(), studies: vec![finding] }
}

/// A name for each seat, no two the same: what the game calls it, and who sat there.
fn own_names(seats: &[String], players: &[String]) -> Vec<String> {
    let name = |(at, seat): (usize, &String)| match players.get(at) {
        Some(player) if !player.is_empty() => format!("{player} ({seat})"),
        _ => seat.clone(),
    };
    seats.iter().enumerate().map(name).collect()
}
