//! Messages between nodes, signed: nothing that comes over the bus is believed because it came over the bus.
//!
//! An envelope is 32 bytes of HMAC-SHA-256 and JSON behind them. The key is derived from the secrets that all nodes share. The
//! tag covers the subject too, and the subject names the session of the receiver, which is another one at every start: what was
//! said to somebody else, or to this node before, does not open here. What was said to this session opens once, because the
//! numbers of a sender only rise.

use super::message::NodeMessage;
use crate::auth::key::Key;
use hmac::Mac;
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// What nodes of this program say. Another number is another language.
pub(super) const VERSION: u32 = 1;
/// The bytes of a tag.
const TAG: usize = 32;
/// The largest envelope that is opened. NATS takes one megabyte unless it is told otherwise.
pub(super) const LARGEST: usize = 8 * 1024 * 1024;

/// Why an envelope is not opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dropped {
    /// It is larger than any we send.
    TooLarge,
    /// Whoever wrote it does not have the secrets, or it was for somebody else.
    Unsigned,
    /// It is signed and cannot be read.
    Malformed,
    /// It was opened before, or something that was sent after it was.
    Stale,
    /// It is in the language of another version.
    OtherVersion,
}

#[derive(Serialize)]
struct Sealing<'a> {
    v: u32,
    from: &'a str,
    no: u64,
    say: &'a [NodeMessage],
}

#[derive(Deserialize)]
struct Opened {
    from: String,
    no: u64,
    say: Vec<NodeMessage>,
}

/// Signs what one session says.
pub(super) struct Sealer {
    key: Key,
    session: String,
    /// How many envelopes each receiver was sent.
    sent: HashMap<String, u64>,
}

impl Sealer {
    pub(super) fn new(key: Key, session: &str) -> Sealer {
        Sealer { key, session: session.to_owned(), sent: HashMap::new() }
    }

    /// An envelope for a subject.
    pub(super) fn seal(&mut self, subject: &str, say: &[NodeMessage]) -> Result<Vec<u8>, serde_json::Error> {
        let no = self.sent.entry(subject.to_owned()).or_default();
        *no += 1;
        let mut bytes = vec![0; TAG];
        serde_json::to_writer(&mut bytes, &Sealing { v: VERSION, from: &self.session, no: *no, say })?;
        let tag = tag(&self.key, subject, &bytes[TAG..]).finalize().into_bytes();
        bytes[..TAG].copy_from_slice(&tag);
        Ok(bytes)
    }
}

/// Opens what is said to one session.
pub(super) struct Opener {
    key: Key,
    subject: String,
    /// The last number of each sender.
    last: HashMap<String, u64>,
}

impl Opener {
    pub(super) fn new(key: Key, subject: &str) -> Opener {
        Opener { key, subject: subject.to_owned(), last: HashMap::new() }
    }

    /// Who says what.
    pub(super) fn open(&mut self, envelope: &[u8]) -> Result<(String, Vec<NodeMessage>), Dropped> {
        if envelope.len() > LARGEST {
            return Err(Dropped::TooLarge);
        }
        let (signed, body) = envelope.split_at_checked(TAG).ok_or(Dropped::Unsigned)?;
        tag(&self.key, &self.subject, body).verify_slice(signed).map_err(|_| Dropped::Unsigned)?;
        // The version is read first: of another language nothing else has to make sense.
        #[derive(Deserialize)]
        struct Version {
            v: u32,
        }
        let Version { v } = serde_json::from_slice(body).map_err(|_| Dropped::Malformed)?;
        if v != VERSION {
            return Err(Dropped::OtherVersion);
        }
        let Opened { from, no, say } = serde_json::from_slice(body).map_err(|_| Dropped::Malformed)?;
        let last = self.last.entry(from.clone()).or_default();
        if no <= *last {
            return Err(Dropped::Stale);
        }
        *last = no;
        Ok((from, say))
    }
}

fn tag(key: &Key, subject: &str, body: &[u8]) -> hmac::Hmac<sha2::Sha256> {
    let mut mac = key.mac();
    mac.update(subject.as_bytes());
    // No subject has this in it, so that no two pairs of subject and body are the same text.
    mac.update(b"\0");
    mac.update(body);
    mac
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn key(folder: &Path) -> Key {
        Key::open(folder).unwrap()
    }

    /// A node of each side, with the same secrets.
    fn two() -> (Sealer, Opener, Key) {
        let key = key(tempfile::tempdir().unwrap().path());
        (Sealer::new(key.clone(), "anna"), Opener::new(key.clone(), "fl.x.ben"), key)
    }

    #[test]
    fn what_is_said_is_heard_once() {
        let (mut anna, mut ben, _) = two();
        let first = anna.seal("fl.x.ben", &[NodeMessage::Leaving]).unwrap();
        let second = anna.seal("fl.x.ben", &[NodeMessage::Hello { listens: true }]).unwrap();
        let (from, said) = ben.open(&first).unwrap();
        assert!(from == "anna" && matches!(said[..], [NodeMessage::Leaving]));
        assert_eq!(ben.open(&first).unwrap_err(), Dropped::Stale);
        assert!(ben.open(&second).is_ok());
        assert_eq!(ben.open(&first).unwrap_err(), Dropped::Stale);
        assert_eq!(ben.open(&second).unwrap_err(), Dropped::Stale);
    }

    #[test]
    fn no_byte_can_be_changed_and_nothing_is_said_to_others() {
        let (mut anna, mut ben, key) = two();
        let envelope = anna.seal("fl.x.ben", &[NodeMessage::Hello { listens: false }]).unwrap();
        for at in 0..envelope.len() {
            let mut forged = envelope.clone();
            forged[at] ^= 1;
            assert_eq!(ben.open(&forged).unwrap_err(), Dropped::Unsigned, "byte {at}");
        }
        let mut carla = Opener::new(key, "fl.x.carla");
        assert_eq!(carla.open(&envelope).unwrap_err(), Dropped::Unsigned);
        let (mut stranger, ..) = two();
        let strange = stranger.seal("fl.x.ben", &[NodeMessage::Leaving]).unwrap();
        assert_eq!(ben.open(&strange).unwrap_err(), Dropped::Unsigned);
        assert_eq!(ben.open(b"short").unwrap_err(), Dropped::Unsigned);
        assert_eq!(ben.open(&vec![0; LARGEST + 1]).unwrap_err(), Dropped::TooLarge);
        assert!(ben.open(&envelope).is_ok(), "the true one still opens");
    }

    /// Signs any body, as a node of another version would.
    fn signed(key: &Key, body: &str) -> Vec<u8> {
        let mut bytes = tag(key, "fl.x.ben", body.as_bytes()).finalize().into_bytes().to_vec();
        bytes.extend(body.as_bytes());
        bytes
    }

    #[test]
    fn what_a_newer_program_adds_is_passed_over() {
        let (_, mut ben, key) = two();
        let newer = r#"{"v":1,"from":"anna","no":1,"hue":3,"say":[{"is":"hello","listens":true,"mood":"good"},{"is":"sing","song":7}]}"#;
        let (_, said) = ben.open(&signed(&key, newer)).unwrap();
        assert!(matches!(said[..], [NodeMessage::Hello { listens: true }, NodeMessage::Unknown]), "{said:?}");
        let other = r#"{"v":2,"words":"of another language"}"#;
        assert_eq!(ben.open(&signed(&key, other)).unwrap_err(), Dropped::OtherVersion);
        for garbled in ["", "{", r#"{"v":1}"#, r#"{"v":1,"from":"a","no":-1,"say":[]}"#] {
            assert_eq!(ben.open(&signed(&key, garbled)).unwrap_err(), Dropped::Malformed, "{garbled}");
        }
    }
}
