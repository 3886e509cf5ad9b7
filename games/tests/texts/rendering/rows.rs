//! Which fillings a message is shown with: one gap changes at a time, so that the sheets stay readable.

use super::fill::{Filler, Filling, Row, Together, first_of_all, numbers};
use super::messages::{Choice, Message, Way};

/// Every different text of a message.
pub(super) fn renderings(filler: &Filler<'_>, message: &Message) -> Vec<String> {
    let (fillings, unknown) = filler.fillings(message);
    assert!(
        unknown.is_empty(),
        "{}: {}: variables.ron does not say what {unknown:?} stands for",
        filler.messages.lang,
        message.key
    );
    let mut texts: Vec<String> = Vec::new();
    for row in rows(&fillings, &filler.messages.ways(message)) {
        let text = filler.render(&message.key, &row);
        if !texts.contains(&text) {
            texts.push(text);
        }
    }
    texts
}

fn rows(fillings: &[Together], ways: &[Way]) -> Vec<Row> {
    let base = first_of_all(fillings);
    let with = |changes: &Row| {
        let mut row = base.clone();
        row.extend(changes.clone());
        row
    };
    let mut rows = vec![base.clone()];
    rows.extend(fillings.iter().flatten().map(with));
    // A wording that only shows if several gaps agree.
    rows.extend(ways.iter().filter(|way| way.len() > 1).filter_map(|way| leading(fillings, way)).map(|row| with(&row)));
    // One of everything, none of everything.
    let owned = |(gap, filling): (&String, &Filling)| (gap.clone(), filling.clone());
    for number in [1, 0] {
        let all: Row = fillings.iter().flatten().filter(|row| is_all(row, number)).flatten().map(owned).collect();
        if all.len() > 1 {
            rows.push(with(&all));
        }
    }
    rows
}

fn is_all(row: &Row, number: i64) -> bool {
    row.values().all(|filling| *filling == Filling::Number(number))
}

/// The fillings that lead to one wording, if there are such.
fn leading(fillings: &[Together], way: &[(Choice, String)]) -> Option<Row> {
    let mut row = Row::new();
    for (choice, to) in way {
        let mut candidates = fillings.iter().flatten().filter(|row| row.contains_key(&choice.gap));
        row.extend(
            candidates.find(|candidate| candidate.get(&choice.gap).is_some_and(|it| goes(it, choice, to)))?.clone(),
        );
    }
    Some(row)
}

fn goes(filling: &Filling, choice: &Choice, to: &str) -> bool {
    let way = match filling {
        Filling::Number(number) if numbers(choice).contains(number) => number.to_string(),
        Filling::Number(1) if choice.ways.iter().any(|way| way == "one") => "one".to_owned(),
        Filling::Text(text) if choice.ways.contains(text) => text.clone(),
        _ => choice.rest.clone(),
    };
    way == to
}
