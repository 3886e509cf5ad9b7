//! What reaches a table: connections, commands and questions.

use super::{Live, Origin, Socket, dismiss};
use crate::clock::now;
use crate::live::mail::{Mail, Passage, Readable, SocketNo};
use crate::live::{Outbox, hinting};
use std::net::IpAddr;
use std::time::Instant;
use table::Problem;
use table::{Effect, Face, Who};
use title::Title;
use wire::{Ask, Attach, Body, Code, Command, Facing, Message, PersonId, Reply, VERSION};
use words::Lang;

impl<T: Title> Live<T> {
    pub(in crate::live) async fn take_mail(&mut self, mail: Mail) {
        self.touched = Instant::now();
        self.table.tick(now());
        match mail {
            Mail::Attach { socket, who, address, attach, out } => {
                self.attach(socket, who, address, attach, out).await;
                self.raise_thoughts();
            }
            Mail::Detach { socket } => self.detach(socket).await,
            Mail::Command { socket, command, since } => self.command(socket, command, since).await,
            Mail::Do { who, words, command, answer } => {
                if let Err(problem) = self.has_room_for(&command.body) {
                    let _ = answer.send(Err(problem));
                    return;
                }
                let effects = self.table.handle_command(now(), &who, words, command);
                self.answer_with(effects, answer).await;
            }
            Mail::Passage { who, passage, answer } => {
                if let Err(problem) = self.has_room_to_pass(passage) {
                    let _ = answer.send(Err(problem));
                    return;
                }
                let effects = self.pass(&who, passage);
                self.answer_with(effects, answer).await;
            }
            Mail::SeatProgram { host, seat, program, answer } => {
                let effects = self.table.seat_program(now(), &host, seat, &program);
                self.answer_with(effects, answer).await;
            }
            Mail::UnseatProgram { program } => {
                self.unseat(&program).await;
            }
            Mail::Forget { person, to, answer } => {
                let done = self.forget(&person, &to).await;
                let _ = answer.send(done);
            }
            Mail::NewKey { host, program } => {
                self.hang_up(&program, Code::BadToken).await;
                let effects = self.table.note_key(now(), &host, &program);
                self.run_own_effects(effects).await;
            }
            Mail::Read(read) => read(Ok(&self.table as &dyn Readable)),
        }
    }

    /// Somebody comes, goes or is called otherwise.
    fn pass(&mut self, who: &Who, passage: Passage) -> Vec<Effect<T>> {
        match passage {
            Passage::Admit => self.table.admit(now(), who),
            Passage::Quit => self.table.quit(now(), who),
            Passage::Knock => self.table.knock(now(), who),
            Passage::Rename => {
                let theirs = self.sockets.values_mut().filter(|socket| socket.who.id == who.id);
                theirs.for_each(|socket| socket.who.name.clone_from(&who.name));
                self.table.rename(now(), who)
            }
        }
    }

    /// Takes a program off its seat.
    pub(in crate::live) async fn unseat(&mut self, program: &PersonId) {
        let effects = self.table.unseat_program(now(), program);
        self.run_own_effects(effects).await;
        self.hang_up(program, Code::BadToken).await;
    }

    /// Somebody leaves the table, if it is not over.
    pub(in crate::live) async fn quit(&mut self, who: &Who) -> Result<(), Problem> {
        let effects = self.table.quit(now(), who);
        self.run_effects(effects, &mut Origin::Nobody).await
    }

    /// Closes the connections of whoever has to come as somebody else, or not at all.
    pub(in crate::live) async fn hang_up(&mut self, who: &PersonId, why: Code) {
        let theirs: Vec<SocketNo> = self.sockets.iter().filter(|(_, s)| s.who.id == *who).map(|(&no, _)| no).collect();
        for no in theirs {
            if let Some(socket) = self.sockets.get(&no) {
                dismiss(&socket.out, socket.face.words.map(|words| words.lang().tag()), &why.into());
            }
            self.detach(no).await;
        }
    }

    pub(super) async fn attach(&mut self, no: SocketNo, who: Who, address: IpAddr, attach: Attach, out: Outbox) {
        let language = attach.lang.as_deref().map(str::parse::<Lang>).transpose();
        let lang = match language {
            Ok(lang) => lang,
            Err(unknown) => {
                return dismiss(&out, None, &Problem::new(Code::UnknownLang).with("lang", unknown.0));
            }
        };
        let full = self.sockets.len() >= self.hub.inner().settings.sockets;
        let entered = if attach.hello != VERSION {
            Err(Problem::new(Code::UnknownVersion).with("version", attach.hello).with("known", VERSION))
        } else if full {
            Err(Code::TooManySockets.into())
        } else {
            self.table.may_enter(&who).and_then(|()| self.table.face(&who, attach.facing))
        };
        let (facing, audience) = match entered {
            Ok(faced) => faced,
            Err(problem) => return dismiss(&out, attach.lang.as_deref(), &problem),
        };
        let words = lang.map(words::Words::of);
        let face = Face { facing, audience, words, view: attach.view, moves: attach.moves };
        // What the arrival brings about is kept before anybody is told, the one who arrives among them.
        let arrived = self.table.connect(now(), &who);
        if let Err(problem) = self.run_effects(arrived, &mut Origin::Nobody).await {
            return dismiss(&out, attach.lang.as_deref(), &problem);
        }
        let since = attach.since.or_else(|| self.seen.get(&who.id).map(|&(no, _)| no).filter(|_| words.is_some()));
        let welcome = self.table.welcome(&who, &face, since, None);
        self.sockets.insert(no, Socket { who, face, shown: welcome.now.entry, out, address, hinting: None });
        self.send(no, &Message::Welcome(Box::new(welcome)));
    }

    pub(super) async fn detach(&mut self, no: SocketNo) {
        if let Some(socket) = self.sockets.remove(&no) {
            self.disconnected.push(socket.who.id);
            self.note_disconnections().await;
            self.keep_seen().await;
        }
    }

    pub(super) async fn command(&mut self, no: SocketNo, command: Command, since: Instant) {
        let Some(socket) = self.sockets.get(&no) else { return };
        let (who, face) = (socket.who.clone(), socket.face);
        let re = command.id.clone();
        let answer = match command.body {
            Body::Face { facing } => return self.turn_to(no, facing, re),
            Body::Seen { n } => {
                let last = self.table.no();
                let seen = self.seen.entry(who.id).or_insert((0, true));
                *seen = (n.min(last).max(seen.0), n.min(last) <= seen.0 && seen.1);
                // It is said with everything that is shown, so that only whoever wants an answer gets one.
                if re.is_none() {
                    return;
                }
                Ok(Reply::Done { n })
            }
            Body::Ask(Ask::Hint) => {
                let hint = self.table.ask_hint(&face).and_then(|ask| {
                    hinting::is_free(&self.hub, &self.table, &who.id, socket.hinting.as_ref())?;
                    Ok(ask)
                });
                match hint.and_then(|ask| self.think_hint(no, re.clone(), ask)) {
                    Ok(()) => return,
                    Err(problem) => Err(problem),
                }
            }
            Body::Ask(Ask::Moves) => self.table.ask_moves(&face),
            Body::Ask(Ask::Why { mv }) => self.table.ask_why(&face, mv),
            Body::Ask(Ask::Uses) => self.table.ask_uses(&face),
            Body::Ask(Ask::Ahead { to }) => self.table.ask_ahead(&face, to),
            Body::Ask(Ask::Try { mv }) => self.table.ask_try(&face, mv),
            Body::Ask(Ask::Look { to, bare }) => self.table.ask_look(&face, to, bare),
            Body::Ask(Ask::Since { n, to }) => Ok(Reply::Since(self.table.since(&face, n, to))),
            ref body if self.has_room_for(body).is_err() => Err(Code::TableFull.into()),
            _ => {
                let effects = self.table.handle_command(now(), &who, face.words_or_english(), command);
                // If it is not kept, the asker has been told.
                let _ = self.run_effects(effects, &mut Origin::Socket(no, re, since)).await;
                return;
            }
        };
        match answer {
            Ok(reply) => self.send(no, &Message::Reply { re, reply }),
            Err(problem) => self.refuse(no, re.as_deref(), &problem),
        }
    }

    pub(super) fn turn_to(&mut self, no: SocketNo, facing: Facing, re: Option<String>) {
        let Some(socket) = self.sockets.get_mut(&no) else { return };
        match self.table.face(&socket.who, Some(facing)) {
            Ok((facing, audience)) => {
                socket.face = Face { facing, audience, ..socket.face };
                let welcome = self.table.welcome(&socket.who, &socket.face, None, re);
                socket.shown = welcome.now.entry;
                self.send(no, &Message::Welcome(Box::new(welcome)));
            }
            Err(problem) => self.refuse(no, re.as_deref(), &problem),
        }
    }
}
