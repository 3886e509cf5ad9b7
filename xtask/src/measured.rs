//! What the client is like in a browser: how Lighthouse rates its pages, and how smooth its tables are. The scripts are in
//! `web/browser/measured`.

use crate::{cargo, web};
use std::path::{Path, PathBuf};

/// By these variables the scripts learn what to measure.
const PROGRAM: &str = "FIRSTLIGHT_BIN";
const RUNS: &str = "FIRSTLIGHT_RUNS";
const PAGES: &str = "FIRSTLIGHT_PAGES";
const SECONDS: &str = "FIRSTLIGHT_SECONDS";
const REPORTS: &str = "FIRSTLIGHT_REPORTS";

const LIGHTHOUSE: &str = "\
cargo xtask lighthouse [FLAGS]

Lighthouse 12 (mobile, headless) on pages of the release build with default limits, and on a running table of each game. Every page
is visited once in each run, so that what else the machine does falls on all of them. Prints medians beside the least and the most;
ends with 1 if a median misses its aim: 95 points for speed on pages, 90 on tables, 100 in the other columns. Wants a quiet machine.

  --runs N         visits of each page (5)
  --pages A,B      only these, of home, learn, rules, cards and the tables of each game by its id
  --program PATH   measures this program instead of building one; it must carry its client
  --reports DIR    keeps Lighthouse's whole reports there
";

const FRAMES: &str = "\
cargo xtask frames [FLAGS]

Plays a table of each game at 1440x900 at the usual pace, drawn without a graphics card, with the release build and default limits.
Prints how long frames took, the longest of them with what the page did then; ends with 1 if p99 is over 33 ms or p99.9 over 100 ms.
Wants a quiet machine.

  --seconds N      how long each game is played (90)
  --pages A,B      only these games
  --program PATH   measures this program instead of building one; it must carry its client
";

/// Which flag of a command goes to a script by which variable.
const OF_LIGHTHOUSE: [(&str, &str); 4] =
    [("--runs", RUNS), ("--pages", PAGES), ("--program", PROGRAM), ("--reports", REPORTS)];
const OF_FRAMES: [(&str, &str); 3] = [("--seconds", SECONDS), ("--pages", PAGES), ("--program", PROGRAM)];

pub(crate) fn lighthouse(root: &Path, args: &[String]) -> Result<(), String> {
    measure(root, args, "lighthouse", LIGHTHOUSE, &OF_LIGHTHOUSE)
}

pub(crate) fn frames(root: &Path, args: &[String]) -> Result<(), String> {
    measure(root, args, "frames", FRAMES, &OF_FRAMES)
}

fn measure(root: &Path, args: &[String], name: &str, help: &str, flags: &[(&str, &str)]) -> Result<(), String> {
    let Some(given) = read(args, name, flags)? else {
        print!("{help}");
        return Ok(());
    };
    let mut env = Vec::new();
    for (variable, value) in given {
        let value = match variable {
            // The scripts run in the folder of the client.
            PROGRAM => whole(&value)?,
            REPORTS => {
                std::fs::create_dir_all(&value).map_err(|error| format!("{value} cannot be made: {error}"))?;
                whole(&value)?
            }
            _ => value,
        };
        env.push((variable, value));
    }
    web::packages(root)?;
    if !env.iter().any(|(variable, _)| *variable == PROGRAM) {
        web::build(root)?;
        cargo(&["build", "--release", "--package", "firstlight", "--bin", "firstlight"], &[])?;
        let program = target(root).join("release").join(format!("firstlight{}", std::env::consts::EXE_SUFFIX));
        env.push((PROGRAM, program.to_string_lossy().into_owned()));
    }
    let env: Vec<(&str, &str)> = env.iter().map(|(variable, value)| (*variable, value.as_str())).collect();
    web::in_browser(root, &[&format!("--project={name}"), "--reporter=line"], &env)
}

/// Where cargo puts what it builds.
fn target(root: &Path) -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), |named| root.join(named))
}

fn whole(path: &str) -> Result<String, String> {
    let found = std::fs::canonicalize(path).map_err(|error| format!("{path} cannot be found: {error}"))?;
    Ok(found.to_string_lossy().into_owned())
}

/// The variables that flags stand for; nothing, if somebody asks for help.
fn read<'a>(args: &[String], name: &str, flags: &[(&str, &'a str)]) -> Result<Option<Vec<(&'a str, String)>>, String> {
    let mut given = Vec::new();
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if matches!(arg.as_str(), "--help" | "-h" | "help") {
            return Ok(None);
        }
        let (_, variable) = flags
            .iter()
            .find(|(flag, _)| flag == arg)
            .ok_or_else(|| format!("`{name}` has no flag `{arg}`; `cargo xtask {name} --help` lists them"))?;
        let value = args.next().ok_or_else(|| format!("`{arg}` wants a value"))?;
        if matches!(*variable, RUNS | SECONDS) && !value.parse().is_ok_and(|number: u32| number > 0) {
            return Err(format!("`{arg}` wants a whole number from 1 on, not `{value}`"));
        }
        given.push((*variable, value.clone()));
    }
    Ok(Some(given))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(args: &[&str]) -> Result<Option<Vec<(&'static str, String)>>, String> {
        let args: Vec<String> = args.iter().map(ToString::to_string).collect();
        read(&args, "lighthouse", &OF_LIGHTHOUSE)
    }

    #[test]
    fn flags_become_variables() {
        let given = said(&["--runs", "3", "--pages", "home,cards"]);
        assert_eq!(given, Ok(Some(vec![(RUNS, "3".to_owned()), (PAGES, "home,cards".to_owned())])));
        assert_eq!(said(&[]), Ok(Some(Vec::new())));
        assert_eq!(said(&["--runs", "3", "--help"]), Ok(None));
    }

    #[test]
    fn what_is_no_flag_is_said() {
        for args in [&["--run", "3"][..], &["--runs"], &["--runs", "0"], &["--runs", "many"], &["home"]] {
            assert!(said(args).is_err(), "{args:?}");
        }
    }

    #[test]
    fn help_names_every_flag() {
        for (help, flags) in [(LIGHTHOUSE, &OF_LIGHTHOUSE[..]), (FRAMES, &OF_FRAMES)] {
            assert!(flags.iter().all(|(flag, _)| help.contains(flag)));
        }
    }
}
