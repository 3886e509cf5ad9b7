//! Whoever makes the changes that come with the facts has the view that the server has: after every fact, at every seat,
//! in whole games of every title. And the changes say no more than the facts and the view do.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use serde_json::Value;
use serde_json::value::RawValue;
use std::sync::Arc;
use table::{BroadcastEntry, Patches};
use tabletop::log::{Entry, EntryOf};
use tabletop::{Audience, Dice, Game, Moments, Next, Seat, Silent, Xoshiro, apply};
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
        if !T::SECRETS {
            what_is_own_is_all_that_differs::<T>(game, &readers, &state);
        }
        if T::TELLS_OWN_CHANGES {
            let states = moments.0.iter().map(|moment| &moment.state).chain([&state]);
            what_is_shared_is_the_same_for_all::<T>(game, &readers, states);
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

/// In a game without secrets everybody's view changes as a spectator's does, and by what is their own.
fn what_is_own_is_all_that_differs<T: Title>(game: &T::Game, readers: &[Reader<T>], state: &StateOf<T>) {
    let watching = readers.iter().find(|reader| reader.who == Audience::Spectator).unwrap();
    let mut shared = Patch::default();
    T::changes(game, &watching.view, &game.view(state, Audience::Spectator), &mut shared);
    for reader in readers {
        let (view, mut patch) = (game.view(state, reader.who), shared.clone());
        if matches!(reader.who, Audience::Seat(_)) {
            T::own_changes(game, &reader.view, &view, &mut patch);
        }
        let mut shown = reader.shown.clone();
        patch.apply(&mut shown).unwrap();
        assert_eq!(shown, json::value(&T::show(game, &view)), "{}: {}", reader.who, json::text(&patch));
    }
}

/// What is made once for everybody says the same whosever views it is made from.
fn what_is_shared_is_the_same_for_all<'a, T: Title>(
    game: &T::Game,
    readers: &[Reader<T>],
    states: impl Iterator<Item = &'a StateOf<T>>,
) {
    let mut views: Vec<ViewOf<T>> = readers.iter().map(|reader| reader.view.clone()).collect();
    for state in states {
        let mut first: Option<Patch> = None;
        for (reader, view) in readers.iter().zip(&mut views) {
            let next = T::view_after_fact(game, view, state, reader.who);
            let mut shared = Patch::default();
            T::shared_changes(game, view, &next, &mut shared);
            *view = next;
            let same = first.get_or_insert_with(|| shared.clone());
            assert_eq!(json::text(same), json::text(&shared), "{} differs from {}", reader.who, readers[0].who);
        }
    }
}

/// What an audience is told of an entry, as tables send it: each fact as it sees it, with the patch that comes with it, and at
/// the end the rest.
fn as_told<T: Title>(
    game: &T::Game,
    before: &StateOf<T>,
    entry: &EntryOf<T::Game>,
    who: Audience,
) -> (Vec<String>, Vec<String>) {
    let entry = BroadcastEntry { no: 1, entry: entry.clone(), facts: Vec::new(), before: Some(before.clone()) };
    let made = Patches::<T>::default().changes(game, &[entry], who).unwrap();
    let text = |patch: &Option<Arc<RawValue>>| patch.as_ref().map_or_else(String::new, |patch| patch.get().to_owned());
    let facts = made.entries[0].iter();
    let (facts, mut patches): (Vec<_>, Vec<_>) = facts.map(|(fact, patch)| (format!("{fact:?}"), text(patch))).unzip();
    patches.push(text(&made.rest));
    (facts, patches)
}

/// Plays a game; wherever the same could have happened in another world that an audience cannot tell from the true one, and
/// it is told the same of it, the patches have to be the same too. How often that was so.
fn compare_worlds<T: Title>(game: &T::Game, seed: u64) -> usize {
    let mut dice = Xoshiro::new(seed);
    let mut state = game.begin();
    let mut bot = T::bot("random").unwrap();
    let mut compared = 0;
    loop {
        let before = state.clone();
        let entry = match game.next(&state) {
            Next::Over(_) => return compared,
            Next::Draw(need) => Entry::Draw(game.sample(&state, need, &mut dice)),
            Next::Ask(asked) => {
                let seat = *dice.pick(&asked.iter().collect::<Vec<Seat>>());
                let mv = bot.choose(game, &game.view(&state, Audience::Seat(seat)), &mut dice);
                Entry::Move { seat, mv }
            }
        };
        apply(game, &mut state, &entry, &mut Silent);
        for who in audiences(game.players()) {
            let mut other = game.imagine(&game.view(&before, who), &mut dice);
            if other == before || !fits::<T>(game, &other, &entry) {
                continue;
            }
            let world = other.clone();
            apply(game, &mut other, &entry, &mut Silent);
            let (facts, patches) = as_told::<T>(game, &before, &entry, who);
            let (heard, got) = as_told::<T>(game, &world, &entry, who);
            if facts == heard && game.view(&state, who) == game.view(&other, who) {
                assert_eq!(patches, got, "{who} is told {facts:?} in both worlds");
                compared += 1;
            }
        }
    }
}

fn fits<T: Title>(game: &T::Game, state: &StateOf<T>, entry: &EntryOf<T::Game>) -> bool {
    match entry {
        Entry::Move { seat, mv } => tabletop::refuse(game, state, *seat, *mv).is_ok(),
        Entry::Draw(draw) => matches!(game.next(state), Next::Draw(_)) && game.check(state, draw).is_ok(),
        Entry::Retract { .. } | Entry::Branch { .. } => false,
    }
}

#[derive(Clone)]
struct Worlds;

impl games::Visit for Worlds {
    type Output = ();

    fn visit<T: Title>(self) {
        let content = T::builtin().unwrap();
        let mut compared = 0;
        for players in T::PLAYERS {
            let game = T::make(&content, &T::plain_setup(usize::from(players)).unwrap()).unwrap();
            let of_this_size = |compared: usize, seed: u64| compared + compare_worlds::<T>(&game, seed);
            compared = (0..3).fold(compared, of_this_size);
            // Games of some titles are short: more of them say as much.
            let enough = 250 * usize::from(players - T::PLAYERS.start() + 1);
            compared = (3..9)
                .fold(compared, |sum, seed| if !T::SECRETS || sum > enough { sum } else { of_this_size(sum, seed) });
        }
        assert!(!T::SECRETS || compared > 500, "only {compared} entries of {} could be compared", T::NAME);
    }
}

#[test]
fn patches_tell_nobody_more_than_facts_and_view_do() {
    games::each(&Worlds);
}

#[derive(Clone)]
struct WholeGames;

impl games::Visit for WholeGames {
    type Output = ();

    fn visit<T: Title>(self) {
        let content = T::builtin().unwrap();
        for players in T::PLAYERS {
            let game = T::make(&content, &T::plain_setup(usize::from(players)).unwrap()).unwrap();
            assert!((0..2).map(|seed| follow_a_game::<T>(&game, seed)).sum::<usize>() > 20);
        }
    }
}

#[test]
fn patches_give_the_view_after_every_fact_at_every_seat() {
    games::each(&WholeGames);
}
