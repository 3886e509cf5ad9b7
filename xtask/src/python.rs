//! The Python that the example bot runs with: a virtual environment under `target`, made when it is missing.

use crate::shell::{install_debian, run};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// By this variable the test of the example bot learns which Python to run.
pub(crate) const VARIABLE: &str = "FIRSTLIGHT_PYTHON";

/// A Python that has the packages of `examples/python/requirements.txt`.
pub(crate) fn interpreter(root: &Path) -> Result<PathBuf, String> {
    let folder = root.join("target").join("python");
    let python = if cfg!(windows) { folder.join("Scripts/python.exe") } else { folder.join("bin/python") };
    if is_ready(&python) {
        return Ok(python);
    }
    let system = if cfg!(windows) { "python" } else { "python3" };
    let folder = folder.to_string_lossy();
    let make = ["-m", "venv", "--clear", &folder];
    let made = run(system, &make) || (install_debian(&["python3-venv"]) && run(system, &make));
    if !made {
        return Err("the example bot needs Python 3.9 or newer with venv: install python3 and python3-venv".to_owned());
    }
    let wanted = root.join("examples/python/requirements.txt");
    let install = ["-m", "pip", "install", "--quiet", "--requirement", &wanted.to_string_lossy()];
    if run(&python.to_string_lossy(), &install) && is_ready(&python) {
        Ok(python)
    } else {
        Err(format!("the package of {} cannot be installed: is there a network?", wanted.display()))
    }
}

fn is_ready(python: &Path) -> bool {
    let found = Command::new(python).args(["-c", "import websockets.sync.client"]).stderr(Stdio::null()).status();
    found.is_ok_and(|status| status.success())
}
