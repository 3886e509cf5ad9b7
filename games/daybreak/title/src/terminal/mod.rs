//! Daybreak in a terminal.

mod flags;
mod menu;
mod reading;
mod screen;
mod view;
mod why;

pub(crate) use flags::{FLAGS, POWERS, setup, unfit, wrong_seats};
pub(crate) use view::DaybreakTerminal;

use daybreak::content::Content;
use std::path::Path;
use std::sync::Arc;
use title::NotOpened;
use title::terminal::Pages;
use words::{Detail, Part};

/// The rules, as players read them.
pub(crate) const RULEBOOK: Pages = Pages {
    en: include_str!("../../../../../web/src/games/daybreak/rules/en.txt"),
    es: include_str!("../../../../../web/src/games/daybreak/rules/es.txt"),
    pt_br: include_str!("../../../../../web/src/games/daybreak/rules/pt-BR.txt"),
};

/// An example of who sits at a table.
pub(crate) const SEATS: &str = "me,steady --powers china,us";

/// The content of a folder.
pub(crate) fn content_in(folder: &Path) -> Result<Arc<Content>, NotOpened> {
    let files = crate::own_content::files_in(folder)?;
    if files.is_empty() {
        return Err(NotOpened(Detail::new("fail-content-empty", &[("dir", Part::name(folder.display()))])));
    }
    Content::with_overrides(&files).map(Arc::new).map_err(|error| NotOpened(title::unfit_content(&error)))
}
