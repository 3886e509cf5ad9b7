//! Short codes that are said aloud and typed: a word that everybody can spell, and three characters, as in `SUN-4Q7`.
//!
//! A code is no secret. It leads to the door; whether the door is open is for whoever is behind it.

use super::secret::{NoRandomness, random};

/// Characters that neither look nor sound like one another, and that make no word: no vowels, no 0 1 5, no B I L O S Z.
const TAIL: &[u8; 23] = b"2346789CDFGHJKMNPQRTVWX";

/// Short words of three to six letters, each known to children.
const WORDS: [&str; 206] = [
    "ACORN", "AMBER", "ANCHOR", "APPLE", "APRIL", "ARROW", "ATLAS", "AUTUMN", "BADGER", "BAKER", "BAMBOO", "BANANA",
    "BARLEY", "BASKET", "BEACH", "BEAVER", "BELL", "BERRY", "BIRCH", "BIRD", "BOAT", "BOOK", "BREAD", "BREEZE",
    "BRIDGE", "BROOK", "BUCKET", "BUTTER", "CABIN", "CACTUS", "CAMEL", "CANDLE", "CANOE", "CARPET", "CARROT", "CASTLE",
    "CEDAR", "CHAIR", "CHERRY", "CHESS", "CIRCLE", "CLOCK", "CLOUD", "CLOVER", "COMET", "COPPER", "CORAL", "CORN",
    "COTTON", "CRANE", "DAISY", "DANCE", "DAWN", "DEER", "DESERT", "DOOR", "DRAGON", "DREAM", "DRUM", "DUCK", "EAGLE",
    "EARTH", "ECHO", "EMBER", "FALCON", "FARM", "FERN", "FIELD", "FINCH", "FISH", "FLAME", "FLUTE", "FOREST", "FOX",
    "FROG", "FROST", "GARDEN", "GATE", "GINGER", "GLOBE", "GOLD", "GOOSE", "GRAPE", "GRASS", "GREEN", "GUITAR",
    "HAMMER", "HARBOR", "HARP", "HAWK", "HAZEL", "HERON", "HILL", "HONEY", "HORSE", "HOUSE", "ICE", "INK", "ISLAND",
    "IVORY", "IVY", "JACKET", "JADE", "JULY", "JUNE", "KETTLE", "KING", "KITE", "KIWI", "KOALA", "LADDER", "LAKE",
    "LAMP", "LARK", "LAUREL", "LEAF", "LEMON", "LIGHT", "LILY", "LION", "LOTUS", "MAGNET", "MANGO", "MAPLE", "MARBLE",
    "MARCH", "MEADOW", "MELON", "METAL", "MILK", "MINT", "MOON", "MOOSE", "MOSS", "MOUSE", "MUSIC", "NEST", "NICKEL",
    "NIGHT", "NORTH", "NUT", "OAK", "OASIS", "OCEAN", "OLIVE", "ONION", "ORANGE", "ORBIT", "ORCHID", "OTTER", "OWL",
    "PALM", "PANDA", "PAPER", "PARROT", "PEACH", "PEAR", "PEARL", "PENCIL", "PEPPER", "PIANO", "PILOT", "PINE",
    "PLANET", "PLUM", "POND", "POPPY", "PRISM", "PUZZLE", "QUAIL", "QUEEN", "RABBIT", "RAIN", "RAVEN", "RICE", "RIVER",
    "ROBIN", "ROCKET", "ROSE", "RUBY", "SADDLE", "SAIL", "SALMON", "SAND", "SEA", "SEED", "SHELL", "SILVER", "SKY",
    "SNOW", "SPRING", "STAR", "STONE", "SUMMER", "SUN", "SWAN", "TIGER", "TREE", "TULIP", "VALLEY", "WATER", "WHALE",
    "WILLOW", "WIND", "WINTER", "ZEBRA",
];

/// A code by chance, as it is shown. Whether somebody has it is for the store to say.
pub fn fresh() -> Result<String, NoRandomness> {
    let bytes = random::<8>()?;
    let word = u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]) as usize % WORDS.len();
    let mut code = format!("{}-", WORDS[word]);
    for byte in &bytes[4..7] {
        code.push(char::from(TAIL[usize::from(*byte) % TAIL.len()]));
    }
    Ok(code)
}

/// A code as a person typed it, in the form in which it is kept: case, spaces and hyphens do not matter.
pub fn read(typed: &str) -> Option<String> {
    let mut plain = String::new();
    for character in typed.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '\u{2010}'..='\u{2015}')) {
        if !character.is_ascii_alphanumeric() || plain.len() > 9 {
            return None;
        }
        plain.push(character.to_ascii_uppercase());
    }
    let (word, tail) = plain.split_at_checked(plain.len().checked_sub(3)?)?;
    let tail = tail.replace('B', "8").replace('Z', "2");
    let known = WORDS.binary_search(&word).is_ok() && tail.bytes().all(|c| TAIL.contains(&c));
    known.then(|| format!("{word}-{tail}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    #[test]
    fn the_words_are_short_sorted_and_each_there_once() {
        assert!(WORDS.is_sorted() && WORDS.iter().collect::<HashSet<_>>().len() == WORDS.len());
        assert!(WORDS.iter().all(|word| (3..=6).contains(&word.len()) && word.bytes().all(|c| c.is_ascii_uppercase())));
        // Longer than nine characters is what long secrets are.
        assert!(WORDS.iter().all(|word| word.len() + 3 < 10));
    }

    #[test]
    fn a_code_may_be_typed_as_it_is_heard() {
        for typed in ["SUN-4Q7", "sun4q7", " sun 4q7 ", "Sun–4Q7", "s u n 4 q 7"] {
            assert_eq!(read(typed).as_deref(), Some("SUN-4Q7"), "{typed}");
        }
        assert_eq!(read("moon bz2").as_deref(), Some("MOON-822"), "what looks alike is read as what is meant");
        for typed in ["", "SUN", "4Q7", "SUN-4Q", "SUN-4Q77", "SON-4Q7", "SUN-4A7", "SUN/4Q7", "25d9k0m3kc", "ñññ-4Q7"]
        {
            assert_eq!(read(typed), None, "{typed}");
        }
    }

    #[test]
    fn what_is_made_is_read_and_differs() {
        let made: HashSet<String> = (0..500).map(|_| fresh().unwrap()).collect();
        assert!(made.len() > 490, "{}", made.len());
        assert!(made.iter().all(|code| read(code).as_ref() == Some(code)));
    }

    proptest! {
        #[test]
        fn nothing_typed_breaks_the_reading(typed in ".{0,40}") {
            if let Some(code) = read(&typed) {
                prop_assert_eq!(read(&code), Some(code));
            }
        }
    }
}
