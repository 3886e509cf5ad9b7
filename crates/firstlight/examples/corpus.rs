//! Writes the games of `corpus/` that are missing. Run it with `cargo xtask corpus`.

fn main() -> std::process::ExitCode {
    match firstlight::corpus::write_missing(std::path::Path::new("corpus")) {
        Ok(names) => {
            println!("{} new games in corpus", names.len());
            std::process::ExitCode::SUCCESS
        }
        Err(failure) => {
            eprintln!("corpus: {failure}");
            std::process::ExitCode::FAILURE
        }
    }
}
