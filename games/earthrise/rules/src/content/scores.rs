//! What cards, Alerts, tokens and puzzle pieces are worth.

use super::deck::Ground;
use super::file::{File, PerSuit, Rates, Round};
use super::options::Options;
use super::reader::{Reader, inside};
use super::track::{by_round, within};

/// Which of the two maps by round and suit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Rate {
    /// Every suit must be named, so that none is forgotten.
    Honors,
    /// A suit that is not named gives none.
    Alerts,
}

/// So much for each card, by round and suit.
pub(super) fn rates<'a>(
    reader: &mut Reader<'a>,
    rate: Rate,
    field: &Rates<'a>,
    ground: &Ground,
    players: u8,
) -> Option<Vec<[u8; 4]>> {
    let name = if rate == Rate::Honors { "honors" } else { "alerts_per_card" };
    let entries = reader.read_for(name, field, players)?;
    let path = reader.at(name, players);
    let mut rates = Vec::new();
    for (round, entries) in by_round(reader, &path, ground, entries).into_iter().enumerate() {
        let path = inside(&path, Round::ALL[round]);
        rates.push(match entries {
            Some(entries) => reader.read_for(&path, &entries, players).and_then(|entries| {
                let path = reader.at(&path, players);
                per_suit(reader, &path, entries, ground, rate == Rate::Honors, players)
            }),
            None => {
                reader.fault(&path, format!("the round has no {name}"), "expected a map, as in {PHO: 1}");
                None
            }
        });
    }
    rates.into_iter().collect()
}

/// So much for each card of a suit.
pub(super) fn per_suit<'a>(
    reader: &mut Reader<'a>,
    path: &str,
    entries: PerSuit<'a>,
    ground: &Ground,
    complete: bool,
    players: u8,
) -> Option<[u8; 4]> {
    let mut row = [Some(0); 4];
    let mut named = Vec::new();
    for (suit, value) in reader.distinct(path, entries) {
        let path = inside(path, suit);
        ground.suit(reader, &path, suit);
        named.push(suit);
        row[suit.index()] = reader.read_for(&path, &value, players);
    }
    for suit in ground.suits() {
        if complete && !named.contains(suit) {
            reader.fault(&inside(path, suit), "the suit is missing", "expected a number, 0 for nothing");
        }
    }
    let [pho, apo, ast, ale] = row;
    Some([pho?, apo?, ast?, ale?])
}

/// Alert tokens, value and how many.
pub(super) fn alert_tokens<'a>(reader: &mut Reader<'a>, file: &File<'a>) -> Option<Vec<(u8, u8)>> {
    let path = "alert_tokens";
    let entries = reader.read(path, &file.alert_tokens)?;
    let tokens = reader.distinct(path, entries);
    if tokens.iter().any(|(value, _)| *value == 0) {
        reader.fault(path, "a token is worth 0", "expected values from 1, as in {1: 24, 3: 6}");
    }
    Some(tokens)
}

/// Puzzle pieces: kinds and copies.
pub(super) fn pieces<'a>(reader: &mut Reader<'a>, file: &File<'a>, options: &mut Options) -> Option<(u8, u8)> {
    let path = "puzzle_pieces";
    let pieces = reader.read(path, &file.puzzle_pieces)?;
    if let Some(back) = &pieces.back {
        reader.read(&inside(path, "return"), back);
    }
    if let Some(public) = pieces.public_draw.and_then(|field| reader.read(&inside(path, "public_draw"), &field)) {
        options.public_draw = public;
    }
    let (kinds_path, copies_path) = (inside(path, "kinds"), inside(path, "copies"));
    let kinds = reader.read(&kinds_path, &pieces.kinds);
    let copies = reader.read(&copies_path, &pieces.copies)?;
    let kinds = within(reader, &kinds_path, kinds?, 1, 8)?;
    if !(1..=32).contains(&(u16::from(kinds) * u16::from(copies))) {
        let problem =
            format!("{kinds} kinds and {copies} copies of each are {} pieces", u16::from(kinds) * u16::from(copies));
        reader.fault(&copies_path, problem, "expected 1 to 32 pieces");
        return None;
    }
    Some((kinds, copies))
}

/// The final phase.
pub(super) struct LastScores {
    pub fewest_alerts: u8,
    pub per_leftover_token: u8,
    pub puzzle: Vec<u8>,
}

/// Honors of the final phase. Who scores a tie is a reading of the rules and must be the same for all player counts.
pub(super) fn last<'a>(
    reader: &mut Reader<'a>,
    file: &File<'a>,
    kinds: Option<u8>,
    options: &mut Options,
    players: u8,
) -> Option<LastScores> {
    let last = reader.read_for("final", &file.last, players)?;
    let path = reader.at("final", players);
    let ties_path = inside(&path, "fewest_alerts_ties");
    if let Some(ties) = last.fewest_alerts_ties.and_then(|field| reader.read_for(&ties_path, &field, players)) {
        if players != super::reader::PLAYERS[0] && ties != options.fewest_alerts_ties {
            let expected = "expected the same for 3, 4 and 5: it is an option of the table";
            reader.fault(&ties_path, "the value changes with the player count", expected);
        }
        options.fewest_alerts_ties = ties;
    }
    let fewest_alerts = reader.read_for(&inside(&path, "fewest_alerts"), &last.fewest_alerts, players);
    let per_leftover_token = reader.read_for(&inside(&path, "per_leftover_token"), &last.per_leftover_token, players);
    let puzzle_path = inside(&path, "puzzle");
    let puzzle = reader.read_list_for(&puzzle_path, &last.puzzle, players)?;
    let puzzle_path = reader.at(&puzzle_path, players);
    one_per_piece(reader, &puzzle_path, &puzzle, kinds);
    if !puzzle.is_sorted() {
        let problem = format!("the Honors {puzzle:?} go down");
        reader.fault(&puzzle_path, problem, "expected each number to be at least the one before it");
    }
    Some(LastScores { fewest_alerts: fewest_alerts?, per_leftover_token: per_leftover_token?, puzzle })
}

/// Is there a number for no piece and one for each kind?
pub(super) fn one_per_piece(reader: &mut Reader<'_>, path: &str, list: &[u8], kinds: Option<u8>) -> bool {
    let Some(kinds) = kinds else { return false };
    let right = list.len() == usize::from(kinds) + 1;
    if !right {
        let expected = format!("expected {}: for no piece and for 1 to {kinds} (puzzle_pieces.kinds)", kinds + 1);
        reader.fault(path, format!("there are {} numbers", list.len()), expected);
    }
    right
}
