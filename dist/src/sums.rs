//! Checksums, in the way `sha256sum --check` reads them.

use sha2::{Digest, Sha256};
use std::fmt::Write;

/// SHA-256 in hexadecimal digits.
pub fn sha256(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

/// Hexadecimal digits.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// A line for each file, in the order of their names.
pub fn list(files: &[(String, Vec<u8>)]) -> String {
    let mut lines: Vec<String> = files.iter().map(|(name, bytes)| format!("{}  {name}\n", sha256(bytes))).collect();
    lines.sort_by(|one, other| one[64..].cmp(&other[64..]));
    lines.concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_those_of_the_standard() {
        assert_eq!(sha256(b"abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        let files = [("b".to_owned(), Vec::new()), ("a".to_owned(), b"abc".to_vec())];
        let names: Vec<String> = list(&files).lines().map(|line| line[66..].to_owned()).collect();
        assert_eq!(names, ["a", "b"]);
    }
}
