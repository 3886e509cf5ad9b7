//! A plan read from TOML, with every mistake explained at once.

use super::{Arm, Plan, Study};
use crate::stop::Stop;
use crate::study_table::PlannedTable;
use measure::{Kind, LineUp};
use tabletop::Seed;
use tabletop::content::{ContentError, Fault};
use title::Title;
use title::fields::{Fields, Found, Source};
use toml::de::DeTable;

const GAMES: u64 = 400;
const BATCH: u64 = 16;
const LINE_UPS: &str = "bots in the order of the seats, as in \"steady,random,random,random\"";
const BUDGETS: &str = "iterations or times, as in [\"500\", \"1000\"] or [\"25ms\", \"50ms\"]";

impl Plan {
    /// Reads a plan; `file` is what mistakes call it, and folders it names are meant from where this file lies.
    pub fn parse(file: &str, text: &str) -> Result<Plan, ContentError> {
        let source = Source::new(file, text);
        let plan = read(&source);
        // What is wrong at one table is wrong at every table: it is said once.
        let mut faults: Vec<Fault> = Vec::new();
        source.faults.into_inner().into_iter().for_each(|fault| {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        });
        match plan {
            Some(plan) if faults.is_empty() => Ok(plan),
            _ => Err(ContentError { faults }),
        }
    }
}

fn read(source: &Source<'_>) -> Option<Plan> {
    let document = match DeTable::parse(source.text) {
        Ok(document) => document,
        Err(error) => {
            let at = error.span().map_or(0, |span| span.start);
            source.fault(at, None, "", error.message().to_owned(), "a TOML file; see docs/lab");
            return None;
        }
    };
    let fields = Fields::new(source, document.get_ref(), document.span(), None);
    let title = fields.text("title", "a text in quotes");
    if title.is_none() {
        fields.missing("title", "what the report is called");
    }
    let tables = fields.tables("study");
    if tables.is_empty() {
        fields.missing("study", "at least one table under [[study]]");
    }
    let seed = fields.whole("seed", 0..=i64::MAX as u64).map_or(1, |found| found.value);
    fields.finish();
    let studies: Vec<Study> = (1..)
        .zip(tables)
        .filter_map(|(number, (table, span))| {
            study(&Fields::new(source, table, span, Some(format!("study {number}"))), number)
        })
        .collect();
    Some(Plan { title: title?.value, seed: Seed::from(seed), studies, text: source.text.to_owned() })
}

fn study(fields: &Fields<'_, '_>, number: usize) -> Option<Study> {
    let kinds = format!("one of {}", Kind::ALL.map(Kind::key).join(", "));
    let Some(found) = fields.text("kind", &kinds) else {
        fields.missing("kind", &kinds);
        return None;
    };
    let Some(kind) = Kind::ALL.into_iter().find(|kind| kind.key() == found.value) else {
        fields.refuse(&found, format!("there is no kind `{}`", found.value), kinds);
        return None;
    };
    let name = fields.text("name", "a text in quotes").map(|found| found.value);
    let about = fields.text("about", "a text in quotes").map(|found| found.value);
    let stop = stop(fields);
    let tables = tables(fields, kind)?;
    let arms = if kind == Kind::Ladder { ladder(fields, &tables) } else { line_ups(fields, tables) };
    fields.finish();
    Some(Study {
        kind,
        name: name.unwrap_or_else(|| format!("Study {number}: {kind}")),
        about: about.unwrap_or_default(),
        arms,
        stop,
    })
}

fn stop(fields: &Fields<'_, '_>) -> Stop {
    let games = fields.whole("games", 1..=10_000_000).map_or(GAMES, |found| found.value);
    let batch = fields.whole("batch", 1..=100_000).map_or(BATCH, |found| found.value);
    let (from, to) = (fields.share("at_least"), fields.share("at_most"));
    let goal = (from.is_some() || to.is_some()).then(|| (from.unwrap_or(0.0), to.unwrap_or(1.0)));
    Stop { games, precision: fields.share("precision"), goal, batch }
}

/// A table with a label, a hint, and how many sit at it.
struct LabelledTable {
    label: String,
    hint: String,
    table: PlannedTable,
    players: u8,
}

/// The tables of a title that a study asks for.
struct TablesOf<'f, 's, 't>(&'f Fields<'s, 't>, Kind);

impl games::Visit for TablesOf<'_, '_, '_> {
    type Output = Vec<LabelledTable>;

    fn visit<T: Title>(self) -> Vec<LabelledTable> {
        let labelled = |table: title::StudyTable<T>| LabelledTable {
            label: table.label.clone(),
            hint: table.hint.clone(),
            players: table.players,
            table: PlannedTable::of(table),
        };
        T::study_tables(self.0, self.1).into_iter().map(labelled).collect()
    }
}

/// Does a study of this kind make sense with a title?
#[derive(Clone)]
struct Fits(Kind);

impl games::Visit for Fits {
    type Output = Option<&'static str>;

    fn visit<T: Title>(self) -> Option<&'static str> {
        T::STUDIES.contains(&self.0).then_some(T::ID)
    }
}

fn tables(fields: &Fields<'_, '_>, kind: Kind) -> Option<Vec<LabelledTable>> {
    let fit: Vec<&str> = games::each(&Fits(kind)).into_iter().flatten().collect();
    let expected = fit.iter().map(|id| format!("\"{id}\"")).collect::<Vec<_>>().join(" or ");
    let game = fields.text("game", &expected);
    match (game.as_ref(), fit.as_slice()) {
        // There is no choice, so it need not be said.
        (None, [only]) => games::with(only, TablesOf(fields, kind)),
        (None, _) => {
            fields.missing("game", &expected);
            None
        }
        (Some(found), fit) if fit.contains(&found.value.as_str()) => games::with(&found.value, TablesOf(fields, kind)),
        (Some(found), _) => {
            fields.refuse(found, format!("`{}` is not a game for a study of {kind}", found.value), expected);
            None
        }
    }
}

/// Every line-up at every table.
fn line_ups(fields: &Fields<'_, '_>, tables: Vec<LabelledTable>) -> Vec<Arm> {
    let Some(lists) = fields.texts("line_ups", LINE_UPS) else {
        fields.missing("line_ups", LINE_UPS);
        return Vec::new();
    };
    let several = tables.len() > 1;
    let mut arms = Vec::new();
    for labelled in tables {
        for found in &lists {
            let Some(line_up) = line_up(fields, found, &found.value, &labelled) else { continue };
            let label = match (several, lists.len() > 1) {
                (true, false) => labelled.label.clone(),
                (true, true) => format!("{}: {}", labelled.label, line_up.describe()),
                (false, _) => line_up.describe(),
            };
            arms.push(Arm { label, hint: labelled.hint.clone(), table: labelled.table.clone(), line_up });
        }
    }
    arms
}

/// One bot with every budget, against the same others.
fn ladder(fields: &Fields<'_, '_>, tables: &[LabelledTable]) -> Vec<Arm> {
    let bot = fields.text("bot", "the name of a bot that searches, as in \"expert\"");
    let budgets = fields.texts("budgets", BUDGETS);
    let against = fields.texts("against", LINE_UPS);
    let (Some(bot), Some(budgets)) = (&bot, &budgets) else {
        if bot.is_none() {
            fields.missing("bot", "the name of a bot that searches");
        }
        if budgets.is_none() {
            fields.missing("budgets", BUDGETS);
        }
        return Vec::new();
    };
    let others = against.iter().flatten().map(|found| format!(",{}", found.value)).collect::<String>();
    let mut arms = Vec::new();
    for labelled in tables {
        for found in budgets {
            // The others fill the table; alone, the bot does.
            let mut list = format!("{}:{}{others}", bot.value, found.value);
            let named = list.split(',').count();
            if let Some(last) = against.iter().flatten().last() {
                (named..usize::from(labelled.players)).for_each(|_| list += &format!(",{}", last.value));
            }
            let Some(line_up) = line_up(fields, found, &list, labelled) else { continue };
            let label =
                if tables.len() > 1 { format!("{}: {}", labelled.label, found.value) } else { found.value.clone() };
            arms.push(Arm { label, hint: labelled.hint.clone(), table: labelled.table.clone(), line_up });
        }
    }
    arms
}

fn line_up(fields: &Fields<'_, '_>, found: &Found<String>, list: &str, labelled: &LabelledTable) -> Option<LineUp> {
    let line_up = match LineUp::parse(list, labelled.players) {
        Ok(line_up) => line_up,
        Err(why) => {
            fields.refuse(found, format!("`{list}` {why}"), LINE_UPS);
            return None;
        }
    };
    if let Some(why) = line_up.names.iter().find_map(|name| labelled.table.unknown_bot(name)) {
        fields.refuse(found, why.to_string(), "bots by name");
        return None;
    }
    Some(line_up)
}
