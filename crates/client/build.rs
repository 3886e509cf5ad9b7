//! Says so if the program is built without its browser client, and has it built again when the client changes.

use std::path::Path;

fn main() {
    // The folder is in the repository, with a file that stands for nothing: one that is missing would make every build
    // begin anew.
    let dist = Path::new("../../web/dist");
    println!("cargo:rerun-if-changed={}", dist.display());
    if !dist.join("index.html").is_file() {
        println!(
            "cargo:warning=the browser client is not built, so this program has none: run `cargo xtask web` and build again"
        );
    }
}
