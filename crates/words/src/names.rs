//! How seats are called, and which of them is "you".

use crate::{Joint, Value, Words};
use tabletop::{Seat, Seats};

/// Names for a reader: how the seats are called, and who of them is reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// In the order of the seats. A seat without a name is called by its number.
    pub seats: Vec<String>,
    /// The seat that reads, if one does. Sentences call it "you".
    pub me: Option<Seat>,
}

impl Names {
    /// Names in the order of the seats, and who reads.
    pub fn new<S: Into<String>>(seats: impl IntoIterator<Item = S>, me: Option<Seat>) -> Names {
        Names { seats: seats.into_iter().map(Into::into).collect(), me }
    }

    /// The same names for another reader.
    #[must_use]
    pub fn read_by(&self, me: Option<Seat>) -> Names {
        Names { seats: self.seats.clone(), me }
    }

    /// Does this seat read?
    pub fn is_me(&self, seat: Seat) -> bool {
        self.me == Some(seat)
    }
}

impl Words {
    /// The name of a seat, also if it is the reader's.
    pub fn name(&self, names: &Names, seat: Seat) -> String {
        match names.seats.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => self.say("seat-unnamed", &[("number", (u16::from(seat.0) + 1).into())]),
        }
    }

    /// "You", or the name of the seat.
    pub fn seat(&self, names: &Names, seat: Seat) -> String {
        if names.is_me(seat) { self.say("seat-you", &[]) } else { self.name(names, seat) }
    }

    /// A bot that plays in place of the person of a seat: "A bot for you".
    pub fn bot_for(&self, names: &Names, seat: Seat) -> String {
        self.say("seat-bot-for", &self.who(names, seat))
    }

    /// A sentence about what a bot did in place of the person of a seat.
    pub fn played_by_bot(&self, names: &Names, seat: Seat, text: &str) -> String {
        let [who, name] = self.who(names, seat);
        self.say("told-by-bot", &[who, name, ("text", text.to_owned().into())])
    }

    /// Several seats: "you, Ana and Luis".
    pub fn seats(&self, names: &Names, seats: Seats) -> String {
        self.seats_calling_me(names, seats, "seat-you")
    }

    /// Several seats after a preposition, where some languages have another "you".
    pub(crate) fn seats_after(&self, names: &Names, seats: Seats) -> String {
        self.seats_calling_me(names, seats, "seat-you-after")
    }

    fn seats_calling_me(&self, names: &Names, seats: Seats, you: &str) -> String {
        let mut list: Vec<String> =
            seats.iter().filter(|&seat| !names.is_me(seat)).map(|seat| self.name(names, seat)).collect();
        if names.me.is_some_and(|me| seats.has(me)) {
            let first = self.say("list-place-of-you", &[]) == "first";
            list.insert(if first { 0 } else { list.len() }, self.say(you, &[]));
        }
        self.list(list, Joint::And)
    }

    /// The arguments `who` and `name` that most sentences about a seat take.
    pub(crate) fn who(&self, names: &Names, seat: Seat) -> [(&'static str, Value<'static>); 2] {
        let who = if names.is_me(seat) { "you" } else { "other" };
        [("who", who.into()), ("name", self.name(names, seat).into())]
    }
}
