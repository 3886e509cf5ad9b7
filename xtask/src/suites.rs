//! The programs of tests that cargo builds, several at a time: many of them wait for clocks and sockets more than they work.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use std::{env, thread};

/// The suites that take longest, the longest first.
const LONG: [&str; 4] = ["kept", "wire", "cluster", "commands"];

/// A program of tests.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Suite {
    program: PathBuf,
    /// The folder of its crate, where cargo would run it.
    folder: PathBuf,
}

/// How a suite went.
struct Ran {
    passed: u64,
    failed: u64,
    well: bool,
    time: Duration,
    output: String,
}

/// Builds the tests that these arguments of `cargo test` name, and runs them.
///
/// # Errors
/// Says which suites failed; what they printed is printed.
pub(crate) fn run(root: &Path, args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    let suites = build(root, args)?;
    let (next, results) = (AtomicUsize::new(0), Mutex::new(Vec::new()));
    let workers = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(suite) = suites.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let ran = suite.run(root, env);
                    suite.report(root, &ran);
                    if let Ok(mut results) = results.lock() {
                        results.push((suite.name(root), ran));
                    }
                }
            });
        }
    });
    let results = results.into_inner().map_err(|_| "a suite was not waited for".to_owned())?;
    let failed: Vec<&str> = results.iter().filter(|(_, ran)| !ran.well).map(|(name, _)| name.as_str()).collect();
    let count = |of: fn(&Ran) -> u64| results.iter().map(|(_, ran)| of(ran)).sum::<u64>();
    eprintln!("\n{} suites:\n{} passed, {} failed", results.len(), count(|ran| ran.passed), count(|ran| ran.failed));
    match failed[..] {
        [] if results.len() == suites.len() => Ok(()),
        [] => Err(format!("only {} of {} suites were run", results.len(), suites.len())),
        _ => Err(format!("these suites failed: {}", failed.join(", "))),
    }
}

/// The programs, in the order in which cargo names them.
fn build(root: &Path, args: &[&str]) -> Result<Vec<Suite>, String> {
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let all = [&["test", "--no-run", "--message-format=json-render-diagnostics"], args].concat();
    eprintln!("+ cargo {}", all.join(" "));
    let built = Command::new(cargo).args(&all).current_dir(root).stderr(Stdio::inherit()).output();
    let built = built.map_err(|error| format!("cannot start cargo: {error}"))?;
    if !built.status.success() {
        return Err("the tests could not be built".to_owned());
    }
    let mut suites: Vec<Suite> = String::from_utf8_lossy(&built.stdout).lines().filter_map(suite_of).collect();
    // What takes long begins first, so that nothing is left to run alone at the end.
    suites.sort_by_key(|suite| LONG.iter().position(|name| *name == suite.short_name()).unwrap_or(LONG.len()));
    if suites.is_empty() { Err("cargo names no test that it has built".to_owned()) } else { Ok(suites) }
}

/// The suite that a message of cargo is about, if it is about one.
fn suite_of(message: &str) -> Option<Suite> {
    // What a target could be built as stands there too; its profile says what was built.
    let (_, profile) = message.split_once(r#""profile":{"#)?;
    let (profile, _) = profile.split_once('}')?;
    if !profile.contains(r#""test":true"#) || !message.starts_with(r#"{"reason":"compiler-artifact""#) {
        return None;
    }
    let manifest = PathBuf::from(text_of(message, "manifest_path")?);
    Some(Suite { program: text_of(message, "executable")?.into(), folder: manifest.parent()?.to_owned() })
}

/// A text in a message. Nothing in a path is written with a backslash but a backslash and a quote.
fn text_of(message: &str, name: &str) -> Option<String> {
    let (_, rest) = message.split_once(&format!(r#""{name}":""#))?;
    let mut text = String::new();
    let mut letters = rest.chars();
    loop {
        match letters.next()? {
            '"' => return Some(text),
            '\\' => text.push(letters.next()?),
            letter => text.push(letter),
        }
    }
}

impl Suite {
    fn run(&self, root: &Path, env: &[(&str, &str)]) -> Ran {
        let from = Instant::now();
        let mut command = Command::new(&self.program);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder).envs(env.iter().copied());
        let (well, output) = match command.stdin(Stdio::null()).output() {
            Ok(ran) => {
                let said = [ran.stdout, ran.stderr].concat();
                (ran.status.success(), String::from_utf8_lossy(&said).into_owned())
            }
            Err(error) => (false, format!("cannot start {}: {error}", self.name(root))),
        };
        Ran {
            passed: counted(&output, "passed"),
            failed: counted(&output, "failed"),
            well,
            time: from.elapsed(),
            output,
        }
    }

    /// Its crate and its own name, as in `crates/firstlight kept`.
    fn name(&self, root: &Path) -> String {
        let folder = self.folder.strip_prefix(root).unwrap_or(&self.folder).display();
        format!("{folder} {}", self.short_name())
    }

    /// Its own name alone.
    fn short_name(&self) -> String {
        let file = self.program.file_stem().unwrap_or_default().to_string_lossy();
        file.rsplit_once('-').map_or(&*file, |(name, _)| name).to_owned()
    }

    /// One line of what went well, and all of what did not.
    fn report(&self, root: &Path, ran: &Ran) {
        if !ran.well {
            eprintln!("\n{}", ran.output);
        }
        let result = if ran.well { "ok" } else { "FAILED" };
        eprintln!("{result:>6} {:>6.1} s {:>5} passed  {}", ran.time.as_secs_f64(), ran.passed, self.name(root));
    }
}

/// How many tests passed or failed, by the last lines of the harness.
fn counted(output: &str, what: &str) -> u64 {
    let results = output.lines().filter_map(|line| line.strip_prefix("test result: "));
    let parts = results.flat_map(|line| line.split(['.', ';'])).map(str::trim);
    parts.filter_map(|part| part.strip_suffix(what)?.trim().parse::<u64>().ok()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn suites_are_read_from_what_cargo_says() {
        let said = r#"{"reason":"compiler-artifact","manifest_path":"/home/a \"b\"/Cargo.toml","target":{"name":"kept","test":true},"profile":{"opt_level":"1","test":true},"executable":"/t/kept-12"}"#;
        let suite = suite_of(said).map(|suite| (suite.program, suite.folder));
        assert_eq!(suite, Some(("/t/kept-12".into(), "/home/a \"b\"".into())));
        let program = said.replace(r#""1","test":true"#, r#""1","test":false"#);
        assert_eq!(suite_of(&program), None, "a program that could be tested, and is not");
        assert_eq!(suite_of(r#"{"reason":"build-finished","success":true}"#), None);
    }

    #[test]
    fn tests_that_passed_are_counted() {
        let said = "running 2 tests\ntest result: ok. 2 passed; 0 failed\n\ntest result: FAILED. 3 passed; 1 failed\n";
        assert_eq!((counted(said, "passed"), counted(said, "failed")), (5, 1));
    }
}
