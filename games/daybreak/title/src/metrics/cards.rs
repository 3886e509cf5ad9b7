//! What local cards are worth: does it go with winning to draw one, to put it in front of a stack, to tuck it, to
//! discard it?
//!
//! A card that is drawn in round 5 is drawn in a game that has come to round 5, and such games are won more or less
//! often than others, whatever the card. So a card is compared with the other cards that went the same way in the same
//! round of games of the same setup and bots.
//!
//! What a player draws is chance alone, so a card that is drawn in the first round is a card that is given to somebody:
//! nothing else about the game differs. Later draws say less, because most cards are drawn by somebody in most games.

use measure::figure::{CardRow, Data, Figure, Flag, Worth};
use measure::{Listener, Metric, Sample, is_one_table};
use measure::Kind;
use measure::stats::Estimate;
use daybreak::content::Content;
use daybreak::{CardSet, Daybreak, Fact, LOCAL_CARDS, LocalId, Outcome};
use daybreak_words::Cards as Titles;
use words::{Lang, Words};

pub(super) static METRIC: Cards = Cards;
const KEY: &str = "local cards";
const WAYS: [&str; 4] = ["drawn", "put in front", "tucked", "discarded"];
const DRAWN: usize = 0;
const FRONT: usize = 1;
const TUCKED: usize = 2;
const DISCARDED: usize = 3;
const ROUNDS: usize = 16;

/// The way that is shown before the stored ones: drawn in the first round.
const FIRST: &str = "drawn in round 1";
/// A card is judged only if it went a way in at least so many games.
const OFTEN: u64 = 30;
/// Given to somebody, in front or tucked it surely adds this much to the win share: it is too strong.
const STRONG: f64 = 0.20;
/// In front and tucked it surely takes this much off the win share: it is too weak.
const WEAK: f64 = -0.10;
/// It is put in front or tucked in a smaller part of the games it is drawn in: nobody has a use for it.
const DEAD: f64 = 0.02;
/// More than a hundred cards are looked at, so a mark needs an interval of 99.9 % instead of 95 %: so much wider.
const SURE: f64 = 3.291 / 1.960;

/// Which cards went which way in which round; the first time counts.
pub(crate) struct Cards;

impl Metric<Daybreak> for Cards {
    fn key(&self) -> &'static str {
        KEY
    }

    fn belongs(&self, kind: Kind) -> bool {
        matches!(kind, Kind::Cards | Kind::Table)
    }

    fn listen(&self, _game: &Daybreak) -> Box<dyn Listener<Daybreak>> {
        Box::new(Ear { round: 1, seen: [CardSet::NONE; WAYS.len()], events: Vec::new() })
    }

    fn figures(&self, game: &Daybreak, samples: &[Sample<'_>]) -> Vec<Figure> {
        match samples {
            [sample] if is_one_table(samples) => vec![counts(sample)],
            _ => worth(game.content(), samples).into_iter().collect(),
        }
    }
}

struct Ear {
    round: u8,
    seen: [CardSet; WAYS.len()],
    events: Vec<i64>,
}

impl Ear {
    fn note(&mut self, way: usize, cards: impl IntoIterator<Item = LocalId>) {
        for card in cards {
            if !self.seen[way].has(card) {
                self.seen[way].add(card);
                self.events.push(Event { card, way, round: usize::from(self.round) }.number());
            }
        }
    }
}

impl Listener<Daybreak> for Ear {
    fn hear(&mut self, fact: &Fact) {
        match fact {
            Fact::RoundBegan { round } => self.round = *round,
            // A card that was kept of several is not drawn by chance alone.
            Fact::Drew { cards, .. } => self.note(DRAWN, cards.iter()),
            Fact::Started { card, .. } => self.note(FRONT, [*card]),
            Fact::Tucked { card, .. }
            | Fact::TuckedUnderProject { card, .. }
            | Fact::TuckedUnderCrisis { card, .. } => self.note(TUCKED, [*card]),
            Fact::Discarded { cards, .. } => self.note(DISCARDED, cards.iter()),
            _ => {}
        }
    }

    fn close(&mut self, _outcome: Option<&Outcome>) -> Vec<i64> {
        std::mem::take(&mut self.events)
    }
}

/// A card went a way in a round. It is stored as one number.
struct Event {
    card: LocalId,
    way: usize,
    round: usize,
}

impl Event {
    fn number(&self) -> i64 {
        ((self.card.index() * WAYS.len() + self.way) * ROUNDS + self.round.min(ROUNDS - 1)) as i64
    }

    fn of(number: i64) -> Option<Event> {
        let number = usize::try_from(number).ok()?;
        let (rest, round) = (number / ROUNDS, number % ROUNDS);
        let card = LocalId(u8::try_from(rest / WAYS.len()).ok()?);
        (card.index() < LOCAL_CARDS).then_some(Event { card, way: rest % WAYS.len(), round })
    }
}

/// Games in which something happened, and how many of them were won.
#[derive(Clone, Copy, Default)]
struct Tally {
    games: u64,
    won: u64,
}

impl Tally {
    fn add(&mut self, won: bool) {
        self.games += 1;
        self.won += u64::from(won);
    }

    fn share(self) -> f64 {
        self.won as f64 / self.games.max(1) as f64
    }
}

/// One card or all of them: by way, then by sample and round.
type Strata = [Vec<Tally>; WAYS.len()];

fn worth(content: &Content, samples: &[Sample<'_>]) -> Option<Figure> {
    let empty: Strata = std::array::from_fn(|_| vec![Tally::default(); samples.len() * ROUNDS]);
    let mut all = empty.clone();
    let mut cards = vec![empty; LOCAL_CARDS];
    for (place, sample) in samples.iter().enumerate() {
        for record in sample.records {
            let won = record.has_won(0);
            for event in record.told(KEY).iter().filter_map(|&number| Event::of(number)) {
                let stratum = place * ROUNDS + event.round;
                all[event.way][stratum].add(won);
                cards[event.card.index()][event.way][stratum].add(won);
            }
        }
    }
    let games: u64 = samples.iter().map(|sample| sample.records.len() as u64).sum();
    let words = Words::new(Lang::En);
    let titles = Titles::new(&words, content);
    let row = |(at, strata): (usize, &Strata)| {
        let no = LocalId(at as u8).no();
        let first = worth_of(&first_round(&strata[DRAWN]), &first_round(&all[DRAWN]), games);
        let stored = (0..WAYS.len()).map(|way| worth_of(&strata[way], &all[way], games));
        let ways: Vec<Option<Worth>> = std::iter::once(first).chain(stored).collect();
        ways.iter().any(Option::is_some).then(|| CardRow {
            no: no.to_string(),
            title: titles.title(no),
            source: content.about(no).map_or_else(String::new, |about| titles.source_of(about)),
            flag: flag(first, &ways[1..]),
            ways,
        })
    };
    let rows: Vec<CardRow> = cards.iter().enumerate().filter_map(row).collect();
    (!rows.is_empty()).then(|| Figure {
        title: "What cards are worth".to_owned(),
        note: format!(
            "Change in the win share, in points of a hundred, when a card was drawn, put in front of a stack, tucked or \
             discarded, against the other cards that went the same way in the same round. What is drawn is chance alone: a \
             card drawn in round 1 is a card given to somebody. A card is marked very strong if that or using it surely \
             adds more than {:.0} points, weak if using it in either way surely takes more than {:.0}, and dead if it was \
             drawn in {OFTEN} games or more and put down in fewer than {:.0} of a hundred of them. Surely means at 99.9 %.",
            100.0 * STRONG,
            -100.0 * WEAK,
            100.0 * DEAD
        ),
        data: Data::Cards { ways: std::iter::once(FIRST).chain(WAYS).map(str::to_owned).collect(), rows },
    })
}

fn worth_of(card: &[Tally], all: &[Tally], games: u64) -> Option<Worth> {
    let (mut with, mut change, mut base) = (Tally::default(), 0.0, 0.0);
    for (own, all) in card.iter().zip(all).filter(|(own, all)| own.games > 0 && all.games > own.games) {
        let others = Tally { games: all.games - own.games, won: all.won - own.won }.share();
        with.games += own.games;
        with.won += own.won;
        change += own.games as f64 * (own.share() - others);
        base += own.games as f64 * others;
    }
    let n = with.games as f64;
    (with.games > 0).then(|| Worth {
        games: with.games,
        won: with.share(),
        change: Estimate::difference(change / n, (with.share(), with.games), (base / n, games)),
    })
}

/// The first round of every sample.
fn first_round(strata: &[Tally]) -> Vec<Tally> {
    strata.iter().copied().skip(1).step_by(ROUNDS).collect()
}

/// What a card is to be looked at for; `first` is its worth drawn in the first round.
fn flag(first: Option<Worth>, ways: &[Option<Worth>]) -> Option<Flag> {
    let judged = |worth: Option<Worth>| worth.filter(|worth| worth.games >= OFTEN).map(|worth| sure(worth.change));
    let uses: Vec<Estimate> = [FRONT, TUCKED].into_iter().filter_map(|way| judged(ways[way])).collect();
    let games = |way: usize| ways[way].map_or(0, |worth| worth.games);
    let used = (games(FRONT) + games(TUCKED)) as f64;
    if judged(first).iter().chain(&uses).any(|change| change.low > STRONG) {
        Some(Flag::Strong)
    } else if !uses.is_empty() && uses.iter().all(|change| change.high < WEAK) {
        Some(Flag::Weak)
    } else if games(DRAWN) >= OFTEN && used < DEAD * games(DRAWN) as f64 {
        Some(Flag::Unused)
    } else {
        None
    }
}

/// The same with the interval that a mark needs.
fn sure(change: Estimate) -> Estimate {
    let Estimate { value, low, high } = change;
    Estimate { value, low: value - SURE * (value - low), high: value + SURE * (high - value) }
}

/// Of one game: how many cards went each way.
fn counts(sample: &Sample<'_>) -> Figure {
    let told = |record: &measure::Record| record.told(KEY).to_vec();
    let events: Vec<Event> = sample.records.iter().flat_map(told).filter_map(Event::of).collect();
    let count = |way: usize| events.iter().filter(|event| event.way == way).count().to_string();
    Figure {
        title: "What became of the cards".to_owned(),
        note: "Different local cards that were drawn, put in front of a stack, tucked or discarded.".to_owned(),
        data: Data::Table {
            columns: WAYS.map(str::to_owned).to_vec(),
            rows: vec![("Cards".to_owned(), (0..WAYS.len()).map(count).collect())],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_event_is_one_number() {
        for (card, way, round) in [(0, 0, 1), (157, 3, 6), (42, 2, 15)] {
            let event = Event::of(Event { card: LocalId(card), way, round }.number()).unwrap();
            assert_eq!((event.card, event.way, event.round), (LocalId(card), way, round));
        }
        assert!(Event::of(-1).is_none() && Event::of(1 << 20).is_none());
    }

    #[test]
    fn the_first_round_is_told_apart_in_every_sample() {
        let strata: Vec<Tally> = (0..2 * ROUNDS as u64).map(|games| Tally { games, won: 0 }).collect();
        let first: Vec<u64> = first_round(&strata).iter().map(|tally| tally.games).collect();
        assert_eq!(first, [1, 1 + ROUNDS as u64]);
    }

    #[test]
    fn a_card_is_compared_within_its_round() {
        // Round 1: the card wins 1 of 2, the others 2 of 4. Round 2: the card wins 3 of 3, the others 1 of 2.
        let card = [Tally { games: 2, won: 1 }, Tally { games: 3, won: 3 }];
        let all = [Tally { games: 6, won: 3 }, Tally { games: 5, won: 4 }];
        let worth = worth_of(&card, &all, 11).unwrap();
        // (2 * (1/2 - 2/4) + 3 * (1 - 1/2)) / 5
        assert!((worth.change.value - 0.3).abs() < 1e-12 && worth.games == 5 && (worth.won - 0.8).abs() < 1e-12);
        assert_eq!(worth_of(&[Tally::default()], &[Tally { games: 6, won: 3 }], 6), None);
    }

    #[test]
    fn flags_need_certainty() {
        let worth = |games, value: f64, spread: f64| {
            Some(Worth { games, won: 0.5, change: Estimate { value, low: value - spread, high: value + spread } })
        };
        let drawn = worth(500, 0.0, 0.01);
        assert_eq!(flag(None, &[drawn, worth(500, 0.3, 0.05), None, None]), Some(Flag::Strong));
        assert_eq!(flag(None, &[drawn, worth(500, 0.3, 0.09), None, None]), None);
        assert_eq!(flag(worth(500, 0.3, 0.05), &[drawn, worth(500, 0.0, 0.1), None, None]), Some(Flag::Strong));
        assert_eq!(flag(worth(20, 0.3, 0.05), &[drawn, worth(500, 0.0, 0.1), None, None]), None);
        assert_eq!(flag(None, &[drawn, worth(500, -0.3, 0.1), worth(500, -0.2, 0.05), None]), Some(Flag::Weak));
        assert_eq!(flag(None, &[drawn, worth(500, -0.3, 0.1), worth(500, 0.0, 0.05), None]), None);
        assert_eq!(flag(None, &[drawn, None, None, worth(400, 0.0, 0.1)]), Some(Flag::Unused));
        assert_eq!(flag(None, &[drawn, worth(5, 0.0, 0.5), worth(4, 0.0, 0.5), None]), Some(Flag::Unused));
        assert_eq!(flag(None, &[drawn, worth(5, 0.0, 0.5), worth(5, 0.0, 0.5), None]), None);
        assert_eq!(flag(None, &[worth(10, 0.0, 0.5), None, None, None]), None);
    }
}
