//! Crockford's base 32 in lower case: no letter that looks like a digit, safe in addresses, easy to read aloud.

const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

/// The character of the lowest five bits.
pub fn digit(bits: u8) -> char {
    char::from(ALPHABET[usize::from(bits & 31)])
}

/// The five bits of a character, written exactly as [`digit`] writes them.
fn value(character: u8) -> Option<u8> {
    ALPHABET.iter().position(|known| *known == character).and_then(|at| u8::try_from(at).ok())
}

/// Is it a text of N characters, written exactly as they are made here?
pub fn is(text: &str, length: usize) -> bool {
    text.len() == length && text.bytes().all(|character| value(character).is_some())
}

/// What a person means by what they typed: case does not matter, nor do spaces and hyphens; O is 0, I and L are 1.
pub fn read(typed: &str, length: usize) -> Option<String> {
    let mut text = String::with_capacity(length);
    for character in typed.chars().filter(|c| !c.is_whitespace() && *c != '-') {
        let meant = match character.to_ascii_lowercase() {
            'o' => '0',
            'i' | 'l' => '1',
            other => other,
        };
        if text.len() == length || !meant.is_ascii() {
            return None;
        }
        text.push(meant);
    }
    is(&text, length).then_some(text)
}

/// Twenty bytes in 32 characters: no bit is left over, so that every value is written in one way only.
pub fn encode(bytes: &[u8; 20]) -> String {
    let mut text = String::with_capacity(32);
    for five in bytes.chunks(5) {
        let group = five.iter().fold(0u64, |group, byte| group << 8 | u64::from(*byte));
        text.extend((0..8).map(|at| digit((group >> (35 - 5 * at) & 31) as u8)));
    }
    text
}

/// The bytes that [`encode`] wrote; nothing else is read.
pub fn decode(text: &str) -> Option<[u8; 20]> {
    if text.len() != 32 {
        return None;
    }
    let mut bytes = [0; 20];
    for (eight, five) in text.as_bytes().chunks(8).zip(bytes.chunks_mut(5)) {
        let mut group = 0u64;
        for character in eight {
            group = group << 5 | u64::from(value(*character)?);
        }
        five.copy_from_slice(&group.to_be_bytes()[3..]);
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn bytes_come_back(bytes: [u8; 20]) {
            prop_assert_eq!(decode(&encode(&bytes)), Some(bytes));
        }

        #[test]
        fn what_is_read_is_written_in_one_way(text in "[0-9a-z]{32}") {
            if let Some(bytes) = decode(&text) {
                prop_assert_eq!(encode(&bytes), text);
            }
        }

        #[test]
        fn nothing_typed_breaks_the_reading(typed in ".{0,40}", length in 0usize..30) {
            if let Some(text) = read(&typed, length) {
                prop_assert!(is(&text, length));
            }
        }
    }

    #[test]
    fn people_may_type_as_they_like() {
        assert_eq!(read("0O1I-LabC d", 10), None, "nine characters are not ten");
        assert_eq!(read(" oO0-iIlL 1a\tZ ", 10).as_deref(), Some("00011111az"));
        assert_eq!(read("u234567890", 10), None, "there is no u");
        assert_eq!(read("é23456789", 10), None);
        assert_eq!(read("01234567890", 10), None);
    }

    #[test]
    fn upper_case_is_not_what_is_made_here() {
        assert!(is("abc", 3));
        assert!(!is("ABC", 3));
        assert_eq!(decode(&"A".repeat(32)), None);
    }
}
