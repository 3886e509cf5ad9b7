//! A table of Daybreak in words.
//!
//! A seat is called by its World Power, and the reader "you"; the names of the players stand on no sentence of the game.
//! Sentences about a seat take three arguments: `who` is "you", "one" or "many" (a power whose name is a plural in the
//! language), `name` is how the seat stands before a verb, and `seat` how it stands alone.

mod advice;
mod ahead;
mod causes;
mod crises;
mod crisis_forecast;
mod facts;
mod forecast;
mod means;
mod moves;
mod outcome;
mod preview;
mod prompts;
mod refusals;
mod story;
mod task;
mod uses;
mod why;

pub use ahead::AheadPart;
pub use uses::Elsewhere;

use super::Cards;
use daybreak::{CardNo, CardSet, ChallengeId, CrisisId, Daybreak, GlobalId, LocalId, Stage, View};
use tabletop::{Seat, Seats};
use words::{Joint, Names, Value, Words};

/// Puts what happens at a table of Daybreak into words.
///
/// ```
/// # use daybreak_words::Narrator;
/// # use words::{Lang, Names, Words};
/// # use daybreak::{Daybreak, Fact, Setup};
/// # use tabletop::Seat;
/// # let game = Daybreak::builtin(&Setup::new(2))?;
/// let (words, names) = (Words::new(Lang::PtBr), Names::default());
/// let narrator = Narrator::new(&words, &game, &names);
/// let fact = Fact::Emitted { seat: Seat(1), carbon: 24, absorbed: 0 };
/// assert_eq!(narrator.fact(&fact), "Os Estados Unidos adicionam 24 cubos de carbono.");
/// # Ok::<(), daybreak::SetupError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Narrator<'a> {
    /// The language.
    pub words: &'a Words,
    /// The rules of the table.
    pub game: &'a Daybreak,
    /// Who reads, and how the players are called where a power is not enough.
    pub names: &'a Names,
    /// The cards of the table.
    pub cards: Cards<'a>,
}

/// How a seat stands in a sentence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    /// Before its verb: "the United States".
    Subject,
    /// Whom something strikes or spares.
    Object,
    /// To whom something is given, with its preposition: "to the United States". Sentences have words of their own for
    /// the reader.
    To,
    /// Whose something is, with its preposition where the language joins them: "da Europa".
    Of,
}

impl<'a> Narrator<'a> {
    /// A narrator for one reader.
    pub fn new(words: &'a Words, game: &'a Daybreak, names: &'a Names) -> Narrator<'a> {
        Narrator { words, game, names, cards: Cards::new(words, game.content()) }
    }

    /// "You", or the World Power of the seat.
    pub fn seat(&self, seat: Seat) -> String {
        if self.names.is_me(seat) { self.say("seat-you", &[]) } else { self.power(seat) }
    }

    /// Several seats: "you, China and Europe".
    pub fn seats(&self, seats: Seats) -> String {
        self.words.seats(&self.powers(), seats)
    }

    /// The World Power of a seat, also if it is the reader's.
    pub fn power(&self, seat: Seat) -> String {
        match self.game.powers().get(seat.index()) {
            Some(&power) => self.cards.power(power),
            None => self.words.name(self.names, seat),
        }
    }

    /// The title of a local card.
    pub fn title(&self, card: LocalId) -> String {
        self.cards.title(card.no())
    }

    /// The title of a global project.
    pub fn project(&self, card: GlobalId) -> String {
        self.cards.title(card.no())
    }

    /// The title of a crisis.
    pub fn crisis(&self, card: CrisisId) -> String {
        self.cards.title(card.no())
    }

    /// The title of a challenge card.
    pub fn challenge(&self, card: ChallengeId) -> String {
        self.cards.title(card.no())
    }

    /// The titles of local cards, with commas.
    pub fn titles(&self, cards: &CardSet) -> String {
        self.words.list(cards.iter().map(|card| self.title(card)), Joint::Comma)
    }

    /// When in the game this is: "Round 2 of 6 · Local stage".
    pub fn when(&self, view: &View) -> String {
        let (state, rounds) = (&view.state, self.game.rounds(&view.state));
        match state.ending {
            Some(ending) => {
                let args = [("round", ending.round.into()), ("rounds", rounds.into())];
                self.say("table-db-title-over", &args)
            }
            None => {
                let stage = self.stage(state.stage);
                let args = [("round", state.round.into()), ("rounds", rounds.into()), ("stage", stage.into())];
                self.say("table-db-title", &args)
            }
        }
    }

    /// A stage of the round, as a heading.
    pub fn stage(&self, stage: Stage) -> String {
        capital(&self.cards.stage(stage))
    }

    /// The seats by their powers, for the texts of all games.
    fn powers(&self) -> Names {
        let seats = (0..self.game.powers().len() as u8).map(Seat);
        let of = seats.clone().map(|seat| self.called(seat, Place::Of)).collect();
        Names { of, ..Names::new(seats.map(|seat| self.power(seat)), self.names.me) }
    }

    fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.game.powers().len() as u8).map(Seat)
    }

    /// A seat inside a sentence.
    fn called(&self, seat: Seat, place: Place) -> String {
        let Some(power) = self.game.powers().get(seat.index()) else { return self.power(seat) };
        let me = self.names.is_me(seat);
        match place {
            Place::Subject if me => self.say("daybreak-seat-you", &[]),
            Place::Object if me => self.say("daybreak-object-you", &[]),
            Place::Subject => self.words.say(&format!("daybreak-seat-{power}"), &[]),
            Place::Object => self.words.say(&format!("daybreak-object-{power}"), &[]),
            Place::To => self.words.say(&format!("daybreak-to-{power}"), &[]),
            Place::Of => self.words.say(&format!("daybreak-of-{power}"), &[]),
        }
    }

    /// Seats that something strikes: "China, the United States and you".
    fn struck(&self, seats: Seats) -> String {
        let (me, others): (Vec<Seat>, Vec<Seat>) = seats.iter().partition(|&seat| self.names.is_me(seat));
        self.words.list(others.into_iter().chain(me).map(|seat| self.called(seat, Place::Object)), Joint::And)
    }

    /// For texts that call the reader otherwise where somebody is chosen: "yourself".
    fn yes_if_me(&self, seat: Seat) -> Value<'static> {
        if self.names.is_me(seat) { "yes".into() } else { "no".into() }
    }

    /// Numbers of seats as a list: "China 4, you 2".
    fn tally(&self, numbers: impl Iterator<Item = (Seat, String)>) -> String {
        let item = |(seat, number): (Seat, String)| {
            self.say("daybreak-tally", &[("seat", self.seat(seat).into()), ("number", number.into())])
        };
        self.words.list(numbers.map(item), Joint::Comma)
    }

    fn say<'v>(&self, key: &str, args: &[(&'v str, Value<'v>)]) -> String {
        self.words.say(key, args)
    }

    /// A sentence about a seat: `who`, `name` and `seat` come before the other arguments.
    fn say_of(&self, seat: Seat, key: &str, args: &[(&'static str, Value<'static>)]) -> String {
        let number = |power| self.words.say(&format!("daybreak-number-{power}"), &[]);
        let who = match self.game.powers().get(seat.index()) {
            _ if self.names.is_me(seat) => "you".to_owned(),
            Some(power) => number(power),
            None => "one".to_owned(),
        };
        let (name, alone) = (self.called(seat, Place::Subject), self.seat(seat));
        let mut all = vec![("who", Value::from(who)), ("name", name.into()), ("seat", alone.into())];
        all.extend_from_slice(args);
        self.words.say(key, &all)
    }

    /// The text of a card as one paragraph.
    fn text(&self, no: CardNo) -> String {
        self.cards.card(no).map_or(String::new(), |card| card.paragraph())
    }
}

/// The text with a capital at its beginning.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first: String = letters.next().into_iter().flat_map(char::to_uppercase).collect();
    format!("{first}{}", letters.as_str())
}

/// Places are counted from 1 where people read them.
fn place(at: u8) -> Value<'static> {
    (u16::from(at) + 1).into()
}

/// A change with its sign: "+2", "−1".
fn signed(change: i16) -> String {
    if change < 0 { format!("−{}", change.unsigned_abs()) } else { format!("+{change}") }
}
