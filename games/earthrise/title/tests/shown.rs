//! What the view says of the trick, the pills and the score sheet is what happens, after every fact of whole games.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use earthrise::{Earthrise, Fact, Move, Phase, Setup, Shown, State, TokenId};
use earthrise_title::{EarthriseTitle, EarthriseView, Reward, RewardKind, Rewards, RoundStep, TokenPlace};
use std::collections::BTreeMap;
use tabletop::{Audience, Dice, Game, Moments, Next, Seat, Silent, Xoshiro, moves_of};
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
                    game.draw(&mut state, draw, &mut Silent);
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
                        game.play(&mut state, seat, Move::Hold, &mut Silent);
                        continue;
                    }
                    game.play(&mut state, seat, *dice.pick(&moves), &mut Silent);
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

/// Where a token of the track is, as a fact leaves it.
fn place_of(view: &EarthriseView, token: TokenId) -> Option<TokenPlace> {
    let at = view.track.iter().position(|one| *one == Some(token))?;
    view.track_places[at]
}

#[test]
fn rewards_are_given_one_after_the_other_to_whom_the_facts_say() {
    let mut seen = BTreeMap::<&str, usize>::new();
    visit_facts(|before, fact, after| {
        let rewards = |view: &EarthriseView| view.rewards.unwrap();
        let given = |seat| Reward { seat, given: true };
        match fact {
            Fact::TrickBegan { .. } => {
                let Rewards { maneuver, copilot, commander, now } = rewards(after);
                assert!([maneuver, copilot, commander].iter().all(|one| one.seat.is_none() && !one.given));
                assert_eq!(now, None);
            }
            Fact::ManeuverWon { seat, tokens } => {
                assert!(!rewards(before).maneuver.given);
                assert_eq!(rewards(after).maneuver, given(Some(*seat)));
                assert_eq!(rewards(after).now, Some(RewardKind::Maneuver));
                for &token in tokens {
                    assert_eq!(place_of(after, token).unwrap_or(TokenPlace::Held(*seat)), TokenPlace::Held(*seat));
                }
                *seen.entry("maneuver").or_default() += 1;
            }
            Fact::ManeuverUnclaimed { .. } => {
                assert_eq!(rewards(after).maneuver, given(None));
                let token = after.newest.unwrap();
                assert_eq!(place_of(after, token), Some(TokenPlace::Earth));
                *seen.entry("unclaimed").or_default() += 1;
            }
            Fact::CopilotTook { seat, card } => {
                assert_eq!((rewards(before).copilot.given, rewards(after).copilot), (false, given(Some(*seat))));
                assert_eq!(rewards(before).now, Some(RewardKind::Copilot));
                assert!(before.to_take.iter().any(|one| one.card == *card));
            }
            Fact::NoCopilot => assert_eq!(rewards(after).copilot, given(None)),
            Fact::CommanderTook { seat, .. } => {
                assert_eq!((rewards(before).commander.given, rewards(after).commander), (false, given(Some(*seat))));
                assert_eq!(rewards(after).now, Some(RewardKind::Commander));
                let last = after.tricks.last().unwrap();
                assert_eq!((last.commander, last.copilot), (*seat, after.copilot));
                assert!(last.maneuver.is_none() || last.maneuver == rewards(after).maneuver.seat);
                assert_eq!(last.cards.len(), after.players.len());
                *seen.entry("commander").or_default() += 1;
            }
            Fact::ApolloPassed { .. } => {
                let Rewards { maneuver, copilot, commander, now } = rewards(before);
                assert_eq!(rewards(after), Rewards { maneuver, copilot, commander, now: None });
                assert_eq!(now, Some(RewardKind::Commander));
            }
            // At the end of a round they stay until the next one begins.
            Fact::RoundScored { .. } | Fact::AlertsTaken { .. } => {
                let Rewards { maneuver, copilot, commander, now } = rewards(after);
                assert!(maneuver.given && copilot.given && commander.given && now.is_none());
            }
            Fact::TokensLaid { tokens, .. } => {
                assert!(tokens.iter().all(|&token| place_of(after, token) == Some(TokenPlace::Track)));
            }
            Fact::StackDiscarded { .. } => {
                assert!(before.earth.iter().all(|&token| place_of(after, token) != Some(TokenPlace::Earth)));
            }
            Fact::FinalBegan => assert_eq!(after.rewards, None),
            _ => {}
        }
        if after.to_take.is_empty() == matches!(after.phase, Phase::Copilot { .. }) {
            assert!(after.played == 0 || after.players.iter().all(|player| player.card == Shown::Nothing), "{fact:?}");
        }
    });
    assert!(seen.len() == 3 && seen.values().all(|&count| count > 20), "{seen:?}");
}

#[test]
fn whoever_wins_stands_first() {
    let mut games = 0;
    visit_facts(|_, fact, after| {
        let total = |seat: &Seat| after.players[seat.index()].total;
        assert!(after.standing.is_sorted_by(|one, other| total(one) >= total(other)));
        assert_eq!(after.standing.len(), after.players.len());
        if let Fact::Won { winners, .. } = fact {
            assert!(winners.has(after.standing[0]), "{:?}", after.standing);
            games += 1;
        }
    });
    assert_eq!(games, 6);
}

#[test]
fn a_tie_is_decided_as_the_table_plays_it() {
    let honors = [12, 30, 30, 30, 0];
    let standing = |readings: &[(&str, &str)], pilot| game(4, readings).standing(&honors, pilot);
    let last_to_play = [("final_tie", "last_to_play_last_trick")];
    let shared = [("final_tie", "shared_victory")];
    // Seat 2 led the last trick, so that seat 1 played last in it.
    assert_eq!(standing(&last_to_play, Some(Seat(3))), [Seat(1), Seat(3), Seat(2), Seat(0)]);
    assert_eq!(standing(&last_to_play, None), [Seat(1), Seat(2), Seat(3), Seat(0)]);
    assert_eq!(standing(&shared, Some(Seat(3))), [Seat(1), Seat(2), Seat(3), Seat(0)]);
}

#[test]
fn nobody_is_asked_about_a_pill_that_can_never_be_used_again() {
    let (game, mut dice) = (game(3, &[]), Xoshiro::new(11));
    let (mut forced, mut asked_all_the_same) = (0, 0);
    for _ in 0..80 {
        let mut state = game.begin();
        loop {
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut dice);
                    game.draw(&mut state, draw, &mut Silent);
                }
                Next::Ask(asked) => {
                    let seat = asked.first().unwrap();
                    let moves = moves_of(&game, &state, seat);
                    let chances = shown(&game, &state, seat).players[seat.index()].pill_chances.len();
                    let is_forced = EarthriseTitle::forced(&game, &state, seat);
                    assert_eq!(is_forced, state.phase() == Phase::Pills && chances == 0);
                    if is_forced {
                        assert_eq!(moves, [Move::Hold]);
                        forced += 1;
                    } else if moves == [Move::Hold] {
                        asked_all_the_same += 1;
                    }
                    let mv = *dice.pick(&moves);
                    game.play(&mut state, seat, mv, &mut Silent);
                }
            }
        }
    }
    assert!(forced > 10 && asked_all_the_same > 10, "{forced} {asked_all_the_same}");
}

#[test]
fn a_round_is_taken_apart_into_what_is_noted() {
    let (mut noted, mut pills, mut hidden) = (0, 0, 0);
    visit_facts(|_, fact, after| {
        let Some(scoring) = after.scoring.as_ref() else {
            assert!(!matches!(fact, Fact::RoundScored { .. } | Fact::AlertsTaken { .. }));
            return;
        };
        for (seat, line) in scoring.seats.iter().enumerate() {
            assert_eq!(line.cards, line.suits.iter().map(|suit| suit.honors).sum::<i16>());
            assert_eq!(line.sum, line.cards + line.pill.map_or(0, |pill| pill.honors));
            for suit in &line.suits {
                hidden += usize::from(suit.cards.is_none());
                assert!(suit.cards.is_some() || suit.honors == 0 && suit.alerts.is_none() && seat != 1);
                let cards = suit.cards.as_ref().map_or(0, |cards| i16::try_from(cards.len()).unwrap());
                assert_eq!(suit.honors, cards * i16::from(suit.each));
            }
        }
        match *fact {
            Fact::RoundScored { round, seat, honors } => {
                assert_eq!((scoring.round, scoring.seats[seat.index()].cards), (round, honors));
                noted += 1;
            }
            Fact::PillScored { seat, pill, honors } => {
                let used = scoring.seats[seat.index()].pill.unwrap();
                assert_eq!((used.pill, used.honors), (pill, honors));
                pills += 1;
            }
            _ => {}
        }
        if matches!(fact, Fact::AlertsTaken { .. }) {
            for (line, player) in scoring.seats.iter().zip(&after.players) {
                assert_eq!(player.honors[usize::from(scoring.round)].unwrap_or_default(), line.sum);
            }
        }
    });
    assert!(noted > 0 && pills > 0 && hidden > 0);
}

#[test]
fn the_deck_is_what_was_played_what_is_held_and_what_is_out() {
    let mut whole = None;
    visit_facts(|_, fact, after| {
        let all: u8 =
            after.deck.iter().flat_map(|row| &row.cards).map(|card| card.played + card.yours + card.out).sum();
        // The number of cards is that of the table; games of each number of players follow one another.
        if whole.is_none() || matches!(fact, Fact::LotDrawn { .. }) {
            whole = Some(all);
        }
        assert_eq!(Some(all), whole);
        let yours: u8 = after.deck.iter().flat_map(|row| &row.cards).map(|card| card.yours).sum();
        assert_eq!(usize::from(yours), after.players[1].hand.as_ref().map_or(0, Vec::len));
        let played: usize = after.deck.iter().flat_map(|row| &row.cards).map(|card| usize::from(card.played)).sum();
        let complete = after.tricks.len() * after.players.len();
        let open = after.players.iter().filter(|player| matches!(player.card, Shown::Card(_))).count();
        let lies = after.tricks.len() > usize::from(after.trick);
        if !matches!(after.phase, Phase::Lay | Phase::Deal | Phase::Lots | Phase::PillDeal) {
            assert_eq!(played, complete + if lies { 0 } else { open });
        }
    });
}

#[test]
fn an_exchange_of_more_tokens_is_never_less_likely_to_bring_a_new_piece() {
    let mut asked = 0;
    visit_facts(|_, _, after| {
        let chances: Vec<u8> = after.exchange.iter().map(|chance| chance.new_of_100).collect();
        assert!(chances.is_sorted() && chances.iter().all(|&chance| chance <= 100));
        if !chances.is_empty() && after.players[1].puzzle_next.is_none() {
            assert!(chances.iter().all(|&chance| chance == 0));
        }
        asked += usize::from(!chances.is_empty());
    });
    assert!(asked > 0);
}
