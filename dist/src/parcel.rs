//! All that is given out for one system: what goes into each file, and what each file is called.

use crate::archive::{File, tar_gz};
use crate::debian::{self, Texts};
use crate::pages::{PACKED, alone, short};
use crate::parts::{self, Built};
use crate::program::Program;
use crate::{licences, sums};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The name of the list of checksums.
pub const SUMS: &str = "SHA256SUMS";

/// Made files, by name.
pub type Made = Vec<(String, Vec<u8>)>;

/// Makes everything for this program; `say` hears what is being made.
///
/// # Errors
/// If a file of the repository is missing, or cargo does not answer.
pub fn make(program: &Program, built: &Built<'_>, say: &dyn Fn(&str)) -> Result<Made, String> {
    let when = day_of(built.root)?;
    say("the list of all parts, with their licences");
    let parts = parts::all(built)?;
    let list = parts::document(program, &parts, when).into_bytes();
    let documents = documents(built.root, licences::texts(&parts), &list)?;
    let name = format!("firstlight-{}-{}", program.version, program.target);
    say("the archive");
    let archive = archive(program, built.root, &documents, (&name, when))?;
    let mut made = vec![(format!("{name}.tar.gz"), archive), (format!("{name}.cdx.json"), list)];
    // One that brings its own C library runs on any Linux, and needs no package for one.
    if program.target.ends_with("linux-gnu") {
        let architecture = debian::architecture(&program.target)?;
        say("the Debian package");
        let package = debian::package(program, &texts(built.root, documents)?, when)?;
        made.push((format!("firstlight_{}_{architecture}.deb", program.version), package));
    }
    say("the checksums");
    made.push((SUMS.to_owned(), sums::list(&made).into_bytes()));
    Ok(made)
}

/// The time of the commit, in seconds since 1970; `SOURCE_DATE_EPOCH` says another.
pub(crate) fn day_of(root: &Path) -> Result<u64, String> {
    let said = match std::env::var("SOURCE_DATE_EPOCH") {
        Ok(said) => said,
        Err(_) => {
            let asked = Command::new("git").args(["log", "-1", "--format=%ct"]).current_dir(root).output();
            asked.map(|asked| String::from_utf8_lossy(&asked.stdout).into_owned()).unwrap_or_default()
        }
    };
    let seconds = said.trim().parse();
    seconds
        .map_err(|_| "there is no commit to take the date from: set SOURCE_DATE_EPOCH to seconds since 1970".to_owned())
}

fn read(root: &Path, name: &str) -> Result<Vec<u8>, String> {
    fs::read(root.join(name)).map_err(|error| format!("{name}: {error}"))
}

/// What people read beside the program.
fn documents(root: &Path, licences: String, list: &[u8]) -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut documents = Vec::new();
    for name in PACKED {
        let text = String::from_utf8(read(root, name)?).map_err(|error| format!("{name}: {error}"))?;
        documents.push((short(name).to_owned(), alone(name, &text).into_bytes()));
    }
    documents.push(("THIRD-PARTY-LICENCES.txt".to_owned(), licences.into_bytes()));
    documents.push(("parts.cdx.json".to_owned(), list.to_vec()));
    Ok(documents)
}

fn archive(
    program: &Program,
    root: &Path,
    documents: &[(String, Vec<u8>)],
    (name, when): (&str, u64),
) -> Result<Vec<u8>, String> {
    let mut files = vec![File::program(program.file_name(), program.bytes.clone())];
    files.extend(documents.iter().map(|(name, text)| File::plain(name.clone(), text.clone())));
    if program.target.contains("linux") {
        for name in ["firstlight.service", "firstlight.toml", "Caddyfile", "nginx.conf"] {
            files.push(File::plain(format!("service/{name}"), read(root, &format!("dist/{name}"))?));
        }
    }
    tar_gz(&files, &format!("{name}/"), when).map_err(|error| format!("cannot pack: {error}"))
}

pub(crate) fn texts(root: &Path, mut documents: Vec<(String, Vec<u8>)>) -> Result<Texts, String> {
    for name in ["Caddyfile", "nginx.conf"] {
        documents.push((name.to_owned(), read(root, &format!("dist/{name}"))?));
    }
    documents.push(("copyright".to_owned(), read(root, "dist/debian/copyright")?));
    let script = |name| Ok((name, read(root, &format!("dist/debian/{name}"))?));
    Ok(Texts {
        service: read(root, "dist/firstlight.service")?,
        settings: read(root, "dist/firstlight.toml")?,
        scripts: ["postinst", "prerm", "postrm"].into_iter().map(script).collect::<Result<_, String>>()?,
        documents,
    })
}
