//! What a client says on a socket.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::log::EntryNo;
use tabletop::{Commitment, Seat, Share};

/// The first message on a socket: how the client wants to look at the table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Attach {
    /// The version of the interface the client speaks.
    pub hello: u32,
    /// As whom; by default one's own first seat, or else as a spectator.
    #[serde(default)]
    pub facing: Option<Facing>,
    /// The number of the last message the client has. It gets what came after, or a fresh view.
    #[serde(default)]
    pub since: Option<u32>,
    /// The language of the sentences: `en`, `es` or `pt-BR`. Without one there are no sentences, which is what bots want.
    #[serde(default)]
    pub lang: Option<String>,
    /// How the client wants to know what it sees.
    #[serde(default)]
    pub view: ViewsWanted,
    /// The moves of the seat, with every message in which it is asked.
    #[serde(default)]
    pub moves: MovesWanted,
}

/// As whom a client looks at a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Facing {
    /// From a seat that is one's own.
    Seat(Seat),
    /// As somebody without a seat.
    Spectator,
    /// Seeing everything, once the game is over.
    Everything,
}

/// How a client wants to know what it sees.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ViewsWanted {
    /// A whole view with the welcome, and then what each fact changes in it. After moves were taken back, a whole view again.
    #[default]
    Patches,
    /// A whole view with every message in which the game changed.
    Whole,
    /// No views: the client follows the facts alone.
    None,
}

/// How much a client wants to know of its moves without asking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum MovesWanted {
    /// Nothing.
    None,
    /// The moves themselves.
    #[default]
    List,
    /// The moves and what a menu says of them.
    Labels,
    /// The same, but where they are those of the message before, it is only said that they stay.
    Changes,
}

impl MovesWanted {
    /// Do moves come with what a menu says of them?
    pub fn are_labelled(self) -> bool {
        matches!(self, MovesWanted::Labels | MovesWanted::Changes)
    }
}

/// Everything after that: a command, with the client's own id for it.
///
/// A command that is sent again under the same id is carried out once and answered with the first result.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct Command {
    /// The client's id for it, up to 64 characters; every answer carries it as `re`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// What to do.
    #[serde(flatten)]
    pub body: Body,
}

/// What a client wants done. `seat` may be left out by whoever has just one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "do", rename_all = "snake_case")]
pub enum Body {
    /// Make a move of the game.
    Move {
        /// For which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The move, as the list of moves has it.
        #[serde(rename = "move")]
        #[schemars(with = "crate::of_game::Move")]
        mv: Value,
    },
    /// Take back one's moves from an entry on, or the last one. Whose moves would fall with them is asked.
    Retract {
        /// For which seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The first entry to fall.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        from: Option<EntryNo>,
    },
    /// Answer a question of the table.
    Answer {
        /// Which.
        question: u32,
        /// The answer.
        yes: bool,
    },
    /// End the game without a result; everybody with a seat is asked.
    Abandon,
    /// Stop the table: nobody can move and bots wait.
    Pause,
    /// Go on.
    Resume,
    /// Say something to everybody at the table.
    Chat {
        /// Up to 500 characters.
        text: String,
    },
    /// A quick signal. It is not kept.
    Signal(Signal),
    /// Put a plan before the table. Where players hold secrets, only before the game begins.
    Propose {
        /// Up to 200 characters.
        text: String,
        /// What it points at, in the client's own terms, up to 200 characters.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        about: Option<String>,
    },
    /// Vote on a plan, for all of one's seats.
    Vote {
        /// Which.
        plan: u32,
        /// For it or against it; nothing takes the vote back.
        #[serde(default)]
        yes: Option<bool>,
    },
    /// Take a plan off the table: one's own, or any as host.
    Withdraw {
        /// Which.
        plan: u32,
    },
    /// Take an open seat, or, before the game, give one of your own another name.
    Sit {
        /// Which; by default the first that is open.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The name for this seat, where several people share a device.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
    },
    /// Give up a seat. While the game runs, a bot takes it.
    Leave {
        /// Which; by default all of one's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
    },
    /// As host: put a bot on a seat that no person holds, or open it.
    Seat {
        /// Which.
        seat: Seat,
        /// The bot, such as `steady`; nothing opens the seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// As host: let somebody in who has knocked, or do not.
    Admit {
        /// The number of the knock.
        knock: u32,
        /// Do they come in?
        yes: bool,
    },
    /// As host: remove somebody from the table, who cannot come back. While the game runs, a bot takes their seats.
    Remove {
        /// Whoever has this seat.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// Somebody without a seat, as the list of guests names them.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        guest: Option<String>,
    },
    /// As host: let somebody say, signal and propose nothing at this table, or let them again. They play, vote and answer on.
    Mute {
        /// Whom, as seats, guests and lines of chat name them.
        who: String,
        /// Muted, or heard again?
        muted: bool,
    },
    /// Let a bot play a seat in place of its person, or give it back. For a seat of somebody else whose time is used up, where
    /// nothing else happens then, the others are asked.
    StandIn {
        /// Which; by default one's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seat: Option<Seat>,
        /// The bot; nothing gives the seat back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
        /// How long, `stage` or `back`; by default to the end of the stage for whoever is there, and until they are back
        /// for others.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        until: Option<Until>,
    },
    /// While the deal is made: fix one's share of it by its hash, before anybody shows theirs.
    Commit {
        /// SHA-256 of the share, as `docs/log-format.md` says.
        commitment: Commitment,
    },
    /// While the deal is made: show the share that was fixed; at a slow table, as soon as one sits.
    Share {
        /// 32 bytes of one's own chance.
        share: Share,
    },
    /// As host: begin, with bots on the seats that are still open.
    Start {
        /// The bot for open seats, unless it is `steady`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// After the game: the same people, with the same deal or a new one, at a new table.
    Rematch {
        /// The same deal?
        #[serde(default)]
        same_deal: bool,
    },
    /// After the game: a new table of one's own that begins at an earlier moment of this one.
    Clone {
        /// After which entry; 0 is the beginning.
        to: EntryNo,
        /// A bot for all seats but the first; without one, all seats are one's own.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        bot: Option<String>,
    },
    /// At a table for study: go on from an earlier moment.
    Branch {
        /// After which entry; 0 is the beginning.
        to: EntryNo,
    },
    /// Says how far the client has shown things to its person.
    Seen {
        /// The number of the message.
        n: u32,
    },
    /// Look from another seat of one's own, or as a spectator.
    Face {
        /// As whom.
        facing: Facing,
    },
    /// A question that changes nothing.
    Ask(Ask),
}

/// How long a bot plays in place of a person. Unless a clock has put it there, a move of their own gives them their seat back
/// in any case.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Until {
    /// To the end of the stage or trick.
    Stage,
    /// Until the person is back. If every person's seat is played by a bot, it ends with the stage too: at a table with
    /// a pace bots do not play for nobody.
    #[default]
    Back,
    /// To the end of the stage or trick, because their time was used up. Nothing gives them their seat back before.
    Clock,
    /// For one step, because their time was used up. Nothing gives them their seat back before.
    Step,
}

impl Until {
    /// Does a bot play because of a clock?
    pub fn is_by_clock(self) -> bool {
        matches!(self, Until::Clock | Until::Step)
    }
}

/// A question that changes nothing and is answered to the asker alone.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(tag = "what", rename_all = "snake_case")]
pub enum Ask {
    /// The moves of the seat one faces, with what a menu says of them.
    Moves,
    /// Why a move is possible and what it would do, or why it is not.
    Why {
        /// The move.
        #[serde(rename = "move")]
        #[schemars(with = "crate::of_game::Move")]
        mv: Value,
    },
    /// What the seat one faces can do with its cards: every place for each of them, what it would bring, or why it is not
    /// possible.
    Uses,
    /// What is ahead as things stand, by what one sees; not every game has it.
    Ahead {
        /// After which entry; by default after the last one knows.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<EntryNo>,
    },
    /// What a move would bring, tried on a copy up to the next thing that chance or somebody else decides; not every game has it.
    Try {
        /// The move.
        #[serde(rename = "move")]
        #[schemars(with = "crate::of_game::Move")]
        mv: Value,
    },
    /// The best moves, if the table allows hints.
    Hint,
    /// The table as one saw it at an earlier moment.
    Look {
        /// After which entry.
        to: EntryNo,
        /// Without the view? A client that knows it from what it was told asks for all else. It comes all the same where a move
        /// from before was taken back since: then what was told leads elsewhere.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        bare: bool,
    },
    /// Everything one was told after a message.
    Since {
        /// The number of that message.
        n: u32,
        /// Up to which entry of the log; by default up to the last one knows. The answer has the last facts up to it, so
        /// that a client reads a long past page by page.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        to: Option<EntryNo>,
    },
}

/// A quick signal to the others.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Signal {
    /// What.
    pub signal: SignalKind,
    /// What it points at, in the client's own terms, up to 200 characters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub target: Option<String>,
}

/// What can be signalled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum SignalKind {
    /// Look here.
    Look,
    /// Yes.
    Yes,
    /// No.
    No,
    /// Wait for me.
    Wait,
    /// I am ready.
    Ready,
    /// Thank you.
    Thanks,
    /// Well played.
    WellPlayed,
    /// Sorry.
    Sorry,
}
