//! What "Play now" sets up is what was measured: the steps are those of `plans/first-game.toml`, the shares that people are
//! shown are those of `docs/lab/README.md`, and a few games of fixed seeds come out near them.

use daybreak::content::Options;
use daybreak::language::{Flavour, Scope};
use daybreak::{ChallengePick, Daybreak, Power};
use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use serde_json::{from_value, json};
use std::path::Path;
use tabletop::{Audience, Game, Keyed, Seat, Seed, Xoshiro, run};
use title::{OutcomeOf, Title};
use wire::{SeatChoice, Step, StepFor};

/// Games of a first game that are played here. The share of so few lies within the margin of the one that is shown in more
/// than 99 of 100 choices of seeds (2.6 standard errors): a change of the bots that moves it further is seen, one of a few
/// percent is for the lab to see.
const DAYBREAK: (u32, f64) = (120, 11.5);
const EARTHRISE: (u32, f64) = (400, 6.5);

fn text(path: &str) -> String {
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path)).unwrap()
}

/// The study of a step in the plan.
fn study(game: &str, step: &str) -> toml::Table {
    let plan: toml::Table = toml::from_str(&text("plans/first-game.toml")).unwrap();
    let studies = plan["study"].as_array().unwrap().iter().map(|study| study.as_table().unwrap());
    let name = format!("{game}, {step}: ");
    let mut found = studies.filter(|study| study["name"].as_str().is_some_and(|it| it.starts_with(&name)));
    let study = found.next().unwrap_or_else(|| panic!("{name}is not in the plan")).clone();
    assert!(found.next().is_none(), "{name}is twice in the plan");
    assert_eq!(study["game"].as_str(), Some(game.to_lowercase().as_str()));
    study
}

/// The only text of a list.
fn only<'a>(study: &'a toml::Table, field: &str) -> Option<&'a str> {
    let list = study.get(field)?.as_array().unwrap();
    assert_eq!(list.len(), 1, "{field}");
    list[0].as_str()
}

/// The bots beside the person, in no order: the person sits in every seat in turn.
fn mates(step: &Step) -> Vec<String> {
    let bot = |choice: &SeatChoice| if let SeatChoice::Bot(kind) = choice { Some(kind.clone()) } else { None };
    let mut mates: Vec<String> = step.seats.iter().filter_map(bot).collect();
    assert_eq!(mates.len() + 1, step.seats.len(), "{}: one person, and bots", step.step);
    mates.sort();
    mates
}

/// The person is `steady` and the first of the line-up, the others are the bots of the step.
fn same_line_up(step: &Step, study: &toml::Table) {
    let list = only(study, "line_ups").unwrap().split(',');
    let mut table: Vec<String> = list.cycle().take(step.seats.len()).map(str::to_owned).collect();
    assert_eq!(table.remove(0), "steady");
    table.sort();
    assert_eq!(table, mates(step), "{}", step.step);
}

fn power(name: &str) -> Power {
    match name {
        "china" => Power::China,
        "europe" => Power::Europe,
        "us" => Power::UnitedStates,
        "mw" => Power::MajorityWorld,
        _ => panic!("{name} is no power"),
    }
}

#[test]
fn every_step_is_as_it_was_measured() {
    for step in DaybreakTitle::steps() {
        let study = study("Daybreak", &step.step);
        same_line_up(&step, &study);
        let powers = only(&study, "setups").unwrap().split(',').map(power).collect();
        let challenge = only(&study, "challenges").map(|name| {
            assert_eq!(name, "harder");
            ChallengePick::Dealt { flavour: Flavour::Harder, scope: Scope::Group, seat: None }
        });
        let measured =
            daybreak::Setup { powers, challenges: challenge.into_iter().collect(), options: Default::default() };
        assert_eq!(from_value::<daybreak::Setup>(step.setup.clone().unwrap()).unwrap(), measured, "{}", step.step);
    }
    for step in EarthriseTitle::steps() {
        let study = study("Earthrise", &step.step);
        same_line_up(&step, &study);
        assert!(["players", "pills", "options"].iter().all(|field| !study.contains_key(*field)), "{}", step.step);
        assert_eq!(step.setup, Some(json!(earthrise::Setup::new(4))), "{}", step.step);
    }
}

/// The share that the lab found, as it stands in its table.
fn measured(game: &str, step: &str) -> f64 {
    let page = text("docs/lab/README.md");
    let begins = [format!("| {game}, {step}: "), format!("| {game}, {step} |")];
    let mut rows = page.lines().filter(|line| begins.iter().any(|begin| line.starts_with(begin)));
    let row = rows.next().unwrap_or_else(|| panic!("{game}, {step} is not in docs/lab/README.md"));
    let share = row.split('|').nth(3).unwrap().trim();
    share.split(' ').next().unwrap().parse().unwrap()
}

#[test]
fn the_shares_that_are_shown_are_those_that_were_measured() {
    let all = DaybreakTitle::steps().into_iter().map(|step| ("Daybreak", step));
    for (game, step) in all.chain(EarthriseTitle::steps().into_iter().map(|step| ("Earthrise", step))) {
        assert_eq!(measured(game, &step.step).round(), f64::from(step.wins), "{game}, {}", step.step);
    }
}

/// How often, of 100, `steady` in the place of the person wins. They sit in every seat in turn.
fn share<T: Title>(game: &T::Game, step: &Step, games: u32, wins: impl Fn(&OutcomeOf<T>, Seat) -> f64) -> f64 {
    let players = game.players();
    let mut sum = 0.0;
    for no in 0..games {
        let person = Seat((no % u32::from(players)) as u8);
        let mut kinds = mates(step);
        kinds.insert(person.index(), "steady".to_owned());
        let mut bots: Vec<_> = kinds.iter().map(|kind| T::bot(kind).unwrap()).collect();
        let (mut chance, mut dice) = (Keyed::new(Seed::from(u64::from(no))), Xoshiro::new(u64::from(no)));
        let (outcome, _) = run(game, &mut game.begin(), &mut chance, |game, state, asked| {
            let seat = asked.first().unwrap();
            let view = game.view(state, Audience::Seat(seat));
            (seat, bots[seat.index()].choose(game, &view, &mut dice))
        });
        sum += wins(&outcome, person);
    }
    100.0 * sum / f64::from(games)
}

fn first<T: Title>() -> Step {
    T::steps().into_iter().find(|step| step.meant == StepFor::First).unwrap()
}

fn near(game: &str, step: &Step, share: f64, margin: f64) {
    eprintln!("{game}, {}: {share:.1} % here, {} % shown", step.step, step.wins);
    assert!((share - f64::from(step.wins)).abs() <= margin, "{game}: {share:.1} % here, {} % shown", step.wins);
}

#[test]
fn a_first_game_of_daybreak_is_won_about_as_often_as_shown() {
    let step = first::<DaybreakTitle>();
    let setup: daybreak::Setup = from_value(step.setup.clone().unwrap()).unwrap();
    let game = Daybreak::with_options(&DaybreakTitle::builtin().unwrap(), &setup, Options::simulation()).unwrap();
    let (games, margin) = DAYBREAK;
    let won = share::<DaybreakTitle>(&game, &step, games, |outcome, _| f64::from(u8::from(outcome.won)));
    near("Daybreak", &step, won, margin);
    assert!((50.0..=75.0).contains(&won), "about 60 % is wanted, not {won:.1} %");
}

#[test]
fn a_first_game_of_earthrise_is_won_about_as_often_as_shown() {
    let step = first::<EarthriseTitle>();
    let setup: earthrise::Setup = from_value(step.setup.clone().unwrap()).unwrap();
    let game = EarthriseTitle::make(&EarthriseTitle::builtin().unwrap(), &setup).unwrap();
    let (games, margin) = EARTHRISE;
    let won = share::<EarthriseTitle>(&game, &step, games, |outcome, person| {
        if outcome.winners.has(person) { 1.0 / f64::from(outcome.winners.len()) } else { 0.0 }
    });
    near("Earthrise", &step, won, margin);
    assert!((33.0..=50.0).contains(&won), "about 40 % is wanted, not {won:.1} %");
}
