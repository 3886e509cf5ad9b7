//! What the clients of a table are told.

use super::{Live, Origin, dismiss};
use crate::bus::Notice;
use crate::clock::now;
use crate::live::mail::SocketNo;
use crate::metrics::Outcome;
use axum::extract::ws::Utf8Bytes;
use std::sync::Arc;
use table::Problem;
use table::{AudienceKey, Broadcast, Face};
use tabletop::never;
use title::Title;
use wire::json;
use wire::{Code, Message, Reply};
use words::{Lang, Words};

impl<T: Title> Live<T> {
    pub(super) fn publish(&self, summary: wire::Summary) {
        let bus = self.hub.bus();
        if bus.is_heard() {
            let members = summary.members.clone().into();
            let watch = self.table.watch();
            bus.publish(Notice { table: self.id.clone(), members, summary: Arc::new(summary), watch });
        }
    }

    /// Tells everybody as much as they may know; each kind of audience is told the same text.
    pub(super) fn tell(&mut self, broadcast: &Broadcast<T>, late: bool, origin: &mut Origin) {
        if broadcast.table {
            self.turn_away();
        }
        let mut updates: Vec<ForAudience> = Vec::new();
        let mut behind = Vec::new();
        let asker = match origin {
            Origin::Socket(no, re, since) => Some((*no, re.clone(), *since)),
            _ => None,
        };
        // The views that one broadcast leads to are those that the next one begins with.
        let mut patches = std::mem::take(&mut self.patches);
        patches.begin();
        for (&no, socket) in &mut self.sockets {
            let face = socket.face.after(socket.shown, broadcast);
            let at = updates.iter().position(|update| update.key == face.key()).unwrap_or_else(|| {
                let update = self.table.update(&face, broadcast, late, &mut patches);
                let message = update.map(|update| Message::Update(Box::new(update)));
                updates.push(ForAudience { key: face.key(), message, text: None });
                updates.len() - 1
            });
            if updates.get(at).is_some_and(ForAudience::shows_game) {
                socket.shown = broadcast.entry;
            }
            let re = asker.as_ref().filter(|(asker, ..)| *asker == no).map(|(_, re, _)| re);
            let text = match (updates.get_mut(at).and_then(|update| update.text(re.and_then(Option::as_deref))), re) {
                (Some(text), _) => text,
                (None, Some(re)) => as_text(&Message::Reply { re: re.clone(), reply: Reply::Done { n: broadcast.no } }),
                (None, None) => continue,
            };
            if socket.out.send(text).is_err() {
                behind.push(no);
            }
        }
        self.patches = patches;
        self.hub.inner().metrics.messages.inc_by(self.sockets.len() as u64);
        if broadcast.game && !late {
            self.hub.inner().metrics.moves.inc();
        }
        if let Some((_, _, since)) = asker {
            self.hub.inner().metrics.ack.observe(since.elapsed().as_secs_f64());
            self.hub.inner().metrics.command(Outcome::Ok);
        }
        for no in behind {
            self.let_go(no);
        }
        self.publish_turn(broadcast);
    }

    /// Whoever may no longer look from where they do, because they gave up the seat, looks as they may from now on, or goes.
    pub(super) fn turn_away(&mut self) {
        let (table, sockets) = (&self.table, &mut self.sockets);
        let mut turned = Vec::new();
        for (&no, socket) in sockets.iter_mut() {
            if table.face(&socket.who, Some(socket.face.facing)).is_ok() {
                continue;
            }
            match table.face(&socket.who, None) {
                Ok((facing, audience)) => {
                    socket.face = Face { facing, audience, ..socket.face };
                    let welcome = table.welcome(&socket.who, &socket.face, None, None);
                    socket.shown = welcome.now.entry;
                    turned.push((no, Ok(Message::Welcome(Box::new(welcome)))));
                }
                Err(problem) => turned.push((no, Err(problem))),
            }
        }
        for (no, outcome) in turned {
            match outcome {
                Ok(welcome) => self.send(no, &welcome),
                Err(problem) => {
                    if let Some(socket) = self.sockets.get(&no) {
                        dismiss(&socket.out, socket.face.words.map(|words| words.lang().tag()), &problem);
                    }
                    self.let_go(no);
                }
            }
        }
    }

    /// Lists show whose turn it is.
    pub(super) fn publish_turn(&self, broadcast: &Broadcast<T>) {
        if broadcast.game && !broadcast.table && self.hub.bus().is_heard() {
            self.publish(self.table.summary());
        }
    }

    pub(super) fn send(&mut self, no: SocketNo, message: &Message) {
        if let Some(socket) = self.sockets.get(&no)
            && socket.out.send(as_text(message)).is_err()
        {
            self.let_go(no);
        }
    }

    /// Lets go of a client that does not read: its way ends, and its connection with it.
    pub(super) fn let_go(&mut self, no: SocketNo) {
        if let Some(socket) = self.sockets.remove(&no) {
            self.disconnected.push(socket.who.id);
        }
    }

    /// Lets the table know who was let go.
    pub(in crate::live) async fn note_disconnections(&mut self) {
        while let Some(person) = self.disconnected.pop() {
            let effects = self.table.disconnect(now(), &person);
            self.run_own_effects(effects).await;
        }
    }

    pub(super) fn refuse(&mut self, no: SocketNo, re: Option<&str>, problem: &Problem) {
        let Some(face) = self.sockets.get(&no).map(|socket| socket.face) else { return };
        self.hub.inner().metrics.command(problem.code.into());
        self.send(no, &Message::Error(problem.say(face.words_or_english(), re)));
    }

    /// Ends every connection; clients may come back.
    pub(in crate::live) fn goodbye(&mut self, code: Code) {
        for (_, socket) in self.sockets.drain() {
            let lang = socket.face.words.map(Words::lang);
            dismiss(&socket.out, lang.map(Lang::tag), &code.into());
        }
    }
}

/// A message as it goes over the wire.
pub(crate) fn as_text(message: &Message) -> Utf8Bytes {
    json::text(message).into()
}

/// What an audience is told: the same text to all, but for the one whose command it answers.
struct ForAudience {
    key: AudienceKey,
    /// Nothing, if there is nothing to tell it.
    message: Option<Message>,
    /// As it goes over the wire, once somebody needed it.
    text: Option<Utf8Bytes>,
}

impl ForAudience {
    /// Does it say what the game is like now?
    fn shows_game(&self) -> bool {
        matches!(&self.message, Some(Message::Update(update)) if update.now.is_some())
    }

    /// The update as text, as the answer to a command if it is one.
    fn text(&mut self, re: Option<&str>) -> Option<Utf8Bytes> {
        let message = self.message.as_mut()?;
        let Some(re) = re else { return Some(self.text.get_or_insert_with(|| as_text(message)).clone()) };
        answer_to(message, Some(re));
        let text = as_text(message);
        answer_to(message, None);
        Some(text)
    }
}

/// Says which command an update answers.
fn answer_to(message: &mut Message, re: Option<&str>) {
    match message {
        Message::Update(update) => update.re = re.map(str::to_owned),
        _ => never!("only an update is told to an audience"),
    }
}
