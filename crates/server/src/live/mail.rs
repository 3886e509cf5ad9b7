//! What reaches the task of a table.

use super::Outbox;
use super::pool::{Busy, Owner};
use super::turning_points::{Found, TurningPointFinder};
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Instant;
use table::Problem;
use table::{Face, Reported, Table, Who};
use tabletop::log::EntryNo;
use tabletop::{Seat, Seats};
use title::Title;
use tokio::sync::oneshot;
use wire::Summary;
use wire::{
    Attach, Code, Command, Facing, MovesWanted, PersonId, Reply, Since, TableInfo, ViewsWanted, Watch, Welcome, You,
};
use words::Words;

/// The name of a connection, within this process.
pub type SocketNo = u64;

/// What can be read from a table of any game.
pub trait Readable {
    /// As somebody may know it.
    fn info_of(&self, who: &Who) -> TableInfo;
    /// Who may watch.
    fn watch(&self) -> Watch;
    /// What lists show.
    fn summary(&self) -> Summary;
    /// What it knows of somebody.
    fn you(&self, who: &Who) -> You;
    /// May somebody come in?
    fn may_enter(&self, who: &Who) -> Result<(), Problem>;
    /// Is somebody the host?
    fn is_host(&self, who: &PersonId) -> bool;
    /// Who is connected, each once.
    fn here(&self) -> Vec<Who>;
    /// Somebody who is reported.
    fn reported(&self, who: &Who, whom: &str) -> Result<Reported, Problem>;
    /// The log of a finished game.
    fn log(&self, who: &Who) -> Result<String, Problem>;
    /// The numbers of a finished game.
    fn debrief(&self, who: &Who) -> Result<serde_json::Value, Problem>;
    /// The turning points of a finished game, as far as they are known.
    /// `kept` is what the store has of them. With them go the seats of whoever asks.
    fn turning_points(
        &self,
        who: &Who,
        owner: Owner,
        finder: &TurningPointFinder,
        kept: Option<&str>,
    ) -> Result<(Found, Seats), Problem>;
    /// The game as somebody sees it, or saw it after an entry.
    fn look(&self, who: &Who, view: &Looking) -> Result<(Welcome, Option<Reply>), Problem>;
    /// What somebody was told after a message.
    fn since(&self, who: &Who, words: &'static Words, n: u32, to: Option<EntryNo>) -> Result<Since, Problem>;
}

/// How somebody wants to look at a table from outside a socket.
#[derive(Clone, Copy, Debug)]
pub struct Looking {
    /// As whom.
    pub facing: Option<Facing>,
    /// After which entry; by default, now.
    pub to: Option<EntryNo>,
    /// In which language.
    pub words: Option<&'static Words>,
    /// Do they want what is on the table, and their moves? Otherwise only when it is, and how it ended.
    pub whole: bool,
}

impl<T: Title> Readable for Table<T> {
    fn info_of(&self, who: &Who) -> TableInfo {
        Table::info_of(self, who)
    }

    fn watch(&self) -> Watch {
        Table::watch(self)
    }

    fn summary(&self) -> Summary {
        Table::summary(self)
    }

    fn you(&self, who: &Who) -> You {
        let facing = self.face(who, None).map_or(Facing::Spectator, |(facing, _)| facing);
        Table::you(self, who, facing)
    }

    fn may_enter(&self, who: &Who) -> Result<(), Problem> {
        Table::may_enter(self, who)
    }

    fn is_host(&self, who: &PersonId) -> bool {
        Table::is_host(self, who)
    }

    fn here(&self) -> Vec<Who> {
        Table::here(self)
    }

    fn reported(&self, who: &Who, whom: &str) -> Result<Reported, Problem> {
        Table::reported(self, who, whom)
    }

    fn log(&self, who: &Who) -> Result<String, Problem> {
        Table::log(self, who)
    }

    fn debrief(&self, who: &Who) -> Result<serde_json::Value, Problem> {
        serde_json::to_value(Table::debrief(self, who)?).map_err(|_| Code::Internal.into())
    }

    fn turning_points(
        &self,
        who: &Who,
        owner: Owner,
        finder: &TurningPointFinder,
        kept: Option<&str>,
    ) -> Result<(Found, Seats), Problem> {
        self.may_debrief(who)?;
        let played = (self.id().clone(), self.timeline().len());
        if let Some(told) = kept.and_then(|kept| self.recall_turning_points(kept)) {
            finder.recall(&played, told);
        }
        let found = finder.ask(&played, owner, |effort| Box::new(self.study(effort)));
        Ok((found.map_err(|Busy(wait)| Problem::busy(wait))?, self.seats_of(who)))
    }

    fn look(&self, who: &Who, looking: &Looking) -> Result<(Welcome, Option<Reply>), Problem> {
        self.may_enter(who)?;
        let (facing, audience) = self.face(who, looking.facing)?;
        let (view, moves) = match looking.whole {
            true => (ViewsWanted::Whole, MovesWanted::List),
            false => (ViewsWanted::None, MovesWanted::None),
        };
        let face = Face { facing, audience, words: looking.words, view, moves };
        let then = looking.to.map(|to| self.ask_look(&face, to, false)).transpose()?;
        Ok((self.welcome(who, &face, None, None), then))
    }

    fn since(&self, who: &Who, words: &'static Words, n: u32, to: Option<EntryNo>) -> Result<Since, Problem> {
        self.may_enter(who)?;
        let (facing, audience) = self.face(who, None)?;
        let face = Face { facing, audience, words: Some(words), view: ViewsWanted::None, moves: MovesWanted::None };
        Ok(Table::since(self, &face, n, to))
    }
}

/// Reads something from a table and sends it off, or sends off why there is nothing to read.
pub(super) type Reader = Box<dyn FnOnce(Result<&dyn Readable, &Problem>) + Send>;

/// What somebody does at the door of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Passage {
    /// They are let in: they have an invitation.
    Admit,
    /// They have enough of the table.
    Quit,
    /// They have the code and ask to come in.
    Knock,
    /// They are called something else from here on.
    Rename,
}

/// Mail with the name of the request that it comes from, by which it can be followed through all logs.
pub struct Posted {
    /// The request, if it comes from one.
    pub request: Option<Arc<str>>,
    /// What it says.
    pub mail: Mail,
}

/// A message to the task of a table.
pub enum Mail {
    /// Somebody connects.
    Attach {
        /// The connection.
        socket: SocketNo,
        /// Who.
        who: Who,
        /// Where from, as far as limits are concerned.
        address: IpAddr,
        /// How they want to look.
        attach: Attach,
        /// Where messages for them go.
        out: Outbox,
    },
    /// A connection is gone.
    Detach {
        /// Which.
        socket: SocketNo,
    },
    /// A command over a connection.
    Command {
        /// Which.
        socket: SocketNo,
        /// The command.
        command: Command,
        /// When it came in.
        since: Instant,
    },
    /// A command without a connection.
    Do {
        /// Who gives it.
        who: Who,
        /// In which language they want to hear what is wrong.
        words: &'static Words,
        /// What.
        command: Command,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Reply, Problem>>,
    },
    /// Somebody comes, goes or is called otherwise.
    Passage {
        /// Who.
        who: Who,
        /// What they do.
        passage: Passage,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Reply, Problem>>,
    },
    /// Puts a program on a seat.
    SeatProgram {
        /// Who wants it.
        host: Who,
        /// Which seat.
        seat: Seat,
        /// The program.
        program: Who,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<Reply, Problem>>,
    },
    /// Takes a program off its seat and closes its connections.
    UnseatProgram {
        /// Which.
        program: PersonId,
    },
    /// A program has another key from now on: closes its connections, and tells everybody.
    NewKey {
        /// Who made it.
        host: Who,
        /// Which.
        program: PersonId,
    },
    /// Somebody deletes themselves, and the table forgets who they were.
    Forget {
        /// Who.
        person: PersonId,
        /// Who stands in their place.
        to: PersonId,
        /// Where the answer goes.
        answer: oneshot::Sender<Result<(), Problem>>,
    },
    /// Reads something.
    Read(Reader),
}

impl Mail {
    /// Answers that there is no table to do it.
    pub(super) fn refuse(self, problem: &Problem) {
        match self {
            Mail::Do { answer, .. } | Mail::Passage { answer, .. } | Mail::SeatProgram { answer, .. } => {
                // Whoever asked may have gone.
                let _ = answer.send(Err(problem.clone()));
            }
            Mail::Attach { attach, out, .. } => super::effects::dismiss(&out, attach.lang.as_deref(), problem),
            Mail::Forget { answer, .. } => {
                let _ = answer.send(Err(problem.clone()));
            }
            Mail::Read(read) => read(Err(problem)),
            Mail::Command { .. } | Mail::Detach { .. } | Mail::UnseatProgram { .. } | Mail::NewKey { .. } => {}
        }
    }
}
