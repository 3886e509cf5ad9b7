//! What no reader should ever see, whatever the language.

use super::numbers::wrong_numbers;
use words::Lang;

/// What is wrong with a text, in words for whoever mends it.
pub(super) fn faults(lang: Lang, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    found.extend(spacing(text));
    found.extend(ids(lang, text));
    found.extend(signs(lang, text));
    found.extend(twice(text));
    found.extend(wrong_numbers(lang, text));
    found.extend(articles(lang, text));
    match lang {
        Lang::En => {}
        Lang::Es => found.extend(spanish(text)),
        Lang::PtBr => found.extend(portuguese(text)),
    }
    found
}

fn spacing(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    if text.trim().is_empty() {
        found.push("it says nothing".to_owned());
    }
    for line in text.lines() {
        if line.trim().contains("  ") {
            found.push("two spaces".to_owned());
        }
        for mark in [" ,", " .", " ;", " :", " !", " ?", " )", "( ", "¿ ", "¡ ", "« ", " »", "“ ", " ”"] {
            let stands_alone = |at: usize| match mark.strip_prefix(' ') {
                // “.jsonl” is a word of its own, and so is the ? that one types.
                Some(_) => line[at + mark.len()..].chars().next().is_none_or(|next| !next.is_alphanumeric()),
                None => true,
            };
            if line.match_indices(mark).any(|(at, _)| stands_alone(at)) {
                found.push(format!("a space at “{}”", mark.trim()));
            }
        }
        for marks in ["..", ",,", ".,", ",.", ";.", ":.", "?.", "!.", "::", ". .", ": :"] {
            if line.contains(marks) && !line.contains("...") {
                found.push(format!("“{marks}”"));
            }
        }
    }
    found
}

/// Words of the program: keys, ids of bots, gaps that nothing filled.
fn ids(lang: Lang, text: &str) -> Vec<String> {
    let mut found: Vec<String> = ["⟨", "⟩", "{$", "{ $", "{\"", "undefined", "null"]
        .iter()
        .filter(|raw| text.contains(**raw))
        .map(|raw| format!("“{raw}”"))
        .collect();
    for word in words_of(text) {
        let groups = [
            "db-",
            "daybreak-",
            "sky-",
            "ground-",
            "room-",
            "home-",
            "er-",
            "note-",
            "server-",
            "debrief-",
            "fact-",
            "move-",
        ];
        let key = word.contains('-') && groups.iter().any(|group| word.starts_with(group));
        let bot = lang != Lang::En && ["steady", "random", "expert", "skilled", "casual", "pimc"].contains(&word);
        if key || bot || (word.contains('_') && word.chars().all(|letter| letter.is_ascii_lowercase() || letter == '_'))
        {
            found.push(format!("“{word}” is an id"));
        }
    }
    if lang != Lang::En {
        let english = ["the", "and", "with", "you", "your", "of", "this", "from"];
        found.extend(words_of(text).filter(|word| english.contains(word)).map(|word| format!("“{word}” is English")));
    }
    found
}

/// Percent signs, quotes and apostrophes, as each language writes them.
fn signs(lang: Lang, text: &str) -> Vec<String> {
    let mut found = Vec::new();
    let letters: Vec<char> = text.chars().collect();
    for (at, _) in letters.iter().enumerate().filter(|(_, letter)| **letter == '%') {
        let before = at.checked_sub(1).and_then(|at| letters.get(at)).copied().unwrap_or(' ');
        match lang {
            Lang::Es if before != '\u{a0}' && before != '\u{202f}' => {
                found.push("% stands behind a no-break space: 41 %".to_owned())
            }
            Lang::En | Lang::PtBr if !before.is_ascii_digit() => {
                found.push("% stands right behind its number: 41%".to_owned())
            }
            _ => {}
        }
    }
    for (at, _) in letters.iter().enumerate().filter(|(_, letter)| **letter == '\'') {
        let letter_at =
            |at: Option<usize>| at.and_then(|at| letters.get(at)).is_some_and(|letter| letter.is_alphabetic());
        if letter_at(at.checked_sub(1)) && letter_at(Some(at + 1)) {
            found.push("a straight apostrophe: write ’".to_owned());
        }
    }
    if text.contains('"') {
        found.push("straight quotes".to_owned());
    }
    if text.contains(['„', '‚', '‹', '›']) {
        found.push("quotes of another language".to_owned());
    }
    match lang {
        Lang::En | Lang::PtBr if text.contains(['«', '»', '¿', '¡']) => {
            found.push("signs of another language".to_owned())
        }
        Lang::Es if text.contains(['“', '”']) => found.push("Spanish quotes are «»".to_owned()),
        _ => {}
    }
    let count = |letter: char| letters.iter().filter(|it| **it == letter).count();
    for (open, close) in [('(', ')'), ('“', '”'), ('«', '»')] {
        if count(open) != count(close) {
            found.push(format!("{open} without {close}, or the other way round"));
        }
    }
    found
}

/// The same word twice.
fn twice(text: &str) -> Vec<String> {
    let words: Vec<&str> = text.split(' ').collect();
    let same = |pair: &&[&str]| {
        pair[0].to_lowercase() == pair[1].to_lowercase()
            && pair[0].chars().all(char::is_alphabetic)
            && !pair[0].is_empty()
    };
    words.windows(2).filter(same).map(|pair| format!("“{} {}”", pair[0], pair[1])).collect()
}

fn spanish(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    for (open, close) in [('¿', '?'), ('¡', '!')] {
        if text.matches(open).count() != text.matches(close).count() {
            found.push(format!("{open} without {close}, or the other way round"));
        }
    }
    let words: Vec<&str> = words_of(text).collect();
    for pair in words.windows(2) {
        if ["de", "a"].contains(&pair[0]) && pair[1] == "el" {
            found.push(format!("“{} el”: write {}l", pair[0], pair[0]));
        }
    }
    found
}

/// Powers whose name has an article within a sentence: “strikes the Majority World”, not “strikes Majority World”.
fn articles(lang: Lang, text: &str) -> Vec<String> {
    let (powers, articles): (&[&str], &[&str]) = match lang {
        Lang::En => (&["United States", "Majority World"], &["the"]),
        Lang::Es => (&["Resto del mundo"], &["el", "al", "del"]),
        Lang::PtBr => (
            &["China", "Europa", "Estados Unidos", "Países Emergentes"],
            &["a", "o", "os", "da", "do", "dos", "à", "ao", "aos", "na", "no", "nos", "pela", "pelos"],
        ),
    };
    let small = |word: &str| word.chars().next().is_some_and(char::is_lowercase);
    let mut found = Vec::new();
    for power in powers {
        for (at, _) in text.match_indices(power) {
            let before = text[..at].strip_suffix(' ').and_then(|rest| rest.rsplit(' ').next()).unwrap_or("");
            let behind =
                text[at + power.len()..].strip_prefix(' ').and_then(|rest| rest.split(' ').next()).unwrap_or("");
            let has_one = articles.contains(&before.to_lowercase().trim_start_matches(['(', '“', '«', '¿']));
            let within =
                small(before) && before.chars().all(char::is_alphabetic) && !["e", "y", "and"].contains(&before);
            if !has_one && (within || small(behind)) {
                found.push(format!("{power} without its article"));
            }
        }
    }
    found
}

fn portuguese(text: &str) -> Vec<String> {
    let mut found = Vec::new();
    // Powers whose name is a plural.
    for power in ["Estados Unidos", "Países Emergentes"] {
        for (at, _) in text.match_indices(power) {
            // “um programa dos Estados Unidos contratou” speaks of the program.
            let before = words_of(&text[..at]).last().unwrap_or("");
            if ["dos", "nos", "aos", "pelos"].contains(&before) {
                continue;
            }
            let next = text[at + power.len()..].strip_prefix(' ').and_then(|rest| words_of(rest).next()).unwrap_or("");
            let singular = ["é", "está", "tem", "foi", "fez", "perde", "recebe", "usa", "joga"].contains(&next);
            if singular || (next.len() > 3 && ["ou", "eu", "iu"].iter().any(|end| next.ends_with(end))) {
                found.push(format!("“{power} {next}”: the name is a plural"));
            }
        }
    }
    found
}

/// The words of a text, without the signs around them.
pub(super) fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let inside = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
    text.split(move |letter: char| !inside(letter)).filter(|word| !word.is_empty())
}

/// Does a phrase stand in the text, between the ends of words?
pub(super) fn has_words(text: &str, phrase: &str) -> bool {
    let outside = |letter: Option<char>| letter.is_none_or(|letter| !letter.is_alphanumeric());
    text.match_indices(phrase)
        .any(|(at, _)| outside(text[..at].chars().next_back()) && outside(text[at + phrase.len()..].chars().next()))
}
