//! What happens beside the game, as clients get it.

use super::parts::SeatHolder;
use super::{Face, Table, TableEvent};
use tabletop::Seat;
use title::{Teller, Title};
use wire::{Happening, Millis, Note, QuestionAbout, RanOut, Spoken, Until};
use words::{Joint, Words};

impl<T: Title> Table<T> {
    /// Something that happened beside the game, as clients get it.
    pub(super) fn note(&self, face: &Face, at: Millis, event: &TableEvent) -> Option<Note> {
        let happening = match event.clone() {
            TableEvent::Sat { seat, name, person } => {
                let owner = self.seating.holder(seat).and_then(SeatHolder::owner).filter(|_| person.is_program());
                let program_of = owner.map(|owner| owner.name.clone());
                Happening::Sat { seat, name, program_of }
            }
            TableEvent::Bot { seat, kind, name, by } => Happening::Bot { seat, name, bot: kind, by },
            TableEvent::Opened { seat, by } => Happening::Opened { seat, by },
            TableEvent::Admitted { name, by: Some(by), .. } => Happening::Admitted { name, by, yes: true },
            TableEvent::TurnedAway { name, by: Some(by), .. } => Happening::Admitted { name, by, yes: false },
            TableEvent::Removed { name, by, .. } => Happening::Removed { name, by },
            TableEvent::Muted { name, by, .. } => Happening::Muted { name, by },
            TableEvent::Unmuted { name, by, .. } => Happening::Unmuted { name, by },
            TableEvent::Key { seat, name, by } => Happening::Key { seat, name, by },
            TableEvent::Knocked { knock, name, .. } => Happening::Knocked { knock, name },
            TableEvent::Renamed { old, name, .. } => Happening::Renamed { old, name },
            TableEvent::DealMade { shares, left_out, .. } => Happening::Dealt {
                names: shares.into_iter().map(|given| given.name).collect(),
                left_out: left_out.into_iter().map(|one| one.name).collect(),
            },
            TableEvent::Started => Happening::Started,
            TableEvent::StandIn { seat, kind, until, by } => Happening::StandIn { seat, bot: kind, until, by },
            TableEvent::Back { seat, ended, step: false } => Happening::Back { seat, ended },
            TableEvent::ClockOut { seat, then, again: false } => Happening::ClockOut { seat, then },
            TableEvent::Said { name, seat, text, who } => Happening::Said(Spoken { at, name, seat, text, who }),
            TableEvent::Paused { name, .. } => Happening::Paused { name },
            TableEvent::Resumed { name, .. } => Happening::Resumed { name },
            TableEvent::Asked { question, .. } => Happening::Asked { question },
            TableEvent::Settled { question, agreed } => Happening::Settled { question, agreed },
            TableEvent::Planned { plan, seat, by, name, text, of_bot, .. } => {
                let who = of_bot.is_none().then(|| self.handle(&by));
                let said = of_bot.and_then(|of_bot| of_bot.text(face.words_or_english().lang()).cloned());
                Happening::Planned { plan, seat, name, text: said.unwrap_or(text), who }
            }
            TableEvent::Abandoned => Happening::Abandoned,
            TableEvent::Next { table } => Happening::Next { table },
            TableEvent::Host { name, .. } => Happening::Host { name },
            TableEvent::Hurried => Happening::Hurried,
            TableEvent::Back { .. } | TableEvent::ClockOut { .. } | TableEvent::Held { .. } => return None,
            TableEvent::Admitted { .. }
            | TableEvent::TurnedAway { .. }
            | TableEvent::PlayedElsewhere { .. }
            | TableEvent::Dealing { .. }
            | TableEvent::Committed { .. }
            | TableEvent::Shared { .. }
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
        let seat_number = |seat: &Seat| (u16::from(seat.0) + 1).into();
        // Who did it is said where it was the host.
        let say =
            |[key, key_by]: [&str; 2], by: &Option<String>, mut args: Vec<(&'static str, words::Value<'static>)>| {
                let Some(by) = by else { return words.say(key, &args) };
                args.push(("by", by.clone().into()));
                words.say(key_by, &args)
            };
        Some(match happening {
            Happening::Sat { seat, name, program_of: None } => {
                words.say("note-sat", &[("name", name.clone().into()), ("seat", seat_number(seat))])
            }
            Happening::Sat { seat, name, program_of: Some(of) } => {
                let args = [("name", name.clone().into()), ("of", of.clone().into()), ("seat", seat_number(seat))];
                words.say("note-sat-program", &args)
            }
            Happening::Bot { seat, name, bot, by } => {
                let args = vec![
                    ("name", name.clone().into()),
                    ("bot", words.bot_level(bot).into()),
                    ("seat", seat_number(seat)),
                ];
                say(["note-bot", "note-bot-by"], by, args)
            }
            Happening::Opened { seat, by } => {
                say(["note-opened", "note-opened-by"], by, vec![("seat", seat_number(seat))])
            }
            Happening::Admitted { name, by, yes } => {
                let key = if *yes { "note-admitted" } else { "note-turned-away" };
                words.say(key, &[("name", name.clone().into()), ("by", by.clone().into())])
            }
            Happening::Removed { name, by } => {
                words.say("note-removed", &[("name", name.clone().into()), ("by", by.clone().into())])
            }
            Happening::Muted { name, by } => {
                words.say("note-muted", &[("name", name.clone().into()), ("by", by.clone().into())])
            }
            Happening::Unmuted { name, by } => {
                words.say("note-unmuted", &[("name", name.clone().into()), ("by", by.clone().into())])
            }
            Happening::Key { seat, name, by } => {
                let args = [("name", name.clone().into()), ("seat", seat_number(seat)), ("by", by.clone().into())];
                words.say("note-key", &args)
            }
            Happening::Knocked { name, .. } => words.say("note-knocked", &[("name", name.clone().into())]),
            Happening::Renamed { old, name } => {
                words.say("note-renamed", &[("old", old.clone().into()), ("name", name.clone().into())])
            }
            Happening::Dealt { names, left_out } => {
                let key = match (names.is_empty(), left_out.is_empty()) {
                    (true, _) => "note-dealt-alone",
                    (false, true) => "note-dealt",
                    (false, false) => "note-dealt-without",
                };
                let list = |names: &[String]| words.list(names.to_vec(), Joint::And).into();
                words.say(key, &[("names", list(names)), ("left", list(left_out))])
            }
            Happening::Started => words.say("note-started", &[]),
            Happening::StandIn { seat, bot, until, by } => {
                let until = match until {
                    Until::Stage | Until::Clock => T::STRETCH,
                    Until::Back | Until::Step => "back",
                };
                let name = seat_name(seat).into();
                say(
                    ["note-stand-in", "note-stand-in-by"],
                    by,
                    vec![("name", name), ("bot", words.bot_level(bot).into()), ("until", until.into())],
                )
            }
            Happening::Back { seat, ended: false } => words.say("note-back", &[("name", seat_name(seat).into())]),
            Happening::Back { seat, ended: true } => {
                let who = if face.seat() == Some(*seat) { "you" } else { "other" };
                let args = [("part", T::STRETCH.into()), ("who", who.into()), ("name", seat_name(seat).into())];
                words.say("note-back-ended", &args)
            }
            Happening::ClockOut { seat, then } => {
                let who = if face.seat() == Some(*seat) { "you" } else { "other" };
                let then = match then {
                    RanOut::Bot => T::STRETCH,
                    RanOut::Pass => "pass",
                    RanOut::Step => "step",
                    RanOut::Nothing => "nothing",
                };
                let args = [("who", who.into()), ("name", seat_name(seat).into()), ("then", then.into())];
                words.say("note-clock-out", &args)
            }
            Happening::TakenBack { seat } => {
                let names = self.names(words, face.seat());
                let who = if names.is_me(*seat) { "you" } else { "other" };
                let name = T::teller(self.game.rules(), words, &names).name(*seat);
                words.say("note-taken-back", &[("who", who.into()), ("name", name.into())])
            }
            Happening::Paused { name } => words.say("note-paused", &[("name", name.clone().into())]),
            Happening::Resumed { name } => words.say("note-resumed", &[("name", name.clone().into())]),
            Happening::Asked { question } => {
                let open = self.questions.find(*question).ok()?;
                let name = ("name", open.name.clone().into());
                match open.about {
                    QuestionAbout::Abandon => words.say("note-asks-end", &[name]),
                    QuestionAbout::Retract { .. } => words.say("note-asks-back", &[name]),
                    QuestionAbout::Study => words.say("note-asks-study", &[name]),
                    QuestionAbout::Branch { .. } => words.say("note-asks-branch", &[name]),
                    QuestionAbout::StandIn { seat } => {
                        let other = ("other", seat_name(&seat).into());
                        words.say("note-asks-stand-in", &[name, other, ("part", T::STRETCH.into())])
                    }
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
