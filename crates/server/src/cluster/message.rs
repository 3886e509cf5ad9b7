//! What nodes say to each other. Fields that a node does not know are passed over, and so are whole messages, so that two
//! versions of the program work side by side.

use crate::auth::logout::LoggedOutDevices;
use crate::bus::Notice;
use crate::live::Passage;
use serde::{Deserialize, Serialize};
use std::net::IpAddr;
use std::sync::Arc;
use table::{Problem, Who};
use tabletop::Seat;
use wire::{Attach, Command, PersonId, Reply, Said, Summary, TableId, Watch};
use words::{Lang, Words};

/// A way from a node with sockets to the node that owns their table; the node with the sockets gives it its number.
pub(super) type LinkNo = u64;
/// A question that waits for its answer, within one link.
pub(super) type AskNo = u64;

/// One thing that a node says to another.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(super) enum NodeMessage {
    /// A node is there. `listens`: somebody at it wants to hear of tables.
    Hello { listens: bool },
    /// A node goes, and has given its tables back.
    Leaving,
    /// To whoever owns a table: sockets of this node want to be at it.
    Open { link: LinkNo, table: TableId },
    /// Something for the table of a link. They are numbered from 1 without a gap.
    ToTable { link: LinkNo, no: u64, request: Option<String>, mail: RemoteMail },
    /// Nobody here needs the table any more.
    Close { link: LinkNo },
    /// The table of a link is here.
    Opened { link: LinkNo },
    /// The table of a link is not here, or no longer, or something of it was lost: look anew.
    NotHere { link: LinkNo },
    /// What the table of a link says. They are numbered from 1 without a gap; `took` is how much the table has taken.
    FromTable { link: LinkNo, no: u64, took: u64, said: Vec<FromTable> },
    /// A table has changed in a way that lists show.
    Notice { table: TableId, members: Vec<PersonId>, summary: Box<Summary>, watch: Watch },
    /// Somebody was logged out.
    LoggedOut { person: PersonId, only: Option<String>, but: Vec<String> },
    /// What was taken from limits since the last time: class, key, how many.
    Taken { taken: Vec<(u8, u64, u32)> },
    /// What is missing from limits in all, for nodes that are new: class, key, how many.
    Missing { missing: Vec<(u8, u64, u32)> },
    /// How many sockets addresses and people have open here: key, how many.
    Sockets { open: Vec<(u64, u32)> },
    /// What a newer program says.
    #[serde(other)]
    Unknown,
}

/// Somebody, as they are named between nodes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct RemoteWho {
    id: PersonId,
    name: String,
}

impl From<Who> for RemoteWho {
    fn from(Who { id, name }: Who) -> RemoteWho {
        RemoteWho { id, name }
    }
}

impl From<RemoteWho> for Who {
    fn from(RemoteWho { id, name }: RemoteWho) -> Who {
        Who { id, name }
    }
}

/// Mail for a table that another node owns.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(super) enum RemoteMail {
    Attach {
        socket: u64,
        who: RemoteWho,
        address: IpAddr,
        attach: Attach,
    },
    Detach {
        socket: u64,
    },
    Command {
        socket: u64,
        command: Command,
    },
    Do {
        ask: AskNo,
        who: RemoteWho,
        lang: String,
        command: Command,
    },
    Passage {
        ask: AskNo,
        who: RemoteWho,
        passage: Passage,
    },
    SeatProgram {
        ask: AskNo,
        host: RemoteWho,
        seat: Seat,
        program: RemoteWho,
    },
    UnseatProgram {
        program: PersonId,
    },
    NewKey {
        host: RemoteWho,
        program: PersonId,
    },
    Forget {
        ask: AskNo,
        person: PersonId,
        to: PersonId,
    },
    /// Who is connected?
    Here {
        ask: AskNo,
    },
    #[serde(other)]
    Unknown,
}

/// What comes back from a table that another node owns.
#[derive(Debug, Serialize, Deserialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(super) enum FromTable {
    /// A message for a socket, as it goes over the wire.
    Tell { socket: u64, text: String },
    /// The table has let a socket go.
    LetGo { socket: u64, behind: bool },
    /// The answer to a question.
    Answer { ask: AskNo, answer: RemoteAnswer },
    /// Who is connected, each as often as they are.
    Here { ask: AskNo, people: Vec<RemoteWho> },
    /// What a newer program says.
    #[serde(other)]
    Unknown,
}

/// What became of something that was asked for.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum RemoteAnswer {
    /// It is done, and this is the answer.
    Replied(Box<Reply>),
    /// It is done.
    Done,
    /// It is not done. `in_words`: the sentence is the table's; otherwise it is said in the language of whoever asked.
    Refused { said: Box<Said>, in_words: bool },
}

impl RemoteAnswer {
    /// What a table answers, in a language if it is known.
    pub(super) fn of(answer: Result<Reply, Problem>, words: Option<&Words>) -> RemoteAnswer {
        answer.map_or_else(
            |problem| RemoteAnswer::refused(&problem, words),
            |reply| RemoteAnswer::Replied(Box::new(reply)),
        )
    }

    /// The same of what has no answer but that it is done.
    pub(super) fn done(answer: Result<(), Problem>) -> RemoteAnswer {
        answer.map_or_else(|problem| RemoteAnswer::refused(&problem, None), |()| RemoteAnswer::Done)
    }

    fn refused(problem: &Problem, words: Option<&Words>) -> RemoteAnswer {
        let in_words = words.is_some() || problem.said.is_some();
        let said = Box::new(problem.say(words.unwrap_or(Words::of(Lang::En)), None));
        RemoteAnswer::Refused { said, in_words }
    }

    /// As whoever asked expects it.
    pub(super) fn into_reply(self) -> Result<Reply, Problem> {
        match self {
            RemoteAnswer::Replied(reply) => Ok(*reply),
            RemoteAnswer::Done => Ok(Reply::Done { n: 0 }),
            RemoteAnswer::Refused { said, in_words } => {
                let problem = Problem::heard(*said);
                Err(if in_words { problem } else { Problem { said: None, ..problem } })
            }
        }
    }
}

impl From<Notice> for NodeMessage {
    fn from(Notice { table, members, summary, watch }: Notice) -> NodeMessage {
        NodeMessage::Notice { table, members: members.to_vec(), summary: Box::new(summary.as_ref().clone()), watch }
    }
}

/// A notice of another node.
pub(super) fn notice(table: TableId, members: Vec<PersonId>, summary: Summary, watch: Watch) -> Notice {
    Notice { table, members: members.into(), summary: Arc::new(summary), watch }
}

impl From<LoggedOutDevices> for NodeMessage {
    fn from(LoggedOutDevices { person, only, but }: LoggedOutDevices) -> NodeMessage {
        NodeMessage::LoggedOut { person, only, but }
    }
}
