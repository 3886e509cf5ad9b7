//! All parts a program is made of, with their licences: from what cargo and npm locked, as a CycloneDX document.

use crate::program::Program;
use crate::sums::{hex, sha256};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Packages that only build the client, and whose code is in it all the same: the compiler of its components brings a
/// part of itself along.
const IN_THE_CLIENT: [&str; 4] = ["svelte", "clsx", "esm-env", "devalue"];

/// A part from elsewhere, or one of our own crates.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    /// Where it comes from: `cargo` or `npm`.
    pub from: &'static str,
    /// Its name there.
    pub name: String,
    /// Its version there.
    pub version: String,
    /// Its licence, as an SPDX expression.
    pub licence: Option<String>,
    /// Is it in what people run? Other parts only build it.
    pub inside: bool,
    /// Its checksum by name of the method, in hexadecimal digits.
    pub hash: Option<(&'static str, String)>,
    /// The parts that it needs itself, by their addresses.
    pub needs: Vec<String>,
    /// Where its files lie on this machine.
    pub folder: PathBuf,
}

impl Part {
    /// Its address, as package managers agree on it.
    pub fn address(&self) -> String {
        address(self.from, &self.name, &self.version)
    }
}

fn address(from: &str, name: &str, version: &str) -> String {
    format!("pkg:{from}/{}@{}", name.replace('@', "%40"), version.replace('+', "%2B"))
}

/// How the program was built, as far as its parts depend on it.
#[derive(Clone, Debug)]
pub struct Built<'a> {
    /// The root of the repository.
    pub root: &'a Path,
    /// The target of the compiler.
    pub target: &'a str,
    /// Features beside the default ones.
    pub features: &'a [&'a str],
}

/// All parts, of cargo and of npm.
///
/// # Errors
/// If cargo does not answer, or a file is not what it should be.
pub fn all(built: &Built<'_>) -> Result<Vec<Part>, String> {
    let mut parts = of_cargo(built)?;
    parts.extend(of_npm(built.root)?);
    parts.sort();
    Ok(parts)
}

fn cargo(built: &Built<'_>, args: &[&str]) -> Result<String, String> {
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let asked = Command::new(cargo).args(args).current_dir(built.root).output();
    let asked = asked.map_err(|error| format!("cannot start cargo: {error}"))?;
    if !asked.status.success() {
        return Err(format!("`cargo {}`: {}", args.join(" "), String::from_utf8_lossy(&asked.stderr)));
    }
    Ok(String::from_utf8_lossy(&asked.stdout).into_owned())
}

/// Names and versions of what is built for this target with these features; `edges` says what for.
fn reached(built: &Built<'_>, edges: &str) -> Result<BTreeMap<(String, String), bool>, String> {
    let features = built.features.join(",");
    let mut args = vec!["tree", "--locked", "--package", "firstlight", "--target", built.target, "--edges", edges];
    args.extend(["--prefix", "none", "--format", "{p}"]);
    if !features.is_empty() {
        args.extend(["--features", &features]);
    }
    let mut found = BTreeMap::new();
    for line in cargo(built, &args)?.lines() {
        let mut words = line.split_whitespace();
        let (Some(name), Some(version)) = (words.next(), words.next()) else { continue };
        let macros = line.contains("(proc-macro)");
        found.insert((name.to_owned(), version.trim_start_matches('v').to_owned()), macros);
    }
    Ok(found)
}

fn of_cargo(built: &Built<'_>) -> Result<Vec<Part>, String> {
    let linked = reached(built, "normal")?;
    let every = reached(built, "normal,build")?;
    // With every feature there is, or it would know nothing of what only some features bring; `every` says what is built.
    let asked = ["metadata", "--all-features", "--format-version", "1", "--locked", "--filter-platform", built.target];
    let metadata: Value = read(&cargo(built, &asked)?, "what cargo says of its packages")?;
    let lock =
        std::fs::read_to_string(built.root.join("Cargo.lock")).map_err(|error| format!("Cargo.lock: {error}"))?;
    let checksums = checksums(&lock);
    let ids: BTreeMap<&str, (&str, &str)> = list(&metadata["packages"])
        .filter_map(|package| Some((text(&package["id"])?, (text(&package["name"])?, text(&package["version"])?))))
        .collect();
    let mut needs: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    for node in list(&metadata["resolve"]["nodes"]) {
        let wanted = list(&node["dependencies"]).filter_map(|id| ids.get(text(id)?));
        let wanted = wanted.filter(|(name, version)| every.contains_key(&((*name).to_owned(), (*version).to_owned())));
        let wanted = wanted.map(|(name, version)| address("cargo", name, version)).collect();
        needs.insert(text(&node["id"]).unwrap_or_default(), wanted);
    }
    let mut parts = Vec::new();
    for package in list(&metadata["packages"]) {
        let [id, name, version, manifest] = ["id", "name", "version", "manifest_path"].map(|key| text(&package[key]));
        let (Some(id), Some(name), Some(version), Some(manifest)) = (id, name, version, manifest) else {
            return Err(format!("cargo says nothing whole of {}", package["name"]));
        };
        let key = (name.to_owned(), version.to_owned());
        if !every.contains_key(&key) {
            continue;
        }
        parts.push(Part {
            from: "cargo",
            licence: text(&package["license"]).map(|licence| licence.replace('/', " OR ")),
            // A macro writes code and is not in it.
            inside: linked.get(&key).is_some_and(|macros| !macros),
            hash: checksums.get(&key).map(|sum| ("SHA-256", sum.clone())),
            needs: needs.remove(id).unwrap_or_default(),
            folder: Path::new(manifest).parent().map(Path::to_owned).unwrap_or_default(),
            name: key.0,
            version: key.1,
        });
    }
    if parts.len() == every.len() { Ok(parts) } else { Err("cargo names packages that it does not know".to_owned()) }
}

/// What `Cargo.lock` says each package has to be.
fn checksums(lock: &str) -> BTreeMap<(String, String), String> {
    let mut found = BTreeMap::new();
    for package in lock.split("[[package]]").skip(1) {
        let value = |key: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(key)?.strip_prefix(" = "))?;
            Some(line.trim_matches('"').to_owned())
        };
        if let (Some(name), Some(version), Some(sum)) = (value("name"), value("version"), value("checksum")) {
            found.insert((name, version), sum);
        }
    }
    found
}

fn of_npm(root: &Path) -> Result<Vec<Part>, String> {
    let file = root.join("web/package-lock.json");
    let lock = std::fs::read_to_string(&file).map_err(|error| format!("web/package-lock.json: {error}"))?;
    let lock: Value = read(&lock, "web/package-lock.json")?;
    let packages = lock["packages"].as_object().ok_or("web/package-lock.json lists no packages")?;
    let mut seen = BTreeSet::new();
    let mut parts = Vec::new();
    for (path, package) in packages {
        // One that lies within another is named after the last folder of packages.
        let Some((_, name)) = path.rsplit_once("node_modules/") else { continue };
        let version = text(&package["version"]).ok_or_else(|| format!("{path} has no version"))?;
        if !seen.insert((name, version)) {
            continue;
        }
        let inside = package["dev"] != true || IN_THE_CLIENT.contains(&name);
        parts.push(Part {
            from: "npm",
            name: name.to_owned(),
            version: version.to_owned(),
            licence: text(&package["license"]).map(str::to_owned),
            inside,
            hash: text(&package["integrity"]).and_then(integrity),
            needs: Vec::new(),
            folder: root.join("web").join(path),
        });
    }
    Ok(parts)
}

/// npm writes sums in base 64.
fn integrity(sum: &str) -> Option<(&'static str, String)> {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let coded = sum.strip_prefix("sha512-")?;
    let (mut bytes, mut bits, mut count) = (Vec::new(), 0u32, 0);
    for letter in coded.trim_end_matches('=').bytes() {
        let value = u32::try_from(LETTERS.iter().position(|one| *one == letter)?).ok()?;
        (bits, count) = (bits << 6 | value, count + 6);
        if count >= 8 {
            count -= 8;
            bytes.extend(u8::try_from(bits >> count & 0xff));
        }
    }
    (bytes.len() == 64).then(|| ("SHA-512", hex(&bytes)))
}

fn read(json: &str, what: &str) -> Result<Value, String> {
    serde_json::from_str(json).map_err(|error| format!("{what} is not JSON: {error}"))
}

fn text(value: &Value) -> Option<&str> {
    value.as_str()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// The document: CycloneDX 1.6.
pub fn document(program: &Program, parts: &[Part], when: u64) -> String {
    let own = address("cargo", "firstlight", &program.version);
    let is_own = |part: &&Part| part.address() == own;
    let components: Vec<Value> = parts.iter().filter(|part| !is_own(part)).map(component).collect();
    let dependencies: Vec<Value> = parts
        .iter()
        .filter(|part| part.from == "cargo")
        .map(|part| json!({"ref": part.address(), "dependsOn": part.needs}))
        .collect();
    let sum = sha256(&program.bytes);
    let mut document = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": day_and_time(when),
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "firstlight",
                "version": program.version,
                "purl": own,
                "licenses": [{"expression": "MIT OR Apache-2.0"}],
                "hashes": [{"alg": "SHA-256", "content": sum}],
                "properties": [{"name": "target", "value": program.target}],
            },
        },
        "components": components,
        "dependencies": dependencies,
    });
    // The same parts have the same name, as a random number would have it written.
    let name = sha256(document.to_string().as_bytes());
    let name = format!("{}-{}-8{}-a{}-{}", &name[..8], &name[8..12], &name[13..16], &name[17..20], &name[20..32]);
    document["serialNumber"] = json!(format!("urn:uuid:{name}"));
    format!("{document:#}\n")
}

fn component(part: &Part) -> Value {
    let mut component = json!({
        "type": "library",
        "bom-ref": part.address(),
        "name": part.name,
        "version": part.version,
        "purl": part.address(),
        "scope": if part.inside { "required" } else { "excluded" },
    });
    if let Some(licence) = &part.licence {
        component["licenses"] = json!([{"expression": licence}]);
    }
    if let Some((method, sum)) = &part.hash {
        component["hashes"] = json!([{"alg": method, "content": sum}]);
    }
    component
}

/// Seconds since 1970 as people write them, in UTC.
fn day_and_time(when: u64) -> String {
    let (days, seconds) = (when / 86_400, when % 86_400);
    // Years begin in March here, so that the day that comes and goes is the last one.
    let from_era = days + 719_468;
    let (era, day) = (from_era / 146_097, from_era % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let third = (5 * of_year + 2) / 153;
    let date = of_year - (153 * third + 2) / 5 + 1;
    let month = if third < 10 { third + 3 } else { third - 9 };
    let year = year + era * 400 + u64::from(month <= 2);
    let (hours, minutes, seconds) = (seconds / 3_600, seconds / 60 % 60, seconds % 60);
    format!("{year:04}-{month:02}-{date:02}T{hours:02}:{minutes:02}:{seconds:02}Z")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_are_those_of_the_calendar() {
        assert_eq!(day_and_time(0), "1970-01-01T00:00:00Z");
        assert_eq!(day_and_time(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(day_and_time(1_795_026_896), "2026-11-18T18:34:56Z");
    }

    #[test]
    fn sums_of_npm_are_read() {
        let zeros = format!("sha512-{}==", "A".repeat(86));
        assert_eq!(integrity(&zeros), Some(("SHA-512", "0".repeat(128))));
        assert_eq!(integrity("sha512-AAAA"), None);
        assert_eq!(integrity("sha1-AAAA"), None);
    }

    #[test]
    fn names_with_a_scope_and_versions_with_a_plus_have_an_address() {
        assert_eq!(address("npm", "@fluent/bundle", "0.19.1"), "pkg:npm/%40fluent/bundle@0.19.1");
        assert_eq!(address("cargo", "a", "1.0.0+b"), "pkg:cargo/a@1.0.0%2Bb");
    }
}
