//! What PostgreSQL spends on our writes: groups of appends of different sizes, one transaction each, as a node sends them.
//!
//! `postgres_bench [SECONDS]`: starts a PostgreSQL of its own, lets one node append to as many tables at once as a group is to
//! have, and says how much processor PostgreSQL takes for a transaction and for each event in it (a straight line through the
//! measured sizes), how long a transaction takes, and how long this disk takes to flush. docs/scale.md is fed with it.

use std::{
    error::Error,
    fs::File,
    io::Write,
    time::{Duration, Instant},
};

use futures_util::future::try_join_all;
use services::Postgres;
use store::{Batch, Event, Fence, NodeRow, RowChange, Settings, Status, Store, TableRow};

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

/// Sizes of groups.
const SIZES: [usize; 5] = [1, 8, 32, 128, 256];
/// A summary goes with so many of the events, as at tables under play.
const SUMMARY: u32 = 20;

/// One thread, so that whatever is asked for at once is one group.
#[tokio::main(flavor = "current_thread")]
async fn main() -> Outcome<()> {
    let seconds: f64 = std::env::args().nth(1).map_or(Ok(5.0), |word| word.parse())?;
    let postgres = Postgres::start()?;
    let store = Store::connect(&postgres.database()?, Settings { several: true, ..Settings::default() }).await?;
    store.join(&node(), Duration::from_secs(3600)).await?;
    let mut fences = Vec::new();
    for table in 0..SIZES[SIZES.len() - 1] {
        let row = row(&format!("t{table}"));
        let batch = Batch { table: row.id.clone(), ..Batch::default() };
        fences.push(store.create_table(&row, batch).await?);
    }
    let mut no = 0;
    println!("events a transaction   transactions/s   events/s   us of PostgreSQL a transaction   ms a transaction");
    let mut measured = Vec::new();
    for size in SIZES {
        run(&store, &fences[..size], &mut no, Duration::from_millis(500)).await?;
        let (began, used) = (Instant::now(), used(&postgres)?);
        let count = run(&store, &fences[..size], &mut no, Duration::from_secs_f64(seconds)).await?;
        let took = began.elapsed().as_secs_f64();
        let each = (self::used(&postgres)? - used) * 1e6 / count as f64;
        let rate = count as f64 / took;
        println!(
            "{size:>20}   {rate:>14.0}   {:>8.0}   {each:>31.0}   {:>16.2}",
            rate * size as f64,
            took * 1e3 / count as f64
        );
        measured.push((size as f64, each));
    }
    let (slope, begin) = line(&measured);
    println!("so a transaction takes {begin:.0} us of processor, and each event {slope:.1} us more");
    println!("a flush of this disk takes {:.0} us (the median of 400, 8 KiB each)", flush()?);
    store.close().await?;
    Ok(())
}

/// Appends an event to each of the tables, group after group; answers how many groups.
async fn run(store: &Store, fences: &[Fence], no: &mut u32, time: Duration) -> Outcome<u64> {
    let until = Instant::now() + time;
    let mut count = 0;
    while Instant::now() < until {
        *no += 1;
        let number = *no;
        let all = fences.iter().enumerate().map(|(table, fence)| {
            let row = (number + table as u32).is_multiple_of(SUMMARY).then(|| change(number));
            let events = vec![event(number)];
            store.append(Batch { table: format!("t{table}"), events, row, fence: Some(*fence), ..Batch::default() })
        });
        try_join_all(all).await?;
        count += 1;
    }
    Ok(count)
}

/// Seconds of a processor that PostgreSQL has used; each connection has a process of its own.
fn used(postgres: &Postgres) -> Outcome<f64> {
    let process = postgres.keeper().process().ok_or("PostgreSQL does not run")?;
    let children = std::fs::read_to_string(format!("/proc/{process}/task/{process}/children"))?;
    let of = |process: &str| -> Outcome<f64> {
        let stat = std::fs::read_to_string(format!("/proc/{process}/stat"))?;
        let rest = stat.rsplit(')').next().unwrap_or_default();
        let ticks: u64 = rest.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
        Ok(ticks as f64 / 100.0)
    };
    let mut all = of(&process.to_string())?;
    for child in children.split_whitespace() {
        // One that has just ended is not missed.
        all += of(child).unwrap_or(0.0);
    }
    Ok(all)
}

/// The straight line that is nearest: slope, and where it begins.
fn line(points: &[(f64, f64)]) -> (f64, f64) {
    let count = points.len() as f64;
    let mean = |of: fn(&(f64, f64)) -> f64| points.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(|point| point.0), mean(|point| point.1));
    let above: f64 = points.iter().map(|point| (point.0 - x) * (point.1 - y)).sum();
    let below: f64 = points.iter().map(|point| (point.0 - x).powi(2)).sum();
    (above / below, y - above / below * x)
}

fn flush() -> Outcome<f64> {
    let folder = tempfile::tempdir()?;
    let mut file = File::create(folder.path().join("flushed"))?;
    let mut took = Vec::new();
    for _ in 0..400 {
        file.write_all(&[7; 8192])?;
        let began = Instant::now();
        file.sync_data()?;
        took.push(began.elapsed().as_secs_f64() * 1e6);
    }
    took.sort_by(f64::total_cmp);
    Ok(took[took.len() / 2])
}

fn node() -> NodeRow {
    let text = str::to_owned;
    let (session, name, program) = (text("bench"), text("bench"), text("1"));
    NodeRow { session, name, program, reads: (1, 1), wire: 1, secrets: [1; 32] }
}

fn row(id: &str) -> TableRow {
    TableRow {
        id: id.to_owned(),
        game: "earthrise".to_owned(),
        status: Status::Running,
        visibility: "public".to_owned(),
        host: "someone".to_owned(),
        created: 0,
        touched: 0,
        no: 0,
        header: "{}".to_owned(),
        seed: [0; 32],
        options: "{}".to_owned(),
        summary: "{}".to_owned(),
        deal: String::new(),
    }
}

fn change(no: u32) -> RowChange {
    RowChange { status: Status::Running, no, summary: format!(r#"{{"round":{no}}}"#), touched: i64::from(no) }
}

/// As long as one of Earthrise is.
fn event(no: u32) -> Event {
    Event {
        no,
        at: 1_700_000_000_000 + i64::from(no),
        by: format!("person-{}", no % 4),
        client: Some(format!("c-{:08x}", no.wrapping_mul(2_654_435_761))),
        body: format!(r#"{{"kind":"move","seat":{},"move":{{"play":{{"card":"photography-4","no":{no}}}}}}}"#, no % 4),
    }
}
