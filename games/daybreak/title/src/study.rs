//! Which tables a study of the lab plays at.

use crate::{DaybreakTitle, challenge_of, own_content, powers_of};
use daybreak::content::{Content, Difficulty, Options, SetupRow};
use daybreak::{ChallengePick, Daybreak, Power, Setup};
use std::sync::Arc;
use tabletop::{Commitment, Game};
use title::StudyTable;
use title::fields::{Fields, Found};

const CHALLENGES: &str = "challenge cards such as \"1.503\", \"521@china\" or \"harder\"";
const SETUPS: &str = "powers such as \"mw,china,europe,us\", \"solo\", or \"all\" for every setup of the rulebook";

/// The tables that the fields ask for; every one of the rulebook, if it asks for none and `every` says so.
pub(crate) fn tables(fields: &Fields<'_, '_>, every: bool) -> Vec<StudyTable<DaybreakTitle>> {
    let options = fields.pairs("options");
    let challenges = fields.texts("challenges", CHALLENGES).unwrap_or_default();
    let folder = fields.text("content", "the path of a folder, from that of the plan");
    let setups = fields.texts("setups", SETUPS);
    let content = match &folder {
        Some(folder) => own_content::content(fields, folder),
        None => Content::builtin().map_err(|why| fields.missing("game", &why.to_string())).ok(),
    };
    let Some(content) = content.map(Arc::new) else { return Vec::new() };
    let rules = match &options {
        None => Options::simulation(),
        Some(found) => {
            let mut rules = Options::simulation();
            for (name, value) in &found.value {
                match rules.set(name, value) {
                    Ok(()) => {}
                    Err(why) => fields.refuse(found, why.to_string(), "options of Daybreak"),
                }
            }
            if !rules.done_is_done {
                let why = "a bot that may come back is asked for ever";
                fields.refuse(found, why, "done_is_done = true, as always in the lab");
            }
            rules
        }
    };
    let mut lists: Vec<Vec<Power>> = Vec::new();
    match setups {
        None if every => lists = in_order(&content),
        None => lists.push(Setup::new(4).powers),
        Some(setups) => {
            for found in setups {
                match (found.value.as_str(), powers_of(&found.value)) {
                    ("all", _) => lists.extend(in_order(&content)),
                    (_, Ok(powers)) if row_of(&content, &powers).is_some() => lists.push(powers),
                    (_, Ok(_)) => fields.refuse(&found, "this is not a setup of the rulebook", SETUPS),
                    (_, Err(why)) => fields.refuse(&found, why, SETUPS),
                }
            }
        }
    }
    let hash = Commitment::of_text(&content.text());
    let place = |powers: &Vec<Power>| {
        let picks = picks(fields, &challenges, powers)?;
        let mut hint = vec![row_of(&content, powers).map_or("", |row| level(row.difficulty).1).to_owned()];
        hint.extend((!picks.is_empty()).then(|| {
            format!(
                "challenge {}",
                challenges.iter().map(|found| found.value.as_str()).collect::<Vec<_>>().join(" and ")
            )
        }));
        hint.extend(folder.is_some().then(|| "own content".to_owned()));
        let setup = Setup { powers: powers.clone(), challenges: picks, options: Default::default() };
        let game = match Daybreak::with_options(&content, &setup, rules) {
            Ok(game) => game,
            Err(why) => {
                match challenges.first() {
                    Some(found) => fields.refuse(found, why.to_string(), CHALLENGES),
                    None => fields.missing("setups", &why.to_string()),
                }
                return None;
            }
        };
        let print = format!("{} {} {hash} {setup:?} {rules:?}", Daybreak::ID, Daybreak::RULES);
        Some(StudyTable { label: label_of(powers), hint: hint.join(", "), players: powers.len() as u8, game, print })
    };
    lists.iter().filter_map(place).collect()
}

/// The challenge cards at one table, unless one of them makes no sense there.
fn picks(fields: &Fields<'_, '_>, texts: &[Found<String>], powers: &[Power]) -> Option<Vec<ChallengePick>> {
    let pick = |found: &Found<String>| {
        let pick = challenge_of(&found.value, powers);
        pick.map_err(|why| fields.refuse(found, format!("`{}`: {why}", found.value), CHALLENGES)).ok()
    };
    let picks: Vec<Option<ChallengePick>> = texts.iter().map(pick).collect();
    picks.into_iter().collect()
}

fn row_of<'c>(content: &'c Content, powers: &[Power]) -> Option<&'c SetupRow> {
    if powers.len() == 1 { content.setup(&[]) } else { content.setup(powers) }
}

/// Every setup of the rulebook, the easier first; within a difficulty in the order of the book.
fn in_order(content: &Content) -> Vec<Vec<Power>> {
    let mut rows: Vec<&SetupRow> = content.setups().iter().collect();
    rows.sort_by_key(|row| level(row.difficulty).0);
    let powers = |row: &&SetupRow| if row.powers.is_empty() { Setup::new(1).powers } else { row.powers.clone() };
    rows.iter().map(powers).collect()
}

fn level(difficulty: Difficulty) -> (u8, &'static str) {
    match difficulty {
        Difficulty::Easier => (0, "easier"),
        Difficulty::Standard => (1, "standard"),
        Difficulty::Harder => (2, "harder"),
        Difficulty::Extreme => (3, "extreme"),
    }
}

fn label_of(powers: &[Power]) -> String {
    if powers.len() == 1 {
        return "solo".to_owned();
    }
    let name = |power: &Power| match power {
        Power::China => "China",
        Power::Europe => "Europe",
        Power::UnitedStates => "US",
        Power::MajorityWorld => "Majority World",
    };
    powers.iter().map(name).collect::<Vec<_>>().join(", ")
}
