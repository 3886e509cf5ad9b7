//! Who sits at the table.

use crate::failure::{Failure, Part, name, unknown_bot};
use bots::Bot;
use table::BOT_NAMES;
use tabletop::{Seat, Seats};
use title::Title;

/// Somebody at the table.
pub(crate) enum Player<T: Title> {
    /// A person at the keyboard.
    Me {
        /// The name, if one was given.
        name: Option<String>,
    },
    /// A program.
    Bot {
        /// Which.
        kind: String,
        /// The program itself.
        bot: Box<dyn Bot<T::Game>>,
    },
}

impl<T: Title> Player<T> {
    /// The name a person has given.
    fn name(&self) -> Option<&str> {
        match self {
            Player::Me { name } => name.as_deref(),
            Player::Bot { .. } => None,
        }
    }
}

/// Everybody at the table, in the order of the seats.
pub(crate) struct Seating<T: Title>(Vec<Player<T>>);

impl<T: Title> Seating<T> {
    /// Reads a list such as `me,steady,me:Ana`.
    pub(crate) fn parse<'a>(list: impl IntoIterator<Item = &'a str>) -> Result<Seating<T>, Failure> {
        let players: Vec<Player<T>> =
            list.into_iter().map(|entry| parse_player(entry.trim())).collect::<Result<_, _>>()?;
        let mut people: Vec<&str> = players.iter().filter_map(Player::name).collect();
        people.sort_unstable();
        if let Some(twice) = people.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(Failure::because("fail-seats-twice", &[("name", name(twice[0]))]));
        }
        if !u8::try_from(players.len()).is_ok_and(|count| T::PLAYERS.contains(&count)) {
            return Err(Failure::Input(T::wrong_seats(players.len())));
        }
        Ok(Seating(players))
    }

    /// As it is written in the header of a log.
    pub(crate) fn spell(&self) -> Vec<String> {
        let spell = |player: &Player<T>| match player {
            Player::Me { name: None } => "me".to_owned(),
            Player::Me { name: Some(name) } => format!("me:{name}"),
            Player::Bot { kind, .. } => kind.clone(),
        };
        self.0.iter().map(spell).collect()
    }

    /// How many.
    pub(crate) fn players(&self) -> u8 {
        self.0.len() as u8
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> Seats {
        let person =
            |(seat, player): (usize, &Player<T>)| matches!(player, Player::Me { .. }).then_some(Seat(seat as u8));
        self.0.iter().enumerate().filter_map(person).collect()
    }

    /// What the seats are called; a person without a name has none here and is called by number. Bots take the names
    /// that no person has.
    pub(crate) fn names(&self) -> Vec<String> {
        let taken: Vec<&str> = self.0.iter().filter_map(Player::name).collect();
        let mut free = BOT_NAMES.iter().filter(|name| !taken.contains(*name));
        let mut name = |player: &Player<T>| match player {
            Player::Me { name } => name.clone().unwrap_or_default(),
            Player::Bot { .. } => free.next().copied().unwrap_or_default().to_owned(),
        };
        self.0.iter().map(&mut name).collect()
    }

    /// The kind of bot in a seat.
    pub(crate) fn kind(&self, seat: Seat) -> Option<&str> {
        match self.0.get(seat.index())? {
            Player::Me { .. } => None,
            Player::Bot { kind, .. } => Some(kind),
        }
    }

    /// The bot in a seat.
    pub(crate) fn bot(&mut self, seat: Seat) -> Option<&mut Box<dyn Bot<T::Game>>> {
        match self.0.get_mut(seat.index())? {
            Player::Me { .. } => None,
            Player::Bot { bot, .. } => Some(bot),
        }
    }
}

fn parse_player<T: Title>(entry: &str) -> Result<Player<T>, Failure> {
    match entry.split_once(':') {
        None if entry == "me" => Ok(Player::Me { name: None }),
        Some(("me", called)) => {
            let called = called.trim();
            let printable = called.chars().all(|c| !c.is_control());
            if called.is_empty() || called.chars().count() > 20 || !printable {
                return Err(Failure::because("fail-seats-name", &[("given", name(entry))]));
            }
            Ok(Player::Me { name: Some(called.to_owned()) })
        }
        _ => match T::bot(entry) {
            Ok(bot) => Ok(Player::Bot { kind: entry.to_owned(), bot }),
            Err(unknown) => Err(Failure::because("fail-seats-bot", &[("why", Part::detail(unknown_bot(&unknown)))])),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use earthrise_title::EarthriseTitle;

    type Seating = super::Seating<EarthriseTitle>;

    #[test]
    fn a_list_of_seats_is_read_and_spelled_the_same() {
        let seating = Seating::parse("me, steady,me:Ana,random".split(',')).unwrap();
        assert_eq!(seating.spell(), ["me", "steady", "me:Ana", "random"]);
        assert_eq!(seating.people(), [Seat(0), Seat(2)].into_iter().collect());
        assert_eq!(seating.names(), ["", "Ada", "Ana", "Bento"]);
        let seating = Seating::parse("me:Ada,steady,steady".split(',')).unwrap();
        assert_eq!(seating.names(), ["Ada", "Bento", "Clara"], "a bot takes a name that nobody has");
    }

    #[test]
    fn wrong_lists_say_what_is_wrong() {
        let wrong = |list: &str| Seating::parse(list.split(',')).err().map(|f| f.to_string()).unwrap_or_default();
        assert!(wrong("me,steady").contains("3, 4 or 5"));
        assert!(wrong("me,steady,stedy").contains("stedy"));
        assert!(wrong("me:,steady,steady").contains("1 to 20 letters"));
        assert!(wrong("me:Ana,me:Ana,steady").contains("different names"));
    }
}
