//! Content of a table's own, for a study.

use daybreak::content::Content;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use title::NotOpened;
use title::fields::{Fields, Found};
use words::Detail;

/// The file of a folder of content that belongs to Earthrise; all others are Daybreak's.
const EARTHRISE: &str = "earthrise.ron";

/// The files of a folder that belong to Daybreak, by name; or the file that could not be read, and why.
fn daybreak_files(folder: &Path) -> Result<BTreeMap<String, String>, (PathBuf, std::io::Error)> {
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(folder).map_err(|error| (folder.to_owned(), error))? {
        let path = entry.map_err(|error| (folder.to_owned(), error))?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if name.ends_with(".ron") && name != EARTHRISE {
            let text = std::fs::read_to_string(&path).map_err(|error| (path.clone(), error))?;
            files.insert(name.to_owned(), text);
        }
    }
    Ok(files)
}

/// The same, said to somebody who named the folder on the command line.
pub(crate) fn files_in(folder: &Path) -> Result<BTreeMap<String, String>, NotOpened> {
    if !folder.is_dir() {
        let what = format!("{} is not a folder; it must be one that holds .ron files", folder.display());
        return Err(NotOpened(Detail::Plain(what)));
    }
    daybreak_files(folder).map_err(|(path, error)| NotOpened(Detail::file(&path, "read", &error)))
}

/// The content of a folder that a plan names. Its mistakes are kept with those of the plan.
pub(crate) fn content(fields: &Fields<'_, '_>, found: &Found<String>) -> Option<Content> {
    const EXPECTED: &str = "a folder with cards of your own, as `firstlight content new` begins it";
    let folder = fields.beside(&found.value);
    let files = match daybreak_files(&folder) {
        Ok(files) if !files.is_empty() => files,
        Ok(_) => {
            fields.refuse(found, format!("{} holds no file for Daybreak", folder.display()), EXPECTED);
            return None;
        }
        Err((path, error)) => {
            fields.refuse(found, format!("cannot read {}: {error}", path.display()), EXPECTED);
            return None;
        }
    };
    match Content::with_overrides(&files) {
        Ok(content) => Some(content),
        Err(error) => {
            fields.adopt(error, &folder);
            None
        }
    }
}
