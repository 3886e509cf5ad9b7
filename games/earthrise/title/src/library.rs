//! The pieces of a content, for drawing them.

use crate::shown::scorings;
use crate::{
    ColumnFace, EarthriseLibrary, EarthriseTable, EarthriseTitle, PieceFace, PillFace, RoundFace, RoundStep, SuitFace,
    SuitWorth, TokenFace, TokenKind,
};
use earthrise::content::{Content, Maneuver, Side};
use earthrise::{Earthrise, Piece, PillId, Setup, Suit, TokenId};
use earthrise_words::Narrator;
use tabletop::never;
use title::Title;
use words::{Names, Words};

pub(crate) fn library(content: &Content, words: &Words) -> EarthriseLibrary {
    let names = Names::default();
    let games: Vec<Earthrise> =
        EarthriseTitle::PLAYERS.filter_map(|players| Earthrise::new(content, &Setup::new(players)).ok()).collect();
    let suits = games.first().map(|game| {
        let narrator = Narrator::new(words, game, &names);
        let face = |suit| SuitFace { suit, name: narrator.suit(suit), code: narrator.suit_code(suit) };
        Suit::ALL.map(face).to_vec()
    });
    EarthriseLibrary {
        content: content.id().to_owned(),
        suits: suits.unwrap_or_default(),
        pools: content.pools().map(str::to_owned).collect(),
        tables: games.iter().map(|game| table(content, &Narrator::new(words, game, &names))).collect(),
    }
}

fn table(content: &Content, narrator: &Narrator<'_>) -> EarthriseTable {
    let table = narrator.game.table();
    let worth = |honors: &[u8; 4], alerts: &[u8; 4]| {
        let of = |suit: Suit| SuitWorth { suit, honors: honors[suit.index()], alerts: alerts[suit.index()] };
        Suit::ALL.map(of).to_vec()
    };
    let round = |(round, (honors, alerts)): (u8, (&[u8; 4], &[u8; 4]))| RoundFace {
        code: narrator.round_code(round),
        name: narrator.round_name(round),
        worth: worth(honors, alerts),
    };
    let column = |column| ColumnFace { code: narrator.round_code(column), name: narrator.round_title(column) };
    let ids = |count: usize| (0_u8..).take(count);
    EarthriseTable {
        players: table.players,
        rounds: (0_u8..).zip(table.honors.iter().zip(&table.alerts_per_card)).map(round).collect(),
        columns: (0..=table.rounds).map(column).collect(),
        steps: vec![RoundStep::Maneuver, RoundStep::Trick, RoundStep::Rewards, RoundStep::Passes],
        tricks: table.hand_size,
        silent: (0..table.hand_size).filter(|&trick| table.is_silent(trick)).collect(),
        maneuvers: table.maneuvers_per_round,
        tokens: (0_u8..).zip(&table.tokens).map(|(id, &token)| face(narrator, TokenId(id), token)).collect(),
        pieces: ids(table.kinds.into()).map(Piece).map(|id| PieceFace { id, name: narrator.piece(id) }).collect(),
        copies: table.copies,
        pills: ids(table.pills.len()).map(|id| pill(content, narrator, PillId(id))).collect(),
        free_suit: table.free_suit,
        alert_tokens: table.alert_tokens.clone(),
        puzzle: table.puzzle.clone(),
        per_token: table.per_leftover_token,
        fewest_alerts: table.fewest_alerts,
    }
}

fn face(narrator: &Narrator<'_>, id: TokenId, token: Maneuver) -> TokenFace {
    let (kind, suit) = match token {
        Maneuver::LowestOf(suit) => (TokenKind::Lowest, Some(suit)),
        Maneuver::Value(_) => (TokenKind::Number, None),
        Maneuver::SameAs(Side::Right) => (TokenKind::SameRight, None),
        Maneuver::SameAs(Side::Left) => (TokenKind::SameLeft, None),
    };
    let (mark, text) = (narrator.maneuver_mark(token), narrator.maneuver(token));
    TokenFace { id, kind, values: token.values().collect(), suit, mark, text }
}

fn pill(content: &Content, narrator: &Narrator<'_>, id: PillId) -> PillFace {
    let table = narrator.game.table();
    let number = table.pills.get(usize::from(id.0)).map_or(0, |pill| pill.number);
    let source = content.source_of(&format!("pills.{number:02}"));
    PillFace {
        id,
        number,
        name: narrator.pill(id),
        text: narrator.pill_effect(id),
        windows: windows(narrator.game, id),
        windows_text: narrator.pill_windows(id),
        dealt: table.pill_pool.contains(&id.0),
        source: source.map(|source| source.to_string()).unwrap_or_default(),
        source_text: source.map(|source| narrator.source(source)).unwrap_or_default(),
    }
}

/// The scorings at which a pill may be revealed; the number of rounds stands for the final phase.
fn windows(game: &Earthrise, id: PillId) -> Vec<u8> {
    let Some(pill) = game.table().pills.get(usize::from(id.0)) else {
        never!("there is no pill {id:?}");
        return Vec::new();
    };
    scorings(game, pill).collect()
}
