//! How many files and connections the system lets this process have open.

/// What the database, its copies and the logs may need of them.
const SPARE: u64 = 128;

/// How many connections there is room for, after asking the system for as many as it gives; none, if it does not say.
#[cfg(unix)]
pub fn file_handles() -> Option<usize> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let limit = getrlimit(Resource::Nofile);
    // What is not given stays as it was.
    let _ = setrlimit(Resource::Nofile, Rlimit { current: limit.maximum, maximum: limit.maximum });
    getrlimit(Resource::Nofile).current.map(left_of)
}

/// Elsewhere the system has no such limit.
#[cfg(not(unix))]
pub fn file_handles() -> Option<usize> {
    None
}

#[cfg_attr(not(unix), allow(dead_code, reason = "there is nothing to share elsewhere"))]
fn left_of(handles: u64) -> usize {
    let left = handles.saturating_sub(SPARE.min(handles / 2)).max(1);
    usize::try_from(left).unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_database_has_its_share_of_the_handles() {
        assert_eq!([left_of(1), left_of(128), left_of(1024), left_of(u64::MAX)], [1, 64, 896, usize::MAX - 128]);
    }
}
