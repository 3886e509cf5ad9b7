//! Taking back with and without consent, and ending a game by agreement.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, stranger, who};
use table::Who;
use tabletop::{Dice, Fault, Seat, Seats, Xoshiro};
use wire::{Body, Code, Facing, Happening, QuestionAbout, Status, Watch};

both!(
    free_and_behind_a_frontier,
    with_consent,
    those_who_watch_later_hear_of_no_question_about_moves,
    a_stand_in_gives_no_consent,
    a_move_in_between_drops_the_question,
    ending_by_agreement,
    ending_when_the_last_who_was_asked_leaves,
);

fn back(from: Option<u32>) -> Body {
    Body::Retract { seat: None, from }
}

fn people() -> [Who; 3] {
    [ana(), bruno(), who("Carla")]
}

/// What a retraction would meet.
#[derive(Debug, PartialEq)]
enum Meets {
    Nothing,
    Frontier,
    Consent(Seats),
}

fn meets<T: Playable>(bench: &Bench<T>, seat: Seat) -> Option<Meets> {
    match bench.table.timeline().retraction(seat, None) {
        Ok(plan) if plan.asked.is_empty() => Some(Meets::Nothing),
        Ok(plan) => Some(Meets::Consent(plan.asked)),
        Err(Fault::BehindFrontier { .. }) => Some(Meets::Frontier),
        Err(_) => None,
    }
}

/// Plays at random until somebody's last move is of a kind.
fn hunt<T: Playable>(is_it: impl Fn(&Meets) -> bool) -> (Bench<T>, Seat) {
    for seed in 0..200 {
        let all = people();
        let mut bench =
            Bench::<T>::open(&crate::bench::opening::<T>(all.iter().map(person).collect()), seed).sparse(1000);
        let mut dice = Xoshiro::new(u64::from(seed));
        for _ in 0..60 {
            if let Some(seat) = (0..3).map(Seat).find(|&seat| meets(&bench, seat).is_some_and(|met| is_it(&met))) {
                bench.check_every = 1;
                return (bench, seat);
            }
            let awaited: Vec<Seat> = bench.table.awaited().iter().collect();
            let Some(&seat) = awaited.get(dice.below(awaited.len().max(1) as u32) as usize) else { break };
            let moves = bench.moves(seat);
            let mv = moves[dice.below(moves.len() as u32) as usize];
            bench.ok(&all[seat.index()], Bench::<T>::mv(seat, mv));
        }
    }
    panic!("no such moment was found");
}

fn free_and_behind_a_frontier<T: Playable>() {
    let (mut bench, seat) = hunt::<T>(|met| *met == Meets::Nothing);
    let mover = &people()[seat.index()];
    let others = &people()[(seat.index() + 1) % 3];
    let (before, held) = (bench.table.timeline().state().clone(), bench.table.timeline().line().count());
    let client = bench.connect(others, None);
    bench.ok(mover, back(None));
    assert_eq!(bench.table.timeline().line().count(), held - 1);
    assert_ne!(*bench.table.timeline().state(), before);
    let told = &bench.clients[client].updates.last().unwrap().told;
    assert!(told.len() == 1 && told[0].fact.is_none() && told[0].text.as_ref().unwrap().contains("take"));
    assert!(bench.table.info().questions.is_empty());

    let (mut bench, seat) = hunt::<T>(|met| *met == Meets::Frontier);
    let mover = &people()[seat.index()];
    assert_eq!(bench.code(mover, back(None)), Code::NotRetractable);
    let problem = bench.does(mover, back(None)).unwrap_err();
    assert_eq!(problem.reason.unwrap()["frontier"]["seat"], u64::from(seat.0));
    assert_eq!(bench.code(mover, back(Some(9999))), Code::NotRetractable);
    assert_eq!(bench.code(&stranger(), back(None)), Code::NotAtTable);
}

fn with_consent<T: Playable>() {
    // Agreed.
    let (mut bench, seat) = hunt::<T>(|met| matches!(met, Meets::Consent(_)));
    let Some(Meets::Consent(asked)) = meets(&bench, seat) else { panic!() };
    let all = people();
    let mover = &all[seat.index()];
    let held = bench.table.timeline().line().count();
    bench.ok(mover, back(None));
    let question = bench.table.info().questions[0].clone();
    assert_eq!((question.asked, question.by.as_str()), (asked, mover.name.as_str()));
    assert!(matches!(question.about, QuestionAbout::Retract { seat: by, .. } if by == seat));
    let again = bench.table.no();
    bench.ok(mover, back(None));
    assert_eq!(bench.table.no(), again, "the same question is asked once");
    let answer = |yes| Body::Answer { question: question.question, yes };
    assert_eq!(bench.code(mover, answer(true)), Code::NoSuchQuestion, "one does not answer oneself");
    assert_eq!(bench.code(&stranger(), answer(true)), Code::NoSuchQuestion);
    bench.restart();
    for other in asked.iter() {
        assert_eq!(bench.table.timeline().line().count(), held);
        bench.ok(&all[other.index()], answer(true));
    }
    assert!(bench.table.timeline().line().count() < held);
    assert!(bench.table.info().questions.is_empty());
    assert_eq!(bench.code(&all[asked.first().unwrap().index()], answer(true)), Code::NoSuchQuestion);

    // Declined, and withdrawn.
    for by_asker in [false, true] {
        let (mut bench, seat) = hunt::<T>(|met| matches!(met, Meets::Consent(_)));
        let (held, mover) = (bench.table.timeline().line().count(), &all[seat.index()]);
        bench.ok(mover, back(None));
        let question = bench.table.info().questions[0].clone();
        let who = if by_asker { mover } else { &all[question.asked.first().unwrap().index()] };
        bench.ok(who, Body::Answer { question: question.question, yes: false });
        assert!(bench.table.info().questions.is_empty());
        assert_eq!(bench.table.timeline().line().count(), held);
        // It can be asked again, under another number.
        bench.ok(mover, back(None));
        assert_eq!(bench.table.info().questions[0].question, question.question + 1);
    }
}

/// Whoever is behind learns from no question that there were moves to take back. Daybreak is watched live, so there they do.
fn those_who_watch_later_hear_of_no_question_about_moves<T: Playable>() {
    let (mut bench, seat) = hunt::<T>(|met| matches!(met, Meets::Consent(_)));
    let behind = matches!(bench.table.watch(), Watch::Delayed(_));
    let client = bench.connect(&stranger(), Some(Facing::Spectator));
    bench.ok(&people()[seat.index()], back(None));
    let question = bench.table.info().questions[0].clone();
    let (who, face) = (bench.clients[client].who.clone(), bench.clients[client].face);
    assert_eq!(bench.table.welcome(&who, &face, None, None).table.questions.is_empty(), behind);
    assert_eq!(bench.table.info_of(&who).questions.is_empty(), behind);
    let asked = &people()[question.asked.first().unwrap().index()];
    bench.ok(asked, Body::Answer { question: question.question, yes: false });
    let updates = &bench.clients[client].updates;
    let told = updates.iter().flat_map(|update| &update.notes).map(|note| &note.happening);
    let told = told.filter(|happening| matches!(happening, Happening::Asked { .. } | Happening::Settled { .. }));
    assert_eq!(told.count(), if behind { 0 } else { 2 });
    let shown = updates.iter().flat_map(|update| &update.table).any(|table| !table.questions.is_empty());
    assert_eq!(shown, !behind);
}

/// The bot that plays for somebody does not agree in their place, whether it comes before the question or after it.
fn a_stand_in_gives_no_consent<T: Playable>() {
    for before in [true, false] {
        let (mut bench, seat) = hunt::<T>(|met| matches!(met, Meets::Consent(_)));
        let Some(Meets::Consent(asked)) = meets(&bench, seat) else { panic!() };
        let (all, held) = (people(), bench.table.timeline().line().count());
        let stand_in = Body::StandIn { seat: None, bot: Some("steady".to_owned()), until: None };
        let leave_it_to_bots = |bench: &mut Bench<T>| {
            asked.iter().for_each(|other| drop(bench.ok(&all[other.index()], stand_in.clone())));
        };
        if before {
            leave_it_to_bots(&mut bench);
        }
        bench.ok(&all[seat.index()], back(None));
        if !before {
            leave_it_to_bots(&mut bench);
        }
        assert_eq!(bench.table.timeline().line().count(), held, "nobody has agreed");
        let question = bench.table.info().questions[0].clone();
        assert_eq!((question.asked, question.agreed), (asked, Seats::NONE));
        for other in asked.iter() {
            bench.ok(&all[other.index()], Body::Answer { question: question.question, yes: true });
        }
        assert!(bench.table.timeline().line().count() < held, "they answer for themselves");
    }
}

fn a_move_in_between_drops_the_question<T: Playable>() {
    let (mut bench, seat) = hunt::<T>(|met| matches!(met, Meets::Consent(_)));
    let all = people();
    bench.ok(&all[seat.index()], back(None));
    assert_eq!(bench.table.info().questions.len(), 1);
    let next = bench.table.awaited().first().unwrap();
    let mv = bench.moves(next)[0];
    bench.ok(&all[next.index()], Bench::<T>::mv(next, mv));
    assert!(bench.table.info().questions.is_empty());
}

fn ending_by_agreement<T: Playable>() {
    let all = people();
    let three = || Bench::<T>::new(all.iter().map(person).collect());
    let answer = |yes| Body::Answer { question: 1, yes };
    let mut bench = three();
    assert_eq!(bench.code(&stranger(), Body::Abandon), Code::NotAtTable);
    bench.ok(&all[0], Body::Abandon);
    bench.ok(&all[1], answer(true));
    assert_eq!(bench.table.status(), Status::Running);
    bench.ok(&all[2], Body::Abandon);
    assert_eq!(bench.table.status(), Status::Abandoned, "to ask for the same is to agree");
    assert!(bench.table.info().seed.is_some());
    assert_eq!(bench.code(&all[0], Body::Abandon), Code::Finished);
    assert!(bench.results.is_empty(), "there is no result");
    bench.table.log(&all[0]).unwrap();

    let mut bench = three();
    bench.ok(&all[0], Body::Abandon);
    bench.ok(&all[1], answer(false));
    assert_eq!((bench.table.status(), bench.table.info().questions.len()), (Status::Running, 0));
    assert_eq!(bench.code(&all[2], answer(true)), Code::NoSuchQuestion);

    let mut alone = Bench::<T>::new(vec![person(&all[0]), bot(), bot()]);
    alone.ok(&all[0], Body::Abandon);
    assert_eq!(alone.table.status(), Status::Abandoned, "bots agree");
    assert!(alone.table.awaited().is_empty());
}

fn ending_when_the_last_who_was_asked_leaves<T: Playable>() {
    let all = people();
    let mut bench = Bench::<T>::new(all.iter().map(person).collect());
    bench.ok(&all[0], Body::Abandon);
    bench.ok(&all[1], Body::Answer { question: 1, yes: true });
    bench.ok(&all[2], Body::Leave { seat: None });
    assert_eq!(bench.table.status(), Status::Abandoned);
}
