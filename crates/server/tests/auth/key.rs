//! The file of the signing key.

use server::auth::cookie::Cookies;
use server::auth::key::{FILE, Key, KeyError};
use std::fs;
use std::path::{Path, PathBuf};
use wire::PersonId;

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("auth").join(name);
    let _ = fs::remove_dir_all(&folder);
    folder
}

#[test]
fn a_missing_key_is_made_once_and_found_again() {
    let folder = folder("made").join("deeper");
    let first = Key::open(&folder).unwrap();
    let second = Key::open(&folder).unwrap();
    assert_eq!(first.tag(&["x"]), second.tag(&["x"]));
    let names: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert_eq!(names, [FILE]);
    assert_eq!(fs::metadata(folder.join(FILE)).unwrap().len(), 32);
}

#[test]
fn a_cookie_outlives_the_process() {
    let folder = folder("cookie");
    let person = PersonId("0123456789abcdef".into());
    let set = Cookies::new(&Key::open(&folder).unwrap(), false).issue(&person, 1000);
    let header = set.split(';').next().unwrap();
    let again = Cookies::new(&Key::open(&folder).unwrap(), false);
    assert_eq!(again.read([header]).unwrap().person, person);
}

#[test]
fn many_who_start_at_once_have_the_same_key() {
    let folder = folder("at-once");
    let tags: Vec<[u8; 32]> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..8).map(|_| scope.spawn(|| Key::open(&folder).unwrap().tag(&["x"]))).collect();
        threads.into_iter().map(|thread| thread.join().unwrap()).collect()
    });
    assert!(tags.windows(2).all(|pair| pair[0] == pair[1]));
}

#[test]
fn a_file_that_is_no_key_is_refused_and_stays() {
    for (name, bytes, said) in [("empty", 0, "has 0"), ("short", 31, "has 31"), ("long", 5000, "has more")] {
        let folder = folder(name);
        Key::open(&folder).unwrap();
        fs::write(folder.join(FILE), vec![1; bytes]).unwrap();
        let error = Key::open(&folder).unwrap_err();
        assert!(matches!(error, KeyError::WrongSize { .. }), "{error:?}");
        assert!(error.to_string().contains(said), "{error}");
        assert_eq!(fs::metadata(folder.join(FILE)).unwrap().len(), bytes as u64);
    }
}

#[test]
fn a_folder_in_its_place_cannot_be_read() {
    let folder = folder("folder");
    fs::create_dir_all(folder.join(FILE)).unwrap();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(folder.join(FILE), fs::Permissions::from_mode(0o700)).unwrap();
    }
    assert!(matches!(Key::open(&folder), Err(KeyError::Unreadable { .. })));
}

#[test]
fn a_folder_that_cannot_be_made_is_said() {
    let folder = folder("file");
    fs::create_dir_all(&folder).unwrap();
    fs::write(folder.join("occupied"), "").unwrap();
    let error = Key::open(&folder.join("occupied")).unwrap_err();
    assert!(matches!(error, KeyError::Unreadable { .. } | KeyError::Unwritable { .. }), "{error:?}");
}

#[cfg(unix)]
#[test]
fn only_its_owner_may_read_it() {
    use std::os::unix::fs::PermissionsExt;
    let folder = folder("mode");
    Key::open(&folder).unwrap();
    let path = folder.join(FILE);
    let mode = |path: &Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&path), 0o600);
    assert_eq!(mode(&folder), 0o700);
    for open in [0o640, 0o604, 0o620, 0o601, 0o644] {
        fs::set_permissions(&path, fs::Permissions::from_mode(open)).unwrap();
        let error = Key::open(&folder).unwrap_err();
        assert!(matches!(error, KeyError::Open { mode, .. } if mode == open), "{error:?}");
        assert!(error.to_string().contains(&format!("mode {open:o}")), "{error}");
    }
    fs::set_permissions(&path, fs::Permissions::from_mode(0o400)).unwrap();
    assert!(Key::open(&folder).is_ok());
}
