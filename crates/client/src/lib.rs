//! The browser client as the program carries it: the files of `web/dist`, as they were when the program was built. A crate
//! of its own, so that nothing large is compiled again when the client changes.
#![forbid(unsafe_code)]

use server::client::Client;
use std::borrow::Cow;

/// The files by name, in the order of their names; `build.rs` lists them, and says so if there are none.
const FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

fn find(name: &str) -> Option<&'static [u8]> {
    FILES.binary_search_by_key(&name, |(name, _)| name).ok().map(|at| FILES[at].1)
}

/// All its files; none, if the program was built before the client.
pub const CLIENT: Client = Client::new(|name| find(name).map(Cow::Borrowed));

#[cfg(test)]
mod tests {
    use super::*;

    /// Browsers obey the policy that the server sends (`server::auth::headers`): nothing inline, nothing from elsewhere. And what
    /// a page names in its head is there.
    #[test]
    fn every_page_keeps_to_its_policy() {
        if CLIENT.index().is_none() {
            return;
        }
        let pages: Vec<&str> = FILES.iter().map(|(name, _)| *name).filter(|name| name.ends_with(".html")).collect();
        assert!(pages.len() > 30, "{pages:?}");
        for name in pages {
            let page = std::str::from_utf8(find(name).unwrap()).unwrap();
            for attribute in [" style=", " onclick=", " onload=", " onsubmit=", "<style", "javascript:", "https://"] {
                assert!(!page.contains(attribute), "{name}: {attribute}");
            }
            let scripts: Vec<&str> = page.split("<script").skip(1).collect();
            assert!(!scripts.is_empty(), "{name}");
            assert!(
                scripts.iter().all(|script| script.contains(" src=\"/") && script.contains("></script>")),
                "{name}"
            );
            for address in page.split('"').filter(|quoted| quoted.starts_with('/') && !quoted.starts_with("/api/")) {
                assert!(CLIENT.file(address).is_some(), "{name}: {address}");
            }
        }
    }

    /// The page of a table names the files and the library of its game, and of no other.
    #[test]
    fn tables_have_a_page_for_each_game() {
        let Some(general) = CLIENT.page("table", None, "en") else { return };
        let (pages, libraries) = ("pages/table.", "/api/v1/library/");
        let page = |name: &str| String::from_utf8(find(name).unwrap().to_vec()).unwrap();
        let names = FILES.iter().filter_map(|(name, _)| name.strip_prefix(pages)?.strip_suffix(".en.html"));
        let games: Vec<&str> = names.collect();
        assert!(!games.is_empty());
        for game in games {
            let head = page(&format!("{pages}{game}.en.html"));
            assert!(head.contains(&format!("\"{libraries}{game}?lang=en\"")), "{game}: {head}");
            assert_eq!(head.matches(libraries).count(), 1, "{game}");
            assert!(head.matches("modulepreload").count() > 3 && head.len() > general.plain.len(), "{game}");
        }
        assert!(!String::from_utf8(general.plain.to_vec()).unwrap().contains(libraries));
    }

    /// Every file of the folder, with its packed copy.
    #[test]
    fn files_are_found_by_their_address() {
        assert!(FILES.is_sorted_by_key(|(name, _)| *name));
        let names = FILES.iter().map(|(name, _)| (*name).to_owned());
        let (packed, plain): (Vec<String>, Vec<String>) = names.partition(|name| name.ends_with(".br"));
        for name in plain.iter().filter(|name| !name.starts_with('.')) {
            let file = CLIENT.file(&format!("/{name}")).unwrap();
            assert_eq!(Some(&*file.plain), find(name), "{name}");
            assert_eq!(file.packed.is_some(), packed.contains(&format!("{name}.br")), "{name}");
        }
        for name in packed.iter().map(String::as_str).chain(["nothing", ".keep"]) {
            assert!(CLIENT.file(&format!("/{name}")).is_none(), "{name}");
        }
    }
}
