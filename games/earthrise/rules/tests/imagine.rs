//! Worlds behind a view: which there are, and that each of them comes up as often as it should.

#![allow(clippy::unwrap_used)] // Helpers of tests may fail as tests do.

use crate::scenario;

use earthrise::{Cards, Draw, Earthrise, Fact, Move, PerSeat, Phase, PillSeen, Setup, Shown, State, View, Worlds};
use scenario::*;
use std::collections::HashMap;
use tabletop::log::Entry;
use tabletop::{Audience, Dice, Game, Next, Seat, Silent, Timeline, Xoshiro, moves_of, playout, refuse};

/// Where the cards are that somebody cannot see.
type World = (PerSeat<Cards>, PerSeat<Shown>);

fn world(game: &Earthrise, state: &State) -> World {
    let all = game.view(state, Audience::Omniscient);
    (all.hands.map(Option::unwrap_or_default), all.table)
}

/// The cards each seat has shown to `who` in this round, those in front of it included.
fn shown(line: &Timeline<Earthrise>, who: Audience) -> PerSeat<Cards> {
    let mut shown = [Cards::NONE; 5];
    line.replay(line.len(), |step| {
        for fact in step.facts.iter().filter_map(|fact| line.game().seen(fact, who).of(fact)) {
            match fact {
                Fact::Dealt { .. } => shown = [Cards::NONE; 5],
                Fact::Played { seat, card: Some(card), .. } => shown[seat.index()] = shown[seat.index()].with(card),
                // One's own card was known before.
                Fact::Shown { cards } => {
                    for (at, card) in cards.iter().enumerate().filter(|(at, _)| !who.knows(Seat(*at as u8))) {
                        shown[at] = card.map_or(shown[at], |card| shown[at].with(card));
                    }
                }
                _ => {}
            }
        }
    });
    shown
}

/// Would the game have come to the same view if the cards had been dealt like that? Everything is played again with the
/// cards of this world, and every card must have been a legal one.
fn is_consistent(line: &Timeline<Earthrise>, who: Audience, shown: &PerSeat<Cards>, (hands, table): &World) -> bool {
    let game = line.game();
    let view = game.view(line.state(), who);
    let hidden = |seat: usize| match (view.table[seat], table[seat]) {
        (Shown::FaceDown, Shown::Card(card)) => Some(card),
        _ => None,
    };
    let first: PerSeat<Cards> = std::array::from_fn(|seat| {
        let back = hands[seat].plus(shown[seat]);
        hidden(seat).map_or(back, |card| back.with(card))
    });
    let last_deal =
        line.line().filter(|&no| matches!(line.entries()[no as usize - 1], Entry::Draw(Draw::Hands(_)))).max();
    let mut state = game.begin();
    for no in line.line() {
        match line.entries()[no as usize - 1].clone() {
            Entry::Draw(Draw::Hands(_)) if Some(no) == last_deal => {
                if game.check(&state, &Draw::Hands(first)).is_err() {
                    return false;
                }
                game.draw(&mut state, Draw::Hands(first), &mut Silent);
            }
            Entry::Draw(draw) => game.draw(&mut state, draw, &mut Silent),
            Entry::Move { seat, mv } => {
                let now = game.view(&state, Audience::Omniscient);
                let running = (now.round, now.trick) == (view.round, view.trick);
                let mv = match mv {
                    Move::Play(_) if running => hidden(seat.index()).map_or(mv, Move::Play),
                    _ => mv,
                };
                if refuse(game, &state, seat, mv).is_err() {
                    return false;
                }
                game.play(&mut state, seat, mv, &mut Silent);
            }
            Entry::Retract { .. } | Entry::Branch { .. } => {}
        }
    }
    game.view(&state, who) == view
}

/// All ways to put the unseen cards, copies told apart, where they can lie; each world with the number of ways that
/// lead to it.
fn enumerate(line: &Timeline<Earthrise>, who: Audience) -> HashMap<World, u32> {
    let game = line.game();
    let view = game.view(line.state(), who);
    let shown = shown(line, who);
    let seen = shown.iter().flat_map(|cards| cards.iter());
    let own = view.hands.iter().flatten().flat_map(|hand| hand.iter());
    let unseen: Vec<_> = seen.chain(own).fold(game.table().deck_set, Cards::without).iter().collect();

    let hands: PerSeat<Cards> = view.hands.map(Option::unwrap_or_default);
    let mut partial = vec![((hands, view.table), 1_u32)];
    for &card in &unseen {
        let mut next = HashMap::new();
        for ((hands, table), ways) in partial {
            for seat in (0..usize::from(game.players())).filter(|&seat| !who.knows(Seat(seat as u8))) {
                if hands[seat].len() < u32::from(view.hand_sizes[seat]) {
                    let mut hands = hands;
                    hands[seat] = hands[seat].with(card);
                    *next.entry((hands, table)).or_insert(0) += ways;
                }
                if table[seat] == Shown::FaceDown {
                    let mut table = table;
                    table[seat] = Shown::Card(card);
                    *next.entry((hands, table)).or_insert(0) += ways;
                }
            }
        }
        partial = next.into_iter().collect();
    }
    partial.into_iter().filter(|(world, _)| is_consistent(line, who, &shown, world)).collect()
}

/// The worlds counted are those that there are, and samples spread over them evenly; so they do after cards were
/// exchanged.
#[track_caller]
fn samples_are_fair(mission: &Mission, who: Audience) -> usize {
    let game = mission.game();
    let view = mission.view(who);
    let worlds = enumerate(&mission.line, who);
    let total: u32 = worlds.values().sum();
    let sampler = Worlds::new(game, &view);
    assert_eq!(sampler.deals(), f64::from(total), "the number of deals");
    for exchanges in [0, 4] {
        let mut dice = Xoshiro::new(6);
        is_even(&worlds, || {
            let mut state = sampler.sample(&mut dice);
            for _ in 0..exchanges {
                state = sampler.exchange(&state, &mut dice).map_or(state, |(other, _)| other);
            }
            world(game, &state)
        });
    }
    worlds.len()
}

#[track_caller]
fn is_even(worlds: &HashMap<World, u32>, mut sample: impl FnMut() -> World) {
    const SAMPLES: u32 = 20_000;
    let total: u32 = worlds.values().sum();
    let mut drawn: HashMap<World, u32> = HashMap::new();
    for _ in 0..SAMPLES {
        *drawn.entry(sample()).or_insert(0) += 1;
    }
    assert!(drawn.keys().all(|world| worlds.contains_key(world)), "a world that cannot be");
    let chi_square: f64 = worlds
        .iter()
        .map(|(world, &ways)| {
            let expected = f64::from(SAMPLES) * f64::from(ways) / f64::from(total);
            let found = f64::from(drawn.get(world).copied().unwrap_or(0));
            (found - expected).powi(2) / expected
        })
        .sum();
    let freedom = worlds.len() as f64 - 1.0;
    assert!(chi_square <= freedom + 5.0 * (2.0 * freedom).sqrt(), "{chi_square} with {freedom} degrees of freedom");
}

// ER-6.4
#[test]
fn from_one_world_exchanges_lead_to_every_other() {
    let start = flight(["PHO8 AST1", "PHO6 ALE1", "AST3 APO3"]).begin();
    let view = start.view(seat(0));
    let (worlds, mut dice) = (Worlds::new(start.game(), &view), Xoshiro::new(64));
    let mut state = worlds.sample(&mut dice);
    let mut met: HashMap<World, u32> = HashMap::new();
    for _ in 0..500 {
        state = worlds.exchange(&state, &mut dice).map_or(state, |(other, _)| other);
        *met.entry(world(start.game(), &state)).or_insert(0) += 1;
    }
    assert_eq!(met.len(), 6);
}

// ER-3.5
#[test]
fn before_the_first_card_every_deal_is_equally_likely() {
    let start = flight(["PHO8 AST1", "PHO6 ALE1", "AST3 APO3"]).begin();
    assert_eq!([seat(0), seat(1), seat(2)].map(|who| samples_are_fair(&start, who)), [6; 3]);
    assert_eq!(samples_are_fair(&start, Audience::Spectator), 90);
    assert_eq!(samples_are_fair(&start, Audience::Omniscient), 1);
}

// ER-6.4
#[test]
fn after_a_discard_the_voids_are_respected_and_all_that_is_left_is_equally_likely() {
    let hands = ["PHO8 PHO7 AST1 APO1", "PHO6 ALE1 APO2 AST2", "AST3 APO3 APO4 ALE2"];
    // Seat 2 has no Photography and shows it; seat 1 plays an Alert and shows nothing.
    let tricks = flight(hands).tokens([value(5), value(6)]).begin().trick("PHO8 ALE1 AST3");
    let seen = [seat(0), seat(1), seat(2), Audience::Spectator].map(|who| samples_are_fair(&tricks, who));
    assert!(seen[3] > 100, "{seen:?}");
    let later = tricks.trick("APO2 APO3 APO1").takes(1, "APO1");
    for who in [seat(0), seat(1), seat(2), Audience::Spectator] {
        samples_are_fair(&later, who);
    }
}

/// A silent trick of four players in which two have followed face down; seat 1 leads it. Seat 2 follows, seat 3 has no
/// Apollo and seat 0 is to play.
fn in_silence(plan: fn(Plan) -> Plan) -> Mission {
    let hands = ["PHO8 APO6 AST6", "PHO1 APO1 AST1", "PHO2 APO2 ALE2", "PHO3 AST3 ALE3"];
    let plan = plan(flight(hands).silent(&[2]).tokens([value(7)]));
    let silent = plan.begin().trick("PHO8 PHO1 PHO2 PHO3").takes(3, "PHO1");
    silent.play("APO1").play("APO2").play("AST3")
}

// ER-7.3, ER-6.4
#[test]
fn face_down_followers_may_have_been_void_or_not() {
    let silent = in_silence(|plan| plan);
    for who in [seat(0), seat(1), seat(2), seat(3), Audience::Spectator] {
        samples_are_fair(&silent, who);
    }
    // With the reveal the voids are known.
    let shown = silent.play("APO6");
    for who in [seat(0), seat(1), seat(2), seat(3), Audience::Spectator] {
        samples_are_fair(&shown, who);
    }
}

// ER-7.3
#[test]
fn the_same_holds_under_other_readings_of_following() {
    let readings: [fn(Plan) -> Plan; 4] = [
        |plan| plan.option("follow_in_silence", "false"),
        |plan| plan.option("follow_rule", "free"),
        |plan| plan.field("always_playable_suit", "None"),
        |plan| plan.field("always_playable_suit", "AST"),
    ];
    for reading in readings {
        let silent = in_silence(reading);
        for who in [seat(0), seat(3), Audience::Spectator] {
            samples_are_fair(&silent, who);
        }
    }
}

// ER-7.2, ER-6.3
#[test]
fn a_silent_alert_binds_holders_of_alerts() {
    let hands = ["PHO8 ALE6 AST6", "PHO1 ALE1 AST1", "PHO2 APO2 ALE2", "PHO3 AST3 APO3"];
    let plan = flight(hands).silent(&[2]).tokens([value(7)]);
    let silent = plan.begin().trick("PHO8 PHO1 PHO2 PHO3").takes(3, "PHO1").play("ALE1").play("ALE2").play("AST3");
    for who in [seat(0), seat(2), Audience::Spectator] {
        samples_are_fair(&silent, who);
    }
}

// ER-6.4
#[test]
fn copies_of_a_card_count_as_cards_of_their_own() {
    let hands = ["PHO8 PHO4 AST1", "PHO4 PHO4 APO2", "AST3 AST3 AST3", "APO2 APO2 ALE1"];
    let plan = flight(hands).silent(&[2]).tokens([value(7)]);
    let trick = plan.begin().trick("PHO8 PHO4 AST3 APO2").takes(1, "PHO4");
    for who in [seat(0), seat(1), Audience::Spectator] {
        samples_are_fair(&trick, who);
    }
    let silent = trick.play("PHO4").play("AST3").play("APO2");
    for who in [seat(0), seat(1), seat(3), Audience::Spectator] {
        samples_are_fair(&silent, who);
    }
}

/// A whole table of the box, played by chance.
fn any_timeline(setup: &Setup, seed: u64, mut stop: impl FnMut(&Earthrise, &State) -> bool) -> Timeline<Earthrise> {
    let mut line = Timeline::new(Earthrise::builtin(setup).unwrap());
    let mut dice = Xoshiro::new(seed);
    loop {
        line.settle(&mut dice, &mut Silent).unwrap();
        let Next::Ask(asked) = line.next() else { return line };
        if stop(line.game(), line.state()) {
            return line;
        }
        let seat = *dice.pick(&asked.iter().collect::<Vec<_>>());
        let mv = *dice.pick(&moves_of(line.game(), line.state(), seat));
        line.play(seat, mv, &mut Silent).unwrap();
    }
}

// ER-6.4, ER-7.3
#[test]
fn twenty_thousand_samples_hold_no_impossible_deal() {
    let mut face_down = 0;
    for seed in 0..20 {
        let players = 3 + seed as u8 % 3;
        // In the middle of a silent trick in the second half of a round.
        let silent = if players == 5 { 4 } else { [3, 5, 7][seed as usize % 3] };
        let line = any_timeline(&Setup::new(players), seed, |game, state| {
            let view = game.view(state, Audience::Spectator);
            (view.round, view.trick, view.played) == (seed as u8 % 3, silent, players - 1)
        });
        let viewer = Audience::Seat(Seat(seed as u8 % players));
        let view = line.game().view(line.state(), viewer);
        face_down += view.table.iter().filter(|shown| **shown == Shown::FaceDown).count();
        let worlds = Worlds::new(line.game(), &view);
        let seen = shown(&line, viewer);
        let mut dice = Xoshiro::new(seed);
        for _ in 0..1000 {
            let state = worlds.sample(&mut dice);
            assert!(is_consistent(&line, viewer, &seen, &world(line.game(), &state)), "seed {seed}");
        }
    }
    assert!(face_down > 20, "the silent tricks had followers");
}

/// Tables that hide as much as there is to hide.
fn setups() -> Vec<Setup> {
    let mut setups = Vec::new();
    for players in 3..=5 {
        for (name, value) in [("public_draw", "false"), ("pill_decisions", "in_turn"), ("follow_rule", "free")] {
            let mut setup = Setup { pills: true, ..Setup::new(players) };
            setups.push(setup.clone());
            setup.options.insert(name.to_owned(), value.to_owned());
            setups.push(setup);
        }
    }
    setups
}

/// Stops by chance anywhere in a game, rather at a question that is rarely asked.
fn anywhere(setup: &Setup, seed: u64) -> Timeline<Earthrise> {
    let mut stop = Xoshiro::new(!seed);
    any_timeline(setup, seed, |_, state| match state.phase() {
        Phase::Play | Phase::Copilot { .. } => stop.below(300) == 0,
        Phase::Exchange { .. } => stop.below(100) == 0,
        _ => stop.below(8) == 0,
    })
}

fn audiences(game: &Earthrise) -> impl Iterator<Item = Audience> {
    crew(game.players()).map(Audience::Seat).chain([Audience::Spectator, Audience::Omniscient])
}

#[test]
fn the_view_of_an_imagined_state_is_the_view_it_came_from() {
    for (seed, setup) in (0..).zip(setups().iter().cycle().take(150)) {
        let line = anywhere(setup, seed);
        let game = line.game();
        let mut dice = Xoshiro::new(seed);
        for who in audiences(game) {
            let view = game.view(line.state(), who);
            let imagined = game.imagine(&view, &mut dice);
            assert_eq!(game.view(&imagined, who), view, "seed {seed}, {who:?}");
            if who == Audience::Omniscient {
                assert_eq!(imagined, *line.state(), "who sees everything imagines what is");
            }
        }
    }
}

#[test]
fn an_imagined_state_can_be_played_on_to_the_end() {
    let mut moves = Vec::new();
    for (seed, setup) in (1000..).zip(setups().iter().cycle().take(150)) {
        let line = anywhere(setup, seed);
        let game = line.game();
        let mut dice = Xoshiro::new(seed);
        for who in audiences(game) {
            let mut imagined = game.imagine(&game.view(line.state(), who), &mut dice);
            if let Next::Ask(asked) = game.next(&imagined) {
                let nobody = asked.iter().find(|&seat| moves_of(game, &imagined, seat).is_empty());
                assert_eq!(nobody, None, "seed {seed}, {who:?}: asked in {:?} without a move", imagined.phase());
            }
            playout(game, &mut imagined, &mut dice, &mut moves);
        }
    }
}

// ER-9.4, ER-9.5
#[test]
fn whoever_chooses_between_hidden_pieces_has_a_choice_in_every_imagined_state() {
    let plan = flight(["PHO1 PHO2", "APO1 APO2", "AST1 AST2"]).tokens([value(8), lowest(PHO)]).pieces([3, 1]);
    let window = plan.option("public_draw", "false").begin();
    let choice = window.goes_on_until(|mission| matches!(mission.phase(), Phase::Exchange { .. })).exchanges(0, 2);
    assert_eq!(choice.phase(), Phase::KeepPiece { seat: Seat(0) });
    let view = choice.view(seat(1));
    let mut dice = Xoshiro::new(94);
    for _ in 0..500 {
        let imagined = choice.game().imagine(&view, &mut dice);
        assert!(moves_of(choice.game(), &imagined, Seat(0)).len() >= 2);
        assert_eq!(choice.game().view(&imagined, seat(1)), view);
    }
}

// ER-13.1
#[test]
fn every_deal_of_the_unseen_pills_is_equally_likely() {
    let start = table(3).pills([1, 2, 3]).begin();
    let view = start.view(seat(0));
    let worlds = Worlds::new(start.game(), &view);
    let mut dice = Xoshiro::new(131);
    let mut counts: HashMap<PerSeat<PillSeen>, u32> = HashMap::new();
    for _ in 0..7200 {
        let imagined = worlds.sample(&mut dice);
        *counts.entry(start.game().view(&imagined, Audience::Omniscient).pills).or_insert(0) += 1;
    }
    // Nine pills for seat 1, eight for seat 2; a hundred samples each.
    assert_eq!(counts.len(), 72);
    let chi_square: f64 = counts.values().map(|&n| (f64::from(n) - 100.0).powi(2) / 100.0).sum();
    assert!(chi_square < 71.0 + 5.0 * (2.0 * 71.0_f64).sqrt(), "{chi_square}");
}

// ER-13.5, ER-13.6
#[test]
fn a_secret_decision_may_be_either_if_the_pill_fits() {
    let plan = flight(["PHO8", "APO1", "AST1"]).tokens([value(7)]).pills([4, 1, 9]);
    let decided = plan.begin().trick("PHO8 APO1 AST1").reveals(1);
    let view: View = decided.view(seat(0));
    let worlds = Worlds::new(decided.game(), &view);
    let mut dice = Xoshiro::new(136);
    let (mut reveals, mut holds) = (0, 0);
    for _ in 0..1000 {
        let all = decided.game().view(&worlds.sample(&mut dice), Audience::Omniscient);
        let fits = all.pills[1] != PillSeen::Pill(earthrise::PillId(8));
        match all.revealing.has(Seat(1)) {
            true => reveals += 1,
            false => holds += 1,
        }
        assert!(fits || !all.revealing.has(Seat(1)), "pill 09 cannot be revealed at R1");
    }
    assert!(reveals > 300 && holds > 300, "{reveals} and {holds}");
}

// ER-13.6
#[test]
fn a_decision_that_all_have_seen_is_imagined_as_it_was() {
    let plan = || flight(["PHO8", "ALE1", "ALE2"]).tokens([value(7)]).pills([6, 1, 2]);
    // Pills 06 and 02 were revealed, 01 was not, and seat 0 is asked about its Alerts.
    let giving = plan().begin().trick("PHO8 ALE1 ALE2").reveals(0).holds(1).reveals(2);
    // In turn, seat 1 has held its pill before everybody's eyes.
    let in_turn = plan().option("pill_decisions", "in_turn").begin().trick("PHO8 ALE1 ALE2").holds(1);
    let mut dice = Xoshiro::new(136);
    for mission in [giving, in_turn] {
        for who in audiences(mission.game()) {
            let view = mission.view(who);
            for _ in 0..20 {
                assert_eq!(mission.game().view(&mission.game().imagine(&view, &mut dice), who), view, "{who:?}");
            }
        }
    }
}
