//! What people may be called: everybody can see it, and nobody at a table can be taken for another.

use super::{LONGEST_NAME, chat};
use crate::Problem;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::skeleton;
use wire::Code;

/// Marks that may stand on one character. Names need two, rarely three; towers of them cover what others say.
const MOST_MARKS: usize = 3;

/// A name as somebody may be called, the one rule for all names of people and programs: one line, composed, of characters that can be seen. What is not such a name is refused, not mended.
pub fn checked_name(name: &str) -> Result<String, Problem> {
    let bad = || Problem::new(Code::BadName).with("most", LONGEST_NAME);
    let composed: String = chat::plain_text(name, usize::MAX).ok_or_else(bad)?.nfc().collect();
    let one_spaced = composed.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    match !one_spaced.is_empty() && one_spaced.chars().count() <= LONGEST_NAME && is_visible(&one_spaced) {
        true => Ok(one_spaced),
        false => Err(bad()),
    }
}

/// Can each character be seen? What joins or changes two others may stand behind a character, as in names of some languages
/// and in pictures of people.
fn is_visible(name: &str) -> bool {
    let (mut marks, mut before) = (0, ' ');
    let mut stands = false;
    for character in name.chars() {
        let changes = matches!(character, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}');
        if changes {
            if before == ' ' || matches!(before, '\u{200c}' | '\u{200d}' | '\u{fe0e}') {
                return false;
            }
        } else if is_combining_mark(character) {
            marks += 1;
            if before == ' ' || marks > MOST_MARKS {
                return false;
            }
        } else if is_blank(character) {
            return false;
        } else {
            marks = 0;
            stands |= character != ' ';
        }
        before = character;
    }
    // What joins has to have something to join.
    stands && !matches!(before, '\u{200c}' | '\u{200d}')
}

/// Characters that show nothing, or something else on every machine.
fn is_blank(character: char) -> bool {
    matches!(character,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}'
        | '\u{e000}'..='\u{f8ff}' | '\u{fdd0}'..='\u{fdef}' | '\u{fe00}'..='\u{fe0d}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff0}'..='\u{ffff}' | '\u{13430}'..='\u{1345f}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d159}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{10ffff}')
}

/// What names that look alike have in common (UTS 39), with nothing in it that joins or changes others.
fn looks(name: &str) -> String {
    let shown: String =
        name.chars().filter(|c| !matches!(c, '\u{200c}' | '\u{200d}' | '\u{fe0e}' | '\u{fe0f}')).collect();
    skeleton(&shown).collect()
}

/// A name that is not taken, and looks like none that is: itself, or with a number.
pub(super) fn distinct(name: &str, taken: &[String]) -> String {
    let taken: Vec<String> = taken.iter().map(|name| looks(name)).collect();
    let mut names = std::iter::once(name.to_owned()).chain((2..10).map(|n| format!("{name} {n}")));
    names.find(|name| !taken.contains(&looks(name))).unwrap_or_else(|| name.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_people_are_taken_as_they_are() {
        for name in [
            "Anna",
            "Zoë",
            "Nguyễn Thị",
            "O’Neill",
            "李雷",
            "محمد",
            "נָעֳמִי",
            "नमिता",
            "ศิริ",
            "می\u{200c}خواهم",
            "👩\u{200d}🚀 Ana",
            "❤\u{fe0f}",
            "7",
            "?",
        ] {
            assert_eq!(checked_name(name).unwrap(), name.nfc().collect::<String>(), "{name}");
        }
        assert_eq!(checked_name("  An\u{a0}na  ").unwrap(), "An na");
        assert_eq!(checked_name("Zoe\u{308}").unwrap(), "Zoë", "one name, however it is typed");
        assert_eq!(checked_name(&"ë".repeat(20)).unwrap().chars().count(), 20);
    }

    #[test]
    fn what_nobody_can_see_is_no_name() {
        let blank = [
            "\u{200b}",
            "\u{2060}",
            "\u{feff}",
            "\u{ad}",
            "\u{2800}",
            "\u{3164}",
            "\u{e0041}",
            "\u{200d}",
            "\u{fe0f}",
            "\u{301}",
            "\u{e000}",
            "\u{ffa0}",
            "\u{115f}",
            "",
        ];
        for text in blank {
            assert!(checked_name(text).is_err(), "{text:?}");
            assert!(
                text.is_empty()
                    || text == "\u{fe0f}"
                    || text == "\u{301}"
                    || checked_name(&format!("Anna{text}")).is_err(),
                "{text:?}"
            );
        }
        assert!(checked_name(&format!("A{}", "\u{316}".repeat(4))).is_err(), "a tower of marks");
        assert!(checked_name(&"a".repeat(21)).is_err());
        assert!(checked_name("A\u{200d}\u{200d}B").is_err());
    }

    #[test]
    fn names_that_look_alike_are_told_apart() {
        let taken = ["Anna".to_owned(), "Paul 2".to_owned()];
        assert_eq!(distinct("Ben", &taken), "Ben");
        assert_eq!(distinct("Anna", &taken), "Anna 2");
        assert_eq!(distinct("\u{410}nna", &taken), "\u{410}nna 2", "a Cyrillic letter");
        assert_eq!(distinct("Ann\u{200d}a", &taken), "Ann\u{200d}a 2");
        assert_eq!(distinct("Paul", &taken), "Paul");
        assert_eq!(distinct("Pau1 2", &taken), "Pau1 2 2", "a figure for a letter");
    }
}
