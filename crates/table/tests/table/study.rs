//! Tables for study: one person's own, or by the agreement of all; and nobody rewinds others.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, program, stranger, who};
use table::{SeatPlan, Who};
use tabletop::Seat;
use wire::{Body, Code, Facing, QuestionAbout, Status};

both!(
    strangers_hands_stay_hidden,
    all_hands_are_seen_when_all_agree,
    nobody_rewinds_others,
    alone_one_needs_nobody_s_leave,
    a_program_sees_its_own_hand,
);

fn studying<T: Playable>(seats: Vec<SeatPlan>) -> Bench<T> {
    Bench::<T>::with(seats, |opening| opening.settings.study = true).sparse(10)
}

fn sees_all<T: Playable>(bench: &Bench<T>, who: &Who) -> Result<(), Code> {
    bench.table.face(who, Some(Facing::Everything)).map(|_| ()).map_err(|problem| problem.code)
}

/// The host opens a table for study, strangers sit down, and the host would look into their hands.
fn strangers_hands_stay_hidden<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = studying::<T>(vec![person(&ana), SeatPlan::Open, bot()]);
    assert!(!bench.table.info().study, "nobody who comes is told that all hands are open already");
    bench.ok(&bruno, Body::Sit { seat: None, name: None });
    assert_eq!(bench.table.status(), Status::Running);
    assert_eq!(sees_all(&bench, &ana), Err(Code::NotFinished));
    assert!(!bench.table.info().study && bench.table.info().settings.study);
    let question = bench.table.info().questions[0].clone();
    assert_eq!((question.about, question.by.as_str()), (QuestionAbout::Study, "Ana"));
    assert_eq!(bench.code(&ana, Body::Answer { question: question.question, yes: true }), Code::NoSuchQuestion);
    bench.ok(&bruno, Body::Answer { question: question.question, yes: false });
    assert_eq!(sees_all(&bench, &ana), Err(Code::NotFinished), "Bruno does not want that");
    bench.restart();
    assert_eq!(sees_all(&bench, &ana), Err(Code::NotFinished));
}

fn all_hands_are_seen_when_all_agree<T: Playable>() {
    let (ana, bruno, carla) = (ana(), bruno(), who("Carla"));
    let mut bench = studying::<T>(vec![person(&ana), person(&bruno), person(&carla)]);
    let client = bench.connect(&carla, None);
    let yes = Body::Answer { question: 1, yes: true };
    bench.ok(&bruno, yes.clone());
    assert_eq!(sees_all(&bench, &ana), Err(Code::NotFinished), "Carla has not been heard");
    bench.ok(&carla, yes);
    for who in [&ana, &bruno, &carla] {
        assert_eq!(sees_all(&bench, who), Ok(()));
    }
    assert_eq!(sees_all(&bench, &stranger()), Err(Code::NotFinished));
    assert!(bench.table.info().study);
    assert!(bench.noted(client).contains(&"Everybody has agreed.".to_owned()));
    bench.restart();
    assert_eq!(sees_all(&bench, &ana), Ok(()), "and it stays agreed");
}

fn nobody_rewinds_others<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = studying::<T>(vec![person(&ana), person(&bruno), bot()]);
    bench.ok(&bruno, Body::Answer { question: 1, yes: true });
    for _ in 0..20 {
        let _ = bench.person_plays(&[&ana, &bruno]) || bench.bot_answers();
    }
    let held = bench.table.timeline().line().count();
    assert_eq!(bench.code(&ana, Body::Branch { to: 9999 }), Code::NoSuchEntry);
    bench.ok(&ana, Body::Branch { to: 1 });
    assert_eq!(bench.table.timeline().line().count(), held, "Bruno is asked first");
    let asked = bench.table.info().questions[0].clone();
    assert_eq!(asked.about, QuestionAbout::Branch { to: 1 });
    bench.ok(&bruno, Body::Answer { question: asked.question, yes: false });
    assert_eq!(bench.table.timeline().line().count(), held);
    bench.ok(&ana, Body::Branch { to: 1 });
    let asked = bench.table.info().questions[0].question;
    bench.ok(&bruno, Body::Answer { question: asked, yes: true });
    assert!(bench.table.timeline().line().count() < held);
    // A bot in his place does not agree for him.
    bench.ok(&bruno, Body::StandIn { seat: None, bot: Some("steady".to_owned()), until: None });
    let len = bench.table.timeline().len();
    bench.ok(&ana, Body::Branch { to: 1 });
    assert_eq!(bench.table.timeline().len(), len);
}

fn alone_one_needs_nobody_s_leave<T: Playable>() {
    let ana = ana();
    let mut bench = studying::<T>(vec![person(&ana), person(&ana), bot()]);
    assert!(bench.table.info().questions.is_empty() && bench.table.info().study);
    assert_eq!(sees_all(&bench, &ana), Ok(()));
    let len = bench.table.timeline().len();
    bench.ok(&ana, Body::Branch { to: 0 });
    assert!(bench.table.timeline().len() > len);
}

fn a_program_sees_its_own_hand<T: Playable>() {
    let (ana, probe) = (ana(), program("Probe"));
    let mut bench = studying::<T>(vec![person(&ana), SeatPlan::Open, bot()]);
    bench.seat_program(&ana, Seat(1), &probe);
    assert_eq!(sees_all(&bench, &probe), Err(Code::NotFinished));
    assert_eq!(bench.code(&probe, Body::Branch { to: 0 }), Code::OnlyItsSeat);
}
