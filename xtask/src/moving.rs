//! The moving picture at the head of the README: frames that the browser took (`web/browser/moving.ts`), put together by
//! `img2webp` of the WebP tools.

use crate::shell::{install_debian, run_in};
use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// What a reader of the README waits for.
const LARGEST: u64 = 300_000;
const PICTURE: &str = "docs/screens/moving.webp";
const NEEDED: &str = "the moving picture is put together by img2webp: install the package webp, or libwebp";

/// Puts the frames of a folder together, each for as long as its name says.
pub(crate) fn together(root: &Path, frames: &Path) -> Result<(), String> {
    let there = || Command::new("img2webp").arg("-version").output().is_ok();
    if !there() {
        install_debian(&["webp"]);
    }
    if !there() {
        return Err(NEEDED.to_owned());
    }
    let entries = fs::read_dir(frames).map_err(|error| format!("{}: {error}", frames.display()))?;
    let names = entries.filter_map(|entry| entry.ok()?.file_name().into_string().ok());
    let mut names: Vec<String> = names.filter(|name| shown(name).is_some()).collect();
    names.sort();
    let mut args: Vec<&str> = vec!["-loop", "0", "-min_size", "-lossy", "-q", "55", "-m", "6"];
    for name in &names {
        args.extend(["-d", shown(name).unwrap_or("0"), name]);
    }
    let picture = root.join(PICTURE);
    let path = picture.to_string_lossy();
    run_in(frames, "img2webp", &[&args[..], &["-o", &path]].concat(), &[])?;
    let size = fs::metadata(&picture).map_err(|error| format!("{PICTURE}: {error}"))?.len();
    if size > LARGEST {
        return Err(format!("{PICTURE} has {size} bytes, and {LARGEST} are the most that a README may cost"));
    }
    eprintln!("{PICTURE}: {} frames, {} kB", names.len(), size / 1000);
    Ok(())
}

/// How long a frame is shown, in milliseconds, as its name says: `1-round-04-900.png`.
fn shown(name: &str) -> Option<&str> {
    let (_, time) = name.strip_suffix(".png")?.rsplit_once('-')?;
    time.parse::<u32>().ok().map(|_| time)
}

/// Where the frames are taken.
pub(crate) fn folder(root: &Path) -> std::path::PathBuf {
    env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), Into::into).join("moving")
}

#[cfg(test)]
mod tests {
    use super::shown;

    #[test]
    fn a_frame_says_how_long_it_is_shown() {
        assert_eq!(shown("1-round-04-900.png"), Some("900"));
        assert_eq!((shown("1-round.png"), shown("900.png"), shown("1-900.webp")), (None, None, None));
    }
}
