//! Thinking ends when it is told to, whatever the name of the bot says; a deadline that never comes changes nothing.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use bots::search::{Budget, Deadline};
use bots::{Bot, UnknownBot};
use daybreak::Daybreak;
use daybreak::content::{Content, Options};
use daybreak_title::DaybreakTitle;
use earthrise::Earthrise;
use earthrise_title::EarthriseTitle;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tabletop::{Audience, Game, Keyed, Next, Seat, Seed, Silent, Xoshiro};
use title::Title;

/// Nobody who was told to end thinks on for so long, however busy the machine is.
const SOON: Duration = Duration::from_secs(20);
/// Budgets that nobody would wait for.
const ENDLESS: [&str; 2] = ["60s", "4294967295"];

type Seating<G> = fn(&str) -> Result<Box<dyn Bot<G>>, UnknownBot>;

fn daybreak() -> Daybreak {
    let content = Arc::new(Content::builtin().unwrap());
    Daybreak::with_options(&content, &daybreak::Setup::new(4), Options::default()).unwrap()
}

fn earthrise() -> Earthrise {
    Earthrise::builtin(&earthrise::Setup::new(4)).unwrap()
}

/// Some decisions of a game, as those see them who decide.
fn decisions<G: Game>(game: &G, seat_bot: Seating<G>) -> Vec<(Seat, G::View)> {
    let (mut state, mut chance, mut dice) = (game.begin(), Keyed::new(Seed::from(5)), Xoshiro::new(5));
    let (mut bot, mut views) = (seat_bot("steady").unwrap(), Vec::new());
    for step in 0..60 {
        while let Next::Draw(need) = game.next(&state) {
            let draw = game.sample(&state, need, &mut tabletop::Chance::dice(&mut chance, game.source(need)));
            game.draw(&mut state, draw, &mut Silent);
        }
        let Next::Ask(asked) = game.next(&state) else { break };
        let seat = asked.first().unwrap();
        let view = game.view(&state, Audience::Seat(seat));
        let mv = bot.choose(game, &view, &mut dice);
        if step % 12 == 0 {
            views.push((seat, view));
        }
        game.play(&mut state, seat, mv, &mut Silent);
    }
    views
}

/// A deadline that somebody else brings forward while it is being thought.
fn told_to_end() -> (Deadline, std::thread::JoinHandle<()>) {
    let deadline = Deadline::never();
    let copy = deadline.clone();
    let other = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(30));
        copy.bring_to_now();
    });
    (deadline, other)
}

fn moves_end<G: Game>(game: &G, seat_bot: Seating<G>, names: &[&str]) {
    for (seat, view) in decisions(game, seat_bot).into_iter().take(3) {
        for (name, budget) in names.iter().flat_map(|name| ENDLESS.map(|budget| (name, budget))) {
            let mut bot = seat_bot(&format!("{name}:{budget}")).unwrap();
            let (deadline, other) = told_to_end();
            bot.within(Duration::MAX, &deadline);
            let started = Instant::now();
            let mv = bot.choose(game, &view, &mut Xoshiro::new(1));
            assert!(started.elapsed() < SOON, "{name}:{budget} thought for {:?}", started.elapsed());
            assert!(game.judge(&game.eye_of(&view).unwrap(), mv).is_ok(), "{name}:{budget} as {seat:?}");
            other.join().unwrap();
        }
    }
}

fn advice_ends<T: Title>(game: &T::Game) {
    for (_, view) in decisions(game, T::bot) {
        for budget in ENDLESS {
            let budget: Budget = budget.parse().unwrap();
            let (deadline, other) = told_to_end();
            let mut adviser = T::adviser();
            adviser.heed(&deadline);
            let started = Instant::now();
            let advice = adviser.advise(game, &view, 3, budget, &mut Xoshiro::new(1));
            assert!(!advice.moves.is_empty() && advice.lines > 0, "what was found is told");
            other.join().unwrap();
            // The deadline is past: what is asked next is answered at once.
            let made = advice.moves[0].mv;
            let _ = adviser.compare(game, &view, made, budget, &mut Xoshiro::new(1));
            assert!(started.elapsed() < SOON, "advice took {:?}", started.elapsed());
        }
    }
}

fn a_time_is_the_most_there_is<G: Game>(game: &G, seat_bot: Seating<G>) {
    let (_, view) = decisions(game, seat_bot).swap_remove(0);
    let mut bot = seat_bot("expert:60s").unwrap();
    bot.within(Duration::from_millis(20), &Deadline::never());
    let started = Instant::now();
    bot.choose(game, &view, &mut Xoshiro::new(1));
    assert!(started.elapsed() < SOON);
}

/// A bot that counts its lines gives the same answer under a deadline that does not come.
fn nothing_changes<G: Game>(game: &G, seat_bot: Seating<G>) {
    for (_, view) in decisions(game, seat_bot) {
        for name in ["skilled:60", "expert:60"] {
            let mut bounded = seat_bot(name).unwrap();
            bounded.within(Duration::from_millis(1), &Deadline::after(Duration::from_secs(3600)));
            let free = seat_bot(name).unwrap().choose(game, &view, &mut Xoshiro::new(3));
            assert_eq!(bounded.choose(game, &view, &mut Xoshiro::new(3)), free);
        }
    }
}

#[test]
fn moves_of_earthrise_end_when_told() {
    moves_end(&earthrise(), earthrise_bots::bot, &["flat", "pimc", "skilled", "expert"]);
}

#[test]
fn moves_of_daybreak_end_when_told() {
    moves_end(&daybreak(), daybreak_bots::bot, &["skilled", "expert"]);
}

#[test]
fn advice_ends_when_told() {
    advice_ends::<EarthriseTitle>(&earthrise());
    advice_ends::<DaybreakTitle>(&daybreak());
}

#[test]
fn a_time_is_a_ceiling() {
    a_time_is_the_most_there_is(&earthrise(), earthrise_bots::bot);
    a_time_is_the_most_there_is(&daybreak(), daybreak_bots::bot);
}

#[test]
fn a_deadline_that_does_not_come_changes_no_move() {
    nothing_changes(&earthrise(), earthrise_bots::bot);
    nothing_changes(&daybreak(), daybreak_bots::bot);
}
