//! Several nodes under play while things go wrong: builds the program as it is released, and runs the example `cluster`, whose
//! help says more.

mod newer;

use crate::{cargo, services};
use std::path::Path;

/// What this command does besides what the example does.
const HELP: &str = "
  --upgrade          builds a newer program out of this source in target/newer (another version, newer events, a message that
                     this one does not know; some minutes), and replaces the nodes by it as --upgrade-to does
";

/// Builds the program and the example, and runs it.
pub(crate) fn cluster(root: &Path, args: &[String]) -> Result<(), String> {
    let mut args: Vec<&str> = args.iter().map(String::as_str).collect();
    let helps = args.iter().any(|arg| matches!(*arg, "--help" | "-h"));
    if !helps {
        services::there();
        let program = [
            "build",
            "--quiet",
            "--release",
            "--package",
            "firstlight",
            "--features",
            "cluster",
            "--bin",
            "firstlight",
        ];
        cargo(&program, &[])?;
    }
    let newer = match args.iter().position(|arg| *arg == "--upgrade") {
        Some(at) => {
            args.remove(at);
            Some(newer::build(root)?.display().to_string())
        }
        None => None,
    };
    if let Some(newer) = &newer {
        args.extend(["--upgrade-to", newer]);
    }
    let fixed =
        ["run", "--quiet", "--release", "--package", "server", "--features", "cluster", "--example", "cluster", "--"];
    cargo(&[&fixed[..], &args].concat(), &[])?;
    if helps {
        print!("{HELP}");
    }
    Ok(())
}
