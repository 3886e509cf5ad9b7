//! Content of a table's own, for a study.

use daybreak::content::Content;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use title::fields::{Fields, Found};

/// The file of a folder of content that belongs to Earthrise; all others are Daybreak's.
const EARTHRISE: &str = "earthrise.ron";

/// The files of a folder that belong to Daybreak, by name; or the file that could not be read, and why.
pub fn daybreak_files(folder: &Path) -> Result<BTreeMap<String, String>, (PathBuf, std::io::Error)> {
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

/// The content of a folder that a plan names. Its mistakes are kept with those of the plan.
pub fn content(fields: &Fields<'_, '_>, found: &Found<String>) -> Option<Content> {
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
