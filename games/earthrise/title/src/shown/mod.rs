//! Earthrise as readers get it: what lies before each player, the trick with who leads it, the track and the pile.

mod changes;
mod deck;
mod parts;
mod rewards;
mod scoring;
mod types;

pub(crate) use changes::{own_changes, shared_changes};
pub(crate) use parts::{scorings, trick_cards};
pub(crate) use scoring::worth_of;
pub use types::{
    CardWorth, DeckCard, DeckRow, EarthrisePlayer, EarthriseView, ExchangeChance, FinalHonors, PieceUnder, PillNow,
    PillScore, Reward, RewardKind, Rewards, RoundScore, RoundStep, SeatScore, SuitScore, TokenPlace, TrickSeen,
};

use deck::deck;
use earthrise::{Earthrise, View};
use parts::{
    Standing, asking, complete, drawn, final_phase, order, player, seats, silent, step, track, under, unplaced,
};
use rewards::{rewards, standing, to_take, track_places, tricks};
use scoring::{exchange, pill_now, scoring};

impl EarthriseView {
    /// A view of the rules as a reader gets it.
    pub(crate) fn of(game: &Earthrise, view: &View) -> EarthriseView {
        let trick = Standing::of(game, view);
        EarthriseView {
            phase: view.phase,
            step: step(game, view),
            round: view.round,
            final_phase: final_phase(game, view),
            trick: view.trick,
            silent: silent(game, view),
            first_pilot: view.first_pilot,
            pilot: view.pilot,
            order: order(game, view),
            trump: view.trump,
            played: view.played,
            complete: complete(game, view),
            commander: trick.commander,
            copilot: trick.copilot,
            taker: trick.taker,
            players: seats(game).map(|seat| player(game, view, seat)).collect(),
            standing: standing(game, view),
            rewards: rewards(game, view),
            to_take: to_take(game, view),
            track: track(game, view),
            track_places: track_places(game, view),
            supply: view.supply.iter().collect(),
            earth: view.earth.iter().collect(),
            newest: view.newest,
            asking: asking(game, view),
            pile: view.pile,
            under: under(view),
            drawn: drawn(view),
            to_draw: view.to_draw,
            unplaced: unplaced(game, view),
            tricks: tricks(game, view),
            deck: deck(game, view),
            scoring: scoring(game, view),
            exchange: exchange(game, view),
            pill_now: pill_now(game, view),
        }
    }
}
