//! What strangers install: builds the client and the program as it is released, and has the crate `dist` pack it.

use crate::{cargo, web, words};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const HELP: &str = "\
cargo xtask dist [FLAGS]

Builds the client and the program as it is released, for this machine's system, and puts into dist/out: an archive, on Linux
a Debian package with a service, the list of all parts with their licences (CycloneDX), and SHA256SUMS. About ten minutes
on two cores. The container image is made by `docker build .`

  --check            then starts what is in the package in an empty root, under a user that exists nowhere (Linux, as root)
  --program FILE     packs a program that is built already
  --target TARGET    builds for another target of the compiler, as in x86_64-unknown-linux-musl; its parts have to be installed
  --out FOLDER       puts everything there instead
";

/// What was asked for.
#[derive(Debug, Default, PartialEq, Eq)]
struct Asked {
    check: bool,
    program: Option<String>,
    target: Option<String>,
    out: Option<String>,
}

impl Asked {
    fn read(args: &[String]) -> Result<Asked, String> {
        let (mut asked, mut args) = (Asked::default(), args.iter());
        while let Some(arg) = args.next() {
            let mut value =
                || args.next().cloned().ok_or_else(|| format!("`{arg}` needs a value; see cargo xtask dist --help"));
            match arg.as_str() {
                "--check" => asked.check = true,
                "--program" => asked.program = Some(value()?),
                "--target" => asked.target = Some(value()?),
                "--out" => asked.out = Some(value()?),
                _ => return Err(format!("there is no `dist {arg}`; see cargo xtask dist --help")),
            }
        }
        Ok(asked)
    }
}

pub(crate) fn dist(root: &Path, args: &[String]) -> Result<(), String> {
    if args.iter().any(|arg| arg == "--help" || arg == "-h") {
        print!("{HELP}");
        return Ok(());
    }
    let asked = Asked::read(args)?;
    let target = match &asked.target {
        Some(target) => target.clone(),
        None => own_target()?,
    };
    let steps = if asked.check { 4 } else { 3 };
    // Several machines are a feature of their own, which belongs to what is given out.
    let features = if has_feature(root, "cluster")? { "cluster" } else { "" };
    let program = match &asked.program {
        Some(program) => PathBuf::from(program),
        None => {
            eprintln!("1 of {steps}: the browser client");
            web::build(root)?;
            eprintln!("2 of {steps}: the program, for {target}");
            build(root, &asked, features)?
        }
    };
    let out = asked.out.clone().map_or_else(|| root.join("dist").join("out"), PathBuf::from);
    eprintln!("3 of {steps}: packing");
    let (program, out) = (program.display().to_string(), out.display().to_string());
    let mut pack =
        vec!["--", "pack", "--program", &program, "--target", &target, "--out", &out, "--features", features];
    let known = [root.display().to_string(), cargo_home().display().to_string()];
    // A program from elsewhere was built elsewhere, with flags of its own.
    if asked.program.is_none() {
        known.iter().for_each(|folder| pack.extend(["--unknown", folder]));
    }
    cargo(&words(&[&RUN, &pack]), &[])?;
    if asked.check {
        eprintln!("4 of {steps}: starting what is in the package");
        let package = newest_package(Path::new(&out))?;
        cargo(&words(&[&RUN, &["--", "check", &package.display().to_string()]]), &[])?;
    }
    eprintln!("everything is in {out}");
    Ok(())
}

/// The crate that packs and checks, built as quickly as the tests are.
pub(crate) const RUN: [&str; 6] = ["run", "--quiet", "--profile", "quick", "--package", "dist"];

/// Builds the program; where it lies.
fn build(root: &Path, asked: &Asked, features: &str) -> Result<PathBuf, String> {
    let mut args = vec!["build", "--profile", "dist", "--package", "firstlight", "--bin", "firstlight"];
    if !features.is_empty() {
        args.extend(["--features", features]);
    }
    if let Some(target) = &asked.target {
        args.extend(["--target", target]);
    }
    let unknown = without_folders(root);
    cargo(&args, &[("CARGO_ENCODED_RUSTFLAGS", &unknown)])?;
    let folder = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let folder = asked.target.as_ref().map_or(folder.clone(), |target| folder.join(target));
    Ok(folder.join("dist").join(if cfg!(windows) { "firstlight.exe" } else { "firstlight" }))
}

/// Flags by which no folder of this machine gets into the program: sources are called by where they come from. The flag that
/// was said last is asked first.
fn without_folders(root: &Path) -> String {
    let home = cargo_home();
    let mut flags = vec![remap(&home, "/cargo"), remap(root, "/firstlight")];
    // The name of each of these says which registry was asked.
    if let Ok(registries) = fs::read_dir(home.join("registry").join("src")) {
        flags.extend(registries.filter_map(|entry| Some(remap(&entry.ok()?.path(), "/registry"))));
    }
    let own = env::var("RUSTFLAGS").unwrap_or_default();
    own.split_whitespace().map(str::to_owned).chain(flags).collect::<Vec<_>>().join("\u{1f}")
}

fn remap(folder: &Path, name: &str) -> String {
    format!("--remap-path-prefix={}={name}", folder.display())
}

fn cargo_home() -> PathBuf {
    let home = env::var_os(if cfg!(windows) { "USERPROFILE" } else { "HOME" }).map(PathBuf::from).unwrap_or_default();
    env::var_os("CARGO_HOME").map_or_else(|| home.join(".cargo"), PathBuf::from)
}

/// The target for which the compiler builds unless it is told otherwise.
fn own_target() -> Result<String, String> {
    let asked = Command::new("rustc").args(["--version", "--verbose"]).output();
    let asked = asked.map_err(|error| format!("cannot start rustc: {error}"))?;
    let said = String::from_utf8_lossy(&asked.stdout).into_owned();
    let host = said.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc does not say for which system it builds".to_owned())
}

fn has_feature(root: &Path, name: &str) -> Result<bool, String> {
    let manifest = fs::read_to_string(root.join("crates/firstlight/Cargo.toml")).map_err(|error| error.to_string())?;
    Ok(manifest.lines().any(|line| line.starts_with(&format!("{name} ="))))
}

/// The newest Debian package of a folder.
pub(crate) fn newest_package(out: &Path) -> Result<PathBuf, String> {
    let files = fs::read_dir(out).into_iter().flatten();
    let paths = files.filter_map(|file| Some(file.ok()?.path()));
    let packages = paths.filter(|path| path.extension().is_some_and(|end| end == "deb"));
    let newest = packages.max_by_key(|path| fs::metadata(path).and_then(|about| about.modified()).ok());
    newest.ok_or_else(|| format!("there is no Debian package in {}", out.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_are_read() {
        let read = |text: &str| Asked::read(&text.split_whitespace().map(str::to_owned).collect::<Vec<_>>());
        let asked = Asked { check: true, out: Some("there".to_owned()), ..Asked::default() };
        assert_eq!(read("--check --out there"), Ok(asked));
        assert!(read("--out").is_err() && read("--chek").is_err());
    }

    #[test]
    fn the_folders_of_registries_are_told_after_the_one_they_lie_in() {
        let flags = without_folders(Path::new("/somewhere/firstlight"));
        let at = |text: &str| flags.find(text);
        assert!(at("/somewhere/firstlight=/firstlight").is_some());
        assert!(at("=/registry").is_none_or(|registry| Some(registry) > at("=/cargo")), "{flags}");
    }
}
