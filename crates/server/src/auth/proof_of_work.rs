//! A little work for strangers where there are many of them: nothing for a person, much for a program that makes people by the thousand.
//!
//! A challenge is a text; its answer is a number such that SHA-256 of the text, a full stop and the number begins with
//! [`BITS`] zero bits. Challenges carry the server's tag, so that none has to be kept before it is answered; each is good for one
//! address, for a few minutes and once.

use super::key::Key;
use super::secret::{NoRandomness, random};
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use wire::Millis;

/// Zero bits that are asked for: some 65,000 tries, a fraction of a second in a browser.
pub const BITS: u32 = 16;
/// How long a challenge is good for, in milliseconds.
const GOOD_FOR: Millis = 5 * 60 * 1000;
/// Answers that are remembered, so that none counts twice. When there are more, work does not help until some are too old.
const MOST_USED: usize = 100_000;

/// Gives challenges and knows their answers.
#[derive(Debug)]
pub struct ProofOfWork {
    key: Key,
    used: Mutex<HashMap<String, Millis>>,
}

impl ProofOfWork {
    /// With a key of its own.
    pub fn new(key: Key) -> ProofOfWork {
        ProofOfWork { key, used: Mutex::default() }
    }

    /// A challenge for an address.
    pub fn challenge(&self, address: IpAddr, now: Millis) -> Result<String, NoRandomness> {
        let begun = format!("{now:x}-{}", hex(&random::<8>()?));
        let tag = self.tag(&begun, address);
        Ok(format!("{begun}-{tag}"))
    }

    /// Is this an answer to a challenge for the address, and given for the first time?
    pub fn accepts(&self, address: IpAddr, answer: &str, now: Millis) -> bool {
        let Some((challenge, _)) = answer.split_once('.') else { return false };
        let Some((begun, tag)) = challenge.rsplit_once('-') else { return false };
        let at = begun.split('-').next().and_then(|at| Millis::from_str_radix(at, 16).ok());
        let good = at.is_some_and(|at| (0..GOOD_FOR).contains(&now.saturating_sub(at)));
        if !good || answer.len() > 128 || tag != self.tag(begun, address) || zeros(answer) < BITS {
            return false;
        }
        let mut used = self.used.lock().unwrap_or_else(PoisonError::into_inner);
        if used.len() >= MOST_USED {
            used.retain(|_, at| now.saturating_sub(*at) < GOOD_FOR);
        }
        used.len() < MOST_USED && used.insert(challenge.to_owned(), now).is_none()
    }

    fn tag(&self, begun: &str, address: IpAddr) -> String {
        hex(&self.key.tag(&[begun, " ", &address.to_string()])[..16])
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// With how many zero bits the hash of a text begins.
pub fn zeros(text: &str) -> u32 {
    let hash: [u8; 32] = Sha256::digest(text.as_bytes()).into();
    let whole = hash.iter().take_while(|byte| **byte == 0).count();
    whole as u32 * 8 + hash.get(whole).map_or(0, |byte| byte.leading_zeros())
}

/// The answer to a challenge.
pub fn solve(challenge: &str) -> Option<String> {
    (0_u64..).map(|counter| format!("{challenge}.{counter}")).find(|answer| zeros(answer) >= BITS)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_counts_once_for_its_address_and_for_a_while() {
        let work = ProofOfWork::new(Key::fresh().unwrap());
        let (home, away) = (IpAddr::from([10, 0, 0, 1]), IpAddr::from([10, 0, 0, 2]));
        let challenge = work.challenge(home, 1000).unwrap();
        let answer = solve(&challenge).unwrap();
        let wrong = (0..).map(|n| format!("{challenge}.{n}")).find(|answer| zeros(answer) < BITS).unwrap();
        assert!(!work.accepts(home, &wrong, 1001), "no work");
        assert!(!work.accepts(away, &answer, 1001), "another's work");
        assert!(!work.accepts(home, &answer, 1000 + GOOD_FOR), "old work");
        assert!(!work.accepts(home, &answer, 999), "work from the future");
        assert!(!ProofOfWork::new(Key::fresh().unwrap()).accepts(home, &answer, 1001), "another server's work");
        assert!(work.accepts(home, &answer, 1001));
        assert!(!work.accepts(home, &answer, 1002), "the same work");
        for text in ["", ".", "-.", "0-0-0.0", "x", &"-".repeat(500)] {
            assert!(!work.accepts(home, text, 1001), "{text}");
        }
    }

    #[test]
    fn bits_are_counted_as_browsers_count_them() {
        // The same is in web/src/net/work.test.ts.
        assert_eq!(zeros("firstlight.0"), 0);
        assert_eq!(solve("firstlight").unwrap(), "firstlight.72370");
    }
}
