//! The pages, and what people are told to type on them.

use std::fs;
use std::path::{Path, PathBuf};

/// A page with its blocks of commands.
pub(crate) struct Page {
    pub path: String,
    pub blocks: Vec<Block>,
}

/// A block that begins with "```sh".
pub(crate) struct Block {
    pub lines: Vec<Line>,
}

/// A line of it, without its comment.
pub(crate) struct Line {
    pub number: usize,
    pub text: String,
    pub words: Vec<String>,
}

impl Page {
    pub(crate) fn read(path: &str, text: &str) -> Page {
        let (mut blocks, mut open): (Vec<Block>, Option<Block>) = (Vec::new(), None);
        for (number, text) in (1..).zip(text.lines()) {
            // Within a list a block stands further in.
            let text = text.trim_start();
            match (open.take(), text) {
                (Some(block), "```") => blocks.push(block),
                (Some(mut block), text) => {
                    let line = Line::read(number, text);
                    if !line.words.is_empty() {
                        block.lines.push(line);
                    }
                    open = Some(block);
                }
                (None, "```sh") => open = Some(Block { lines: Vec::new() }),
                (None, _) => {}
            }
        }
        assert!(open.is_none(), "{path}: a block does not end");
        Page { path: path.to_owned(), blocks }
    }
}

impl Line {
    fn read(number: usize, text: &str) -> Line {
        let (mut words, mut word, mut quoted) = (Vec::new(), None::<String>, false);
        for letter in text.chars() {
            match letter {
                '"' => {
                    quoted = !quoted;
                    word.get_or_insert_default();
                }
                '#' if word.is_none() => break,
                ' ' if !quoted => words.extend(word.take()),
                letter => word.get_or_insert_default().push(letter),
            }
        }
        words.extend(word);
        Line { number, text: text.to_owned(), words }
    }
}

impl Block {
    /// Does it use more of the shell than commands, one a line?
    pub(crate) fn is_script(&self) -> bool {
        self.lines.iter().any(|line| line.text.contains("$(") || line.text.contains("() {"))
    }
}

/// The README, and all pages that lead on from it.
pub(crate) fn all(root: &Path) -> Vec<Page> {
    let mut files: Vec<PathBuf> =
        ["README.md", "CONTRIBUTING.md", "SECURITY.md", "examples/python/README.md"].map(|name| root.join(name)).into();
    below(&root.join("docs"), &mut files);
    files.sort();
    let page = |file: &PathBuf| {
        let path = file.strip_prefix(root).unwrap().to_string_lossy().into_owned();
        Page::read(&path, &fs::read_to_string(file).unwrap())
    };
    files.iter().map(page).collect()
}

fn below(folder: &Path, found: &mut Vec<PathBuf>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        if path.is_dir() {
            below(&path, found);
        } else if path.extension().is_some_and(|end| end == "md") {
            found.push(path);
        }
    }
}

/// The program in Python on a page: its longest block.
pub(crate) fn python(page: &Path) -> String {
    let text = fs::read_to_string(page).unwrap();
    let blocks = text.split("```python\n").skip(1).map(|rest| rest.split("```").next().unwrap_or(""));
    blocks.max_by_key(|block| block.len()).unwrap().to_owned()
}
