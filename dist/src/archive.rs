//! Files with their rights, put together into a compressed archive that is the same every time.

use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeSet;
use std::io::{self, Write};
use std::path::Path;

/// A file in an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it will lie, with `/` between folders and none in front.
    pub path: String,
    /// Who may do what with it.
    pub mode: u32,
    /// What is in it.
    pub bytes: Vec<u8>,
}

impl File {
    /// A file that everybody may read.
    pub fn plain(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> File {
        File { path: path.into(), mode: 0o644, bytes: bytes.into() }
    }

    /// A file that everybody may run.
    pub fn program(path: impl Into<String>, bytes: impl Into<Vec<u8>>) -> File {
        File { path: path.into(), mode: 0o755, bytes: bytes.into() }
    }
}

/// Puts files into a compressed archive. They belong to the administrator, and the folders they lie in come before them.
///
/// # Errors
/// If a name is too long for the format.
pub fn tar_gz(files: &[File], prefix: &str, when: u64) -> io::Result<Vec<u8>> {
    let mut tar = tar::Builder::new(Vec::new());
    let mut made = BTreeSet::new();
    for file in files {
        let path = format!("{prefix}{}", file.path);
        let folders = Path::new(&path).ancestors().skip(1).filter(|folder| !folder.as_os_str().is_empty());
        let mut folders: Vec<String> = folders.map(|folder| format!("{}/", folder.display())).collect();
        folders.reverse();
        for folder in folders {
            if made.insert(folder.clone()) {
                tar.append_data(&mut header(tar::EntryType::Directory, 0o755, 0, when), &folder, io::empty())?;
            }
        }
        let mut header = header(tar::EntryType::Regular, file.mode, file.bytes.len() as u64, when);
        tar.append_data(&mut header, &path, file.bytes.as_slice())?;
    }
    gz(&tar.into_inner()?)
}

/// Compressed, without a name and a date.
///
/// # Errors
/// None that is known: it writes to memory.
pub fn gz(bytes: &[u8]) -> io::Result<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::new(), Compression::default());
    packer.write_all(bytes)?;
    packer.finish()
}

fn header(kind: tar::EntryType, mode: u32, size: u64, when: u64) -> tar::Header {
    let mut header = tar::Header::new_gnu();
    header.set_entry_type(kind);
    header.set_mode(mode);
    header.set_size(size);
    header.set_mtime(when);
    header.set_uid(0);
    header.set_gid(0);
    // `root` on every system; a failure would be a name of more than 32 letters.
    let named = header.set_username("root").and_then(|()| header.set_groupname("root"));
    debug_assert!(named.is_ok());
    header
}
