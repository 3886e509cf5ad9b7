//! What "Play now" sets up.

use crate::bench::{Bench, Playable, ana, opening, person};
use table::SeatPlan;
use wire::{SeatChoice, Status, StepFor};

both!(every_step_can_be_played, one_step_is_for_a_first_game_and_one_for_everybody);

fn every_step_can_be_played<T: Playable>() {
    for step in T::steps() {
        let seat = |choice: &SeatChoice| match choice {
            SeatChoice::Me => person(&ana()),
            SeatChoice::Bot(kind) => SeatPlan::Bot(kind.clone()),
            SeatChoice::MeAs(_) | SeatChoice::Open => panic!("{}: one person, and bots", step.step),
        };
        assert_eq!(step.seats[0], SeatChoice::Me);
        let mut wanted = opening::<T>(step.seats.iter().map(seat).collect());
        wanted.setup = step.setup.clone().unwrap_or(wanted.setup);
        let bench = Bench::<T>::open(&wanted, 3);
        assert_eq!(bench.table.status(), Status::Running, "{}", step.step);
    }
}

fn one_step_is_for_a_first_game_and_one_for_everybody<T: Playable>() {
    let steps = T::steps();
    for meant in [StepFor::First, StepFor::Standard] {
        assert_eq!(steps.iter().filter(|step| step.meant == meant).count(), 1);
    }
    assert_eq!(steps[0].meant, StepFor::First);
    assert!(steps.is_sorted_by(|easier, harder| easier.wins > harder.wins), "the easiest first");
    let mut names: Vec<&str> = steps.iter().map(|step| step.step.as_str()).collect();
    names.dedup();
    assert!(names.len() == steps.len() && (3..=4).contains(&names.len()));
}
