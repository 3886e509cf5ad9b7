//! Setup, open information, the Global stage, challenge cards, and the ends that games come to.

use crate::scenario;

use daybreak::language::Token::{Clean, Communities, Demand, Dirty, Oceans, Trees};
use daybreak::{
    CardNo, ChallengePick, Deck, Draw, Face, Fact, LocalId, Move, Power, Refusal, Set, Setup, SetupError, Stage,
};
use scenario::*;
use std::collections::BTreeSet;
use tabletop::{Audience, Game, Next, Seat, Seats};

// DB-SETUP-01, DB-SETUP-02, DB-SETUP-03, DB-SETUP-12.
#[test]
fn the_table_before_round_1() {
    let table = opening(4).bands_are(0).stage_is(Stage::Global);
    let world = &table.state.world;
    assert_eq!((table.state.round, world.tracks, world.loose, world.recent, world.dac), (1, [0; 6], 0, 0, 0));
    assert!(table.state.projects.iter().all(Option::is_none) && !world.drawdown);
    assert!(table.state.boards.iter().all(|board| board.hand.is_empty()));
}

// DB-SETUP-04, DB-SETUP-16: the whole table of trees and oceans.
#[test]
fn trees_and_oceans() {
    use Power::{China, Europe, MajorityWorld, UnitedStates};
    let rows: [(&[Power], u16, u16); 12] = [
        (&[MajorityWorld, China, Europe, UnitedStates], 24, 16),
        (&[China, Europe, UnitedStates], 15, 10),
        (&[MajorityWorld, Europe, UnitedStates], 16, 12),
        (&[MajorityWorld, China, UnitedStates], 19, 14),
        (&[MajorityWorld, China, Europe], 20, 14),
        (&[Europe, UnitedStates], 8, 5),
        (&[China, UnitedStates], 11, 7),
        (&[China, Europe], 11, 8),
        (&[MajorityWorld, UnitedStates], 12, 9),
        (&[MajorityWorld, Europe], 13, 9),
        (&[MajorityWorld, China], 16, 11),
        (&[MajorityWorld], 6, 4),
    ];
    for (powers, trees, oceans) in rows {
        let setup = Setup { powers: powers.to_vec(), ..Setup::new(4) };
        table_of(&setup).has(0, Trees, trees).has(0, Oceans, oceans);
    }
}

// DB-SETUP-06, DB-SETUP-08: default powers, five stacks of one starting card each.
#[test]
fn every_power_has_its_five_stacks() {
    let table = opening(4);
    assert_eq!(table.game.powers(), Power::ALL);
    for (seat, set) in [Set::China, Set::Europe, Set::UnitedStates, Set::MajorityWorld].into_iter().enumerate() {
        let fronts: Vec<_> = table.state.boards[seat].stacks.iter().filter_map(|stack| stack.cards.front()).collect();
        assert_eq!(fronts, LocalId::starting(set));
    }
    assert_eq!(table.state.local_deck.len() as usize, table.game.content().size(Deck::Local));
    assert!(table.state.local_deck.iter().all(|card| !card.is_starting()));
}

// DB-SETUP-07, DB-SETUP-13: solo has its own reference card, and no card with the mark.
#[test]
fn solo() {
    let table = opening(1).has(0, Demand, 10);
    let fronts: Vec<_> = table.state.boards[0].stacks.iter().filter_map(|stack| stack.cards.front()).collect();
    assert_eq!(fronts, LocalId::starting(Set::Solo));
    let out = |card: &LocalId| table.game.content().local(*card).solo == daybreak::language::Solo::Out;
    assert_eq!(table.state.local_deck.iter().filter(out).count(), 0);
    assert!((table.state.local_deck.len() as usize) < table.game.content().size(Deck::Local));
}

// DB-SETUP-11: energy and demand may pass 30 and 40.
#[test]
fn no_upper_limit() {
    table(4).stack(CHINA, 0, &[1]).set(CHINA, Clean, 39).play(CHINA, Move::Act(0)).has(CHINA, Clean, 80);
}

// DB-SETUP-06: one to four different powers.
#[test]
fn tables_that_cannot_be() {
    let content = std::sync::Arc::new(daybreak::content::Content::builtin().unwrap());
    let twice = Setup { powers: vec![Power::China, Power::China], ..Setup::new(2) };
    assert_eq!(daybreak::Daybreak::new(&content, &twice).err(), Some(SetupError::PowerTwice(Power::China)));
    let nobody = Setup { powers: Vec::new(), ..Setup::new(2) };
    assert_eq!(daybreak::Daybreak::new(&content, &nobody).err(), Some(SetupError::Powers(0)));
}

// DB-CHAL-01, DB-CHAL-02: each card is in the box once, for the group or for one player of the table.
#[test]
fn challenges_that_cannot_be() {
    use daybreak::language::{Flavour, Scope};
    let named = |no, seat: Option<u8>| ChallengePick::Named { card: CardNo(no), seat: seat.map(Seat) };
    let dealt =
        |scope, seat: Option<u8>| ChallengePick::Dealt { flavour: Flavour::Harder, scope, seat: seat.map(Seat) };
    let why_not = |players: u8, challenges: &[ChallengePick]| {
        let setup = Setup { challenges: challenges.to_vec(), ..Setup::new(players) };
        daybreak::Daybreak::builtin(&setup).err().map(|error| error.to_string()).unwrap_or_default()
    };
    let cases: [(&[ChallengePick], &str); 9] = [
        (&[named(503, None), named(503, None)], "challenge card 1.503 is named twice; the box holds it once"),
        (&[named(521, Some(0)), named(521, Some(1))], "challenge card 1.521 is named twice; the box holds it once"),
        (&[named(499, None)], "there is no challenge card 1.499; they have the numbers 1.500 to 1.541"),
        (&[named(521, Some(2))], "challenge 1.521 is for seat 3, but the table has 2"),
        (&[dealt(Scope::Group, None); 13], "13 challenge cards: a table has at most 12"),
        (
            &[named(503, Some(1))],
            "challenge 1.503 is for the whole group, not for united-states alone; name it without a player, as in 1.503",
        ),
        (
            &[dealt(Scope::Group, Some(0))],
            "challenge harder-group is for the whole group, not for china alone; name it without a player, as in \
             harder-group",
        ),
        (&[named(521, None)], "challenge 1.521 is for one player; say which, as in 1.521@china"),
        (&[dealt(Scope::One, None)], "challenge harder-one is for one player; say which, as in harder-one@china"),
    ];
    for (challenges, wanted) in cases {
        assert_eq!(why_not(2, challenges), wanted);
    }
    // Alone, a card for one player needs no name; and a kind may be dealt as often as a table likes.
    assert_eq!(why_not(1, &[named(521, None), dealt(Scope::One, None), dealt(Scope::One, None)]), "");
}

// A wrong option is first of all one that does not exist.
#[test]
fn options_that_cannot_be() {
    let why_not = |name: &str, value: &str| {
        let options = [(name.to_owned(), value.to_owned())].into();
        daybreak::Daybreak::builtin(&Setup { options, ..Setup::new(2) }).err().map(|error| error.to_string())
    };
    assert!(why_not("foo", "bar").is_some_and(|text| text.starts_with("there is no option `foo`; the options are ")));
    let value = "option spokesperson cannot be `bar`; it can be true or false";
    assert_eq!(why_not("spokesperson", "bar").as_deref(), Some(value));
}

// DB-INFO-01: everybody sees everything; unknown crises have no face before they are turned up.
#[test]
fn nothing_is_hidden() {
    let table = opening(4).settle();
    let of = |who| table.game.view(&table.state, who).state;
    assert_eq!(of(Audience::Spectator), of(Audience::Seat(Seat(2))));
    assert_eq!(table.state.crises.iter().filter(|crisis| crisis.face == Face::Unknown).count(), 2);
}

// DB-GLOBAL-03, DB-GLOBAL-07, DB-ROUND-04: crises first; the group keeps one of two projects when all name it.
#[test]
fn the_group_keeps_a_project() {
    let table = opening(2).settle();
    let drawn: Vec<_> = table.state.drawn_projects.iter().copied().collect();
    assert_eq!((drawn.len(), table.ups()), (2, 1));
    let table = table.play(0, Move::KeepProject(drawn[0])).play(1, Move::KeepNone);
    assert_eq!(table.asked(), Seats::all(2), "they disagree");
    let table = table.play(1, Move::KeepProject(drawn[0]));
    assert_eq!(table.state.projects[0].map(|project| project.card), Some(drawn[0]));
    assert_eq!(table.state.global_discards, 1 << drawn[1].0);
}

// DB-ROUND-04, the option: one spokesperson, rotating by round.
#[test]
fn a_spokesperson_decides() {
    let mut setup = Setup::new(4);
    setup.options.insert("spokesperson".to_owned(), "true".to_owned());
    let table = table_of(&setup).growth_stage().settle();
    assert_eq!(table.asked(), Seats::only(Seat(1)), "round 2");
    assert!(table.play(1, Move::KeepNone).state.drawn_projects.is_empty());
}

// DB-GLOBAL-04: a fifth project needs room; what lay under the old one goes to the local discards.
#[test]
fn a_fifth_project_needs_room() {
    let table = table(1).project(0, 301).project(1, 302).project(2, 303).project(3, 304).hand(0, &[4]);
    let table = table.play(0, Move::SupportProject { card: local(4), project: 1 }).growth_stage().settle();
    let keep = table.state.drawn_projects.get(0).unwrap();
    let table = table.play(0, Move::KeepProject(keep)).play(0, Move::DropProject(1));
    assert_eq!(table.state.projects[1].map(|project| project.card), Some(keep));
    assert!(table.told(|fact| matches!(fact, Fact::ProjectDiscarded { tucked, .. } if tucked.has(local(4)))));
}

// DB-GLOBAL-05: once active it stays active; with the option it lapses.
#[test]
fn projects_stay_active_or_lapse() {
    let run = |table: Table| {
        let table = table.project(0, 304).set(US, daybreak::language::Token::Emissions(daybreak::Sector::Industry), 0);
        let table = table.hand(0, &[1]).play(0, Move::Start { card: local(1), stack: 0 });
        assert!(table.state.projects[0].is_some_and(|project| project.active));
        let table = table.set(US, daybreak::language::Token::Emissions(daybreak::Sector::Industry), 2);
        table.play(1, Move::Done).state.projects[0].is_some_and(|project| project.active)
    };
    assert!(run(table(4)));
    assert!(!run(table_with(4, "projects_lapse")));
}

// DB-GLOBAL-06: an empty crisis deck is refilled from its discards; cards that lie face down stay what they were.
#[test]
fn the_crisis_deck_is_refilled() {
    let mut table = table(4).unknown(2);
    let all = table.state.crisis_deck;
    table.state.crisis_deck = 0b11;
    table.state.crisis_discards = all & !0b11;
    let table = table.growth_stage().crises_are(5);
    assert!(table.told(|fact| matches!(fact, Fact::Reshuffled { .. })));
    assert_eq!((table.state.crisis_laid, table.state.crisis_discards), (0b11, 0));
    assert_eq!(table.state.crises.get(0).map(|crisis| crisis.face), Some(Face::Laid));
}

// DB-GLOBAL-10: a limit on a project is one count for the whole group.
#[test]
fn a_project_limit_is_the_groups() {
    let industry = daybreak::language::Token::Emissions(daybreak::Sector::Industry);
    let table = table(4).project(0, 304).set(US, industry, 0).hand(0, &[1]);
    let table =
        table.play(0, Move::Start { card: local(1), stack: 0 }).play(0, Move::UseProject(0)).has(0, industry, 3);
    assert!(matches!(table.why_not(1, Move::UseProject(0)), Refusal::LimitReached { used: 1, most: 1, .. }));
}

// DB-CHAL-01, DB-CHAL-02: challenge cards, named by the table or dealt by chance within their kind.
#[test]
fn challenge_cards() {
    let mut setup = Setup::new(4);
    setup.challenges = vec![
        ChallengePick::Named { card: CardNo(500), seat: None },
        ChallengePick::Named { card: CardNo(507), seat: Some(Seat(US)) },
    ];
    let plain = table(4);
    let (demand, dirty) = (plain.count(US, Demand), plain.count(US, Dirty));
    let named = table_of(&setup);
    assert!(named.state.challenges.len() == 2 && plain.state.challenges.is_empty());
    let grown = (named.count(US, Demand), named.count(US, Dirty), named.state.world.bands);
    assert!(grown != (demand, dirty, 0), "{grown:?}");

    use daybreak::language::{Flavour, Scope};
    setup.challenges = vec![ChallengePick::Dealt { flavour: Flavour::Easier, scope: Scope::One, seat: Some(Seat(1)) }];
    let game = table_of(&setup).game;
    let mut state = game.begin();
    let Next::Draw(need) = game.next(&state) else { panic!("the card is dealt first") };
    let draw = game.sample(&state, need, &mut tabletop::Xoshiro::new(3));
    game.draw(&mut state, draw, &mut tabletop::Silent);
    assert_eq!(state.challenges.get(0).map(|(_, seat)| seat), Some(Some(Seat(1))));
}

// DB-CHAL-01: what a challenge card of the box takes from a board is there, whoever gets the card.
#[test]
fn no_challenge_card_takes_what_is_not_there() {
    use daybreak::language::{Change, Solo};
    let (four, alone) = (box_table(4), box_table(1));
    let mut taken = 0;
    for card in (0..four.game.content().size(Deck::Challenge) as u8).map(daybreak::ChallengeId) {
        let rules = four.game.content().challenge(card);
        for change in rules.changes.iter() {
            let Change::Board(token, n @ ..0) = *change else { continue };
            let mut there: Vec<u16> = (0..4).map(|seat| four.count(seat, token)).collect();
            there.extend((rules.solo == Solo::In).then(|| alone.count(0, token)));
            assert!(there.iter().all(|&count| count >= n.unsigned_abs().into()), "{card:?}, {token:?}: {there:?}");
            taken += 1;
        }
    }
    assert!(taken > 0);
}

// DB-ROUND-01, DB-END-01, DB-END-02: random games run from setup to every kind of ending.
#[test]
fn every_kind_of_ending_is_reached() {
    let (mut hot, mut poor, mut late, mut won) = (0, 0, 0, 0);
    for seed in 0..400 {
        let players = 1 + (seed % 4) as u8;
        // A helping hand, by turns: fewer emissions, more sinks, or boards that endure.
        let table = opening(players);
        let table = match seed / 4 % 4 {
            0 => table,
            1 => table.clean_boards(),
            2 => table.bands(6).sinks(0, 0, 0),
            _ => table.clean_boards().sinks(60, 60, 0).set_all(Dirty, 50).set_all(Communities, 0),
        };
        let mut table = table;
        if seed / 4 % 4 == 1 {
            table = table.sinks(0, 0, 0).set_all(Clean, 60).set_all(Dirty, 1);
            for board in &mut table.state.boards {
                board.resilience = [9; 3];
            }
        }
        let outcome = table.play_out(seed);
        hot += u32::from(outcome.losses.too_hot);
        poor += u32::from(!outcome.losses.communities.is_empty());
        late += u32::from(outcome.losses.out_of_time);
        won += u32::from(outcome.won);
    }
    assert!(hot > 0 && poor > 0 && late > 0 && won > 0, "hot {hot}, poor {poor}, late {late}, won {won}");
}

// DB-ROUND-01, DB-CHAL-02: the first facts of a game tell its first round and stage, and challenge cards before them.
#[test]
fn the_first_draw_tells_the_beginning() {
    let first = opening(4).settle();
    assert!(matches!(first.facts[0], Fact::RoundBegan { round: 1 }), "{:?}", first.facts);
    assert!(matches!(first.facts[1], Fact::StageBegan { stage: Stage::Global }));
    assert!(matches!(first.facts[2], Fact::CrisesLaid { unknown: 3 }));
    assert_eq!(first.facts.iter().filter(|fact| matches!(fact, Fact::RoundBegan { .. })).count(), 1);

    let mut setup = Setup::new(2);
    setup.challenges = vec![ChallengePick::Named { card: CardNo(500), seat: None }];
    let game = daybreak::Daybreak::builtin(&setup).unwrap();
    let named = Table { state: game.begin(), game, facts: Vec::new() }.settle();
    assert!(matches!(named.facts[0], Fact::ChallengeDealt { .. }), "{:?}", named.facts);
    assert_eq!(named.facts.iter().filter(|fact| matches!(fact, Fact::RoundBegan { .. })).count(), 1);
}

// DB-SETUP-05: the decks are shuffled: any card may come first.
#[test]
fn any_card_may_come_first() {
    let (mut locals, mut crises, mut projects) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    let game = opening(2).game;
    for seed in 0..2000 {
        let (mut state, mut dice) = (game.begin(), tabletop::Xoshiro::new(seed));
        for _ in 0..2 {
            let Next::Draw(need) = game.next(&state) else { panic!("a crisis and projects are drawn first") };
            let draw = game.sample(&state, need, &mut dice);
            match draw {
                Draw::Crisis(card) => drop(crises.insert(card)),
                Draw::Projects(cards) => drop(cards.get(0).map(|card| projects.insert(card))),
                _ => panic!("{draw:?}"),
            }
            game.draw(&mut state, draw, &mut tabletop::Silent);
        }
        locals.extend(state.local_deck.sample(1, &mut dice).iter());
    }
    let drawn = [locals.len(), crises.len(), projects.len()];
    assert_eq!(drawn, [Deck::Local, Deck::Crisis, Deck::Global].map(|deck| game.content().size(deck)));
}

// DB-SETUP-10: without being asked for, no challenge card comes into play.
#[test]
fn challenge_cards_are_only_for_those_who_ask() {
    for players in 1..=4 {
        let table = opening(players).settle();
        assert!(table.state.challenges.is_empty());
        assert!(!table.told(|fact| matches!(fact, Fact::ChallengeDealt { .. })));
    }
}

// DB-INFO-02: cards to choose from, the sizes of decks and all tucked cards are open to all.
#[test]
fn what_is_chosen_from_is_open() {
    let search = "(limit: Once, steps: [Do(Search(Own, N(3), Choose(1)))])";
    let table = table_changed(4, "[Standing(ProjectChoice(0))]", search).stack(CHINA, 0, &[17, 1]).project(0, 301);
    let table = table.hand(US, &[4, 5]).forecast(432);
    let table = table.play(US, Move::SupportProject { card: local(4), project: 0 });
    let table = table.play(US, Move::ReduceCrisis { card: local(5), crisis: 0 }).play(CHINA, Move::Act(0)).settle();
    for who in [Audience::Spectator, Audience::Seat(Seat(CHINA)), Audience::Seat(Seat(MAJORITY))] {
        let view = table.game.view(&table.state, who);
        assert_eq!(view.state.desks[usize::from(CHINA)].offered.len(), 3);
        assert_eq!(view.state.local_deck.len(), table.state.local_deck.len());
        let under = |chain| view.state.chain(chain).collect::<Vec<_>>();
        assert_eq!(view.state.projects[0].map(|project| under(project.tucked)), Some(vec![local(4)]));
        assert_eq!(view.state.crises.get(0).map(|crisis| under(crisis.tucked)), Some(vec![local(5)]));
    }
}
