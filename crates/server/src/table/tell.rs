//! What each audience is told, in its language. Everything here is made from that audience's view and facts alone.

use super::effect::Tidings;
use super::play::takes_back;
use super::{Place, Table, TableEvent, Who};
use crate::games::{Hosted, Teller};
use crate::wire::{
    Choice, Code, Facing, Happening, Holder, Millis, MovesWanted, Note, Problem, QuestionInfo, Scene, SeatInfo, Spoken,
    Status, TableInfo, Told, Update, Watch, Welcome, You,
};
use serde_json::value::to_raw_value;
use tabletop::log::EntryNo;
use tabletop::{Audience, Game, Next, Seat, Seats, moves_of};
use words::{Names, Words};

/// How one client looks at a table.
#[derive(Clone, Copy, Debug)]
pub struct Face {
    /// As whom.
    pub facing: Facing,
    /// The same for the rules.
    pub audience: Audience,
    /// The language, if it wants sentences.
    pub words: Option<&'static Words>,
    /// Does it want views?
    pub view: bool,
    /// Does it want its moves?
    pub moves: MovesWanted,
}

/// Two clients with the same key are told the same, word for word.
pub type Audienced = (Audience, Option<words::Lang>, bool, MovesWanted);

impl Face {
    /// What decides what it is told.
    pub fn key(&self) -> Audienced {
        (self.audience, self.words.map(Words::lang), self.view, self.moves)
    }

    /// The seat it looks from.
    pub fn seat(&self) -> Option<Seat> {
        match self.audience {
            Audience::Seat(seat) => Some(seat),
            Audience::Spectator | Audience::Omniscient => None,
        }
    }

    /// The language of sentences that cannot be left out.
    pub fn words_or_english(&self) -> &'static Words {
        self.words.unwrap_or_else(|| crate::speech::words(words::Lang::En))
    }
}

/// A move as a client gets it.
pub(super) fn choice<G: Game>(mv: G::Move, label: Option<String>) -> Option<Choice> {
    Some(Choice { mv: to_raw_value(&mv).ok()?, label })
}

impl<G: Hosted> Table<G> {
    /// As whom somebody looks, if they may.
    pub fn face(&self, who: &Who, wanted: Option<Facing>) -> Result<(Facing, Audience), Problem> {
        let own = self.seats_of(who);
        let facing = wanted.unwrap_or_else(|| own.first().map_or(Facing::Spectator, Facing::Seat));
        let over = matches!(self.status, Status::Finished | Status::Abandoned);
        match facing {
            Facing::Seat(seat) if own.has(seat) => Ok((facing, Audience::Seat(seat))),
            // Once the game is over everybody may see it from any seat.
            Facing::Seat(seat) if over && seat.index() < self.seats.len() => Ok((facing, Audience::Seat(seat))),
            Facing::Seat(seat) => Err(Problem::new(Code::NotYourSeat).with("seat", seat.0.saturating_add(1))),
            Facing::Spectator => {
                let barred = self.status == Status::Running && own.is_empty() && self.watch() == Watch::Off;
                if barred { Err(Code::WatchingOff.into()) } else { Ok((facing, Audience::Spectator)) }
            }
            Facing::Everything if over || (self.settings.study && !own.is_empty()) => {
                Ok((facing, Audience::Omniscient))
            }
            Facing::Everything => Err(Code::NotFinished.into()),
        }
    }

    /// Who may watch, as it comes out.
    pub fn watch(&self) -> Watch {
        self.settings.watch.unwrap_or(if G::SECRETS { Watch::Delayed(60) } else { Watch::Live })
    }

    /// By how many milliseconds this audience is behind.
    fn delay(&self, audience: Audience) -> Option<Millis> {
        match (audience, self.watch(), self.status) {
            (Audience::Spectator, Watch::Delayed(seconds), Status::Running) => Some(Millis::from(seconds) * 1000),
            _ => None,
        }
    }

    /// Keeps tidings for delayed spectators.
    pub(super) fn hold(&mut self, tidings: &Tidings<G>) {
        if self.delay(Audience::Spectator).is_some() && tidings.game {
            self.held.push_back(tidings.clone());
        } else if self.status != Status::Running {
            self.held.clear();
        }
    }

    pub(super) fn next_release(&self) -> Option<Millis> {
        let delay = self.delay(Audience::Spectator)?;
        self.held.front().map(|tidings| tidings.at + delay)
    }

    /// What delayed spectators may know by this time.
    pub(super) fn release(&mut self, now: Millis) -> Vec<super::Effect<G>> {
        let mut out = Vec::new();
        while self.next_release().is_some_and(|at| at <= now) {
            out.extend(self.held.pop_front().map(super::Effect::TellWatchers));
        }
        out
    }

    /// The last entry of the log that a client may know of.
    pub(super) fn horizon(&self, face: &Face) -> EntryNo {
        let held = self.delay(face.audience).and_then(|_| self.held.front());
        held.map_or(self.timeline.len(), |tidings| tidings.entry - tidings.entries.len() as EntryNo)
    }

    pub(super) fn seat_infos(&self) -> Vec<SeatInfo> {
        let present = self.present();
        (0..)
            .map(Seat)
            .zip(&self.seats)
            .map(|(seat, place)| {
                let (holder, name) = match place {
                    Place::Open => (Holder::Open, String::new()),
                    Place::Person { name, .. } => (Holder::Person, name.clone()),
                    Place::Bot { name, .. } => (Holder::Bot, name.clone()),
                };
                SeatInfo { seat, holder, name, bot: self.bot_of(seat).map(str::to_owned), here: present.has(seat) }
            })
            .collect()
    }

    /// The table as everybody at it may know it.
    pub fn info(&self) -> TableInfo {
        let over = matches!(self.status, Status::Finished | Status::Abandoned);
        let question = |open: &super::Question| QuestionInfo {
            question: open.number,
            about: open.about,
            by: open.name.clone(),
            asked: open.asked,
            agreed: open.agreed,
        };
        TableInfo {
            id: self.id.clone(),
            game: G::ID.to_owned(),
            setup: self.header.setup.clone(),
            settings: self.settings.clone(),
            watch: self.watch(),
            status: self.status,
            paused: self.paused,
            host: self.host_name.clone(),
            seats: self.seat_infos(),
            questions: self.questions.iter().map(question).collect(),
            commitment: self.seed.commitment().to_string(),
            seed: over.then(|| self.seed.to_string()),
            deal: self.deal.clone(),
            daily: self.daily.clone(),
            next: self.next.clone(),
            entries: self.timeline.len(),
            created: self.created,
        }
    }

    /// The table as it is, for a client that comes.
    pub fn welcome(&self, who: &Who, face: &Face, since: Option<u32>, re: Option<String>) -> Welcome {
        let entry = self.horizon(face);
        let now = match entry == self.timeline.len() {
            true => self.scene_at(face, self.timeline.state(), entry),
            false => self.scene_at(face, &self.timeline.at(entry), entry),
        };
        Welcome {
            n: self.no,
            re,
            table: self.info(),
            you: You { seats: self.seats_of(who), host: who.id == self.host, facing: face.facing },
            now,
            chat: self.chat.iter().cloned().collect(),
            since: since.map(|n| self.since(face, n)),
        }
    }

    /// What a client is told of tidings; none, if there is nothing for it in them.
    pub fn update(&self, face: &Face, tidings: &Tidings<G>, late: bool) -> Option<Update> {
        let barred = face.audience == Audience::Spectator
            && self.status == Status::Running
            && (self.watch() == Watch::Off || self.delay(face.audience).is_some() != late);
        let (entries, game) = if barred { (&[][..], false) } else { (&tidings.entries[..], tidings.game) };
        let names = self.names(face.seat());
        let mut list = Vec::new();
        for step in entries {
            if takes_back(&step.entry) {
                list.push(Told {
                    entry: step.no,
                    fact: None,
                    text: self.say_taken_back(face, &step.entry),
                    opens: true,
                });
            }
            for fact in &step.facts {
                if let Some(seen) = self.rules.seen(fact, face.audience).of(fact) {
                    list.push(self.told(face, &names, step.no, &seen));
                }
            }
        }
        let notes: Vec<Note> = match late {
            true => Vec::new(),
            false => tidings.notes.iter().filter_map(|(at, event)| self.note(face, *at, event)).collect(),
        };
        let table = (tidings.table && !late).then(|| self.info());
        if barred && notes.is_empty() && table.is_none() {
            return None;
        }
        let now = game.then(|| match late {
            false => self.scene_at(face, self.timeline.state(), tidings.entry),
            true => self.scene_at(face, &self.timeline.at(tidings.entry), tidings.entry),
        });
        Some(Update { n: tidings.no, re: None, told: list, notes, table, now })
    }

    pub(super) fn told(&self, face: &Face, names: &Names, entry: EntryNo, fact: &G::Fact) -> Told {
        let (text, opens) = match face.words {
            Some(words) => {
                let teller = self.rules.teller(words, names);
                (Some(teller.fact(fact)), teller.opens(fact))
            }
            None => (None, false),
        };
        Told { entry, fact: to_raw_value(fact).ok(), text, opens }
    }

    fn say_taken_back(&self, face: &Face, entry: &tabletop::log::EntryOf<G>) -> Option<String> {
        let words = face.words?;
        Some(match entry {
            tabletop::log::Entry::Retract { seat, .. } => {
                let names = self.names(face.seat());
                let who = if names.is_me(*seat) { "you" } else { "other" };
                let name = self.rules.teller(words, &names).name(*seat);
                words.say("note-taken-back", &[("who", who.into()), ("name", name.into())])
            }
            _ => words.say("note-branch", &[]),
        })
    }

    /// The game from where a client looks, at some moment.
    pub(super) fn scene_at(&self, face: &Face, state: &G::State, entry: EntryNo) -> Scene {
        let next = self.rules.next(state);
        let asked = match &next {
            Next::Ask(asked) if self.status != Status::Waiting => *asked,
            _ => Seats::NONE,
        };
        let outcome = match &next {
            Next::Over(outcome) => Some(outcome),
            _ => None,
        };
        let names = self.names(face.seat());
        let mine = face.seat().filter(|&seat| asked.has(seat));
        let needs_view = face.view || face.words.is_some() || (mine.is_some() && face.moves == MovesWanted::Labels);
        let view = needs_view.then(|| self.rules.view(state, face.audience));
        let teller = face.words.map(|words| self.rules.teller(words, &names));
        let moves = mine.filter(|_| face.moves != MovesWanted::None).map(|seat| {
            let moves = moves_of(self.rules.as_ref(), state, seat);
            let label = |mv: G::Move| match (face.moves, &view, &teller) {
                (MovesWanted::Labels, Some(view), Some(teller)) => Some(teller.label(view, mv)),
                _ => None,
            };
            moves.into_iter().filter_map(|mv| choice::<G>(mv, label(mv))).collect()
        });
        Scene {
            entry,
            when: teller.as_ref().zip(view.as_ref()).map(|(teller, view)| teller.when(view)),
            asked,
            awaited: if asked.is_empty() { Seats::NONE } else { self.rules.awaited(state, asked) },
            prompt: teller.as_ref().zip(view.as_ref()).and_then(|(teller, view)| teller.prompt(view)),
            moves,
            outcome: outcome.and_then(|outcome| to_raw_value(outcome).ok()),
            outcome_text: outcome.zip(teller.as_ref()).map(|(outcome, teller)| teller.outcome(outcome)),
            view: view.filter(|_| face.view).and_then(|view| to_raw_value(&view).ok()),
        }
    }

    pub(super) fn choices(&self, face: &Face, seat: Seat, moves: &[G::Move], labels: bool) -> Vec<Choice> {
        let names = self.names(Some(seat));
        let teller = self.rules.teller(face.words_or_english(), &names);
        let view = self.rules.view(self.timeline.state(), Audience::Seat(seat));
        moves.iter().filter_map(|&mv| choice::<G>(mv, labels.then(|| teller.label(&view, mv)))).collect()
    }

    /// Something that happened beside the game, as clients get it.
    fn note(&self, face: &Face, at: Millis, event: &TableEvent) -> Option<Note> {
        let happening = match event.clone() {
            TableEvent::Sat { seat, name, .. } => Happening::Sat { seat, name },
            TableEvent::Bot { seat, kind, name } => Happening::Bot { seat, name, bot: kind },
            TableEvent::Opened { seat } => Happening::Opened { seat },
            TableEvent::Started => Happening::Started,
            TableEvent::StandIn { seat, kind } => Happening::StandIn { seat, bot: kind },
            TableEvent::Back { seat } => Happening::Back { seat },
            TableEvent::Said { name, seat, text } => Happening::Said(Spoken { at, name, seat, text }),
            TableEvent::Paused { name } => Happening::Paused { name },
            TableEvent::Resumed { name } => Happening::Resumed { name },
            TableEvent::Asked { question, .. } => Happening::Asked { question },
            TableEvent::Settled { question, agreed } => Happening::Settled { question, agreed },
            TableEvent::Abandoned => Happening::Abandoned,
            TableEvent::Next { table } => Happening::Next { table },
            TableEvent::Host { name, .. } => Happening::Host { name },
            TableEvent::Admitted { .. } | TableEvent::Agreed { .. } | TableEvent::Finished => return None,
        };
        let text = face.words.and_then(|words| self.say_note(words, &happening));
        Some(Note { at, happening, text })
    }

    fn say_note(&self, words: &Words, happening: &Happening) -> Option<String> {
        let seat_name = |seat: &Seat| words.name(&self.names(None), *seat);
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
            Happening::Started => words.say("note-started", &[]),
            Happening::StandIn { seat, bot } => {
                words.say("note-stand-in", &[("name", seat_name(seat).into()), ("bot", bot.clone().into())])
            }
            Happening::Back { seat } => words.say("note-back", &[("name", seat_name(seat).into())]),
            Happening::Paused { name } => words.say("note-paused", &[("name", name.clone().into())]),
            Happening::Resumed { name } => words.say("note-resumed", &[("name", name.clone().into())]),
            Happening::Asked { question } => {
                let open = self.questions.iter().find(|open| open.number == *question)?;
                let name = ("name", open.name.clone().into());
                match open.about {
                    crate::wire::QuestionAbout::Abandon => words.say("note-asks-end", &[name]),
                    crate::wire::QuestionAbout::Retract { .. } => words.say("note-asks-back", &[name]),
                }
            }
            Happening::Settled { agreed: true, .. } => words.say("note-agreed", &[]),
            Happening::Settled { agreed: false, .. } => words.say("note-declined", &[]),
            Happening::Abandoned => words.say("note-abandoned", &[]),
            Happening::Next { .. } => words.say("note-next", &[]),
            Happening::Host { name } => words.say("note-host", &[("name", name.clone().into())]),
            Happening::Said(_) => return None,
        })
    }
}
