//! Earthrise in a terminal.

mod flags;
mod looks;
mod screen;
mod view;

pub(crate) use flags::{FLAGS, setup, unfit, wrong_seats};
pub(crate) use view::EarthriseTerminal;

use crate::FILE;
use earthrise::content::Content;
use std::path::Path;
use title::NotOpened;
use title::terminal::Pages;
use words::{Detail, Part};

/// The rules, as players read them.
pub(crate) const RULEBOOK: Pages = Pages {
    en: include_str!("../../../../../web/src/games/earthrise/rules/en.txt"),
    es: include_str!("../../../../../web/src/games/earthrise/rules/es.txt"),
    pt_br: include_str!("../../../../../web/src/games/earthrise/rules/pt-BR.txt"),
};

/// An example of who sits at a table.
pub(crate) const SEATS: &str = "me,steady,steady,steady";

/// The content of a folder.
pub(crate) fn content_in(folder: &Path) -> Result<Content, NotOpened> {
    if !folder.is_dir() {
        let parts = [("dir", Part::name(folder.display())), ("file", Part::name(FILE))];
        return Err(NotOpened(Detail::new("fail-content-no-folder", &parts)));
    }
    let path = folder.join(FILE);
    let text = std::fs::read_to_string(&path).map_err(|e| NotOpened(Detail::file(&path, "read", &e)))?;
    Content::parse(&path.display().to_string(), &text).map_err(|error| NotOpened(title::unfit_content(&error)))
}
