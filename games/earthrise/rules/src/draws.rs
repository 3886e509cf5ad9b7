//! What chance decides: the lot, the pills, the tokens of a round, the hands, the pieces.

use crate::card::{Card, Cards};
use crate::game::Earthrise;
use crate::state::{MAX_PLAYERS, MAX_TRICKS, PerSeat, Phase, Piece, PillId, State, TokenId, Tokens};
use serde::{Deserialize, Serialize};
use tabletop::deck::Pile;
use tabletop::{Dice, Seat};

/// A draw the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// The first Pilot.
    Pilot,
    /// The pills.
    Pills,
    /// The Maneuver tokens of the round.
    Tokens,
    /// The hands of the round.
    Hands,
    /// The next piece of the pile.
    Piece,
}

/// What chance decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseDraw"))]
#[serde(rename_all = "snake_case")]
pub enum Draw {
    /// The first Pilot.
    Pilot(Seat),
    /// One pill a seat.
    Pills(PerSeat<Option<PillId>>),
    /// The tokens of the round in track order.
    Tokens(Pile<MAX_TRICKS>),
    /// One hand a seat.
    Hands(PerSeat<Cards>),
    /// The next piece.
    Piece(Piece),
}

impl Earthrise {
    /// One outcome of a draw, by chance.
    pub(crate) fn sample_draw(&self, state: &State, need: Need, dice: &mut impl Dice) -> Draw {
        match need {
            Need::Pilot => Draw::Pilot(Seat(dice.below(u32::from(self.table.players)) as u8)),
            Need::Pills => Draw::Pills(self.sample_pills(dice)),
            Need::Tokens => Draw::Tokens(self.sample_tokens(state, dice)),
            Need::Hands => Draw::Hands(self.sample_hands(dice)),
            Need::Piece => Draw::Piece(Piece(state.pile.middle().sample(dice).unwrap_or(0))),
        }
    }

    fn sample_pills(&self, dice: &mut impl Dice) -> PerSeat<Option<PillId>> {
        let mut pool = [0u8; 16];
        let pool = &mut pool[..self.table.pill_pool.len().min(16)];
        pool.copy_from_slice(&self.table.pill_pool[..pool.len()]);
        dice.shuffle(pool);
        let mut pills = [None; MAX_PLAYERS];
        for (place, &pill) in pills.iter_mut().zip(pool.iter()).take(usize::from(self.table.players)) {
            *place = Some(PillId(pill));
        }
        pills
    }

    fn sample_tokens(&self, state: &State, dice: &mut impl Dice) -> Pile<MAX_TRICKS> {
        let mut supply = [TokenId(0); 64];
        let mut left = 0;
        for token in state.supply.iter() {
            supply[left] = token;
            left += 1;
        }
        let mut laid = Pile::EMPTY;
        for _ in 0..usize::from(self.table.maneuvers_per_round).min(left) {
            let place = dice.below(left as u32) as usize;
            laid.push(supply[place].0);
            left -= 1;
            supply[place] = supply[left];
        }
        laid
    }

    fn sample_hands(&self, dice: &mut impl Dice) -> PerSeat<Cards> {
        // The deck has at most 80 cards: five hands of sixteen.
        let mut deck = [Card::LOWEST; MAX_PLAYERS * MAX_TRICKS];
        let deck = &mut deck[..self.table.deck.len()];
        deck.copy_from_slice(&self.table.deck);
        dice.shuffle(deck);
        let mut hands = [Cards::NONE; MAX_PLAYERS];
        for (hand, cards) in hands.iter_mut().zip(deck.chunks_exact(usize::from(self.table.hand_size))) {
            *hand = cards.iter().copied().collect();
        }
        hands
    }

    /// Can this be the outcome of the draw that is due?
    pub(crate) fn check_draw(&self, state: &State, draw: &Draw) -> Result<(), String> {
        let unless = |ok: bool, what: &str| if ok { Ok(()) } else { Err(what.to_owned()) };
        match (state.phase, draw) {
            (Phase::Lots, Draw::Pilot(seat)) => {
                unless(seat.0 < self.table.players, "the first Pilot must sit at the table")
            }
            (Phase::PillDeal, Draw::Pills(pills)) => {
                let mut seen = 0u16;
                for (seat, pill) in pills.iter().enumerate() {
                    match pill {
                        Some(pill) if seat < usize::from(self.table.players) => {
                            unless(self.table.pill_pool.contains(&pill.0), "a pill is not in the pool of this table")?;
                            unless(seen >> pill.0 & 1 == 0, "the same pill was dealt twice")?;
                            seen |= 1 << pill.0;
                        }
                        None if seat >= usize::from(self.table.players) => {}
                        _ => return Err("every player gets one pill, and nobody else".to_owned()),
                    }
                }
                Ok(())
            }
            (Phase::Lay, Draw::Tokens(tokens)) => {
                let ids: Tokens = tokens.as_slice().iter().filter(|&&id| id < 64).map(|&id| TokenId(id)).collect();
                let count = usize::from(self.table.maneuvers_per_round);
                unless(
                    tokens.len() == count && ids.len() as usize == count,
                    "a round needs its full number of different tokens",
                )?;
                unless(ids.iter().all(|id| state.supply.has(id)), "a token is not in the supply")
            }
            (Phase::Deal, Draw::Hands(hands)) => {
                let players = usize::from(self.table.players);
                let size = |hand: &Cards| hand.len() == u32::from(self.table.hand_size);
                unless(hands[..players].iter().all(size), "every hand has the size of the table")?;
                unless(hands[players..].iter().all(|hand| hand.is_empty()), "only players are dealt cards")?;
                let mut dealt = Cards::NONE;
                for card in hands.iter().flat_map(|hand| hand.iter()) {
                    dealt = dealt.try_with(card).ok_or_else(|| format!("too many copies of {card}"))?;
                }
                unless(dealt == self.table.deck_set, "the hands together must be the deck")
            }
            (Phase::DrawPiece { .. }, Draw::Piece(piece)) => {
                unless(state.pile.middle().count(piece.0) > 0, "the pile holds no such piece")
            }
            _ => Err("another draw is due".to_owned()),
        }
    }
}
