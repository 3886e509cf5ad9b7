//! Who is away, and what bots do not do for them.

use crate::bench::{Bench, Playable, ana, bot, bruno, person, who};
use table::Who;
use tabletop::Seat;
use wire::{Body, Code, Status};

both!(
    nobody_is_away_at_once,
    a_command_is_a_sign_of_life,
    at_a_slow_table_nobody_is_away,
    a_stand_in_does_not_end_a_game,
);

fn stand_in(seat: u8) -> Body {
    Body::StandIn { seat: Some(Seat(seat)), bot: Some("steady".to_owned()), until: None }
}

fn away_in<T: Playable>(bench: &mut Bench<T>, seat: usize) -> Option<u32> {
    bench.tick();
    bench.table.info().seats[seat].away_in
}

fn three<T: Playable>() -> (Bench<T>, [Who; 3]) {
    let people = [ana(), bruno(), who("Carla")];
    (Bench::<T>::new(people.iter().map(person).collect()).sparse(5), people)
}

fn nobody_is_away_at_once<T: Playable>() {
    let (mut bench, [ana, bruno, _]) = three::<T>();
    bench.connect(&ana, None);
    bench.connect(&bruno, None);
    assert_eq!((away_in(&mut bench, 1), away_in(&mut bench, 2)), (None, Some(60_000)), "it is counted down");
    // Carla never connected: she has the time that everybody has.
    assert_eq!(bench.code(&ana, stand_in(2)), Code::NotYourSeat);
    bench.wait(59);
    assert_eq!(away_in(&mut bench, 2), Some(1000));
    assert_eq!(bench.code(&ana, stand_in(2)), Code::NotYourSeat);
    bench.vanish(&bruno);
    bench.wait(1);
    assert_eq!((away_in(&mut bench, 1), away_in(&mut bench, 2)), (Some(59_000), Some(0)));
    assert_eq!(bench.code(&ana, stand_in(1)), Code::NotYourSeat, "his line broke a moment ago");
    bench.ok(&ana, stand_in(2));
    // Lists are read later, so that they count nothing down.
    assert!(bench.table.summary().seats.iter().all(|seat| seat.away_in.is_none()));
    // A restart is no absence.
    bench.wait(58);
    bench.restart();
    assert_eq!(bench.code(&ana, stand_in(1)), Code::NotYourSeat);
    bench.wait(60);
    bench.ok(&ana, stand_in(1));
}

fn a_command_is_a_sign_of_life<T: Playable>() {
    let (mut bench, [ana, bruno, _]) = three::<T>();
    bench.connect(&ana, None);
    bench.wait(50);
    // Bruno plays without a socket, as one may.
    bench.ok(&bruno, Body::Chat { text: "I think".to_owned() });
    bench.wait(50);
    assert_eq!(bench.code(&ana, stand_in(1)), Code::NotYourSeat);
    bench.wait(10);
    bench.ok(&ana, stand_in(1));
}

fn at_a_slow_table_nobody_is_away<T: Playable>() {
    let (ana, bruno) = (ana(), bruno());
    let mut bench = Bench::<T>::with(vec![person(&ana), person(&bruno), bot()], |opening| {
        opening.settings.slow = true;
        opening.settings.stand_in_after = Some(60);
    })
    .sparse(20);
    bench.connect(&ana, None);
    while !bench.table.awaited().has(Seat(1)) || bench.table.awaited().has(Seat(0)) {
        assert!(bench.person_plays(&[&ana]) || bench.bot_answers());
    }
    bench.wait(7 * 24 * 60 * 60);
    assert_eq!(away_in(&mut bench, 1), None);
    assert_eq!(bench.code(&ana, stand_in(1)), Code::NotYourSeat);
    assert_eq!(bench.table.info().seats[1].bot, None, "nor after a while by itself");
}

/// Two of three are away, bots play for them by the host's will, and the host would end the game.
fn a_stand_in_does_not_end_a_game<T: Playable>() {
    let (mut bench, [ana, bruno, carla]) = three::<T>();
    bench.connect(&ana, None);
    bench.wait(60);
    bench.ok(&ana, stand_in(1));
    bench.ok(&ana, stand_in(2));
    bench.ok(&ana, Body::Abandon);
    assert_eq!(bench.table.status(), Status::Running, "nobody has agreed");
    let question = bench.table.info().questions[0].question;
    bench.connect(&bruno, None);
    bench.ok(&bruno, Body::Answer { question, yes: true });
    assert_eq!(bench.table.status(), Status::Running);
    // Nor does a bot agree that is let in afterwards.
    bench.ok(&carla, Body::StandIn { seat: None, bot: Some("steady".to_owned()), until: None });
    assert_eq!(bench.table.status(), Status::Running);
    bench.ok(&carla, Body::Answer { question, yes: true });
    assert_eq!(bench.table.status(), Status::Abandoned, "she did it herself");
}
