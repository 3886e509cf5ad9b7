//! Every route, as data: the document is made from it, and a test walks it as a stranger.

/// Who may use a route.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Everybody.
    Anyone,
    /// Every visitor, for themselves.
    Visitor,
    /// Those who may come in at the table.
    Table,
    /// The host of the table.
    Host,
    /// Whoever runs the server; to all others it is not there.
    Operator,
}

/// A route.
#[derive(Clone, Copy, Debug)]
pub struct Route {
    /// The method.
    pub method: &'static str,
    /// The address.
    pub path: &'static str,
    /// What it does, in a sentence.
    pub summary: &'static str,
    /// Who may use it.
    pub access: Access,
    /// The type of what is sent.
    pub request: Option<&'static str>,
    /// The type of the answer; none, if it is no JSON.
    pub response: Option<&'static str>,
}

const fn route(method: &'static str, path: &'static str, access: Access, summary: &'static str) -> Route {
    Route { method, path, summary, access, request: None, response: None }
}

impl Route {
    const fn takes(self, request: &'static str) -> Route {
        Route { request: Some(request), ..self }
    }

    const fn gives(self, response: &'static str) -> Route {
        Route { response: Some(response), ..self }
    }
}

/// All of them.
pub const ROUTES: &[Route] = &[
    route("get", "/healthz", Access::Anyone, "Says that the process is there."),
    route("get", "/readyz", Access::Operator, "Says whether the store takes writes."),
    route("get", "/metrics", Access::Operator, "What is counted, as Prometheus reads it."),
    route("get", "/api/v1", Access::Anyone, "What this server is: games, bots, languages.").gives("About"),
    route("get", "/api/v1/openapi.json", Access::Anyone, "This document."),
    route("get", "/api/v1/qr", Access::Anyone, "An address of this site, `of`, as a QR code (SVG) for a camera."),
    route("post", "/api/v1/oops", Access::Visitor, "Counts errors in a page; nothing else about them is sent.")
        .takes("Oops")
        .gives("Oops"),
    route("get", "/api/v1/library/{game}", Access::Anyone, "What the pieces of a game show, in the language `lang`.")
        .gives("Library"),
    route("get", "/api/v1/me", Access::Visitor, "Who you are.").gives("Me"),
    route("patch", "/api/v1/me", Access::Visitor, "Changes your name or language.").takes("ChangeMe").gives("Me"),
    route("post", "/api/v1/me/carry", Access::Visitor, "Makes a one-time code by which another device becomes you.")
        .gives("Secret"),
    route(
        "post",
        "/api/v1/me/link",
        Access::Visitor,
        "Makes the link by which you come back without your cookie; the one before leads nowhere.",
    )
    .gives("Secret"),
    route("get", "/api/v1/me/tables", Access::Visitor, "Your tables, newest first.").gives("Listed[]"),
    route(
        "delete",
        "/api/v1/me/tables/{table}",
        Access::Table,
        "Leaves a table, if it is not over, and takes it off your list; one that only you are at is ended.",
    )
    .gives("At"),
    route("get", "/api/v1/me/socket", Access::Visitor, "A WebSocket that tells you of your tables: TableNotice."),
    route("post", "/api/v1/carry", Access::Visitor, "Becomes who made the code.").takes("Given").gives("Me"),
    route("post", "/api/v1/link", Access::Visitor, "Becomes who made the link.").takes("Given").gives("Me"),
    route("get", "/api/v1/tables", Access::Visitor, "Public tables that are not over.").gives("Listed[]"),
    route("post", "/api/v1/tables", Access::Visitor, "Opens a table.").takes("NewTable").gives("At"),
    route("get", "/api/v1/tables/{table}", Access::Table, "The table, and you at it.").gives("TableAndYou"),
    route("post", "/api/v1/tables/{table}/commands", Access::Table, "A command without a socket, for slow play.")
        .takes("Command")
        .gives("Reply"),
    route("get", "/api/v1/tables/{table}/view", Access::Table, "The table as you see it, or saw it after entry `to`.")
        .gives("Welcome | Scene"),
    route("get", "/api/v1/tables/{table}/log", Access::Table, "The log of a game that is over, with its seed."),
    route(
        "get",
        "/api/v1/tables/{table}/debrief",
        Access::Table,
        "The game in numbers, round by round, once it is over.",
    )
    .gives("Debrief"),
    route(
        "get",
        "/api/v1/tables/{table}/turns",
        Access::Table,
        "The turning points of a game, once it is over; ask again while they are worked out.",
    )
    .gives("Turns"),
    route(
        "get",
        "/api/v1/tables/{table}/results",
        Access::Table,
        "How others did with the same deal, once it is over.",
    )
    .gives("DealResult[]"),
    route("get", "/api/v1/tables/{table}/issued", Access::Host, "Invitations and tokens of the table.")
        .gives("Issued[]"),
    route("delete", "/api/v1/tables/{table}/issued/{id}", Access::Host, "Revokes an invitation or a token.")
        .gives("Issued[]"),
    route("post", "/api/v1/tables/{table}/issued/{id}", Access::Host, "A new key for a program; the old one is void.")
        .gives("Secret"),
    route("post", "/api/v1/tables/{table}/code", Access::Table, "The short code that leads to the table's door.")
        .gives("ShortCode"),
    route("post", "/api/v1/tables/{table}/invites", Access::Host, "Makes a code that lets people in.").gives("Secret"),
    route("post", "/api/v1/tables/{table}/tokens", Access::Host, "Gives a seat to a program of your own.")
        .takes("NewToken")
        .gives("Secret"),
    route(
        "get",
        "/api/v1/tables/{table}/socket",
        Access::Table,
        "A WebSocket to the table: Attach, then Command; Message.",
    ),
    route(
        "post",
        "/api/v1/logs",
        Access::Visitor,
        "Opens the log of a game (JSON lines, as text) as a table of your own; `name` is what it is called.",
    )
    .gives("At"),
    route("post", "/api/v1/invites", Access::Visitor, "Comes in by an invitation, or to the door by a short code.")
        .takes("Given")
        .gives("At"),
    route("post", "/api/v1/tables/{table}/reports", Access::Table, "Reports somebody to whoever runs the server.")
        .takes("Report")
        .gives("Reported"),
    route("get", "/api/v1/daily/{game}", Access::Visitor, "The deal of a day, and how everybody did.").gives("Daily"),
    route("post", "/api/v1/daily/{game}", Access::Visitor, "Sits down at today's deal.").gives("At"),
    route("get", "/api/v1/me/devices", Access::Visitor, "The browsers that are logged in as you.").gives("Device[]"),
    route("delete", "/api/v1/me/devices/{id}", Access::Visitor, "Logs a browser of yours out.").gives("LoggedOut"),
    route("post", "/api/v1/me/logout", Access::Visitor, "Logs you out here, everywhere else or everywhere.")
        .takes("LogOut")
        .gives("LoggedOut"),
    route(
        "post",
        "/api/v1/me/delete",
        Access::Visitor,
        "Deletes you: your name, devices, link and list. Games that others played stay, without your name.",
    )
    .takes("DeleteMe")
    .gives("Deleted"),
];
