//! Where a platform keeps the data of programs.

use std::path::{Path, PathBuf};

/// What differs between systems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Platform {
    /// Linux and its relatives.
    Xdg,
    /// macOS.
    MacOs,
    /// Windows.
    Windows,
}

impl Platform {
    /// The one this program was built for.
    pub fn here() -> Platform {
        if cfg!(windows) {
            Platform::Windows
        } else if cfg!(target_os = "macos") {
            Platform::MacOs
        } else {
            Platform::Xdg
        }
    }
}

/// The folder of this program's data, if the environment says where the user's data are.
pub fn data_folder(platform: Platform, env: impl Fn(&str) -> Option<String>) -> Option<PathBuf> {
    let set = |name: &str| env(name).filter(|value| !value.is_empty());
    match platform {
        Platform::Windows => set("APPDATA").map(|folder| Path::new(&folder).join("Firstlight")),
        Platform::MacOs => set("HOME").map(|home| Path::new(&home).join("Library/Application Support/Firstlight")),
        // The XDG specification says to ignore what is not absolute.
        Platform::Xdg => set("XDG_DATA_HOME")
            .map(PathBuf::from)
            .filter(|folder| folder.has_root())
            .or_else(|| set("HOME").map(|home| Path::new(&home).join(".local/share")))
            .map(|folder| folder.join("firstlight")),
    }
}
