//! `firstlight backup` and `firstlight restore`, and what `firstlight check` says of a backup.

use crate::online::data_folder;
use clap::Args;
use server::keeping::Verified;
use server::serve::StartError;
use std::path::{Path, PathBuf};
use terminal::failure::Failure;

/// `firstlight backup`
#[derive(Debug, Args)]
pub struct BackupArgs {
    /// The file to make; one that exists is not overwritten
    pub file: PathBuf,
    /// The folder where tables are kept [default: where this system keeps the data of programs]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
    /// Open the backup again, and check it and the log of every table in it. Exit code 1: something does not hold
    #[arg(long)]
    pub verify: bool,
    /// Leave the server's key out
    #[arg(long)]
    pub without_key: bool,
}

/// `firstlight restore`
#[derive(Debug, Args)]
pub struct RestoreArgs {
    /// The backup
    pub file: PathBuf,
    /// The folder where tables are kept [default: where this system keeps the data of programs]
    #[arg(long, value_name = "DIR")]
    pub data: Option<PathBuf>,
}

fn failure(error: StartError) -> Failure {
    match error {
        StartError::NotVerified(why) => Failure::check(why),
        error => Failure::input(error),
    }
}

/// Copies everything into a file, also while a server runs.
pub(crate) fn backup(args: BackupArgs) -> Result<(), Failure> {
    let data = data_folder(args.data)?;
    let made = server::serve::backup(&data, &args.file, !args.without_key, args.verify).map_err(failure)?;
    println!("Everything in {} is copied to {}.", data.display(), args.file.display());
    match (made.key, args.without_key) {
        (true, _) => println!("It holds the server's key: keep it where only you can read it."),
        (false, true) => {
            println!("The server's key is not in it: keep secret.key with it, or everybody will be somebody new.")
        }
        (false, false) => println!("There is no key in that folder yet, so there is none in the backup."),
    }
    if let Some(verified) = made.verified {
        println!("{}", describe(&verified));
    }
    Ok(())
}

/// Makes the tables of a folder from a backup.
pub(crate) fn restore(args: RestoreArgs) -> Result<(), Failure> {
    let data = data_folder(args.data)?;
    let key = server::serve::restore(&args.file, &data).map_err(failure)?;
    println!("{} is restored into {}.", args.file.display(), data.display());
    if !key {
        println!("There was no key in it: put the secret.key of that server there, or everybody will be somebody new.");
    }
    Ok(())
}

/// What is to be said of a backup, or what is wrong with it.
pub(crate) fn check(path: &Path) -> Result<Result<String, String>, Failure> {
    match server::serve::check_backup(path) {
        Ok(verified) => Ok(Ok(describe(&verified))),
        Err(StartError::NotVerified(why)) => Ok(Err(why.to_string())),
        Err(error) => Err(failure(error)),
    }
}

fn describe(verified: &Verified) -> String {
    let Verified { tables, events, key } = verified;
    let key = if *key { "with the server's key" } else { "without the server's key" };
    let tables = if *tables == 1 { "1 table".to_owned() } else { format!("{tables} tables") };
    format!("holds: {tables} with {events} events in all, played again from the first; {key}")
}
