//! What hosts did to the table.

use crate::{TableEvent, shown_name};
use serde::{Deserialize, Serialize};
use tabletop::{Seat, never};
use wire::{Deed, HostDeed};
use words::Words;

/// Different things a host did that are listed.
const MOST_DEEDS: usize = 64;

/// What hosts did to the table, for everybody to read when the game is over.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct HostDeeds(Vec<HostDeed>);

impl HostDeeds {
    /// Notes what a host does: to a game that is on, or not; with what the host and the seats are called until then.
    pub(crate) fn apply(
        &mut self,
        event: &TableEvent,
        running: bool,
        host: &str,
        seat_name: impl Fn(Seat) -> Option<String>,
    ) {
        let (by, deed) = match event {
            TableEvent::Removed { name, by, .. } => (by, Deed::Removed { name: name.clone() }),
            TableEvent::Muted { name, by, .. } => (by, Deed::Muted { name: name.clone() }),
            TableEvent::Unmuted { name, by, .. } => (by, Deed::Unmuted { name: name.clone() }),
            TableEvent::Bot { seat, kind, by: Some(by), .. } if running => {
                (by, Deed::Bot { seat: *seat, bot: kind.clone() })
            }
            TableEvent::Sat { seat, name, person } if running && person.is_program() => {
                let name = name.clone();
                return self.add(host, Deed::Program { seat: *seat, name });
            }
            TableEvent::Key { seat, name, by } if running => (by, Deed::Key { seat: *seat, name: name.clone() }),
            TableEvent::StandIn { seat, kind, by: Some(by), .. } => {
                let Some(name) = seat_name(*seat) else {
                    never!("a bot stands in at {seat:?}, and there is no such seat");
                    return;
                };
                (by, Deed::StandIn { seat: *seat, name, bot: kind.clone() })
            }
            TableEvent::Paused { name, host: true } => (name, Deed::Paused),
            TableEvent::Resumed { name, host: true } => (name, Deed::Resumed),
            _ => return,
        };
        self.add(by, deed);
    }

    fn add(&mut self, by: &str, deed: Deed) {
        if let Some(known) = self.0.iter_mut().find(|known| known.by == by && known.deed == deed) {
            known.times = known.times.saturating_add(1);
        } else if self.0.len() + 1 < MOST_DEEDS || deed == Deed::More {
            self.0.push(HostDeed { by: by.to_owned(), deed, times: 1, text: None });
        } else {
            let more = self.0.iter_mut().find(|known| known.deed == Deed::More);
            match more {
                Some(more) => more.times = more.times.saturating_add(1),
                None => self.add(by, Deed::More),
            }
        }
    }

    /// As it is kept with a result.
    pub(crate) fn deeds(&self) -> &[HostDeed] {
        &self.0
    }

    /// As it is read.
    pub(crate) fn told(&self, words: &Words) -> Vec<HostDeed> {
        let told = |deed: &HostDeed| HostDeed {
            by: shown_name(words, &deed.by),
            text: Some(say_deed(words, deed)),
            ..deed.clone()
        };
        self.0.iter().map(told).collect()
    }
}

/// Something a host did, in words.
pub fn say_deed(words: &Words, done: &HostDeed) -> String {
    let seat_number = |seat: &Seat| ("seat", (u16::from(seat.0) + 1).into());
    let of = |name: &String| ("name", shown_name(words, name).into());
    let (key, more): (&str, Vec<(&str, words::Value<'_>)>) = match &done.deed {
        Deed::Bot { seat, bot } => ("deed-bot", vec![seat_number(seat), ("bot", words.bot_level(bot).into())]),
        Deed::Program { seat, name } => ("deed-program", vec![seat_number(seat), of(name)]),
        Deed::Key { seat, name } => ("deed-key", vec![seat_number(seat), of(name)]),
        Deed::StandIn { name, bot, .. } => ("deed-stand-in", vec![of(name), ("bot", words.bot_level(bot).into())]),
        Deed::Paused => ("deed-paused", Vec::new()),
        Deed::Resumed => ("deed-resumed", Vec::new()),
        Deed::Removed { name } => ("deed-removed", vec![of(name)]),
        Deed::Muted { name } => ("deed-muted", vec![of(name)]),
        Deed::Unmuted { name } => ("deed-unmuted", vec![of(name)]),
        Deed::More => ("deed-more", Vec::new()),
    };
    let mut args = vec![("by", shown_name(words, &done.by).into()), ("times", done.times.into())];
    args.extend(more);
    words.say(key, &args)
}
