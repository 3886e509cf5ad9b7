//! Lists within a sentence.

use crate::Words;
use crate::letters::{begins_with_i, begins_with_o};

/// What stands before the last item of a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Joint {
    /// A comma, as between all the others.
    Comma,
    /// A semicolon, and one between all the others too: for items that hold commas.
    Semicolon,
    /// "and".
    And,
    /// "or".
    Or,
}

impl Words {
    /// The items as one phrase; empty if there are none.
    ///
    /// ```
    /// # use words::{Joint, Lang, Words};
    /// let words = Words::new(Lang::Es);
    /// assert_eq!(words.list(["Ana", "Luis", "Inés"], Joint::And), "Ana, Luis e Inés");
    /// assert_eq!(words.list(["7", "8"], Joint::Or), "7 u 8");
    /// ```
    pub fn list<S: Into<String>>(&self, items: impl IntoIterator<Item = S>, joint: Joint) -> String {
        let mut items: Vec<String> = items.into_iter().map(Into::into).collect();
        let Some(last) = items.pop() else { return String::new() };
        let before = if joint == Joint::Semicolon { "list-semicolon" } else { "list-comma" };
        let Some(head) = items.into_iter().reduce(|head, item| self.join(before, head, item)) else { return last };
        let key = match joint {
            Joint::Comma | Joint::Semicolon => before,
            Joint::And if begins_with_i(&last) => "list-and-i",
            Joint::And => "list-and",
            Joint::Or if begins_with_o(&last) => "list-or-o",
            Joint::Or => "list-or",
        };
        self.join(key, head, last)
    }

    fn join(&self, key: &str, items: String, last: String) -> String {
        self.say(key, &[("items", items.into()), ("last", last.into())])
    }

    /// Sentences one after the other, those that are empty left out.
    pub fn paragraph(&self, sentences: impl IntoIterator<Item = String>) -> String {
        let sentences: Vec<String> = sentences.into_iter().filter(|sentence| !sentence.is_empty()).collect();
        sentences.join(" ")
    }
}
