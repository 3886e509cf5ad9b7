//! `cargo xtask walk`: all that a stranger does with the Debian package, on a machine of its own with nothing but Debian.

use crate::dist::{RUN, newest_package};
use crate::shell::{install_debian, run_in};
use crate::{cargo, words};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const HELP: &str = "\
cargo xtask walk [FLAGS]

Boots a bare Debian of its own (by debootstrap and systemd-nspawn; Linux, as root) and does there what a stranger does with
the package that `cargo xtask dist` has made: install it, play, back up, upgrade from the version before, restart the machine,
restore, open what the version before left behind, remove, install again, purge. The first time fetches some 200 MB; the walk
itself has no network, and takes about a minute

  --package FILE     walks with this package instead of the newest in dist/out
  --before PROGRAM   upgrades from this program; without it, from the same one under the number of the version before
";

/// What the walk needs of the system, and the package of Debian that brings it.
const TOOLS: [(&str, &str); 4] = [
    ("debootstrap", "debootstrap"),
    ("systemd-nspawn", "systemd-container"),
    ("ip", "iproute2"),
    ("nsenter", "util-linux"),
];

/// What was asked for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    package: Option<String>,
    before: Option<String>,
}

impl Asked {
    fn read(args: &[String]) -> Result<Asked, String> {
        let (mut asked, mut args) = (Asked::default(), args.iter());
        while let Some(arg) = args.next() {
            let to = match arg.as_str() {
                "--package" => &mut asked.package,
                "--before" => &mut asked.before,
                _ => return Err(format!("there is no `walk {arg}`; see cargo xtask walk --help")),
            };
            let value = args.next().ok_or_else(|| format!("`{arg}` needs a value; see cargo xtask walk --help"))?;
            *to = Some(value.clone());
        }
        Ok(asked)
    }
}

pub(crate) fn walk(root: &Path, args: &[String]) -> Result<(), String> {
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        print!("{HELP}");
        return Ok(());
    }
    let asked = Asked::read(args)?;
    let package = match &asked.package {
        Some(package) => PathBuf::from(package),
        None => newest_package(&root.join("dist").join("out"))
            .map_err(|why| format!("{why}: run `cargo xtask dist` first"))?,
    };
    let package = fs::canonicalize(&package).map_err(|error| format!("{}: {error}", package.display()))?;
    tools()?;
    let folder = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from).join("walk");
    let text = |path: PathBuf| path.display().to_string();
    let (bare, scratch) = (text(folder.join("debian")), text(folder.join(format!("machine-{}", std::process::id()))));
    eprintln!("1 of 2: a bare Debian");
    cargo(&words(&[&RUN, &["--", "fetch", &bare]]), &[])?;
    eprintln!("2 of 2: the walk with {}, without a network", package.display());
    let package = text(package);
    let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    // A network of its own, in which there is nothing but this machine: no port is taken, and nothing can be fetched.
    let alone = ["--net", "sh", "-c", "ip link set lo up && exec \"$@\"", "sh", &cargo];
    let before = asked.before.as_ref().map_or(vec![], |before| vec!["--before", before.as_str()]);
    let walk = ["--", "walk", &package, "--bare", &bare, "--scratch", &scratch];
    run_in(root, "unshare", &words(&[&alone, &RUN, &walk, &before]), &[])
}

/// Everything is there, or Debian can bring it.
fn tools() -> Result<(), String> {
    let missing = || {
        let absent = |tool: &str| Command::new(tool).arg("--version").output().is_err();
        TOOLS.into_iter().filter(|(tool, _)| absent(tool)).map(|(_, package)| package).collect::<Vec<_>>()
    };
    let wanted = missing();
    if wanted.is_empty() || install_debian(&wanted) && missing().is_empty() {
        return Ok(());
    }
    Err(format!("a machine of its own needs {}: on Debian, as root, they are installed by this", wanted.join(", ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_read() {
        let read = |text: &str| Asked::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let asked = Asked { before: Some("old".to_owned()), ..Asked::default() };
        assert_eq!(read("--before old"), Ok(asked));
        assert!(read("--before").is_err() && read("--behind x").is_err());
    }
}
