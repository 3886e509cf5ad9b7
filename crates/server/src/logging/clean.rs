//! Text from outside, made fit for a log.

use std::fmt::Write;

/// A text in which nothing is left that a terminal or a reader of lines would follow, of at most N characters.
pub fn clean(text: &str, most: usize) -> String {
    let mut out = String::with_capacity(text.len().min(most));
    let mut characters = text.chars();
    for character in characters.by_ref().take(most) {
        match character {
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            hidden if is_hidden(hidden) => {
                // Writing to a string does not fail.
                let _ = write!(out, "\\u{{{:x}}}", u32::from(hidden));
            }
            plain => out.push(plain),
        }
    }
    match characters.count() {
        0 => {}
        more => {
            let _ = write!(out, "… ({more} more)");
        }
    }
    out
}

/// Does a character do something instead of showing something? Controls, separators of lines, and what turns or hides text.
fn is_hidden(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{61c}' | '\u{180e}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_acts_is_written_out() {
        assert_eq!(clean("a\nb\r\n\tc", 99), "a\\nb\\r\\n\\tc");
        assert_eq!(clean("\u{1b}[31mred\u{7}\u{9b}2J", 99), "\\u{1b}[31mred\\u{7}\\u{9b}2J");
        assert_eq!(clean("\u{202e}evil\u{2028}x\u{200b}", 99), "\\u{202e}evil\\u{2028}x\\u{200b}");
        assert_eq!(clean("Łukasz 🌍 ñ 日本", 99), "Łukasz 🌍 ñ 日本");
    }

    #[test]
    fn what_is_long_is_cut_and_says_so() {
        assert_eq!(clean("abcdef", 4), "abcd… (2 more)");
        assert_eq!(clean("abcd", 4), "abcd");
        assert!(clean(&"x".repeat(1 << 20), 100).len() < 140);
    }

    proptest! {
        #[test]
        fn nothing_that_acts_is_left(text in ".{0,80}") {
            prop_assert!(!clean(&text, 40).chars().any(is_hidden));
        }
    }
}
