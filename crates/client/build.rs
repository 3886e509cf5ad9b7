//! Lists the files of the built client for `lib.rs`, says so if there are none, and has the program built again when the client
//! changes.

use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    // The folder is in the repository, with a file that stands for nothing: one that is missing would make every build
    // begin anew.
    let here = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let dist = here.join("../../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    if !dist.join("index.html").is_file() {
        println!(
            "cargo:warning=the browser client is not built, so this program has none: run `cargo xtask web` and build again"
        );
    }
    let mut files = Vec::new();
    find(&dist, &mut files)?;
    files.sort();
    let mut list = "&[\n".to_owned();
    for path in files {
        let parts: Vec<_> =
            path.strip_prefix(&dist).unwrap_or(&path).iter().map(|part| part.to_string_lossy()).collect();
        let _ = writeln!(list, "    ({:?}, include_bytes!({:?})),", parts.join("/"), path.display().to_string());
    }
    list.push(']');
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("files.rs"), list)
}

/// All files of a folder and of the folders in it.
fn find(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            find(&path, files)?;
        } else {
            files.push(path);
        }
    }
    Ok(())
}
