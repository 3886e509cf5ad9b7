//! The house's own commands. `cargo xtask` lists them.

mod audit;
mod book;
mod cluster;
mod dist;
mod fault;
mod fuzz;
mod markdown;
mod measured;
mod moving;
mod msrv;
mod parts;
mod play;
mod python;
mod rules;
mod scale;
mod services;
mod shell;
mod suites;
mod tidy;
mod tree;
mod walk;
mod web;

use parts::Parts;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

pub(crate) const HELP: &str = "\
cargo xtask COMMAND

  play [ARGS]          builds everything, starts the server on this machine and opens the browser; ARGS go to `firstlight play`
  test [quick]         everything CI runs: format, lints, all tests, the browser client in a real browser, rule ids;
                       test quick: format, the client's logic and the tests within crates
  web [check|browser]  builds the browser client; or checks it; or plays it in a real browser (more ARGS go to Playwright)
  journeys [ARGS]      plays whole visits in a real browser, as people would, and writes a sheet of pictures of each to docs/screens/journeys (ARGS go to Playwright)
  screens              takes the pictures of docs/screens, and the moving one of the README
  lighthouse [FLAGS]   how Lighthouse rates our pages and a running table of each game, five times in turn, beside the aims (--help says more)
  frames [FLAGS]       how long frames take while both games are played, the longest with what happened then (--help says more)
  audit [--install]    known faults, licences and sources of what we build from, by cargo-deny (deny.toml); says so where the data on faults cannot be had
  dist [FLAGS]         what strangers install: archive, Debian package, list of parts, checksums in dist/out (--help says more)
  walk [FLAGS]         what a stranger does with the Debian package, on a bare Debian of its own: install, play, back up, upgrade,
                       restore, remove, purge (Linux, as root; --help says more)
  rules                the rule ids of docs/rules that no test cites
  tidy [--hook]        what reviewers forget: long files, dead links, unknown rule ids, commands that no page knows and more;
                       --hook has git run it before each commit
  book [--install]     makes a site of docs/ in target/book with mdBook; --install gets mdBook first (some minutes)
  msrv                 does everything compile with the oldest Rust that Cargo.toml promises? (by rustup)
  bench [ARGS]         the speed of the rules, the searching players and the lab
  load [ARGS]          how many moves a second the server takes, and its memory; next to a reference that only echoes;
                       load --peers: in turn with boardgame.io and Colyseus, fetched by npm;
                       load --bots: how long people wait while very many bots think
  crash [ARGS]         kill the server again and again under play; every acknowledged move has to be there once
  soak [ARGS]          the server as people start it, for a long time: about 500 moves a second, attackers beside, a hard end every
                       two minutes; nothing that was acknowledged may be missing, memory and handles stay what they are
                       (--minutes 30, --rate 500, --tables 120, --kill-every 120, --seed N, --keep FOLDER)
  cluster [FLAGS]      three nodes with PostgreSQL and NATS under play while they are killed, frozen and cut off; every acknowledged
                       move has to be there once and in one order; takeover times, moves/s by nodes, cost of the bus (--help says more)
  scale [FLAGS]        what a million tables a day need, simulated from measured and assumed costs (docs/scale.md; --help lists the costs)
  golden               write the golden files anew; look at the difference before you commit it
  corpus               play the games that corpus/ should have and has not
  fuzz [WHAT] [ARGS]   feed arbitrary bytes as games, commands, logs and content, a minute each
                       (needs a nightly toolchain and cargo-fuzz)
";

fn main() -> ExitCode {
    let mut args = std::env::args().skip(1);
    let command = args.next().unwrap_or_default();
    let rest: Vec<String> = args.collect();
    let result = match command.as_str() {
        "play" => play::play(&rest),
        "test" => test(&rest),
        "web" => web(&rest),
        "journeys" => journeys(&rest),
        "screens" => screens(),
        "lighthouse" => measured::lighthouse(&root(), &rest),
        "frames" => measured::frames(&root(), &rest),
        "audit" => audit::audit(&root(), &rest),
        "dist" => dist::dist(&root(), &rest),
        "walk" => walk::walk(&root(), &rest),
        "rules" => list_rules(),
        "tidy" => tidy::tidy(&root(), &rest),
        "book" => book::book(&root(), &rest),
        "msrv" => msrv::msrv(&root(), &rest),
        "bench" => bench(&rest),
        "load" => against_server("load", &rest),
        "crash" => against_server("crash", &rest),
        "soak" => soak(&rest),
        "cluster" => cluster::cluster(&root(), &rest),
        "scale" => optimised("scale", scale::scale, &rest),
        "golden" => golden(),
        "corpus" => corpus(),
        "fuzz" => fuzz::fuzz(&root(), &rest),
        "" | "help" | "--help" | "-h" => {
            print!("{HELP}");
            Ok(())
        }
        unknown => Err(format!("there is no command `{unknown}`; cargo xtask lists them")),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the project.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().unwrap_or(here).to_owned()
}

/// Runs cargo in the root of the project.
fn cargo(args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    eprintln!("+ cargo {}", args.join(" "));
    let status = Command::new(cargo).args(args).envs(env.iter().copied()).current_dir(root()).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`cargo {}` failed", args.join(" "))),
        Err(error) => Err(format!("cannot start cargo: {error}")),
    }
}

/// The build that people play and that tests run: `[profile.quick]` of Cargo.toml.
const QUICK: [&str; 2] = ["--profile", "quick"];

/// Everything there is, with the features of the tests: what the laws and the interface need to know of the games, and several
/// machines, which releases have too. Not with every feature there is: the toy is in nothing that people get, and in no golden
/// file.
const ALL: [&str; 3] = ["--workspace", "--features", "laws,schema,cluster"];

/// The same with the toy among the games.
const WITH_TOY: [&str; 3] = ["--workspace", "--features", "laws,schema,cluster,toy"];

/// Arguments of cargo, one group after the other.
fn words<'a>(groups: &[&[&'a str]]) -> Vec<&'a str> {
    groups.concat()
}

/// Everything CI runs, or what can be known of it in a few minutes; and how long each part of it took.
fn test(rest: &[String]) -> Result<(), String> {
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    let what = match rest[..] {
        [] => whole_test,
        ["quick"] => quick_test,
        [unknown, ..] => return Err(format!("there is no `test {unknown}`; there are: test, test quick")),
    };
    let mut parts = Parts::new();
    let result = what(&mut parts);
    eprintln!("\n{}", parts.summary());
    result
}

/// Format, types and logic of the client, and the tests within crates: while one works.
fn quick_test(parts: &mut Parts) -> Result<(), String> {
    parts.run("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    parts.run("tidy", || tidy::tidy(&root(), &[]))?;
    parts.run("client's checks", || web::check(&root()))?;
    let inner = words(&[&["test"], &QUICK, &ALL, &["--quiet", "--lib", "--bins"]]);
    parts.run("tests within crates", || cargo(&inner, &[]))?;
    parts.run("rules", list_rules)
}

/// The client comes first, because the program carries it.
fn whole_test(parts: &mut Parts) -> Result<(), String> {
    parts.run("format", || cargo(&["fmt", "--all", "--check"], &[]))?;
    parts.run("tidy", || tidy::tidy(&root(), &[]))?;
    parts.run("client", || web::build(&root()))?;
    let clippy = words(&[&["clippy"], &QUICK, &ALL, &["--all-targets", "--", "-D", "warnings"]]);
    parts.run("lints and client's checks", || beside(|| web::check(&root()), || cargo(&clippy, &[])))?;
    parts.run("services", || {
        services::there();
        Ok(())
    })?;
    let python = parts.run("Python", || python::interpreter(&root()))?;
    parts.run("build", || cargo(&words(&[&["test", "--no-run"], &QUICK, &ALL]), &[]))?;
    let env = [(python::VARIABLE, &*python.to_string_lossy())];
    parts.run("tests", || suites::run(&root(), &words(&[&QUICK, &ALL]), &env))?;
    parts.run("examples in comments", || cargo(&words(&[&["test", "--doc", "--quiet"], &QUICK, &ALL]), &[]))?;
    let offline = words(&[&["test"], &QUICK, &ALL, &["--no-default-features", "--test", "offline"]]);
    parts.run("without the server", || cargo(&offline, &[]))?;
    parts.run("toy", toy)?;
    parts.run("program", program)?;
    parts.run("browser", || web::browser(&root(), &[]))?;
    parts.run("short journeys", || web::browser(&root(), &["--project=journeys", "--grep=@short"]))?;
    parts.run("rules", list_rules)
}

/// Does two things at once: each of them often waits for itself. What went wrong first is said.
fn beside<A: Send>(
    one: impl FnOnce() -> Result<A, String> + Send,
    other: impl FnOnce() -> Result<(), String>,
) -> Result<A, String> {
    std::thread::scope(|scope| {
        let one = scope.spawn(one);
        let other = other();
        let one = one.join().map_err(|_| "a part of it was not waited for".to_owned())?;
        other.and(one)
    })
}

/// Plays the toy through the whole house, as docs/adding-a-game.md has it, and in a browser. Only what lists the games is
/// built anew; the tests bring the program along.
fn toy() -> Result<(), String> {
    let suites = ["every_title", "house", "patches", "docs_commands"].map(|suite| ["--test", suite]);
    cargo(&words(&[&["test"], &QUICK, &WITH_TOY, suites.as_flattened()]), &[])?;
    web::browser(&root(), &["--project=toy"])
}

/// Builds the program that is played in a real browser, as tests bring it along: asked for by itself, cargo would build much
/// of it once more, since tests want other features of the same crates.
fn program() -> Result<(), String> {
    cargo(&words(&[&["test", "--no-run"], &QUICK, &ALL, &["--test", "docs_commands"]]), &[])
}

fn web(rest: &[String]) -> Result<(), String> {
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    web::build(&root())?;
    match rest[..] {
        [] => Ok(()),
        ["check"] => web::check(&root()),
        ["browser", ref args @ ..] => {
            program()?;
            web::browser(&root(), args)
        }
        [unknown, ..] => Err(format!("there is no `web {unknown}`; there are: web, web check, web browser")),
    }
}

/// Whole visits, as people would make them, with a sheet of pictures of each.
fn journeys(rest: &[String]) -> Result<(), String> {
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    web::build(&root())?;
    program()?;
    web::journeys(&root(), &rest)
}

fn screens() -> Result<(), String> {
    web::build(&root())?;
    program()?;
    web::browser(&root(), &["--project=screens"])?;
    let frames = moving::folder(&root());
    web::moving(&root(), &frames)?;
    moving::together(&root(), &frames)
}

fn list_rules() -> Result<(), String> {
    let tree = tree::Tree::read(&root())?;
    let report = rules::read(&tree.texts().collect::<Vec<_>>())?;
    print!("{report}");
    if report.is_clean() { Ok(()) } else { Err("some rules are not shown by any test".to_owned()) }
}

fn bench(rest: &[String]) -> Result<(), String> {
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    let fixed = ["run", "--quiet", "--release", "--package", "firstlight", "--", "bench"];
    cargo(&[&fixed[..], &rest].concat(), &[])
}

/// Builds the server and an example that tries it from outside, and runs the example.
fn against_server(example: &str, rest: &[String]) -> Result<(), String> {
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    cargo(&["build", "--quiet", "--release", "--package", "firstlight", "--bin", "firstlight"], &[])?;
    let fixed = ["run", "--quiet", "--release", "--package", "server", "--example", example, "--"];
    cargo(&[&fixed[..], &rest].concat(), &[])
}

/// What computes for long is not worth its while in the build that is to start at once: it runs in another.
fn optimised(name: &str, run: fn(&[String]) -> Result<(), String>, rest: &[String]) -> Result<(), String> {
    if !cfg!(debug_assertions) {
        return run(rest);
    }
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    cargo(&words(&[&["run", "--quiet"], &QUICK, &["--package", "xtask", "--", name], &rest]), &[])
}

/// Plays against the program as people install it, attacks it and kills it.
fn soak(rest: &[String]) -> Result<(), String> {
    // The program carries the client.
    web::build(&root())?;
    against_server("soak", rest)
}

fn corpus() -> Result<(), String> {
    cargo(&["run", "--quiet", "--release", "--package", "firstlight", "--example", "corpus"], &[])
}

fn golden() -> Result<(), String> {
    cargo(&words(&[&["test"], &QUICK, &ALL, &["--quiet", "golden"]]), &[("UPDATE_GOLDEN", "1")])?;
    web::types(&root())
}
