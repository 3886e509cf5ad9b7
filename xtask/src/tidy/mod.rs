//! What reviewers forget: `cargo xtask tidy` looks at every file that git knows and says what is not as the project keeps it.
//! Each check is a function from the files to faults, and has a test that it can fail.

mod allowed;
mod commands;
mod links;
mod marks;
mod names;
mod rule_ids;
mod rust_version;
mod sizes;
mod summary;

pub(crate) use rust_version::minimum as minimum_rust;

use crate::fault::Fault;
use crate::tree::Tree;
use std::path::Path;

/// A check: its name, and what it finds.
pub(crate) struct Check {
    pub name: &'static str,
    find: fn(&Tree) -> Vec<Fault>,
}

const CHECKS: [Check; 14] = [
    Check { name: "long files", find: sizes::long },
    Check { name: "large files", find: sizes::large },
    Check { name: "names", find: names::vague },
    Check { name: "marks", find: marks::unfinished },
    Check { name: "machine paths", find: marks::machine_paths },
    Check { name: "package sources", find: marks::package_sources },
    Check { name: "links", find: links::dead },
    Check { name: "named pages", find: links::named_pages },
    Check { name: "contents of the book", find: summary::incomplete },
    Check { name: "pages of the book", find: |tree| crate::book::stage(tree).err().unwrap_or_default() },
    Check { name: "rule ids", find: rule_ids::wrong },
    Check { name: "commands in pages", find: commands::unknown },
    Check { name: "commands in help", find: commands::untold },
    Check { name: "minimum Rust", find: rust_version::differing },
];

const HELP: &str = "\
cargo xtask tidy [--hook]

  Looks for what reviewers forget: files that are too long or too large, names that say nothing, marks of unfinished work, paths of one
  machine, links that lead nowhere, pages that the book has not, rule ids that no rule has or no test shows, commands that the pages
  or the help do not know, and places that name another minimum Rust.
  What is allowed all the same stands below, from xtask/src/tidy/allowed.rs, with the reason.

  --hook   has git run it, and `cargo fmt --check`, before each commit in this copy of the project (.githooks/pre-commit);
           `git config --unset core.hooksPath` ends that
";

/// `cargo xtask tidy`
pub(crate) fn tidy(root: &Path, args: &[String]) -> Result<(), String> {
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => look(root),
        ["--hook"] => {
            crate::shell::run_in(root, "git", &["config", "core.hooksPath", ".githooks"], &[])?;
            eprintln!(
                "before each commit git now runs .githooks/pre-commit; `git config --unset core.hooksPath` ends that"
            );
            Ok(())
        }
        ["--help" | "-h"] => {
            print!("{HELP}\nAllowed all the same:\n{}", allowed::list());
            Ok(())
        }
        [unknown, ..] => Err(format!("tidy has no `{unknown}`; there is: tidy, tidy --hook")),
    }
}

fn look(root: &Path) -> Result<(), String> {
    let tree = Tree::read(root)?;
    let mut count = 0;
    for check in &CHECKS {
        let faults = allowed::filter(check.name, (check.find)(&tree));
        count += faults.len();
        for fault in faults {
            println!("{}: {fault}", check.name);
        }
    }
    for fault in allowed::unknown(&CHECKS) {
        count += 1;
        println!("{fault}");
    }
    match count {
        0 => {
            eprintln!("tidy: {} files, {} checks, nothing to mend", tree.0.len(), CHECKS.len());
            Ok(())
        }
        1 => Err("one thing to mend, above".to_owned()),
        count => Err(format!("{count} things to mend, above")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_says_where_it_is() {
        assert_eq!(Fault::at("a.rs", 3, "too long").to_string(), "a.rs:3: too long");
        assert_eq!(Fault::of("a.rs", "too long").to_string(), "a.rs: too long");
    }

    #[test]
    fn no_two_checks_share_a_name() {
        let names: std::collections::BTreeSet<&str> = CHECKS.iter().map(|check| check.name).collect();
        assert_eq!(names.len(), CHECKS.len());
    }

    #[test]
    fn wrong_flags_are_refused() {
        assert!(tidy(Path::new("."), &["--hok".to_owned()]).is_err_and(|why| why.contains("--hook")));
    }
}
