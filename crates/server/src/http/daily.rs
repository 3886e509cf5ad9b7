//! One deal a day and game, for everyone.

use super::App;
use super::answer::{Answer, Asked, answer};
use super::guard::Visitor;
use super::tables::{deal_results, open};
use crate::door::limits::Class;
use crate::live::now;
use crate::store::{OpeningKey, ResultRow, TableFilter};
use crate::table::daily_deal;
use crate::wire::{At, Code, Daily, Millis, NewTable, Problem, SeatChoice, Settings, TableId, Visibility};
use axum::extract::{Path, State};
use daybreak::{Daybreak, Power};
use earthrise::Earthrise;
use serde::Deserialize;
use serde_json::Value;
use std::collections::HashSet;
use tabletop::{Game, Seed};

/// The bots of a daily deal play by rules, so that everybody meets the same.
const BOT: &str = "steady";
/// The most results that are shown.
const MOST: u32 = 200;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// Which day.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct When {
    day: Option<String>,
}

/// A day as in 2026-11-16, by universal time.
pub fn day_of(at: Millis) -> String {
    // Days since 1970 to a date, by the calendar's periods of 400 years (146,097 days), counted from March.
    let days = at.div_euclid(DAY) + 719_468;
    let (era, day) = (days.div_euclid(146_097), days.rem_euclid(146_097));
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let (date, month) = (of_year - (153 * month + 2) / 5 + 1, if month < 10 { month + 3 } else { month - 9 });
    let year = year + era * 400 + i64::from(month <= 2);
    format!("{year:04}-{month:02}-{date:02}")
}

fn is_day(text: &str) -> bool {
    let shape = text.len() == 10
        && text
            .bytes()
            .enumerate()
            .all(|(at, c)| (at == 4 || at == 7) == (c == b'-') && (c == b'-' || c.is_ascii_digit()));
    // Before there were daily deals there are none; dates that are none have no results either.
    shape && text > "2026-01-01"
}

fn seed_of(app: &App, game: &str, day: &str) -> Seed {
    Seed(app.daily.tag(&[game, " ", day]))
}

/// The table of a day: Earthrise with three bots; Daybreak alone, with the World Powers in turn.
fn table_of_day(game: &str, at: Millis) -> Result<NewTable, Problem> {
    let mut seats = vec![SeatChoice::Me];
    let setup = match game {
        Earthrise::ID => {
            seats.extend((0..3).map(|_| SeatChoice::Bot(BOT.to_owned())));
            serde_json::to_value(earthrise::Setup::new(4))
        }
        Daybreak::ID => {
            let mut setup = daybreak::Setup::new(1);
            let powers = [Power::China, Power::Europe, Power::UnitedStates, Power::MajorityWorld];
            setup.powers = vec![powers[at.div_euclid(DAY).rem_euclid(4) as usize]];
            serde_json::to_value(setup)
        }
        other => return Err(Problem::new(Code::UnknownGame).with("game", other)),
    };
    let settings = Settings { visibility: Visibility::Private, hints: false, ..Settings::default() };
    let setup = Some(setup.map_err(|_| Problem::new(Code::Internal))?);
    Ok(NewTable { id: None, game: game.to_owned(), setup, settings, seats, deal: None })
}

pub async fn show(
    State(app): State<App>,
    visitor: Visitor,
    Path(game): Path<String>,
    Asked(when): Asked<When>,
) -> Answer<Daily> {
    answer(&visitor, shown(&app, &visitor, &game, when.day).await)
}

async fn shown(app: &App, visitor: &Visitor, game: &str, day: Option<String>) -> Result<Daily, Problem> {
    table_of_day(game, now())?;
    let today = day_of(now());
    let day = day.unwrap_or_else(|| today.clone());
    if !is_day(&day) || day > today {
        return Err(Problem::new(Code::NoSuchDeal).with("day", day));
    }
    let seed = seed_of(app, game, &day);
    let deal = daily_deal(game, &day);
    let rows = first_attempts(app.store.results(&deal, MOST).await?);
    Ok(Daily {
        game: game.to_owned(),
        commitment: seed.commitment().to_string(),
        seed: (day < today).then(|| seed.to_string()),
        yours: own_table(app, visitor, &deal).await?,
        results: deal_results(rows, visitor),
        day,
    })
}

async fn own_table(app: &App, visitor: &Visitor, deal: &str) -> Result<Option<TableId>, Problem> {
    let mut filter = TableFilter::of_person(&visitor.who.id.0, 1);
    filter.deal = Some(deal.to_owned());
    Ok(app.store.tables(&filter).await?.pop().map(|row| TableId(row.id)))
}

/// Everybody's first attempt: the one that was over first.
fn first_attempts(mut rows: Vec<ResultRow>) -> Vec<ResultRow> {
    rows.sort_by_key(|row| row.finished_at);
    let mut people = HashSet::new();
    rows.retain(|row| {
        let body: Value = serde_json::from_str(&row.body).unwrap_or_default();
        let person = body.get("persons").and_then(|list| list.as_array()?.iter().find_map(Value::as_str));
        person.is_some_and(|person| people.insert(person.to_owned()))
    });
    rows.sort_by_key(|row| std::cmp::Reverse(row.score));
    rows
}

/// Sits down at today's deal; whoever has a table of it already goes there.
pub async fn play(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Answer<At> {
    answer(&visitor, played(&app, &visitor, &game).await)
}

async fn played(app: &App, visitor: &Visitor, game: &str) -> Result<At, Problem> {
    visitor.person()?;
    visitor.known()?;
    let at = now();
    let (wanted, day) = (table_of_day(game, at)?, day_of(at));
    let deal = daily_deal(game, &day);
    if let Some(table) = own_table(app, visitor, &deal).await? {
        return Ok(At::table(table));
    }
    app.limits.take(Class::Tables, at, visitor.counted())?;
    // Two clicks at once are led to one table.
    let request = OpeningKey { person: visitor.who.id.0.clone(), request: format!("daily {deal}") };
    open(app, visitor, wanted, Some(seed_of(app, game, &day)), Some(day), Some(request)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_counted_right() {
        let day = |days: Millis| day_of(days * DAY + DAY - 1);
        let known = [(0, "1970-01-01"), (59, "1970-03-01"), (789, "1972-02-29"), (11_016, "2000-02-29")];
        assert_eq!(known.map(|(days, _)| day(days)), known.map(|(_, text)| text.to_owned()));
        assert_eq!([day(20_773), day(47_540), day(47_541)], ["2026-11-16", "2100-02-28", "2100-03-01"]);
        assert!(is_day("2026-11-16") && !is_day("2026-11-1x") && !is_day("1970-01-01") && !is_day("2026/11/16"));
    }
}
