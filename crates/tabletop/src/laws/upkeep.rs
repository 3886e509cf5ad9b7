//! Laws about what stays: the game ends, nothing is lost on the way, and what is written can be read.

use super::script::{Walk, at_every_point};
use super::{Broken, Script, Subject, audiences, differ, some_audience};
use crate::log::{Entry, EntryOf};
use crate::{Audience, Next, Silent, told};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;

/// The game is over after at most as many moves and draws as it says.
pub fn ends_within_bound<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    let mut walk = Walk::new(game, script);
    while let Some(entry) = walk.decide() {
        if !walk.go(&entry, &mut Silent) {
            return Ok(());
        }
    }
    let over = matches!(walk.timeline.next(), Next::Over(_));
    if !over && walk.timeline.len() >= game.bound() {
        return Err(walk.broken("ends_within_bound", "the game said it would be over by now"));
    }
    Ok(())
}

/// What the game declares to be conserved is so after every step, in the game as it is and in imagined ones.
pub fn nothing_is_lost<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("nothing_is_lost", game, script, |point, dice| {
        game.conserved(point.state)?;
        let who = some_audience(game, dice);
        let world = game.imagine(&game.view(point.state, who), dice);
        game.conserved(&world).map_err(|what| format!("in a world that {who} imagines, {what}"))
    })
}

/// States, views, facts, entries and outcomes are the same after they have been written and read.
pub fn written_is_read<G: Subject>(game: &G, script: &Script) -> Result<(), Broken> {
    at_every_point("written_is_read", game, script, |point, _| {
        read_back("the state", point.state)?;
        for who in audiences(game).chain([Audience::Omniscient]) {
            read_back(&format!("the view of {who}"), &game.view(point.state, who))?;
        }
        if let Next::Over(outcome) = game.next(point.state) {
            read_back("the outcome", &outcome)?;
        }
        let Some(entry) = point.coming else { return Ok(()) };
        read_back::<EntryOf<G>>("the entry", entry)?;
        let mut facts = Vec::new();
        let mut state = point.state.clone();
        match entry {
            Entry::Move { seat, mv } => game.play(&mut state, *seat, *mv, &mut facts),
            Entry::Draw(draw) => game.draw(&mut state, draw.clone(), &mut facts),
            Entry::Retract { .. } | Entry::Branch { .. } => {}
        }
        facts.iter().try_for_each(|fact| read_back("a fact", fact))?;
        audiences(game)
            .flat_map(|who| told(game, &facts, who))
            .try_for_each(|fact| read_back("a fact as somebody sees it", &fact))
    })
}

fn read_back<T: Serialize + DeserializeOwned + PartialEq + Debug>(name: &str, value: &T) -> Result<(), String> {
    let text = serde_json::to_string(value).map_err(|error| format!("{name} cannot be written: {error}"))?;
    let read = serde_json::from_str(&text).map_err(|error| format!("{name} cannot be read: {error}\n    {text}"))?;
    if *value == read {
        return Ok(());
    }
    Err(format!("{name} is another one when it is read again:{}", differ(value, &read)))
}
