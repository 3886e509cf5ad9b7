//! How long it takes to open a long table: read it from the store and fold it, from a snapshot and from its events alone.
//!
//! `cargo run --release -p server --example open_bench`

use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use serde_json::json;
use std::time::{Duration, Instant};
use store::{Batch, RowChange, Status, Store, TableRow};
use table::{Effect, Event, Fixed, Opening, SeatPlan, Table, Who};
use tabletop::{Dice, Next, Seed, Xoshiro, moves_of};
use title::Title;
use wire::{Body, Command, PersonId, Settings, TableId};
use words::{Lang, Words};

/// How long the log of the table is to be.
const ENTRIES: u32 = 2000;
/// How often it is opened.
const TIMES: usize = 50;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    println!("opening a table with a log of {ENTRIES} entries, median and worst of {TIMES}");
    runtime.block_on(async {
        measure::<EarthriseTitle>(json!({"players": 4, "pills": false}), 4).await?;
        measure::<DaybreakTitle>(serde_json::to_value(daybreak::Setup::new(4))?, 4).await
    })
}

fn who() -> Who {
    Who { id: PersonId("somebody".to_owned()), name: "Ana".to_owned() }
}

/// A table for study at which one person plays on and on: when the game is over, it begins again as a what-if.
fn long_table<T: Title>(setup: serde_json::Value, seats: u8) -> Result<(Table<T>, Vec<Event>), String> {
    let words = Words::new(Lang::En);
    let plan = |seat: u8| SeatPlan::Person { who: who().id, name: format!("Ana {seat}") };
    let opening = Opening {
        game: T::ID.to_owned(),
        setup,
        settings: Settings { study: true, ..Settings::default() },
        seats: (0..seats).map(plan).collect(),
        host: who(),
        seed: None,
        daily: None,
        content: None,
        prefix: None,
        admitted: Vec::new(),
    };
    let content = T::builtin().map_err(|e| e.to_string())?;
    let opened = Table::<T>::open(TableId("long".to_owned()), &opening, &content, Seed::from(7), 0);
    let (mut table, effects) = opened.map_err(|problem| format!("{problem:?}"))?;
    let (mut events, mut dice) = (kept(effects), Xoshiro::new(7));
    while table.timeline().len() < ENTRIES {
        let body = match table.timeline().next() {
            Next::Ask(asked) => {
                let asked: Vec<_> = asked.iter().collect();
                let seat = *dice.pick(&asked);
                let moves = moves_of(table.rules().as_ref(), table.timeline().state(), seat);
                let mv = serde_json::to_value(dice.pick(&moves)).map_err(|e| e.to_string())?;
                Body::Move { seat: Some(seat), mv }
            }
            _ => Body::Branch { to: 0 },
        };
        // A move every three seconds, as at a table.
        let now = i64::from(table.timeline().len()) * 3000;
        events.extend(kept(table.handle_command(now, &who(), &words, Command { id: None, body })));
    }
    Ok((table, events))
}

fn kept<T: Title>(effects: Vec<Effect<T>>) -> Vec<Event> {
    let events = effects.into_iter().filter_map(|effect| match effect {
        Effect::Append { events, .. } => Some(events),
        _ => None,
    });
    events.flatten().collect()
}

async fn measure<T: Title>(setup: serde_json::Value, seats: u8) -> Result<(), Box<dyn std::error::Error>> {
    let folder = tempfile::tempdir()?;
    let store = Store::open(folder.path(), store::Settings::default()).await?;
    let (table, events) = long_table::<T>(setup, seats)?;
    let fixed = table.fixed();
    let row = TableRow {
        id: "long".to_owned(),
        game: T::ID.to_owned(),
        status: Status::Running,
        visibility: "private".to_owned(),
        host: "somebody".to_owned(),
        created: 0,
        touched: 0,
        no: table.no(),
        header: serde_json::to_string(&fixed.header)?,
        seed: fixed.seed.0,
        options: "null".to_owned(),
        summary: "{}".to_owned(),
        deal: fixed.deal.clone(),
    };
    let stored = events.into_iter().map(|Event { no, at, by, client, body }| store::Event { no, at, by, client, body });
    let stored = stored.collect();
    store.create_table(&row, Batch { table: "long".to_owned(), events: stored, ..Batch::default() }).await?;
    report::<T>("from its events", &store, &fixed, &table).await?;
    let change = RowChange { status: Status::Running, no: table.no(), summary: "{}".to_owned(), touched: 0 };
    store.save_snapshot("long", table.no(), table.snapshot(), &change).await?;
    report::<T>("from a snapshot", &store, &fixed, &table).await?;
    store.close().await?;
    Ok(())
}

async fn report<T: Title>(
    how: &str,
    store: &Store,
    fixed: &Fixed,
    original: &Table<T>,
) -> Result<(), Box<dyn std::error::Error>> {
    let mut times: Vec<(Duration, Duration)> = Vec::new();
    for _ in 0..TIMES {
        let started = Instant::now();
        let stored = store.open_table("long").await?.ok_or("the table is gone")?;
        let read = started.elapsed();
        let snapshot = stored.snapshot.as_ref().map(|snapshot| snapshot.body.as_slice());
        let events = stored.events.into_iter().map(|store::Event { no, at, by, client, body }| Event {
            no,
            at,
            by,
            client,
            body,
        });
        let table = Table::<T>::restore(fixed.clone(), snapshot, events.collect())?;
        times.push((started.elapsed(), read));
        if table.summary() != original.summary() {
            return Err("the table came back as another".into());
        }
    }
    times.sort();
    let (median, worst) = (times[TIMES / 2], times[TIMES - 1]);
    let milliseconds = |time: Duration| time.as_secs_f64() * 1000.0;
    println!(
        "{:<10} {how:<16} {:6.2} ms ({:.2} of it reading), worst {:.2} ms",
        T::NAME,
        milliseconds(median.0),
        milliseconds(median.1),
        milliseconds(worst.0)
    );
    Ok(())
}
