//! Known faults, licences and sources of what the program is built from, by cargo-deny (`deny.toml`).

use crate::shell::{run, run_in};
use std::path::Path;
use std::process::Command;

/// Checks everything. What could not be checked is a failure: nothing is passed over in silence.
pub(crate) fn audit(root: &Path, args: &[String]) -> Result<(), String> {
    let may_install = args.iter().any(|arg| arg == "--install");
    if !(installed() || may_install && install() && installed()) {
        return Err(
            "cargo-deny is not installed, so nothing was checked; run `cargo install --locked cargo-deny` (several minutes), or `cargo xtask audit --install`"
                .to_owned(),
        );
    }
    // Without the trees of what needs what: crates that are there twice alone would fill 800 lines. `cargo tree --invert` says it.
    run_in(root, "cargo", &["deny", "check", "--hide-inclusion-graph", "licenses", "bans", "sources"], &[])?;
    eprintln!("licences, bans and sources are as deny.toml has them; now the known faults");
    // Fetched by itself first, so that data that cannot be had is not taken for a fault that was found, nor for none.
    if run_in(root, "cargo", &["deny", "fetch", "db"], &[]).is_err() {
        return Err(
            "licences, bans and sources are in order, but known faults were NOT checked: the list of them (github.com/RustSec/advisory-db) cannot be downloaded from here; run `cargo xtask audit` again where it can"
                .to_owned(),
        );
    }
    run_in(root, "cargo", &["deny", "check", "--disable-fetch", "advisories"], &[])
}

fn installed() -> bool {
    Command::new("cargo").args(["deny", "--version"]).output().is_ok_and(|output| output.status.success())
}

fn install() -> bool {
    run("cargo", &["install", "--locked", "cargo-deny"])
}
