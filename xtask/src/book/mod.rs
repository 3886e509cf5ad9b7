//! `cargo xtask book`: the pages of `docs/`, with what they lead to elsewhere in the project, as a site that mdBook builds.

mod built;
mod stage;

use crate::shell::{run, run_in};
use crate::tree::Tree;
pub(crate) use stage::stage;
use std::fs;
use std::path::Path;
use std::process::Command;

const INSTALL: [&str; 6] = ["install", "--locked", "mdbook", "--no-default-features", "--features", "search"];

/// Builds the site into `target/book`.
pub(crate) fn book(root: &Path, args: &[String]) -> Result<(), String> {
    let may_install = match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => false,
        ["--install"] => true,
        ["--help" | "-h"] => {
            println!(
                "cargo xtask book [--install]\n\nMakes a site of the pages of docs/ in target/book with mdBook.\n\n  --install   gets mdBook first by cargo (some minutes)"
            );
            return Ok(());
        }
        [unknown, ..] => return Err(format!("book has no `{unknown}`; there is: book, book --install")),
    };
    let tree = Tree::read(root)?;
    let staged = stage(&tree).map_err(|faults| {
        let faults: Vec<String> = faults.iter().map(|fault| format!("\n  {fault}")).collect();
        format!("the book cannot be put together:{}", faults.concat())
    })?;
    if !(installed() || may_install && run("cargo", &INSTALL) && installed()) {
        return Err(format!(
            "the site is built by mdBook, which is not installed: run `cargo xtask book --install` (some minutes), or `cargo {}`; the pages read as well without it, from docs/README.md on",
            INSTALL.join(" ")
        ));
    }
    let (source, site) = (root.join("target/book-source"), root.join("target/book"));
    for old in [&source, &site] {
        if old.exists() {
            fs::remove_dir_all(old).map_err(|error| format!("{}: {error}", old.display()))?;
        }
    }
    for (path, content) in &staged {
        let to = source.join(path);
        let written = match content {
            stage::Content::Text(text) => with_folder(&to).and_then(|()| fs::write(&to, text)),
            stage::Content::Copy(from) => with_folder(&to).and_then(|()| fs::copy(root.join(from), &to).map(drop)),
        };
        written.map_err(|error| format!("{}: {error}", to.display()))?;
    }
    let (from, to) = (source.to_string_lossy(), site.to_string_lossy());
    run_in(root, "mdbook", &["build", &from, "--dest-dir", &to], &[])?;
    built::check(&site)?;
    eprintln!("the site is built: open {}", site.join("index.html").display());
    Ok(())
}

fn with_folder(path: &Path) -> std::io::Result<()> {
    path.parent().map_or(Ok(()), fs::create_dir_all)
}

fn installed() -> bool {
    Command::new("mdbook").arg("--version").output().is_ok_and(|output| output.status.success())
}
