//! Random names of tables and people, and the secrets that open something.

use super::base32;
use sha2::{Digest, Sha256};
use std::fmt;
use thiserror::Error;
use wire::{PersonId, TableId};

const TABLE: usize = 12;
const PERSON: usize = 16;
const CODE: usize = 10;
const TOKEN: usize = 26;

/// Tokens of this program hash differently from the same text anywhere else.
const DOMAIN: &[u8] = b"firstlight token 1\0";

/// The system gives no random bytes.
#[derive(Debug, Error)]
#[error("The operating system gives no random bytes ({0}), so no name or secret can be made.")]
pub struct NoRandomness(getrandom::Error);

/// Random bytes that nobody can foresee.
pub fn random<const N: usize>() -> Result<[u8; N], NoRandomness> {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).map_err(NoRandomness)?;
    Ok(bytes)
}

/// So many random characters. 32 divides 256, so that each is equally likely.
fn characters<const N: usize>() -> Result<String, NoRandomness> {
    Ok(random::<N>()?.map(base32::digit).iter().collect())
}

/// A new name of a table: 60 bits, so that nobody finds a table by guessing.
pub fn table_id() -> Result<TableId, NoRandomness> {
    characters::<TABLE>().map(TableId)
}

/// A new name of a person.
pub fn person_id() -> Result<PersonId, NoRandomness> {
    characters::<PERSON>().map(PersonId)
}

/// A new code of an invitation: 50 bits, short enough to type, safe as long as guesses are limited.
pub fn code() -> Result<Token, NoRandomness> {
    characters::<CODE>().map(Token)
}

/// A new token: 130 bits.
pub fn token() -> Result<Token, NoRandomness> {
    characters::<TOKEN>().map(Token)
}

/// The table of an address, if it can be one at all.
pub fn read_table_id(text: &str) -> Option<TableId> {
    base32::is(text, TABLE).then(|| TableId(text.to_owned()))
}

/// The person of a cookie, if it can be one at all.
pub fn read_person_id(text: &str) -> Option<PersonId> {
    base32::is(text, PERSON).then(|| PersonId(text.to_owned()))
}

/// A code as a person typed it.
pub fn read_code(typed: &str) -> Option<Token> {
    base32::read(typed, CODE).map(Token)
}

/// A token as a person or a program gives it.
pub fn read_token(given: &str) -> Option<Token> {
    base32::read(given, TOKEN).map(Token)
}

/// A secret that opens something. It is shown once to whoever gets it; only its hash is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// The secret itself, to be given to its owner and to nobody else.
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// What is stored of it.
    pub fn hash(&self) -> [u8; 32] {
        Sha256::new().chain_update(DOMAIN).chain_update(&self.0).finalize().into()
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(..)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn names_and_secrets_have_their_form() {
        assert!(read_table_id(&table_id().unwrap().0).is_some());
        assert!(read_person_id(&person_id().unwrap().0).is_some());
        let (code, token) = (code().unwrap(), token().unwrap());
        assert_eq!(read_code(code.reveal()), Some(code.clone()));
        assert_eq!(read_token(token.reveal()), Some(token.clone()));
        assert_eq!(read_code(token.reveal()), None);
        assert!(read_table_id("../../secret").is_none());
        assert!(read_table_id("ABCDEFGHJKMN").is_none());
    }

    #[test]
    fn no_two_are_the_same_and_every_character_occurs() {
        let all: HashSet<String> = (0..1000).map(|_| token().unwrap().0).collect();
        assert_eq!(all.len(), 1000);
        let used: HashSet<char> = all.iter().flat_map(|token| token.chars()).collect();
        assert_eq!(used.len(), 32);
    }

    #[test]
    fn a_code_may_be_typed_carelessly() {
        let plain = read_code("01ab2cd3ef").unwrap();
        assert_eq!(read_code("OLAB-2CD3 EF"), Some(plain.clone()));
        assert_eq!(read_code("OLAB-2CD3 EF").unwrap().hash(), plain.hash());
    }

    #[test]
    fn the_hash_is_that_of_the_domain_and_the_text() {
        let token = read_code("0123456789").unwrap();
        let expected: [u8; 32] = Sha256::digest(b"firstlight token 1\x000123456789").into();
        assert_eq!(token.hash(), expected);
        let plain: [u8; 32] = Sha256::digest(b"0123456789").into();
        assert_ne!(token.hash(), plain);
    }

    #[test]
    fn nothing_of_a_token_is_printed() {
        assert_eq!(format!("{:?}", token().unwrap()), "Token(..)");
    }
}
