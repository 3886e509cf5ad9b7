//! Puts the parts of a data file together and checks what no part can see alone.

use super::deck::{self, Ground};
use super::file::File;
use super::options::{self, Options};
use super::pills::{self, About};
use super::reader::{PLAYERS, Reader, inside};
use super::scores::{self, Rate};
use super::table::{Maneuver, Pill, PillEffect, Table};
use super::{Content, sources, track};
use crate::card::{Cards, Suit};

/// What is the same for every number of players.
struct Common<'g> {
    ground: &'g Ground,
    free_suit: Option<Suit>,
    base: Option<Cards>,
    maneuvers: Option<u8>,
    tokens: Option<Vec<Maneuver>>,
    alert_tokens: Option<Vec<(u8, u8)>>,
    pieces: Option<(u8, u8)>,
}

/// Reads the whole file. The reader knows the faults; with any, the content must not be used.
pub(super) fn content<'a>(reader: &mut Reader<'a>, text: &'a str) -> Option<Content> {
    let file: File<'a> = reader.whole()?;
    let id = reader.read("id", &file.id);
    if id.as_ref().is_some_and(|id| id.trim().is_empty()) {
        reader.fault("id", "the id is empty", "expected a name, as in \"earthrise/my-box\"");
    }
    let mut options = options::read(reader, &file);
    let ground = &Ground::read(reader, &file);
    let maneuvers = track::maneuvers_per_round(reader, &file);
    let common = Common {
        ground,
        free_suit: free_suit(reader, &file, ground),
        base: deck::base(reader, &file, ground),
        maneuvers,
        tokens: track::tokens(reader, &file, ground, maneuvers),
        alert_tokens: scores::alert_tokens(reader, &file),
        pieces: scores::pieces(reader, &file, &mut options),
    };
    let tables: Vec<Option<Table>> =
        PLAYERS.into_iter().map(|players| table(reader, &file, &common, &mut options, players)).collect();
    let tables: Option<Vec<Table>> = tables.into_iter().collect();
    let pools = tables.as_ref().map(|tables| pools(reader, &file, tables));
    let sources = sources::read(reader, &file);
    Some(Content { text: text.to_owned(), id: id?, options, sources, tables: tables?, pools: pools? })
}

fn free_suit<'a>(reader: &mut Reader<'a>, file: &File<'a>, ground: &Ground) -> Option<Suit> {
    let path = "always_playable_suit";
    let suit = reader.read(path, &file.always_playable_suit)??;
    ground.suit(reader, path, suit).then_some(suit)
}

fn table<'a>(
    reader: &mut Reader<'a>,
    file: &File<'a>,
    common: &Common<'_>,
    options: &mut Options,
    players: u8,
) -> Option<Table> {
    let Common { ground, base, maneuvers, .. } = *common;
    let kinds = common.pieces.map(|(kinds, _)| kinds);
    let deck = base.and_then(|base| deck::dealt(reader, file, ground, base, players));
    let hand_size = track::hand_size(reader, file, players);
    if let (Some(deck), Some(hand_size)) = (deck, hand_size) {
        whole_deck_is_dealt(reader, deck, hand_size, players);
    }
    let silent = track::silent(reader, file, hand_size, maneuvers, players);
    let layout = track::layout(reader, file, ground, maneuvers, common.tokens.as_deref(), players);
    let honors = scores::rates(reader, Rate::Honors, &file.honors, ground, players);
    let alerts_per_card = scores::rates(reader, Rate::Alerts, &file.alerts_per_card, ground, players);
    let last = scores::last(reader, file, kinds, options, players);
    let pills = pills::all(reader, file, &About { ground, base, kinds, players });
    let pool = pills.as_ref().and_then(|pills| pills::pool(reader, "pill_pool", &file.pill_pool, pills, players));
    let (last, deck, (kinds, copies)) = (last?, deck?, common.pieces?);
    let table = Table {
        players,
        hand_size: hand_size?,
        deck: deck.iter().collect(),
        deck_set: deck,
        free_suit: common.free_suit,
        rounds: u8::try_from(ground.rounds).ok()?,
        maneuvers_per_round: maneuvers?,
        silent: silent?,
        tokens: common.tokens.clone()?,
        layout: layout?,
        honors: honors?,
        alerts_per_card: alerts_per_card?,
        alert_tokens: common.alert_tokens.clone()?,
        fewest_alerts: last.fewest_alerts,
        per_leftover_token: last.per_leftover_token,
        puzzle: last.puzzle,
        kinds,
        copies,
        pills: pills?.into(),
        pill_pool: pool?,
    };
    alerts_suffice(reader, &table);
    honors_fit(reader, &table);
    Some(table)
}

fn whole_deck_is_dealt(reader: &mut Reader<'_>, deck: Cards, hand_size: u8, players: u8) {
    let needed = u32::from(hand_size) * u32::from(players);
    if deck.len() != needed {
        let path = reader.at("hand_size", players);
        let problem = format!("{players} hands of {hand_size} are {needed} cards, but the deck has {}", deck.len());
        reader.fault(&path, problem, "expected the whole deck (deck_base without deck_removed) to be dealt");
    }
}

/// Every card is captured by somebody, so the Alerts of a game are known before it begins.
fn alerts_suffice(reader: &mut Reader<'_>, table: &Table) {
    let alerts = over_the_game(&table.alerts_per_card, table.deck_set);
    let points: u32 = table.alert_tokens.iter().map(|&(value, count)| u32::from(value) * u32::from(count)).sum();
    if alerts > points {
        let problem = format!("{points} points, but a game of {} players gives {alerts} Alerts", table.players);
        reader.fault("alert_tokens", problem, format!("expected tokens for at least {alerts} points"));
    }
    if alerts > u32::from(u8::MAX) {
        let problem = format!("a game of {} players gives {alerts} Alerts", table.players);
        reader.fault("alerts_per_card", problem, format!("expected at most {}", u8::MAX));
    }
}

/// A score must fit the number that holds it, even if one player gets everything there is.
fn honors_fit(reader: &mut Reader<'_>, table: &Table) {
    let cards = over_the_game(&table.honors, table.deck_set);
    let tokens = u32::from(table.per_leftover_token) * u32::from(table.rounds) * u32::from(table.maneuvers_per_round);
    let puzzle = u32::from(table.puzzle.last().copied().unwrap_or_default());
    let pill = table.pills.iter().map(|pill| most(pill, table)).max().unwrap_or_default();
    let most = cards + tokens + puzzle + pill + u32::from(table.fewest_alerts);
    let limit = i16::MAX.unsigned_abs();
    if most > u32::from(limit) {
        let problem = format!("a player could score {most} Honors in a game");
        reader.fault("honors", problem, format!("expected at most {limit} with everything added up"));
    }
}

/// The Honors of a pill whose owner captures every card of the round.
fn most(pill: &Pill, table: &Table) -> u32 {
    let honors = pill.effects.iter().map(|effect| match *effect {
        PillEffect::PerCard(by_suit) => over_the_game(&[by_suit], table.deck_set),
        PillEffect::PerSet { honors, .. } => u32::from(honors) * table.deck_set.len(),
        PillEffect::PerExactCard(card, honors) => u32::from(honors) * u32::from(table.deck_set.count(card)),
        PillEffect::PerSilenceToken(honors) => u32::from(honors) * table.silent.count_ones(),
        PillEffect::PuzzleBonus(bonus) => bonus.into_iter().max().map_or(0, u32::from),
        PillEffect::CancelOwnAlerts | PillEffect::GiveAwayRoundAlerts => 0,
    });
    honors.sum()
}

fn over_the_game(rounds: &[[u8; 4]], deck: Cards) -> u32 {
    let of_suit = |suit: Suit, row: &[u8; 4]| u32::from(row[suit.index()]) * deck.of(suit).len();
    rounds.iter().map(|row| Suit::ALL.into_iter().map(|suit| of_suit(suit, row)).sum::<u32>()).sum()
}

/// The pill pools to choose from by name, each for every number of players.
fn pools<'a>(reader: &mut Reader<'a>, file: &File<'a>, tables: &[Table]) -> Vec<(String, Vec<Vec<u8>>)> {
    let path = "pill_pool_presets";
    let entries = file.pill_pool_presets.as_ref().and_then(|field| reader.read(path, field));
    let entries = entries.map(|entries| reader.distinct(path, entries)).unwrap_or_default();
    let mut pools = Vec::new();
    for (name, field) in entries {
        let path = inside(path, &name);
        if name.trim().is_empty() || name == Content::DEFAULT_POOL {
            let problem = format!("{name:?} cannot be the name of a pool");
            reader.fault(&path, problem, "expected a name of its own; `default` is the pill_pool of the file");
        }
        let pool: Vec<Option<Vec<u8>>> =
            tables.iter().map(|table| pills::pool(reader, &path, &field, &table.pills, table.players)).collect();
        if let Some(pool) = pool.into_iter().collect() {
            pools.push((name, pool));
        }
    }
    pools
}
