//! Does everything compile with the oldest Rust that Cargo.toml promises? There is no rust-toolchain file: people build with
//! the Rust they have, and this asks rustup for the oldest one.

use crate::shell::run_in;
use crate::tidy::minimum_rust;
use std::path::Path;
use std::process::Command;

/// `cargo xtask msrv`
pub(crate) fn msrv(root: &Path, args: &[String]) -> Result<(), String> {
    if let Some(unknown) = args.first() {
        return Err(format!("msrv has no `{unknown}`"));
    }
    let manifest = std::fs::read_to_string(root.join("Cargo.toml")).map_err(|e| format!("Cargo.toml: {e}"))?;
    let minimum = minimum_rust(&manifest).ok_or("Cargo.toml names no rust-version")?;
    let list = Command::new("rustup").args(["toolchain", "list"]).output();
    let list = list.map_err(|_| {
        format!("nothing was checked: Rust {minimum} is asked for by rustup, which is not here (https://rustup.rs)")
    })?;
    let list = String::from_utf8_lossy(&list.stdout);
    let Some(toolchain) = toolchain(&list, minimum) else {
        return Err(format!(
            "nothing was checked: Rust {minimum} is not here; run `rustup toolchain install {minimum} --profile minimal` and try again"
        ));
    };
    // A target folder of its own: what another Rust built is not built anew.
    let check = ["run", toolchain, "cargo", "check", "--workspace", "--all-targets", "--features", "laws,schema"];
    run_in(root, "rustup", &[&check[..], &["--target-dir", "target/msrv"]].concat(), &[])?;
    eprintln!("everything compiles with Rust {minimum}");
    Ok(())
}

/// The name of a toolchain of this version, as rustup lists it: `1.94-x86_64-unknown-linux-gnu (default)`.
fn toolchain<'a>(list: &'a str, minimum: &str) -> Option<&'a str> {
    let names = list.lines().filter_map(|line| line.split_whitespace().next());
    names.into_iter().find(|name| {
        let version = name.split('-').next().unwrap_or(name);
        version == minimum || version.strip_prefix(minimum).is_some_and(|rest| rest.starts_with('.'))
    })
}

#[cfg(test)]
mod tests {
    use super::toolchain;

    #[test]
    fn a_toolchain_is_found_by_its_version() {
        let list = "stable-x86_64 (default)\n1.9-x86_64\n1.94.1-x86_64\n";
        assert_eq!(toolchain(list, "1.94"), Some("1.94.1-x86_64"));
        assert_eq!(toolchain(list, "1.9"), Some("1.9-x86_64"));
        assert_eq!(toolchain(list, "1.95"), None);
        assert_eq!(toolchain("", "1.94"), None);
    }
}
