//! The picture of the crates in docs/ARCHITECTURE.md, made from what cargo says, and the law that no two modules of a
//! crate need each other.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Names, and what each needs.
type Needs = BTreeMap<String, BTreeSet<String>>;

/// A crate of the house, as cargo knows it.
struct House {
    needs: Needs,
    about: BTreeMap<String, String>,
    folders: BTreeMap<String, PathBuf>,
}

impl House {
    fn read() -> House {
        let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
        let asked = ["metadata", "--no-deps", "--offline", "--format-version", "1"];
        let answer = Command::new(cargo).args(asked).current_dir(root()).output().unwrap();
        assert!(answer.status.success(), "{}", String::from_utf8_lossy(&answer.stderr));
        let metadata: serde_json::Value = serde_json::from_slice(&answer.stdout).unwrap();
        let packages = metadata["packages"].as_array().unwrap();
        let text = |value: &serde_json::Value| value.as_str().unwrap_or_else(|| panic!("{value}")).to_owned();
        let names: BTreeSet<String> = packages.iter().map(|package| text(&package["name"])).collect();
        let mut house = House { needs: Needs::new(), about: BTreeMap::new(), folders: BTreeMap::new() };
        for package in packages {
            let name = text(&package["name"]);
            let dependencies = package["dependencies"].as_array().unwrap();
            let built_with =
                dependencies.iter().filter(|other| other["kind"].is_null()).map(|other| text(&other["name"]));
            house.needs.insert(name.clone(), built_with.filter(|other| names.contains(other)).collect());
            house.about.insert(name.clone(), text(&package["description"]));
            let manifest = PathBuf::from(text(&package["manifest_path"]));
            house.folders.insert(name, manifest.parent().unwrap().to_owned());
        }
        house
    }

    /// Every crate under those that need it, one layer after the other.
    fn picture(&self) -> String {
        let mut layers: BTreeMap<usize, Vec<&String>> = BTreeMap::new();
        for name in self.needs.keys() {
            layers.entry(height(&self.needs, name)).or_default().push(name);
        }
        let wide = self.needs.keys().map(String::len).max().unwrap_or(0);
        let mut picture = String::new();
        for names in layers.values().rev() {
            for name in names {
                let _ = writeln!(picture, "{name:wide$}  {}", self.about[*name]);
                let needed: Vec<&str> = needed_itself(&self.needs, name).into_iter().collect();
                if !needed.is_empty() {
                    let _ = writeln!(picture, "{:wide$}    needs {}", "", needed.join(", "));
                }
            }
            picture.push('\n');
        }
        picture.trim_end().to_owned() + "\n"
    }
}

/// How many crates stand below each other under this one.
fn height(needs: &Needs, name: &str) -> usize {
    needs[name].iter().map(|other| 1 + height(needs, other)).max().unwrap_or(0)
}

/// Everything that is needed, through others or not.
fn reach<'a>(needs: &'a Needs, name: &str, found: &mut BTreeSet<&'a str>) {
    for other in &needs[name] {
        if found.insert(other) {
            reach(needs, other, found);
        }
    }
}

/// What is needed and not brought by another that is needed.
fn needed_itself<'a>(needs: &'a Needs, name: &str) -> BTreeSet<&'a str> {
    let mut brought = BTreeSet::new();
    needs[name].iter().for_each(|other| reach(needs, other, &mut brought));
    needs[name].iter().map(String::as_str).filter(|other| !brought.contains(other)).collect()
}

const BEGIN: &str = "<!-- crates: made by `cargo xtask golden` -->\n```\n";
const END: &str = "```\n";

#[test]
fn golden_picture_of_the_crates() {
    let file = root().join("docs/ARCHITECTURE.md");
    let page = fs::read_to_string(&file).unwrap();
    let (before, rest) = page.split_once(BEGIN).unwrap();
    let (shown, after) = rest.split_once(END).unwrap();
    let picture = House::read().picture();
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(&file, format!("{before}{BEGIN}{picture}{END}{after}")).unwrap();
    } else {
        assert_eq!(shown, picture, "docs/ARCHITECTURE.md: `cargo xtask golden` draws the crates anew");
    }
}

/// The modules of a crate, each with the modules beside it that it names. What a crate's root names again is left out:
/// a path through the root does not tell where it leads.
fn modules(src: &Path) -> Needs {
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for entry in fs::read_dir(src).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_stem().unwrap().to_string_lossy().into_owned();
        if name != "lib" && name != "main" {
            texts.entry(name).or_default().push_str(&code(&path));
        }
    }
    let named = |text: &str| -> BTreeSet<String> {
        let paths = text.split("crate::").skip(1).flat_map(|path| match path.strip_prefix('{') {
            Some(group) => group.split(';').next().unwrap_or("").split([',', '{', '}']).map(str::trim).collect(),
            None => vec![path],
        });
        let first = |path: &str| path.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or("").to_owned();
        paths.map(first).filter(|name| texts.contains_key(name)).collect()
    };
    texts.iter().map(|(name, text)| (name.clone(), named(text).into_iter().filter(|n| n != name).collect())).collect()
}

/// The code of a file, or of all files of a folder, without comments and the tests at the end.
fn code(path: &Path) -> String {
    if path.is_dir() {
        return fs::read_dir(path).unwrap().map(|entry| code(&entry.unwrap().path())).collect();
    }
    if path.extension().is_none_or(|end| end != "rs") {
        return String::new();
    }
    let source = fs::read_to_string(path).unwrap();
    let code = source.split("#[cfg(test)]").next().unwrap_or(&source);
    code.lines().filter(|line| !line.trim_start().starts_with("//")).map(|line| format!("{line}\n")).collect()
}

/// A module that needs itself through others, and one of those others.
fn cycle(needs: &Needs) -> Option<(&str, &str)> {
    let reached = |name: &str| {
        let mut found = BTreeSet::new();
        reach(needs, name, &mut found);
        found
    };
    needs.keys().find_map(|name| {
        let others = reached(name);
        let back = others.iter().find(|other| **other != name && reached(other).contains(name.as_str()))?;
        Some((name.as_str(), *back))
    })
}

#[test]
fn no_two_modules_of_a_crate_need_each_other() {
    let house = House::read();
    assert!(house.folders.len() > 15);
    for (name, folder) in &house.folders {
        let src = folder.join("src");
        // The rules of a game lean on each other: carbon brings crises, and crises bring carbon.
        let rules = folder.ends_with("rules");
        if src.is_dir() && !rules {
            assert_eq!(cycle(&modules(&src)), None, "in `{name}`");
        }
    }
}

#[test]
fn a_cycle_is_found_and_a_chain_is_none() {
    let needs = |pairs: &[(&str, &[&str])]| -> Needs {
        let set = |names: &&[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        pairs.iter().map(|(name, others)| ((*name).to_owned(), set(others))).collect()
    };
    let chain = needs(&[("a", &["b", "c"]), ("b", &["c"]), ("c", &[])]);
    assert_eq!(cycle(&chain), None);
    assert_eq!(needed_itself(&chain, "a"), BTreeSet::from(["b"]));
    let round = needs(&[("a", &["b"]), ("b", &["c"]), ("c", &["a"])]);
    assert!(cycle(&round).is_some());
}

/// Where a crate names its programs of tests itself, cargo runs no file that neither is one nor belongs to one.
#[test]
fn no_file_of_tests_is_left_out() {
    let (mut left_out, mut looked) = (Vec::new(), 0);
    for (name, folder) in House::read().folders {
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        if !manifest.contains("autotests = false") {
            continue;
        }
        let tests = folder.join("tests");
        let named = manifest.split("[[test]]").skip(1).filter_map(|rest| rest.split('"').nth(1));
        let named: BTreeSet<&str> = named.collect();
        let roots: String =
            named.iter().filter_map(|name| fs::read_to_string(tests.join(format!("{name}.rs"))).ok()).collect();
        for entry in fs::read_dir(&tests).unwrap() {
            let path = entry.unwrap().path();
            let stem = path.file_stem().unwrap().to_string_lossy().into_owned();
            let is_tests = path.extension().is_some_and(|ending| ending == "rs") || path.join("main.rs").exists();
            looked += usize::from(is_tests);
            if is_tests && !named.contains(&*stem) && !roots.contains(&format!("\nmod {stem};")) {
                left_out.push(format!("{name}: {stem}"));
            }
        }
    }
    assert!(looked > 40, "hardly any file of tests was looked at: {looked}");
    assert!(left_out.is_empty(), "nobody runs these: {left_out:?}");
}
