//! What happens beside the game, as clients get it.

use super::{Face, Table, TableEvent};
use crate::games::{Hosted, Teller};
use crate::wire::{Happening, Millis, Note, QuestionAbout, Spoken, Until};
use tabletop::Seat;
use words::Words;

impl<G: Hosted> Table<G> {
    /// Something that happened beside the game, as clients get it.
    pub(super) fn note(&self, face: &Face, at: Millis, event: &TableEvent) -> Option<Note> {
        let happening = match event.clone() {
            TableEvent::Sat { seat, name, .. } => Happening::Sat { seat, name },
            TableEvent::Bot { seat, kind, name } => Happening::Bot { seat, name, bot: kind },
            TableEvent::Opened { seat } => Happening::Opened { seat },
            TableEvent::Knocked { knock, name, .. } => Happening::Knocked { knock, name },
            TableEvent::Renamed { old, name, .. } => Happening::Renamed { old, name },
            TableEvent::Started => Happening::Started,
            TableEvent::StandIn { seat, kind, until } => Happening::StandIn { seat, bot: kind, until },
            TableEvent::Back { seat, ended } => Happening::Back { seat, ended },
            TableEvent::Said { name, seat, text } => Happening::Said(Spoken { at, name, seat, text }),
            TableEvent::Paused { name } => Happening::Paused { name },
            TableEvent::Resumed { name } => Happening::Resumed { name },
            TableEvent::Asked { question, .. } => Happening::Asked { question },
            TableEvent::Settled { question, agreed } => Happening::Settled { question, agreed },
            TableEvent::Planned { plan, seat, name, text, of_bot, .. } => {
                let said = of_bot.and_then(|of_bot| of_bot.text(face.words_or_english().lang()).cloned());
                Happening::Planned { plan, seat, name, text: said.unwrap_or(text) }
            }
            TableEvent::Abandoned => Happening::Abandoned,
            TableEvent::Next { table } => Happening::Next { table },
            TableEvent::Host { name, .. } => Happening::Host { name },
            TableEvent::Hurried => Happening::Hurried,
            TableEvent::Admitted { .. }
            | TableEvent::TurnedAway { .. }
            | TableEvent::PlayedElsewhere { .. }
            | TableEvent::Agreed { .. }
            | TableEvent::Finished => return None,
            TableEvent::Voted { .. } | TableEvent::Withdrawn { .. } => return None,
        };
        Some(self.noted(face, at, happening))
    }

    /// A note with its sentence.
    pub(super) fn noted(&self, face: &Face, at: Millis, happening: Happening) -> Note {
        let text = face.words.and_then(|words| self.say_note(face, words, &happening));
        Note { at, happening, text }
    }

    fn say_note(&self, face: &Face, words: &Words, happening: &Happening) -> Option<String> {
        let seat_name = |seat: &Seat| words.name(&self.names(words, None), *seat);
        let place = |seat: &Seat| (u16::from(seat.0) + 1).into();
        Some(match happening {
            Happening::Sat { seat, name } => {
                words.say("note-sat", &[("name", name.clone().into()), ("seat", place(seat))])
            }
            Happening::Bot { seat, name, bot } => {
                let args = [("name", name.clone().into()), ("bot", bot.clone().into()), ("seat", place(seat))];
                words.say("note-bot", &args)
            }
            Happening::Opened { seat } => words.say("note-opened", &[("seat", place(seat))]),
            Happening::Knocked { name, .. } => words.say("note-knocked", &[("name", name.clone().into())]),
            Happening::Renamed { old, name } => {
                words.say("note-renamed", &[("old", old.clone().into()), ("name", name.clone().into())])
            }
            Happening::Started => words.say("note-started", &[]),
            Happening::StandIn { seat, bot, until } => {
                let until = match until {
                    Until::Stage => G::STRETCH,
                    Until::Back => "back",
                };
                let args = [("name", seat_name(seat).into()), ("bot", bot.clone().into()), ("until", until.into())];
                words.say("note-stand-in", &args)
            }
            Happening::Back { seat, ended: false } => words.say("note-back", &[("name", seat_name(seat).into())]),
            Happening::Back { seat, ended: true } => {
                let who = if face.seat() == Some(*seat) { "you" } else { "other" };
                let args = [("part", G::STRETCH.into()), ("who", who.into()), ("name", seat_name(seat).into())];
                words.say("note-back-ended", &args)
            }
            Happening::TakenBack { seat } => {
                let names = self.names(words, face.seat());
                let who = if names.is_me(*seat) { "you" } else { "other" };
                let name = self.rules.teller(words, &names).name(*seat);
                words.say("note-taken-back", &[("who", who.into()), ("name", name.into())])
            }
            Happening::Paused { name } => words.say("note-paused", &[("name", name.clone().into())]),
            Happening::Resumed { name } => words.say("note-resumed", &[("name", name.clone().into())]),
            Happening::Asked { question } => {
                let open = self.questions.iter().find(|open| open.number == *question)?;
                let name = ("name", open.name.clone().into());
                match open.about {
                    QuestionAbout::Abandon => words.say("note-asks-end", &[name]),
                    QuestionAbout::Retract { .. } => words.say("note-asks-back", &[name]),
                }
            }
            Happening::Settled { agreed: true, .. } => words.say("note-agreed", &[]),
            Happening::Settled { agreed: false, .. } => words.say("note-declined", &[]),
            Happening::Planned { name, text, .. } => {
                words.say("note-plan", &[("name", name.clone().into()), ("text", text.clone().into())])
            }
            Happening::Abandoned => words.say("note-abandoned", &[]),
            Happening::Next { .. } => words.say("note-next", &[]),
            Happening::Host { name } => words.say("note-host", &[("name", name.clone().into())]),
            Happening::Hurried => words.say("note-hurried", &[]),
            Happening::Said(_) => return None,
        })
    }
}
