//! What is said once for several readers, and what is said again as it was, is what each of them would be told.

#![allow(clippy::unwrap_used, reason = "a test may stop at the first surprise")]

use std::collections::HashMap;
use tabletop::log::Entry;
use tabletop::{Audience, Dice, Game, Moments, Next, Seat, Seats, Xoshiro, apply, moves_of, told};
use title::{MoveOf, StateOf, Teller, Title};
use words::{Lang, Names, Words};

/// What a label rests on: who reads it, of which move, and the number that the title gives it.
type Rests<T> = (Lang, Seat, MoveOf<T>, u64);

struct Readers<T: Title> {
    names: Names,
    labels: HashMap<Rests<T>, String>,
    /// How many sentences and labels were compared with what another reader, or an earlier moment, had.
    compared: (usize, usize),
}

impl<T: Title> Readers<T> {
    fn by(&self, seat: Option<Seat>) -> Names {
        self.names.read_by(seat)
    }

    /// Whoever is not called "you" reads what somebody reads who looks on.
    fn facts(&mut self, game: &T::Game, facts: &[title::FactOf<T>], seats: Seats) {
        for who in seats.iter() {
            for fact in told(game, facts, Audience::Seat(who)) {
                if T::called_you(&fact).is_none_or(|called| called.has(who)) {
                    continue;
                }
                for lang in Lang::ALL {
                    let (own, others) = (self.by(Some(who)), self.by(None));
                    let (own, others) =
                        (T::teller(game, Words::of(lang), &own), T::teller(game, Words::of(lang), &others));
                    assert_eq!(own.fact(&fact), others.fact(&fact), "{lang}, seat {who}: {fact:?}");
                    assert_eq!((own.opens(&fact), own.round(&fact)), (others.opens(&fact), others.round(&fact)));
                    self.compared.0 += 1;
                }
            }
        }
    }

    /// Everybody is told the same of the moment, and moves whose labels rest on the same are called the same.
    fn moment(&mut self, game: &T::Game, state: &StateOf<T>, seats: Seats, lang: Lang) {
        let words = Words::of(lang);
        let others = self.by(None);
        let when = T::teller(game, words, &others).when(&game.view(state, Audience::Spectator));
        for who in seats.iter() {
            let (names, view) = (self.by(Some(who)), game.view(state, Audience::Seat(who)));
            let teller = T::teller(game, words, &names);
            assert_eq!(teller.when(&view), when, "{lang}, seat {who}");
            let Next::Ask(asked) = game.next(state) else { continue };
            if !asked.has(who) {
                continue;
            }
            for mv in moves_of(game, state, who) {
                let Some(rests) = T::label_rests_on(game, &view, mv) else { continue };
                let label = teller.label(&view, mv);
                let known = self.labels.entry((lang, who, mv, rests)).or_insert_with(|| label.clone());
                assert_eq!(*known, label, "{lang}, seat {who}: {mv:?}");
                self.compared.1 += 1;
            }
        }
    }
}

/// Every so manyth moment is looked at.
const SEEN: usize = 4;

/// Plays a game in which moves are made by chance.
fn play<T: Title>(game: &T::Game, seed: u64, readers: &mut Readers<T>) {
    readers.labels.clear();
    let (mut dice, mut state) = (Xoshiro::new(seed), game.begin());
    let seats = Seats::all(game.players());
    for turn in 0.. {
        let entry = match game.next(&state) {
            Next::Over(_) => return,
            Next::Draw(need) => Entry::Draw(game.sample(&state, need, &mut dice)),
            Next::Ask(asked) => {
                let seat = *dice.pick(&asked.iter().collect::<Vec<Seat>>());
                Entry::Move { seat, mv: *dice.pick(&moves_of(game, &state, seat)) }
            }
        };
        let mut moments = Moments::default();
        apply(game, &mut state, &entry, &mut moments);
        let facts: Vec<_> = moments.0.into_iter().map(|moment| moment.fact).collect();
        readers.facts(game, &facts, seats);
        if turn % SEEN == 0 {
            readers.moment(game, &state, seats, Lang::ALL[turn / SEEN % Lang::ALL.len()]);
        }
    }
}

#[derive(Clone)]
struct Whole;

impl games::Visit for Whole {
    type Output = ();

    fn visit<T: Title>(self) {
        let content = T::builtin().unwrap();
        for players in T::PLAYERS {
            let game = T::make(&content, &T::plain_setup(usize::from(players)).unwrap()).unwrap();
            let names = Names::new((0..players).map(|seat| format!("Person {seat}")), None);
            let mut readers = Readers::<T> { names, labels: HashMap::new(), compared: (0, 0) };
            (0..2).for_each(|seed| play(&game, seed, &mut readers));
            let knows = T::called_you(&first_fact::<T>(&game)).is_some();
            let (sentences, labels) = readers.compared;
            assert!(!knows || players == 1 || (sentences > 100 && labels > 100), "{sentences} and {labels}");
        }
    }
}

/// The first fact of a game, by which it shows whether a title knows whom facts call "you".
fn first_fact<T: Title>(game: &T::Game) -> title::FactOf<T> {
    let (mut dice, mut state) = (Xoshiro::new(1), game.begin());
    loop {
        let entry = match game.next(&state) {
            Next::Draw(need) => Entry::Draw(game.sample(&state, need, &mut dice)),
            Next::Ask(asked) => {
                let seat = asked.first().unwrap();
                Entry::Move { seat, mv: moves_of(game, &state, seat)[0] }
            }
            Next::Over(_) => unreachable!("a game in which nothing happened"),
        };
        let mut moments = Moments::default();
        apply(game, &mut state, &entry, &mut moments);
        if let Some(moment) = moments.0.into_iter().next() {
            return moment.fact;
        }
    }
}

#[test]
fn who_reads_the_same_is_told_what_they_would_be_told_alone() {
    games::each(&Whole);
}
