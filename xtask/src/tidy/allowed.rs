//! What is allowed all the same, and why.

use super::Check;
use crate::fault::Fault;

/// A check does not count in a file, or in a folder whose path ends in `/`.
struct Allowed {
    check: &'static str,
    path: &'static str,
    why: &'static str,
}

const ALLOWED: &[Allowed] = &[
    Allowed {
        check: "long files",
        path: "web/src/generated/",
        why: "written by `cargo xtask golden`, read by nobody from end to end",
    },
    Allowed {
        check: "large files",
        path: "web/src/generated/",
        why: "the interface as one document, written by `cargo xtask golden`",
    },
    Allowed {
        check: "large files",
        path: "games/tests/golden/",
        why: "every sentence with its gaps filled: that is what natives read",
    },
    Allowed {
        check: "large files",
        path: "docs/lab/strength/",
        why: "a report of the lab is one file, with its plots",
    },
    Allowed { check: "large files", path: "corpus/kept/", why: "data as earlier programs left it" },
    Allowed { check: "large files", path: "docs/screens/", why: "pictures of whole pages" },
    Allowed { check: "named pages", path: "xtask/src/tidy/", why: "its tests have pages of their own" },
    Allowed { check: "named pages", path: "xtask/src/book/", why: "its tests have pages of their own" },
    Allowed { check: "named pages", path: "xtask/src/tree.rs", why: "its tests have pages of their own" },
    Allowed { check: "marks", path: "xtask/src/tidy/", why: "names what it looks for" },
    Allowed { check: "names", path: "xtask/src/tidy/", why: "names what it looks for" },
    Allowed { check: "machine paths", path: "xtask/src/tidy/", why: "names what it looks for" },
    Allowed {
        check: "machine paths",
        path: "crates/server/tests/config.rs",
        why: "a home folder of nobody, where the data folder is worked out",
    },
    Allowed { check: "machine paths", path: "xtask/src/suites.rs", why: "a path of nobody in what cargo says" },
];

fn covers(allowed: &Allowed, path: &str) -> bool {
    path == allowed.path || allowed.path.ends_with('/') && path.starts_with(allowed.path)
}

/// The faults that are not allowed; and what is allowed and not needed any more, which is a fault too.
pub(super) fn filter(check: &str, faults: Vec<Fault>) -> Vec<Fault> {
    filter_by(ALLOWED, check, faults)
}

fn filter_by(allowed: &[Allowed], check: &str, faults: Vec<Fault>) -> Vec<Fault> {
    let of_check: Vec<&Allowed> = allowed.iter().filter(|allowed| allowed.check == check).collect();
    let idle = of_check.iter().filter(|allowed| !faults.iter().any(|fault| covers(allowed, &fault.path)));
    let idle: Vec<Fault> = idle
        .map(|allowed| {
            Fault::of(allowed.path, "nothing to allow here any more: take it from xtask/src/tidy/allowed.rs")
        })
        .collect();
    let left = faults.into_iter().filter(|fault| !of_check.iter().any(|allowed| covers(allowed, &fault.path)));
    left.chain(idle).collect()
}

/// The list, as people read it.
pub(super) fn list() -> String {
    ALLOWED.iter().map(|allowed| format!("  {}: {}: {}\n", allowed.check, allowed.path, allowed.why)).collect()
}

/// Entries for checks that are not there.
pub(super) fn unknown(checks: &[Check]) -> Vec<Fault> {
    let is_there = |allowed: &&Allowed| checks.iter().any(|check| check.name == allowed.check);
    let lost = ALLOWED.iter().filter(|allowed| !is_there(allowed));
    lost.map(|allowed| Fault::of(allowed.path, format!("there is no check `{}` to allow it from", allowed.check)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_allowed_is_left_out_and_what_is_not_needed_is_told() {
        let allowed = |path| Allowed { check: "marks", path, why: "a test" };
        let list = [allowed("a/"), allowed("b.rs"), Allowed { check: "names", path: "c.rs", why: "a test" }];
        let faults = vec![Fault::of("a/x.rs", "one"), Fault::of("c.rs", "two")];
        let paths: Vec<String> = filter_by(&list, "marks", faults).into_iter().map(|fault| fault.path).collect();
        assert_eq!(paths, ["c.rs", "b.rs"]);
    }
}
