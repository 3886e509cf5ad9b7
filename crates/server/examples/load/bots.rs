//! `--bots`: tables with bots that think, and visitors who ask for hints, all at once.

use crate::client::Trouble;
use crate::client::crowd::{Crowd, run, slowest};
use crate::client::http::Visitor;
use crate::client::program::Program;
use std::path::PathBuf;
use std::time::Duration;

/// What can be said on the command line after `--bots`.
struct Options {
    crowd: Crowd,
    program: Option<PathBuf>,
}

impl Options {
    fn read(args: &[String]) -> Result<Options, Trouble> {
        let mut crowd = Crowd {
            tables: 200,
            visitors: 100,
            time: Duration::from_secs(60),
            thought: Duration::from_secs(1),
            patience: Duration::from_secs(20),
        };
        let mut program = None;
        for pair in args.chunks(2) {
            let [flag, value] = pair else { return Err(format!("{} needs a value", pair.concat()).into()) };
            match flag.as_str() {
                "--tables" => crowd.tables = value.parse()?,
                "--visitors" => crowd.visitors = value.parse()?,
                "--seconds" => crowd.time = Duration::from_secs_f64(value.parse()?),
                "--thought" => crowd.thought = Duration::from_secs_f64(value.parse()?),
                "--program" => program = Some(value.into()),
                _ => return Err(format!("there is no flag `{flag}`").into()),
            }
        }
        Ok(Options { crowd, program })
    }
}

/// Measures, and says whether every goal was reached.
pub(crate) async fn measure(args: &[String]) -> Result<bool, Trouble> {
    let Options { crowd, program } = Options::read(args)?;
    let program = program.map_or_else(crate::client::program::firstlight, Ok)?;
    let folder = tempfile::tempdir()?;
    println!(
        "{} tables with `expert` bots, {} visitors who ask for hints, {:?}; people think for {:?}",
        crowd.tables, crowd.visitors, crowd.time, crowd.thought,
    );
    println!("server and clients share {} processors", std::thread::available_parallelism()?);
    println!("load of the machine before: {}", load());
    let server = Program::serve(&program, folder.path(), "127.0.0.1:0", None)?;
    let waits = run(server.addr, crowd).await?;
    println!("load of the machine after: {}\n", load());
    let mut visitor = Visitor::new(server.addr);
    let meter = async |visitor: &mut Visitor, name: &str, rank: &str| {
        visitor.gauge(&format!("firstlight_{name}{{rank=\"{rank}\"}}")).await
    };
    let refused = meter(&mut visitor, "bots_refused_total", "move").await?;
    let shortened = meter(&mut visitor, "bots_shortened_total", "move").await?;
    let answered = meter(&mut visitor, "bot_answer_seconds_count", "move").await?;
    println!("what                            count      p50      p95      p99      most");
    row("bot's step, Earthrise", &waits.earthrise);
    row("bot's step, Daybreak", &waits.daybreak);
    row("person's own move", &waits.own);
    row("hint, from the first question", &waits.hints);
    println!("\nthoughts about moves: {answered}, shortened: {shortened}, refused: {refused}");
    println!("hints refused with a time: {}", waits.refused);
    let told = waits.hurried.iter().filter(|times| **times > 0).count();
    println!("tables told that the server is busy: {told} of {}\n", waits.hurried.len());
    let steps: Vec<Duration> = waits.earthrise.iter().chain(&waits.daybreak).copied().collect();
    let under = |times: &[Duration], part: f64, most: Duration| slowest(times, part).is_some_and(|time| time < most);
    let goals = [
        ("no bot's move is refused", refused == 0.0),
        ("no bot stands still", waits.stuck == 0),
        ("p95 of a bot's step is under 5 s", under(&steps, 0.95, Duration::from_secs(5))),
        ("p99 of a person's own move is under 50 ms", under(&waits.own, 0.99, Duration::from_millis(50))),
        ("nobody is told twice that the server is busy", waits.hurried.iter().all(|times| *times <= 1)),
    ];
    for (goal, reached) in goals {
        println!("{} {goal}", if reached { "reached:" } else { "MISSED: " });
    }
    Ok(goals.iter().all(|(_, reached)| *reached))
}

fn row(name: &str, times: &[Duration]) {
    let ms =
        |part: f64| slowest(times, part).map_or("-".to_owned(), |time| format!("{:.0} ms", time.as_secs_f64() * 1e3));
    println!("{name:<30} {:>6} {:>8} {:>8} {:>8} {:>9}", times.len(), ms(0.5), ms(0.95), ms(0.99), ms(1.0));
}

fn load() -> String {
    let said = std::fs::read_to_string("/proc/loadavg").unwrap_or_default();
    said.split(' ').next().unwrap_or("unknown").to_owned()
}
