//! How many durable writes the store takes, and what they cost.
//!
//! `store_bench [TABLES [SECONDS [DIR]]]`: that many tasks append batches of one event, each with one in flight, for that
//! long, to a database in a new directory within DIR; first as fast as it goes, then 480 a second. Then a table of 2,000
//! events is opened, with and without a snapshot. The reference appends the same texts to a plain file, grouped in the same
//! way and flushed: what durability costs on this machine whatever the store does.

use std::{
    error::Error,
    fs::File,
    io::Write,
    path::{Path, PathBuf},
    time::{Duration, Instant},
};

use tokio::sync::{mpsc, oneshot};

use store::{Batch, Event, RowChange, Settings, Status, Store, TableRow};

const EVENTS: u32 = 2_000;
const PACED: u32 = 480;
const OPENINGS: u32 = 200;

type Outcome<T> = Result<T, Box<dyn Error + Send + Sync>>;

#[tokio::main]
async fn main() -> Outcome<()> {
    let mut arguments = std::env::args().skip(1);
    let tables: usize = arguments.next().map_or(Ok(50), |word| word.parse())?;
    let seconds: u64 = arguments.next().map_or(Ok(5), |word| word.parse())?;
    let within = arguments.next().map_or_else(std::env::temp_dir, PathBuf::from);
    let dir = tempfile::tempdir_in(within)?;
    let store = Store::open(dir.path(), Settings::default()).await?;

    println!("{tables} tables, one batch of one event in flight each, {seconds} s");
    let pause = Duration::from_secs(tables as u64) / PACED;
    let (free, plain, ours) = (Duration::ZERO, Sink::File(reference(dir.path())?), Sink::Store(store.clone()));
    append("reference, a plain file", &plain, tables, seconds, 0, free).await?;
    append("without summaries", &ours, tables, seconds, 0, free).await?;
    append("with a summary every 20 batches", &ours, tables, seconds, 20, free).await?;
    append("with a summary in every batch", &ours, tables, seconds, 1, free).await?;
    append("paced reference", &plain, tables, 2 * seconds, 0, pause).await?;
    append("paced, with a summary every 20 batches", &ours, tables, 2 * seconds, 20, pause).await?;
    drop(ours);
    open(&store).await?;
    store.close().await?;
    Ok(())
}

/// Where batches go.
#[derive(Clone)]
enum Sink {
    Store(Store),
    File(mpsc::Sender<(Batch, oneshot::Sender<()>)>),
}

impl Sink {
    async fn append(&self, batch: Batch) -> Outcome<()> {
        match self {
            Sink::Store(store) => store.append(batch).await?,
            Sink::File(queue) => {
                let (reply, answer) = oneshot::channel();
                queue.send((batch, reply)).await?;
                answer.await?;
            }
        }
        Ok(())
    }
}

/// A thread that writes the texts of all batches that wait into a file, flushes it, and answers.
fn reference(dir: &Path) -> Outcome<mpsc::Sender<(Batch, oneshot::Sender<()>)>> {
    let mut file = File::create(dir.join("reference"))?;
    let (queue, mut waiting) = mpsc::channel::<(Batch, oneshot::Sender<()>)>(1024);
    std::thread::spawn(move || {
        let mut group = Vec::new();
        while waiting.blocking_recv_many(&mut group, 512) > 0 {
            let text: String = group.iter().flat_map(|(batch, _)| &batch.events).map(|e| &*e.body).collect();
            if file.write_all(text.as_bytes()).and_then(|()| file.sync_data()).is_err() {
                return;
            }
            for (_, reply) in group.drain(..) {
                reply.send(()).ok();
            }
        }
    });
    Ok(queue)
}

async fn append(name: &str, sink: &Sink, tables: usize, seconds: u64, summary: u32, pause: Duration) -> Outcome<()> {
    if let Sink::Store(store) = sink {
        for table in 0..tables {
            create(store, &format!("{name}-{table}")).await?;
        }
    }
    let (began, used) = (Instant::now(), cpu_time()?);
    let until = began + Duration::from_secs(seconds);
    let tasks: Vec<_> = (0..tables)
        .map(|table| tokio::spawn(play(sink.clone(), format!("{name}-{table}"), until, summary, pause)))
        .collect();
    let mut times = Vec::new();
    for task in tasks {
        times.extend(task.await??);
    }
    let (took, used) = (began.elapsed(), cpu_time()? - used);
    times.sort_unstable();
    let count = times.len();
    let quantile = |share: f64| times.get((count as f64 * share) as usize).copied().unwrap_or_default();
    println!(
        "{name}: {:.0} batches/s, {:.1} µs of CPU a batch, p50 {:.2?}, p99 {:.2?}, most {:.2?}",
        count as f64 / took.as_secs_f64(),
        used.as_secs_f64() * 1e6 / count as f64,
        quantile(0.5),
        quantile(0.99),
        times.last().copied().unwrap_or_default(),
    );
    Ok(())
}

/// Each batch starts a pause after the one before, or as soon as that is answered.
async fn play(sink: Sink, table: String, until: Instant, summary: u32, pause: Duration) -> Outcome<Vec<Duration>> {
    let mut times = Vec::new();
    let spread = table.bytes().fold(0, |sum: u32, byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte))) % 1000;
    let mut next = tokio::time::Instant::now() + pause * spread / 1000;
    for no in 1.. {
        tokio::time::sleep_until(next).await;
        next += pause;
        let began = Instant::now();
        if began >= until {
            break;
        }
        let row = (summary > 0 && no % summary == 0).then(|| change(no));
        sink.append(Batch { table: table.clone(), events: vec![event(no)], row, ..Batch::default() }).await?;
        times.push(began.elapsed());
    }
    Ok(times)
}

async fn open(store: &Store) -> Outcome<()> {
    create(store, "long").await?;
    store
        .append(Batch { table: "long".to_owned(), events: (1..=EVENTS).map(event).collect(), ..Batch::default() })
        .await?;
    println!("a table of {EVENTS} events opens in {:.2?} without a snapshot", opening(store, EVENTS).await?);
    store.save_snapshot("long", EVENTS - 100, vec![7; 16 << 10], &change(EVENTS)).await?;
    println!("and in {:.2?} with a snapshot of 16 KiB and 100 events after it", opening(store, 100).await?);
    Ok(())
}

/// The mean over many openings.
async fn opening(store: &Store, events: u32) -> Outcome<Duration> {
    let began = Instant::now();
    for _ in 0..OPENINGS {
        let table = store.open_table("long").await?.ok_or("the table is not there")?;
        if table.events.len() != events as usize {
            return Err(format!("{} events instead of {events}", table.events.len()).into());
        }
    }
    Ok(began.elapsed() / OPENINGS)
}

async fn create(store: &Store, id: &str) -> Outcome<()> {
    let row = TableRow {
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
    };
    store.create_table(&row, Batch { table: id.to_owned(), ..Batch::default() }).await?;
    Ok(())
}

fn change(no: u32) -> RowChange {
    RowChange { status: Status::Running, no, summary: format!(r#"{{"round":{no}}}"#), touched: i64::from(no) }
}

fn event(no: u32) -> Event {
    Event {
        no,
        at: 1_700_000_000_000 + i64::from(no),
        by: format!("person-{}", no % 4),
        client: Some(format!("c-{:08x}", no.wrapping_mul(2_654_435_761))),
        body: format!(r#"{{"kind":"move","seat":{},"move":{{"play":{{"card":"photography-4","no":{no}}}}}}}"#, no % 4),
    }
}

/// What this process has used of all cores, as Linux counts it.
fn cpu_time() -> Outcome<Duration> {
    let stat = std::fs::read_to_string("/proc/self/stat")?;
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let ticks = after_name.split_whitespace().skip(11).take(2).map(str::parse::<u64>).sum::<Result<u64, _>>()?;
    Ok(Duration::from_millis(ticks * 10))
}
