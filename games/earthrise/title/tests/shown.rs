//! What the view says of the trick, the pills and the score sheet is what happens, after every fact of whole games.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use earthrise::{Earthrise, Fact, Move, Phase, Setup, State};
use earthrise_title::{EarthriseTitle, EarthriseView, RoundStep};
use std::collections::BTreeMap;
use tabletop::{Audience, Dice, Game, Moments, Next, Seat, Xoshiro};
use title::Title;

fn game(players: u8, readings: &[(&str, &str)]) -> Earthrise {
    let options = readings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let setup = Setup { pills: true, options: options.collect(), ..Setup::new(players) };
    EarthriseTitle::make(&EarthriseTitle::builtin().unwrap(), &setup).unwrap()
}

fn shown(game: &Earthrise, state: &State, seat: Seat) -> EarthriseView {
    EarthriseTitle::show(game, &game.view(state, Audience::Seat(seat)))
}

/// Plays random games, and visits every fact with the view of a seat before it and after it.
fn visit_facts(mut visit: impl FnMut(&EarthriseView, &Fact, &EarthriseView)) {
    let readings: [&[(&str, &str)]; 2] =
        [&[], &[("fewest_alerts_ties", "last_to_play_last_trick"), ("stack_condition", "any")]];
    for (players, readings) in EarthriseTitle::PLAYERS.flat_map(|players| readings.map(|readings| (players, readings)))
    {
        let game = game(players, readings);
        let mut dice = Xoshiro::new(u64::from(players) + 7);
        let mut state = game.begin();
        let mut before = shown(&game, &state, Seat(1));
        loop {
            let mut moments = Moments::default();
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut dice);
                    game.draw(&mut state, draw, &mut moments);
                }
                Next::Ask(asked) => {
                    let seat = *dice.pick(&asked.iter().collect::<Vec<_>>());
                    let mv = game.pick(&game.eye(&state, seat), &mut Vec::new(), &mut dice);
                    game.play(&mut state, seat, mv, &mut moments);
                }
            }
            for moment in moments.0 {
                let after = shown(&game, &moment.state, Seat(1));
                visit(&before, &moment.fact, &after);
                before = after;
            }
            before = shown(&game, &state, Seat(1));
        }
    }
}

#[test]
fn whoever_is_said_to_be_ahead_gets_the_rewards() {
    let mut rewards = 0;
    visit_facts(|before, fact, after| match *fact {
        Fact::Played { seat, .. } => {
            assert_eq!(before.order[usize::from(before.played)], seat);
            assert_eq!(before.order.first(), Some(&before.pilot));
            assert_eq!(after.complete, after.order.len() == usize::from(after.played));
        }
        Fact::ManeuverWon { seat, .. } => assert_eq!(before.taker, Some(seat)),
        Fact::ManeuverUnclaimed { .. } => assert_eq!(before.taker, None),
        Fact::CopilotTook { seat, .. } => assert_eq!(before.copilot, Some(seat)),
        Fact::NoCopilot => assert_eq!(before.copilot, None),
        Fact::CommanderTook { seat, .. } => {
            assert_eq!((before.commander, after.commander), (Some(seat), Some(seat)));
            assert_eq!(before.step, if before.copilot.is_some() { RoundStep::Rewards } else { before.step });
            rewards += 1;
        }
        // The trick is over: nobody is ahead in the next one.
        Fact::ApolloPassed { to } => {
            assert_eq!((after.commander, after.copilot, after.taker), (None, None, None));
            assert_eq!((after.pilot, after.trick, after.played), (to, before.trick + 1, 0));
        }
        Fact::TrickBegan { token, .. } => {
            assert_eq!(after.silent, token.is_none());
            assert_eq!(after.asking.is_empty(), after.silent);
            assert!(after.asking.iter().all(|token| after.earth.contains(token)));
        }
        _ => {}
    });
    assert_eq!(rewards, 2 * 3 * (10 + 10 + 8));
}

#[test]
fn the_score_sheet_adds_up() {
    let mut finals: BTreeMap<Seat, (i16, i16, i16)> = BTreeMap::new();
    let mut ends = 0;
    visit_facts(|before, fact, after| {
        for player in &after.players {
            assert_eq!(player.total, player.honors.iter().flatten().sum::<i16>());
            assert_eq!(player.final_honors.is_some(), after.phase == Phase::Over);
        }
        match *fact {
            Fact::LotDrawn { .. } => {
                // Nobody has scored, and nobody looks at the Alerts of others.
                assert!(after.players.iter().all(|player| player.honors.iter().all(Option::is_none)));
                let seen = (0..).zip(&after.players).filter(|(_, player)| player.alerts.is_some());
                assert_eq!(seen.map(|(at, _)| Seat(at)).collect::<Vec<_>>(), [Seat(1)]);
            }
            Fact::RoundScored { round, seat, honors } => {
                let noted = after.players[seat.index()].honors[usize::from(round)];
                assert_eq!(noted, (honors != 0).then_some(honors));
            }
            Fact::FinalScored { seat, fewest_alerts, tokens, puzzle } => {
                let player = &before.players[seat.index()];
                assert_eq!((player.token_honors, player.puzzle_honors), (tokens, puzzle));
                finals.insert(seat, (fewest_alerts, tokens, puzzle));
            }
            Fact::Won { .. } => {
                for (seat, said) in std::mem::take(&mut finals) {
                    let player = &after.players[seat.index()];
                    let parts = player.final_honors.unwrap();
                    assert_eq!((parts.fewest_alerts, parts.tokens, parts.puzzle), said);
                    assert!(parts.pill >= 0, "{parts:?}");
                    let all = parts.fewest_alerts + parts.tokens + parts.puzzle + parts.pill;
                    assert_eq!(player.honors.last(), Some(&Some(all)));
                }
                assert!(after.final_phase && after.step == RoundStep::Scoring);
                ends += 1;
            }
            Fact::PieceKept { seat, .. } => {
                let (old, new) = (&before.players[seat.index()], &after.players[seat.index()]);
                assert_eq!(old.puzzle_next, Some(new.puzzle_honors));
            }
            _ => {}
        }
    });
    assert_eq!(ends, 6);
}

#[test]
fn a_pill_has_a_chance_now_exactly_if_it_may_be_revealed() {
    let game = game(4, &[]);
    let mut found = [0; 2];
    for seed in 0..8 {
        let mut dice = Xoshiro::new(seed);
        let mut state = game.begin();
        loop {
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut dice);
                    game.draw(&mut state, draw, &mut tabletop::Silent);
                }
                Next::Ask(asked) => {
                    let seat = asked.first().unwrap();
                    let mut moves = Vec::new();
                    game.moves(&game.eye(&state, seat), &mut moves);
                    if state.phase() == Phase::Pills {
                        let view = shown(&game, &state, seat);
                        let now = view.players[seat.index()].pill_chances.contains(&view.round);
                        assert_eq!(now, moves.contains(&Move::Reveal));
                        assert!(view.players[seat.index()].pill_chances.iter().all(|&chance| chance >= view.round));
                        found[usize::from(now)] += 1;
                        // Pills are kept, so that all chances come.
                        game.play(&mut state, seat, Move::Hold, &mut tabletop::Silent);
                        continue;
                    }
                    game.play(&mut state, seat, *dice.pick(&moves), &mut tabletop::Silent);
                }
            }
        }
    }
    assert!(found.iter().all(|&count| count > 20), "{found:?}");
}

/// Alerts are put aside face down before the last exchanges, and nobody looks at another's until all are compared.
#[test]
fn alerts_of_others_show_only_once_they_are_compared() {
    let (mut hidden, mut open) = (0, 0);
    visit_facts(|_, fact, after| {
        let others = || after.players.iter().enumerate().filter(|(seat, _)| *seat != 1);
        match fact {
            Fact::AlertsShown { .. } | Fact::FinalScored { .. } | Fact::Won { .. } => {
                assert!(others().all(|(_, player)| player.alerts.is_some()), "{fact:?}");
                open += 1;
            }
            _ if after.phase == Phase::Score && after.final_phase => {}
            _ => {
                assert!(others().all(|(_, player)| player.alerts.is_none()), "{fact:?}");
                hidden += usize::from(matches!(fact, Fact::FinalBegan));
            }
        }
    });
    assert!(hidden > 0 && open > 10, "{hidden} {open}");
}

/// In radio silence nobody is ahead before all cards show.
#[test]
fn nobody_is_ahead_in_a_silent_trick_before_it_is_shown() {
    let mut played = 0;
    visit_facts(|_, fact, after| {
        if matches!(fact, Fact::Played { .. }) && after.silent && !after.complete {
            assert_eq!((after.commander, after.copilot, after.taker), (None, None, None));
            played += 1;
        }
    });
    assert!(played > 50, "{played}");
}
