//! The page that people read.

use super::case::Actor;
use super::deeds::explained;
use super::roads::ROADS;
use std::collections::BTreeMap;
use std::fmt::Write;

/// Rows with their names.
type Rows<'a> = Vec<(String, &'a [String])>;

/// What everybody gets, row by row; a row has a cell for each actor.
#[derive(Default)]
pub(super) struct AccessTable {
    routes: Vec<Vec<String>>,
    commands: Vec<(&'static str, Vec<String>)>,
}

impl AccessTable {
    /// What one more actor gets.
    pub(super) fn add(&mut self, routes: Vec<String>, commands: Vec<(&'static str, String)>) {
        self.routes.resize(routes.len(), Vec::new());
        self.routes.iter_mut().zip(routes).for_each(|(row, cell)| row.push(word(&cell)));
        if self.commands.is_empty() {
            self.commands = commands.iter().map(|(name, _)| (*name, Vec::new())).collect();
        }
        self.commands.iter_mut().zip(commands).for_each(|((_, row), (_, cell))| row.push(word(&cell)));
    }

    /// The rows in their groups, by name.
    fn rows(&self) -> Vec<(&'static str, Rows<'_>)> {
        let mut rows = self.routes.iter();
        let mut groups = Vec::new();
        for (group, roads) in ROADS {
            let named = roads.iter().map(|road| (road.name(), rows.next().unwrap().as_slice())).collect();
            groups.push((*group, named));
        }
        groups.push(("Commands", self.commands.iter().map(|(name, row)| (command(name), row.as_slice())).collect()));
        groups
    }
}

/// A command with its word as it is said.
fn command(name: &str) -> String {
    match name.split_once(" (") {
        Some((word, more)) => format!("`{word}` ({more}"),
        None => format!("`{name}`"),
    }
}

fn word(code: &str) -> String {
    match code {
        "ok" => "**yes**".to_owned(),
        "own seat" => "**own seat**".to_owned(),
        "knocks" => "**knocks**".to_owned(),
        code => code.replace('_', " "),
    }
}

/// Those whom a set of rows treats alike, and what they get.
struct Column {
    who: Vec<&'static str>,
    cells: Vec<String>,
}

impl Column {
    /// What they get for everything, if that is a refusal.
    fn refusal(&self) -> Option<&str> {
        let first = self.cells.first()?;
        (!first.starts_with("**") && self.cells.iter().all(|cell| cell == first)).then_some(first)
    }
}

/// Everybody, in as few columns as it takes.
fn columns(rows: &[(String, &[String])]) -> Vec<Column> {
    let mut columns: Vec<Column> = Vec::new();
    for (at, actor) in Actor::ALL.into_iter().enumerate() {
        let cells: Vec<String> = rows.iter().map(|(_, row)| row[at].clone()).collect();
        match columns.iter_mut().find(|column| column.cells == cells) {
            Some(column) => column.who.push(actor.said().0),
            None => columns.push(Column { who: vec![actor.said().0], cells }),
        }
    }
    columns
}

fn rows_of(page: &mut String, rows: &[(String, &[String])]) {
    let (refused, shown): (Vec<Column>, Vec<Column>) =
        columns(rows).into_iter().partition(|column| column.refusal().is_some());
    let named = |column: &Column| column.who.join(", ");
    let heads: Vec<String> = match shown.iter().map(|column| column.who.len()).max() {
        Some(most) => shown
            .iter()
            .map(|column| if column.who.len() == most && most > 6 { "all others".to_owned() } else { named(column) })
            .collect(),
        None => Vec::new(),
    };
    if !refused.is_empty() {
        let said: Vec<String> = refused
            .iter()
            .map(|column| format!("**{}**: *{}*", named(column), column.refusal().unwrap_or_default()))
            .collect();
        let _ = writeln!(page, "Refused whatever they try: {}.\n", said.join("; "));
    }
    let _ = writeln!(page, "| | {} |", heads.join(" | "));
    let _ = writeln!(page, "|---{}|", "|---".repeat(heads.len()));
    for (at, (name, _)) in rows.iter().enumerate() {
        let cells: Vec<&str> = shown.iter().map(|column| column.cells[at].as_str()).collect();
        let _ = writeln!(page, "| {name} | {} |", cells.join(" | "));
    }
    page.push('\n');
}

/// Only the rows that are not as in a game that runs.
fn otherwise(page: &mut String, usual: &AccessTable, table: &AccessTable) {
    let usual: BTreeMap<String, &[String]> = usual.rows().into_iter().flat_map(|(_, rows)| rows).collect();
    let differing: Rows<'_> = table
        .rows()
        .into_iter()
        .flat_map(|(_, rows)| rows)
        .filter(|(name, cells)| usual.get(name).is_none_or(|before| before != cells))
        .collect();
    rows_of(page, &differing);
}

pub(super) fn write(waiting: &AccessTable, running: &AccessTable, finished: &AccessTable) -> String {
    let mut page = HEAD.to_owned();
    for actor in Actor::ALL {
        let (name, who) = actor.said();
        let _ = writeln!(page, "- **{name}**: {who}.");
    }
    page += WORDS;
    for (group, rows) in running.rows() {
        let _ = writeln!(page, "### {group}\n");
        rows_of(&mut page, &rows);
        if group == "Commands" {
            let mut said: Vec<(Vec<String>, &str)> = Vec::new();
            for (name, _) in &running.commands {
                let what = explained(name);
                match said.last_mut().filter(|(_, last)| *last == what) {
                    Some((names, _)) => names.push(command(name)),
                    None => said.push((vec![command(name)], what)),
                }
            }
            page += "What they do:\n\n";
            for (names, what) in said {
                let _ = writeln!(page, "- {}: {what}.", names.join(", "));
            }
            page.push('\n');
        }
    }
    page += "## Before the game begins\n\nOnly what is not as above.\n\n";
    otherwise(&mut page, running, waiting);
    page += "## When the game is over\n\nOnly what is not as while it runs.\n\n";
    otherwise(&mut page, running, finished);
    page.truncate(page.trim_end().len());
    page.push('\n');
    page
}

const HEAD: &str = "\
# Who may do what

Made by a test (`crates/server/tests/wire/access`), which tries every request and every command as each of these at a real server with its usual limits and compares what they get with this page. A route or a command that is not here fails it. The table is one of Earthrise, where people hold secrets.

## Who they are

Unless they come by a link, at a **private** table that is watched an hour later.

";

const WORDS: &str = "
## What the words mean

**yes**: it is done or told, as far as one may know it. **own seat**: for the own seat, and for no other. **knocks**: the host is asked. Everything else is a refusal by its code, as [bot-api.md](bot-api.md) explains it; the most frequent:

- *no such table*: there is none, as far as this person is told. *not at table*: they may look, and nothing else. *not host*, *not your seat*: it is somebody else's to do.
- *bad token*: a token that does not work, or does not work for this. *only its seat*: a program plays its seat and does nothing else. *no cookie*: nothing is kept for nobody.
- *dealt*, *plans off*: not while cards are held. *not finished*, *finished*, *not started*, *started*: not now.

Who gets the same stands in one column.

In every answer the test looks for what its reader may not know: hands of others, the seed of a game that is not over, keys and cookies of others, for outsiders the name of the table, and for everybody who is behind (all but seats, programs, and spectators of a live table) anything that happened in the game, how much of it, and whose turn it is.

## While the game runs

";
