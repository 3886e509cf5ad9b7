//! What is said of the cards of a hand comes true, in whole games of every size and reading.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use earthrise::{Earthrise, Fact, Move, Setup, State};
use earthrise_title::{EarthriseTitle, EarthriseView, HandCard, Outlook, Reach, Role};
use std::collections::BTreeMap;
use tabletop::{Audience, Dice, Game, Moments, Next, Seat, Silent, Xoshiro, refuse};
use title::Title;
use words::{Lang, Names, Words};

/// The readings that change who takes tokens and what may be played.
const READINGS: [&[(&str, &str)]; 3] = [
    &[],
    &[("stack_condition", "any"), ("same_as_includes_pilot", "false")],
    &[("follow_rule", "free"), ("stack_condition", "any")],
];

fn game(players: u8, readings: &[(&str, &str)]) -> Earthrise {
    let options = readings.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let setup = Setup { options: options.collect(), ..Setup::new(players) };
    EarthriseTitle::make(&EarthriseTitle::builtin().unwrap(), &setup).unwrap()
}

fn hand(game: &Earthrise, state: &State, seat: Seat) -> Vec<HandCard> {
    let view = game.view(state, Audience::Seat(seat));
    let names = Names::default();
    let teller = EarthriseTitle::teller(game, Words::of(Lang::En), &names);
    EarthriseTitle::uses(game, &view, &teller, &|mv| refuse(game, state, seat, mv).err()).cards
}

fn shown(game: &Earthrise, state: &State, seat: Seat) -> EarthriseView {
    EarthriseTitle::show(game, &game.view(state, Audience::Seat(seat)))
}

/// Plays random games, and visits every question for a card.
fn visit_plays(mut visit: impl FnMut(&Earthrise, &State, Seat, &mut Xoshiro)) {
    let tables = EarthriseTitle::PLAYERS.flat_map(|players| READINGS.map(|readings| (players, readings)));
    for (seed, (players, readings)) in (0..4).flat_map(|seed| tables.clone().map(move |table| (seed, table))) {
        let game = game(players, readings);
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
                    let eye = game.eye(&state, seat);
                    let mut moves = Vec::new();
                    game.moves(&eye, &mut moves);
                    if matches!(moves.first(), Some(Move::Play(_))) {
                        visit(&game, &state, seat, &mut dice);
                    }
                    let mv = *dice.pick(&moves);
                    game.play(&mut state, seat, mv, &mut Silent);
                }
            }
        }
    }
}

/// The cards that can be played, each with what is said of it and all that happens when it is played.
fn tries(
    game: &Earthrise,
    state: &State,
    seat: Seat,
) -> impl Iterator<Item = (HandCard, Outlook, Moments<State, Fact>)> {
    hand(game, state, seat).into_iter().filter_map(move |card| {
        let outlook = card.outlook?;
        let (mut after, mut moments) = (*state, Moments::default());
        game.play(&mut after, seat, card.mv, &mut moments);
        Some((card, outlook, moments))
    })
}

#[test]
fn a_card_makes_of_its_player_what_was_said() {
    let mut roles: BTreeMap<String, usize> = BTreeMap::new();
    visit_plays(|game, state, seat, _| {
        let before = shown(game, state, seat);
        for (HandCard { card, .. }, outlook, moments) in tries(game, state, seat) {
            let after = shown(game, &moments.0.first().unwrap().state, seat);
            let said = format!("{card} to {:?}: {outlook:?}", before.players);
            assert_eq!(outlook.last, after.complete, "{said}");
            assert_eq!(outlook.role == Role::Leads, before.trump.is_none(), "{said}");
            assert_eq!(outlook.role == Role::NotTrump, after.trump != Some(card.suit()), "{said}");
            let follows = after.trump == Some(card.suit()) && before.trump.is_some();
            assert_eq!(outlook.role == Role::Hidden, follows && after.silent, "{said}");
            if follows && !after.silent {
                assert_eq!(outlook.role == Role::Commander, after.commander == Some(seat), "{said}");
                assert_eq!(outlook.role == Role::Copilot, after.copilot == Some(seat), "{said}");
            }
            let known = outlook.role != Role::Leads && !after.silent;
            assert_eq!(outlook.commander, after.commander.filter(|_| known), "{said}");
            assert_eq!(usize::from(outlook.tokens), before.earth.len(), "{said}");
            let takes = matches!(outlook.reach, Reach::Takes | Reach::SoFar);
            assert_eq!(takes, !after.silent && after.taker == Some(seat), "{said}");
            assert_eq!(outlook.reach == Reach::None, after.silent, "{said}");
            *roles.entry(format!("{:?}", outlook.role)).or_default() += 1;
        }
    });
    assert!(roles.len() == 6 && roles.values().all(|&count| count > 100), "{roles:?}");
}

/// Who takes the tokens of the trick, if it is complete: nobody, or somebody.
fn taker(moments: &Moments<State, Fact>) -> Option<Option<Seat>> {
    moments.0.iter().find_map(|moment| match moment.fact {
        Fact::ManeuverWon { seat, .. } => Some(Some(seat)),
        Fact::ManeuverUnclaimed { .. } => Some(None),
        _ => None,
    })
}

#[test]
fn whoever_is_said_to_take_the_tokens_does_and_whoever_is_not_never_does() {
    let mut found: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    visit_plays(|game, state, seat, dice| {
        for (card, outlook, _) in tries(game, state, seat).filter(|(_, outlook, _)| outlook.reach != Reach::None) {
            // The others play what they may.
            let (mut after, mut moments) = (*state, Moments::default());
            game.play(&mut after, seat, card.mv, &mut moments);
            while taker(&moments).is_none() {
                let Next::Ask(asked) = game.next(&after) else { break };
                let next = asked.first().unwrap();
                let mv = game.pick(&game.eye(&after, next), &mut Vec::new(), dice);
                game.play(&mut after, next, mv, &mut moments);
            }
            let took = taker(&moments).unwrap() == Some(seat);
            assert!(took || outlook.reach != Reach::Takes, "{card:?}");
            assert!(!took || outlook.reach != Reach::No, "{card:?}");
            found.entry(format!("{:?}", outlook.reach)).or_default()[usize::from(took)] += 1;
        }
    });
    let often = |reach: &str, took: usize, least: usize| found.get(reach).is_some_and(|counts| counts[took] >= least);
    // What holds so far goes either way; what is open does too, if seldom well.
    assert!(often("SoFar", 0, 100) && often("SoFar", 1, 100), "{found:?}");
    assert!(often("Open", 0, 100) && often("Open", 1, 3), "{found:?}");
    assert!(often("Takes", 1, 100) && often("No", 0, 100), "{found:?}");
}

#[test]
fn what_cannot_be_played_says_why_and_nothing_else() {
    let mut refused = 0;
    visit_plays(|game, state, seat, _| {
        for card in hand(game, state, seat) {
            assert_eq!(card.possible, card.outlook.is_some(), "{card:?}");
            assert_eq!(card.possible, card.refusal.is_none() && card.why.is_none(), "{card:?}");
            refused += usize::from(!card.possible);
        }
    });
    assert!(refused > 100, "{refused} cards were refused");
}
