//! Other people's programs: run one, and install what is missing where that is ours to do.

use std::path::Path;
use std::process::Command;

/// Runs a program and says so; true, if it ended well.
pub(crate) fn run(program: &str, args: &[&str]) -> bool {
    eprintln!("+ {program} {}", args.join(" "));
    Command::new(program).args(args).status().is_ok_and(|status| status.success())
}

/// The same in a folder, with variables of its own.
pub(crate) fn run_in(folder: &Path, program: &str, args: &[&str], env: &[(&str, &str)]) -> Result<(), String> {
    eprintln!("+ {program} {}", args.join(" "));
    let status = Command::new(program).args(args).envs(env.iter().copied()).current_dir(folder).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(format!("`{program} {}` failed", args.join(" "))),
        Err(error) => Err(format!("cannot start {program}: {error}")),
    }
}

/// On Debian, the administrator can install packages; nobody else is asked to.
pub(crate) fn install_debian(packages: &[&str]) -> bool {
    let root = Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0");
    if !root || !Path::new("/etc/debian_version").exists() {
        return false;
    }
    let install = [&["install", "--yes", "--quiet", "--no-install-recommends"], packages].concat();
    run("apt-get", &install) || (run("apt-get", &["update", "--quiet"]) && run("apt-get", &install))
}
