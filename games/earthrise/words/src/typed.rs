//! Cards as players type them.

use super::Narrator;
use earthrise::{Card, Suit};
use words::folded;

/// How many letters of a suit are enough to tell it from the others.
const ENOUGH: usize = 3;

impl Narrator<'_> {
    /// The card that a player means by this text, if it means one: its mark, its code, its name or the beginning of it, in
    /// the language of the narrator or as files write it; the number before or after; accents and capitals do not matter.
    ///
    /// ```
    /// # use earthrise_words::Narrator;
    /// # use words::{Lang, Names, Words};
    /// # use earthrise::{Earthrise, Setup};
    /// # let game = Earthrise::builtin(&Setup::new(4))?;
    /// let (words, names) = (Words::new(Lang::Es), Names::default());
    /// let narrator = Narrator::new(&words, &game, &names);
    /// let card = narrator.card_from("4 de fotografia");
    /// assert_eq!(card.map(|card| narrator.card_mark(card)).as_deref(), Some("◙FOT4"));
    /// assert_eq!(narrator.card_from("fot 4"), card);
    /// assert_eq!(narrator.card_from("PHO4"), card);
    /// assert_eq!(narrator.card_from("fot 9"), None);
    /// # Ok::<(), earthrise::SetupError>(())
    /// ```
    pub fn card_from(&self, text: &str) -> Option<Card> {
        let text = folded(text.trim());
        let number: String = text.chars().filter(char::is_ascii_digit).collect();
        // One number, in one place.
        if text.split(|letter: char| !letter.is_ascii_digit()).filter(|part| !part.is_empty()).count() != 1 {
            return None;
        }
        let rest: String = text.chars().map(|letter| if letter.is_ascii_digit() { ' ' } else { letter }).collect();
        let fillers = self.say("card-typed-fillers", &[]);
        let mut words = rest.split_whitespace().filter(|word| fillers.split(' ').all(|filler| filler != *word));
        let (word, nothing) = (words.next()?, words.next());
        match nothing {
            // The sign may stand apart from the name.
            Some(name) if words.next().is_none() => {
                let suit = suit_of_symbol(word)?;
                Card::new(self.suit_from(name).filter(|named| *named == suit)?, number.parse().ok()?)
            }
            Some(_) => None,
            None => Card::new(self.suit_from(word)?, number.parse().ok()?),
        }
    }

    /// The suit that a word means.
    fn suit_from(&self, word: &str) -> Option<Suit> {
        let (symbol, name) = match word.chars().next() {
            Some(first) if !first.is_alphanumeric() => {
                let (symbol, name) = word.split_at(first.len_utf8());
                (Some(suit_of_symbol(symbol)?), name)
            }
            _ => (None, word),
        };
        if name.is_empty() {
            return symbol;
        }
        let named = Suit::ALL.into_iter().find(|&suit| {
            let is_code = folded(suit.code()) == name || folded(&self.suit_code(suit)) == name;
            is_code || begins(&folded(&self.suit(suit)), name)
        })?;
        symbol.is_none_or(|symbol| symbol == named).then_some(named)
    }
}

/// Is this the beginning of the name, long enough, or its plural?
fn begins(name: &str, typed: &str) -> bool {
    let typed = if typed.len() > name.len() { typed.strip_suffix('s').unwrap_or(typed) } else { typed };
    typed.len() >= ENOUGH && name.starts_with(typed)
}

fn suit_of_symbol(symbol: &str) -> Option<Suit> {
    Suit::ALL.into_iter().find(|&suit| Narrator::suit_symbol(suit) == symbol)
}
