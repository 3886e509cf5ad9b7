//! The server's signing key: 32 random bytes in a file that only its owner can read, and a key of its own for every purpose.

use super::secret::{NoRandomness, random};
use hmac::{Hmac, KeyInit, Mac};
use sha2::Sha256;
use std::fmt;
use std::fs::{self, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::path::{Path, PathBuf};
use thiserror::Error;

/// What the file of the key is called in the folder of the data.
pub const FILE: &str = "secret.key";

/// Why there is no key.
#[derive(Debug, Error)]
pub enum KeyError {
    /// The file is there and cannot be read.
    #[error("The signing key {} cannot be read ({source}). Let the user who runs the server own it.", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// The file is there and is no key.
    #[error(
        "The signing key {} has {} instead of 32 bytes. Put the right file back, or remove it: a new key is made, and everybody comes in as a new person.",
        path.display(), if *more { "more".to_owned() } else { size.to_string() }
    )]
    WrongSize {
        /// Which file.
        path: PathBuf,
        /// How many bytes it has, up to 32.
        size: usize,
        /// It has more than 32.
        more: bool,
    },
    /// Others can read or change the file.
    #[error(
        "The signing key {} is open to other users of this machine (mode {mode:03o}). Run `chmod 600` on it; if somebody may have read it, remove it instead: a new key is made, and everybody comes in as a new person.",
        path.display()
    )]
    Open {
        /// Which file.
        path: PathBuf,
        /// Its permissions.
        mode: u32,
    },
    /// There is none, and none can be written.
    #[error("No signing key can be written to {} ({source}). Choose a folder for the data that the server may write to.", path.display())]
    Unwritable {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
    /// Another key is there than the one to be put there.
    #[error("There is a signing key {} already, and it is another one. Restore into an empty folder, or move that key away.", path.display())]
    Another {
        /// Which file.
        path: PathBuf,
    },
    /// There is none, and none can be made.
    #[error(transparent)]
    NoRandomness(#[from] NoRandomness),
}

/// A key to sign with. It is never printed.
#[derive(Clone)]
pub struct Key([u8; 32]);

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

impl Key {
    /// A new one that lasts as long as the program.
    pub fn fresh() -> Result<Key, NoRandomness> {
        random().map(Key)
    }

    /// The key of a folder. If there is none, the folder and the key are made.
    pub fn open(folder: &Path) -> Result<Key, KeyError> {
        Key::open_file(&folder.join(FILE))
    }

    /// The key of a file. If there is none, the folder and the key are made.
    pub fn open_file(path: &Path) -> Result<Key, KeyError> {
        let path = path.to_owned();
        match File::open(&path) {
            Ok(file) => read(file, path),
            Err(error) if error.kind() == ErrorKind::NotFound => {
                let key = Key::fresh()?;
                create(&path, &key).map_err(|source| KeyError::Unwritable { path: path.clone(), source })?;
                // Another process may have been faster; its key is the one that counts.
                match File::open(&path) {
                    Ok(file) => read(file, path),
                    Err(source) => Err(KeyError::Unreadable { path, source }),
                }
            }
            Err(source) => Err(KeyError::Unreadable { path, source }),
        }
    }

    /// The key of a file, if there is one.
    pub fn existing_file(path: &Path) -> Result<Option<Key>, KeyError> {
        let path = path.to_owned();
        match File::open(&path) {
            Ok(file) => read(file, path).map(Some),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(source) => Err(KeyError::Unreadable { path, source }),
        }
    }

    /// Puts a key that was kept elsewhere into a file. One that is there stays, and has to be the same.
    pub fn put_file(path: &Path, bytes: [u8; 32]) -> Result<(), KeyError> {
        let (path, key) = (path.to_owned(), Key(bytes));
        if Key::existing_file(&path)?.is_none() {
            create(&path, &key).map_err(|source| KeyError::Unwritable { path: path.clone(), source })?;
        }
        match Key::existing_file(&path)? {
            Some(there) if there.0 == key.0 => Ok(()),
            _ => Err(KeyError::Another { path }),
        }
    }

    /// The key itself, to be kept where only the owner of the data reads it.
    pub fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The key for one purpose. Who knows it learns nothing of the others.
    #[must_use]
    pub fn derive(&self, purpose: &str) -> Key {
        Key(self.tag(&["firstlight key 1\0", purpose]))
    }

    /// 32 bytes that only this key makes of these texts, read as one.
    pub fn tag(&self, texts: &[&str]) -> [u8; 32] {
        let mut mac = self.mac();
        for text in texts {
            mac.update(text.as_bytes());
        }
        mac.finalize().into_bytes().into()
    }

    /// HMAC-SHA-256 with this key.
    pub(crate) fn mac(&self) -> Hmac<Sha256> {
        // A key as long as a block needs no case for a wrong length; HMAC itself fills shorter ones up with zeros.
        let mut block = [0; 64];
        block[..32].copy_from_slice(&self.0);
        Hmac::new(&block.into())
    }
}

fn read(file: File, path: PathBuf) -> Result<Key, KeyError> {
    let mut bytes = Vec::with_capacity(33);
    let read = file.metadata().and_then(|metadata| {
        (&file).take(33).read_to_end(&mut bytes)?;
        Ok(metadata)
    });
    let metadata = match read {
        Ok(metadata) => metadata,
        Err(source) => return Err(KeyError::Unreadable { path, source }),
    };
    if let Some(mode) = open_to_others(&metadata) {
        return Err(KeyError::Open { path, mode });
    }
    let size = bytes.len();
    bytes.try_into().map(Key).map_err(|_| KeyError::WrongSize { path, size, more: size > 32 })
}

#[cfg(unix)]
fn open_to_others(metadata: &fs::Metadata) -> Option<u32> {
    use std::os::unix::fs::PermissionsExt;
    let mode = metadata.permissions().mode() & 0o777;
    (mode & 0o077 != 0).then_some(mode)
}

/// Elsewhere the folder of the user's data is closed to others by the system.
#[cfg(not(unix))]
fn open_to_others(_: &fs::Metadata) -> Option<u32> {
    None
}

/// Writes a whole file beside it and then gives it its name, so that nobody ever finds half a key; a key that is there stays.
fn create(path: &Path, key: &Key) -> io::Result<()> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    let mut builder = fs::DirBuilder::new();
    let mut options = OpenOptions::new();
    builder.recursive(true);
    options.write(true).create_new(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
        builder.mode(0o700);
        options.mode(0o600);
    }
    builder.create(folder)?;
    // Several may start at once; each writes beside under a name of its own.
    let own: String = key.tag(&["the name of the file beside"])[..8].iter().map(|byte| format!("{byte:02x}")).collect();
    let beside = folder.join(format!("{FILE}.{own}"));
    let written = options.open(&beside).and_then(|mut file| {
        file.write_all(&key.0)?;
        file.sync_all()
    });
    let named = written.and_then(|()| match fs::hard_link(&beside, path) {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => Ok(()),
        // Some file systems know no second name of a file.
        Err(_) => fs::rename(&beside, path),
        Ok(()) => Ok(()),
    });
    match fs::remove_file(&beside) {
        Err(error) if error.kind() != ErrorKind::NotFound => named.and(Err(error)),
        _ => named.and_then(|()| sync_folder(folder)),
    }
}

#[cfg(unix)]
fn sync_folder(folder: &Path) -> io::Result<()> {
    File::open(folder)?.sync_all()
}

#[cfg(not(unix))]
fn sync_folder(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_purpose_has_its_own_key() {
        let key = Key([7; 32]);
        assert_eq!(key.derive("cookie").0, key.derive("cookie").0);
        assert_ne!(key.derive("cookie").0, key.derive("daily").0);
        assert_ne!(key.derive("cookie").0, Key([8; 32]).derive("cookie").0);
        assert_ne!(key.derive("cookie").0, key.0);
    }

    #[test]
    fn a_tag_is_hmac_sha_256() {
        // Test case 1 of RFC 4231 has a key of 20 bytes; HMAC fills keys up with zeros, so that ours may have 32.
        let mut bytes = [0; 32];
        bytes[..20].fill(0x0b);
        let tag = Key(bytes).tag(&["Hi ", "There"]);
        let hex: String = tag.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(hex, "b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7");
    }

    #[test]
    fn nothing_of_a_key_is_printed() {
        assert_eq!(format!("{:?}", Key([65; 32])), "Key(..)");
    }
}
