//! `firstlight content`: a folder of one's own with corrected cards and numbers, to begin with and to check.

use crate::cli::{ContentAction, ContentArgs};
use games::Visit;
use std::io::Write;
use std::path::Path;
use terminal::failure::Failure;
use title::{ContentCheck, NotOpened, Title};

/// Runs the command.
pub(crate) fn run(args: &ContentArgs) -> Result<(), Failure> {
    match &args.action {
        ContentAction::Check { dir } => check(dir),
        ContentAction::New { dir } => begin(dir),
    }
}

/// The files that a folder begins with.
#[derive(Clone)]
struct Files;

impl Visit for Files {
    type Output = Vec<(&'static str, String)>;

    fn visit<T: Title>(self) -> Self::Output {
        T::content_files()
    }
}

/// Looks through the files of a title.
#[derive(Clone)]
struct Check<'a>(&'a Path);

impl Visit for Check<'_> {
    type Output = Result<ContentCheck, NotOpened>;

    fn visit<T: Title>(self) -> Self::Output {
        T::check_content(self.0)
    }
}

fn files() -> Vec<(&'static str, String)> {
    games::each(&Files).into_iter().flatten().collect()
}

/// Explains every mistake of a folder, in the files of all games.
fn check(folder: &Path) -> Result<(), Failure> {
    let checks = games::each(&Check(folder)).into_iter().collect::<Result<Vec<_>, _>>()?;
    if checks.iter().all(|check| check.files == 0) {
        let known: Vec<&str> = files().iter().map(|(name, _)| *name).collect();
        return Err(Failure::input(format!("{} holds none of {}", folder.display(), known.join(", "))));
    }
    let found: Vec<&str> = checks.iter().filter_map(|check| check.found.as_deref()).collect();
    let faults: Vec<&str> = checks.iter().flat_map(|check| &check.faults).map(String::as_str).collect();
    match faults.len() {
        0 => Ok(writeln!(std::io::stdout(), "{}: everything is in order. {}.", folder.display(), found.join("; "))?),
        count => {
            let mistakes = if count == 1 { "1 mistake".to_owned() } else { format!("{count} mistakes") };
            Err(Failure::check(format!("{mistakes} in {}\n{}", folder.display(), faults.join("\n"))))
        }
    }
}

/// Writes a starting point. Nothing that exists is overwritten.
fn begin(folder: &Path) -> Result<(), Failure> {
    let files = files();
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
