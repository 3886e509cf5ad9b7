//! Tricks of a round and the Maneuver tokens on their places.

use super::deck::Ground;
use super::file::{File, Layout, Round, Token};
use super::reader::{Entries, Reader, inside};
use super::table::Maneuver;

/// The longest hand a table can have.
const MAX_HAND: u8 = 16;
/// The largest supply of tokens.
const MAX_TOKENS: usize = 64;

/// Open tricks of a round.
pub(super) fn maneuvers_per_round<'a>(reader: &mut Reader<'a>, file: &File<'a>) -> Option<u8> {
    let path = "maneuvers_per_round";
    let count = reader.read(path, &file.maneuvers_per_round)?;
    within(reader, path, count, 1, MAX_HAND)
}

/// Cards in a hand.
pub(super) fn hand_size<'a>(reader: &mut Reader<'a>, file: &File<'a>, players: u8) -> Option<u8> {
    let size = reader.read_for("hand_size", &file.hand_size, players)?;
    let path = reader.at("hand_size", players);
    within(reader, &path, size, 1, MAX_HAND)
}

/// The number, if it lies between the two.
pub(super) fn within(reader: &mut Reader<'_>, path: &str, number: u8, low: u8, high: u8) -> Option<u8> {
    if (low..=high).contains(&number) {
        return Some(number);
    }
    let too = if number < low { "few" } else { "many" };
    reader.fault(path, format!("{number} is too {too}"), format!("expected {low} to {high}"));
    None
}

/// The silent tricks of a round, as bits.
pub(super) fn silent<'a>(
    reader: &mut Reader<'a>,
    file: &File<'a>,
    hand_size: Option<u8>,
    maneuvers: Option<u8>,
    players: u8,
) -> Option<u32> {
    let tricks = reader.read_for("silent_tricks", &file.silent_tricks, players)?;
    let path = reader.at("silent_tricks", players);
    let hand_size = hand_size?;
    let mut silent = 0_u32;
    for &trick in &tricks {
        if trick < 1 || trick > hand_size {
            let expected = format!("expected tricks from 1 to the hand size, {hand_size}");
            reader.fault(&path, format!("there is no trick {trick}"), expected);
            return None;
        }
        let bit = 1 << (trick - 1);
        if silent & bit != 0 {
            reader.fault(&path, format!("trick {trick} is named twice"), "expected each trick once");
        }
        silent |= bit;
    }
    let maneuvers = maneuvers?;
    if usize::from(hand_size) != usize::from(maneuvers) + tricks.len() {
        let problem = format!(
            "a round of {hand_size} tricks (hand_size at {players} players) is not {maneuvers} open tricks \
             (maneuvers_per_round) and {} silent",
            tricks.len()
        );
        let expected = match hand_size.checked_sub(maneuvers) {
            Some(count) => format!("expected {count} silent"),
            None => "expected a hand of at least maneuvers_per_round cards".to_owned(),
        };
        reader.fault(&path, problem, expected);
    }
    Some(silent)
}

/// The supply of tokens, each one by itself.
pub(super) fn tokens<'a>(
    reader: &mut Reader<'a>,
    file: &File<'a>,
    ground: &Ground,
    maneuvers: Option<u8>,
) -> Option<Vec<Maneuver>> {
    let path = "maneuver_tokens";
    let entries = reader.read(path, &file.maneuver_tokens)?;
    let mut kinds = Vec::new();
    for (i, entry) in entries.iter().enumerate() {
        let path = format!("{path}[{i}]");
        kinds.push(reader.read(&path, entry).and_then(|entry| {
            if entry.n == 0 {
                reader.fault(&inside(&path, "n"), "there are 0 of this token", "expected at least 1");
            }
            Some((maneuver(reader, &inside(&path, "token"), &entry.token, ground)?, entry.n))
        }));
    }
    let kinds: Option<Vec<(Maneuver, u8)>> = kinds.into_iter().collect();
    let tokens: Vec<Maneuver> =
        kinds?.into_iter().flat_map(|(kind, n)| std::iter::repeat_n(kind, usize::from(n))).collect();
    if tokens.len() > MAX_TOKENS {
        let problem = format!("there are {} tokens", tokens.len());
        reader.fault(path, problem, format!("expected at most {MAX_TOKENS}"));
        return None;
    }
    let needed = ground.rounds * usize::from(maneuvers?);
    if tokens.len() < needed {
        let problem = format!("there are {} tokens", tokens.len());
        reader.fault(path, problem, format!("expected at least {needed}: rounds times maneuvers_per_round"));
        return None;
    }
    Some(tokens)
}

fn maneuver(reader: &mut Reader<'_>, path: &str, token: &Token, ground: &Ground) -> Option<Maneuver> {
    match token {
        Token::LowestOf(suit) => ground.suit(reader, path, *suit).then_some(Maneuver::LowestOf(*suit)),
        Token::SameAs(side) => Some(Maneuver::SameAs(*side)),
        Token::Value(values) => {
            let mut set = 0;
            for &value in values {
                let bit = ground.value(reader, path, value)?;
                if set & bit != 0 {
                    reader.fault(path, format!("the number {value} is named twice"), "expected each number once");
                }
                set |= bit;
            }
            if set == 0 {
                reader.fault(path, "the token asks for no number", "expected at least one, as in Value([5])");
                return None;
            }
            Some(Maneuver::Value(set))
        }
    }
}

/// For each round the tokens in track order, as indices into the supply. The inner `None` is a shuffled supply.
pub(super) fn layout<'a>(
    reader: &mut Reader<'a>,
    file: &File<'a>,
    ground: &Ground,
    maneuvers: Option<u8>,
    supply: Option<&[Maneuver]>,
    players: u8,
) -> Option<Option<Vec<Vec<u8>>>> {
    let Layout::Fixed(rounds) = reader.read_for("maneuver_layout", &file.maneuver_layout, players)? else {
        return Some(None);
    };
    let path = reader.at("maneuver_layout", players);
    let mut used = 0_u64;
    let mut layout = Vec::new();
    for (round, list) in by_round(reader, &path, ground, rounds).into_iter().enumerate() {
        let path = inside(&path, Round::ALL[round]);
        let Some(list) = list else {
            reader.fault(&path, "the round has no tokens", "expected its tokens in track order");
            continue;
        };
        let Some(tokens) = reader.read_list_for(&path, &list, players) else { continue };
        let path = reader.at(&path, players);
        if let Some(maneuvers) = maneuvers
            && tokens.len() != usize::from(maneuvers)
        {
            let problem = format!("tokens in the round: {}", tokens.len());
            reader.fault(&path, problem, format!("expected {maneuvers}, as maneuvers_per_round says"));
        }
        let mut laid = Vec::new();
        for (i, token) in tokens.iter().enumerate() {
            let path = format!("{path}[{i}]");
            let token = maneuver(reader, &path, token, ground).zip(supply);
            laid.extend(token.and_then(|(token, supply)| take(reader, &path, token, supply, &mut used)));
        }
        layout.push(laid);
    }
    Some(Some(layout))
}

/// Takes a token of this kind from the supply.
fn take(reader: &mut Reader<'_>, path: &str, token: Maneuver, supply: &[Maneuver], used: &mut u64) -> Option<u8> {
    let free = (0..).zip(supply).find(|(i, other)| **other == token && *used & 1_u64 << i == 0);
    if let Some((i, _)) = free {
        *used |= 1 << i;
        return Some(i);
    }
    let expected = "expected tokens of maneuver_tokens, each used once in a game";
    match supply.iter().filter(|other| **other == token).count() {
        0 => reader.fault(path, format!("{token} is not among the maneuver_tokens"), expected),
        n => reader.fault(path, format!("{token} is used more often than the {n} in maneuver_tokens"), expected),
    }
    None
}

/// Sorts a map by round; a round that the file does not have is a fault, one that is not named stays empty.
pub(super) fn by_round<V>(
    reader: &mut Reader<'_>,
    path: &str,
    ground: &Ground,
    entries: Entries<Round, V>,
) -> Vec<Option<V>> {
    let mut rounds: Vec<Option<V>> = (0..ground.rounds).map(|_| None).collect();
    for (round, value) in reader.distinct(path, entries) {
        match rounds.get_mut(round.index()) {
            Some(slot) => *slot = Some(value),
            None => {
                reader.fault(&inside(path, round), "there is no such round", "expected only the rounds of `rounds`")
            }
        }
    }
    rounds
}
