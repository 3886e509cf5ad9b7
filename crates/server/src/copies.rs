//! Copies of everything, made and restored by hand: from a folder or a PostgreSQL into a file, and from that into either.

use crate::auth::key::{FILE as KEY_FILE, Key};
use crate::keeping::{Verified, verify};
use crate::serve::{StartError, runtime};
use std::path::{Path, PathBuf};
use store::Restore;

/// Where the tables and the key of a server are.
#[derive(Clone, Debug)]
pub struct Home {
    /// The folder of the server.
    pub data: PathBuf,
    /// The PostgreSQL that keeps the tables, if the folder does not.
    pub store: Option<String>,
    /// The file of the key, if it is not in the folder.
    pub key: Option<PathBuf>,
}

impl Home {
    /// The file of the key.
    pub fn key_file(&self) -> PathBuf {
        self.key.clone().unwrap_or_else(|| self.data.join(KEY_FILE))
    }

    /// Where the tables are, without the password.
    pub fn name(&self) -> String {
        match &self.store {
            None => self.data.display().to_string(),
            Some(url) => match (url.split_once("://"), url.rsplit_once('@')) {
                (Some((scheme, _)), Some((_, host))) => format!("{scheme}://{host}"),
                _ => url.clone(),
            },
        }
    }
}

/// What is told of a backup.
#[derive(Clone, Copy, Debug)]
pub struct Made {
    /// Is the key in it?
    pub key: bool,
    /// What is in it, if it was checked.
    pub verified: Option<Verified>,
}

/// Copies all tables, and the key unless it is to stay, into a file; also while servers run over them.
pub fn backup_of(home: &Home, file: &Path, with_key: bool, check: bool) -> Result<Made, StartError> {
    let key = if with_key { Key::existing_file(&home.key_file())? } else { None };
    runtime()?.block_on(async {
        let bytes = key.as_ref().map(Key::bytes);
        match &home.store {
            None => store::backup(&home.data, file, bytes).await?,
            #[cfg(feature = "cluster")]
            Some(url) => store::backup_from(url, file, bytes).await?,
            #[cfg(not(feature = "cluster"))]
            Some(_) => return Err(StartError::NoPostgres),
        }
        let verified = if check { Some(verify(file).await?) } else { None };
        Ok(Made { key: key.is_some(), verified })
    })
}

/// Checks a backup that is there.
pub fn check_backup(file: &Path) -> Result<Verified, StartError> {
    Ok(runtime()?.block_on(verify(file))?)
}

/// Makes tables and key from a backup, in a folder or in an empty database. Answers whether the key was in it.
pub fn restore_into(file: &Path, home: &Home) -> Result<bool, StartError> {
    let runtime = runtime()?;
    // The key comes first: a key without tables is nothing, tables without their key make strangers of everybody.
    let keep = |key: Option<[u8; 32]>| key.map_or(Ok(()), |key| Key::put_file(&home.key_file(), key));
    match &home.store {
        None => {
            let prepared = runtime.block_on(Restore::prepare(file, &home.data))?;
            let key = prepared.key;
            keep(key)?;
            prepared.finish()?;
            Ok(key.is_some())
        }
        #[cfg(feature = "cluster")]
        Some(url) => runtime.block_on(async {
            let prepared = store::restore_into(file, url).await?;
            let key = prepared.key;
            keep(key)?;
            prepared.finish().await?;
            Ok(key.is_some())
        }),
        #[cfg(not(feature = "cluster"))]
        Some(_) => Err(StartError::NoPostgres),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_home_is_named_without_its_password() {
        let home = |store: &str| Home { data: "d".into(), store: Some(store.to_owned()), key: None };
        assert_eq!(home("postgres://me:se@cret@host:5432/fl").name(), "postgres://host:5432/fl");
        assert_eq!(home("postgres://host/fl").name(), "postgres://host/fl");
        assert_eq!(Home { store: None, ..home("") }.name(), "d");
    }
}
