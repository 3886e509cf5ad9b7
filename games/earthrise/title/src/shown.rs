//! Earthrise as readers get it: what lies before each player, the trick with who leads it, the track and the pile.

use earthrise::{Card, Cards, Earthrise, Phase, Piece, PillSeen, Shown, Suit, TokenId, Trick, UNKNOWN_PIECE, View};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use tabletop::{Game, Seat, Seats};
use wire::Patch;

/// Earthrise as somebody sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EarthriseView {
    /// What the game waits for.
    pub phase: Phase,
    /// The round, from 0; the number of rounds stands for the final phase.
    pub round: u8,
    /// The trick of the round, from 0.
    pub trick: u8,
    /// Is it played in radio silence?
    pub silent: bool,
    /// Who led the very first trick.
    pub first_pilot: Seat,
    /// Who holds the Apollo 8.
    pub pilot: Seat,
    /// The suit of this trick.
    pub trump: Option<Suit>,
    /// How many have played to it.
    pub played: u8,
    /// Who leads its Trump cards, as far as they show.
    pub commander: Option<Seat>,
    /// Who is second.
    pub copilot: Option<Seat>,
    /// Who would take the tokens on the Earth, with the cards that show.
    pub taker: Option<Seat>,
    /// The players, by seat.
    pub players: Vec<EarthrisePlayer>,
    /// The token laid at each trick of the round.
    pub track: Vec<Option<TokenId>>,
    /// Tokens nobody has seen yet, in no order.
    pub supply: Vec<TokenId>,
    /// Tokens on the Earth.
    pub earth: Vec<TokenId>,
    /// The one whose condition counts.
    pub newest: Option<TokenId>,
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
    /// The cards of the complete tricks of this round, each by seat.
    pub tricks: Vec<Vec<Option<Card>>>,
}

/// What lies before a player.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct EarthrisePlayer {
    /// The hand, if you may see it; a card is in it twice if it is held twice.
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
    /// Puzzle pieces.
    pub pieces: Vec<Piece>,
    /// Radio Silence tokens taken this round.
    pub silence: u8,
    /// Alert points, if you may look at them.
    pub alerts: Option<u8>,
    /// Alert points, as somebody who followed the game knows them.
    pub alerts_taken: u8,
    /// Those of them that were taken for this round's cards and not handed on.
    pub fresh_alerts: u8,
    /// Honors by column of the score sheet: the rounds, then the final phase.
    pub honors: Vec<i16>,
    /// The pill.
    pub pill: PillSeen,
    /// Is it used up?
    pub pill_used: bool,
    /// Has this player decided about it at this scoring?
    pub decided: bool,
    /// Is this player known to reveal it?
    pub reveals: bool,
    /// Has this player had the last exchange?
    pub last_exchanged: bool,
}

/// A piece under the pile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PieceUnder {
    /// Its kind, if you saw it.
    pub piece: Option<Piece>,
    /// Who put it there.
    pub by: Seat,
}

impl EarthriseView {
    /// A view of the rules as a reader gets it.
    pub(crate) fn of(game: &Earthrise, view: &View) -> EarthriseView {
        let standing = Standing::of(game, view);
        EarthriseView {
            phase: view.phase,
            round: view.round,
            trick: view.trick,
            silent: game.is_silent(view.trick),
            first_pilot: view.first_pilot,
            pilot: view.pilot,
            trump: view.trump,
            played: view.played,
            commander: standing.commander,
            copilot: standing.copilot,
            taker: standing.taker,
            players: seats(game).map(|seat| player(game, view, seat)).collect(),
            track: view.track[..usize::from(game.table().hand_size)].to_vec(),
            supply: view.supply.iter().collect(),
            earth: view.earth.iter().collect(),
            newest: view.newest,
            pile: view.pile,
            under: under(view),
            drawn: view.drawn.as_slice().iter().map(|&piece| piece_seen(piece)).collect(),
            to_draw: view.to_draw,
            unplaced: (0..game.table().kinds).map(|kind| view.unplaced.count(kind)).collect(),
            tricks: tricks(game, view),
        }
    }
}

fn seats(game: &Earthrise) -> impl Iterator<Item = Seat> + use<> {
    (0..game.players()).map(Seat)
}

fn player(game: &Earthrise, view: &View, seat: Seat) -> EarthrisePlayer {
    let own = seat.index();
    let is_in = |seats: Seats| seats.has(seat);
    EarthrisePlayer {
        hand: view.hands[own].map(list),
        hand_size: view.hand_sizes[own],
        voids: Suit::ALL.into_iter().filter(|suit| view.voids[own] >> suit.index() & 1 == 1).collect(),
        card: view.table[own],
        won: list(view.memory.won[own]),
        tokens: view.tokens[own].iter().collect(),
        pieces: (0..game.table().kinds).filter(|kind| view.pieces[own] >> kind & 1 == 1).map(Piece).collect(),
        silence: view.silence[own],
        alerts: view.alerts[own],
        alerts_taken: view.memory.alerts[own],
        fresh_alerts: view.memory.fresh_alerts[own],
        honors: view.score_sheet[..=usize::from(game.table().rounds)].iter().map(|column| column[own]).collect(),
        pill: view.pills[own],
        pill_used: is_in(view.pills_used),
        decided: is_in(view.decided),
        reveals: is_in(view.revealing),
        last_exchanged: is_in(view.last_exchanged),
    }
}

fn list(cards: Cards) -> Vec<Card> {
    cards.iter().collect()
}

fn piece_seen(piece: u8) -> Option<Piece> {
    (piece != UNKNOWN_PIECE).then_some(Piece(piece))
}

fn under(view: &View) -> Vec<PieceUnder> {
    let pieces = view.under.as_slice().iter().zip(view.under_by.as_slice());
    pieces.map(|(&piece, &by)| PieceUnder { piece: piece_seen(piece), by: Seat(by) }).collect()
}

/// The complete tricks of the round.
fn tricks(game: &Earthrise, view: &View) -> Vec<Vec<Option<Card>>> {
    let players = usize::from(game.players());
    let complete = view.memory.tricks.iter().take_while(|trick| trick[..players].iter().all(Option::is_some));
    complete.map(|trick| trick[..players].to_vec()).collect()
}

/// Who is ahead in a trick, as far as its cards show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Standing {
    commander: Option<Seat>,
    copilot: Option<Seat>,
    taker: Option<Seat>,
}

impl Standing {
    fn of(game: &Earthrise, view: &View) -> Standing {
        let cards = trick_cards(game, view);
        let trick = Trick { cards: &cards, pilot: view.pilot, players: game.players() };
        let ranking = view.trump.and_then(|trump| trick.ranking_so_far(trump));
        Standing {
            commander: ranking.map(|ranking| ranking.commander),
            copilot: ranking.and_then(|ranking| ranking.copilot),
            // Silent tricks have no Maneuver (ER-7.5).
            taker: (!game.is_silent(view.trick)).then(|| game.taker(trick, view.newest, view.earth)).flatten(),
        }
    }
}

/// The cards of the trick that show; all of them, once it is complete, also those that were taken.
fn trick_cards(game: &Earthrise, view: &View) -> earthrise::PerSeat<Option<Card>> {
    let kept = view.memory.tricks[usize::from(view.trick).min(earthrise::MAX_TRICKS - 1)];
    if kept[..usize::from(game.players())].iter().all(Option::is_some) {
        return kept;
    }
    view.table.map(|shown| match shown {
        Shown::Card(card) => Some(card),
        Shown::Nothing | Shown::FaceDown => None,
    })
}

/// What differs between two views of the rules, as a reader gets them.
pub(crate) fn changes(game: &Earthrise, before: &View, after: &View, patch: &mut Patch) {
    if before == after {
        return;
    }
    let (old, new) = (EarthriseView::of(game, before), EarthriseView::of(game, after));
    patch.compare_values("phase", &old.phase, &new.phase);
    patch.compare_values("round", &old.round, &new.round);
    patch.compare_values("trick", &old.trick, &new.trick);
    patch.compare_values("silent", &old.silent, &new.silent);
    patch.compare_values("first_pilot", &old.first_pilot, &new.first_pilot);
    patch.compare_values("pilot", &old.pilot, &new.pilot);
    patch.compare_values("trump", &old.trump, &new.trump);
    patch.compare_values("played", &old.played, &new.played);
    patch.compare_values("commander", &old.commander, &new.commander);
    patch.compare_values("copilot", &old.copilot, &new.copilot);
    patch.compare_values("taker", &old.taker, &new.taker);
    for (seat, (old, new)) in old.players.iter().zip(&new.players).enumerate() {
        patch.compare_values(&format!("players/{seat}"), old, new);
    }
    patch.compare_values("track", &old.track, &new.track);
    patch.compare_values("supply", &old.supply, &new.supply);
    patch.compare_values("earth", &old.earth, &new.earth);
    patch.compare_values("newest", &old.newest, &new.newest);
    patch.compare_values("pile", &old.pile, &new.pile);
    patch.compare_values("under", &old.under, &new.under);
    patch.compare_values("drawn", &old.drawn, &new.drawn);
    patch.compare_values("to_draw", &old.to_draw, &new.to_draw);
    patch.compare_values("unplaced", &old.unplaced, &new.unplaced);
    patch.compare_values("tricks", &old.tricks, &new.tricks);
}
