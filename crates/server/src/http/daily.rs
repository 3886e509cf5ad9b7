//! One deal a day and game, for everyone.

use super::App;
use super::answer::{Answer, Asked, answer};
use super::guard::Visitor;
use super::new_people::may_open;
use super::results::deal_results;
use super::tables::open;
use crate::clock::now;
use crate::live::OrProblem;
use axum::extract::{Path, State};
use games::Visit;
use serde::Deserialize;
use serde_json::Value;
use store::OpeningKey;
use table::Problem;
use table::{daily_deal, day_of};
use tabletop::Seed;
use title::{BY_RULES, Title};
use wire::{At, Code, Daily, Millis, NewTable, SeatChoice, Settings, TableId, Visibility};

/// The most results that are shown.
const MOST: u32 = 200;
const DAY: Millis = 24 * 60 * 60 * 1000;

/// Which day.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct When {
    day: Option<String>,
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

/// The setup of the day of this number, and how many bots sit beside the person.
struct DayOf(u64);

impl Visit for DayOf {
    type Output = Result<(Value, usize), Problem>;

    fn visit<T: Title>(self) -> Self::Output {
        let (setup, bots) = T::daily(self.0);
        Ok((serde_json::to_value(setup).map_err(|_| Problem::new(Code::Internal))?, bots))
    }
}

/// The table of a day. Its bots play by rules, so that everybody meets the same.
fn table_of_day(game: &str, at: Millis) -> Result<NewTable, Problem> {
    let unknown = || Problem::new(Code::UnknownGame).with("game", game);
    let (setup, bots) = games::with(game, DayOf(at.div_euclid(DAY).unsigned_abs())).ok_or_else(unknown)??;
    let bots = std::iter::repeat_n(SeatChoice::Bot(BY_RULES.to_owned()), bots);
    let seats = std::iter::once(SeatChoice::Me).chain(bots).collect();
    let settings = Settings { visibility: Visibility::Private, hints: false, ..Settings::default() };
    Ok(NewTable { id: None, game: game.to_owned(), setup: Some(setup), settings, seats, deal: None })
}

pub(super) async fn show(
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
    let rows = app.store.results(&deal, MOST).await.or_problem()?;
    Ok(Daily {
        game: game.to_owned(),
        commitment: seed.commitment().to_string(),
        seed: (day < today).then(|| seed.to_string()),
        yours: own_table(app, &OpeningKey::attempt(&visitor.who.id.0, &deal)).await?,
        results: deal_results(game, rows, visitor),
        day,
    })
}

/// The one table at which somebody plays a deal, if they have sat down at it. It stays their attempt whatever becomes of it.
async fn own_table(app: &App, attempt: &OpeningKey) -> Result<Option<TableId>, Problem> {
    Ok(app.store.opening(attempt).await.or_problem()?.map(TableId))
}

/// Sits down at today's deal; whoever has a table of it already goes there.
pub(super) async fn play(State(app): State<App>, visitor: Visitor, Path(game): Path<String>) -> Answer<At> {
    answer(&visitor, played(&app, &visitor, &game).await)
}

async fn played(app: &App, visitor: &Visitor, game: &str) -> Result<At, Problem> {
    let at = now();
    let (wanted, day) = (table_of_day(game, at)?, day_of(at));
    let deal = daily_deal(game, &day);
    // Looked up first, because it costs nothing; that there is one table is the store's to see to.
    let attempt = OpeningKey::attempt(&visitor.who.id.0, &deal);
    if let Some(table) = own_table(app, &attempt).await? {
        return Ok(At::table(table));
    }
    may_open(app, visitor)?;
    open(app, visitor, wanted, Some(seed_of(app, game, &day)), Some(day), Some(attempt)).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_in_one_way() {
        assert!(is_day("2026-11-16") && !is_day("2026-11-1x") && !is_day("1970-01-01") && !is_day("2026/11/16"));
    }
}
