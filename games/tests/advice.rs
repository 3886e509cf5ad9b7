//! Advice and analysis: they find what is plain, say so of nothing else, and know no more than the seat they advise.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use bots::search::Budget;
use bots::{Account, Bot, Effort, analyse};
use daybreak::content::{Content, Options};
use daybreak::{Daybreak, Frame, Move as Deed, State};
use daybreak_bots::Steady;
use daybreak_title::DaybreakTitle;
use earthrise::{Earthrise, Move};
use earthrise_title::EarthriseTitle;
use std::sync::Arc;
use tabletop::{Audience, Game, Keyed, Next, Seat, Seats, Seed, Silent, Timeline, Xoshiro, moves_of};
use title::Title;

fn daybreak(players: u8) -> Daybreak {
    let content = Arc::new(Content::builtin().unwrap());
    Daybreak::with_options(&content, &daybreak::Setup::new(players), Options::simulation()).unwrap()
}

fn earthrise(players: u8) -> Earthrise {
    Earthrise::builtin(&earthrise::Setup::new(players)).unwrap()
}

/// A whole game, or its first so many moves, with these players in the order of the seats.
fn played<G: Game>(game: G, bots: &mut [Box<dyn Bot<G>>], seed: u64, most: usize) -> Timeline<G> {
    let mut timeline = Timeline::new(game);
    let (mut chance, mut dice) = (Keyed::new(Seed::from(seed)), Xoshiro::new(seed));
    for _ in 0..most {
        timeline.settle(&mut chance, &mut Silent).unwrap();
        let Next::Ask(asked) = timeline.next() else { break };
        let seat = asked.first().unwrap();
        let view = timeline.game().view(timeline.state(), Audience::Seat(seat));
        let mv = bots[seat.index()].choose(timeline.game(), &view, &mut dice);
        timeline.play(seat, mv, &mut Silent).unwrap();
    }
    timeline.settle(&mut chance, &mut Silent).unwrap();
    timeline
}

/// What each seat gave away in a game.
fn accounts<T: Title>(timeline: &Timeline<T::Game>, budget: u32, looks: usize) -> Vec<Account> {
    let effort = Effort { budget: Budget::Iterations(budget), looks };
    let players = timeline.game().players();
    let analysis = analyse(timeline, T::adviser(), Seats::all(players), effort, &mut |done, all| assert!(done <= all));
    (0..players).map(|seat| analysis.account(Seat(seat))).collect()
}

/// How often a seat wins with a move after which nobody is asked any more; none if somebody is.
fn wins_at_once(game: &Earthrise, view: &earthrise::View, seat: Seat, mv: Move) -> Option<f32> {
    let mut wins = 0.0;
    for world in 0..40 {
        let mut dice = Xoshiro::new(world);
        let mut state = game.imagine(view, &mut dice);
        game.play(&mut state, seat, mv, &mut Silent);
        while let Next::Draw(need) = game.next(&state) {
            let draw = game.sample(&state, need, &mut dice);
            game.draw(&mut state, draw, &mut Silent);
        }
        let Next::Over(outcome) = game.next(&state) else { return None };
        let share = 1.0 / outcome.winners.len().max(1) as f32;
        wins += if outcome.winners.has(seat) { share } else { 0.0 };
    }
    Some(wins / 40.0)
}

#[test]
fn at_the_last_decision_of_a_game_nothing_is_given_away() {
    let (mut decided, mut advised) = (0, 0);
    for seed in 0..120 {
        let mut bots = [(); 3].map(|()| earthrise_bots::bot("random").unwrap());
        let timeline = played(earthrise(3), &mut bots, seed, 400);
        let game = timeline.game();
        let mut last = None;
        timeline.replay(timeline.len(), |step| {
            if let tabletop::log::Entry::Move { seat, .. } = step.entry {
                last = Some((*seat, game.view(step.before, Audience::Seat(*seat)), moves_of(game, step.before, *seat)));
            }
        });
        let (seat, view, moves) = last.unwrap();
        let wins: Option<Vec<f32>> = moves.iter().map(|&mv| wins_at_once(game, &view, seat, mv)).collect();
        let Some(wins) = wins else { continue };
        let most = wins.iter().copied().fold(0.0, f32::max);
        // Only where the choice matters.
        if wins.iter().all(|&win| win > most - 0.2) {
            continue;
        }
        decided += 1;
        let advice = earthrise_bots::adviser().advise(game, &view, 3, Budget::Iterations(200), &mut Xoshiro::new(1));
        let best = &advice.moves[0];
        let at = moves.iter().position(|&mv| mv == best.mv).unwrap();
        assert!(wins[at] > most - 0.1, "seed {seed}: {moves:?} win {wins:?}, advised is {best:?}");
        assert!(best.prospect.unlucky <= best.prospect.lucky && best.line[0] == (seat, best.mv), "{best:?}");
        assert!(best.prospect.place >= 1.0 && best.prospect.place <= 3.0, "{best:?}");
        let shown = advice.moves.iter().filter(|counsel| counsel.visits == best.visits).count();
        assert_eq!(shown, moves.len().min(3), "all that are shown were looked at equally: {advice:?}");
        advised += 1;
    }
    assert!(decided > 2 && advised == decided, "{decided}");
}

#[test]
fn nobody_is_advised_who_is_not_asked() {
    let budget = Budget::Iterations(40);
    let timeline = played(earthrise(3), &mut [], 1, 0);
    let Next::Ask(asked) = timeline.next() else { panic!("somebody is asked") };
    for seat in (0..3).map(Seat) {
        let view = timeline.game().view(timeline.state(), Audience::Seat(seat));
        let advice = earthrise_bots::adviser().advise(timeline.game(), &view, 3, budget, &mut Xoshiro::new(1));
        assert_eq!(advice.moves.is_empty(), !asked.has(seat), "seat {seat}");
    }
    let game = daybreak(2);
    let view = game.view(&game.begin(), Audience::Seat(Seat(1)));
    assert!(daybreak_bots::adviser().advise(&game, &view, 3, budget, &mut Xoshiro::new(1)).moves.is_empty());
    let watched = game.view(&local_stage(&game, 1), Audience::Spectator);
    assert!(daybreak_bots::adviser().advise(&game, &watched, 3, budget, &mut Xoshiro::new(1)).moves.is_empty());
}

#[test]
fn every_question_of_a_game_gets_advice_that_can_be_followed() {
    // A player at random comes to questions that good players avoid.
    let budget = Budget::Iterations(3);
    let mut advised = 0;
    for seed in [5, 7] {
        let mut bots = [(); 3].map(|()| daybreak_bots::bot("random").unwrap());
        let timeline = played(daybreak(3), &mut bots, seed, 260);
        let game = timeline.game();
        let mut questions = 0;
        timeline.replay(timeline.len(), |step| {
            let tabletop::log::Entry::Move { seat, .. } = step.entry else { return };
            questions += 1;
            if questions % 3 != 0 {
                return;
            }
            let view = game.view(step.before, Audience::Seat(*seat));
            let advice = daybreak_bots::adviser().advise(game, &view, 3, budget, &mut Xoshiro::new(1));
            let legal = moves_of(game, step.before, *seat);
            assert_eq!(advice.choices, legal.len());
            assert!(!advice.moves.is_empty(), "nothing to say about {legal:?}");
            for counsel in &advice.moves {
                assert!(legal.contains(&counsel.mv) && counsel.visits > 0, "{counsel:?}");
                assert!((0.0..=1.0).contains(&counsel.chance) && counsel.chance <= counsel.prospect.survives + 1e-6);
                assert_eq!(counsel.line[0], (*seat, counsel.mv));
            }
            advised += 1;
        });
    }
    assert!(advised > 20, "{advised}");
}

#[test]
fn advice_does_not_depend_on_what_the_seat_cannot_see() {
    let mut bots = [(); 4].map(|()| earthrise_bots::bot("steady").unwrap());
    let timeline = played(earthrise(4), &mut bots, 3, 30);
    let game = timeline.game();
    let Next::Ask(asked) = timeline.next() else { panic!("the game is not over") };
    let seat = asked.first().unwrap();
    let view = game.view(timeline.state(), Audience::Seat(seat));
    let mut answers = Vec::new();
    for world in 0..4 {
        // Another deal that the seat cannot tell from the real one.
        let other = game.imagine(&view, &mut Xoshiro::new(world));
        let seen = game.view(&other, Audience::Seat(seat));
        answers.push(earthrise_bots::adviser().advise(game, &seen, 3, Budget::Iterations(100), &mut Xoshiro::new(7)));
        assert!(world == 0 || other != *timeline.state(), "the deals differ");
    }
    assert!(answers.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn pills_are_judged_only_where_the_search_sees_what_they_bring() {
    let game = Earthrise::builtin(&earthrise::Setup { pills: true, ..earthrise::Setup::new(3) }).unwrap();
    let mut bots = [(); 3].map(|()| earthrise_bots::bot("random").unwrap());
    let timeline = played(game, &mut bots, 6, 400);
    let (game, mut early, mut late) = (timeline.game(), 0, 0);
    timeline.replay(timeline.len(), |step| {
        if let tabletop::log::Entry::Move { seat, mv: mv @ (Move::Reveal | Move::Hold) } = step.entry {
            let view = game.view(step.before, Audience::Seat(*seat));
            let last = view.round + 1 >= game.table().rounds;
            assert_eq!(earthrise_bots::adviser().decides(game, &view, *mv), last);
            if last { late += 1 } else { early += 1 }
        }
    });
    assert!(early > 0 && late > 0, "{early} {late}");
}

/// The first Local stage of a game, with everything drawn.
fn local_stage(game: &Daybreak, seed: u64) -> State {
    let (mut state, mut chance, mut steady) = (game.begin(), Xoshiro::new(seed), Steady::new());
    while state.frame() != Some(Frame::Local) {
        match game.next(&state) {
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut chance);
                game.draw(&mut state, draw, &mut Silent);
            }
            Next::Ask(asked) => {
                let seat = asked.first().unwrap();
                let view = game.view(&state, Audience::Seat(seat));
                let mv = steady.choose(game, &view, &mut chance);
                game.play(&mut state, seat, mv, &mut Silent);
            }
            Next::Over(_) => panic!("the game is over"),
        }
    }
    state
}

/// So many trees that the round ends in drawdown, but China is short of so much energy that the Emissions stage loses the
/// game before, unless China acts.
fn on_the_brink(game: &Daybreak) -> State {
    let mut state = local_stage(game, 2);
    state.world.trees = 200;
    let board = &mut state.boards[0];
    board.communities = u16::from(state.standing[0].communities_to_lose) - 2;
    board.demand = board.clean + board.dirty + 2;
    board.resilience = [5; 3];
    state
}

#[test]
fn advice_avoids_losing_at_once_and_says_so() {
    let game = daybreak(2);
    let state = on_the_brink(&game);
    let view = game.view(&state, Audience::Seat(Seat(0)));
    assert!(view.forecast.losses.communities.has(Seat(0)), "{:?}", view.forecast);
    let advice = daybreak_bots::adviser().advise(&game, &view, 3, Budget::Iterations(60), &mut Xoshiro::new(1));
    let best = &advice.moves[0];
    assert_ne!(best.mv, Deed::Done);
    assert!(best.prospect.planned.losses.communities.is_empty(), "{:?}", best.prospect.planned);
    assert!(best.prospect.survives > 0.0);
    assert_eq!(best.prospect.before, view.forecast);
}

#[test]
fn giving_up_on_the_brink_is_the_mistake_that_is_found() {
    let game = daybreak(2);
    let state = on_the_brink(&game);
    let view = game.view(&state, Audience::Seat(Seat(0)));
    let (mut adviser, budget) = (daybreak_bots::adviser(), Budget::Iterations(160));
    let given_up = adviser.compare(&game, &view, Deed::Done, budget, &mut Xoshiro::new(1)).unwrap();
    assert_ne!(given_up.best, Deed::Done);
    assert!(given_up.paired.second() == 0.0 && given_up.paired.first() > 0.0, "{given_up:?}");
    // What the planner itself would do costs nothing.
    let kept = adviser.compare(&game, &view, given_up.best, budget, &mut Xoshiro::new(1)).unwrap();
    assert!(kept.paired.ahead() < 2.5 * kept.paired.error(), "{kept:?}");
    assert!(adviser.compare(&game, &view, Deed::Pass, budget, &mut Xoshiro::new(1)).is_none(), "no such move");
}

#[test]
fn whoever_plays_at_random_gives_most_away_at_earthrise() {
    let mut bots = ["steady", "random", "skilled:40"].map(|name| earthrise_bots::bot(name).unwrap());
    let timeline = played(earthrise(3), &mut bots, 11, 400);
    let accounts = accounts::<EarthriseTitle>(&timeline, 160, 12);
    let random = accounts[1];
    for (seat, account) in accounts.iter().enumerate() {
        assert!(account.judged > 20, "{accounts:?}");
        assert!(seat == 1 || random.given > account.given + 0.2, "seat {seat}: {accounts:?}");
    }
    assert!(random.given > 4.0 * random.error, "{accounts:?}");
    let others = accounts.iter().map(|account| account.mistakes).sum::<u32>() - random.mistakes;
    assert!(random.mistakes > others, "{accounts:?}");
}

#[test]
fn whoever_plays_at_random_gives_most_away_at_daybreak() {
    // One game says little: what a move costs is a guess with so little thought.
    let (mut given, mut judged) = ([0.0; 2], [0; 2]);
    for seed in 0..5 {
        let mut bots = ["steady", "random"].map(|name| daybreak_bots::bot(name).unwrap());
        let timeline = played(daybreak(2), &mut bots, seed, 45);
        for (seat, account) in accounts::<DaybreakTitle>(&timeline, 8, 4).iter().enumerate() {
            (given[seat], judged[seat]) = (given[seat] + account.given, judged[seat] + account.judged);
        }
    }
    assert!(judged.iter().all(|judged| *judged > 25), "{judged:?} moves were judged");
    let by_move = |seat: usize| given[seat] / judged[seat] as f32;
    assert!(by_move(1) > by_move(0), "random gave {} a move away, steady {}", by_move(1), by_move(0));
}

#[test]
fn the_same_effort_finds_the_same_and_only_for_the_seats_that_are_asked_about() {
    let mut bots = [(); 3].map(|()| earthrise_bots::bot("random").unwrap());
    let timeline = played(earthrise(3), &mut bots, 2, 25);
    let effort = Effort { budget: Budget::Iterations(20), looks: 3 };
    let once = || analyse(&timeline, EarthriseTitle::adviser(), Seats::only(Seat(1)), effort, &mut |_, _| ());
    let (one, two) = (once(), once());
    assert!(one.verdicts.len() > 3 && one.verdicts.iter().all(|verdict| verdict.seat == Seat(1)));
    let costs = |analysis: &bots::Analysis<Earthrise>| -> Vec<f32> {
        analysis.verdicts.iter().map(|verdict| verdict.cost()).collect()
    };
    assert_eq!(costs(&one), costs(&two));
    assert!(one.verdicts.iter().filter(|verdict| verdict.long).count() <= 3);
    assert!(one.mistakes().iter().all(|verdict| verdict.long && verdict.cost() > 0.0));
}
