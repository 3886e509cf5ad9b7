//! Metrics against the same numbers counted another way: from the states and the outcome of the game.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test may stop at the first surprise")]

use daybreak::Daybreak;
use daybreak_title::DaybreakTitle;
use earthrise::Earthrise;
use earthrise_title::EarthriseTitle;
use lab::figure::{Data, Figure};
use lab::{Findings, of_table};
use std::collections::BTreeSet;
use tabletop::{Keyed, Next, Seed, Timeline, Xoshiro};
use title::{FactOf, Title};

/// A whole game of one kind of bot, and every fact of it.
fn game<T: Title>(game: T::Game, bot: &str, seed: u64) -> (Timeline<T::Game>, Vec<FactOf<T>>) {
    let mut bot = T::lab_player(bot).unwrap();
    let mut timeline = Timeline::new(game);
    let mut chance = Keyed::new(Seed::from(seed));
    let (mut dice, mut facts) = (Xoshiro::new(seed), Vec::new());
    loop {
        timeline.settle(&mut chance, &mut facts).unwrap();
        let Next::Ask(asked) = timeline.next() else { return (timeline, facts) };
        let seat = asked.first().unwrap();
        let mv = bot.choose(timeline.game(), timeline.state(), seat, &mut dice);
        timeline.play(seat, mv, &mut facts).unwrap();
    }
}

fn figure<'f>(findings: &'f Findings, title: &str) -> &'f Figure {
    findings.studies[0].figures.iter().find(|figure| figure.title == title).unwrap_or_else(|| panic!("no {title}"))
}

/// The line of a fan of one game.
fn line(figure: &Figure, fan: usize) -> Vec<i64> {
    let Data::Fans { fans, .. } = &figure.data else { panic!("no fans") };
    fans[fan].rounds.iter().map(|round| round.quantiles[2]).collect()
}

fn daybreak_table() -> Daybreak {
    let content = std::sync::Arc::new(daybreak::content::Content::builtin().unwrap());
    let setup = daybreak::Setup::new(2);
    Daybreak::with_options(&content, &setup, daybreak::content::Options::simulation()).unwrap()
}

#[test]
fn daybreak_by_round() {
    for seed in 1..=6 {
        let (timeline, _) = game::<DaybreakTitle>(daybreak_table(), ["steady", "random"][seed as usize % 2], seed);
        let Next::Over(outcome) = timeline.next() else { panic!("not over") };
        // Bands of the last state of every round, and what the boards held when the carbon was added.
        let (mut bands, mut carbon) = (Vec::new(), Vec::new());
        timeline.replay(timeline.len(), |step| {
            let (before, after) = (step.before, step.after);
            if after.round != before.round && before.round > 0 {
                bands.push(i64::from(before.world.bands));
            }
            let emitted = step.facts.iter().filter_map(|fact| match fact {
                daybreak::Fact::Emitted { carbon, .. } => Some(i64::from(*carbon)),
                _ => None,
            });
            for more in emitted {
                carbon.resize(usize::from(before.round), 0);
                carbon[usize::from(before.round) - 1] += more;
            }
        });
        bands.push(i64::from(outcome.bands));
        let findings = of_table::<DaybreakTitle>(&timeline, "t", "s", &[]);
        let told = line(figure(&findings, "Temperature by round"), 0);
        assert_eq!(told.len(), usize::from(outcome.round));
        assert_eq!(told, bands, "seed {seed}");
        assert_eq!(line(figure(&findings, "Emissions by round"), 0), carbon, "seed {seed}");
        let [says] = &findings.studies[0].says[..] else { panic!("not one sentence") };
        assert!(says.contains(&format!("in round {}", outcome.round)), "{says}");
        assert_eq!(says.contains("was won"), outcome.won, "{says}");
        assert_eq!(says.contains("too hot"), outcome.losses.too_hot, "{says}");
        assert_eq!(says.contains("communities in crisis"), !outcome.losses.communities.is_empty(), "{says}");
        let Data::Means { rows, .. } = &figure(&findings, "Communities in crisis at the end").data else { panic!() };
        let communities: Vec<u8> = rows.iter().map(|row| row.mean.value as u8).collect();
        assert_eq!(communities, outcome.communities[..2]);
    }
}

#[test]
fn daybreak_cards() {
    let (timeline, facts) = game::<DaybreakTitle>(daybreak_table(), "steady", 3);
    let mut ways: [BTreeSet<u8>; 4] = Default::default();
    for fact in &facts {
        use daybreak::Fact;
        match fact {
            Fact::Drew { cards, .. } => ways[0].extend(cards.iter().map(|card| card.0)),
            Fact::Started { card, .. } => _ = ways[1].insert(card.0),
            Fact::Tucked { card, .. }
            | Fact::TuckedUnderProject { card, .. }
            | Fact::TuckedUnderCrisis { card, .. } => _ = ways[2].insert(card.0),
            Fact::Discarded { cards, .. } => ways[3].extend(cards.iter().map(|card| card.0)),
            _ => {}
        }
    }
    let findings = of_table::<DaybreakTitle>(&timeline, "t", "s", &[]);
    let Data::Table { rows, .. } = &figure(&findings, "What became of the cards").data else { panic!("no table") };
    assert_eq!(rows[0].1, ways.map(|cards| cards.len().to_string()));
    assert!(rows[0].1.iter().all(|count| count != "0"), "{rows:?}");
}

#[test]
fn earthrise_honors() {
    for (seed, pills) in [(1, false), (2, true), (3, true)] {
        let setup = earthrise::Setup { players: 4, pills, pill_pool: None, options: Default::default() };
        let (timeline, _) = game::<EarthriseTitle>(Earthrise::builtin(&setup).unwrap(), "steady", seed);
        let Next::Over(outcome) = timeline.next() else { panic!("not over") };
        let names: Vec<String> = ["Ana", "Bo", "Cy", "Di"].map(str::to_owned).to_vec();
        let findings = of_table::<EarthriseTitle>(&timeline, "t", "s", &names);
        let Data::Table { rows, .. } = &figure(&findings, "Where Honors come from").data else { panic!("no table") };
        let Data::Means { rows: honors, .. } = &figure(&findings, "Honors at the end").data else { panic!("no means") };
        for seat in 0..4 {
            let own = i64::from(outcome.honors[seat]);
            let sources: f64 = rows[seat].1.iter().map(|cell| cell.parse::<f64>().unwrap()).sum();
            assert_eq!(sources as i64, own, "seed {seed}, seat {seat}");
            assert_eq!(honors[seat].mean.value as i64, own);
            assert_eq!(honors[seat].label, format!("{} (Seat {})", names[seat], seat + 1));
            let rounds = line(figure(&findings, "Honors by round"), seat);
            assert_eq!((rounds.len(), rounds.last()), (4, Some(&own)), "seed {seed}: {rounds:?}");
        }
    }
}

#[test]
fn a_game_that_goes_on_has_figures_too() {
    let timeline = Timeline::new(daybreak_table());
    let findings = of_table::<DaybreakTitle>(&timeline, "t", "s", &[]);
    assert_eq!(findings.studies[0].says, ["The game is not finished."]);
    let _ = lab::report::page(&findings, None);
}
