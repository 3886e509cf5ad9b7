//! What happens in a game, for those who listen.

use crate::card::{Card, Cards, Suit};
use crate::state::{PerSeat, Piece, PillId, TokenId};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, Seats};

/// Something that happened. A field in an `Option` may be hidden from some; it is `None` for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseFact"))]
#[serde(rename_all = "snake_case")]
pub enum Fact {
    /// The lot made this seat the first Pilot.
    LotDrawn { pilot: Seat },
    /// A secret pill was dealt.
    PillDealt { seat: Seat, pill: Option<PillId> },
    /// A round began; these tokens lie on the track in order.
    TokensLaid { round: u8, tokens: Vec<TokenId> },
    /// A hand was dealt.
    Dealt { seat: Seat, hand: Option<Cards> },
    /// A trick began. Without a token it is a silent one. `stacked` tokens lie on the Earth now.
    TrickBegan { trick: u8, pilot: Seat, token: Option<TokenId>, stacked: u8 },
    /// A card was played; face down, only its owner knows it. `trump` is the suit it sets, if it leads.
    Played { seat: Seat, card: Option<Card>, face_down: bool, trump: Option<Suit> },
    /// The cards of a silent trick were shown.
    Shown { cards: PerSeat<Option<Card>> },
    /// The Maneuver reward went to this seat.
    ManeuverWon { seat: Seat, tokens: Vec<TokenId> },
    /// Nobody met the condition; so many tokens lie on the Earth.
    ManeuverUnclaimed { stacked: u8 },
    /// A seat keeps its tokens for later.
    TokensSaved { seat: Seat },
    /// A seat put tokens into the box to draw as many pieces.
    TokensSpent { seat: Seat, tokens: u8 },
    /// A piece was drawn.
    PieceDrawn { seat: Seat, piece: Option<Piece> },
    /// A new piece was added to a puzzle.
    PieceKept { seat: Seat, piece: Piece },
    /// The other pieces went under the pile.
    PiecesReturned { seat: Seat, count: u8 },
    /// The Copilot took a card.
    CopilotTook { seat: Seat, card: Card },
    /// Only one Trump card: no Copilot.
    NoCopilot,
    /// The Commander took the rest, and in a silent trick the Radio Silence token.
    CommanderTook { seat: Seat, cards: Cards, silence: bool },
    /// The Apollo 8 passed to this seat.
    ApolloPassed { to: Seat },
    /// Somebody decided about a pill.
    PillDecided { seat: Seat, reveals: Option<bool> },
    /// A pill was revealed.
    PillRevealed { seat: Seat, pill: PillId },
    /// A pill gave Honors.
    PillScored { seat: Seat, pill: PillId, honors: i16 },
    /// Honors for the cards of a round.
    RoundScored { round: u8, seat: Seat, honors: i16 },
    /// Alert tokens were taken.
    AlertsTaken { seat: Seat, alerts: Option<u8> },
    /// An Alert token was handed on.
    AlertGiven { from: Seat, to: Seat },
    /// Unclaimed tokens left the Earth for the box.
    StackDiscarded { tokens: u8 },
    /// The final phase began.
    FinalBegan,
    /// All Alert tokens were turned up.
    AlertsShown { alerts: PerSeat<u8> },
    /// Honors of the final phase.
    FinalScored { seat: Seat, fewest_alerts: i16, tokens: i16, puzzle: i16 },
    /// The game ended. `tied` holds everybody with the most Honors.
    Won { winners: Seats, tied: Seats, honors: i16 },
}
