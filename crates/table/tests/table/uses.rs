//! What can be done with a hand, and what a move would bring: the same as the rules say, and as really happens.

use crate::bench::{Bench, Playable, ana, json, person, stranger, watch};
use daybreak::language::{Effect, Step};
use daybreak::{ActionSource, Cause, Fact, Frame, Move, Refusal};
use daybreak_title::{ActionAt, CardUse, DaybreakForecast, DaybreakTitle, DaybreakUses, UndoneKind, UseKind};
use earthrise_title::{EarthriseTitle, EarthriseUses};
use std::collections::BTreeSet;
use table::Face;
use tabletop::{Audience, Dice, Game, Seat, Silent, Xoshiro, refuse};
use title::{MoveOf, Teller, Title};
use wire::{Code, Facing, MovesWanted, Reply, Tried, ViewsWanted, Watch};
use words::{Lang, Names, Words};

/// Everybody at the table is Ana, and moves are made at random.
fn table<T: Playable>(players: u8, seed: u8) -> Bench<T> {
    let mut opening = crate::bench::opening::<T>(vec![person(&ana()); usize::from(players)]);
    opening.settings.watch = Some(Watch::Live);
    Bench::<T>::open(&opening, seed).sparse(1000)
}

fn face(seat: Seat, lang: Lang) -> Face {
    let words = Some(Words::of(lang));
    Face {
        facing: Facing::Seat(seat),
        audience: Audience::Seat(seat),
        words,
        view: ViewsWanted::Whole,
        moves: MovesWanted::None,
    }
}

/// A move of somebody who is asked; going back and being done are rare, so that much is played.
fn random_move<T: Playable>(bench: &Bench<T>, dice: &mut Xoshiro, rare: &[MoveOf<T>]) -> Option<(Seat, MoveOf<T>)> {
    let asked: Vec<Seat> = bench.table.awaited().iter().collect();
    if asked.is_empty() {
        return None;
    }
    let seat = asked[dice.below(asked.len() as u32) as usize];
    let moves = bench.moves(seat);
    let common: Vec<MoveOf<T>> = moves.iter().copied().filter(|mv| !rare.contains(mv)).collect();
    let from = if common.is_empty() || dice.below(12) == 0 { moves } else { common };
    Some((seat, from[dice.below(from.len() as u32) as usize]))
}

fn daybreak_uses(bench: &Bench<DaybreakTitle>, seat: Seat, lang: Lang) -> DaybreakUses {
    match bench.table.ask_uses(&face(seat, lang)) {
        Ok(Reply::Uses(uses)) => serde_json::from_str(uses.get()).unwrap(),
        other => panic!("{other:?}"),
    }
}

fn earthrise_uses(bench: &Bench<EarthriseTitle>, seat: Seat) -> EarthriseUses {
    match bench.table.ask_uses(&face(seat, Lang::En)) {
        Ok(Reply::Uses(uses)) => serde_json::from_str(uses.get()).unwrap(),
        other => panic!("{other:?}"),
    }
}

fn tried(bench: &Bench<DaybreakTitle>, seat: Seat, mv: Move) -> Tried {
    match bench.table.ask_try(&face(seat, Lang::En), json(mv)) {
        Ok(Reply::Tried(tried)) => *tried,
        other => panic!("{mv:?}: {other:?}"),
    }
}

/// Visits random positions of random games.
fn positions(steps: usize, mut visit: impl FnMut(&mut Bench<DaybreakTitle>, &mut Xoshiro)) {
    for seed in 0..8u8 {
        let mut dice = Xoshiro::new(u64::from(seed));
        let mut bench = table::<DaybreakTitle>(seed % 4 + 1, seed);
        for _ in 0..steps {
            if bench.is_over() {
                break;
            }
            visit(&mut bench, &mut dice);
            let Some((seat, mv)) = random_move(&bench, &mut dice, &[Move::Back, Move::Done, Move::Pass]) else { break };
            bench.ok(&ana(), Bench::<DaybreakTitle>::mv(seat, mv));
        }
    }
}

fn check_uses(bench: &Bench<DaybreakTitle>, seat: Seat, lang: Lang) -> usize {
    let state = bench.table.timeline().state();
    let uses = daybreak_uses(bench, seat, lang);
    let legal: BTreeSet<String> = bench.moves(seat).iter().map(|mv| format!("{mv:?}")).collect();
    let hand: Vec<_> = state.board(seat).hand.iter().collect();
    assert_eq!(uses.cards.iter().map(|card| card.card).collect::<Vec<_>>(), hand);
    let mut possible = BTreeSet::new();
    for place in uses.cards.iter().flat_map(|card| &card.uses) {
        assert_eq!(place.possible, place.why.is_none(), "{place:?}");
        assert!(!place.text.is_empty() && !place.text.contains('⟨'), "{lang}: {place:?}");
        assert!(place.possible || !place.useful, "{place:?}");
        assert!(place.useful || place.gain.is_empty(), "{place:?}");
        if place.possible {
            assert!(possible.insert(format!("{:?}", place.mv)), "twice: {place:?}");
        }
    }
    for action in &uses.actions {
        assert_eq!(action.possible, action.why.is_none(), "{action:?}");
        if let (true, ActionAt::Stack(at)) = (action.possible, action.at) {
            // Whatever costs cards can be paid with as many of them, also with the last ones.
            let doing = ActionSource::Stack(at);
            let price = bench.table.timeline().game().action_of(state, seat, doing).map_or(0, |it| it.discards());
            let pay = uses.cards.iter().filter(|card| card.pays.contains(&action.mv)).count();
            assert!(pay >= usize::from(price), "{pay} of {} cards pay for {action:?}", uses.cards.len());
        }
        assert!(!action.text.is_empty() && !action.text.contains('⟨'), "{lang}: {action:?}");
        assert!(!action.possible || action.most.is_none_or(|most| action.used < most), "{action:?}");
        if action.possible {
            possible.insert(format!("{:?}", action.mv));
        }
    }
    let of_a_kind = |mv: &&Move| {
        matches!(
            mv,
            Move::Start { .. }
                | Move::Support { .. }
                | Move::SupportProject { .. }
                | Move::ReduceCrisis { .. }
                | Move::Act(_)
                | Move::UseProject(_)
        )
    };
    let moves = bench.moves(seat);
    let wanted: BTreeSet<String> = moves.iter().filter(of_a_kind).map(|mv| format!("{mv:?}")).collect();
    assert_eq!(possible, wanted);
    assert!(possible.is_subset(&legal));
    for card in &uses.cards {
        // Its tags are there or not, whatever else keeps the action from being carried out.
        let game = bench.table.timeline().game();
        let in_front = |place: &CardUse| {
            let mut after = *state;
            game.play(&mut after, seat, place.mv, &mut Silent);
            let required = game.judge_requires(&after, seat, ActionSource::Stack(place.at));
            !matches!(required, Err(Refusal::TagsShort { .. }))
        };
        let mut starts = card.uses.iter().filter(|place| place.possible && place.kind == UseKind::Start).peekable();
        if let (Some(needs), true) = (&card.needs, starts.peek().is_some()) {
            assert_eq!(needs.met, starts.any(in_front), "{card:?}");
        }
        // A reason is told when the hand is asked, and only of the card itself.
        let asked = !bench.moves(seat).is_empty() && state.frame() == Some(Frame::Local);
        let free = asked && !state.done.has(seat) && !state.desks[seat.index()].is_open();
        assert_eq!(free && !card.action.possible, card.action.why.is_some(), "{card:?}");
        let starts = card.uses.iter().any(|place| place.possible && place.kind == UseKind::Start && place.useful);
        assert!(starts || !card.action.possible, "{card:?}");
    }
    assert!(uses.undone.lines.iter().all(|line| !line.text.contains('⟨')), "{:?}", uses.undone);
    let kinds: Vec<UndoneKind> = uses.undone.lines.iter().map(|line| line.kind).collect();
    let counts = [
        (UndoneKind::Shortage, u32::from(uses.undone.shortage)),
        (UndoneKind::Actions, uses.undone.actions),
        (UndoneKind::Cards, uses.undone.cards),
    ];
    let wanted = counts.into_iter().filter(|(_, count)| *count > 0).map(|(kind, _)| kind);
    assert_eq!(kinds, wanted.collect::<Vec<_>>());
    possible.len()
}

#[test]
fn uses_are_the_legal_moves_in_every_language() {
    let (mut found, mut at) = (0, 0);
    positions(120, |bench, _| {
        let players = bench.table.info().seats.len() as u8;
        for seat in (0..players).map(Seat) {
            found += check_uses(bench, seat, Lang::ALL[at % 3]);
            at += 1;
        }
    });
    assert!(found > 1000, "{found} uses");
}

#[test]
fn a_move_that_is_tried_changes_nothing_and_foretells_what_it_does() {
    let (mut closed, mut assumed) = (0, 0);
    positions(150, |bench, dice| {
        let Some((seat, mv)) = random_move(bench, dice, &[Move::Back]) else { return };
        let (no, events, before) = (bench.table.no(), bench.events.len(), *bench.table.timeline().state());
        let tried = tried(bench, seat, mv);
        assert_eq!((no, events), (bench.table.no(), bench.events.len()));
        assert_eq!(before, *bench.table.timeline().state());
        assert_eq!(tried.moves[0], json(mv));
        assert_eq!(tried.assumed, tried.moves.len() > 1);
        assert!(tried.told.iter().all(|told| told.text.as_ref().is_some_and(|text| !text.contains('⟨'))));
        // What chance would bring is never told.
        let facts = tried.told.iter().map(|told| told.fact.as_ref().unwrap().get());
        for fact in facts {
            let fact: Fact = serde_json::from_str(fact).unwrap();
            assert!(!matches!(fact, Fact::Drew { .. } | Fact::Offered { .. } | Fact::CrisisShown { .. }), "{fact:?}");
        }
        if tried.open {
            return;
        }
        for mv in &tried.moves {
            bench.ok(&ana(), Bench::<DaybreakTitle>::mv(seat, serde_json::from_value(mv.clone()).unwrap()));
        }
        let timeline = bench.table.timeline();
        let forecast: DaybreakForecast = serde_json::from_str(tried.forecast.get()).unwrap();
        let view = timeline.game().view(timeline.state(), Audience::Spectator);
        assert_eq!(forecast, DaybreakTitle::show(timeline.game(), &view).forecast, "{:?}", tried.moves);
        closed += 1;
        assumed += usize::from(tried.assumed);
    });
    assert!(closed > 200 && assumed > 20, "{closed} {assumed}");
}

/// The token that an effect changes on the own board, and by how much.
fn change(effect: &Effect) -> Option<(daybreak::language::Token, i32)> {
    let count = match effect.quantity()? {
        daybreak::language::Quantity::N(n) => i32::from(n),
        other => panic!("{other:?} is not worked out"),
    };
    match effect {
        Effect::Gain(token, _) => Some((*token, count)),
        Effect::Remove(token, _) => Some((*token, -count)),
        _ => None,
    }
}

#[test]
fn actions_bring_what_they_are_said_to_bring_today() {
    let mut compared = 0;
    positions(120, |bench, _| {
        let state = *bench.table.timeline().state();
        let rules = bench.table.rules().clone();
        let players = bench.table.info().seats.len() as u8;
        for seat in (0..players).map(Seat) {
            for action in daybreak_uses(bench, seat, Lang::En).actions.iter().filter(|action| action.possible) {
                let ActionAt::Stack(stack) = action.at else { continue };
                let doing = ActionSource::Stack(stack);
                let Some(front) = state.board(seat).stacks[usize::from(stack)].cards.front() else { continue };
                let steps = &rules.content().local(front).action.steps;
                let plain = |step: &Step| {
                    matches!(step, Step::Do(Effect::Gain(token, _) | Effect::Remove(token, _))
                    if !token.is_any() && !token.is_world())
                };
                if !steps.iter().all(plain) {
                    continue;
                }
                let facts = tried(bench, seat, action.mv).told;
                for yielded in rules.today(&state, seat, doing) {
                    let Some((token, wanted)) = change(&yielded.effect) else { continue };
                    let found: i32 = facts
                        .iter()
                        .map(|told| match serde_json::from_str(told.fact.as_ref().unwrap().get()).unwrap() {
                            Fact::Changed { seat: of, token: what, change, cause: Cause::Local(card), .. }
                                if of == seat && what == token && card == front =>
                            {
                                i32::from(change)
                            }
                            _ => 0,
                        })
                        .sum();
                    assert_eq!(found, wanted, "{front:?}: {:?}", yielded.effect);
                    compared += 1;
                }
            }
        }
    });
    assert!(compared > 100, "{compared} compared");
}

#[test]
fn a_hand_of_earthrise_is_told_from_the_own_view_alone() {
    let mut refused = 0;
    for seed in 0..4u8 {
        let mut dice = Xoshiro::new(u64::from(seed));
        let mut bench = table::<EarthriseTitle>(seed % 3 + 3, seed);
        for _ in 0..80 {
            let (rules, state) = (bench.table.rules().clone(), *bench.table.timeline().state());
            for seat in (0..bench.table.info().seats.len() as u8).map(Seat) {
                let uses = earthrise_uses(&bench, seat);
                let view = rules.view(&state, Audience::Seat(seat));
                let hand = view.hands[seat.index()].unwrap();
                assert_eq!(
                    uses.cards.iter().map(|card| card.card).collect::<Vec<_>>(),
                    hand.kinds().collect::<Vec<_>>()
                );
                let legal = bench.moves(seat);
                for card in &uses.cards {
                    assert_eq!(card.possible, legal.contains(&card.mv), "{card:?}");
                    assert_eq!(card.possible, card.why.is_none(), "{card:?}");
                    refused += usize::from(!card.possible);
                }
                // The same in every world that the seat cannot tell from this one.
                let names = Names::new(bench.table.info().seats.iter().map(|seat| seat.name.clone()), Some(seat));
                let other = rules.imagine(&view, &mut dice);
                let teller = EarthriseTitle::teller(&rules, Words::of(Lang::En), &names);
                let again =
                    EarthriseTitle::uses(&rules, &view, &teller, &|mv| refuse(rules.as_ref(), &other, seat, mv).err());
                assert_eq!(json(&again), json(uses));
                assert!(!teller.name(seat).is_empty());
            }
            let Some((seat, mv)) = random_move(&bench, &mut dice, &[]) else { break };
            bench.ok(&ana(), Bench::<EarthriseTitle>::mv(seat, mv));
        }
    }
    assert!(refused > 100, "{refused} cards were refused");
}

#[test]
fn only_seats_are_told() {
    let mut bench = Bench::<DaybreakTitle>::with(vec![person(&ana())], watch(Watch::Live));
    bench.connect(&stranger(), Some(Facing::Spectator));
    let watching = bench.clients[0].face;
    let code = |answer: Result<Reply, table::Problem>| answer.err().map(|problem| problem.code);
    assert_eq!(code(bench.table.ask_uses(&watching)), Some(Code::NotYourSeat));
    assert_eq!(code(bench.table.ask_try(&watching, json(Move::Done))), Some(Code::NotYourSeat));
    let own = face(Seat(0), Lang::En);
    assert_eq!(code(bench.table.ask_try(&own, json("nothing"))), Some(Code::Malformed));
    assert_eq!(code(bench.table.ask_try(&own, json(Move::Pass))), Some(Code::Illegal));
    let earthrise = table::<EarthriseTitle>(3, 1);
    let seat = earthrise.table.awaited().first().unwrap();
    let mv = earthrise.moves(seat)[0];
    assert_eq!(code(earthrise.table.ask_try(&face(seat, Lang::En), json(mv))), Some(Code::Malformed));
}
