//! A state between two rounds as a row of numbers: what a judge of chances looks at.

use crate::Weights;
use crate::crisis_risk::{CrisisRisk, burdens};
use crate::prices::amount;
use daybreak::language::{Effect, Limit, Token};
use daybreak::{Daybreak, PlayerBoard, State};
use tabletop::{Game, Seat};

/// Kinds of things that stacks make.
const KINDS: usize = 7;
/// Numbers of a seat.
pub const OWN: usize = 20 + 2 * KINDS;
/// Numbers of the table.
pub const COMMON: usize = 28;

/// What a judge sees of a state.
#[derive(Clone, Debug)]
pub struct Look {
    /// How many seats there are.
    pub players: usize,
    /// Each player.
    pub seats: [[f32; OWN]; 4],
    /// What all players share.
    pub common: [f32; COMMON],
}

impl Look {
    /// A look at a state.
    pub fn at(game: &Daybreak, state: &State) -> Look {
        let (content, count, weights) = (game.content(), game.players(), Weights::default());
        let (players, world) = (f32::from(count), &state.world);
        let forecast = game.forecast(state);
        let crisis_risk = CrisisRisk::of(content, state, count, &weights);
        let per_band = f32::from(content.board().carbon_per_band) * players;
        let heat = f32::from(world.bands) + f32::from(world.loose) / per_band;
        let rise = forecast.net as f32 / per_band;
        let left = f32::from(game.rounds(state)) - f32::from(state.round);
        let mut seats = [[0.0; OWN]; 4];
        let mut spare = 0.0;
        for (own, numbers) in seats.iter_mut().enumerate().take(usize::from(count)) {
            let (board, standing) = (&state.boards[own], &state.standing[own]);
            let tokens = |n: u16| f32::from(n) / 10.0;
            let beyond = (board.clean + board.dirty).saturating_sub(board.demand);
            spare += f32::from(beyond.min(board.dirty));
            let [social, ecological, infrastructure] = board.resilience.map(|n| f32::from(n.min(8)) / 4.0);
            let average = |bands: f32| crisis_risk.average(bands, &board.resilience);
            let cards: u8 = board.stacks.iter().map(|stack| stack.cards.len).sum();
            let first = [
                (f32::from(standing.communities_to_lose) - f32::from(board.communities)) / 12.0,
                f32::from(board.communities / 4),
                f32::from(board.shortage()) / 3.0,
                f32::from(beyond) / 5.0,
                tokens(board.clean),
                tokens(board.dirty),
                tokens(board.demand),
                tokens(board.carbon()),
                social,
                ecological,
                infrastructure,
                average(heat),
                average(heat + rise.max(0.0)),
                average(heat + rise.max(0.0)) * (f32::from(board.communities) / 12.0),
                board.hand.len() as f32 / 5.0,
                f32::from(forecast.draws[own]) / 5.0,
                f32::from(forecast.growth[own]) / 3.0,
                f32::from(cards) / 10.0,
                left / 5.0,
                rise,
            ];
            numbers[..first.len()].copy_from_slice(&first);
            let made = makes(game, state, Seat(own as u8), board);
            numbers[first.len()..].copy_from_slice(&made);
        }
        let mut common = [0.0; COMMON];
        let projects =
            |active| state.projects.iter().flatten().filter(|project| project.active == active).count() as f32;
        let first = [
            left / 5.0,
            heat / 4.0,
            (heat - 4.0).max(0.0),
            f32::from(world.bands) / 4.0,
            rise,
            rise.min(0.0),
            (rise + heat - 6.0).max(0.0),
            rise / (left + 1.0),
            f32::from(world.trees) / players / 5.0,
            f32::from(world.oceans) / players / 5.0,
            f32::from(world.dac) / players / 5.0,
            f32::from(world.recent) / players / 3.0,
            f32::from(forecast.sinks) / players / 10.0,
            spare / players / 3.0,
            burdens(content, state, count),
            state.crises.iter().filter(|crisis| crisis.in_force).count() as f32,
            projects(true),
            projects(false),
        ];
        common[..first.len()].copy_from_slice(&first);
        for (place, track) in world.tracks.iter().enumerate() {
            common[first.len() + place] = f32::from(*track) / 3.0;
        }
        common[COMMON - 5 + usize::from(count.clamp(1, 4))] = 1.0;
        Look { players: usize::from(count), seats, common }
    }
}

/// What a player's stacks make in a round: for nothing, and for each card that is discarded.
fn makes(game: &Daybreak, state: &State, seat: Seat, board: &PlayerBoard) -> [f32; 2 * KINDS] {
    let mut made = [0.0f32; 2 * KINDS];
    for stack in &board.stacks {
        let Some(front) = stack.cards.front() else { continue };
        let action = &game.content().local(front).action;
        let mut tags = stack.tags;
        tags.add(&state.standing[seat.index()].extra_tags);
        if crate::engine::readiness(action, &tags, 0.0) < 0.5 {
            continue;
        }
        let uses = match action.limit {
            Limit::Unlimited => 3.0,
            Limit::Once | Limit::OnceEach => 1.0,
            Limit::Times(n) => f32::from(n),
            Limit::Per(tag) => f32::from(tags.of(tag)),
        };
        let discards = f32::from(action.discards());
        let mut brings = [0.0f32; KINDS];
        action.each_effect(|effect| {
            let n = effect.quantity().map_or(1.0, |n| amount(&n, &tags, state, seat, game.players()));
            let there = |token: Token| f32::from(board.count(token));
            match *effect {
                Effect::Gain(Token::Clean, _) | Effect::Grant(_, Token::Clean, _) => brings[0] += n,
                Effect::Remove(Token::Dirty, _) => brings[1] += n.min(there(Token::Dirty)),
                Effect::Swap(Token::Dirty, Token::Clean, _) => {
                    brings[0] += n.min(there(Token::Dirty));
                    brings[1] += n.min(there(Token::Dirty));
                }
                Effect::Remove(token @ (Token::Emissions(_) | Token::AnyEmissions), _) => {
                    brings[2] += n.min(there(token));
                }
                Effect::Gain(Token::Resilience(_) | Token::AnyResilience, _)
                | Effect::Grant(_, Token::Resilience(_) | Token::AnyResilience, _) => brings[3] += n,
                Effect::Remove(Token::Communities, _) | Effect::Relieve(_, Token::Communities, _) => brings[4] += n,
                Effect::Gain(Token::Trees | Token::Oceans | Token::Dac, _) | Effect::AbsorbOwn(_) => brings[5] += n,
                Effect::Draw(..) | Effect::MoreDraws(_) | Effect::Recover(..) => brings[6] += n,
                Effect::Search(..) => brings[6] += 0.5 * n,
                _ => {}
            }
        });
        for (kind, n) in brings.into_iter().enumerate() {
            if discards == 0.0 {
                made[kind] += uses * n / 4.0;
            } else {
                // For a card: only the best of the stacks is used first.
                made[KINDS + kind] = made[KINDS + kind].max(uses.min(1.0) * n / discards / 2.0);
            }
        }
    }
    made
}
