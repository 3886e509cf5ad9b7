//! Steady knows what the place of a planetary token is worth, and uses the cards that touch the planet, the unknown and
//! the hands of others.

#![allow(clippy::unwrap_used, clippy::panic)] // Helpers of tests may fail as tests do.

use bots::Bot;
use daybreak::content::{Content, Options};
use daybreak::language::{Effect, Step};
use daybreak::{CardNo, Chain, Daybreak, Frame, LocalId, Move, PlanetaryEffect, Setup, Stack, State};
use daybreak_bots::Steady;
use std::sync::Arc;
use tabletop::{Audience, Game, Keyed, Next, Seat, Seed, Silent, Xoshiro, run};

const ICE_THICKENING: CardNo = CardNo(132);

fn table() -> Daybreak {
    let content = Arc::new(Content::builtin().unwrap());
    Daybreak::with_options(&content, &Setup::new(4), Options::simulation()).unwrap()
}

fn steady(game: &Daybreak, state: &State, seat: Seat) -> Move {
    Steady::new().choose(game, &game.view(state, Audience::Seat(seat)), &mut Xoshiro::new(1))
}

/// The first Local stage of a game at five bands, with one stack of the first seat that thickens ice or keeps the ground
/// frozen.
fn ice(game: &Daybreak, seed: u64) -> State {
    let (mut state, mut chance) = (game.begin(), Xoshiro::new(seed));
    while state.frame() != Some(Frame::Local) {
        match game.next(&state) {
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut chance);
                game.draw(&mut state, draw, &mut Silent);
            }
            Next::Ask(asked) => {
                let seat = asked.first().unwrap();
                let mv = steady(game, &state, seat);
                game.play(&mut state, seat, mv, &mut Silent);
            }
            Next::Over(outcome) => panic!("over: {outcome:?}"),
        }
    }
    let card = LocalId::of(ICE_THICKENING).unwrap();
    state.local_deck.take(card);
    state.boards[0].hand.take(card);
    state.next_card.0[card.index()] = daybreak::NO_CARD;
    let tags = game.content().local(card).tags;
    state.boards[0].stacks[0] = Stack { cards: Chain { first: card.0, len: 1 }, tags };
    state.world.bands = 5;
    state
}

/// Which token steady moves back, once the action is begun.
fn moved_back(game: &Daybreak, mut state: State) -> PlanetaryEffect {
    let before = state.world.tracks;
    game.play(&mut state, Seat(0), Move::Act(0), &mut Silent);
    while state.desks[0].is_open() {
        let mv = steady(game, &state, Seat(0));
        game.play(&mut state, Seat(0), mv, &mut Silent);
    }
    let moved = |effect: &&PlanetaryEffect| state.world.tracks[effect.index()] < before[effect.index()];
    *PlanetaryEffect::ALL.iter().find(moved).unwrap()
}

#[test]
fn the_token_that_threatens_more_is_moved_back() {
    let game = table();
    let (arctic, permafrost) = (PlanetaryEffect::ArcticSeaIce, PlanetaryEffect::Permafrost);
    let end = |effect: PlanetaryEffect| game.content().board().tracks[effect.index()].spaces;
    for seed in 0..4 {
        for (worse, other) in [(arctic, permafrost), (permafrost, arctic)] {
            let mut state = ice(&game, seed);
            // At its end every roll tips; a step back gives a turn of peace. Behind a tipping point there is one already.
            state.world.tracks[worse.index()] = end(worse);
            state.world.tracks[other.index()] = 1;
            assert_eq!(moved_back(&game, state), worse, "seed {seed}");
        }
    }
}

/// What the front cards that steady acts with are there for.
fn used(game: &Daybreak, seed: u64, kinds: &mut [u32; 4]) {
    let mut bot = Steady::new();
    run(game, &mut game.begin(), &mut Keyed::new(Seed::from(seed)), |game, state, asked| {
        let seat = asked.first().unwrap();
        let mv = bot.choose(game, &game.view(state, Audience::Seat(seat)), &mut Xoshiro::new(1));
        if let Move::Act(stack) = mv
            && let Some(front) = state.board(seat).stacks[usize::from(stack)].cards.front()
        {
            let action = &game.content().local(front).action;
            let has = |is: fn(&Effect) -> bool| u32::from(action.any_effect(is));
            kinds[0] += u32::from(action.steps.iter().any(|step| matches!(step, Step::Die(..))));
            kinds[1] += has(|effect| matches!(effect, Effect::StepBack(..)));
            kinds[2] += has(|effect| matches!(effect, Effect::GiveCards(..)));
            kinds[3] += has(|effect| matches!(effect, Effect::Reveal(_)));
        }
        (seat, mv)
    });
}

#[test]
fn dice_are_rolled_tokens_moved_back_cards_given_and_crises_turned_up() {
    let (game, mut kinds) = (table(), [0; 4]);
    (0..40).for_each(|seed| used(&game, seed, &mut kinds));
    assert!(kinds.iter().all(|&uses| uses >= 5), "uses in 40 games: {kinds:?}");
}
