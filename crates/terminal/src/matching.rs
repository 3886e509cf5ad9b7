//! Which of several sentences somebody means by a few words of it.

use words::folded;

/// Shorter words have to be typed whole, so that a slip of the finger makes no move.
const SHORT: usize = 3;
/// How many sentences are shown when none fits.
const NEAREST: usize = 3;

/// Which sentences fit, by their places in the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Fit {
    One(usize),
    Several(Vec<usize>),
    /// None does; these come nearest.
    Nothing(Vec<usize>),
}

/// Looks for what was typed. `small` words need not stand in the sentence.
pub(crate) fn find(typed: &str, sentences: &[String], small: &[String]) -> Fit {
    let typed = words_of(typed);
    let sentences: Vec<Vec<String>> = sentences.iter().map(|sentence| words_of(sentence)).collect();
    let weighty: Vec<String> = typed.iter().filter(|word| !small.contains(word)).cloned().collect();
    let fitting = |wanted: &[String], fits: fn(&str, &str) -> bool| -> Vec<usize> {
        let fit = sentences.iter().enumerate().filter(|(_, sentence)| holds(sentence, wanted, fits));
        fit.map(|(at, _)| at).collect()
    };
    if let Some(same) = sentences.iter().position(|sentence| *sentence == typed) {
        return Fit::One(same);
    }
    if weighty.is_empty() {
        return Fit::Nothing(Vec::new());
    }
    // Word for word before beginnings, and with the small words before without.
    let whole = |word: &str, wanted: &str| word == wanted;
    let tries = [fitting(&typed, whole), fitting(&typed, begins), fitting(&weighty, begins)];
    match tries.into_iter().find(|found| !found.is_empty()) {
        Some(found) if found.len() == 1 => Fit::One(found[0]),
        Some(found) => Fit::Several(found),
        None => Fit::Nothing(nearest(&weighty, &sentences)),
    }
}

/// Letters and digits, as they are compared, word by word.
pub(crate) fn words_of(text: &str) -> Vec<String> {
    let plain = folded(text);
    let words = plain.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

/// Is every wanted word in the sentence? Each word of it counts for one.
fn holds(sentence: &[String], wanted: &[String], fits: fn(&str, &str) -> bool) -> bool {
    let mut left: Vec<&String> = sentence.iter().collect();
    // What is typed whole takes its word before a beginning does.
    let mut wanted: Vec<&String> = wanted.iter().collect();
    wanted.sort_by_key(|word| std::cmp::Reverse(word.len()));
    wanted.iter().all(|wanted| {
        let same = left.iter().position(|word| word == wanted);
        let found = same.or_else(|| left.iter().position(|word| fits(word, wanted)));
        found.map(|at| left.swap_remove(at)).is_some()
    })
}

/// Is this the word, or its beginning if that is long enough to be meant?
fn begins(word: &str, wanted: &str) -> bool {
    let number = wanted.bytes().all(|byte| byte.is_ascii_digit());
    word == wanted || (!number && wanted.chars().count() >= SHORT && word.starts_with(wanted))
}

/// The same with a slip of the finger or two.
fn resembles(word: &str, wanted: &str) -> bool {
    let length = wanted.chars().count();
    let slips = match length {
        0..=3 => 0,
        4..=6 => 1,
        _ => 2,
    };
    let start: String = word.chars().take(length).collect();
    begins(word, wanted) || slips > 0 && (slipped(&start, wanted) <= slips || slipped(word, wanted) <= slips)
}

/// How many letters have to be put in, taken away or changed to make one of the other.
fn slipped(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut corner = at;
        row[0] = at + 1;
        for (place, wanted) in other.iter().enumerate() {
            let change = corner + usize::from(letter != *wanted);
            corner = row[place + 1];
            row[place + 1] = change.min(row[place] + 1).min(corner + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

/// The sentences that hold most of the words, or something like them.
fn nearest(wanted: &[String], sentences: &[Vec<String>]) -> Vec<usize> {
    let held = |sentence: &Vec<String>| {
        wanted.iter().filter(|wanted| sentence.iter().any(|word| resembles(word, wanted))).count()
    };
    let counts: Vec<usize> = sentences.iter().map(held).collect();
    let most = counts.iter().copied().max().unwrap_or(0);
    let of_most = counts.iter().enumerate().filter(|&(_, &count)| count == most && most > 0);
    of_most.map(|(at, _)| at).take(NEAREST).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn find(typed: &str) -> Fit {
        let sentences = [
            "Done with the Local stage",
            "Tuck Geothermal Energy behind Clean Electricity Plants (stack 1)",
            "Tuck Geothermal Energy behind Wind Farms (stack 2)",
            "Play Geothermal Energy in front of Wind Farms (stack 2)",
            "Usa «Energía eólica» (pila 3)",
            "No",
        ];
        let small = ["the", "of", "my", "with", "in"].map(str::to_owned);
        super::find(typed, &sentences.map(str::to_owned), &small)
    }

    #[test]
    fn part_of_a_sentence_is_enough() {
        assert_eq!(find("tuck geothermal behind clean"), Fit::One(1));
        assert_eq!(find("tuck my geothermal behind the wind"), Fit::One(2));
        assert_eq!(find("GEO front"), Fit::One(3));
        assert_eq!(find("energia eolica"), Fit::One(4));
        assert_eq!(find("done"), Fit::One(0));
        assert_eq!(find("no"), Fit::One(5));
    }

    #[test]
    fn what_could_be_several_is_asked_for_and_what_is_none_is_guessed() {
        assert_eq!(find("geothermal"), Fit::Several(vec![1, 2, 3]));
        assert_eq!(find("tuck geo 2"), Fit::One(2));
        assert_eq!(find("tuck geothermal behind nuclear"), Fit::Nothing(vec![1, 2]));
        assert_eq!(find("geotermal front"), Fit::Nothing(vec![3]));
        assert_eq!(find("moon"), Fit::Nothing(vec![]));
        assert_eq!(find("d"), Fit::Nothing(vec![]), "a letter is no move");
        assert_eq!(find("the"), Fit::Nothing(vec![]), "nor is a small word");
        assert_eq!(find(""), Fit::Nothing(vec![]));
    }
}
