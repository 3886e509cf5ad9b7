//! A finished game in numbers, against its outcome and against what its facts say.

use crate::bench::{Bench, Playable, ana, bot, person, stranger};
use daybreak::language::Token;
use daybreak::{Daybreak, Resilience, Sector};
use daybreak_title::{DaybreakDebrief, DaybreakRound, DaybreakTitle};
use earthrise_title::{EarthriseSeat, EarthriseTitle, EarthriseTrick};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use tabletop::log::Header;
use tabletop::{Game, Next, Seat, Timeline};
use title::Title;
use title::log_line::read_entry;
use wire::{Code, Visibility};

both!(only_when_it_is_over);

fn only_when_it_is_over<T: Playable>() {
    let ana = ana();
    let mut bench = Bench::<T>::with(vec![person(&ana), bot(), bot()], |opening| {
        opening.settings.visibility = Visibility::Private;
    })
    .sparse(60);
    assert_eq!(bench.table.debrief(&ana).err().unwrap().code, Code::NotFinished);
    bench.play_out(&[&ana]);
    assert_eq!(bench.table.debrief(&stranger()).err().unwrap().code, Code::NoSuchTable);
    let debrief = serde_json::to_value(bench.table.debrief(&ana).unwrap()).unwrap();
    assert!(debrief["rounds"].as_array().is_some_and(|rounds| !rounds.is_empty()));
}

/// The games of the corpus.
fn corpus<T: Title>() -> Vec<(String, Timeline<T::Game>)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../corpus").join(T::ID);
    let mut games = Vec::new();
    for file in fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        let text = fs::read_to_string(&path).unwrap();
        let mut lines = text.lines();
        let header: Header<serde_json::Value> = serde_json::from_str(lines.next().unwrap()).unwrap();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        let content = T::content_of(&header.content, &name).unwrap();
        let rules = T::make(&content, &serde_json::from_value(header.setup).unwrap()).unwrap();
        let mut timeline = Timeline::new(rules);
        for (n, line) in (1..).zip(lines) {
            timeline.push(read_entry::<T::Game>(n, line).unwrap().0).unwrap();
        }
        games.push((name, timeline));
    }
    assert!(games.len() > 10);
    games
}

fn facts<G: Game>(timeline: &Timeline<G>) -> Vec<G::Fact> {
    let mut facts = Vec::new();
    timeline.replay(timeline.len(), |step| facts.extend_from_slice(step.facts));
    facts
}

#[test]
fn earthrise_adds_up() {
    for (name, timeline) in corpus::<EarthriseTitle>() {
        let debrief = EarthriseTitle::debrief(&timeline);
        let Next::Over(outcome) = timeline.next() else { panic!("{name}") };
        let players = timeline.game().players();
        let mut tokens = vec![0i32; usize::from(players)];
        let mut left_in_rounds = tokens.clone();
        let mut kept = vec![0u8; usize::from(players)];
        let mut shown = None;
        for fact in facts(&timeline) {
            match fact {
                earthrise::Fact::ManeuverWon { seat, tokens: won } => tokens[seat.index()] += won.len() as i32,
                earthrise::Fact::TokensSpent { seat, tokens: spent } => tokens[seat.index()] -= i32::from(spent),
                earthrise::Fact::PieceKept { seat, .. } => kept[seat.index()] += 1,
                earthrise::Fact::FinalBegan => left_in_rounds.clone_from(&tokens),
                earthrise::Fact::AlertsShown { alerts } => shown = Some(alerts),
                _ => {}
            }
        }
        for at in 0..usize::from(players) {
            let of_rounds: i16 = debrief.rounds.iter().map(|round| round.seats[at].honors + round.seats[at].pill).sum();
            let last = &debrief.last[at];
            let of_final = last.fewest_alerts + last.tokens + last.puzzle + last.pill;
            assert_eq!(of_rounds + of_final, outcome.honors[at], "{name}: Honors of seat {at}");
            assert_eq!(last.honors, outcome.honors[at], "{name}");
            let of_sources: i16 = debrief.sources.iter().map(|from| from.honors[at]).sum();
            assert_eq!(of_sources, outcome.honors[at], "{name}: Honors of seat {at} by source");
            assert_eq!(
                debrief.rounds.last().unwrap().seats[at].total,
                of_rounds,
                "{name}: Honors of the rounds of seat {at}"
            );
            let whole = last.pieces == timeline.game().table().kinds;
            assert_eq!(debrief.whole.contains(&Seat(at as u8)), whole, "{name}: the puzzle of seat {at}");
            let end = &debrief.rounds.last().unwrap().seats[at];
            assert_eq!(Some(end.alerts), shown.map(|alerts| alerts[at]), "{name}: Alerts of seat {at}");
            assert_eq!(last.pieces, kept[at], "{name}: pieces of seat {at}");
            assert_eq!(i32::from(end.tokens), left_in_rounds[at], "{name}: tokens of seat {at}");
            assert_eq!(last.tokens > 0, tokens[at] > 0, "{name}: tokens left to seat {at}");
        }
        for round in &debrief.rounds {
            let sum =
                |of: fn(&EarthriseSeat) -> u8| -> usize { round.seats.iter().map(|seat| usize::from(of(seat))).sum() };
            let count = |is: fn(&EarthriseTrick) -> bool| round.tricks.iter().filter(|trick| is(trick)).count();
            assert_eq!(sum(|seat| seat.commander), round.tricks.len(), "{name}: every trick has a Commander");
            assert_eq!(sum(|seat| seat.copilot), count(|trick| trick.copilot.is_some()), "{name}");
            assert_eq!(sum(|seat| seat.maneuvers), count(|trick| trick.maneuver.is_some()), "{name}");
            assert_eq!(sum(|seat| seat.silence), count(|trick| trick.silent), "{name}");
            assert_eq!(
                sum(|seat| seat.cards),
                round.tricks.len() * usize::from(players),
                "{name}: every card is captured"
            );
            assert!(round.tricks.iter().all(|trick| trick.trump.is_some()));
        }
        let numbers: Vec<u8> = debrief.rounds.iter().map(|round| round.round).collect();
        assert_eq!(numbers, (1..=debrief.rounds.len() as u8).collect::<Vec<_>>());
    }
}

#[test]
fn daybreak_adds_up() {
    for (name, timeline) in corpus::<DaybreakTitle>() {
        let debrief = DaybreakTitle::debrief(&timeline);
        let Next::Over(outcome) = timeline.next() else { panic!("{name}") };
        let last = debrief.rounds.last().unwrap();
        assert_eq!((last.round, last.world.bands), (outcome.round, outcome.bands), "{name}");
        for (power, lost) in last.powers.iter().zip(outcome.communities) {
            assert_eq!(power.communities, u16::from(lost), "{name}");
        }
        assert_eq!(outcome.losses.too_hot, last.world.bands >= debrief.limits.bands, "{name}");
        for DaybreakRound { round, emitted, made, powers, world, .. } in &debrief.rounds {
            assert_eq!(*made, powers.iter().map(|power| power.carbon).sum::<u16>(), "{name}, round {round}");
            assert!(*emitted || *round == outcome.round, "{name}: only the last round can end before it");
            assert!(*emitted || (*made, world.sinks_absorbed) == (0, 0), "{name}, round {round}");
            assert!(world.sinks >= world.trees + world.oceans + world.dac, "{name}, round {round}");
        }
        follow_the_facts(&name, &timeline, &debrief);
    }
}

/// Every number on a board, followed through the facts from the beginning, is the one of the debrief.
fn follow_the_facts(name: &str, timeline: &Timeline<Daybreak>, debrief: &DaybreakDebrief) {
    use daybreak::Fact;
    let mut now: BTreeMap<(u8, String), u16> = BTreeMap::new();
    let (mut round, mut carbon) = (0, BTreeMap::<(usize, u8), u16>::new());
    let mut crises: Vec<(usize, u8)> = Vec::new();
    let compare = |now: &BTreeMap<(u8, String), u16>, round: usize| {
        for power in &debrief.rounds[round].powers {
            let at = power.seat.0;
            let told = |token: Token, row: u16| {
                if let Some(&told) = now.get(&(at, format!("{token:?}"))) {
                    assert_eq!(told, row, "{name}, round {}: {token:?} of seat {at}", round + 1);
                }
            };
            told(Token::Clean, power.clean);
            told(Token::Dirty, power.dirty);
            told(Token::Demand, power.demand);
            told(Token::Communities, power.communities);
            for sector in Sector::ALL {
                told(Token::Emissions(sector), power.emissions.get(sector));
            }
            for kind in Resilience::ALL {
                told(Token::Resilience(kind), power.resilience.get(kind));
            }
        }
    };
    for fact in facts(timeline) {
        match fact {
            Fact::RoundBegan { round: begun } if begun > 1 => {
                compare(&now, round);
                round += 1;
            }
            Fact::Changed { seat, token, now: told, .. } => {
                now.insert((seat.0, format!("{token:?}")), told);
            }
            Fact::TokensGiven { from, to, token, .. } => {
                // Both boards change, and neither new number is told.
                now.remove(&(from.0, format!("{token:?}")));
                now.remove(&(to.0, format!("{token:?}")));
            }
            Fact::Emitted { seat, carbon: emitted, .. } => *carbon.entry((round, seat.0)).or_default() += emitted,
            Fact::Targets { card, .. } | Fact::CrisisCancelled { card } | Fact::CrisisWithoutTarget { card } => {
                crises.push((round, card.0));
            }
            _ => {}
        }
    }
    compare(&now, round);
    assert_eq!(debrief.rounds.len(), round + 1, "{name}");
    for (at, row) in debrief.rounds.iter().enumerate() {
        for power in &row.powers {
            let told = carbon.get(&(at, power.seat.0)).copied().unwrap_or(0);
            assert_eq!(power.carbon, told, "{name}, round {}: carbon of seat {}", at + 1, power.seat);
        }
    }
    // After a tie the targets of a crisis are told again.
    crises.dedup();
    let of_row = |(at, row): (usize, &DaybreakRound)| -> Vec<(usize, u8)> {
        row.crises.iter().map(|crisis| (at, crisis.card)).collect()
    };
    assert_eq!(debrief.rounds.iter().enumerate().flat_map(of_row).collect::<Vec<_>>(), crises, "{name}");
    assert_eq!(debrief.start.powers.len(), usize::from(timeline.game().players()));
    assert_eq!(debrief.start.powers[0].demand, timeline.at(0).board(Seat(0)).demand);
}
