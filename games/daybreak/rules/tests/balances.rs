//! What holds in every game: the carbon that is told is the carbon that is there, and played cards stay where they are.

use crate::scenario;

use daybreak::language::Token;
use daybreak::{Daybreak, Fact, LocalId, Stage, State};
use scenario::*;
use tabletop::{Dice, Game, Next, Xoshiro, moves_of};

/// Plays random games and looks at every transition. By turns there are many sinks or communities count for nothing, so
/// that some games see drawdown and others their last rounds.
fn look_at_games(mut look: impl FnMut(&Daybreak, &State, &State, &[Fact])) {
    for seed in 0..160u64 {
        let mut table = box_table(1 + (seed % 4) as u8).growth_stage();
        if seed / 4 % 2 == 1 {
            table = table.sinks(60, 60, 5);
            for board in &mut table.state.boards {
                (board.resilience, board.communities) = ([9; 3], 0);
            }
        }
        let (game, mut state, mut dice) = (table.game, table.state, Xoshiro::new(seed));
        loop {
            let (before, mut facts) = (state, Vec::new());
            match game.next(&state) {
                Next::Over(_) => break,
                Next::Draw(need) => {
                    let draw = game.sample(&state, need, &mut dice);
                    game.draw(&mut state, draw, &mut facts);
                }
                Next::Ask(asked) => {
                    let seat = *dice.pick(&asked.iter().collect::<Vec<_>>());
                    let mv = *dice.pick(&moves_of(&game, &state, seat));
                    game.play(&mut state, seat, mv, &mut facts);
                }
            }
            look(&game, &before, &state, &facts);
        }
    }
}

// DB-EMIT-02 to DB-EMIT-05, DB-EMIT-10, DB-EMIT-12: carbon is emitted or added, absorbed or removed, and never lost.
#[test]
fn carbon_balances() {
    let (mut emitted, mut drawdowns, mut warmed) = (0, 0, 0);
    look_at_games(|game, before, after, facts| {
        let per_band = i64::from(game.content().board().carbon_per_band) * i64::from(game.players());
        let on_thermometer = |state: &State| {
            let bands = i64::from(state.world.bands) + i64::from(state.world.bands_away);
            i64::from(state.world.loose) + bands * per_band
        };
        let (mut recent, mut thermometer) = (i64::from(before.world.recent), on_thermometer(before));
        let mut after_sinks = false;
        for fact in facts {
            match *fact {
                Fact::Emitted { carbon, .. } => {
                    recent += i64::from(carbon);
                    emitted += u32::from(carbon);
                }
                Fact::SinksAbsorbed { carbon, .. } => recent -= i64::from(carbon),
                // What the sinks leave goes from recent emissions to the thermometer; else it comes from outside.
                Fact::Warmed { carbon } => {
                    recent -= if after_sinks { i64::from(carbon) } else { 0 };
                    thermometer += i64::from(carbon);
                    warmed += 1;
                }
                Fact::Drawdown { removed } => {
                    thermometer -= i64::from(removed);
                    drawdowns += 1;
                }
                Fact::WorldChanged { token: Token::RecentCarbon, change, .. } => recent += i64::from(change),
                Fact::WorldChanged { token: Token::ThermometerCarbon, change, .. } => thermometer += i64::from(change),
                _ => {}
            }
            assert!(recent >= 0 && thermometer >= 0, "{facts:?}");
            after_sinks = matches!(fact, Fact::SinksAbsorbed { .. });
        }
        assert_eq!(recent, i64::from(after.world.recent), "recent emissions: {facts:?}");
        assert_eq!(thermometer, on_thermometer(after), "thermometer: {facts:?}");
        assert!(i64::from(after.world.loose) < per_band, "a full row is a band");
    });
    assert!(emitted > 1000 && drawdowns > 10 && warmed > 100, "{emitted}, {drawdowns}, {warmed}");
}

// DB-LOCAL-13: a card once played or tucked never moves; it only leaves. Others come in front of it or behind it.
#[test]
fn played_cards_stay_where_they_are() {
    let mut grown = 0;
    look_at_games(|_, before, after, _| {
        for (was, is) in before.boards.iter().zip(&after.boards) {
            for (was, is) in was.stacks.iter().zip(&is.stacks) {
                let was: Vec<LocalId> = before.chain(was.cards).collect();
                let is: Vec<LocalId> = after.chain(is.cards).collect();
                let stayed = was.iter().filter(|card| is.contains(card));
                assert!(stayed.eq(is.iter().filter(|card| was.contains(card))), "{was:?} became {is:?}");
                let came = is.iter().filter(|card| !was.contains(card)).count();
                let lost = was.iter().filter(|card| !is.contains(card)).count();
                assert!(came <= 1 && (came == 0 || lost == 0), "{was:?} became {is:?}");
                grown += came;
                if after.stage == Stage::Local && before.stage == Stage::Local {
                    assert_eq!(lost, 0, "only crises take cards out of a play area");
                }
            }
        }
        for card in before.boards.iter().flat_map(|board| board.stacks.iter()).flat_map(|s| before.chain(s.cards)) {
            let in_hand = after.boards.iter().any(|board| board.hand.has(card));
            assert!(!in_hand, "{card:?} came back to a hand");
        }
    });
    assert!(grown > 1000, "{grown} cards were played");
}
