//! PostgreSQL and NATS for the tests of several machines: brought by Debian where that is ours to do. The tests look for them
//! themselves, and say loudly what they skip without them.

use crate::shell::install_debian;
use std::path::Path;
use std::{env, fs};

/// Where Debian has the programs of PostgreSQL, a folder for each version.
const POSTGRESQL: &str = "/usr/lib/postgresql";

/// Brings what is missing, or says that it is.
pub(crate) fn there() {
    for (name, package, is_there) in
        [("PostgreSQL", "postgresql", has_postgresql as fn() -> bool), ("NATS", "nats-server", || has("nats-server"))]
    {
        if !is_there() {
            install_debian(&[package]);
        }
        if !is_there() {
            eprintln!(
                "\n{name} IS NOT HERE: what needs it is skipped. Install it (Debian: apt-get install {package}) to test several machines.\n"
            );
        }
    }
}

fn has_postgresql() -> bool {
    let debian = fs::read_dir(POSTGRESQL).into_iter().flatten().flatten();
    debian.into_iter().any(|version| version.path().join("bin/initdb").is_file()) || has("initdb")
}

/// Is a program on the path, or where Debian puts those of servers?
pub(crate) fn has(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
        || Path::new("/usr/sbin").join(program).is_file()
}
