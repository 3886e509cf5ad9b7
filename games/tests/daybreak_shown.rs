//! What readers of Daybreak are told besides the table itself holds against the rules: places that cards fill, the usual
//! answer, what is made and absorbed, what cards can pay for, and what stands on the line of an action.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use daybreak::{Ask, Daybreak, Move, Setup, Stage, State};
use daybreak_title::{ActionAt, DaybreakLibrary, DaybreakTitle, DaybreakUses, DaybreakView, PlacesShown};
use tabletop::{Audience, Dice, Game, Next, Seat, Silent, Xoshiro, refuse};
use title::Title;
use words::{Lang, Names, Words};

struct Looked {
    view: DaybreakView,
    uses: DaybreakUses,
}

fn look(game: &Daybreak, state: &State, seat: Seat) -> Looked {
    let names = Names::new((0..game.players()).map(|seat| format!("P{seat}")), Some(seat));
    let view = game.view(state, Audience::Seat(seat));
    let teller = DaybreakTitle::teller(game, Words::of(Lang::En), &names);
    let uses = DaybreakTitle::uses(game, &view, &teller, &|mv| refuse(game, state, seat, mv).err());
    Looked { view: DaybreakTitle::show(game, &view), uses }
}

fn moves(game: &Daybreak, state: &State, seat: Seat) -> Vec<Move> {
    let mut moves = Vec::new();
    game.moves(&(state, seat), &mut moves);
    moves
}

fn played(game: &Daybreak, state: &State, seat: Seat, mv: Move) -> State {
    let mut after = *state;
    game.play(&mut after, seat, mv, &mut Silent);
    after
}

fn world_adds_up(view: &DaybreakView) {
    let (world, forecast) = (&view.world, &view.forecast);
    assert_eq!(world.sinks, world.trees + world.oceans + world.dac + world.other_sinks);
    assert_eq!(i32::from(forecast.made - forecast.absorbed), forecast.net.max(0));
    assert_eq!(forecast.made, world.recent + view.players.iter().map(|player| player.carbon).sum::<u16>());
    assert_eq!(forecast.this_round, matches!(view.stage, Stage::Global | Stage::Local));
    if forecast.net >= 0 {
        let carbon = u32::from(world.bands) * u32::from(world.band) + u32::from(world.loose) + forecast.net as u32;
        let bands = |carbon: u32| carbon / u32::from(world.band);
        assert_eq!(bands(carbon), u32::from(forecast.bands));
        assert_eq!(forecast.spare.is_some(), forecast.bands > world.bands);
        // So much less keeps the last new band away, and one less of it does not; so much more makes another.
        if let Some(spare) = forecast.spare.map(u32::from) {
            assert_eq!((bands(carbon - spare), bands(carbon - spare + 1)), (bands(carbon) - 1, bands(carbon)));
        }
        let room = u32::from(forecast.room);
        assert_eq!((bands(carbon + room), bands(carbon + room - 1)), (bands(carbon) + 1, bands(carbon)));
    }
}

fn places_are_filled(view: &DaybreakView) {
    let check = |places: &[PlacesShown], tucked: usize| {
        assert!(places.iter().all(|place| place.filled <= place.count), "{places:?}");
        let filled: usize = places.iter().map(|place| usize::from(place.filled)).sum();
        assert!(places.is_empty() || filled == tucked, "{places:?} with {tucked} cards");
    };
    for project in view.projects.iter().flatten() {
        check(&project.places, project.tucked.len());
    }
    for crisis in &view.crises {
        check(&crisis.places, crisis.tucked.len());
    }
}

/// How many answers were the usual ones, and how many cards could pay.
fn uses_hold(game: &Daybreak, library: &DaybreakLibrary, state: &State, seat: Seat, seen: &mut (u32, u32)) {
    let Looked { view, uses } = look(game, state, seat);
    world_adds_up(&view);
    places_are_filled(&view);
    let legal = moves(game, state, seat);
    assert_eq!(view.usual.is_some(), matches!(view.ask, Some(Ask::Under { .. })));
    if let Some(usual) = view.usual {
        let deepest = |mv: &&Move| if let Move::Under(at) = mv { *at } else { 0 };
        assert_eq!(Some(&usual), legal.iter().max_by_key(deepest));
        seen.0 += 1;
    }
    for card in &uses.cards {
        for place in card.uses.iter().filter(|place| place.possible) {
            let after = played(game, state, seat, place.mv);
            assert_eq!(place.asks_place, after.desks[seat.index()].tucking.is_some(), "{:?}", place.mv);
        }
        for &mv in &card.pays {
            let begun = played(game, state, seat, mv);
            let asked = moves(game, &begun, seat).contains(&Move::Pay(card.card));
            assert!(legal.contains(&mv) && (asked || !begun.board(seat).hand.has(card.card)), "{mv:?}");
            seen.1 += 1;
        }
    }
    for action in &uses.actions {
        let printed = |deck: &[daybreak_title::DeckName], id: u8| {
            let card = library.cards.iter().find(|card| deck.contains(&card.deck) && card.id == id);
            card.unwrap().line.clone()
        };
        let printed = match action.at {
            ActionAt::Stack(at) => {
                use daybreak_title::DeckName::{Local, Starting};
                printed(&[Local, Starting], view.players[seat.index()].stacks[usize::from(at)].cards[0].0)
            }
            ActionAt::Project(at) => {
                printed(&[daybreak_title::DeckName::Global], view.projects[usize::from(at)].as_ref().unwrap().card.0)
            }
        };
        if action.yields.is_empty() {
            assert_eq!(action.line, printed);
        } else {
            assert!(action.line.ends_with(&action.yields), "{:?}", action.line);
            let price = &action.line[..action.line.len() - action.yields.len()];
            assert!(printed.starts_with(price), "{:?} of {printed:?}", action.line);
        }
    }
}

#[test]
fn what_readers_are_told_holds_against_the_rules() {
    let content = DaybreakTitle::builtin().unwrap();
    let library = DaybreakTitle::library(&content, Words::of(Lang::En));
    let mut seen = (0, 0);
    for (players, seed) in [(1, 5), (2, 11), (3, 7), (4, 3), (4, 8)] {
        let game = DaybreakTitle::make(&content, &Setup::new(players)).unwrap();
        let mut dice = Xoshiro::new(seed);
        let mut state = game.begin();
        let (mut wild, mut calm) = (DaybreakTitle::bot("random").unwrap(), DaybreakTitle::bot("steady").unwrap());
        loop {
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut dice);
                    game.draw(&mut state, draw, &mut Silent);
                }
                Next::Ask(asked) => {
                    let seat = *dice.pick(&asked.iter().collect::<Vec<Seat>>());
                    uses_hold(&game, &library, &state, seat, &mut seen);
                    let bot = if dice.below(4) == 0 { &mut wild } else { &mut calm };
                    let mv = bot.choose(&game, &game.view(&state, Audience::Seat(seat)), &mut dice);
                    game.play(&mut state, seat, mv, &mut Silent);
                }
            }
        }
    }
    assert!(seen.0 > 20 && seen.1 > 100, "{seen:?}");
}
