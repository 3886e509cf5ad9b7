//! Whoever makes the changes that come with the facts has the view that the server has: after every fact, at every seat,
//! in whole games of every title. And the changes say no more than the facts and the view do.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use serde_json::Value;
use tabletop::{Audience, Dice, Game, Moments, Next, Seat, Xoshiro};
use title::{StateOf, Title, ViewOf};
use wire::{Patch, json};

/// Somebody who follows a game by its patches alone.
struct Reader<T: Title> {
    who: Audience,
    /// What it has made of the patches.
    shown: Value,
    /// What the server knows that it has.
    view: ViewOf<T>,
}

impl<T: Title> Reader<T> {
    fn welcome(game: &T::Game, state: &StateOf<T>, who: Audience) -> Reader<T> {
        let view = game.view(state, who);
        Reader { who, shown: json::value(&T::show(game, &view)), view }
    }

    /// The patch to another view; it is sent as text.
    fn follow(&mut self, game: &T::Game, view: ViewOf<T>, what: &str) -> String {
        let mut patch = Patch::default();
        T::changes(game, &self.view, &view, &mut patch);
        let text = json::text(&patch);
        let came: Patch = serde_json::from_str(&text).unwrap();
        let before = self.shown.clone();
        came.apply(&mut self.shown).unwrap_or_else(|error| panic!("{what}, {}: {error}", self.who));
        let truth = json::value(&T::show(game, &view));
        assert_eq!(self.shown, truth, "{what}, {}: {text}", self.who);
        assert_eq!(before == truth, patch.is_empty(), "{what}, {}: a patch that changes nothing: {text}", self.who);
        self.view = view;
        text
    }
}

/// Everybody who can look at a game.
fn audiences(players: u8) -> Vec<Audience> {
    let seats = (0..players).map(|seat| Audience::Seat(Seat(seat)));
    seats.chain([Audience::Spectator, Audience::Omniscient]).collect()
}

/// A game by its bots, and everybody who follows it.
fn follow_a_game<T: Title>(game: &T::Game, seed: u64) -> usize {
    let mut dice = Xoshiro::new(seed);
    let mut state = game.begin();
    let mut readers: Vec<Reader<T>> =
        audiences(game.players()).into_iter().map(|who| Reader::welcome(game, &state, who)).collect();
    let mut bot = T::bot("steady").unwrap();
    let mut facts = 0;
    loop {
        let mut moments = Moments::default();
        match game.next(&state) {
            Next::Over(_) => return facts,
            Next::Draw(need) => {
                let draw = game.sample(&state, need, &mut dice);
                game.draw(&mut state, draw, &mut moments);
            }
            Next::Ask(asked) => {
                let seats: Vec<Seat> = asked.iter().collect();
                let seat = *dice.pick(&seats);
                let mv = bot.choose(game, &game.view(&state, Audience::Seat(seat)), &mut dice);
                game.play(&mut state, seat, mv, &mut moments);
            }
        }
        for reader in &mut readers {
            for moment in &moments.0 {
                let view = T::view_after_fact(game, &reader.view, &moment.state, reader.who);
                reader.follow(game, view, &format!("after {:?}", moment.fact));
            }
            reader.follow(game, game.view(&state, reader.who), "at the end of an entry");
        }
        facts += moments.0.len();
    }
}

#[derive(Clone)]
struct WholeGames;

impl games::Visit for WholeGames {
    type Output = ();

    fn visit<T: Title>(self) {
        let content = T::builtin().unwrap();
        for players in T::PLAYERS {
            let game = T::make(&content, &T::plain_setup(usize::from(players)).unwrap()).unwrap();
            for seed in 0..4 {
                assert!(follow_a_game::<T>(&game, seed) > 20);
            }
        }
    }
}

#[test]
fn patches_give_the_view_after_every_fact_at_every_seat() {
    games::each(&WholeGames);
}
