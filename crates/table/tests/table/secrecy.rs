//! What a seat is told is made from its own view and its own part of the facts: everything is built again from those
//! alone and has to be the same, word for word.

use crate::bench::{Bench, Playable, ana, bot, bruno, json, person};
use std::collections::BTreeMap;
use tabletop::{Audience, Game, Seat, Seats, told};
use title::{FactOf, Teller, ViewOf};
use wire::{Choice, Facing, FactMessage, Scene, Update};
use words::{Lang, Names, Words};

both!(seats_and_spectators_are_told_what_they_may_know);

struct Reader<'a, T: Playable> {
    rules: &'a T::Game,
    audience: Audience,
    names: Names,
}

impl<T: Playable> Reader<'_, T> {
    /// The scene that follows from a view, and from who may move, which everybody may know.
    fn scene(&self, view: &ViewOf<T>, asked: Seats, like: &Scene) {
        let teller = T::teller(self.rules, Words::of(Lang::En), &self.names);
        assert_eq!(like.view.as_ref().unwrap().get(), serde_json::to_string(&T::show(self.rules, view)).unwrap());
        assert_eq!(like.asked, asked);
        assert_eq!(like.when.as_ref(), Some(&teller.when(view)));
        assert_eq!(like.prompt, teller.prompt(view));
        let mut moves = Vec::new();
        if let (Audience::Seat(seat), Some(eye)) = (self.audience, self.rules.eye_of(view))
            && asked.has(seat)
        {
            self.rules.moves(&eye, &mut moves);
        }
        let list = like.moves.as_ref().map_or(Vec::new(), |list| serde_json::from_str(list.get()).unwrap());
        let told = list.into_iter().map(|choice: Choice| (choice.mv.get().to_owned(), choice.label.unwrap()));
        let own = moves.iter().map(|&mv| (serde_json::to_string(&mv).unwrap(), teller.label(view, mv)));
        assert_eq!(told.collect::<Vec<_>>(), own.collect::<Vec<_>>());
    }

    fn facts(&self, list: &[FactMessage], facts: &BTreeMap<u32, Vec<FactOf<T>>>) {
        let teller = T::teller(self.rules, Words::of(Lang::En), &self.names);
        let mut at = 0;
        let entries: Vec<u32> = list.iter().map(|told| told.entry).collect();
        for entry in entries.iter().copied().collect::<std::collections::BTreeSet<u32>>() {
            for fact in told(self.rules, &facts[&entry], self.audience) {
                let heard = &list[at];
                assert_eq!(json(heard.fact.as_ref().unwrap()), json(&fact));
                assert_eq!(heard.text.as_ref(), Some(&teller.fact(&fact)));
                at += 1;
            }
        }
        assert_eq!(at, list.len());
    }
}

fn seats_and_spectators_are_told_what_they_may_know<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let seats = vec![person(&ana), person(&bruno), bot(), bot()];
    let mut bench = Bench::<T>::with(seats, crate::bench::watch(wire::Watch::Live)).sparse(1000);
    let audiences = [
        (bench.connect(&ana, None), Audience::Seat(Seat(0))),
        (bench.connect(&bruno, None), Audience::Seat(Seat(1))),
        (bench.connect(&crate::bench::stranger(), Some(Facing::Spectator)), Audience::Spectator),
    ];
    bench.play_out(&[&ana, &bruno]);
    let timeline = bench.table.timeline();
    let mut facts = BTreeMap::new();
    timeline.replay(timeline.len(), |step| {
        facts.insert(step.no, step.facts.to_vec());
    });
    let names: Vec<String> = bench.table.info().seats.iter().map(|seat| seat.name.clone()).collect();
    for (client, audience) in audiences {
        let me = match audience {
            Audience::Seat(seat) => Some(seat),
            _ => None,
        };
        let reader = Reader::<T> { rules: timeline.game(), audience, names: Names::new(names.clone(), me) };
        let updates: Vec<&Update> =
            bench.clients[client].updates.iter().filter(|update| update.now.is_some()).collect();
        assert!(updates.len() > 50);
        // Where nothing is taken back, whoever follows by patches needs no whole view after the first.
        let follower = &bench.clients[client].follower;
        assert_eq!((follower.whole, follower.followed), (0, updates.len()));
        let rounds: Vec<u8> = updates.iter().flat_map(|update| &update.told).filter_map(|told| told.round).collect();
        assert!(rounds.len() > 1 && rounds.windows(2).all(|pair| pair[1] == pair[0] + 1 || pair[1] == 0), "{rounds:?}");
        for update in updates {
            let now = update.now.as_ref().unwrap();
            let state = timeline.at(now.entry);
            let asked = match timeline.game().next(&state) {
                tabletop::Next::Ask(asked) => asked,
                _ => Seats::NONE,
            };
            reader.scene(&timeline.game().view(&state, audience), asked, now);
            reader.facts(&update.told, &facts);
        }
    }
}
