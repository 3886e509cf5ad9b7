//! Arbitrary bytes as games, commands, logs and content, by cargo-fuzz (`fuzz/`).

use std::fs;
use std::io;
use std::path::Path;
use std::process::Command;

/// What can be fed with arbitrary bytes.
const FED: [&str; 4] = ["games", "commands", "logs", "content"];

/// The files of content in the order in which the first byte of what is fed names them (`fuzz/fuzz_targets/content.rs`).
const CONTENT: &str = "fuzz/content.txt";

/// Feeds one of them or all, a minute each unless the arguments say otherwise.
pub(crate) fn fuzz(root: &Path, rest: &[String]) -> Result<(), String> {
    let (what, rest) = match rest.split_first() {
        Some((what, rest)) if FED.contains(&what.as_str()) => (vec![what.as_str()], rest),
        Some((what, _)) if !what.starts_with('-') => {
            return Err(format!("`{what}` cannot be fed; these can: {}", FED.join(", ")));
        }
        _ => (FED.to_vec(), rest),
    };
    let time = ["--".to_owned(), "-max_total_time=60".to_owned()];
    let rest = if rest.is_empty() { &time[..] } else { rest };
    for one in what {
        println!("{one}");
        sow(root, one).map_err(|error| format!("cannot lay out what {one} begin with: {error}"))?;
        let mut rustup = Command::new("rustup");
        rustup.args(["run", "nightly", "cargo", "fuzz", "run", one]).args(rest).current_dir(root);
        let status = rustup.status().map_err(|error| format!("cannot start rustup: {error}"))?;
        if !status.success() {
            return Err(format!(
                "feeding {one} failed: what broke it lies in fuzz/artifacts/{one}; if nothing does, it was not built, which needs `rustup toolchain install nightly` and `cargo install cargo-fuzz`"
            ));
        }
    }
    Ok(())
}

/// Lays out things that are right, to be spoilt: from nothing, no log comes about in a minute that is read beyond its first
/// line. Any bytes are a game.
fn sow(root: &Path, what: &str) -> io::Result<()> {
    let folder = root.join("fuzz/corpus").join(what);
    fs::create_dir_all(&folder)?;
    let sow = |name: &str, bytes: &[u8]| fs::write(folder.join(format!("seed-{name}")), bytes);
    match what {
        "commands" => {
            let all = fs::read_to_string(root.join("crates/server/tests/feeds/commands.txt"))?;
            for game in ["0", "1"] {
                sow(game, format!("{game}{all}").as_bytes())?;
                for (no, line) in all.lines().enumerate() {
                    sow(&format!("{game}-{no}"), format!("{game}{line}").as_bytes())?;
                }
            }
        }
        "logs" => {
            // What earlier programs left behind is not of one game.
            for game in folders(&root.join("games"))? {
                let Ok(entries) = fs::read_dir(root.join("corpus").join(&game)) else { continue };
                for entry in entries {
                    let path = entry?.path();
                    if path.extension().is_some_and(|ending| ending == "jsonl") {
                        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                        sow(&format!("{game}-{name}"), &fs::read(path)?)?;
                    }
                }
            }
        }
        "content" => {
            for (no, path) in (0u8..).zip(fs::read_to_string(root.join(CONTENT))?.lines()) {
                sow(&no.to_string(), &[&[no], &fs::read(root.join(path))?[..]].concat())?;
            }
        }
        _ => {}
    }
    Ok(())
}

/// The names of the folders in a folder.
fn folders(within: &Path) -> io::Result<Vec<String>> {
    let entries = fs::read_dir(within)?.collect::<io::Result<Vec<_>>>()?;
    let folders = entries.iter().filter(|entry| entry.path().is_dir());
    Ok(folders.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
}
