//! Which cards are meant: filters, titles, and what to say when there is no such thing.

use super::{is_special, tags};
use daybreak::content::Source;
use daybreak::{CardNo, Deck, Tag};
use daybreak_words::Cards;
use title::cards::{CardsAsked, CardsError};

const SOURCES: [Source; 5] =
    [Source::Rulebook, Source::Published, Source::Play, Source::Reconstructed, Source::Printed];

/// The cards that the flags name, in the order of their numbers.
pub(crate) fn select(args: &CardsAsked, cards: &Cards<'_>) -> Result<Vec<CardNo>, CardsError> {
    let deck = named("deck", args.deck.as_deref(), &Deck::ALL, |deck| deck.key().to_owned(), |deck| cards.deck(*deck))?;
    let tag = named("tag", args.tag.as_deref(), &Tag::ALL, ToString::to_string, |tag| cards.tag(*tag))?;
    let source =
        named("source", args.source.as_deref(), &SOURCES, ToString::to_string, |source| cards.source(*source))?;
    let of_source = |no: CardNo| cards.content.about(no).map(|about| about.source);
    let mut numbers: Vec<CardNo> = cards.content.numbers().collect();
    numbers.retain(|&no| {
        deck.is_none_or(|deck| no.deck() == Some(deck))
            && tag.is_none_or(|tag| tags(cards.content, no).contains(&tag))
            && source.is_none_or(|source| of_source(no) == Some(source))
            && (!args.specials || is_special(cards.content, no))
    });
    match &args.card {
        Some(title) => titled(title, &numbers, cards),
        None => Ok(numbers),
    }
}

/// One of a few things by its key, or by its name in the language of the reader.
fn named<T: Copy>(
    what: &str,
    wanted: Option<&str>,
    all: &[T],
    key: impl Fn(&T) -> String,
    name: impl Fn(&T) -> String,
) -> Result<Option<T>, CardsError> {
    let Some(wanted) = wanted else { return Ok(None) };
    let found = all.iter().find(|one| same(&key(one), wanted) || same(&name(one), wanted));
    let keys = || all.iter().map(&key).collect::<Vec<_>>().join(", ");
    match found {
        Some(one) => Ok(Some(*one)),
        None => Err(CardsError::wrong(format!("there is no {what} `{wanted}`; there are: {}", keys()))),
    }
}

fn same(one: &str, other: &str) -> bool {
    plain(one) == plain(other)
}

/// Letters and digits alone, small and without accents.
fn plain(text: &str) -> String {
    let bare = |letter: char| match letter {
        'á' | 'à' | 'â' | 'ã' => 'a',
        'é' | 'ê' => 'e',
        'í' => 'i',
        'ó' | 'ô' | 'õ' => 'o',
        'ú' | 'ü' => 'u',
        'ç' => 'c',
        'ñ' => 'n',
        other => other,
    };
    text.chars().flat_map(char::to_lowercase).map(bare).filter(|letter| letter.is_alphanumeric()).collect()
}

/// The cards of a title or a number; several may share a title.
fn titled(wanted: &str, numbers: &[CardNo], cards: &Cards<'_>) -> Result<Vec<CardNo>, CardsError> {
    let number = wanted.strip_prefix("1.").unwrap_or(wanted).parse().ok().map(CardNo);
    if let Some(&no) = numbers.iter().find(|&&no| Some(no) == number) {
        return Ok(vec![no]);
    }
    let english = |no: CardNo| cards.content.about(no).map_or(String::new(), |about| plain(&about.title));
    let title = |no: CardNo| plain(&cards.title(no));
    let plain_wanted = plain(wanted);
    let exact = |no: &&CardNo| title(**no) == plain_wanted || english(**no) == plain_wanted;
    let found: Vec<CardNo> = numbers.iter().filter(exact).copied().collect();
    if !found.is_empty() {
        return Ok(found);
    }
    let mut near: Vec<(usize, CardNo)> = numbers
        .iter()
        .map(|&no| {
            let (here, there) = (title(no), english(no));
            let holds = !plain_wanted.is_empty() && (here.contains(&plain_wanted) || there.contains(&plain_wanted));
            let apart = distance(&here, &plain_wanted).min(distance(&there, &plain_wanted));
            (if holds { 0 } else { apart }, no)
        })
        .collect();
    near.sort();
    let mut titles: Vec<String> = Vec::new();
    for (_, no) in near {
        let title = format!("“{}”", cards.title(no));
        if titles.len() < 5 && !titles.contains(&title) {
            titles.push(title);
        }
    }
    match titles.is_empty() {
        true => Err(CardsError::wrong("no card is all of that; take a filter away")),
        false => {
            Err(CardsError::wrong(format!("there is no card `{wanted}` here; the nearest are: {}", titles.join(", "))))
        }
    }
}

/// How many letters must change to get from one to the other.
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.chars().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, &b) in other.iter().enumerate() {
            let changed = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row.last().copied().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn titles_are_compared_by_their_letters() {
        assert!(same("Women and Girls' Education", "women and girls education"));
        assert!(same("Central eléctrica", "central electrica"));
        assert_eq!(distance("heatpumps", "heetpump"), 2);
        assert_eq!(distance("", "abc"), 3);
    }
}
