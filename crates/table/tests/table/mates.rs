//! Bots as team-mates: in the windows they wait for people, and say what they would do with what the group shares.

use crate::bench::{Bench, ana, bot, opening, person};
use daybreak::{Frame, Move};
use daybreak_title::DaybreakTitle;
use table::Face;
use tabletop::{Seat, Seats};
use wire::{Body, PlanInfo, Status};
use words::{Lang, Words};

const ME: Seat = Seat(1);

fn table(seed: u8) -> Bench<DaybreakTitle> {
    Bench::open(&opening::<DaybreakTitle>(vec![bot(), person(&ana()), bot(), bot()]), seed).sparse(40)
}

fn in_window(bench: &Bench<DaybreakTitle>) -> bool {
    let window =
        |frame: Frame| matches!(frame, Frame::EmissionsWindow | Frame::RollWindow { .. } | Frame::CrisisWindow { .. });
    bench.table.timeline().state().frame().is_some_and(window)
}

fn of_bots(bench: &Bench<DaybreakTitle>) -> Vec<PlanInfo> {
    bench.table.info().plans.into_iter().filter(|plan| plan.seat != ME).collect()
}

/// The bots go first wherever they may. Stops at the first moment that is looked for.
fn until(bench: &mut Bench<DaybreakTitle>, mut found: impl FnMut(&Bench<DaybreakTitle>) -> bool) -> bool {
    for _ in 0..5000 {
        if found(bench) {
            return true;
        }
        if !bench.bot_answers() && !bench.person_plays(&[&ana()]) {
            break;
        }
    }
    assert_eq!(bench.table.status(), Status::Finished);
    false
}

#[test]
fn in_a_window_bots_wait_until_people_have_acted_or_passed() {
    let mut waited = 0;
    for seed in 1..12 {
        let mut bench = table(seed);
        until(&mut bench, |bench| {
            let awaited = bench.table.awaited();
            if in_window(bench) && awaited.has(ME) {
                assert!(bench.asks.is_empty(), "a bot acts before the person has had a say");
                waited += u32::from(awaited != Seats::only(ME));
            }
            false
        });
    }
    assert!(waited > 0, "bots and a person were never asked in the same window");
}

/// The first table that comes to such a moment, at that moment.
fn first(wanted: impl Fn(&Bench<DaybreakTitle>) -> bool) -> Bench<DaybreakTitle> {
    (1..40).map(table).find_map(|mut bench| until(&mut bench, &wanted).then_some(bench)).unwrap()
}

fn all_asked(bench: &Bench<DaybreakTitle>) -> bool {
    in_window(bench) && bench.table.awaited().has(ME) && bench.table.awaited() != Seats::only(ME)
}

#[test]
fn bots_go_on_when_the_person_has_passed() {
    let mut bench = first(all_asked);
    assert!(bench.asks.is_empty());
    bench.ok(&ana(), Bench::<DaybreakTitle>::mv(ME, Move::Pass));
    assert_eq!(bench.asks.len(), 1);
}

#[test]
fn bots_go_on_when_a_bot_stands_in() {
    let mut bench = first(all_asked);
    bench.ok(&ana(), Body::StandIn { seat: Some(ME), bot: Some("steady".to_owned()), until: None });
    assert_eq!(bench.asks.len(), 1);
    assert_eq!(bench.asks[0].people, Seats::NONE, "nobody plays for themselves");
}

#[test]
fn a_bot_is_told_who_is_a_person() {
    let mut bench = table(1);
    assert!(until(&mut bench, |bench| !bench.asks.is_empty()));
    assert_eq!(bench.asks[0].people, Seats::only(ME));
}

#[test]
fn a_bot_says_in_the_language_of_the_reader_what_it_would_do() {
    let mut bench = first(|bench| !of_bots(bench).is_empty());
    let [plan] = &of_bots(&bench)[..] else { panic!("one at a time") };
    assert!(bench.table.info().seats[plan.seat.index()].name == plan.by);
    let face = bench.face(&ana(), None).unwrap();
    let mut said: Vec<String> = Vec::new();
    for lang in Lang::ALL {
        let face = Face { words: Some(Words::of(lang)), ..face };
        let plans = bench.table.welcome(&ana(), &face, None, None).table.plans;
        let text = plans.into_iter().find(|other| other.plan == plan.plan).unwrap().text;
        assert!(!text.contains('⟨') && !text.contains("{$") && text.len() > 20, "{text}");
        assert!(!said.contains(&text), "{lang}: {text}");
        said.push(text);
    }
    // What a person takes off is not put there again.
    bench.ok(&ana(), Body::Withdraw { plan: plan.plan });
    assert_eq!(of_bots(&bench), vec![]);
    bench.ok(&ana(), Body::Chat { text: "No.".to_owned() });
    assert_eq!(of_bots(&bench), vec![]);
}

#[test]
fn what_a_bot_proposes_is_one_at_a_time_and_gone_when_it_is_moot() {
    let mut proposed = 0;
    for seed in 1..12 {
        let (mut bench, mut last) = (table(seed), None);
        until(&mut bench, |bench| {
            let plans = of_bots(bench);
            assert!(plans.len() <= 1);
            if let Some(plan) = plans.first() {
                assert!(in_window(bench) && bench.table.awaited().has(ME), "{} is moot", plan.text);
                proposed += u32::from(last.replace(plan.plan) != Some(plan.plan));
            }
            false
        });
        assert_eq!(of_bots(&bench), vec![]);
    }
    assert!(proposed > 0, "nothing was ever proposed");
}
