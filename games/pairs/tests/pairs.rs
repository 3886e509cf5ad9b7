//! Pairs as a title: its rules keep the laws, its bots play, and everything has its words. What is true of every title is
//! tried by `crates/firstlight/tests/every_title.rs`.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use bots::search::Budget;
use pairs::{PairsTitle, Setup};
use tabletop::toy::{Call, Fact, Pairs, Refusal, State};
use tabletop::{Audience, Fault, Game, Refused, Seat, Streams, Xoshiro, run, settle};
use title::Title;
use title::terminal::Terminal;
use title::terminal::screen::Style;
use words::{Lang, Names, Words};

mod laws {
    tabletop::laws!(tabletop::toy::Pairs);
}

fn game() -> Pairs {
    PairsTitle::make(&(), &Setup { players: 3 }).unwrap()
}

/// The points of a game between these bots.
fn played(bots: [&str; 3], seed: u64) -> [u8; 4] {
    let (game, mut dice) = (game(), Xoshiro::new(seed));
    let mut bots = bots.map(|name| PairsTitle::bot(name).unwrap());
    let mut state = game.begin();
    let (points, _) = run(&game, &mut state, &mut Streams::new(seed), |game, state, asked| {
        let seat = asked.first().unwrap();
        let call = bots[seat.index()].choose(game, &game.view(state, Audience::Seat(seat)), &mut dice);
        assert_eq!(game.judge(&game.eye(state, seat), call), Ok(()));
        (seat, call)
    });
    points
}

/// A table at which all numbers are dealt.
fn dealt() -> (Pairs, State) {
    let (game, mut state) = (game(), game().begin());
    settle(&game, &mut state, &mut Streams::new(4)).unwrap();
    (game, state)
}

#[test]
fn whoever_looks_at_the_number_beats_whoever_does_not() {
    let games: Vec<[u8; 4]> = (0..50).map(|seed| played(["steady", "random", "expert:30"], seed)).collect();
    let points = |seat: usize| games.iter().map(|points| u32::from(points[seat])).sum::<u32>();
    assert_eq!(points(0), 150, "steady is always right");
    assert!(points(1) < 120 && points(2) > points(1), "{} and {}", points(1), points(2));
    assert!(games.iter().all(|points| PairsTitle::won(points, Seat(0))));
}

#[test]
fn advice_finds_the_right_call() {
    let (game, mut state) = dealt();
    let view = |state: &State| game.view(state, Audience::Seat(Seat(1)));
    for (number, right) in [(0, Call::Low), (4, Call::High)] {
        state.hidden[1] = Some(number);
        let advice =
            PairsTitle::adviser().advise(&game, &view(&state), 2, Budget::Iterations(400), &mut Xoshiro::new(1));
        assert_eq!((advice.seat, advice.moves[0].mv), (Seat(1), right));
    }
    state.calls[1] = Some(Call::Low);
    let advice = PairsTitle::adviser().advise(&game, &view(&state), 2, Budget::Iterations(10), &mut Xoshiro::new(1));
    assert_eq!(advice.choices, 0, "whoever has called is not asked");
}

#[test]
fn only_two_to_four_can_play() {
    for (players, fits) in [(1, false), (2, true), (4, true), (5, false)] {
        assert_eq!(PairsTitle::make(&(), &Setup { players }).is_ok(), fits, "{players}");
    }
    let why = PairsTitle::make(&(), &Setup { players: 5 }).unwrap_err().to_string();
    assert_eq!(why, "Pairs is for 2 to 4 players, not for 5");
    assert!(PairsTitle::content_in(std::path::Path::new(".")).is_err(), "it has no content files");
}

#[test]
fn everything_is_said_in_every_language() {
    let ((game, state), names) = (dealt(), Names::new(["Ana", "Luis", "Eva"], Some(Seat(0))));
    let view = game.view(&state, Audience::Seat(Seat(0)));
    let calls = [Call::Low, Call::High, Call::Pass, Call::Join(Seat(1))];
    for lang in Lang::ALL {
        let words = Words::new(lang);
        let screen = PairsTitle::terminal(&game, &(), &words, &names, Style::PLAIN);
        let teller = screen.teller();
        let mut said = vec![screen.table(&view), teller.when(&view), teller.outcome(&[2, 2, 0, 0])];
        said.extend(teller.prompt(&view));
        for seat in [Seat(0), Seat(1)] {
            let called = calls.map(|call| Fact::Called(seat, call));
            let dealt = [Fact::Dealt(seat, Some(0)), Fact::Dealt(seat, None), Fact::Shown(state.hidden)];
            said.extend(called.iter().chain(&dealt).map(|fact| teller.fact(fact)));
        }
        said.extend(calls.map(|call| teller.why(&view, call)));
        said.push(teller.fault(&Fault::Refused(Refused::Rule(Refusal::NotAhead))));
        assert!(said.iter().all(|text| !text.is_empty() && !text.contains('⟨')), "{lang}: {said:#?}");
    }
}
