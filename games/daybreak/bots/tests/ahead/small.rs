//! On small decks the worst is just what comes of trying everything, and where it is only bounded, no less.

use super::{builtin, follow_game, tables};
use daybreak::{Daybreak, Draw, Face, Few, Frame, Losses, Move, Need, PlanetaryEffect, Stage, State, Worst};
use tabletop::{Dice, Game, Next, Seat, Silent, Xoshiro};

/// Everything that can happen until the end of the round, by the rules alone; none, if it is too much.
fn brute_force(game: &Daybreak, start: &State) -> Option<Worst> {
    let mut worst = Worst { exact: true, ..Worst::default() };
    let (mut open, mut left) = (vec![*start], 12_000);
    while let Some(state) = open.pop() {
        left -= 1;
        if left == 0 {
            return None;
        }
        let draws = |draws: Vec<Draw>| draws.into_iter().map(|draw| after_draw(game, &state, draw));
        match game.next(&state) {
            _ if state.round != start.round => note(game, start, &state, &mut worst),
            Next::Over(_) => note(game, start, &state, &mut worst),
            Next::Draw(need) => match need {
                Need::Planet => open.extend(draws(PlanetaryEffect::ALL.map(Draw::Planet).to_vec())),
                Need::Geoengineering => open.extend(draws((1..=6).map(Draw::Geoengineering).collect())),
                Need::Crisis { .. } => {
                    let all = (0..64).map(|card| Draw::Crisis(daybreak::CrisisId(card)));
                    open.extend(draws(all.filter(|draw| game.check(&state, draw).is_ok()).collect()));
                }
                Need::Ties { tied } => {
                    let lowest = |seat: Seat| {
                        let mut faces = [0; 4];
                        tied.iter().for_each(|one| faces[one.index()] = if one == seat { 1 } else { 6 });
                        Draw::Ties(faces)
                    };
                    open.extend(draws(tied.iter().map(lowest).collect()));
                }
                Need::Local { .. } | Need::Projects { .. } | Need::Challenges => return None,
            },
            Next::Ask(asked) => {
                let waits = |seat: &Seat| {
                    !state.done.has(*seat) || state.stage != Stage::Local || state.desks[seat.index()].is_open()
                };
                let seat = asked.iter().find(waits)?;
                let mut moves = Vec::new();
                game.moves(&(&state, seat), &mut moves);
                let idle = [Move::Back, Move::Done, Move::Pass, Move::No];
                if let Some(mv) = idle.into_iter().find(|mv| moves.contains(mv)) {
                    moves = vec![mv];
                }
                for mv in moves {
                    let mut next = state;
                    // Of a vote all name the same.
                    let voters: Vec<Seat> = match state.frame() {
                        Some(Frame::LoseProject { .. } | Frame::Spare { .. } | Frame::MakeRoom { .. }) => {
                            next.votes = Default::default();
                            game.seats().collect()
                        }
                        _ => vec![seat],
                    };
                    voters.into_iter().for_each(|seat| game.play(&mut next, seat, mv, &mut Silent));
                    open.push(next);
                }
            }
        }
    }
    Some(worst)
}

fn after_draw(game: &Daybreak, state: &State, draw: Draw) -> State {
    let mut next = *state;
    game.draw(&mut next, draw, &mut Silent);
    next
}

fn note(game: &Daybreak, start: &State, state: &State, worst: &mut Worst) {
    for seat in game.seats() {
        let lost = u16::from(start.standing[seat.index()].communities_to_lose);
        let most = &mut worst.communities[seat.index()];
        *most = (*most).max(state.board(seat).communities.min(lost));
    }
    worst.bands = worst.bands.max(state.world.bands.min(start.standing[0].bands_to_lose));
    if let Some(ending) = state.ending.filter(|ending| !ending.won) {
        worst.losses = Losses {
            too_hot: worst.losses.too_hot | ending.losses.too_hot,
            communities: worst.losses.communities.union(ending.losses.communities),
            out_of_time: worst.losses.out_of_time | ending.losses.out_of_time,
            condition_unmet: worst.losses.condition_unmet | ending.losses.condition_unmet,
        };
    }
}

/// A position with a deck of so many crises and so few face down, early in the Crisis stage.
fn smaller(state: &State, dice: &mut Xoshiro) -> State {
    let mut small = *state;
    let down = 1 + dice.below(2) as usize;
    let deck = down as u32 + dice.below(3);
    while small.crisis_deck.count_ones() > deck {
        let gone = dice.below(64);
        small.crisis_deck &= !(1 << gone);
    }
    small.crisis_laid = 0;
    let (mut row, mut kept) = (Few::EMPTY, 0);
    for crisis in state.crises.iter() {
        let unknown = !matches!(crisis.face, Face::Up(_));
        kept += usize::from(unknown);
        if !unknown || kept <= down && kept <= small.crisis_deck.count_ones() as usize {
            row.push(daybreak::CrisisInPlay { face: if unknown { Face::Unknown } else { crisis.face }, ..*crisis });
        }
    }
    small.crises = row;
    small.rolls = small.rolls.min(2);
    small
}

#[test]
fn on_small_decks_the_worst_is_what_trying_everything_finds() {
    let content = builtin();
    let (mut exact, mut bounded, mut above, mut found) = (0, 0, 0, Vec::new());
    for (seed, game) in tables(&content).iter().enumerate() {
        follow_game(game, "steady", seed as u64, &mut |state, dice| {
            let small = smaller(state, dice);
            if matches!(state.stage, Stage::Crisis) || state.stage == Stage::Local && dice.below(25) == 0 {
                found.push((game.clone(), small));
            }
        });
    }
    for (game, state) in &found {
        let said = game.ahead(state).unwrap().worst;
        let Some(truth) = brute_force(game, state) else { continue };
        if said.exact {
            exact += 1;
            assert_eq!(said, truth, "{:?} {:?}", state.stage, state.agenda);
            continue;
        }
        bounded += 1;
        for seat in game.seats() {
            assert!(said.communities[seat.index()] >= truth.communities[seat.index()], "{said:?} {truth:?}");
            above += said.communities[seat.index()] - truth.communities[seat.index()];
        }
        assert!(said.bands >= truth.bands && (said.losses.too_hot || !truth.losses.too_hot), "{said:?} {truth:?}");
    }
    println!("{exact} exact, {bounded} bounded and by {above} communities in all above what can come");
    assert!(exact > 50, "{exact} exact, {bounded} bounded");
}
