//! What `cargo xtask dist` makes, of the program that tests run: contents, rights, scripts, list of parts and checksums, and
//! whether it starts where nothing else is. The program as it is released is packed by the same code.

#![allow(clippy::unwrap_used, reason = "a test says what is wrong by failing")]
#![cfg(target_os = "linux")]

use crate::served;

use dist::check::{Seen, member, starts_in_an_empty_root};
use dist::parcel::{self, Made, SUMS};
use dist::parts::Built;
use dist::program::Program;
use serde_json::Value;
use served::{Folder, said};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().unwrap()
}

fn target() -> String {
    format!("{}-unknown-linux-gnu", std::env::consts::ARCH)
}

/// Everything, made once.
fn made() -> &'static Made {
    static MADE: OnceLock<Made> = OnceLock::new();
    MADE.get_or_init(|| {
        let (root, target) = (root(), target());
        let program = Program::read(Path::new(env!("CARGO_BIN_EXE_firstlight")), &target).unwrap();
        parcel::make(&program, &Built { root: &root, target: &target, features: &[] }, &|_| {}).unwrap()
    })
}

fn file(ending: &str) -> &'static (String, Vec<u8>) {
    made().iter().find(|(name, _)| name.ends_with(ending)).unwrap()
}

/// The files of a member of the package, by path, with their rights.
fn unpacked(name: &str) -> BTreeMap<String, (u32, Vec<u8>)> {
    files_of(member(&file(".deb").1, name).unwrap())
}

fn files_of(archive: &[u8]) -> BTreeMap<String, (u32, Vec<u8>)> {
    let mut archive = tar::Archive::new(flate2::read::GzDecoder::new(archive));
    let mut files = BTreeMap::new();
    for entry in archive.entries().unwrap() {
        let mut entry = entry.unwrap();
        assert_eq!((entry.header().uid().unwrap(), entry.header().gid().unwrap()), (0, 0));
        let path = entry.path().unwrap().display().to_string().trim_start_matches("./").to_owned();
        let mut bytes = Vec::new();
        std::io::Read::read_to_end(&mut entry, &mut bytes).unwrap();
        if entry.header().entry_type().is_file() {
            files.insert(path, (entry.header().mode().unwrap(), bytes));
        }
    }
    files
}

#[test]
fn the_package_holds_program_service_settings_and_documents() {
    let data = unpacked("data.tar.gz");
    let program = fs::read(env!("CARGO_BIN_EXE_firstlight")).unwrap();
    assert!(data["usr/bin/firstlight"] == (0o755, program), "the program is another, or cannot be run");
    let own = |path: &str, name: &str| assert_eq!(data[path], (0o644, fs::read(root().join(name)).unwrap()), "{path}");
    own("etc/firstlight/firstlight.toml", "dist/firstlight.toml");
    own("usr/lib/systemd/system/firstlight.service", "dist/firstlight.service");
    own("usr/share/doc/firstlight/LICENSE-MIT", "LICENSE-MIT");
    for name in ["copyright", "changelog.gz", "THIRD-PARTY-LICENCES.txt.gz", "parts.cdx.json.gz", "server.md"] {
        assert!(data.contains_key(&format!("usr/share/doc/firstlight/{name}")), "{name}");
    }
    let archive = files_of(&file(".tar.gz").1);
    let folder = format!("firstlight-{}-{}", env!("CARGO_PKG_VERSION"), target());
    assert!(archive[&format!("{folder}/firstlight")].0 == 0o755);
    for name in ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY-LICENCES.txt"] {
        assert!(!archive[&format!("{folder}/{name}")].1.is_empty(), "{name}");
    }
    // Whoever unpacks it finds what its pages lead to.
    let pages = archive.iter().filter(|(name, _)| name.ends_with(".md"));
    for (page, (_, text)) in pages {
        let text = String::from_utf8(text.clone()).unwrap();
        for link in text.split("](").skip(1).filter_map(|rest| rest.split([')', '#']).next()) {
            let inside = !link.is_empty() && !link.contains("://");
            assert!(!inside || archive.contains_key(&format!("{folder}/{link}")), "{page} leads to {link}");
        }
    }
}

#[test]
fn dpkg_reads_the_package() {
    let control = unpacked("control.tar.gz");
    let text = String::from_utf8(control["control"].1.clone()).unwrap();
    let version = format!("Version: {}", dist::debian::version(env!("CARGO_PKG_VERSION")));
    for line in ["Package: firstlight", &version, "Section: games"] {
        assert!(text.lines().any(|one| one == line), "{line}: {text}");
    }
    assert_eq!(control["conffiles"].1, b"/etc/firstlight/firstlight.toml\n");
    let folder = Folder::new("dpkg");
    let package = folder.0.join("firstlight.deb");
    fs::write(&package, &file(".deb").1).unwrap();
    let Ok(read) = Command::new("dpkg-deb").arg("--info").arg(&package).output() else {
        eprintln!("NOT SHOWN HERE: there is no dpkg-deb");
        return;
    };
    assert!(read.status.success(), "{}", said(&read));
    let listed = Command::new("dpkg-deb").arg("--contents").arg(&package).output().unwrap();
    assert!(listed.status.success() && said(&listed).contains("root/root"), "{}", said(&listed));
}

/// Scripts are programs that a shell can read; each does something at every step that dpkg calls it for, or nothing.
#[test]
fn scripts_are_read_by_a_shell() {
    let control = unpacked("control.tar.gz");
    let folder = Folder::new("scripts");
    for name in ["postinst", "prerm", "postrm"] {
        let (mode, text) = &control[name];
        assert_eq!(*mode, 0o755, "{name}");
        let path = folder.0.join(name);
        fs::write(&path, text).unwrap();
        let read = Command::new("sh").arg("-n").arg(&path).output().unwrap();
        assert!(read.status.success(), "{name}: {}", said(&read));
        assert!(text.starts_with(b"#!/bin/sh\n") && String::from_utf8_lossy(text).contains("\nset -e\n"), "{name}");
    }
    let postrm = String::from_utf8_lossy(&control["postrm"].1).into_owned();
    let (before, purge) = postrm.split_once("purge)").unwrap();
    assert!(!before.contains("rm -rf") && purge.contains("rm -rf /var/lib/firstlight"), "data go only by a purge");
}

fn parts() -> Value {
    serde_json::from_slice(&file(".cdx.json").1).unwrap()
}

/// What is locked is listed, with what it has to be; what is listed is locked.
#[test]
fn the_list_of_parts_is_what_was_locked() {
    let document = parts();
    assert_eq!((&document["bomFormat"], &document["specVersion"]), (&"CycloneDX".into(), &"1.6".into()));
    assert_eq!(document["metadata"]["component"]["version"], env!("CARGO_PKG_VERSION"));
    let lock: toml::Table = fs::read_to_string(root().join("Cargo.lock")).unwrap().parse().unwrap();
    let locked: BTreeMap<String, Option<String>> = lock["package"]
        .as_array()
        .unwrap()
        .iter()
        .map(|one| {
            let text = |key: &str| one.get(key).map(|value| value.as_str().unwrap().to_owned());
            let address =
                format!("pkg:cargo/{}@{}", text("name").unwrap(), text("version").unwrap().replace('+', "%2B"));
            (address, text("checksum"))
        })
        .collect();
    let npm: Value = serde_json::from_slice(&fs::read(root().join("web/package-lock.json")).unwrap()).unwrap();
    let of_npm: BTreeSet<String> = npm["packages"]
        .as_object()
        .unwrap()
        .iter()
        .filter_map(|(path, one)| {
            let (_, name) = path.rsplit_once("node_modules/")?;
            Some(format!("pkg:npm/{}@{}", name.replace('@', "%40"), one["version"].as_str().unwrap()))
        })
        .collect();
    let components = document["components"].as_array().unwrap();
    let mut listed_npm = BTreeSet::new();
    for one in components {
        let address = one["purl"].as_str().unwrap().to_owned();
        // npm locks a tool of the build that names none; what people run has one in any case.
        let named = one["licenses"][0]["expression"].is_string();
        assert!(named || one["scope"] == "excluded", "{address} has no licence");
        if address.starts_with("pkg:npm/") {
            assert_eq!(one["hashes"][0]["content"].as_str().map(str::len), Some(128), "{address}");
            listed_npm.insert(address);
        } else {
            let sum = locked.get(&address).unwrap_or_else(|| panic!("{address} is not in Cargo.lock"));
            assert_eq!(one["hashes"][0]["content"].as_str(), sum.as_deref(), "{address}");
        }
    }
    assert_eq!(listed_npm, of_npm);
    let scope = |name: &str| {
        let found = components.iter().find(|one| one["name"] == name).unwrap_or_else(|| panic!("{name} is not listed"));
        found["scope"].as_str().unwrap()
    };
    // What is in the program; what only builds it; what writes code of it; what is in the client; what only tests it.
    let of: Vec<&str> = ["tokio", "cc", "serde_derive", "svelte", "vitest"].into_iter().map(scope).collect();
    assert_eq!(of, ["required", "excluded", "excluded", "required", "excluded"]);
    assert!(!components.iter().any(|one| one["name"] == "proptest"), "what only tests need is in no program");
    let refs: BTreeSet<&str> = components.iter().map(|one| one["bom-ref"].as_str().unwrap()).collect();
    for needed in document["dependencies"].as_array().unwrap() {
        for one in needed["dependsOn"].as_array().unwrap() {
            assert!(refs.contains(one.as_str().unwrap()), "{one} is needed and not listed");
        }
    }
}

#[test]
fn checksums_hold() {
    let (_, sums) = file(SUMS);
    let folder = Folder::new("sums");
    for (name, bytes) in made() {
        fs::write(folder.0.join(name), bytes).unwrap();
    }
    assert_eq!(String::from_utf8_lossy(sums).lines().count(), made().len() - 1);
    let checked =
        Command::new("sha256sum").args(["--check", "--strict", SUMS]).current_dir(&folder.0).output().unwrap();
    assert!(checked.status.success(), "{}", said(&checked));
}

/// In a root with nothing in it but the package and the libraries that the program names, under a user that exists nowhere:
/// it serves, a table is opened, a backup holds, it stops well and has its table when it comes back.
#[test]
fn it_starts_where_nothing_else_is() {
    let folder = Folder::new("empty-root");
    match starts_in_an_empty_root(&file(".deb").1, &folder.0, &|what| eprintln!("{what}")).unwrap() {
        Seen::Works => {}
        Seen::NotHere(why) => eprintln!("NOT SHOWN HERE: {why}"),
    }
}
