use super::{call, dealt};
use tabletop::toy::{Call, Fact, Pairs, Refusal};
use tabletop::{
    Audience, Dice, Game, Length, Next, Refused, Seat, Seats, Silent, Timeline, Xoshiro, moves_of, playout, refuse,
    run, told,
};

#[test]
fn only_asked_seats_move() {
    let mut table = Timeline::new(Pairs::new(2).rounds(1));
    let low = |table: &Timeline<Pairs>, seat| refuse(table.game(), table.state(), Seat(seat), Call::Low);
    assert_eq!(low(&table, 0), Err(Refused::DrawDue));
    super::deal(&mut table, &[0, 1]);
    assert_eq!(low(&table, 0), Ok(()));
    call(&mut table, 0, Call::Low);
    let asked = Seats::only(Seat(1));
    assert_eq!(low(&table, 0), Err(Refused::NotAsked { seat: Seat(0), asked }));
    assert_eq!(low(&table, 200), Err(Refused::NotAsked { seat: Seat(200), asked }));
    assert!(moves_of(table.game(), table.state(), Seat(0)).is_empty());
    call(&mut table, 1, Call::Low);
    assert_eq!(low(&table, 1), Err(Refused::Over));
    assert!(moves_of(table.game(), table.state(), Seat(1)).is_empty());
}

#[test]
fn the_rules_say_why_not() {
    let table = dealt(&[0, 1]);
    let refused = |mv| refuse(table.game(), table.state(), Seat(0), mv).unwrap_err();
    assert_eq!(refused(Call::Pass), Refused::Rule(Refusal::NotAhead));
    assert_eq!(refused(Call::Join(Seat(1))), Refused::Rule(Refusal::NothingToJoin(Seat(1))));
    assert_eq!(moves_of(table.game(), table.state(), Seat(0)), [Call::Low, Call::High]);
}

#[test]
fn what_is_refused_changes_nothing() {
    let mut table = dealt(&[0, 1]);
    let (state, len) = (table.state().clone(), table.len());
    assert!(table.play(Seat(0), Call::Pass, &mut Silent).is_err());
    assert!(table.draw(0, &mut Silent).is_err());
    assert_eq!((table.state(), table.len()), (&state, len));
}

#[test]
fn facts_are_told_to_those_who_may_know() {
    let mut facts = Vec::new();
    let mut table = Timeline::new(Pairs::new(2));
    table.draw(4, &mut facts).unwrap();
    let told = |who| told(table.game(), &facts, who);
    let dealt = |number| vec![Fact::Dealt(Seat(0), number)];
    assert_eq!(told(Audience::Seat(Seat(0))), dealt(Some(4)));
    assert_eq!(told(Audience::Seat(Seat(1))), dealt(None));
    assert_eq!(told(Audience::Spectator), dealt(None));
    assert_eq!(told(Audience::Omniscient), dealt(Some(4)));
}

#[test]
fn audiences_have_names() {
    assert_eq!(Audience::Seat(Seat(2)).to_string(), "seat 2");
    assert_eq!(serde_json::to_string(&Audience::Seat(Seat(2))).unwrap(), r#"{"seat":2}"#);
    assert_eq!(serde_json::to_string(&Audience::Spectator).unwrap(), r#""spectator""#);
}

#[test]
fn a_playout_goes_to_the_end() {
    let game = Pairs::new(3);
    let mut lengths = Vec::new();
    for seed in 0..20 {
        let (mut state, mut moves) = (game.begin(), Vec::new());
        let (outcome, length) = playout(&game, &mut state, &mut Xoshiro::new(seed), &mut moves);
        assert_eq!(game.next(&state), Next::Over(outcome));
        lengths.push(length);
    }
    assert!(lengths.iter().all(|&length| length == Length { moves: 9, draws: 9 }));
}

#[test]
fn a_run_asks_whoever_chooses() {
    let game = Pairs::new(2);
    let mut state = game.begin();
    let mut asked = Vec::new();
    run(&game, &mut state, &mut Xoshiro::new(5), |_, _, seats| {
        asked.push(seats.len());
        (seats.first().unwrap(), Call::Low)
    });
    assert_eq!(asked, [2, 1, 2, 1, 2, 1]);
    assert_ne!(Xoshiro::new(5).bits(), Xoshiro::new(6).bits());
}
