//! `firstlight backup` and `firstlight restore`, and what `firstlight check` says of a backup.

use crate::online::home;
use clap::Args;
use server::copies::{backup_of, check_backup, restore_into};
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
    #[command(flatten)]
    pub home: HomeArgs,
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
    #[command(flatten)]
    pub home: HomeArgs,
}

/// Where tables and key are, if not both in the folder.
#[derive(Debug, Args)]
pub struct HomeArgs {
    /// The address of a PostgreSQL that keeps the tables; by default the folder does
    #[arg(long, value_name = "URL")]
    pub store: Option<String>,
    /// The file of the signing key; by default, secret.key in the folder
    #[arg(long, value_name = "FILE")]
    pub key: Option<PathBuf>,
}

fn failure(error: StartError) -> Failure {
    match error {
        StartError::NotVerified(why) => Failure::check(why),
        error => Failure::input(error),
    }
}

/// Copies everything into a file, also while a server runs.
pub(crate) fn backup(args: BackupArgs) -> Result<(), Failure> {
    let home = home(args.data, args.home.store, args.home.key)?;
    let made = backup_of(&home, &args.file, !args.without_key, args.verify).map_err(failure)?;
    println!("Everything in {} is copied to {}.", home.name(), args.file.display());
    match (made.key, args.without_key) {
        (true, _) => println!("It holds the server's key: keep it where only you can read it."),
        (false, true) => {
            println!("The server's key is not in it: keep secret.key with it, or everybody will be somebody new.")
        }
        (false, false) => {
            println!("There is no key at {} yet, so there is none in the backup.", home.key_file().display())
        }
    }
    if let Some(verified) = made.verified {
        println!("{}", describe(&verified));
    }
    Ok(())
}

/// Makes the tables of a folder from a backup.
pub(crate) fn restore(args: RestoreArgs) -> Result<(), Failure> {
    let home = home(args.data, args.home.store, args.home.key)?;
    let key = restore_into(&args.file, &home).map_err(failure)?;
    println!("{} is restored into {}.", args.file.display(), home.name());
    if key && home.store.is_some() {
        println!("The key that was in it is {}: every node needs the same.", home.key_file().display());
    }
    if !key {
        println!("There was no key in it: put the secret.key of that server there, or everybody will be somebody new.");
    }
    Ok(())
}

/// What is to be said of a backup, or what is wrong with it.
pub(crate) fn check(path: &Path) -> Result<Result<String, String>, Failure> {
    match check_backup(path) {
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
