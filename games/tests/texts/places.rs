//! Where things are on disk.

use std::fs;
use std::path::{Path, PathBuf};
use words::Lang;

/// A path below the folder of this package, in which the games are.
pub(crate) fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A path below the folder of the project.
pub(crate) fn root(path: &str) -> PathBuf {
    here("..").join(path)
}

/// The names of the folders of the games: all that have texts.
pub(crate) fn games() -> Vec<String> {
    let mut games: Vec<String> =
        listed(&here("")).into_iter().filter(|name| here(name).join("locales").is_dir()).collect();
    games.sort();
    games
}

/// A Fluent file of one language.
pub(crate) struct File {
    /// How people are told of it, in any language: `common.ftl`, `daybreak/web/sky.ftl`.
    pub label: String,
    path: PathBuf,
}

impl File {
    pub(crate) fn read(&self) -> String {
        fs::read_to_string(&self.path).unwrap_or_else(|error| panic!("{}: {error}", self.path.display()))
    }
}

/// The files of a language that the program carries.
pub(crate) fn files(lang: Lang) -> Vec<File> {
    files_in("locales", lang, "")
}

/// The files of a language that are for the browser alone.
pub(crate) fn browser_files(lang: Lang) -> Vec<File> {
    files_in("web-locales", lang, "web/")
}

/// Those of the house and of all games together, by name, a game's under the name of the game; `called` is what people are
/// told of the folder.
fn files_in(folder: &str, lang: Lang, called: &str) -> Vec<File> {
    let of_games = games().into_iter().map(|game| (format!("{game}/"), here(&game)));
    let mut found = Vec::new();
    for (game, home) in of_games.chain([(String::new(), root("crates/words"))]) {
        let locale = home.join(folder).join(lang.tag());
        for name in listed(&locale).into_iter().filter(|name| locale.join(name).is_file()) {
            assert!(name.ends_with(".ftl"), "{}: nothing reads {name}", locale.display());
            let file = File { label: format!("{game}{called}{name}"), path: locale.join(&name) };
            found.push((format!("{game}{name}"), file));
        }
    }
    found.sort_by(|(one, _), (other, _)| one.cmp(other));
    found.into_iter().map(|(_, file)| file).collect()
}

/// The names of what is in a folder.
fn listed(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}
