//! The content of a game, by the name that its log gives it.

use daybreak::content::{BUILTIN, Content, ContentError, EDITIONS, Edition, text_of};
use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};
use tabletop::Commitment;
use tabletop::log::ContentRef;
use title::NotOpened;

/// Every edition with how logs name it, read once; the newest first.
static SHARED: LazyLock<Vec<(Arc<Content>, ContentRef)>> = LazyLock::new(|| {
    let read = |edition: &&'static Edition| Content::of_edition(edition, &BTreeMap::new()).ok().map(Arc::new);
    EDITIONS.iter().filter_map(read).map(|content| (content.clone(), made_name(&content))).collect()
});

fn made_name(content: &Content) -> ContentRef {
    ContentRef {
        id: content.id().to_owned(),
        hash: Commitment::of_text(&content.text()),
        files: content.own_files().clone(),
    }
}

/// The one that new games begin with.
pub(crate) fn newest() -> Result<Arc<Content>, NotOpened> {
    match SHARED.first() {
        Some((content, _)) => Ok(content.clone()),
        None => Content::builtin().map(Arc::new).map_err(NotOpened::because),
    }
}

/// How logs name a content.
pub(crate) fn name_of(content: &Arc<Content>) -> ContentRef {
    let shared = SHARED.iter().find(|(shared, _)| Arc::ptr_eq(shared, content));
    shared.map_or_else(|| made_name(content), |(_, name)| name.clone())
}

/// The content of this name: an edition, with the files that are named beside it laid over it. One that no edition
/// has comes out as the newest, and whoever asks compares the hash.
pub(crate) fn named(wanted: &ContentRef) -> Result<Arc<Content>, ContentError> {
    if let Some((content, _)) = SHARED.iter().find(|(_, known)| known.hash == wanted.hash) {
        return Ok(content.clone());
    }
    let is_it = |edition: &&&'static Edition| Commitment::of_text(&text_of(edition, &wanted.files)) == wanted.hash;
    let edition = EDITIONS.iter().find(is_it).copied().unwrap_or(&BUILTIN);
    Content::of_edition(edition, &wanted.files).map(Arc::new)
}
