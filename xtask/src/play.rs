//! `cargo xtask play`: from nothing but Rust and Node.js to a table in the browser.

use crate::{QUICK, cargo, root, web, words};
use std::thread;

/// All of the program that does not carry the client, so that it is built while the client is. Nothing of it may be built
/// again with the program: a test looks at the features that each call asks for.
const BESIDE_THE_CLIENT: [&str; 6] = ["--package", "server", "--package", "lab", "--package", "terminal"];
const PROGRAM: [&str; 4] = ["--package", "firstlight", "--bin", "firstlight"];

pub(crate) fn play(rest: &[String]) -> Result<(), String> {
    let rest: Vec<&str> = rest.iter().map(String::as_str).collect();
    // What is missing is said now, and not when the rest is built.
    web::node()?;
    eprintln!(
        "1 of 3: the program and, beside it, the browser client; the first time takes two to three minutes on two cores"
    );
    let server = thread::spawn(|| cargo(&words(&[&["build"], &QUICK, &BESIDE_THE_CLIENT]), &[]));
    let client = web::build(&root());
    server.join().map_err(|_| "cargo was not waited for".to_owned())??;
    client?;
    eprintln!("2 of 3: both put together");
    cargo(&words(&[&["build"], &QUICK, &PROGRAM]), &[])?;
    eprintln!("3 of 3: playing; Ctrl+C ends it, and every game is kept");
    cargo(&words(&[&["run", "--quiet"], &QUICK, &PROGRAM, &["--", "play"], &rest]), &[])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;
    use std::process::Command;

    /// Every package that is built for these, with its features.
    fn built(packages: &[&str]) -> BTreeSet<String> {
        let named = packages.iter().flat_map(|name| ["--package", name]);
        let asked = ["tree", "--offline", "--edges", "normal,build", "--prefix", "none", "--format", "{p} {f}"];
        let said = Command::new(env!("CARGO")).args(asked).args(named).current_dir(root()).output().unwrap();
        assert!(said.status.success(), "{}", String::from_utf8_lossy(&said.stderr));
        // Between the trees of several packages there is an empty line.
        let text = String::from_utf8_lossy(&said.stdout).into_owned();
        let lines = text.lines().map(|line| line.trim_end_matches(" (*)").trim());
        lines.filter(|line| !line.is_empty()).map(str::to_owned).collect()
    }

    /// A package with other features is another package to cargo, and so is all that needs it.
    #[test]
    fn nothing_is_built_twice() {
        let names: Vec<&str> = BESIDE_THE_CLIENT.into_iter().filter(|word| !word.starts_with("--")).collect();
        let (beside, program) = (built(&names), built(&["firstlight"]));
        let twice: Vec<&String> = beside.difference(&program).collect();
        assert!(beside.len() > 100 && twice.is_empty(), "built once more for the program: {twice:?}");
    }
}
