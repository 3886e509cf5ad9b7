//! One game between bots, heard by metrics.

use bots::lab::Player;
use measure::{LineUp, Listener, Metric, Record};
use std::collections::BTreeMap;
use tabletop::{Chance, Game, Next, Seed, Streams, Tell, Xoshiro, never};
use title::Title;

/// Everybody who listens to one game: a fact is made once and told to all.
pub(crate) struct Ears<'m, G: Game> {
    listeners: Vec<(&'m str, Box<dyn Listener<G>>)>,
}

impl<'m, G: Game> Ears<'m, G> {
    /// Begins to listen.
    pub(crate) fn open(game: &G, metrics: &[&'m dyn Metric<G>]) -> Ears<'m, G> {
        Ears { listeners: metrics.iter().map(|metric| (metric.key(), metric.listen(game))).collect() }
    }

    /// Tells everybody what happened.
    pub(crate) fn hear(&mut self, facts: &[G::Fact]) {
        facts.iter().for_each(|fact| self.listeners.iter_mut().for_each(|(_, listener)| listener.hear(fact)));
    }

    /// What each of them has heard; there is no outcome while the game goes on.
    pub(crate) fn close(mut self, outcome: Option<&G::Outcome>) -> BTreeMap<String, Vec<i64>> {
        self.listeners.iter_mut().map(|(key, listener)| ((*key).to_owned(), listener.close(outcome))).collect()
    }
}

impl<G: Game> Tell<G::State, G::Fact> for Ears<'_, G> {
    fn tell(&mut self, _state: &G::State, fact: impl FnOnce() -> G::Fact) {
        // A fact that nobody counts is not made.
        if !self.listeners.is_empty() {
            self.hear(&[fact()]);
        }
    }
}

/// The players of a line-up, in the order of its places.
pub(crate) fn seat_bots<T: Title>(line_up: &LineUp) -> Vec<Player<T::Game>> {
    let unknown = |error| never!("a line-up has a player that cannot be made: {error}");
    line_up.places.iter().filter_map(|&at| T::lab_player(&line_up.names[at]).map_err(unknown).ok()).collect()
}

/// Plays one deal with the bots moved on by `turn` seats. Every place has dice of its own, so that what one bot throws
/// does not change what the others get.
pub(crate) fn play<T: Title>(
    game: &T::Game,
    bots: &mut [Player<T::Game>],
    metrics: &[&dyn Metric<T::Game>],
    (deal, seed): (u64, Seed),
    turn: u64,
) -> Record {
    let players = bots.len().max(1);
    let moved = (turn % players as u64) as usize;
    let mut chance = Streams::new(seed.number("chance"));
    let mut dice: Vec<Xoshiro> = (0..players).map(|place| Xoshiro::new(seed.number(&format!("bot {place}")))).collect();
    let mut ears = Ears::open(game, metrics);
    let mut state = game.begin();
    let outcome = loop {
        match game.next(&state) {
            Next::Ask(asked) => {
                let seat = asked.first_asked();
                let place = (seat.index() + players - moved) % players;
                let mv = bots[place].choose(game, &state, seat, &mut dice[place]);
                game.play(&mut state, seat, mv, &mut ears);
            }
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut chance.dice(game.source(need)));
                game.draw(&mut state, draw, &mut ears);
            }
            Next::Over(outcome) => break outcome,
        }
    };
    Record { deal, turn, won: T::victory(game, &outcome), told: ears.close(Some(&outcome)) }
}
