//! Section 19: sums that hold in every game, and a look at what random play is like.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

use crate::scenario;

use earthrise::{Earthrise, Fact, Move, Outcome, Phase, Setup, State, worth};
use scenario::crew;
use tabletop::{Audience, Dice, Game, Next, Seat, Xoshiro};

/// One whole game: what happened, and the state at its end.
struct Flight {
    facts: Vec<Fact>,
    state: State,
    outcome: Outcome,
}

/// Random legal cards; the Copilot takes the card that scores most; whoever wins tokens and lacks a piece exchanges
/// half of the time.
fn fly(game: &Earthrise, seed: u64) -> Flight {
    let (mut dice, mut choices) = (Xoshiro::new(seed), Xoshiro::new(!seed));
    let (mut state, mut facts, mut moves) = (game.begin(), Vec::new(), Vec::new());
    loop {
        match game.next(&state) {
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut dice);
                game.draw(&mut state, draw, &mut facts);
            }
            Next::Ask(asked) => {
                let seat = asked.first().unwrap();
                moves.clear();
                game.moves(&game.eye(&state, seat), &mut moves);
                let round = usize::from(game.view(&state, Audience::Spectator).round);
                let honors = |mv: &Move| match *mv {
                    Move::Take(card) => worth([card].into_iter().collect(), &game.table().honors[round]),
                    _ => 0,
                };
                let mv = match state.phase() {
                    Phase::Copilot { .. } => *moves.iter().max_by_key(|mv| honors(mv)).unwrap(),
                    _ => *choices.pick(&moves),
                };
                game.play(&mut state, seat, mv, &mut facts);
            }
            Next::Over(outcome) => return Flight { facts, state, outcome },
        }
    }
}

fn games(players: u8, count: u64) -> (Earthrise, Vec<Flight>) {
    let game = Earthrise::builtin(&Setup::new(players)).unwrap();
    let flights = (0..count).map(|seed| fly(&game, seed)).collect();
    (game, flights)
}

// ER-10.2
#[test]
fn the_alerts_of_a_game_are_18_at_three_players_and_30_at_four_and_five() {
    for (players, alerts) in [(3, 18), (4, 30), (5, 30)] {
        let (game, flights) = games(players, 50);
        for flight in flights {
            let view = game.view(&flight.state, Audience::Omniscient);
            assert_eq!(view.memory.alerts.iter().map(|&n| u32::from(n)).sum::<u32>(), alerts);
        }
    }
}

// ER-10.5
#[test]
fn leads_are_shared_out_as_evenly_as_the_tricks_allow() {
    let expected: [&[usize]; 3] = [&[10, 10, 10], &[8, 8, 7, 7], &[5, 5, 5, 5, 4]];
    let firsts: [&[u8]; 3] = [&[0, 1, 2], &[0, 2, 0], &[0, 3, 1]];
    for (players, (leads, firsts)) in (3..).zip(expected.into_iter().zip(firsts)) {
        let end = scenario::table(players).pilot(0).begin().goes_to_the_end();
        let pilots = end.all_that(|fact| match *fact {
            Fact::TrickBegan { trick, pilot, .. } => Some((trick, pilot.0)),
            _ => None,
        });
        let of_seat = |seat: u8| pilots.iter().filter(|(_, pilot)| *pilot == seat).count();
        assert_eq!((0..players).map(of_seat).collect::<Vec<_>>(), leads);
        let first: Vec<u8> = pilots.iter().filter(|(trick, _)| *trick == 0).map(|(_, pilot)| *pilot).collect();
        assert_eq!(first, firsts, "Pilots of the first tricks of R1, R2 and R3");
    }
}

// ER-8.13, ER-10.1
#[test]
fn the_honors_of_the_rounds_add_up_to_the_same_in_every_game() {
    // Every card is captured, and every suit but Alert comes to 9 over the rounds: 72, 67.5 and 54 a player.
    for (players, honors) in [(3, 3 * 72), (4, 270), (5, 5 * 54)] {
        let (game, flights) = games(players, 50);
        for flight in flights {
            let view = game.view(&flight.state, Audience::Spectator);
            assert_eq!(view.score_sheet[..3].iter().flatten().map(|&n| i32::from(n)).sum::<i32>(), honors);
        }
    }
}

/// Section 19 gives these for 20,000 games and an exchange policy it does not spell out; here are a few hundred, so the
/// bounds are wide.
#[test]
fn random_play_looks_like_the_sanity_run() {
    for (players, copilots, left_on_earth, final_honors) in
        [(3, 0.80, 1.26, 93.0), (4, 0.89, 0.87, 85.2), (5, 0.93, 0.63, 69.9)]
    {
        let (_, flights) = games(players, 200);
        let count = |kind: fn(&Fact) -> bool| {
            flights.iter().flat_map(|flight| &flight.facts).filter(|fact| kind(fact)).count() as f64
        };
        let tricks = count(|fact| matches!(fact, Fact::TrickBegan { .. }));
        let share = count(|fact| matches!(fact, Fact::CopilotTook { .. })) / tricks;
        assert!((share - copilots).abs() < 0.03, "Copilots at {players} players: {share}");

        // Tokens on the Earth when a round is scored: what the trick before began with, if nobody claimed it.
        let mut left = 0.0;
        for flight in &flights {
            let mut stacked = 0;
            for fact in &flight.facts {
                match *fact {
                    Fact::TrickBegan { stacked: now, .. } => stacked = now,
                    Fact::ManeuverWon { .. } => stacked = 0,
                    Fact::RoundScored { seat: Seat(0), .. } => left += f64::from(stacked),
                    _ => {}
                }
            }
        }
        let left = left / (3.0 * flights.len() as f64);
        assert!((left - left_on_earth).abs() < 0.25, "tokens left at {players} players: {left}");

        let all: f64 = flights
            .iter()
            .flat_map(|flight| crew(players).map(|seat| f64::from(flight.outcome.honors[seat.index()])))
            .sum();
        let mean = all / (flights.len() as f64 * f64::from(players));
        assert!((mean - final_honors).abs() < 6.0, "Honors at {players} players: {mean}");
    }
}
