//! Every command there is, as somebody says it.

use super::case::{AccessCase, Prepared};
use serde_json::{Value, json};

/// Whose seat a command is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum About {
    Nobody,
    /// The own seat, or the one that is asked for those who have none.
    Own,
    /// A seat of somebody else.
    Other,
}

/// A command to be tried.
pub(super) struct Deed {
    /// What the page calls it; the two that are about a seat have the same name.
    pub name: &'static str,
    pub about: About,
    pub needs: Prepared,
    /// Is the table another one afterwards?
    pub changes: bool,
    pub body: fn(&AccessCase<'_>) -> Value,
}

const fn deed(name: &'static str, body: fn(&AccessCase<'_>) -> Value) -> Deed {
    Deed { name, about: About::Nobody, needs: Prepared::Nothing, changes: false, body }
}

impl Deed {
    const fn changes(self) -> Deed {
        Deed { changes: true, ..self }
    }

    const fn needs(self, needs: Prepared) -> Deed {
        Deed { needs, ..self }
    }

    const fn own(self) -> Deed {
        Deed { about: About::Own, ..self }
    }

    const fn other(self) -> Deed {
        Deed { about: About::Other, ..self }
    }
}

/// All of them. Where a command has an own seat and another's, the own one comes first.
pub(super) const DEEDS: &[Deed] = &[
    deed("move", |case| json!({"do": "move", "seat": case.own, "move": case.mv})).own().changes(),
    deed("move", |case| json!({"do": "move", "seat": case.other, "move": case.mv})).other().changes(),
    deed("retract", |case| json!({"do": "retract", "seat": case.own})).own().needs(Prepared::Moved).changes(),
    deed("retract", |case| json!({"do": "retract", "seat": case.other})).other().needs(Prepared::Moved).changes(),
    deed("answer", |_| json!({"do": "answer", "question": 1, "yes": false})).needs(Prepared::Question).changes(),
    deed("abandon", |_| json!({"do": "abandon"})).changes(),
    deed("pause", |_| json!({"do": "pause"})).changes(),
    deed("resume", |_| json!({"do": "resume"})).needs(Prepared::Paused).changes(),
    deed("chat", |_| json!({"do": "chat", "text": "hello"})),
    deed("signal", |_| json!({"do": "signal", "signal": "yes"})),
    deed("propose", |_| json!({"do": "propose", "text": "hello"})).changes(),
    deed("vote", |_| json!({"do": "vote", "plan": 1, "yes": true})).needs(Prepared::Plan),
    deed("withdraw (another's plan)", |_| json!({"do": "withdraw", "plan": 1})).needs(Prepared::Plan).changes(),
    deed("sit", |_| json!({"do": "sit", "seat": 3})).changes(),
    deed("leave", |case| json!({"do": "leave", "seat": case.own})).own().changes(),
    deed("leave", |case| json!({"do": "leave", "seat": case.other})).other().changes(),
    deed("seat (a bot)", |_| json!({"do": "seat", "seat": 3, "bot": "random"})).changes(),
    deed("admit", |_| json!({"do": "admit", "knock": 1, "yes": true})).needs(Prepared::Knock).changes(),
    deed("remove (from a seat)", |case| json!({"do": "remove", "seat": case.other})).changes(),
    deed("remove (a guest)", |case| json!({"do": "remove", "guest": case.guest})).needs(Prepared::Guest).changes(),
    deed("mute", |case| json!({"do": "mute", "who": case.who, "muted": true})).changes(),
    deed("commit", |_| json!({"do": "commit", "commitment": "0".repeat(64)})),
    deed("share", |_| json!({"do": "share", "share": "0".repeat(64)})),
    deed("stand_in", |case| json!({"do": "stand_in", "seat": case.own, "bot": "random"})).own().changes(),
    deed("stand_in", |case| json!({"do": "stand_in", "seat": case.other, "bot": "random"})).other().changes(),
    deed("start", |_| json!({"do": "start"})).changes(),
    deed("rematch", |_| json!({"do": "rematch"})).changes(),
    deed("clone", |_| json!({"do": "clone", "to": 1})),
    deed("branch", |_| json!({"do": "branch", "to": 1})).changes(),
    deed("seen", |_| json!({"do": "seen", "n": 1})),
    deed("ask moves", |_| json!({"do": "ask", "what": "moves"})),
    deed("ask why", |case| json!({"do": "ask", "what": "why", "move": case.mv})),
    deed("ask uses", |_| json!({"do": "ask", "what": "uses"})),
    deed("ask ahead", |_| json!({"do": "ask", "what": "ahead"})),
    deed("ask try", |case| json!({"do": "ask", "what": "try", "move": case.mv})),
    deed("ask hint", |_| json!({"do": "ask", "what": "hint"})),
    deed("ask look", |_| json!({"do": "ask", "what": "look", "to": 1})),
    deed("ask since", |_| json!({"do": "ask", "what": "since", "n": 0})),
    deed("face (a seat)", |case| json!({"do": "face", "facing": {"seat": case.own}})).own(),
    deed("face (a seat)", |case| json!({"do": "face", "facing": {"seat": case.other}})).other(),
    deed("face (as a spectator)", |_| json!({"do": "face", "facing": "spectator"})),
    deed("face (everything)", |_| json!({"do": "face", "facing": "everything"})),
];

/// What a command does, in a few words.
pub(super) fn explained(name: &str) -> &'static str {
    match name {
        "move" => "makes a move of the game",
        "retract" => "takes a move back",
        "answer" => "answers a question of the table",
        "abandon" => "would end the game; everybody with a seat is asked",
        "pause" | "resume" => "stops the table, and goes on",
        "chat" | "signal" => "says something to all",
        "propose" | "vote" | "withdraw (another's plan)" => "plans: put, voted on, taken off",
        "sit" => "takes an open seat",
        "leave" => "gives up a seat",
        "seat (a bot)" => "puts a bot on a seat without a person",
        "admit" => "lets in who has knocked",
        "remove (from a seat)" | "remove (a guest)" => "removes somebody for good",
        "mute" => "lets somebody say nothing more at the table",
        "commit" | "share" => "a share of the deal, when one is asked for it",
        "stand_in" => "lets a bot play in place of a person",
        "start" => "begins, with bots on open seats",
        "rematch" => "the same people again",
        "clone" => "a table of one's own from an earlier moment",
        "branch" => "goes back, at a table for study",
        "seen" => "how far the own page has shown things",
        "ask moves" | "ask why" | "ask uses" | "ask try" | "ask hint" => "asks about the moves of the own seat",
        "ask ahead" => "what is ahead as things stand, as one sees them",
        "ask look" => "the table at an earlier moment, as one saw it",
        "ask since" => "what one was told since then",
        "face (a seat)" | "face (as a spectator)" | "face (everything)" => "looks on as whom",
        _ => "",
    }
}
