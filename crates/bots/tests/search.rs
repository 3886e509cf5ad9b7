//! The search on games whose right answers are known.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

#[path = "common/dare.rs"]
mod dare;

use bots::Bot;
use bots::lab::{Oracle, Seer};
use bots::search::{Budget, Finding, Findings, Guide, Method, Plain, Position, SEATS, Search, Settings, Values};
use dare::{Dare, GUESS, HEADS, KEEP, SAFE, SHARE, TAILS, TRUST};
use std::time::{Duration, Instant};
use tabletop::toy::{Call, Pairs};
use tabletop::{Audience, Game, Keyed, Next, Seat, Seed, Silent, Xoshiro, run};

const METHODS: [Method; 3] = [Method::Flat, Method::Worlds { runs: 50 }, Method::Tree];

/// A guess is worth half a safe point and a bit; trust is betrayed.
const DARE: Dare = Dare { safe: (60, 50), right: (100, 0), wrong: (0, 100), share: (90, 40), keep: (0, 80) };

fn settings(method: Method, iterations: u32) -> Settings {
    Settings::new(method, Budget::Iterations(iterations), 0.7)
}

fn hundredths(&(first, second): &(u8, u8)) -> Values {
    let mut values = [0.0; SEATS];
    (values[0], values[1]) = (f32::from(first) / 100.0, f32::from(second) / 100.0);
    values
}

fn study(game: &Dare, method: Method) -> Findings<u8> {
    let state = (0, 99);
    let mut search = Search::new(Plain(hundredths), settings(method, 3000));
    search.study(game, &game.view(&state, Audience::Seat(Seat(0))), &mut Xoshiro::new(3))
}

fn of(findings: &Findings<u8>, mv: u8) -> &Finding<u8> {
    findings.moves.iter().find(|finding| finding.mv == mv).unwrap()
}

#[test]
fn a_tree_does_not_guess_as_if_it_saw_the_coin() {
    let findings = study(&DARE, Method::Tree);
    assert_eq!(findings.moves[0].mv, SAFE);
    assert_eq!(of(&findings, SAFE).value, 0.6);
    let guess = of(&findings, GUESS).value;
    assert!((0.4..0.6).contains(&guess), "a guess is right half the time, and not {guess}");
}

#[test]
fn flat_search_judges_a_guess_by_chance() {
    let findings = study(&DARE, Method::Flat);
    assert_eq!(findings.moves[0].mv, SAFE);
    let guess = of(&findings, GUESS).value;
    assert!((0.45..0.55).contains(&guess), "{guess}");
}

#[test]
fn searching_world_by_world_takes_a_guess_for_knowledge() {
    // The known weakness of determinised search (strategy fusion): in each world the coin lies open.
    let findings = study(&DARE, Method::Worlds { runs: 200 });
    assert_eq!(findings.moves[0].mv, GUESS);
    assert!(of(&findings, GUESS).value > 0.8);
}

#[test]
fn a_guess_that_pays_is_made() {
    let game = Dare { safe: (30, 50), ..DARE };
    for method in METHODS {
        let findings = study(&game, method);
        assert_eq!(findings.moves[0].mv, GUESS, "{method:?}: {findings:?}");
    }
}

#[test]
fn everybody_is_taken_to_act_for_himself() {
    // If the second player shared it would be best to trust; but it is better for him to keep.
    for method in [Method::Worlds { runs: 200 }, Method::Tree] {
        let findings = study(&DARE, method);
        assert!(of(&findings, TRUST).value < 0.3, "{method:?}");
        assert_ne!(findings.moves[0].mv, TRUST, "{method:?}");
    }
}

#[test]
fn at_a_table_with_one_value_all_work_together() {
    let game = Dare { safe: (60, 60), right: (100, 100), wrong: (0, 0), share: (90, 90), keep: (0, 0) };
    let findings = study(&game, Method::Tree);
    assert_eq!(findings.moves[0].mv, TRUST);
    assert_eq!(findings.moves[0].line, [(Seat(0), TRUST), (Seat(1), SHARE)]);
    assert!(findings.moves[0].value > 0.8);
    assert_eq!(findings.moves[0].values[0], findings.moves[0].values[1]);
}

#[test]
fn findings_say_what_is_risked() {
    let findings = study(&Dare { safe: (45, 50), ..DARE }, Method::Flat);
    assert_eq!(findings.iterations, 3000);
    let (safe, guess) = (of(&findings, SAFE), of(&findings, GUESS));
    // A safe point is sure to the width of a bar; a guess is everything or nothing.
    assert!(safe.lucky - safe.unlucky < 0.03 && (safe.unlucky - 0.45).abs() < 0.03, "{safe:?}");
    assert!(guess.unlucky < 0.03 && guess.lucky > 0.97, "{guess:?}");
    assert_eq!(guess.line, [(Seat(0), GUESS)]);
}

#[test]
fn the_search_plays_what_it_finds_best_and_finds_nothing_where_nobody_is_asked() {
    let mut search = Search::new(Plain(hundredths), settings(Method::Tree, 500));
    let view = DARE.view(&(0, 99), Audience::Seat(Seat(0)));
    let findings = search.study(&DARE, &view, &mut Xoshiro::new(8));
    assert_eq!(search.choose(&DARE, &view, &mut Xoshiro::new(8)), findings.moves[0].mv);
    let over = DARE.view(&(0, SAFE), Audience::Seat(Seat(0)));
    assert!(search.study(&DARE, &over, &mut Xoshiro::new(8)).moves.is_empty());
}

#[test]
fn the_oracle_sees_the_coin() {
    let mut oracle = Oracle::new(Search::new(Plain(hundredths), settings(Method::Tree, 300)));
    for coin in [0, 1] {
        let mut dice = Xoshiro::new(1);
        assert_eq!(oracle.choose(&DARE, &(coin, 99), Seat(0), &mut dice), GUESS);
        assert_eq!(oracle.choose(&DARE, &(coin, GUESS), Seat(0), &mut dice), [HEADS, TAILS][usize::from(coin)]);
        assert_eq!(oracle.choose(&DARE, &(coin, TRUST), Seat(1), &mut dice), KEEP);
    }
}

/// Points as a part of those to be had.
fn points(outcome: &[u8; 4]) -> Values {
    std::array::from_fn(|seat| outcome.get(seat).map_or(0.0, |&points| f32::from(points) / 2.0))
}

/// Plays Pairs and shows every decision.
fn watch_pairs(seed: u64, mut visit: impl FnMut(&Pairs, Seat, &<Pairs as Game>::State)) {
    let game = Pairs::new(3).rounds(2);
    let mut dice = Xoshiro::new(seed);
    let mut random = bots::Random::new();
    run(&game, &mut game.begin(), &mut Keyed::new(Seed::from(seed)), |game, state, asked| {
        let seat = *tabletop::Dice::pick(&mut dice, &asked.iter().collect::<Vec<_>>());
        visit(game, seat, state);
        (seat, random.choose(game, &game.view(state, Audience::Seat(seat)), &mut dice))
    });
}

#[test]
fn who_sees_a_number_calls_it_right() {
    for method in METHODS {
        let mut search = Search::new(Plain(points), settings(method, 600));
        for seed in 0..6 {
            watch_pairs(seed, |game, seat, state| {
                let view = game.view(state, Audience::Seat(seat));
                let call = search.choose(game, &view, &mut Xoshiro::new(seed));
                let call = match call {
                    Call::Join(other) => state.calls[other.index()].unwrap(),
                    call => call,
                };
                let right = match state.hidden[seat.index()].unwrap() {
                    0 | 1 => call == Call::Low,
                    2 => call != Call::Pass,
                    _ => call == Call::High,
                };
                assert!(right, "{method:?}: {call:?} in {view:?}");
            });
        }
    }
}

#[test]
fn the_answer_does_not_depend_on_the_threads() {
    for method in METHODS {
        for seed in 0..4 {
            watch_pairs(seed, |game, seat, state| {
                let view = game.view(state, Audience::Seat(seat));
                let answer = |threads| {
                    let settings = Settings { trees: 3, threads, ..settings(method, 400) };
                    Search::new(Plain(points), settings).study(game, &view, &mut Xoshiro::new(seed))
                };
                let alone = answer(1);
                assert_eq!(alone, answer(2), "{method:?}");
                assert_eq!(alone, answer(5), "{method:?}");
            });
        }
    }
}

#[test]
fn every_choice_is_legal_with_several_seats_asked() {
    let mut decisions = 0;
    for method in METHODS {
        let mut search = Search::new(Plain(points), settings(method, 12));
        for seed in 0..60 {
            watch_pairs(seed, |game, seat, state| {
                let view = game.view(state, Audience::Seat(seat));
                let mv = search.choose(game, &view, &mut Xoshiro::new(seed));
                assert_eq!(game.judge(&game.eye_of(&view).unwrap(), mv), Ok(()), "{mv:?} in {view:?}");
                decisions += 1;
            });
        }
    }
    assert!(decisions > 1000);
}

#[test]
fn a_time_is_kept() {
    let time = Duration::from_millis(30);
    for method in METHODS {
        let settings = Settings { budget: Budget::Time(time), ..settings(method, 1) };
        let mut search = Search::new(Plain(hundredths), settings);
        let start = Instant::now();
        let findings = search.study(&DARE, &DARE.view(&(0, 99), Audience::Seat(Seat(0))), &mut Xoshiro::new(1));
        assert!(start.elapsed() >= time, "{method:?} gave up early");
        assert!(start.elapsed() < time * 20, "{method:?} took {:?}", start.elapsed());
        assert!(findings.iterations > 100, "{method:?}");
    }
}

/// A guide that judges a game before its end, and that hides the second player's answer.
struct Short;

impl Guide<Dare> for Short {
    type Scratch = ();
    type Brief<'a> = (&'a Dare, &'a <Dare as Game>::View);

    fn brief<'a>(&'a self, game: &'a Dare, view: &'a <Dare as Game>::View) -> Self::Brief<'a> {
        (game, view)
    }

    fn imagine(&self, &(game, view): &Self::Brief<'_>, _room: &mut (), dice: &mut Xoshiro) -> (u8, u8) {
        game.imagine(view, dice)
    }

    fn choose(
        &self,
        _: &Self::Brief<'_>,
        &Position { game, state, seat }: &Position<'_, Dare>,
        _: &mut (),
        _: &mut Xoshiro,
    ) -> u8 {
        let mut moves = Vec::new();
        game.moves(&game.eye(state, seat), &mut moves);
        moves[0]
    }

    fn value(&self, _game: &Dare, _state: &(u8, u8), outcome: &(u8, u8)) -> Values {
        hundredths(outcome)
    }

    fn estimate(&self, _game: &Dare, state: &(u8, u8), _moves: u32, _room: &mut ()) -> Option<Values> {
        (state.1 == TRUST).then_some([0.7; SEATS])
    }
}

#[test]
fn a_line_ends_where_the_guide_judges_it() {
    for method in METHODS {
        let mut search = Search::new(Short, settings(method, 600));
        let findings = search.study(&DARE, &DARE.view(&(1, 99), Audience::Seat(Seat(0))), &mut Xoshiro::new(1));
        let trust = findings.moves.iter().find(|finding| finding.mv == TRUST).unwrap();
        assert!((trust.value - 0.7).abs() < 1e-4, "{method:?}: {}", trust.value);
        assert_eq!(trust.line, [(Seat(0), TRUST)]);
    }
}

#[test]
fn the_toss_comes_before_any_question() {
    let mut state = DARE.begin();
    assert!(matches!(DARE.next(&state), Next::Draw(())));
    DARE.draw(&mut state, 1, &mut Silent);
    assert!(matches!(DARE.next(&state), Next::Ask(_)));
}
