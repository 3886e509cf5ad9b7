//! What can be done with the cards of a hand of Earthrise, and what would come of it, as it is sent.

use crate::shown::{trick_cards, worth_of};
use earthrise::{Card, Cards, Earthrise, Move, Refusal, Trick, View};
use earthrise_words::Narrator;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Refused, Seat};
use title::Refuses;

/// The hand of a seat of Earthrise.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct EarthriseUses {
    /// The round of the trick that this is about, from 0.
    pub round: u8,
    /// Which trick of it, from 0.
    pub trick: u8,
    /// How many had played to it.
    pub played: u8,
    /// Each card once, suits in order.
    pub cards: Vec<HandCard>,
}

/// A card of a hand.
#[derive(Clone, Debug, Serialize, Deserialize, JsonSchema)]
pub struct HandCard {
    /// Which.
    pub card: Card,
    /// The move that plays it.
    #[serde(rename = "move")]
    pub mv: Move,
    /// Can it be played?
    pub possible: bool,
    /// Why not.
    pub why: Option<String>,
    /// The same as data, if it is one of the rules that forbids it.
    pub refusal: Option<Refusal>,
    /// What would come of it, if it can be played.
    pub outlook: Option<Outlook>,
}

/// What would come of a card, as far as the table shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseOutlook")]
pub struct Outlook {
    /// What it would make of whoever plays it.
    pub role: Role,
    /// Does nobody play after it, so that what is said of it holds?
    pub last: bool,
    /// What it would do about the tokens on the Earth.
    pub reach: Reach,
    /// Tokens on the Earth.
    pub tokens: u8,
    /// Who would be Commander then, with the cards that show.
    pub commander: Option<Seat>,
    /// The cards that would show then, and what they count in this round; nothing in radio silence.
    pub table: Option<TableWorth>,
}

/// What the open cards of a trick count together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseTableWorth")]
pub struct TableWorth {
    /// How many.
    pub cards: u8,
    /// Honors.
    pub honors: i16,
    /// Alerts.
    pub alerts: u8,
}

/// What a card would make of whoever plays it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseRole")]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// It leads and sets the Trump.
    Leads,
    /// First of the Trump cards so far.
    Commander,
    /// Second of them.
    Copilot,
    /// Trump, but two are ahead of it.
    Behind,
    /// Not Trump, so it cannot win.
    NotTrump,
    /// Trump among cards face down.
    Hidden,
}

/// What a card would do about the tokens on the Earth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "EarthriseReach")]
#[serde(rename_all = "snake_case")]
pub enum Reach {
    /// It takes them for certain.
    Takes,
    /// It takes them unless a later card does.
    SoFar,
    /// It depends on cards to come.
    Open,
    /// It does not.
    No,
    /// There is nothing to take: the trick is silent.
    None,
}

pub(crate) fn uses(
    game: &Earthrise,
    view: &View,
    teller: &Narrator<'_>,
    refuses: Refuses<'_, Earthrise>,
) -> EarthriseUses {
    let (round, trick, played) = (view.round, view.trick, view.played);
    let Some(seat) = view.seat() else { return EarthriseUses { round, trick, played, cards: Vec::new() } };
    let cards = view.hand().kinds().map(|card| {
        let mv = Move::Play(card);
        let refused = refuses(mv);
        HandCard {
            card,
            mv,
            possible: refused.is_none(),
            why: refused.as_ref().map(|refused| teller.refused(refused)),
            outlook: refused.is_none().then(|| Outlook::of(game, view, seat, card)),
            refusal: match refused {
                Some(Refused::Rule(refusal)) => Some(refusal),
                _ => None,
            },
        }
    });
    EarthriseUses { round, trick, played, cards: cards.collect() }
}

impl Outlook {
    /// What would come of this card if this seat, whose turn it is, played it.
    fn of(game: &Earthrise, view: &View, seat: Seat, card: Card) -> Outlook {
        let mut cards = trick_cards(game, view);
        cards[seat.index()] = Some(card);
        let trick = Trick { cards: &cards, pilot: view.pilot, players: game.players() };
        let silent = game.is_silent(view.trick);
        let last = view.played + 1 == game.players();
        let ranking = view.trump.filter(|_| !silent).and_then(|trump| trick.ranking_so_far(trump));
        let role = match view.trump {
            None => Role::Leads,
            Some(trump) if !card.is_of(trump) => Role::NotTrump,
            Some(_) if silent => Role::Hidden,
            Some(_) if ranking.is_some_and(|ranking| ranking.commander == seat) => Role::Commander,
            Some(_) if ranking.is_some_and(|ranking| ranking.copilot == Some(seat)) => Role::Copilot,
            Some(_) => Role::Behind,
        };
        let reach = match game.taker(trick, view.newest, view.earth) {
            _ if silent => Reach::None,
            Some(taker) if taker == seat => {
                if last {
                    Reach::Takes
                } else {
                    Reach::SoFar
                }
            }
            _ if !last && game.may_take(trick, seat, view.newest, view.earth) => Reach::Open,
            _ => Reach::No,
        };
        let commander = ranking.map(|ranking| ranking.commander);
        let open: Cards = cards.iter().flatten().copied().collect();
        let (honors, alerts) = worth_of(game, view.round, open);
        let table = (!silent).then_some(TableWorth { cards: open.len() as u8, honors, alerts });
        Outlook { role, last, reach, tokens: view.earth.len() as u8, commander, table }
    }
}
