//! Whoever may not do something is told so: every command, by everybody who is not meant.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, stranger, who};
use earthrise_title::EarthriseTitle;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use table::{SeatPlan, Who};
use tabletop::{Commitment, Seat, Share};
use wire::{Ask, Body, Code, Facing, Signal, SignalKind, Visibility};

both!(
    outsiders_and_wrong_seats,
    a_private_table_is_not_there_for_strangers,
    a_finished_game_is_finished,
    before_the_game
);

/// A command, and what it comes to for a stranger, for a guest without a seat, and for somebody with another seat who is
/// not the host. Nothing stands for what they may do.
type Row = (Body, Option<Code>, Option<Code>, Option<Code>);

fn all(body: Body, code: Code) -> Row {
    (body, Some(code), Some(code), Some(code))
}

fn rows<T: Playable>() -> Vec<Row> {
    let zero = Some(Seat(0));
    let outside_or = |body, code| (body, Some(Code::NotAtTable), Some(Code::NotAtTable), code);
    let outside = |body| outside_or(body, None);
    let plan = |text: &str| Body::Propose { text: text.to_owned(), about: None };
    let no_plan = if T::SECRETS { Code::PlansOff } else { Code::NoSuchPlan };
    vec![
        all(Body::Move { seat: zero, mv: Value::Null }, Code::NotYourSeat),
        all(Body::Move { seat: Some(Seat(255)), mv: Value::Null }, Code::NotYourSeat),
        outside(Body::Move { seat: None, mv: Value::Null }),
        all(Body::Retract { seat: zero, from: None }, Code::NotYourSeat),
        outside(Body::Retract { seat: None, from: None }),
        all(Body::Answer { question: 1, yes: true }, Code::NoSuchQuestion),
        all(Body::Answer { question: 1, yes: false }, Code::NoSuchQuestion),
        outside(Body::Abandon),
        outside(Body::Pause),
        outside(Body::Resume),
        (Body::Chat { text: "hello".to_owned() }, Some(Code::NotAtTable), None, None),
        outside(Body::Signal(Signal { signal: SignalKind::Yes, target: None })),
        outside_or(plan("hello"), T::SECRETS.then_some(Code::PlansOff)),
        outside_or(Body::Vote { plan: 1, yes: Some(true) }, Some(no_plan)),
        outside_or(Body::Withdraw { plan: 1 }, Some(Code::NoSuchPlan)),
        all(Body::Sit { seat: None, name: None }, Code::SeatTaken),
        all(Body::Sit { seat: zero, name: None }, Code::SeatTaken),
        all(Body::Leave { seat: zero }, Code::NotYourSeat),
        outside(Body::Leave { seat: None }),
        all(Body::Seat { seat: Seat(2), bot: Some("steady".to_owned()) }, Code::NotHost),
        all(Body::Seat { seat: Seat(0), bot: None }, Code::NotHost),
        all(Body::Admit { knock: 1, yes: true }, Code::NotHost),
        all(Body::Remove { seat: zero, guest: None }, Code::NotHost),
        all(Body::Mute { who: "nobody".to_owned(), muted: true }, Code::NotHost),
        all(Body::Remove { seat: None, guest: Some("guest".to_owned()) }, Code::NotHost),
        all(Body::StandIn { seat: zero, bot: Some("steady".to_owned()), until: None }, Code::NotYourSeat),
        outside(Body::StandIn { seat: None, bot: None, until: None }),
        all(Body::Commit { commitment: Commitment([1; 32]) }, Code::NoShareWanted),
        all(Body::Share { share: Share([1; 32]) }, Code::NoShareWanted),
        all(Body::Start { bot: None }, Code::NotHost),
        (Body::Rematch { same_deal: true }, Some(Code::NotAtTable), Some(Code::NotAtTable), Some(Code::NotFinished)),
        all(Body::Clone { to: 0, bot: None }, Code::NotFinished),
        all(Body::Branch { to: 0 }, Code::NotForStudy),
        // About looking, which a table lets through and the face decides.
        (Body::Seen { n: 1 }, None, None, None),
        (Body::Face { facing: Facing::Everything }, None, None, None),
        (Body::Ask(Ask::Moves), None, None, None),
    ]
}

fn name(body: &Body) -> String {
    serde_json::to_value(body).unwrap()["do"].as_str().unwrap().to_owned()
}

/// The names of all commands, from the description of the interface.
fn commands() -> BTreeSet<String> {
    fn collect(schema: &Value, names: &mut BTreeSet<String>) {
        if let Some(name) = schema.pointer("/properties/do/const").and_then(Value::as_str) {
            names.insert(name.to_owned());
        }
        match schema {
            Value::Array(list) => list.iter().for_each(|part| collect(part, names)),
            Value::Object(fields) => fields.values().for_each(|part| collect(part, names)),
            _ => {}
        }
    }
    let mut names = BTreeSet::new();
    collect(&json!(schemars::schema_for!(Body)), &mut names);
    names
}

#[test]
fn the_walk_is_complete() {
    let walked: BTreeSet<String> = rows::<EarthriseTitle>().iter().map(|(body, ..)| name(body)).collect();
    assert!(walked.len() > 15);
    assert_eq!(walked, commands());
}

fn refused<T: Playable>(bench: &mut Bench<T>, who: &Who, body: &Body, code: Option<Code>) {
    if let Some(code) = code {
        assert_eq!(bench.code(who, body.clone()), code, "{} by {}", name(body), who.name);
    }
}

fn outsiders_and_wrong_seats<T: Playable>() {
    let guest = who("Guest");
    let mut bench = Bench::<T>::new(vec![person(&ana()), person(&bruno()), bot()]).sparse(20);
    bench.admit(&guest);
    bench.connect(&ana(), None);
    for (body, as_stranger, as_guest, as_bruno) in rows::<T>() {
        refused(&mut bench, &stranger(), &body, as_stranger);
        refused(&mut bench, &guest, &body, as_guest);
        refused(&mut bench, &bruno(), &body, as_bruno);
    }
    // Looking.
    for who in [&stranger(), &guest, &bruno()] {
        let code = |facing| bench.table.face(who, Some(facing)).unwrap_err().code;
        assert_eq!(code(Facing::Seat(Seat(0))), Code::NotYourSeat);
        assert_eq!(code(Facing::Everything), Code::NotFinished);
    }
    let face = bench.face(&stranger(), None).unwrap();
    assert_eq!(face.facing, Facing::Spectator);
    assert_eq!(bench.table.ask_moves(&face).unwrap_err().code, Code::NotYourSeat);
    assert_eq!(bench.table.ask_why(&face, Value::Null).unwrap_err().code, Code::NotYourSeat);
    assert_eq!(bench.table.ask_hint(&face).err().unwrap().code, Code::NotYourSeat);
    assert_eq!(bench.table.log(&stranger()).unwrap_err().code, Code::NotFinished);
}

fn a_private_table_is_not_there_for_strangers<T: Playable>() {
    let mut bench = Bench::<T>::with(vec![person(&ana()), person(&bruno()), SeatPlan::Open], |opening| {
        opening.settings.visibility = Visibility::Private;
    });
    for (body, ..) in rows::<T>() {
        assert_eq!(bench.code(&stranger(), body), Code::NoSuchTable);
    }
    assert_eq!(bench.table.face(&stranger(), None).unwrap_err().code, Code::NoSuchTable);
    assert_eq!(bench.table.log(&stranger()).unwrap_err().code, Code::NoSuchTable);
}

fn a_finished_game_is_finished<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::new(vec![person(&ana), bot(), bot()]).sparse(60);
    bench.play_out(&[&ana]);
    for (body, ..) in rows::<T>() {
        let code = match body {
            Body::Move { seat: Some(Seat(255)), .. } => Some(Code::NotYourSeat),
            Body::Move { .. } | Body::Retract { .. } | Body::Abandon | Body::Pause | Body::Resume => {
                Some(Code::Finished)
            }
            Body::Leave { .. } | Body::Seat { .. } | Body::StandIn { .. } => Some(Code::Finished),
            Body::Start { .. } => Some(Code::Started),
            Body::Commit { .. } | Body::Share { .. } => Some(Code::NoShareWanted),
            Body::Answer { .. } | Body::Admit { .. } => Some(Code::NoSuchQuestion),
            Body::Remove { .. } | Body::Mute { .. } => Some(Code::NoSuchGuest),
            Body::Propose { .. } | Body::Vote { .. } => Some(Code::Finished),
            Body::Withdraw { .. } => Some(Code::NoSuchPlan),
            Body::Sit { .. } => Some(Code::SeatTaken),
            Body::Branch { .. } => Some(Code::NotForStudy),
            Body::Chat { .. } | Body::Signal(_) | Body::Rematch { .. } | Body::Clone { .. } => None,
            Body::Seen { .. } | Body::Face { .. } | Body::Ask(_) => None,
        };
        refused(&mut bench, &ana, &body, code);
    }
    let face = bench.face(&ana, None).unwrap();
    assert_eq!(bench.table.ask_moves(&face).unwrap_err().code, Code::Finished);
    assert_eq!(bench.table.ask_hint(&face).err().unwrap().code, Code::Finished);
}

fn before_the_game<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::with(vec![person(&ana), SeatPlan::Open, bot()], |opening| {
        opening.settings.hints = false;
    });
    let zero = Some(Seat(0));
    for body in [
        Body::Move { seat: zero, mv: Value::Null },
        Body::Retract { seat: zero, from: None },
        Body::Pause,
        Body::Resume,
        Body::StandIn { seat: zero, bot: None, until: None },
    ] {
        refused(&mut bench, &ana, &body, Some(Code::NotStarted));
    }
    let face = bench.face(&ana, None).unwrap();
    assert_eq!(bench.table.ask_moves(&face).unwrap_err().code, Code::NotStarted);
    assert_eq!(bench.table.ask_hint(&face).err().unwrap().code, Code::HintsOff);
}
