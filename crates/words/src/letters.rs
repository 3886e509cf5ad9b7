//! Letters as they are compared: small and without accents.

/// The text in small letters without the accents of Spanish and Portuguese.
pub fn plain(text: &str) -> String {
    let small = text.chars().flat_map(char::to_lowercase);
    small.map(bare).collect()
}

fn bare(letter: char) -> char {
    match letter {
        'á' | 'à' | 'â' | 'ã' | 'ä' => 'a',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'í' | 'ì' | 'î' | 'ï' => 'i',
        'ó' | 'ò' | 'ô' | 'õ' | 'ö' => 'o',
        'ú' | 'ù' | 'û' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    }
}

/// Does the text begin with the sound of a Spanish i, as in "Inés" and "hijo"? Not in "hielo", which begins otherwise.
pub(crate) fn begins_with_i(text: &str) -> bool {
    let text = plain(text);
    let spoken = text.strip_prefix('h').unwrap_or(&text);
    let mut letters = spoken.chars();
    letters.next() == Some('i') && !matches!(letters.next(), Some('a' | 'e' | 'o' | 'u'))
}

/// Does the text begin with the sound of a Spanish o, as in "Óscar", "hoy" and "8"?
pub(crate) fn begins_with_o(text: &str) -> bool {
    let text = plain(text);
    let spoken = text.strip_prefix('h').unwrap_or(&text);
    spoken.starts_with(['o', '8'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sounds_that_change_the_word_before() {
        assert!(begins_with_i("Inés") && begins_with_i("Hipatia") && begins_with_i("Íñigo"));
        assert!(!begins_with_i("Ana") && !begins_with_i("Hielo") && !begins_with_i("Iago"));
        assert!(begins_with_o("Óscar") && begins_with_o("Hoyt") && begins_with_o("8"));
        assert!(!begins_with_o("7") && !begins_with_o("Ulises"));
    }
}
