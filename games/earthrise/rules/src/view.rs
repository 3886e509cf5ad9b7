//! What one audience may know (section 14 of the rules), and how much of a fact it sees.

use crate::card::{Card, Cards, Suit};
use crate::content::PillDecisions;
use crate::facts::Fact;
use crate::game::Earthrise;
use crate::moves::Eye;
use crate::state::{MAX_KINDS, MAX_PIECES, MAX_ROUNDS, MAX_TRICKS, PerSeat, Phase, PillId, State, TokenId, Tokens};
use serde::{Deserialize, Serialize};
use tabletop::deck::{Bag, Pile};
use tabletop::{Audience, Game, Next, Seat, Seats, Sight};

/// A card of the running trick as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthriseShown"))]
#[serde(rename_all = "snake_case")]
pub enum Shown {
    /// Not played yet.
    Nothing,
    /// Played face down, by somebody else.
    FaceDown,
    /// This card.
    Card(Card),
}

/// A pill as it is seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "EarthrisePillSeen"))]
#[serde(rename_all = "snake_case")]
pub enum PillSeen {
    /// No pill here.
    None,
    /// A pill face down.
    FaceDown,
    /// This pill, one's own or one that was revealed.
    Pill(PillId),
}

/// A piece whose kind this audience does not know, in lists of pieces.
pub const UNKNOWN_PIECE: u8 = u8::MAX;

/// What a perfect memory of the open table holds although it lies face down now. A screen keeps it closed; whoever
/// followed the game could write it down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Memory {
    /// Cards captured this round.
    pub won: PerSeat<Cards>,
    /// The cards of the complete tricks of this round by seat, first trick first.
    pub tricks: [PerSeat<Option<Card>>; MAX_TRICKS],
    /// Alert points.
    pub alerts: PerSeat<u8>,
    /// Those of them that were taken for this round's cards and not handed on.
    pub fresh_alerts: PerSeat<u8>,
}

/// The game as one audience sees it. There is no way back from it to the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub who: Audience,
    /// What the game waits for.
    pub phase: Phase,
    /// Who is asked now.
    pub asked: Seats,
    /// The round, from 0; the number of rounds stands for the final phase.
    pub round: u8,
    /// The trick of the round, from 0.
    pub trick: u8,
    /// Who led the very first trick.
    pub first_pilot: Seat,
    /// Who holds the Apollo 8.
    pub pilot: Seat,
    /// The suit of this trick.
    pub trump: Option<Suit>,
    /// How many have played to it.
    pub played: u8,
    /// The cards of the trick.
    pub table: PerSeat<Shown>,
    /// Hands this audience may see.
    pub hands: PerSeat<Option<Cards>>,
    /// How many cards everybody holds.
    pub hand_sizes: PerSeat<u8>,
    /// Suits, as bits, that a seat has shown not to hold this round.
    pub voids: PerSeat<u8>,
    /// The token laid at each trick of the round.
    pub track: [Option<TokenId>; MAX_TRICKS],
    /// Tokens nobody has seen yet, in no order.
    pub supply: Tokens,
    /// Tokens on the Earth.
    pub earth: Tokens,
    /// The one whose condition counts.
    pub newest: Option<TokenId>,
    /// Tokens everybody holds.
    pub tokens: PerSeat<Tokens>,
    /// Pieces in the pile.
    pub pile: u8,
    /// Pieces put under the pile, next one first; [`UNKNOWN_PIECE`] where this audience did not see them.
    pub under: Pile<MAX_PIECES>,
    /// Who put them there.
    pub under_by: Pile<MAX_PIECES>,
    /// Pieces drawn in the exchange that is going on.
    pub drawn: Pile<MAX_PIECES>,
    /// Pieces of it still to be drawn.
    pub to_draw: u8,
    /// Pieces whose place this audience does not know.
    pub unplaced: Bag<MAX_KINDS>,
    /// Kinds of pieces everybody has, as bits.
    pub pieces: PerSeat<u8>,
    /// Radio Silence tokens taken this round.
    pub silence: PerSeat<u8>,
    /// Alert points, as far as they may be looked at.
    pub alerts: PerSeat<Option<u8>>,
    /// The score sheet: the rounds, then F.
    #[serde(rename = "pad")]
    pub score_sheet: [PerSeat<i16>; MAX_ROUNDS + 1],
    /// The pills.
    pub pills: PerSeat<PillSeen>,
    /// Seats whose pill is used up.
    pub pills_used: Seats,
    /// Seats that have decided about their pill at this scoring.
    pub decided: Seats,
    /// Those of them that are known to reveal it.
    pub revealing: Seats,
    /// Seats that have had their last exchange.
    pub last_exchanged: Seats,
    /// What somebody who forgot nothing knows besides.
    pub memory: Memory,
}

impl View {
    pub(crate) fn of(game: &Earthrise, state: &State, who: Audience) -> View {
        let knows = |seat: usize| who.knows(Seat(seat as u8));
        let face_down = game.is_silent(state.trick) && !state.tricks.has(state.trick);
        let alerts_lie_open = match state.phase {
            Phase::Over => true,
            Phase::Score => state.round == game.table.rounds,
            _ => false,
        };
        let sees_pieces_of = |seat: u8| game.options.public_draw || who.knows(Seat(seat));

        let mut unplaced = *state.pile.middle();
        let mut hide = |pieces: &[u8], by: &dyn Fn(usize) -> u8| {
            let mut seen = Pile::EMPTY;
            for (place, &piece) in pieces.iter().enumerate() {
                if sees_pieces_of(by(place)) {
                    seen.push(piece);
                } else {
                    seen.push(UNKNOWN_PIECE);
                    unplaced.add(piece);
                }
            }
            seen
        };
        let under = hide(state.pile.bottom(), &|place| state.under_by.as_slice()[place]);
        let drawer = match state.phase {
            Phase::DrawPiece { seat } | Phase::KeepPiece { seat } => seat.0,
            _ => 0,
        };
        let drawn = hide(state.drawn.as_slice(), &|_| drawer);

        View {
            who,
            phase: state.phase,
            asked: match game.next(state) {
                Next::Ask(asked) => asked,
                Next::Draw(_) | Next::Over(_) => Seats::NONE,
            },
            round: state.round,
            trick: state.trick,
            first_pilot: state.first_pilot,
            pilot: state.pilot,
            trump: state.trump,
            played: state.played,
            table: std::array::from_fn(|seat| match state.table[seat] {
                None => Shown::Nothing,
                Some(_) if face_down && !knows(seat) => Shown::FaceDown,
                Some(card) => Shown::Card(card),
            }),
            hands: std::array::from_fn(|seat| knows(seat).then_some(state.hands[seat])),
            hand_sizes: state.hands.map(|hand| hand.len() as u8),
            voids: state.voids,
            track: state.track,
            supply: state.supply,
            earth: state.earth,
            newest: state.newest,
            tokens: state.tokens,
            pile: state.pile.len() as u8,
            under,
            under_by: state.under_by,
            drawn,
            to_draw: state.to_draw,
            unplaced,
            pieces: state.pieces,
            silence: state.silence,
            alerts: std::array::from_fn(|seat| {
                (knows(seat) || alerts_lie_open || game.options.show_alert_totals).then_some(state.alerts[seat])
            }),
            score_sheet: state.score_sheet,
            pills: std::array::from_fn(|seat| match state.pills[seat] {
                None => PillSeen::None,
                Some(pill) if knows(seat) || game.pill_is_open(state, Seat(seat as u8)) => PillSeen::Pill(pill),
                Some(_) => PillSeen::FaceDown,
            }),
            pills_used: state.pills_used,
            decided: state.decided,
            revealing: state.revealing.iter().filter(|&s| who.knows(s) || game.pill_is_open(state, s)).collect(),
            last_exchanged: state.last_exchanged,
            memory: Memory {
                won: state.won,
                tricks: state.tricks.rows(),
                alerts: state.alerts,
                fresh_alerts: state.fresh_alerts,
            },
        }
    }

    /// The seat that looks, if one does.
    pub fn seat(&self) -> Option<Seat> {
        match self.who {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Omniscient => None,
        }
    }

    /// The hand of the seat that looks.
    pub fn hand(&self) -> Cards {
        self.seat().and_then(|seat| self.hands[seat.index()]).unwrap_or(Cards::NONE)
    }

    /// Honors of a seat so far.
    pub fn honors(&self, seat: Seat) -> i16 {
        self.score_sheet.iter().map(|column| column[seat.index()]).sum()
    }

    /// The cards of the trick that lie open.
    pub fn open_cards(&self) -> Cards {
        let open = self.table.iter().filter_map(|shown| match shown {
            Shown::Card(card) => Some(*card),
            Shown::Nothing | Shown::FaceDown => None,
        });
        open.collect()
    }

    /// The decision of the seat that looks, as [`Game::eye`] gives it from a state.
    pub(crate) fn eye(&self, game: &Earthrise) -> Option<Eye> {
        let seat = self.seat()?;
        if !self.asked.has(seat) {
            return Some(Eye::Nothing);
        }
        let own = seat.index();
        Some(match self.phase {
            Phase::Play => game.eye_on_cards(self.hand(), self.trump, self.trick),
            Phase::Exchange { .. } => Eye::Exchange { tokens: self.tokens[own].len() as u8, pile: self.pile },
            Phase::KeepPiece { .. } => {
                Eye::KeepPiece { kinds: game.new_kinds(self.drawn.as_slice(), self.pieces[own]) }
            }
            Phase::Copilot { .. } => Eye::Take { cards: self.open_cards() },
            Phase::Pills => match self.pills[own] {
                PillSeen::Pill(pill) => Eye::Pill { pill, open: game.pill_fits(pill, self.round) },
                PillSeen::None | PillSeen::FaceDown => Eye::Nothing,
            },
            Phase::GiveAlerts { .. } => Eye::Give { to: Seats::all(game.players()).without(seat) },
            Phase::Lots
            | Phase::PillDeal
            | Phase::Lay
            | Phase::Deal
            | Phase::DrawPiece { .. }
            | Phase::Score
            | Phase::Over => Eye::Nothing,
        })
    }
}

impl Earthrise {
    /// Does everybody see this pill: used up, or revealed at this scoring?
    fn pill_is_open(&self, state: &State, seat: Seat) -> bool {
        let at_once = self.options.pill_decisions == PillDecisions::InTurn || state.phase != Phase::Pills;
        state.pills_used.has(seat) || (state.revealing.has(seat) && at_once)
    }

    /// How much of a fact an audience sees. What is not named here is hidden.
    pub(crate) fn sight(&self, fact: &Fact, who: Audience) -> Sight<Fact> {
        match *fact {
            Fact::PillDealt { seat, .. } if !who.knows(seat) => Sight::Part(Fact::PillDealt { seat, pill: None }),
            Fact::Dealt { seat, .. } if !who.knows(seat) => Sight::Part(Fact::Dealt { seat, hand: None }),
            Fact::Played { seat, face_down: true, trump, .. } if !who.knows(seat) => {
                Sight::Part(Fact::Played { seat, card: None, face_down: true, trump })
            }
            Fact::PieceDrawn { seat, .. } if !self.options.public_draw && !who.knows(seat) => {
                Sight::Part(Fact::PieceDrawn { seat, piece: None })
            }
            Fact::PillDecided { seat, .. }
                if self.options.pill_decisions == PillDecisions::Simultaneous && !who.knows(seat) =>
            {
                Sight::Part(Fact::PillDecided { seat, reveals: None })
            }
            Fact::AlertsTaken { seat, .. } if !self.options.show_alert_totals && !who.knows(seat) => {
                Sight::Part(Fact::AlertsTaken { seat, alerts: None })
            }
            Fact::LotDrawn { .. }
            | Fact::PillDealt { .. }
            | Fact::TokensLaid { .. }
            | Fact::Dealt { .. }
            | Fact::TrickBegan { .. }
            | Fact::Played { .. }
            | Fact::Shown { .. }
            | Fact::ManeuverWon { .. }
            | Fact::ManeuverUnclaimed { .. }
            | Fact::TokensSaved { .. }
            | Fact::TokensSpent { .. }
            | Fact::PieceDrawn { .. }
            | Fact::PieceKept { .. }
            | Fact::PiecesReturned { .. }
            | Fact::CopilotTook { .. }
            | Fact::NoCopilot
            | Fact::CommanderTook { .. }
            | Fact::ApolloPassed { .. }
            | Fact::PillDecided { .. }
            | Fact::PillRevealed { .. }
            | Fact::PillScored { .. }
            | Fact::RoundScored { .. }
            | Fact::AlertsTaken { .. }
            | Fact::AlertGiven { .. }
            | Fact::StackDiscarded { .. }
            | Fact::FinalBegan
            | Fact::AlertsShown { .. }
            | Fact::FinalScored { .. }
            | Fact::Won { .. } => Sight::Whole,
        }
    }
}
