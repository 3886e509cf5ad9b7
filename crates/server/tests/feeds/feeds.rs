//! What comes from outside as bytes: commands of clients, logs and content. None of it may break anything, whatever it
//! is. The fuzz targets in `fuzz/` feed these functions; so do the tests beside them, with things that are almost right.

use daybreak_title::DaybreakTitle;
use earthrise_title::EarthriseTitle;
use serde_json::Value;
use std::collections::BTreeMap;
use std::str;
use std::sync::LazyLock;
use table::{Effect, Event, Face, Opening, SeatPlan, Table, Who};
use tabletop::Seed;
use title::log_line::Sheet;
use title::{Teller, Title};
use wire::{Command, Millis, MovesWanted, PersonId, Settings, TableId, ViewsWanted};
use words::{Lang, Names, Words};

static EARTHRISE: LazyLock<<EarthriseTitle as Title>::Content> = LazyLock::new(|| EarthriseTitle::builtin().unwrap());
static DAYBREAK: LazyLock<<DaybreakTitle as Title>::Content> = LazyLock::new(|| DaybreakTitle::builtin().unwrap());

/// Commands, a line each, at a table of the game that the first byte names. The first byte of a line says who sends it:
/// the host, another with a seat, somebody who may look, or a stranger.
pub(crate) fn commands(bytes: &[u8]) {
    let Some((first, lines)) = bytes.split_first() else { return };
    if first.is_multiple_of(2) {
        commands_at::<EarthriseTitle>(&EARTHRISE, serde_json::to_value(earthrise::Setup::new(3)).unwrap(), lines);
    } else {
        commands_at::<DaybreakTitle>(&DAYBREAK, serde_json::to_value(daybreak::Setup::new(3)).unwrap(), lines);
    }
}

fn commands_at<T: Title>(content: &T::Content, setup: Value, lines: &[u8]) {
    const BEGIN: Millis = 1_700_000_000_000;
    let people =
        ["Ana", "Bruno", "Carla", "Dora"].map(|name| Who { id: PersonId(format!("p-{name}")), name: name.to_owned() });
    let person = |who: &Who| SeatPlan::Person { who: who.id.clone(), name: who.name.clone() };
    let opening = Opening {
        game: T::ID.to_owned(),
        setup,
        settings: Settings::default(),
        seats: vec![person(&people[0]), person(&people[1]), SeatPlan::Bot("steady".to_owned())],
        host: people[0].clone(),
        seed: None,
        daily: None,
        content: None,
        prefix: None,
        admitted: vec![people[2].clone()],
    };
    let words = Words::of(Lang::En);
    let (mut table, effects) =
        Table::<T>::open(TableId("fed".to_owned()), &opening, content, Seed([7; 32]), BEGIN).unwrap();
    let (fixed, mut events) = (table.fixed(), Vec::new());
    keep(&mut events, effects);
    let mut now = BEGIN;
    for line in lines.split(|byte| *byte == b'\n').take(200) {
        now += 400;
        let Some((actor, text)) = line.split_first() else { continue };
        let Ok(command) = serde_json::from_slice::<Command>(text) else { continue };
        let who = &people[usize::from(*actor) % people.len()];
        keep(&mut events, table.handle_command(now, who, words, command));
        if let Ok((facing, audience)) = table.face(who, None) {
            let face =
                Face { facing, audience, words: Some(words), view: ViewsWanted::Whole, moves: MovesWanted::Labels };
            serde_json::to_string(&table.welcome(who, &face, Some(table.no().saturating_sub(2)), None)).unwrap();
        }
    }
    // What was kept is enough to go on.
    let copy = Table::<T>::restore(fixed, None, events).unwrap();
    assert_eq!(copy.no(), table.no());
}

fn keep<T: Title>(kept: &mut Vec<Event>, effects: Vec<Effect<T>>) {
    for effect in effects {
        if let Effect::Append { events, .. } = effect {
            kept.extend(events);
        }
    }
}

/// A log, as a file or as the body of a request.
pub(crate) fn logs(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else { return };
    let Ok(sheet) = Sheet::read(text) else { return };
    match sheet.header.game.as_str() {
        EarthriseTitle::ID => played::<EarthriseTitle>(&sheet, &EARTHRISE),
        DaybreakTitle::ID => played::<DaybreakTitle>(&sheet, &DAYBREAK),
        _ => {}
    }
}

fn played<T: Title>(sheet: &Sheet, content: &T::Content) {
    sheet.by_bots();
    let Ok(setup) = serde_json::from_value::<T::Setup>(sheet.header.setup.clone()) else { return };
    let Ok(game) = T::make(content, &setup) else { return };
    let names = Names::new(sheet.header.seats.iter().map(String::as_str), None);
    let words = Words::of(Lang::En);
    let (timeline, held) = sheet.replay(game, |game, fault| T::teller(game, words, &names).fault(fault));
    if let Err(bad) = held {
        assert!(!bad.why.is_empty(), "what is wrong is said");
        assert_eq!(bad.entry as usize, timeline.len() as usize + 1, "all before it holds");
    }
}

/// A file of content in the game's own folder; the first byte says which.
pub(crate) fn content(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let Ok(text) = str::from_utf8(rest) else { return };
    let names: Vec<&str> = daybreak::content::BUILTIN.files.iter().map(|(name, _)| *name).collect();
    let refused = match names.get(usize::from(*first) % (names.len() + 1)) {
        None => earthrise::content::Content::parse("earthrise.ron", text).err(),
        Some(name) => {
            let own = BTreeMap::from([((*name).to_owned(), text.to_owned())]);
            daybreak::content::Content::with_overrides(&own).err()
        }
    };
    if let Some(error) = refused {
        assert!(!error.to_string().is_empty(), "what is wrong is said");
    }
}
