//! The view of Earthrise, as it is sent.

use earthrise::{Card, Phase, Piece, PillId, PillSeen, Shown, Suit, TokenId};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Earthrise as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EarthriseView {
    /// What the game waits for.
    pub phase: Phase,
    /// Which part of a round that belongs to.
    pub step: RoundStep,
    /// The round, from 0; the number of rounds stands for the final phase.
    pub round: u8,
    /// Are all rounds behind us?
    pub final_phase: bool,
    /// The trick of the round, from 0.
    pub trick: u8,
    /// Is it played in radio silence?
    pub silent: bool,
    /// Who led the very first trick.
    pub first_pilot: Seat,
    /// Who holds the Apollo 8.
    pub pilot: Seat,
    /// The seats in the order in which they play to this trick.
    pub order: Vec<Seat>,
    /// The suit of this trick.
    pub trump: Option<Suit>,
    /// How many have played to it.
    pub played: u8,
    /// Have all played to it?
    pub complete: bool,
    /// Who leads its Trump cards, as far as they show.
    pub commander: Option<Seat>,
    /// Who is second.
    pub copilot: Option<Seat>,
    /// Who would take the tokens on the Earth, with the cards that show.
    pub taker: Option<Seat>,
    /// The players, by seat.
    pub players: Vec<EarthrisePlayer>,
    /// The seats by their Honors, most first; once the game is over, whoever wins stands first.
    pub standing: Vec<Seat>,
    /// The rewards of the trick, or of the last one of the round; nothing, when all rounds are behind us.
    pub rewards: Option<Rewards>,
    /// What each card counts that the Copilot can take, while that is asked.
    pub to_take: Vec<CardWorth>,
    /// The token laid at each trick of the round.
    pub track: Vec<Option<TokenId>>,
    /// Where each of these tokens is.
    pub track_places: Vec<Option<TokenPlace>>,
    /// Tokens nobody has seen yet, in no order.
    pub supply: Vec<TokenId>,
    /// Tokens on the Earth.
    pub earth: Vec<TokenId>,
    /// The one that came last.
    pub newest: Option<TokenId>,
    /// Those whose conditions count in this trick.
    pub asking: Vec<TokenId>,
    /// Pieces in the pile.
    pub pile: u8,
    /// Pieces put under the pile, the one that comes first in front.
    pub under: Vec<PieceUnder>,
    /// Pieces drawn in the exchange that is going on; nothing for one that you did not see.
    pub drawn: Vec<Option<Piece>>,
    /// Pieces of it still to be drawn.
    pub to_draw: u8,
    /// How many pieces of each kind lie where you do not know.
    pub unplaced: Vec<u8>,
    /// The complete tricks of this round.
    pub tricks: Vec<TrickSeen>,
    /// The deck, a row for each suit, as far as you have seen it this round.
    pub deck: Vec<DeckRow>,
    /// What the cards of the round count, from the end of its last trick until the next round begins.
    pub scoring: Option<RoundScore>,
    /// How likely each exchange brings a piece that you lack, while you are asked.
    pub exchange: Vec<ExchangeChance>,
    /// What your pill would bring now, while you are asked and it can be revealed.
    pub pill_now: Option<PillNow>,
}

/// A suit of the deck.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseDeckRow")]
pub struct DeckRow {
    /// Which.
    pub suit: Suit,
    /// Its numbers, lowest first.
    pub cards: Vec<DeckCard>,
    /// How many of its cards are still out.
    pub out: u8,
}

/// A card of the deck, with all its copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseDeckCard")]
pub struct DeckCard {
    /// Its number.
    pub value: u8,
    /// Copies that were played this round and seen by all.
    pub played: u8,
    /// Copies in your hand.
    pub yours: u8,
    /// The others: in somebody's hand, or face down.
    pub out: u8,
}

/// What the cards of a round count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseRoundScore")]
pub struct RoundScore {
    /// The round, from 0.
    pub round: u8,
    /// The players, by seat.
    pub seats: Vec<SeatScore>,
}

/// What the cards of a round count for a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseSeatScore")]
pub struct SeatScore {
    /// By suit, in the order in which hands lie.
    pub suits: Vec<SuitScore>,
    /// Honors for all cards.
    pub cards: i16,
    /// The pill revealed at this scoring.
    pub pill: Option<PillScore>,
    /// Honors of the round: cards and pill.
    pub sum: i16,
}

/// The cards of a suit at a scoring.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseSuitScore")]
pub struct SuitScore {
    /// Which.
    pub suit: Suit,
    /// The cards captured; nothing, if you may not look at them.
    pub cards: Option<Vec<Card>>,
    /// Honors for each.
    pub each: u8,
    /// Honors for all of them.
    pub honors: i16,
    /// Alerts for all of them; nothing, if you may not look at them.
    pub alerts: Option<u8>,
}

/// A pill at a scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthrisePillScore")]
pub struct PillScore {
    /// Which.
    pub pill: PillId,
    /// What it adds.
    pub honors: i16,
}

/// What a pill would bring at this scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthrisePillNow")]
pub struct PillNow {
    /// Honors.
    pub honors: i16,
    /// Alerts of this round that it spares you or lets you hand on.
    pub alerts: u8,
}

/// How likely an exchange brings a piece that one lacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseExchangeChance")]
pub struct ExchangeChance {
    /// Tokens given for as many pieces.
    pub tokens: u8,
    /// In so many of 100 cases at least one of them is new.
    pub new_of_100: u8,
}

/// A complete trick.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseTrickSeen")]
pub struct TrickSeen {
    /// Who led it.
    pub pilot: Seat,
    /// The seats in the order in which they played.
    pub order: Vec<Seat>,
    /// Its cards, by seat.
    pub cards: Vec<Card>,
    /// Who won the Maneuver.
    pub maneuver: Option<Seat>,
    /// Who is Copilot.
    pub copilot: Option<Seat>,
    /// Who is Commander.
    pub commander: Seat,
}

/// The rewards of a trick, in the order in which they are given.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseRewards")]
pub struct Rewards {
    /// The tokens on the Earth.
    pub maneuver: Reward,
    /// The card of the Copilot.
    pub copilot: Reward,
    /// The other cards.
    pub commander: Reward,
    /// Which of them is being given.
    pub now: Option<RewardKind>,
}

/// One of the rewards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseReward")]
pub struct Reward {
    /// Who gets it, with the cards that show.
    pub seat: Option<Seat>,
    /// Is that certain, and done?
    pub given: bool,
}

/// Which reward.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseRewardKind")]
#[serde(rename_all = "snake_case")]
pub enum RewardKind {
    /// The tokens on the Earth.
    Maneuver,
    /// The card of the Copilot.
    Copilot,
    /// The other cards.
    Commander,
}

/// What a card counts in this round for whoever takes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseCardWorth")]
pub struct CardWorth {
    /// Which.
    pub card: Card,
    /// Honors.
    pub honors: u8,
    /// Alerts.
    pub alerts: u8,
}

/// Where a token of the track is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseTokenPlace")]
#[serde(rename_all = "snake_case")]
pub enum TokenPlace {
    /// At its trick, which is still to come.
    Track,
    /// On the Earth.
    Earth,
    /// With this player.
    Held(Seat),
    /// Out of the game.
    Box,
}

/// A part of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseStep")]
#[serde(rename_all = "snake_case")]
pub enum RoundStep {
    /// The Maneuver of a trick is laid out; only facts belong to it, because nobody is asked.
    Maneuver,
    /// Cards are played, or dealt for it.
    Trick,
    /// A trick is rewarded.
    Rewards,
    /// The Apollo 8 passes to the next Pilot; only facts belong to it.
    Passes,
    /// A round is scored, or all rounds are behind us.
    Scoring,
}

/// What lies before a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EarthrisePlayer {
    /// The hand, if you may see it, suits in order and low cards first; a card is in it twice if it is held twice.
    pub hand: Option<Vec<Card>>,
    /// How many cards are in it.
    pub hand_size: u8,
    /// Suits that the player has shown not to hold this round.
    pub voids: Vec<Suit>,
    /// The card in the trick.
    pub card: Shown,
    /// Cards captured this round.
    pub won: Vec<Card>,
    /// Maneuver tokens.
    pub tokens: Vec<TokenId>,
    /// Honors for them in the final phase, if they are not exchanged.
    pub token_honors: i16,
    /// Puzzle pieces.
    pub pieces: Vec<Piece>,
    /// Honors for them in the final phase.
    pub puzzle_honors: i16,
    /// The same with one piece more; nothing, if the puzzle is whole.
    pub puzzle_next: Option<i16>,
    /// Radio Silence tokens taken this round.
    pub silence: u8,
    /// Alert points, if you may look at them.
    pub alerts: Option<u8>,
    /// Alert points, as somebody who followed the game knows them.
    pub alerts_taken: u8,
    /// Those of them that were taken for this round's cards and not handed on.
    pub fresh_alerts: u8,
    /// Honors by column of the score sheet, the rounds and then the final phase; nothing where none are noted yet.
    pub honors: Vec<Option<i16>>,
    /// All of them.
    pub total: i16,
    /// Where those of the final phase came from, once the game is over.
    pub final_honors: Option<FinalHonors>,
    /// The pill.
    pub pill: PillSeen,
    /// Is it used up?
    pub pill_used: bool,
    /// The scorings at which it may still be revealed, from this one on, if you know it: rounds from 0, and their number
    /// for the final phase.
    pub pill_chances: Vec<u8>,
    /// Has this player decided about it at this scoring?
    pub decided: bool,
    /// Is this player known to reveal it?
    pub reveals: bool,
    /// Has this player had the last exchange?
    pub last_exchanged: bool,
}

/// Where the Honors of the final phase came from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseFinalHonors")]
pub struct FinalHonors {
    /// For the fewest Alerts.
    pub fewest_alerts: i16,
    /// For tokens that were not exchanged.
    pub tokens: i16,
    /// For the puzzle.
    pub puzzle: i16,
    /// By the pill.
    pub pill: i16,
}

/// A piece under the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthrisePieceUnder")]
pub struct PieceUnder {
    /// Its kind, if you saw it.
    pub piece: Option<Piece>,
    /// Who put it there.
    pub by: Seat,
}
