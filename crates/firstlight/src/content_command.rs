//! `firstlight content`: a folder of one's own with corrected cards and numbers, to begin with and to check.

use crate::cli::{ContentAction, ContentArgs};
use crate::failure::Failure;
use crate::games::Boxed;
use daybreak::content::{BUILTIN, Content};
use daybreak::{CardNo, Deck};
use daybreak_words::Cards;
use earthrise_title::EarthriseTitle;
use earthrise_title::FILE as EARTHRISE_FILE;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;
use words::{Lang, Words};

/// What stands at the head of every file that `content new` writes.
const HEAD: &str = "\
// Content of your own. Every entry below is as it comes with the program, and switched off by the // before it.
// To change one, take the // away and keep only its key (`no`, `set` or `powers`) and the fields you change; what you
// leave out stays as it is. Write `source: printed` where you read a value off your own box.
// Then: firstlight content check DIR, and play with --content DIR. Files you do not need can be deleted.
";

/// Runs the command.
pub fn run(args: &ContentArgs) -> Result<(), Failure> {
    match &args.action {
        ContentAction::Check { dir } => check(dir),
        ContentAction::New { dir } => begin(dir),
    }
}

/// The files of a folder that belong to Daybreak, by name.
pub fn daybreak_files(folder: &Path) -> Result<BTreeMap<String, String>, Failure> {
    if !folder.is_dir() {
        return Err(Failure::input(format!(
            "{} is not a folder; it must be one that holds .ron files",
            folder.display()
        )));
    }
    lab::daybreak_files(folder).map_err(|(path, error)| Failure::file(&path, "read", &error))
}

/// Explains every mistake of a folder, in the files of both games.
fn check(folder: &Path) -> Result<(), Failure> {
    let mut found = Vec::new();
    let mut faults = Vec::new();
    let own = daybreak_files(folder)?;
    match Content::with_overrides(&own) {
        Ok(content) => {
            faults.extend(untitled(&content));
            let changed = Deck::ALL.into_iter().flat_map(Deck::numbers).filter(|&no| is_own(&content, no)).count();
            let (files, cards) = (counted(own.len(), "file"), counted(changed, "card"));
            found.push(format!("Daybreak: {files}, {cards} of your own"));
        }
        Err(error) => faults.extend(error.faults.iter().map(ToString::to_string)),
    }
    if folder.join(EARTHRISE_FILE).exists() {
        match EarthriseTitle::content(Some(folder)) {
            Ok(content) => found.push(format!("Earthrise: {}", content.id())),
            Err(failure) => faults.push(failure.to_string()),
        }
    }
    if own.is_empty() && found.len() + faults.len() <= 1 {
        let known: Vec<&str> = BUILTIN.iter().map(|(name, _)| *name).chain([EARTHRISE_FILE]).collect();
        return Err(Failure::input(format!("{} holds none of {}", folder.display(), known.join(", "))));
    }
    match faults.len() {
        0 => Ok(writeln!(std::io::stdout(), "{}: everything is in order. {}.", folder.display(), found.join("; "))?),
        count => {
            let mistakes = counted(count, "mistake");
            Err(Failure::check(format!("{mistakes} in {}\n{}", folder.display(), faults.join("\n"))))
        }
    }
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
    for no in Deck::ALL.into_iter().flat_map(Deck::numbers) {
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

/// Writes a starting point. Nothing that exists is overwritten.
fn begin(folder: &Path) -> Result<(), Failure> {
    let files: Vec<(&str, String)> = BUILTIN
        .iter()
        .map(|(name, text)| (*name, switched_off(text)))
        .chain([(EARTHRISE_FILE, earthrise::content::BUILTIN.to_owned())])
        .collect();
    if let Some((name, _)) = files.iter().find(|(name, _)| folder.join(name).exists()) {
        let path = folder.join(name);
        return Err(Failure::input(format!("{} exists already; name a folder without it", path.display())));
    }
    std::fs::create_dir_all(folder).map_err(|e| Failure::file(folder, "write", &e))?;
    for (name, text) in &files {
        let path = folder.join(name);
        std::fs::write(&path, text).map_err(|e| Failure::file(&path, "write", &e))?;
    }
    let names: Vec<&str> = files.iter().map(|(name, _)| *name).collect();
    writeln!(std::io::stdout(), "{} now holds {}.", folder.display(), names.join(", "))?;
    Ok(())
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
