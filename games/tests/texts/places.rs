//! Where things are on disk.

use std::fs;
use std::path::{Path, PathBuf};
use words::Lang;

/// The game that no program has that people get.
const TOY: &str = "pairs";

/// A path below the folder of this package, in which the games are.
pub(crate) fn here(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// A path below the folder of the project.
pub(crate) fn root(path: &str) -> PathBuf {
    here("..").join(path)
}

/// The names of the folders of all games that have texts, the toy among them.
pub(crate) fn games() -> Vec<String> {
    let mut games: Vec<String> =
        listed(&here("")).into_iter().filter(|name| here(name).join("locales").is_dir()).collect();
    games.sort();
    games
}

/// Those of them that people get. The toy is not among them, whether it is built in or not.
fn published() -> Vec<String> {
    let listed = ::games::IDS.iter().map(|&id| id.to_owned());
    listed.filter(|id| id != TOY && here(id).join("locales").is_dir()).collect()
}

/// A Fluent file of one language.
pub(crate) struct File {
    /// How people are told of it, in any language: `common.ftl`, `daybreak/web/world.ftl`.
    pub label: String,
    path: PathBuf,
}

impl File {
    pub(crate) fn read(&self) -> String {
        fs::read_to_string(&self.path).unwrap_or_else(|error| panic!("{}: {error}", self.path.display()))
    }
}

/// The files of a language, those of the toy too.
pub(crate) fn all_files(lang: Lang) -> Vec<File> {
    files_in("locales", lang, "", games())
}

/// The files of a language that people can come to read in the terminal or from the server.
pub(crate) fn files(lang: Lang) -> Vec<File> {
    files_in("locales", lang, "", published())
}

/// The files of a language that are for the browser alone.
pub(crate) fn browser_files(lang: Lang) -> Vec<File> {
    files_in("web-locales", lang, "web/", published())
}

/// Those of the house and of these games together, by name, a game's under the name of the game; `called` is what people
/// are told of the folder.
fn files_in(folder: &str, lang: Lang, called: &str, games: Vec<String>) -> Vec<File> {
    let of_games = games.into_iter().map(|game| (format!("{game}/"), here(&game)));
    let mut found = Vec::new();
    for (game, home) in of_games.chain([(String::new(), root("crates/words"))]) {
        let locale = home.join(folder).join(lang.tag());
        if !locale.is_dir() {
            continue;
        }
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
