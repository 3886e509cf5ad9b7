//! The Debian package: the program, its service and settings, and the scripts that run when it is installed and removed.
//! Written here and not by dpkg-deb, so that any system makes the same package.

use crate::archive::{File, gz, tar_gz};
use crate::program::Program;
use std::io;

/// Where settings lie; Debian asks before it replaces what somebody has changed.
pub const SETTINGS: &str = "etc/firstlight/firstlight.toml";
/// Where systemd finds the service.
pub const SERVICE: &str = "usr/lib/systemd/system/firstlight.service";
const DOC: &str = "usr/share/doc/firstlight";

/// What goes into the package beside the program: texts of the repository.
#[derive(Clone, Debug)]
pub struct Texts {
    /// `dist/firstlight.service`.
    pub service: Vec<u8>,
    /// `dist/firstlight.toml`.
    pub settings: Vec<u8>,
    /// `postinst`, `prerm` and `postrm` of `dist/debian`.
    pub scripts: Vec<(&'static str, Vec<u8>)>,
    /// What belongs to `/usr/share/doc`, by name.
    pub documents: Vec<(String, Vec<u8>)>,
}

/// Debian's name of a processor.
///
/// # Errors
/// For one of which we make no package.
pub fn architecture(target: &str) -> Result<&'static str, String> {
    match target.split('-').next().unwrap_or_default() {
        "x86_64" => Ok("amd64"),
        "aarch64" => Ok("arm64"),
        other => Err(format!("there is no Debian package for `{other}`; use the archive")),
    }
}

/// A version in Debian's order, in which a candidate comes before what it is a candidate for.
pub fn version(version: &str) -> String {
    version.replacen('-', "~", 1)
}

/// What dpkg reads about the package.
///
/// # Errors
/// For a processor of which we make no package.
pub fn control(program: &Program, installed_bytes: usize) -> Result<String, String> {
    let mut needs = vec!["adduser".to_owned()];
    if let Some(libc) = program.libc() {
        needs.push(format!("libc6 (>= {libc})"));
    }
    if program.names("libgcc_s.so.1") {
        needs.push("libgcc-s1".to_owned());
    }
    let (architecture, version) = (architecture(&program.target)?, version(&program.version));
    Ok(format!(
        "Package: firstlight\n\
         Version: {version}\n\
         Architecture: {architecture}\n\
         Maintainer: The Firstlight authors <firstlight@localhost>\n\
         Installed-Size: {}\n\
         Depends: {}\n\
         Recommends: init-system-helpers\n\
         Suggests: caddy | nginx\n\
         Section: games\n\
         Priority: optional\n\
         Description: board games about the Earth in the browser and the terminal\n\
         \x20Firstlight plays two board games whole: alone, with bots or with friends,\n\
         \x20in English, Spanish or Portuguese. It hosts tables for a household, a school\n\
         \x20or the public, replays and studies games, and simulates them by the million.\n\
         \x20.\n\
         \x20The service listens on http://127.0.0.1:7878 and is set up in\n\
         \x20/etc/firstlight/firstlight.toml.\n",
        installed_bytes.div_ceil(1024),
        needs.join(", "),
    ))
}

/// The whole package.
///
/// # Errors
/// For a processor of which we make no package.
pub fn package(program: &Program, texts: &Texts, when: u64) -> Result<Vec<u8>, String> {
    let data = files(program, texts).map_err(|error| format!("cannot pack: {error}"))?;
    let control = control(program, data.iter().map(|file| file.bytes.len()).sum())?;
    let mut about = vec![File::plain("control", control), File::plain("conffiles", format!("/{SETTINGS}\n"))];
    about.extend(texts.scripts.iter().map(|(name, text)| File::program(*name, text.clone())));
    put_together(&about, &data, when).map_err(|error| format!("cannot pack: {error}"))
}

/// What is installed, in the order of the archive.
fn files(program: &Program, texts: &Texts) -> io::Result<Vec<File>> {
    let mut files = vec![
        File::plain(SETTINGS, texts.settings.clone()),
        File::program("usr/bin/firstlight", program.bytes.clone()),
        File::plain(SERVICE, texts.service.clone()),
    ];
    for (name, text) in &texts.documents {
        // As Debian has it: what is long and seldom read is packed.
        let long = ["CHANGELOG.md", "THIRD-PARTY-LICENCES.txt", "parts.cdx.json"].contains(&name.as_str());
        let name = if name == "CHANGELOG.md" { "changelog" } else { name };
        files.push(if long {
            File::plain(format!("{DOC}/{name}.gz"), gz(text)?)
        } else {
            File::plain(format!("{DOC}/{name}"), text.clone())
        });
    }
    Ok(files)
}

fn put_together(about: &[File], data: &[File], when: u64) -> io::Result<Vec<u8>> {
    let members = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", tar_gz(about, "./", when)?),
        ("data.tar.gz", tar_gz(data, "./", when)?),
    ];
    let mut all = b"!<arch>\n".to_vec();
    for (name, bytes) in members {
        let header = format!("{name:<16}{when:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, "100644", bytes.len());
        all.extend(header.into_bytes());
        let odd = bytes.len() % 2 == 1;
        all.extend(bytes);
        // Members begin at even places.
        all.extend(odd.then_some(b'\n'));
    }
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_candidate_comes_before_its_version() {
        assert_eq!(version("1.0.0-rc.1"), "1.0.0~rc.1");
        assert_eq!(version("1.0.0"), "1.0.0");
    }

    #[test]
    fn the_package_needs_what_the_program_asks_for() {
        let program = |bytes: &[u8], target: &str| Program {
            bytes: bytes.to_vec(),
            version: "1.2.3".to_owned(),
            target: target.to_owned(),
        };
        let linked = control(&program(b"\0libgcc_s.so.1\0GLIBC_2.34\0", "x86_64-unknown-linux-gnu"), 2048).unwrap();
        assert!(linked.contains("\nDepends: adduser, libc6 (>= 2.34), libgcc-s1\n"), "{linked}");
        assert!(linked.contains("\nArchitecture: amd64\n") && linked.contains("\nInstalled-Size: 2\n"), "{linked}");
        let whole = control(&program(b"", "aarch64-unknown-linux-musl"), 1).unwrap();
        assert!(whole.contains("\nDepends: adduser\n") && whole.contains("\nArchitecture: arm64\n"), "{whole}");
        assert!(control(&program(b"", "riscv64gc-unknown-linux-gnu"), 1).is_err());
    }
}
