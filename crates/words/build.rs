//! Writes a list of all texts for the program to carry: `locales/<lang>/*.ftl` of this crate, and the same of every folder
//! under `games/`. What is for the browser alone lies beside, in `web-locales/`, so that nothing is compiled again for it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let (here, out) = (folder("CARGO_MANIFEST_DIR")?, folder("OUT_DIR")?);
    let games = here.join("../../games");
    // A game that is new is a line in this file.
    println!("cargo:rerun-if-changed={}", games.join("Cargo.toml").display());
    println!("cargo:rerun-if-changed=build.rs");

    let house = here.join("locales");
    let of_games = entries(&games)?.into_iter().map(|game| game.join("locales")).filter(|locales| locales.is_dir());
    let rooms: Vec<PathBuf> = std::iter::once(house.clone()).chain(of_games).collect();
    for room in &rooms {
        println!("cargo:rerun-if-changed={}", room.display());
    }

    let mut list = String::from("pub(crate) const FILES: &[(&str, &[&str])] = &[\n");
    for lang in entries(&house)? {
        let Some(tag) = lang.file_name() else { continue };
        let _ = writeln!(list, "    ({tag:?}, &[");
        for room in &rooms {
            for file in entries(&room.join(tag))?.iter().filter(|file| file.extension().is_some_and(|end| end == "ftl"))
            {
                let _ = writeln!(list, "        include_str!({:?}),", file.canonicalize()?);
            }
        }
        list.push_str("    ]),\n");
    }
    list.push_str("];\n");
    fs::write(out.join("files.rs"), list)
}

/// A folder that Cargo names for build scripts.
fn folder(name: &str) -> io::Result<PathBuf> {
    let unnamed = || io::Error::other(format!("{name} is not set: this is a build script, which Cargo runs"));
    env::var_os(name).map(PathBuf::from).ok_or_else(unnamed)
}

/// What is in a folder, sorted, so that every build lists it alike.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let named = |error: io::Error| io::Error::other(format!("cannot read the folder {}: {error}", folder.display()));
    let mut paths =
        fs::read_dir(folder).map_err(named)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<PathBuf>>>()?;
    paths.sort();
    Ok(paths)
}
