//! How seats are called, and which of them is "you".

use crate::{Joint, Value, Words};
use tabletop::{Seat, Seats};

/// Names for a reader: how the seats are called, and who of them is reading.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Names {
    /// In the order of the seats. A seat without a name is called by its number.
    pub seats: Vec<String>,
    /// The same names after "of", where a language joins the two: "da Europa". Left empty for the names of people.
    pub of: Vec<String>,
    /// The seat that reads, if one does. Sentences call it "you".
    pub me: Option<Seat>,
}

impl Names {
    /// Names in the order of the seats, and who reads.
    pub fn new<S: Into<String>>(seats: impl IntoIterator<Item = S>, me: Option<Seat>) -> Names {
        Names { seats: seats.into_iter().map(Into::into).collect(), of: Vec::new(), me }
    }

    /// The same names for another reader.
    #[must_use]
    pub fn read_by(&self, me: Option<Seat>) -> Names {
        Names { me, ..self.clone() }
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

    /// What a level of bots is called: "steady". How long it may think is left out, and a bot without a name in words is
    /// called as it is.
    pub fn bot_level(&self, kind: &str) -> String {
        let level = kind.split_once(':').map_or(kind, |(level, _)| level);
        self.try_say(&format!("bot-level-{level}"), &[]).unwrap_or_else(|_| level.to_owned())
    }

    /// Several seats: "you, Ana and Luis".
    pub fn seats(&self, names: &Names, seats: Seats) -> String {
        self.seats_as(names, seats, self.say("seat-you", &[]), |seat| self.name(names, seat))
    }

    /// Several seats after "of": "de Ana y tuyo".
    pub fn seats_of(&self, names: &Names, seats: Seats) -> String {
        self.seats_as(names, seats, self.say("seat-of-you", &[]), |seat| self.seat_of(names, seat))
    }

    /// The name of a seat after "of", also if it is the reader's.
    pub fn seat_of(&self, names: &Names, seat: Seat) -> String {
        match names.of.get(seat.index()) {
            Some(of) => of.clone(),
            None => self.say("seat-of", &[("name", self.name(names, seat).into())]),
        }
    }

    fn seats_as(&self, names: &Names, seats: Seats, you: String, other: impl Fn(Seat) -> String) -> String {
        let mut list: Vec<String> = seats.iter().filter(|&seat| !names.is_me(seat)).map(other).collect();
        if names.me.is_some_and(|me| seats.has(me)) {
            let first = self.say("list-place-of-you", &[]) == "first";
            list.insert(if first { 0 } else { list.len() }, you);
        }
        self.list(list, Joint::And)
    }

    /// The arguments `who` and `name` that most sentences about a seat take.
    pub fn who(&self, names: &Names, seat: Seat) -> [(&'static str, Value<'static>); 2] {
        let who = if names.is_me(seat) { "you" } else { "other" };
        [("who", who.into()), ("name", self.name(names, seat).into())]
    }
}
