//! What a player asks to see, and what is shown with a question: worth, track, cards, piles, puzzle.

use super::screen::Screen;
use earthrise::content::Source;
use earthrise::{Cards, Phase, PillSeen, Suit, View};
use tabletop::Seat;
use title::terminal::screen::{listed, row, wrap_words, wrapped};

impl Screen<'_> {
    /// What a card of each suit counts in this round; in the final phase, what counts there (ER-3.7).
    pub(super) fn worth(&self, view: &View) -> String {
        if view.phase == Phase::Over {
            return String::new();
        }
        let (items, gap) = self.worth_of(view.round);
        row(&self.label("worth-title"), &items, gap)
    }

    /// What everything counts, round by round.
    pub(super) fn all_worth(&self, view: &View) -> String {
        let mut out = wrapped(&self.label("worth-heading"), " ");
        for round in 0..=self.game.table().rounds {
            let mark = if round == view.round && view.phase != Phase::Over { "▸" } else { " " };
            let (items, gap) = self.worth_of(round);
            out += &listed(&format!(" {mark}{:<4}", self.narrator.round_code(round)), &items, gap);
        }
        out
    }

    /// What counts in a round, or in the final phase, and what stands between.
    fn worth_of(&self, round: u8) -> (Vec<String>, &'static str) {
        if round >= self.game.table().rounds {
            return (self.narrator.final_worth(), "; ");
        }
        let item =
            |(suit, worth): (Suit, String)| format!("{} {worth}", self.coloured(suit, &self.narrator.suit_mark(suit)));
        (self.narrator.suits_worth(round).into_iter().map(item).collect(), "   ")
    }

    /// The tricks from this one on, one a line: the sign on the track, and what it asks for.
    pub(super) fn tricks_ahead(&self, view: &View) -> String {
        if let Some(over) = self.nothing_left(view) {
            return over;
        }
        if !self.has_tricks(view) {
            return wrapped(&self.label("track-played"), " ");
        }
        let mut out = String::new();
        for trick in view.trick..self.game.table().hand_size {
            let (sign, asks) = match view.track[usize::from(trick)] {
                Some(token) => (self.narrator.token_mark(token), self.narrator.token(token)),
                None => (String::new(), self.narrator.trick_kind(trick)),
            };
            let mark = if trick == view.trick { "▸" } else { " " };
            let line = format!("{:>2}  {sign:<7} {asks}", trick + 1);
            out += &format!(" {mark}{}\n", if trick == view.trick { self.style.bold(&line) } else { line });
        }
        out
    }

    /// The cards a seat has captured this round and what they come to; only their owner looks at them.
    pub(super) fn pile(&self, view: &View, seat: Seat) -> String {
        if let Some(over) = self.nothing_left(view) {
            return over;
        }
        let won = view.memory.won[seat.index()];
        let worth = wrap_words(&self.narrator.pile_worth(won, view.round));
        if won.is_empty() {
            return self.row("table-pile", &worth, " ");
        }
        let items: Vec<String> = won.iter().map(|card| self.mark(card)).collect();
        self.row("table-pile", &items, " ") + &row("", &worth, " ")
    }

    /// The pill of a seat, and when it may be revealed; or that there is none.
    pub(super) fn pill_in_full(&self, view: &View, seat: Seat) -> String {
        let Some(pill) = self.pill(view, seat) else { return wrapped(&self.label("table-no-pill"), "") };
        match view.pills[seat.index()] {
            PillSeen::Pill(id) if !view.pills_used.has(seat) => {
                pill + &row("", &wrap_words(&self.narrator.pill_windows(id)), " ")
            }
            _ => pill,
        }
    }

    /// The puzzle of a seat and what it counts.
    pub(super) fn puzzle(&self, view: &View, seat: Seat) -> String {
        let mut items = vec![self.pieces(view, seat)];
        items.extend(wrap_words(&self.narrator.puzzle_worth(view, seat)));
        self.row("table-pieces", &items, " ")
    }

    /// What the deck is made of, what has been played this round, and what has not been seen.
    /// Where the deck comes from is said with it.
    pub(super) fn cards(&self, view: &View, source: Option<Source>) -> String {
        let deck = self.game.table().deck_set;
        let mut parts = vec![("table-deck", deck)];
        if !self.rounds_are_over(view) {
            let played = self.played(view);
            let unseen = view.hand().iter().chain(played.iter()).fold(deck, Cards::without);
            parts.extend([("table-played", played), ("table-unseen", unseen)]);
        }
        let mut out = String::new();
        for (key, cards) in parts {
            out += &format!(" {}", self.style.bold(&self.label(key)));
            if let Some(source) = source.filter(|_| key == "table-deck") {
                out += &format!(" ({})", self.narrator.source(source));
            }
            out.push('\n');
            for suit in Suit::ALL {
                let values: Vec<String> = cards.of(suit).iter().map(|card| card.value().to_string()).collect();
                let values = if values.is_empty() { "–".to_owned() } else { values.join(" ") };
                out += &format!("   {:<14} {values}\n", self.narrator.suit(suit));
            }
        }
        out + &self.nothing_left(view).unwrap_or_default()
    }

    /// The cards that have been seen this round: those of complete tricks, and those of the trick that is going on.
    fn played(&self, view: &View) -> Cards {
        let won = view.memory.won.iter().flat_map(|pile| pile.iter());
        match view.phase {
            Phase::Lots | Phase::PillDeal | Phase::Lay | Phase::Deal => Cards::NONE,
            // What lies there still was captured already.
            _ if !self.has_tricks(view) => won.collect(),
            _ => won.chain(view.open_cards().iter()).collect(),
        }
    }

    fn rounds_are_over(&self, view: &View) -> bool {
        view.round >= self.game.table().rounds
    }

    /// In the final phase there are no cards and tricks to show.
    fn nothing_left(&self, view: &View) -> Option<String> {
        self.rounds_are_over(view).then(|| wrapped(&self.label("rounds-over"), " "))
    }
}
