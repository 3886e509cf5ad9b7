//! Whole games of Daybreak in words.

use crate::samples::assert_clean;
use daybreak::language::Scope;
use daybreak::{ChallengeId, ChallengePick, Daybreak, Deck, LocalId, Move, Resilience, Sector, Setup};
use daybreak_words::Narrator;
use std::collections::BTreeMap;
use tabletop::{Audience, Dice, Game, Keyed, Next, Seat, Seed, Timeline, Xoshiro, moves_of, refuse};
use words::{Lang, Names, Words};

pub(crate) fn table(players: u8, options: &[(&str, &str)]) -> Daybreak {
    let options = options.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    Daybreak::builtin(&Setup { options, ..Setup::new(players) }).unwrap()
}

/// Said in full, and with nothing that only a program would say.
fn assert_said(text: &str, what: &dyn std::fmt::Debug) {
    assert!(!text.is_empty(), "{what:?} says nothing");
    assert_clean(text, what);
}

/// Moves of every kind, most of them impossible most of the time.
fn some_moves() -> Vec<Move> {
    let card = LocalId(20);
    vec![
        Move::Act(0),
        Move::Act(4),
        Move::Act(5),
        Move::UseProject(0),
        Move::UseProject(3),
        Move::Start { card, stack: 0 },
        Move::Start { card, stack: 5 },
        Move::Support { card, stack: 1 },
        Move::SupportProject { card, project: 0 },
        Move::SupportProject { card, project: 1 },
        Move::ReduceCrisis { card, crisis: 0 },
        Move::ReduceCrisis { card, crisis: 9 },
        Move::Done,
        Move::NotDone,
        Move::Pass,
        Move::Back,
        Move::Under(9),
        Move::Pay(card),
        Move::Spend(card),
        Move::Stop,
        Move::Option(7),
        Move::Yes,
        Move::To(Seat(0)),
        Move::Amount(99),
        Move::Sector(Sector::Waste),
        Move::Resilience(Resilience::Social),
        Move::Card(card),
        Move::Crisis(0),
        Move::Keep(card),
        Move::Lose(card),
        Move::KeepNone,
        Move::DropProject(3),
        Move::Spare(Seat(0)),
    ]
}

/// Plays a game by chance and says everything that can be said on the way.
fn narrate(game: &Daybreak, seed: u64) {
    let all_words = Lang::ALL.map(Words::new);
    let names: Vec<Names> =
        (0..game.players()).map(|seat| Names { me: Some(Seat(seat)), ..Names::default() }).collect();
    let watching = Names::default();
    let mut dice = Xoshiro::new(seed);
    let mut chance = Keyed::new(Seed([seed as u8; 32]));
    let mut timeline = Timeline::new(game.clone());
    let mut facts = Vec::new();
    loop {
        timeline.settle(&mut chance, &mut facts).unwrap();
        let state = timeline.state();
        for (words, fact) in all_words.iter().flat_map(|words| facts.iter().map(move |fact| (words, fact))) {
            for names in names.iter().chain([&watching]) {
                assert_said(&Narrator::new(words, game, names).fact(fact), fact);
            }
        }
        facts.clear();
        let asked = match timeline.next() {
            Next::Ask(asked) => asked,
            Next::Draw(need) => panic!("{need:?} should be settled"),
            Next::Over(outcome) => {
                for words in &all_words {
                    assert_said(&Narrator::new(words, game, &names[0]).outcome(&outcome), &outcome);
                }
                break;
            }
        };
        let seats: Vec<Seat> = asked.iter().collect();
        let seat = *dice.pick(&seats);
        let moves = moves_of(game, state, seat);
        let view = game.view(state, Audience::Seat(seat));
        for words in &all_words {
            let narrator = Narrator::new(words, game, &names[seat.index()]);
            let prompt = narrator.prompt(&view).unwrap_or_default();
            assert_said(&prompt, &state.frame());
            for part in narrator.ahead(&view) {
                assert_said(&part.title, &view.forecast);
                part.lines.iter().for_each(|line| assert_said(line, &view.forecast));
            }
            let mut labels = BTreeMap::new();
            for &mv in &moves {
                let label = narrator.label(&view, seat, mv);
                assert_said(&label, &mv);
                if let Some(other) = labels.insert(label.clone(), mv) {
                    panic!("{other:?} and {mv:?} are both called {label}");
                }
            }
        }
        // One language a turn: what a move would do is told by the sentences of facts.
        let words = dice.pick(&all_words);
        let narrator = Narrator::new(words, game, &names[seat.index()]);
        let (mv, other) = (*dice.pick(&moves), *dice.pick(&some_moves()));
        for mv in [mv, other] {
            assert_said(&narrator.why(&view, mv), &mv);
            if let Err(refused) = refuse(game, state, seat, mv) {
                assert_said(&narrator.refused(&refused), &refused);
            }
        }
        timeline.play(seat, mv, &mut facts).unwrap();
    }
}

#[test]
fn games_of_every_size() {
    for players in 1..=4 {
        (0..3).for_each(|seed| narrate(&table(players, &[]), seed));
    }
}

#[test]
fn games_by_other_readings() {
    let options = [("spokesperson", "true"), ("projects_lapse", "true"), ("whole_bands", "true")];
    (0..2).for_each(|seed| narrate(&table(4, &options), seed));
}

#[test]
fn games_with_challenges() {
    let plain = table(4, &[]);
    let count = plain.content().size(Deck::Challenge) as u8;
    for first in (0..count).step_by(6) {
        let picks = (first..count.min(first + 6)).map(ChallengeId).map(|card| ChallengePick::Named {
            card: card.no(),
            seat: (plain.content().challenge(card).scope == Scope::One).then_some(Seat(card.0 % 4)),
        });
        let setup = Setup { challenges: picks.collect(), ..Setup::new(4) };
        narrate(&Daybreak::builtin(&setup).unwrap(), first.into());
    }
}
