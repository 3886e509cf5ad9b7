//! A newer program, out of this source: what the next release could be like for nodes of this one. It has another version, reads
//! and has newer events, and says things over the bus that this one does not know.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What is different in it: a file, what stands there once, and what stands there in its place.
const CHANGES: [(&str, &str, &str); 3] = [
    (
        "crates/table/src/lib.rs",
        "pub const EVENT_VERSIONS: (u32, u32) = (1, 1);",
        "pub const EVENT_VERSIONS: (u32, u32) = (1, 2);",
    ),
    (
        "crates/server/src/cluster/message.rs",
        "    Hello { listens: bool },",
        "    Hello { listens: bool, #[serde(default)] mood: Option<String> },\n    /// What no earlier program says.\n    Sing { song: u32 },",
    ),
    (
        "crates/server/src/cluster/keeper.rs",
        "self.cluster.tell_all(|_| true, || NodeMessage::Hello { listens });",
        "self.cluster.tell_all(|_| true, || NodeMessage::Hello { listens, mood: Some(\"good\".to_owned()) });\n                    self.cluster.tell_all(|_| true, || NodeMessage::Sing { song: 7 });",
    ),
];
/// Where a message is taken apart, which has to know the new ones.
const HEARD: (&str, &[(&str, &str)]) = (
    "crates/server/src/cluster/node.rs",
    &[
        ("NodeMessage::Hello { listens } => {", "NodeMessage::Hello { listens, .. } => {"),
        ("NodeMessage::Unknown => {}", "NodeMessage::Sing { .. } | NodeMessage::Unknown => {}"),
    ],
);

/// Builds it in `target/newer`; answers where the program is.
pub(super) fn build(root: &Path) -> Result<PathBuf, String> {
    let folder = root.join("target").join("newer");
    let tree = folder.join("tree");
    copy_tracked(root, &tree)?;
    for (file, old, new) in CHANGES.into_iter().chain(HEARD.1.iter().map(|(old, new)| (HEARD.0, *old, *new))) {
        change(&tree.join(file), old, new)?;
    }
    raise_version(&tree.join("Cargo.toml"))?;
    // The tests of envelopes are of no use in it, and the client is taken along as it is built.
    let client = ["web", "dist"].iter().fold(tree.clone(), |path, part| path.join(part));
    copy_folder(&root.join("web").join("dist"), &client)?;
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let built = folder.join("build");
    eprintln!("+ cargo build (a newer program, in {})", folder.display());
    let done = Command::new(cargo)
        .args([
            "build",
            "--quiet",
            "--profile",
            "quick",
            "--package",
            "firstlight",
            "--features",
            "cluster",
            "--bin",
            "firstlight",
        ])
        .current_dir(&tree)
        .env("CARGO_TARGET_DIR", &built)
        .status();
    match done {
        Ok(status) if status.success() => {
            Ok(built.join("quick").join(format!("firstlight{}", std::env::consts::EXE_SUFFIX)))
        }
        Ok(_) => Err("the newer program could not be built".to_owned()),
        Err(error) => Err(format!("cannot start cargo: {error}")),
    }
}

/// What the program is built from, as far as git knows it.
const SOURCES: [&str; 10] =
    ["crates/", "games/", "Cargo.", "xtask/", "dist/", "web/package", "web/src/", "docs/", "examples/", "corpus/"];

fn is_source(name: &str) -> bool {
    SOURCES.iter().any(|source| name.starts_with(source))
}

/// Every file that git knows, as it lies here now. What did not change keeps its time, so that it is not built again.
fn copy_tracked(root: &Path, tree: &Path) -> Result<(), String> {
    let listed = Command::new("git").args(["ls-files", "-z"]).current_dir(root).output();
    let listed = listed.map_err(|error| format!("cannot start git: {error}"))?;
    let names = String::from_utf8(listed.stdout).map_err(|error| error.to_string())?;
    for name in names.split('\0').filter(|name| is_source(name)) {
        copy(&root.join(name), &tree.join(name))?;
    }
    Ok(())
}

fn copy_folder(from: &Path, to: &Path) -> Result<(), String> {
    let entries = fs::read_dir(from).map_err(|error| format!("{}: {error}", from.display()))?;
    for entry in entries.flatten() {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if from.is_dir() { copy_folder(&from, &to)? } else { copy(&from, &to)? }
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let said = |error: std::io::Error| format!("{}: {error}", from.display());
    let new = fs::read(from).map_err(said)?;
    if fs::read(to).is_ok_and(|old| old == new) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        fs::create_dir_all(folder).map_err(said)?;
    }
    fs::write(to, new).map_err(said)
}

/// The version of the workspace, which is the first that its file names.
fn raise_version(file: &Path) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    let old = text.lines().find(|line| line.starts_with("version = ")).ok_or("the workspace has no version")?;
    change(file, &format!("\n{old}\n"), "\nversion = \"99.0.0\"\n")
}

/// Changes what stands in a file exactly once.
fn change(file: &Path, old: &str, new: &str) -> Result<(), String> {
    let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
    if text.matches(old).count() != 1 {
        return Err(format!(
            "{} does not have `{old}` once: xtask/src/cluster/newer.rs has to follow it",
            file.display()
        ));
    }
    fs::write(file, text.replace(old, new)).map_err(|error| format!("{}: {error}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Files that the program takes in are copied along.
    #[test]
    fn what_is_built_in_is_a_source() {
        let root = crate::root();
        let tree = crate::tree::Tree::read(&root).unwrap();
        let (mut found, start) = (0, "include_str!(\"");
        for (path, text) in tree.texts().filter(|(path, _)| path.ends_with(".rs") && is_source(path)) {
            for (taken, _) in text.split(start).skip(1).filter_map(|rest| rest.split_once('"')) {
                let Ok(file) = root.join(path).parent().unwrap().join(taken).canonicalize() else { continue };
                let name = file.strip_prefix(root.canonicalize().unwrap()).unwrap().to_string_lossy().into_owned();
                assert!(is_source(&name), "{path} takes in {name}");
                found += 1;
            }
        }
        assert!(found > 20, "{found}");
    }

    /// What it changes is there to be changed.
    #[test]
    fn the_newer_program_differs_in_what_is_there() {
        let root = crate::root();
        for (file, old, _) in CHANGES.into_iter().chain(HEARD.1.iter().map(|(old, new)| (HEARD.0, *old, *new))) {
            let text = fs::read_to_string(root.join(file)).unwrap_or_default();
            assert_eq!(text.matches(old).count(), 1, "{file}: {old}");
        }
    }
}
