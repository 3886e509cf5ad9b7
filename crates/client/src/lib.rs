//! The browser client as the program carries it: the files of `web/dist`, as they were when the program was built. A crate
//! of its own, so that nothing large is compiled again when the client changes.
#![forbid(unsafe_code)]

use server::client::{Client, File};

include!(concat!(env!("OUT_DIR"), "/client.rs"));

/// All its files; none, if the program was built before the client.
pub static CLIENT: Client = Client::new(FILES);

#[cfg(test)]
mod tests {
    use super::*;

    /// Browsers obey the policy that the server sends (`server::auth::headers`): nothing inline, nothing from elsewhere.
    #[test]
    fn the_page_keeps_to_its_policy() {
        let Some(index) = CLIENT.index() else { return };
        let index = std::str::from_utf8(index.plain).unwrap();
        for attribute in [" style=", " onclick=", " onload=", " onsubmit=", "<style", "javascript:", "https://"] {
            assert!(!index.contains(attribute), "{attribute}");
        }
        let scripts: Vec<&str> = index.split("<script").skip(1).collect();
        assert!(!scripts.is_empty());
        assert!(scripts.iter().all(|script| script.contains(" src=\"/") && script.contains("></script>")));
        for address in index.split('"').filter(|quoted| quoted.starts_with('/')) {
            assert!(CLIENT.file(address).is_some(), "{address}");
        }
    }

    #[test]
    fn files_are_found_by_their_address() {
        for file in FILES {
            assert_eq!(CLIENT.file(file.address).map(|found| found.plain), Some(file.plain), "{}", file.address);
        }
        assert!(CLIENT.file("/nothing").is_none());
    }
}
