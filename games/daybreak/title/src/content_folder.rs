//! A folder with cards and numbers of one's own: how it begins, and what is wrong in it.

use crate::own_content;
use daybreak::content::{BUILTIN, Content};
use daybreak::{CardNo, Deck};
use daybreak_words::Cards;
use std::path::Path;
use title::{ContentCheck, NotOpened};
use words::{Lang, Words};

/// What stands at the head of every file that `content new` writes.
const HEAD: &str = "\
// Content of your own. Every entry below is as it comes with the program, and switched off by the // before it.
// To change one, take the // away and keep only its key (`no`, `set` or `powers`) and the fields you change; what you
// leave out stays as it is. Write `source: printed` where you read a value off your own box.
// Then: firstlight content check DIR, and play with --content DIR. Files you do not need can be deleted.
";

/// The files that a folder begins with: everything is there, and switched off.
pub(crate) fn files() -> Vec<(&'static str, String)> {
    BUILTIN.files.iter().map(|(name, text)| (*name, switched_off(text))).collect()
}

/// Every mistake in the files of a folder.
pub(crate) fn check(folder: &Path) -> Result<ContentCheck, NotOpened> {
    let own = own_content::files_in(folder)?;
    Ok(match Content::with_overrides(&own) {
        Ok(content) => {
            let changed = content.numbers().filter(|&no| is_own(&content, no)).count();
            let (files, cards) = (counted(own.len(), "file"), counted(changed, "card"));
            let found = Some(format!("Daybreak: {files}, {cards} of your own"));
            ContentCheck { files: own.len(), found, faults: untitled(&content) }
        }
        Err(error) => {
            let faults = error.faults.iter().map(ToString::to_string).collect();
            ContentCheck { files: own.len(), found: None, faults }
        }
    })
}

fn counted(count: usize, what: &str) -> String {
    if count == 1 { format!("1 {what}") } else { format!("{count} {what}s") }
}

fn is_own(content: &Content, no: CardNo) -> bool {
    content.about(no).is_some_and(|about| !about.own.is_empty())
}

/// Cards that have no title to show in some language.
fn untitled(content: &Content) -> Vec<String> {
    let mut faults = Vec::new();
    let languages = Lang::ALL.map(|lang| (lang, Words::new(lang)));
    for no in content.numbers() {
        let blank = |words: &Words| Cards::new(words, content).title(no).trim().is_empty();
        let missing: Vec<&str> =
            languages.iter().filter(|(_, words)| blank(words)).map(|(lang, _)| lang.tag()).collect();
        if !missing.is_empty() {
            let file = no.deck().map_or("", Deck::file);
            let languages = missing.join(", ");
            faults
                .push(format!("{file}: card {no}: title: there is none in {languages}; expected a text in \"quotes\""));
        }
    }
    faults
}

/// A file that changes nothing: every entry is a comment.
fn switched_off(text: &str) -> String {
    let mut lines = text.lines().peekable();
    let mut file = HEAD.to_owned();
    while let Some(line) = lines.next_if(|line| line.starts_with("//") || line.trim().is_empty()) {
        file.push_str(line);
        file.push('\n');
    }
    for line in lines {
        match line {
            "[" | "]" | "(" | ")" => file.push_str(line),
            "" => {}
            _ => file.push_str(&format!("// {line}")),
        }
        file.push('\n');
    }
    file
}
