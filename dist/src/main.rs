//! `cargo xtask dist` calls this when the program is built; by hand it packs a program of another machine, or starts a
//! package that is there.

use dist::check::{Seen, starts_in_an_empty_root};
use dist::parcel;
use dist::parts::Built;
use dist::program::Program;
use dist::walk::{self, Walk};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;
use std::{env, fs};

const HELP: &str = "\
dist pack --program FILE --target TARGET --out FOLDER [--features LIST] [--unknown FOLDER]...
    makes archive, Debian package (on Linux), list of parts and checksums of a built program, from the root of the repository;
    fails if the program tells of a folder that is to be unknown
dist check PACKAGE.deb
    starts what is in a package in an empty root, under a user that exists nowhere (as root, on Linux)
dist fetch FOLDER
    makes a bare Debian in a folder, by debootstrap
dist walk PACKAGE.deb --bare FOLDER --scratch FOLDER [--before PROGRAM]
    boots a copy of the bare Debian and does with the package all that a stranger does, from the root of the repository
";

fn main() -> ExitCode {
    let args: Vec<String> = env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    let result = match words[..] {
        ["pack", ref rest @ ..] => pack(rest),
        ["check", package] => check(Path::new(package)),
        ["fetch", folder] => walk::fetch(Path::new(folder), &|what| eprintln!("  {what}")),
        ["walk", package, ref rest @ ..] => walked(package, rest),
        _ => {
            print!("{HELP}");
            Ok(())
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("dist: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The values of a flag.
fn all<'a>(args: &[&'a str], flag: &str) -> Vec<&'a str> {
    args.windows(2).filter(|pair| pair[0] == flag).map(|pair| pair[1]).collect()
}

fn one<'a>(args: &[&'a str], flag: &str) -> Result<&'a str, String> {
    all(args, flag).last().copied().ok_or_else(|| format!("{flag} is missing\n{HELP}"))
}

fn pack(args: &[&str]) -> Result<(), String> {
    let root = env::current_dir().map_err(|error| error.to_string())?;
    let (target, out) = (one(args, "--target")?, PathBuf::from(one(args, "--out")?));
    let program = Program::read(Path::new(one(args, "--program")?), target)?;
    let told = program.tells_of(&all(args, "--unknown"));
    if !told.is_empty() {
        return Err(format!("the program tells of folders of this machine: {}", told.join(", ")));
    }
    let features: Vec<&str> = all(args, "--features").into_iter().filter(|features| !features.is_empty()).collect();
    let built = Built { root: &root, target, features: &features };
    let made = parcel::make(&program, &built, &|what| eprintln!("  {what}"))?;
    fs::create_dir_all(&out).map_err(|error| format!("{}: {error}", out.display()))?;
    for (name, bytes) in &made {
        let path = out.join(name);
        fs::write(&path, bytes).map_err(|error| format!("{}: {error}", path.display()))?;
        eprintln!("  {:>8.1} MB  {}", bytes.len() as f64 / 1e6, path.display());
    }
    Ok(())
}

fn check(package: &Path) -> Result<(), String> {
    let bytes = fs::read(package).map_err(|error| format!("{}: {error}", package.display()))?;
    let scratch = env::temp_dir().join(format!("firstlight-check-{}", std::process::id()));
    let seen = starts_in_an_empty_root(&bytes, &scratch, &|what| eprintln!("  ok: {what}"));
    if scratch.exists() {
        fs::remove_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    }
    match seen? {
        Seen::Works => Ok(()),
        Seen::NotHere(why) => {
            eprintln!("  NOT CHECKED: {why}");
            Ok(())
        }
    }
}

fn walked(package: &str, args: &[&str]) -> Result<(), String> {
    let scratch = PathBuf::from(one(args, "--scratch")?);
    let walk = Walk {
        repository: env::current_dir().map_err(|error| error.to_string())?,
        bare: PathBuf::from(one(args, "--bare")?),
        package: PathBuf::from(package),
        before: all(args, "--before").last().map(PathBuf::from),
        scratch: scratch.clone(),
    };
    let from = Instant::now();
    let result = walk::walk(&walk, &|what| eprintln!("  {:>6.1} s  {what}", from.elapsed().as_secs_f64()));
    if scratch.exists() {
        fs::remove_dir_all(&scratch).map_err(|error| format!("{}: {error}", scratch.display()))?;
    }
    result
}
