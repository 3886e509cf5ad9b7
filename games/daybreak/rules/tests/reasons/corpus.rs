//! Positions: of the games of the corpus, and such as chance leads to from them.

use daybreak::content::{Content, EDITIONS};
use daybreak::{Daybreak, Setup, State};
use serde_json::Value;
use std::path::PathBuf;
use std::sync::{Arc, OnceLock};
use tabletop::{Dice, Game, Keyed, Next, Seats, Seed, Silent, Timeline, Xoshiro, moves_of, settle};

/// A position in which somebody is asked.
pub(crate) struct Position {
    pub place: String,
    pub game: Daybreak,
    pub state: State,
    pub asked: Seats,
}

/// Of the entries of a log, every so many is a position.
const EVERY: usize = 8;
/// Moves that chance goes on from some of them.
const STEPS: usize = 24;

pub(crate) fn positions() -> &'static [Position] {
    static POSITIONS: OnceLock<Vec<Position>> = OnceLock::new();
    POSITIONS.get_or_init(|| {
        let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../corpus/daybreak");
        let mut paths: Vec<PathBuf> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        paths.sort();
        let mut list = Vec::new();
        for path in paths {
            let (name, timeline) = read(&path);
            let mut states = Vec::new();
            timeline.replay(timeline.len(), |step| states.push((step.no, *step.before)));
            for (at, (no, state)) in states.iter().enumerate() {
                if let Next::Ask(asked) = timeline.game().next(state)
                    && at % EVERY == 0
                {
                    let place = format!("{name} before entry {no}");
                    list.push(Position { place: place.clone(), game: timeline.game().clone(), state: *state, asked });
                    if at % (EVERY * 8) == 0 {
                        wander(&place, timeline.game(), *state, &mut list);
                    }
                }
            }
        }
        // Somebody speaks for the group.
        let mut setup = Setup::new(3);
        setup.options.insert("spokesperson".to_owned(), "true".to_owned());
        let game = Daybreak::builtin(&setup).unwrap();
        wander("with a speaker", &game, game.begin(), &mut list);
        list
    })
}

/// Plays on by chance, so that much is begun and left open.
fn wander(place: &str, game: &Daybreak, mut state: State, list: &mut Vec<Position>) {
    let mut dice = Xoshiro::new(list.len() as u64);
    let mut chance = Keyed::new(Seed([list.len() as u8; 32]));
    for step in 0..STEPS {
        let Some(asked) = settle(game, &mut state, &mut chance) else { return };
        list.push(Position { place: format!("{place}, {step} on"), game: game.clone(), state, asked });
        let seats: Vec<_> = asked.iter().collect();
        let seat = *dice.pick(&seats);
        let mv = *dice.pick(&moves_of(game, &state, seat));
        game.play(&mut state, seat, mv, &mut Silent);
    }
}

fn read(path: &PathBuf) -> (String, Timeline<Daybreak>) {
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines();
    let header: Value = serde_json::from_str(lines.next().unwrap()).unwrap();
    let files = header["content"].get("files").cloned().unwrap_or(Value::Object(Default::default()));
    let id = header["content"]["id"].as_str().unwrap();
    // The one with content of its own is of the first edition.
    let edition = EDITIONS.iter().find(|edition| edition.id == id).unwrap_or(EDITIONS.last().unwrap());
    let content = Content::of_edition(edition, &serde_json::from_value(files).unwrap()).unwrap();
    let setup: Setup = serde_json::from_value(header["setup"].clone()).unwrap();
    let mut timeline = Timeline::new(Daybreak::new(&Arc::new(content), &setup).unwrap());
    for line in lines {
        let mut entry: Value = serde_json::from_str(line).unwrap();
        entry.as_object_mut().unwrap().remove("n");
        timeline.push(serde_json::from_value(entry).unwrap()).unwrap();
    }
    (path.file_stem().unwrap().to_string_lossy().into_owned(), timeline)
}
