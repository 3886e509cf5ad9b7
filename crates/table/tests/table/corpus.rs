//! Positions of the games of the corpus.

use std::path::{Path, PathBuf};
use tabletop::log::{EntryNo, Header};
use tabletop::{Next, Timeline};
use title::Title;
use title::log_line::read_entry;

/// The logs of a game in the corpus.
pub(crate) fn logs(game: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(game);
    let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.sort();
    paths
}

/// A game of the corpus.
pub(crate) fn read<T: Title>(path: &Path) -> Timeline<T::Game> {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let header: Header<serde_json::Value> = serde_json::from_str(lines.next().unwrap()).unwrap();
    let content = T::content_of(&header.content, "corpus").unwrap();
    let setup: T::Setup = serde_json::from_value(header.setup).unwrap();
    let mut timeline = Timeline::new(T::make(&content, &setup).unwrap());
    for (line, n) in lines.zip(1..) {
        timeline.push(read_entry::<T::Game>(n, line).unwrap().0).unwrap();
    }
    timeline
}

/// Visits every so many positions of the corpus in which somebody is asked, with the game up to there.
pub(crate) fn positions<T: Title>(game: &str, every: u32, mut visit: impl FnMut(&str, &Timeline<T::Game>)) -> u32 {
    let mut count = 0;
    for path in logs(game) {
        let whole = read::<T>(&path);
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        let mut now = Timeline::new(whole.game().clone());
        for (entry, no) in whole.entries().iter().zip(1 as EntryNo..) {
            if let (Next::Ask(_), 0) = (now.next(), no % every) {
                count += 1;
                visit(&format!("{name} before entry {no}"), &now);
            }
            now.push(entry.clone()).unwrap();
        }
    }
    count
}
