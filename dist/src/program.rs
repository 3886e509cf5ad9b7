//! What a built program says of itself: its version, the system it is for, what it needs there, what it should not tell.

use std::path::Path;
use std::process::Command;

/// A program as it was built.
#[derive(Clone, Debug)]
pub struct Program {
    /// All of it.
    pub bytes: Vec<u8>,
    /// As in `1.0.0-rc.1`.
    pub version: String,
    /// The target of the compiler, as in `x86_64-unknown-linux-gnu`.
    pub target: String,
}

impl Program {
    /// Reads a program and asks it for its version.
    ///
    /// # Errors
    /// If it cannot be read or does not run here.
    pub fn read(path: &Path, target: &str) -> Result<Program, String> {
        let bytes = std::fs::read(path).map_err(|error| format!("cannot read {}: {error}", path.display()))?;
        let asked = Command::new(path).arg("--version").output();
        let asked = asked.map_err(|error| format!("{} does not run here: {error}", path.display()))?;
        let said = String::from_utf8_lossy(&asked.stdout).into_owned();
        let version = said.trim().strip_prefix("firstlight ");
        let version = version.ok_or_else(|| format!("{} does not say its version: {said:?}", path.display()))?;
        Ok(Program { bytes, version: version.to_owned(), target: target.to_owned() })
    }

    /// The name of the file: Windows wants an ending.
    pub fn file_name(&self) -> &'static str {
        if self.target.contains("windows") { "firstlight.exe" } else { "firstlight" }
    }

    /// The newest version of Debian's C library that it asks for, as in `2.34`; none, if it brings its own.
    pub fn libc(&self) -> Option<String> {
        let marker = b"GLIBC_2.";
        let found = self.bytes.windows(marker.len()).enumerate().filter(|(_, window)| window == marker);
        let number = |at: usize| {
            let digits = self.bytes[at + marker.len()..].iter().take_while(|byte| byte.is_ascii_digit());
            String::from_utf8_lossy(&digits.copied().collect::<Vec<u8>>()).parse::<u32>().ok()
        };
        found.filter_map(|(at, _)| number(at)).max().map(|minor| format!("2.{minor}"))
    }

    /// Is this the name of something in it, from its first letter to the zero at its end?
    pub fn names(&self, text: &str) -> bool {
        let whole = [text.as_bytes(), b"\0"].concat();
        holds(&self.bytes, &whole)
    }

    /// The folders of the machine it was built on that stand in it; there should be none.
    pub fn tells_of<'a>(&self, folders: &[&'a str]) -> Vec<&'a str> {
        // A folder as short as `/` is in everything.
        folders.iter().copied().filter(|folder| folder.len() > 3 && holds(&self.bytes, folder.as_bytes())).collect()
    }
}

fn holds(bytes: &[u8], wanted: &[u8]) -> bool {
    let Some(first) = wanted.first() else { return true };
    let mut from = 0;
    while let Some(at) = bytes[from..].iter().position(|byte| byte == first) {
        if bytes[from + at..].starts_with(wanted) {
            return true;
        }
        from += at + 1;
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn program(bytes: &[u8]) -> Program {
        Program { bytes: bytes.to_vec(), version: String::new(), target: String::new() }
    }

    #[test]
    fn the_newest_library_counts() {
        let asks = program(b"\0GLIBC_2.9\0GLIBC_2.34\0GLIBC_2.2.5\0GLIBC_PRIVATE\0");
        assert_eq!(asks.libc().as_deref(), Some("2.34"));
        assert_eq!(program(b"GLIBC_").libc(), None);
    }

    #[test]
    fn names_and_folders_are_found() {
        let one = program(b"\0libm.so.6\0/srv/somebody/src/main.rs\0");
        assert!(one.names("libm.so.6") && !one.names("libm.so"));
        assert_eq!(one.tells_of(&["/srv/somebody", "/root", "/"]), ["/srv/somebody"]);
    }
}
