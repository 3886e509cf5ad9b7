//! What git knows of the project, read once.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

pub(crate) const SUMMARY: &str = "docs/SUMMARY.md";

/// A file: how large it is and, if it is text, what it says.
#[derive(Debug)]
pub(crate) struct File {
    pub bytes: u64,
    pub text: Option<String>,
}

/// The files by their paths from the root, with `/` between.
#[derive(Debug, Default)]
pub(crate) struct Tree(pub BTreeMap<String, File>);

impl Tree {
    /// Everything that is or could be committed: what is built is not looked at.
    pub(crate) fn read(root: &Path) -> Result<Tree, String> {
        let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
        let listed = Command::new("git").args(list).current_dir(root).output();
        let listed = listed.map_err(|error| format!("tidy asks git which files there are, and cannot: {error}"))?;
        if !listed.status.success() {
            let why = String::from_utf8_lossy(&listed.stderr);
            return Err(format!("tidy asks git which files there are, and git says: {}", why.trim()));
        }
        let mut tree = Tree::default();
        for path in String::from_utf8_lossy(&listed.stdout).split('\0').filter(|path| !path.is_empty()) {
            match std::fs::read(root.join(path)) {
                Ok(bytes) => tree.add(path, bytes),
                // Removed, and not committed yet.
                Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
                Err(error) => return Err(format!("{path}: {error}")),
            }
        }
        Ok(tree)
    }

    fn add(&mut self, path: &str, bytes: Vec<u8>) {
        let size = bytes.len() as u64;
        let text = if bytes.contains(&0) { None } else { String::from_utf8(bytes).ok() };
        self.0.insert(path.to_owned(), File { bytes: size, text });
    }

    /// A tree of a few files, for tests.
    #[cfg(test)]
    pub(crate) fn of(files: &[(&str, &str)]) -> Tree {
        let mut tree = Tree::default();
        files.iter().for_each(|(path, text)| tree.add(path, text.as_bytes().to_vec()));
        tree
    }

    pub(crate) fn text(&self, path: &str) -> Option<&str> {
        self.0.get(path)?.text.as_deref()
    }

    /// Files of text, by their paths.
    pub(crate) fn texts(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().filter_map(|(path, file)| Some((path.as_str(), file.text.as_deref()?)))
    }

    /// Those whose names end so.
    pub(crate) fn ending(&self, ends: &[&str]) -> impl Iterator<Item = (&str, &str)> {
        self.texts().filter(|(path, _)| ends.iter().any(|end| path.ends_with(end)))
    }

    /// Is there such a file, or a folder with files?
    pub(crate) fn has(&self, path: &str) -> bool {
        let folder = format!("{}/", path.trim_end_matches('/'));
        path.is_empty() || self.0.contains_key(path) || self.0.keys().any(|file| file.starts_with(&folder))
    }
}

/// A path that is meant from the folder of a file: `../a.md` in `docs/b.md` is `a.md`. Nothing above the root is there.
pub(crate) fn from(file: &str, path: &str) -> Option<String> {
    let mut parts: Vec<&str> = file.split('/').collect();
    parts.pop();
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()?),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_meant_from_their_file() {
        assert_eq!(from("docs/lab/README.md", "../a.md").as_deref(), Some("docs/a.md"));
        assert_eq!(from("README.md", "docs/").as_deref(), Some("docs"));
        assert_eq!(from("README.md", "../secret"), None);
    }

    #[test]
    fn folders_are_there_if_files_are_in_them() {
        let tree = Tree::of(&[("docs/a.md", "")]);
        assert!(tree.has("docs") && tree.has("docs/") && tree.has("docs/a.md"));
        assert!(!tree.has("doc") && !tree.has("docs/a"));
    }
}
