//! Writes a list of the files of the browser client, as `cargo xtask` built them in `web/dist`, for the program to carry.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let here = PathBuf::from(env::var("CARGO_MANIFEST_DIR").unwrap_or_default());
    let dist = here.join("../../web/dist");
    // A folder that is not there would make every build begin anew.
    fs::create_dir_all(&dist)?;
    println!("cargo:rerun-if-changed={}", dist.display());
    let mut paths = Vec::new();
    walk(&dist.canonicalize()?, &mut paths)?;
    paths.sort();

    let mut list = String::from("pub static FILES: &[File] = &[\n");
    let root = dist.canonicalize()?;
    for path in paths.iter().filter(|path| path.extension().is_none_or(|end| end != "br")) {
        let address = path.strip_prefix(&root).unwrap_or(path).to_string_lossy().replace('\\', "/");
        let packed = PathBuf::from(format!("{}.br", path.display()));
        let packed = match packed.is_file() {
            true => format!("Some(include_bytes!({packed:?}))"),
            false => "None".to_owned(),
        };
        let _ = writeln!(
            list,
            "    File {{ address: \"/{address}\", plain: include_bytes!({path:?}), packed: {packed} }},"
        );
    }
    list.push_str("];\n");
    fs::write(PathBuf::from(env::var("OUT_DIR").unwrap_or_default()).join("client.rs"), list)
}

/// Every file below a folder.
fn walk(folder: &Path, into: &mut Vec<PathBuf>) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        match path.is_dir() {
            true => walk(&path, into)?,
            false => into.push(path),
        }
    }
    Ok(())
}
