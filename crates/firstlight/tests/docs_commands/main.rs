//! What the README and the pages of `docs/` tell people to type is typed: every line of every block that begins with
//! "```sh" is run in an empty folder, made small (`small.rs`), and ends well. A line that nobody knows how to run fails.
//!
//! `cargo xtask tidy` sees that commands are in such blocks, and that those of `cargo xtask` are there with their flags.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]
#![cfg(unix)]

mod pages;
#[path = "../common/served.rs"]
mod served;
mod small;

use pages::{Line, Page};
use served::{Folder, Served, said};
use small::{Kind, Small};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// Where the commands of one page are typed.
struct Desk {
    folder: Folder,
}

impl Desk {
    fn new(page: &Page, what: &str) -> Desk {
        let name = page.path.replace(['/', '.'], "-");
        let desk = Desk { folder: Folder::new(&format!("{what}-{name}")) };
        let plans = desk.folder.0.join("plans");
        fs::create_dir(&plans).unwrap();
        for plan in fs::read_dir(root().join("plans")).unwrap().map(|entry| entry.unwrap().path()) {
            let text = small::plan(&fs::read_to_string(&plan).unwrap());
            fs::write(plans.join(plan.file_name().unwrap()), text).unwrap();
        }
        desk
    }

    /// The program, as somebody runs it who has it on their path and a home of their own.
    fn firstlight(&self, args: &[String]) -> Command {
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        let mut command = served::firstlight(&args);
        command.current_dir(&self.folder.0);
        for home in ["HOME", "XDG_DATA_HOME", "APPDATA"] {
            command.env(home, self.folder.0.join("home"));
        }
        command
    }

    /// What a command reads is there: a page that has not made it says where people have it from.
    fn bring(&self, small: &Small) {
        let log = self.folder.0.join("game.jsonl");
        let reads = small.args.iter().any(|arg| arg == "game.jsonl") && small.kind != Kind::Table;
        if reads && !log.exists() {
            fs::copy(root().join("corpus/earthrise/players-3.jsonl"), &log).unwrap();
        }
        if small.args.first().is_some_and(|name| name == "backup") && !self.folder.0.join("home/firstlight").exists() {
            let serve = ["serve", "--addr", "127.0.0.1:0"].map(str::to_owned);
            assert!(Served::of(self.firstlight(&serve), Stdio::null()).stop());
        }
    }

    /// Runs a command of the program; what it said, if it did not end well.
    fn run(&self, small: &Small) -> Result<(), String> {
        self.bring(small);
        match small.kind {
            Kind::Server => {
                let server = Served::of(self.firstlight(&small.args), Stdio::null());
                // Behind a proxy it answers for the name of the site alone; to be there is enough.
                let (status, _) = server.through(&server.address, &[], "/healthz");
                let well = server.stop();
                if well && status.starts_with("HTTP/1.1") {
                    Ok(())
                } else {
                    Err(format!("{status}, ended well: {well}"))
                }
            }
            Kind::Table | Kind::Once => {
                let mut command = self.firstlight(&small.args);
                let child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
                let mut child = child.spawn().unwrap();
                let mut keys = child.stdin.take().unwrap();
                let typing = std::thread::spawn(move || {
                    // The first move of the list, until the game is over; the program may leave before.
                    let _ = keys.write_all("1\n".repeat(600).as_bytes());
                });
                let ran = child.wait_with_output().unwrap();
                typing.join().unwrap();
                if ran.status.success() { Ok(()) } else { Err(said(&ran)) }
            }
        }
    }
}

/// Types one line of a page.
fn typed(desk: &Desk, page: &Page, line: &Line) -> Result<(), String> {
    let words: Vec<&str> = line.words.iter().map(String::as_str).collect();
    match words[..] {
        ["firstlight", ref args @ ..] => desk.run(&small::of(args)?),
        ["cargo", "xtask", name, ..] => {
            let help = fs::read_to_string(root().join("xtask/src/main.rs")).unwrap();
            let known = help
                .lines()
                .any(|line| line.strip_prefix("  ").is_some_and(|line| line.starts_with(&format!("{name} "))));
            if known { Ok(()) } else { Err(format!("cargo xtask has no {name}")) }
        }
        // The program with the toy is run where it is built (`cargo xtask test` builds it for a few suites).
        ["cargo", "run", "--profile", "quick", "--features", "toy", "--bin", "firstlight", "--", ref args @ ..] => {
            let small = small::of(args)?;
            if games::IDS.contains(&"pairs") { desk.run(&small) } else { Ok(()) }
        }
        ["cargo", "install", "--path", path, ref flags @ ..] => {
            let manifest = root().join(path).join("Cargo.toml");
            let fine = flags.iter().all(|flag| *flag == "--no-default-features");
            if manifest.is_file() && fine { Ok(()) } else { Err("there is nothing to install".to_owned()) }
        }
        ["cargo", "build", "--release"] | ["cargo", "uninstall", "firstlight"] => Ok(()),
        _ => Err(format!("nobody knows how to run this: {}, line {}", page.path, line.number)),
    }
}

/// Runs the commands of a page; everything that did not end well.
fn faults(page: &Page) -> Vec<String> {
    let desk = Desk::new(page, "commands");
    let mut faults = Vec::new();
    for block in &page.blocks {
        if block.is_script() {
            // Shell around the commands: the whole is run below, by the shell.
            continue;
        }
        for line in &block.lines {
            if let Err(why) = typed(&desk, page, line) {
                faults.push(format!("{}:{}: {}\n  {}", page.path, line.number, line.words.join(" "), why.trim()));
            }
        }
    }
    faults
}

#[test]
fn what_people_are_told_to_type_ends_well() {
    let pages = pages::all(&root());
    let with_toy = games::IDS.contains(&"pairs");
    let pages: Vec<&Page> = pages.iter().filter(|page| !page.blocks.is_empty()).collect();
    // With the toy only its own page is new.
    let pages: Vec<&&Page> = pages.iter().filter(|page| !with_toy || page.path.ends_with("adding-a-game.md")).collect();
    assert!(!pages.is_empty() && (with_toy || pages.len() >= 8), "{}", pages.len());
    let next = std::sync::atomic::AtomicUsize::new(0);
    let faults: Vec<String> = std::thread::scope(|scope| {
        let worker = || {
            let mut found = Vec::new();
            while let Some(page) = pages.get(next.fetch_add(1, std::sync::atomic::Ordering::Relaxed)) {
                found.extend(faults(page));
            }
            found
        };
        let workers = [scope.spawn(worker), scope.spawn(worker)];
        workers.into_iter().flat_map(|worker| worker.join().unwrap()).collect()
    });
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The script of the page on bots: two of them play a game, as it stands there, with the bot of the same page.
#[test]
fn the_script_of_the_page_on_bots_plays_a_game() {
    let Ok(python) = std::env::var("FIRSTLIGHT_PYTHON") else {
        return skipped("FIRSTLIGHT_PYTHON names no Python with websockets; `cargo xtask test` prepares one");
    };
    if let Some(missing) = ["curl", "jq"].into_iter().find(|tool| Command::new(tool).arg("--version").output().is_err())
    {
        return skipped(&format!("there is no {missing}"));
    }
    let pages = pages::all(&root());
    let scripts: Vec<(&Page, &pages::Block)> = pages
        .iter()
        .flat_map(|page| page.blocks.iter().filter(|block| block.is_script()).map(move |block| (page, block)))
        .collect();
    let [(page, script)] = scripts[..] else { panic!("there is one script, and not {}", scripts.len()) };
    let desk = Desk::new(page, "script");
    let bin = desk.folder.0.join("bin");
    fs::create_dir(&bin).unwrap();
    std::os::unix::fs::symlink(env!("CARGO_BIN_EXE_firstlight"), bin.join("firstlight")).unwrap();
    // A link to the Python of a virtual environment would be another Python.
    fs::write(bin.join("python"), format!("#!/bin/sh\nexec '{python}' \"$@\"\n")).unwrap();
    fs::set_permissions(bin.join("python"), std::os::unix::fs::PermissionsExt::from_mode(0o755)).unwrap();
    fs::write(desk.folder.0.join("bot.py"), pages::python(&root().join(&page.path))).unwrap();
    // The server gets a port that is free.
    let (serve, rest) = script.lines.split_first().unwrap();
    let args: Vec<&str> = serve.words.iter().map(String::as_str).collect();
    let ["firstlight", ref args @ .., "&"] = args[..] else { panic!("the script begins with a server") };
    let server = Served::of(desk.firstlight(&small::of(args).unwrap().args), Stdio::null());
    let lines: Vec<&str> = rest.iter().map(|line| line.text.as_str()).collect();
    let text = lines.join("\n").replace("127.0.0.1:7878", &server.address);
    assert!(text.contains(&server.address));
    let path = format!("{}:{}", bin.display(), std::env::var("PATH").unwrap());
    let ran = Command::new("sh").args(["-ec", &text]).current_dir(&desk.folder.0).env("PATH", path).output().unwrap();
    assert!(ran.status.success() && said(&ran).contains("holds"), "{}", said(&ran));
    assert!(server.stop());
}

fn skipped(why: &str) {
    // Straight to the terminal: what a test prints is not shown when it passes.
    let _ = std::io::stderr().write_all(format!("the script of the page on bots is skipped: {why}.\n").as_bytes());
}

#[test]
fn a_line_that_nobody_knows_or_that_fails_is_found() {
    let page = Page::read(
        "x.md",
        "# X\n\n```sh\nfirstlight fly\nrm -r x\nfirstlight replay no-such.jsonl  # a comment\nfirstlight cards daybreak \"Heat Pumps\"\n```\n",
    );
    let found = faults(&page);
    assert_eq!(found.len(), 3, "{found:?}");
    assert!(found[0].starts_with("x.md:4:") && found[1].contains("nobody knows") && found[2].contains("no such file"));
}

#[test]
fn every_way_to_make_a_command_small_is_used() {
    let pages = pages::all(&root());
    let lines = pages.iter().flat_map(|page| &page.blocks).flat_map(|block| &block.lines);
    let used: BTreeSet<&str> = lines
        .filter_map(|line| match line.words.first()?.as_str() {
            "firstlight" => line.words.get(1).map(String::as_str),
            _ => None,
        })
        .collect();
    let idle: Vec<&&str> = small::COMMANDS.iter().filter(|name| !used.contains(**name)).collect();
    assert!(idle.is_empty(), "no page has {idle:?}");
}
