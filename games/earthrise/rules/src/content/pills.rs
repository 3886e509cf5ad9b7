//! History Pills and the pools they are dealt from.

use super::deck::Ground;
use super::file::{self, File, Pool, Window};
use super::reader::{ByPlayers, Reader, inside};
use super::scores::{one_per_piece, per_suit};
use super::table::{Pill, PillEffect};
use crate::card::Cards;

/// How many pills a file can have.
const MAX_PILLS: usize = 16;

/// What a pill is judged by.
pub(super) struct About<'g> {
    pub ground: &'g Ground,
    pub base: Option<Cards>,
    pub kinds: Option<u8>,
    pub players: u8,
}

/// All pills of the file; `None` if one of them is wrong.
pub(super) fn all<'a>(reader: &mut Reader<'a>, file: &File<'a>, about: &About<'_>) -> Option<Vec<Pill>> {
    let entries = reader.read_for("pills", &file.pills, about.players)?;
    let path = reader.at("pills", about.players);
    let entries = reader.distinct(&path, entries);
    if entries.len() > MAX_PILLS {
        let problem = format!("there are {} pills", entries.len());
        reader.fault(&path, problem, format!("expected at most {MAX_PILLS}"));
    }
    let mut pills = Vec::new();
    for (name, field) in entries {
        let path = inside(&path, &name);
        let number = number(&name);
        if number.is_none() {
            let problem = format!("{name:?} is not the number of a pill");
            reader.fault(&path, problem, "expected two digits from \"01\" to \"99\"");
        }
        pills.push(reader.read_for(&path, &field, about.players).and_then(|pill| {
            let path = reader.at(&path, about.players);
            one(reader, &path, number?, &pill, about)
        }));
    }
    pills.into_iter().collect()
}

/// The number of a pill as it is printed: 01 is 1.
fn number(name: &str) -> Option<u8> {
    let digits = name.len() == 2 && name.bytes().all(|b| b.is_ascii_digit());
    if digits { name.parse().ok().filter(|&number| number > 0) } else { None }
}

fn one<'a>(reader: &mut Reader<'a>, path: &str, number: u8, pill: &file::Pill<'a>, about: &About<'_>) -> Option<Pill> {
    let bits = windows(reader, path, pill, about);
    // Every field by name, so that a new one is not forgotten here.
    let file::Pill {
        windows: _,
        per_card,
        cancel_own_alerts,
        per_set: sets,
        give_away_round_alerts,
        per_silence_token,
        per_exact_card: exact,
        puzzle_bonus: bonus,
    } = pill;
    let per_card = per_card.as_ref().map(|field| {
        let path = inside(path, "per_card");
        let entries = reader.read_for(&path, field, about.players)?;
        let path = reader.at(&path, about.players);
        per_suit(reader, &path, entries, about.ground, false, about.players)
    });
    let cancels = plain(reader, path, "cancel_own_alerts", cancel_own_alerts.as_ref(), about.players);
    let gives = plain(reader, path, "give_away_round_alerts", give_away_round_alerts.as_ref(), about.players);
    let silence = plain(reader, path, "per_silence_token", per_silence_token.as_ref(), about.players);
    let sets = sets.as_ref().map(|field| per_set(reader, &inside(path, "per_set"), field, about));
    let exact = exact.as_ref().map(|field| per_exact_card(reader, &inside(path, "per_exact_card"), field, about));
    let bonus = bonus.as_ref().map(|field| puzzle_bonus(reader, &inside(path, "puzzle_bonus"), field, about));
    // What is zero or false at this number of players is no effect.
    let (per_card, silence) = (per_card.unwrap_or(Some([0; 4]))?, silence?);
    let effects = [
        (per_card != [0; 4]).then_some(PillEffect::PerCard(per_card)),
        all_or_nothing(sets)?,
        all_or_nothing(exact)?,
        (silence > 0).then_some(PillEffect::PerSilenceToken(silence)),
        all_or_nothing(bonus)?,
        cancels?.then_some(PillEffect::CancelOwnAlerts),
        gives?.then_some(PillEffect::GiveAwayRoundAlerts),
    ];
    Some(Pill { number, windows: bits?, effects: effects.into_iter().flatten().collect() })
}

/// `None` if the effect is there and wrong.
fn all_or_nothing<T>(effect: Option<Option<T>>) -> Option<Option<T>> {
    match effect {
        Some(None) => None,
        Some(right) => Some(right),
        None => Some(None),
    }
}

/// A number or a flag; the pill may be without.
fn plain<'a, T: serde::Deserialize<'a> + Default>(
    reader: &mut Reader<'a>,
    path: &str,
    name: &str,
    field: Option<&ByPlayers<'a, T>>,
    players: u8,
) -> Option<T> {
    match field {
        Some(field) => reader.read_for(&inside(path, name), field, players),
        None => Some(T::default()),
    }
}

/// The scorings at which the pill may be shown, as bits. At each of them it must have something to count: cards and
/// silence tokens are counted in rounds, the puzzle in the final phase (13.5).
fn windows<'a>(reader: &mut Reader<'a>, path: &str, pill: &file::Pill<'a>, about: &About<'_>) -> Option<u8> {
    let in_rounds = pill.per_card.is_some()
        || pill.cancel_own_alerts.is_some()
        || pill.per_set.is_some()
        || pill.give_away_round_alerts.is_some()
        || pill.per_silence_token.is_some()
        || pill.per_exact_card.is_some();
    let in_final = pill.puzzle_bonus.is_some();
    if !in_rounds && !in_final {
        reader.fault(path, "the pill does nothing", "expected an effect, as in per_card: {AST: 3}");
    }
    let path = inside(path, "windows");
    let windows = reader.read_for(&path, &pill.windows, about.players)?;
    let path = reader.at(&path, about.players);
    if windows.is_empty() {
        reader.fault(&path, "the pill can never be shown", "expected at least one of R1, R2, R3, F");
    }
    let mut bits = 0;
    for window in windows {
        let bit = if window == Window::F { Pill::F } else { window as u8 };
        if window != Window::F && usize::from(bit) >= about.ground.rounds {
            reader.fault(&path, format!("there is no round {window:?}"), "expected rounds of `rounds`, or F");
        }
        if bits & 1 << bit != 0 {
            reader.fault(&path, format!("{window:?} is named twice"), "expected each scoring once");
        }
        bits |= 1 << bit;
    }
    let (shown_in_final, shown_in_rounds) = (bits & 1 << Pill::F != 0, bits & !(1 << Pill::F) != 0);
    if in_final != shown_in_final && (in_final || in_rounds) {
        let expected = "expected F for a pill with puzzle_bonus, and for no other";
        reader.fault(&path, if in_final { "F is missing" } else { "F counts neither cards nor tokens" }, expected);
    }
    if in_rounds != shown_in_rounds && (in_final || in_rounds) && bits != 0 {
        let expected = "expected rounds for a pill that counts cards, Alerts or silence tokens, and for no other";
        reader.fault(
            &path,
            if in_rounds { "a round is missing" } else { "a round does not count the puzzle" },
            expected,
        );
    }
    Some(bits)
}

fn per_set<'a>(
    reader: &mut Reader<'a>,
    path: &str,
    field: &ByPlayers<'a, file::PerSet<'a>>,
    about: &About<'_>,
) -> Option<PillEffect> {
    let set = reader.read_for(path, field, about.players)?;
    let path = reader.at(path, about.players);
    let honors = reader.read_for(&inside(&path, "honors"), &set.honors, about.players);
    let path = inside(&path, "suits");
    let suits = reader.read_for(&path, &set.suits, about.players)?;
    let path = reader.at(&path, about.players);
    if suits.is_empty() {
        reader.fault(&path, "the set has no suits", "expected at least one suit");
    }
    let mut mask = 0;
    for suit in suits {
        about.ground.suit(reader, &path, suit);
        let bit = 1 << suit.index();
        if mask & bit != 0 {
            reader.fault(&path, format!("{suit} is named twice"), "expected each suit of a set once");
        }
        mask |= bit;
    }
    Some(PillEffect::PerSet { suits: mask, honors: honors? })
}

fn per_exact_card<'a>(
    reader: &mut Reader<'a>,
    path: &str,
    field: &ByPlayers<'a, file::PerExactCard<'a>>,
    about: &About<'_>,
) -> Option<PillEffect> {
    let exact = reader.read_for(path, field, about.players)?;
    let path = reader.at(path, about.players);
    let suit = reader.read_for(&inside(&path, "suit"), &exact.suit, about.players);
    let value = reader.read_for(&inside(&path, "value"), &exact.value, about.players);
    let honors = reader.read_for(&inside(&path, "honors"), &exact.honors, about.players);
    let card = about.ground.card(reader, &path, suit?, value?)?;
    if about.base.is_some_and(|base| !base.has(card)) {
        reader.fault(&path, format!("{card} is not in deck_base"), "expected a card that can be captured");
    }
    Some(PillEffect::PerExactCard(card, honors?))
}

fn puzzle_bonus<'a>(
    reader: &mut Reader<'a>,
    path: &str,
    field: &ByPlayers<'a, Vec<ByPlayers<'a, u8>>>,
    about: &About<'_>,
) -> Option<PillEffect> {
    let list = reader.read_list_for(path, field, about.players)?;
    let path = reader.at(path, about.players);
    if !one_per_piece(reader, &path, &list, about.kinds) {
        return None;
    }
    let mut bonus = [0; Pill::BONUS];
    for (slot, honors) in bonus.iter_mut().zip(list) {
        *slot = honors;
    }
    Some(PillEffect::PuzzleBonus(bonus))
}

/// The pills in use, as indices into `pills`.
pub(super) fn pool<'a>(
    reader: &mut Reader<'a>,
    path: &str,
    field: &ByPlayers<'a, Pool>,
    pills: &[Pill],
    players: u8,
) -> Option<Vec<u8>> {
    let named = reader.read_for(path, field, players)?;
    let path = reader.at(path, players);
    let mut pool = Vec::new();
    match named {
        Pool::All => pool.extend((0_u8..).zip(pills).map(|(i, _)| i)),
        Pool::Only(names) => {
            for name in names {
                let found = number(&name).and_then(|number| pills.iter().position(|pill| pill.number == number));
                match found.and_then(|i| u8::try_from(i).ok()) {
                    None => {
                        let expected = "expected numbers of `pills`, as in [\"01\", \"03\"]";
                        reader.fault(&path, format!("there is no pill {name:?}"), expected);
                    }
                    Some(i) if pool.contains(&i) => {
                        reader.fault(&path, format!("pill {name:?} is named twice"), "expected each pill once");
                    }
                    Some(i) => pool.push(i),
                }
            }
        }
    }
    if pool.len() < usize::from(players) {
        let problem = format!("too few pills for {players} players: {}", pool.len());
        reader.fault(&path, problem, format!("expected at least {players}, one for each player"));
    }
    Some(pool)
}
