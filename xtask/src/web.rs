//! The browser client: its packages, its build, its checks, and a browser to play it in.

use crate::shell::{install_debian, run_in};
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

/// By this variable the browser tests learn which browser to start.
const BROWSER: &str = "FIRSTLIGHT_CHROMIUM";
/// And by this one journeys learn where their sheets belong.
const SHEETS: &str = "FIRSTLIGHT_SHEETS";
/// And by this one where the frames of the moving picture belong.
const FRAMES: &str = "FIRSTLIGHT_FRAMES";
const BROWSERS: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// Builds the client into `web/dist`, from where the program takes it in.
pub(crate) fn build(root: &Path) -> Result<(), String> {
    packages(root)?;
    npm(root, &["run", "--silent", "build", "--", "--logLevel", "warn"])
}

/// Makes the types of the wire anew, from the golden document of the interface.
pub(crate) fn types(root: &Path) -> Result<(), String> {
    packages(root)?;
    npm(root, &["run", "--silent", "types"])
}

/// Layout and lints, types, and the tests of what is logic.
pub(crate) fn check(root: &Path) -> Result<(), String> {
    npm(root, &["run", "--silent", "lint"])?;
    npm(root, &["run", "--silent", "check"])?;
    npm(root, &["run", "--silent", "unit"])
}

/// The tests that play in a real browser.
pub(crate) fn browser(root: &Path, args: &[&str]) -> Result<(), String> {
    in_browser(root, args, &[])
}

/// Whole visits, with their sheets of pictures among the documents.
pub(crate) fn journeys(root: &Path, args: &[&str]) -> Result<(), String> {
    firefox();
    let sheets = root.join("docs").join("screens").join("journeys");
    in_browser(root, &[&["--project=journeys"], args].concat(), &[(SHEETS, &sheets.to_string_lossy())])?;
    eprintln!("the sheets are in {}", sheets.display());
    Ok(())
}

/// Takes the frames of the moving picture.
pub(crate) fn moving(root: &Path, frames: &Path) -> Result<(), String> {
    in_browser(root, &["--project=moving"], &[(FRAMES, &frames.to_string_lossy())])
}

/// Runs Playwright, with variables for its scripts.
pub(crate) fn in_browser(root: &Path, args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    let browser = chromium()?;
    // The pictures for the documents are taken on demand.
    let named = args.iter().any(|arg| arg.starts_with("--project"));
    let usual: &[&str] = if named { &[] } else { &["--project=browser"] };
    let command = [&["run", "--silent", "browser", "--"], usual, args].concat();
    let browser = browser.to_string_lossy();
    run_in(&root.join("web"), program("npm"), &command, &[env, &[(BROWSER, &browser)]].concat())
}

fn npm(root: &Path, args: &[&str]) -> Result<(), String> {
    run_in(&root.join("web"), program("npm"), args, &[])
}

/// npm is a script, which Windows finds by another name.
fn program(name: &'static str) -> &'static str {
    if cfg!(windows) && name == "npm" { "npm.cmd" } else { name }
}

/// Installs the packages that `web/package-lock.json` names, unless they are there.
pub(crate) fn packages(root: &Path) -> Result<(), String> {
    node()?;
    let web = root.join("web");
    let age = |path: &str| fs::metadata(web.join(path)).and_then(|about| about.modified()).ok();
    let (wanted, there) = (age("package-lock.json"), age("node_modules/.package-lock.json"));
    if there.is_some() && there >= wanted {
        return Ok(());
    }
    npm(root, &["ci", "--no-audit", "--no-fund"]).map_err(|why| format!("{why}: is there a network?"))
}

/// Node.js and npm are there, or Debian can bring them.
pub(crate) fn node() -> Result<(), String> {
    let version = |name: &'static str| Command::new(program(name)).arg("--version").output().ok();
    let text = |output: Output| String::from_utf8_lossy(&output.stdout).into_owned();
    let there = || version("npm").is_some() && version("node").is_some_and(|said| is_new_enough(&text(said)));
    let offered =
        || Command::new("apt-cache").args(["policy", "nodejs"]).output().is_ok_and(|said| offers(&text(said)));
    if there() || offered() && install_debian(&["nodejs", "npm"]) && there() { Ok(()) } else { Err(NODE.to_owned()) }
}

/// Would Debian install one that is new enough? What it has is often older.
fn offers(policy: &str) -> bool {
    policy.lines().find_map(|line| line.trim().strip_prefix("Candidate: ")).is_some_and(is_new_enough)
}

const NODE: &str =
    "the browser client is built with Node.js: install version 20.19 or newer, with npm (https://nodejs.org)";

/// As in `v20.19.2`.
fn is_new_enough(version: &str) -> bool {
    let mut parts = version.trim().trim_start_matches('v').split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    let (major, minor) = (parts.next().unwrap_or(0), parts.next().unwrap_or(0));
    (major, minor) >= (20, 19)
}

/// Brings Firefox for the one journey that is made in it, where that is ours to do; without it the journey says so.
fn firefox() {
    let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    if !["firefox-esr", "firefox"].iter().any(|name| folders.iter().any(|folder| folder.join(name).is_file())) {
        install_debian(&["firefox-esr"]);
    }
}

/// A Chromium that is there, or that Debian can bring.
fn chromium() -> Result<PathBuf, String> {
    let there = || {
        let named = env::var_os(BROWSER).map(PathBuf::from).filter(|path| path.is_file());
        named.or_else(|| {
            let folders: Vec<PathBuf> = env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
            let all = BROWSERS.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
            all.into_iter().find(|path| path.is_file())
        })
    };
    if let Some(found) = there() {
        return Ok(found);
    }
    install_debian(&["chromium"]);
    there().ok_or_else(|| format!("the browser tests need Chromium: install it, or name one in {BROWSER}"))
}

#[cfg(test)]
mod tests {
    use super::{is_new_enough, offers};

    #[test]
    fn debian_is_asked_only_for_what_is_new_enough() {
        let policy =
            |version: &str| format!("nodejs:\n  Installed: (none)\n  Candidate: {version}\n  Version table:\n");
        assert!(offers(&policy("20.19.2+dfsg-1")) && offers(&policy("22.14.0+dfsg-2")));
        assert!(!offers(&policy("18.20.4+dfsg-1~deb12u1")) && !offers(&policy("(none)")) && !offers(""));
    }

    #[test]
    fn versions_are_compared_as_numbers() {
        assert!(is_new_enough("v20.19.0\n") && is_new_enough("v22.1.0") && is_new_enough("v100.0.0"));
        assert!(
            !is_new_enough("v20.9.0") && !is_new_enough("v18.20.4") && !is_new_enough("") && !is_new_enough("node")
        );
    }
}
