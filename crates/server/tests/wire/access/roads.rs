//! Every route there is, as somebody takes it.

use super::case::AccessCase;
use serde_json::{Value, json};

/// A request to be tried.
pub(super) struct Road {
    pub method: &'static str,
    pub path: &'static str,
    /// What is special about it.
    pub with: &'static str,
    /// Is the table, or whoever asks, another one afterwards?
    pub changes: bool,
    /// After the question mark.
    pub query: &'static str,
    pub body: Option<fn(&AccessCase<'_>) -> Value>,
}

const fn get(path: &'static str) -> Road {
    Road { method: "get", path, with: "", changes: false, query: "", body: None }
}

const fn post(path: &'static str, body: fn(&AccessCase<'_>) -> Value) -> Road {
    Road { method: "post", path, with: "", changes: false, query: "", body: Some(body) }
}

const fn delete(path: &'static str) -> Road {
    Road { method: "delete", path, with: "", changes: true, query: "", body: None }
}

fn nothing(_: &AccessCase<'_>) -> Value {
    json!({})
}

impl Road {
    const fn with(self, with: &'static str) -> Road {
        Road { with, ..self }
    }

    const fn query(self, query: &'static str) -> Road {
        Road { query, ..self }
    }

    const fn changes(self) -> Road {
        Road { changes: true, ..self }
    }

    /// What the page calls it.
    pub(super) fn name(&self) -> String {
        let path = self.path.trim_start_matches("/api/v1");
        let path = if path.is_empty() { "/" } else { path };
        let with = if self.with.is_empty() { String::new() } else { format!(" ({})", self.with) };
        format!("`{} {path}`{with}", self.method.to_uppercase())
    }
}

const TABLE: &str = "/api/v1/tables/{table}";

/// All of them, in groups.
pub(super) const ROADS: &[(&str, &[Road])] = &[
    (
        "The site",
        &[
            get("/healthz"),
            get("/readyz"),
            get("/metrics"),
            get("/api/v1"),
            get("/api/v1/openapi.json"),
            get("/api/v1/qr").query("of={site}/cards"),
            get("/api/v1/library/{game}"),
            post("/api/v1/oops", |_| json!({"count": 1})),
            get("/api/v1/tables"),
            get("/api/v1/daily/{game}"),
        ],
    ),
    (
        "Oneself",
        &[
            get("/api/v1/me"),
            Road { method: "patch", ..post("/api/v1/me", |_| json!({"lang": "es"})) },
            post("/api/v1/me/carry", nothing),
            post("/api/v1/me/link", nothing),
            get("/api/v1/me/devices"),
            delete("/api/v1/me/devices/{id}").with("not one's own"),
            post("/api/v1/me/logout", |_| json!({"from": "others"})).with("of others").changes(),
            post("/api/v1/me/delete", |_| json!({"name": "nobody"})).with("a wrong name"),
            get("/api/v1/me/tables"),
            get("/api/v1/me/socket"),
            post("/api/v1/carry", |_| json!({"secret": "0123456789"})).with("a wrong code"),
            post("/api/v1/link", |_| json!({"secret": "0123456789"})).with("a wrong link"),
            post("/api/v1/tables", |_| json!({"game": "daybreak", "seats": ["me"]})),
            post("/api/v1/daily/{game}", nothing),
            post("/api/v1/logs", |_| json!({})).with("not a log"),
        ],
    ),
    (
        "The table",
        &[
            get(TABLE),
            get("/api/v1/tables/{table}/view"),
            get("/api/v1/tables/{table}/view").with("from another's seat").query("seat=3"),
            get("/api/v1/tables/{table}/view").with("everything").query("everything=true"),
            get("/api/v1/tables/{table}/view").with("as it was").query("to=1"),
            get("/api/v1/tables/{table}/socket"),
            post("/api/v1/tables/{table}/commands", |_| json!({"do": "chat", "text": "hello"})).with("chat"),
            post("/api/v1/tables/{table}/reports", |case| json!({"who": case.who, "reason": "other"})),
            get("/api/v1/tables/{table}/log"),
            get("/api/v1/tables/{table}/debrief"),
            get("/api/v1/tables/{table}/turns"),
            get("/api/v1/tables/{table}/results"),
            post("/api/v1/tables/{table}/code", nothing),
            delete("/api/v1/me/tables/{table}"),
        ],
    ),
    (
        "What is the host's",
        &[
            get("/api/v1/tables/{table}/issued"),
            post("/api/v1/tables/{table}/invites", nothing),
            post("/api/v1/tables/{table}/tokens", |_| json!({"seat": 3, "name": "Other"})).changes(),
            post("/api/v1/tables/{table}/issued/{id}", nothing).with("a new key").changes(),
            delete("/api/v1/tables/{table}/issued/{id}"),
        ],
    ),
    (
        "Coming in",
        &[
            post("/api/v1/invites", |_| json!({"secret": "0123456789"})).with("a wrong invitation"),
            post("/api/v1/invites", |_| json!({"secret": "SUN-4Q7"})).with("a wrong code"),
            post("/api/v1/invites", |case| json!({"secret": case.code})).with("the code of the table").changes(),
            post("/api/v1/invites", |case| json!({"secret": case.invite})).with("its invitation").changes(),
        ],
    ),
];
