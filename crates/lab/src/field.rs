//! The games as the lab plays them.

use crate::metric::{self, Metric};
use crate::record::WHOLE;
use bots::UnknownBot;
use bots::lab::Player;
use daybreak::Daybreak;
use daybreak_words::Cards;
use earthrise::Earthrise;
use tabletop::{Game, Seat};
use words::{Lang, Words};

/// A game that bots play in the lab.
pub trait Field: Game + Clone + 'static {
    /// What it is called.
    const NAME: &'static str;

    /// A player by name. Those that see all cards are among them.
    fn player(name: &str) -> Result<Player<Self>, UnknownBot>;

    /// Everything the lab can count in it.
    fn metrics() -> &'static [&'static dyn Metric<Self>];

    /// The victory of each seat, in sixtieths.
    fn won(&self, outcome: &Self::Outcome) -> Vec<u8>;

    /// How the game ended, in a sentence; `names` are those of the seats.
    fn ending(&self, outcome: &Self::Outcome, names: &[String]) -> String;

    /// What the seats are called.
    fn seat_names(&self) -> Vec<String>;
}

impl Field for Earthrise {
    const NAME: &'static str = "Earthrise";

    fn player(name: &str) -> Result<Player<Earthrise>, UnknownBot> {
        bots::lab::earthrise(name)
    }

    fn metrics() -> &'static [&'static dyn Metric<Earthrise>] {
        metric::earthrise::ALL
    }

    fn won(&self, outcome: &earthrise::Outcome) -> Vec<u8> {
        let share = WHOLE / outcome.winners.len().max(1) as u8;
        (0..self.players()).map(|seat| if outcome.winners.has(Seat(seat)) { share } else { 0 }).collect()
    }

    fn ending(&self, outcome: &earthrise::Outcome, names: &[String]) -> String {
        let winners = outcome.winners.iter().filter_map(|seat| names.get(seat.index()));
        let winners: Vec<&str> = winners.map(String::as_str).collect();
        let together = if winners.len() > 1 { " together" } else { "" };
        format!("Won by {}{together}.", winners.join(" and "))
    }

    fn seat_names(&self) -> Vec<String> {
        (1..=self.players()).map(|seat| format!("Seat {seat}")).collect()
    }
}

impl Field for Daybreak {
    const NAME: &'static str = "Daybreak";

    fn player(name: &str) -> Result<Player<Daybreak>, UnknownBot> {
        bots::lab::daybreak(name)
    }

    fn metrics() -> &'static [&'static dyn Metric<Daybreak>] {
        metric::daybreak::ALL
    }

    fn won(&self, outcome: &daybreak::Outcome) -> Vec<u8> {
        vec![if outcome.won { WHOLE } else { 0 }; usize::from(self.players())]
    }

    fn ending(&self, outcome: &daybreak::Outcome, names: &[String]) -> String {
        let (round, losses) = (outcome.round, &outcome.losses);
        if outcome.won {
            return format!("The game was won in round {round}.");
        }
        let crowded: Vec<&str> =
            losses.communities.iter().filter_map(|seat| names.get(seat.index())).map(String::as_str).collect();
        let mut why = Vec::new();
        why.extend(losses.too_hot.then(|| format!("too hot, with {} temperature bands", outcome.bands)));
        why.extend((!crowded.is_empty()).then(|| format!("too many communities in crisis, {}", crowded.join(" and "))));
        why.extend(losses.condition_unmet.then(|| "the condition of a challenge card was not met".to_owned()));
        why.extend((why.is_empty() && losses.out_of_time).then(|| "out of time".to_owned()));
        format!("The game was lost in round {round}: {}.", why.join("; "))
    }

    fn seat_names(&self) -> Vec<String> {
        let words = Words::new(Lang::En);
        let cards = Cards::new(&words, self.content());
        self.powers().iter().map(|&power| cards.power(power)).collect()
    }
}
