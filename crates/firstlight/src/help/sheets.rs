//! What is told of each command: its flags and examples, by the keys of their texts.

/// A command that is explained in the language of the reader.
pub(super) struct Sheet {
    /// Its name, behind that of the command it stands below.
    pub path: &'static [&'static str],
    /// What it is about.
    pub about: &'static str,
    /// The flags by their names within the program, and the keys of what they do; several commands share some.
    pub flags: &'static [&'static [Flag]],
    /// Lines to type; those of the titles stand behind them.
    pub examples: &'static [Example],
    /// What stands below the examples.
    pub note: Option<&'static str>,
}

/// The name of a flag within the program, and the key of what it does.
pub(super) type Flag = (&'static str, &'static str);

/// A line to type, and the key of what stands behind it.
pub(super) type Example = (&'static str, Option<&'static str>);

/// What stands for a value, as the flags name it, and the key of how readers see it.
pub(super) const VALUES: [(&str, &str); 27] = [
    ("ADDRESS", "cli-value-address"),
    ("CARD", "cli-value-card"),
    (COMMAND, "cli-value-command"),
    ("DAYS", "cli-value-days"),
    ("DECK", "cli-value-deck"),
    ("DIR", "cli-value-dir"),
    ("FILE", "cli-value-file"),
    ("FILES", "cli-value-files"),
    ("FILTER", "cli-value-filter"),
    ("GAME", GAME),
    ("IP:PORT", "cli-value-ip"),
    ("LANG", "cli-value-lang"),
    ("LIST", "cli-value-list"),
    ("N|TIME", "cli-value-number-time"),
    ("NAME", "cli-value-name"),
    ("NAME=VALUE", "cli-value-name-value"),
    ("PLAN", "cli-value-plan"),
    ("RATE", "cli-value-rate"),
    ("SEAT", "cli-value-seat"),
    ("SECONDS", "cli-value-seconds"),
    ("SHARE", "cli-value-share"),
    ("SOURCE", "cli-value-source"),
    ("TAG", "cli-value-tag"),
    ("TIME", "cli-value-time"),
    ("TITLE", "cli-value-title"),
    ("WHERE", "cli-value-where"),
    ("WHO", "cli-value-who"),
];

/// Values that are alike in every language.
#[cfg(test)]
pub(super) const ALIKE: [&str; 9] = ["BYTES", "MIB", "MS", "N", "TOKEN", "URL", "on|off", "text|json", "true|false"];

/// What stands for a command.
pub(super) const COMMAND: &str = "COMMAND";

/// The key of what stands for a game.
pub(super) const GAME: &str = "cli-value-game";

/// What a table plays with, behind the flags of the titles.
pub(super) const VARIANT: &[Flag] = &[("option", "cli-options"), ("content", "cli-content-folder")];

/// What a server is told, in front of the flags of its settings.
pub(super) const SERVE: &[Flag] = &[("config", "cli-serve-config")];

/// Where and how a run of the lab is carried out.
const LAB_BENCH: &[Flag] = &[("out", "cli-lab-out"), ("threads", "cli-threads"), ("fresh", "cli-lab-fresh")];

/// How closely a study looks.
const LAB_AIM: &[Flag] = &[
    ("line_ups", "cli-lab-line-ups"),
    ("games", "cli-lab-games"),
    ("precision", "cli-lab-precision"),
    ("seed", "cli-lab-seed"),
    ("setups", "cli-lab-setups"),
];

/// What a study of any game is about.
const LAB_GAME: &[Flag] = &[("title", "cli-game"), ("players", "cli-players")];

/// Examples of the whole program.
pub(super) const EXAMPLES: [Example; 4] = [
    ("firstlight play", None),
    ("firstlight lab run plans/quick.toml", None),
    ("firstlight replay game.jsonl --as 0", None),
    ("firstlight analyse game.jsonl", None),
];

/// Every command.
pub(super) const SHEETS: [Sheet; 23] = [
    Sheet {
        path: &["play"],
        about: "cli-play",
        flags: &[&[
            ("no_open", "cli-play-no-open"),
            ("data", "cli-data"),
            ("addr", "cli-play-addr"),
            ("lan", "cli-play-lan"),
        ]],
        examples: &[
            ("firstlight play", None),
            ("firstlight play --no-open", Some("cli-play-example-no-open")),
            ("firstlight play --lan", Some("cli-play-example-lan")),
        ],
        note: Some("cli-play-note"),
    },
    Sheet {
        path: &["serve"],
        about: "cli-serve",
        flags: &[SERVE],
        examples: &[
            ("firstlight serve", None),
            ("firstlight serve --addr 127.0.0.1:8080 --data /srv/firstlight", None),
            ("firstlight serve --addr 0.0.0.0:7878 --public", Some("cli-serve-example-public")),
            (
                "firstlight serve --https --origin https://play.example.org --trust-proxy 127.0.0.1",
                Some("cli-serve-example-proxy"),
            ),
            ("firstlight serve --backup-every 1d --backup-keep 14", None),
        ],
        note: Some("cli-serve-note"),
    },
    Sheet {
        path: &["backup"],
        about: "cli-backup",
        flags: &[&[
            ("file", "cli-backup-new"),
            ("data", "cli-data"),
            ("store", "cli-serve-store"),
            ("key", "cli-backup-key"),
            ("verify", "cli-backup-verify"),
            ("without_key", "cli-backup-without-key"),
        ]],
        examples: &[
            ("firstlight backup tables.backup", None),
            ("firstlight backup tables.backup --verify", Some("cli-backup-example-verify")),
            ("firstlight check tables.backup", Some("cli-backup-example-check")),
        ],
        note: Some("cli-backup-note"),
    },
    Sheet {
        path: &["restore"],
        about: "cli-restore",
        flags: &[&[
            ("file", "cli-backup-file"),
            ("data", "cli-data"),
            ("store", "cli-serve-store"),
            ("key", "cli-backup-key"),
        ]],
        examples: &[
            ("firstlight restore tables.backup --data /srv/firstlight", None),
            (
                "firstlight restore tables.backup --store postgres://db/firstlight --key secret.key",
                Some("cli-restore-example-store"),
            ),
        ],
        note: None,
    },
    Sheet {
        path: &["table"],
        about: "cli-table",
        flags: &[
            &[
                ("title", "cli-game"),
                ("seats", "cli-seats"),
                ("seed", "cli-seed"),
                ("lang", "cli-lang"),
                ("log", "cli-log"),
                ("hint_time", "cli-hint-time"),
                ("plain", "cli-plain"),
            ],
            VARIANT,
        ],
        examples: &[],
        note: Some("cli-table-note"),
    },
    Sheet {
        path: &["sim"],
        about: "cli-sim",
        flags: &[
            &[
                ("title", "cli-game"),
                ("players", "cli-players"),
                ("bots", "cli-sim-bots"),
                ("games", "cli-sim-games"),
                ("seed", "cli-sim-seed"),
                ("threads", "cli-threads"),
                ("json", "cli-json"),
            ],
            VARIANT,
        ],
        examples: &[],
        note: Some("cli-sim-note"),
    },
    Sheet {
        path: &["lab"],
        about: "cli-lab",
        flags: &[],
        examples: &[("firstlight lab run plans/quick.toml", None), ("firstlight lab table game.jsonl", None)],
        note: Some("cli-lab-note"),
    },
    Sheet {
        path: &["lab", "run"],
        about: "cli-lab-run",
        flags: &[&[("plan", "cli-lab-plan")], LAB_BENCH],
        examples: &[],
        note: None,
    },
    Sheet {
        path: &["lab", "arena"],
        about: "cli-lab-arena",
        flags: &[LAB_GAME, LAB_AIM, LAB_BENCH],
        examples: &[],
        note: None,
    },
    Sheet {
        path: &["lab", "ladder"],
        about: "cli-lab-ladder",
        flags: &[
            LAB_GAME,
            LAB_AIM,
            LAB_BENCH,
            &[("bot", "cli-lab-bot"), ("budgets", "cli-lab-budgets"), ("against", "cli-lab-against")],
        ],
        examples: &[],
        note: None,
    },
    Sheet {
        path: &["lab", "difficulty"],
        about: "cli-lab-difficulty",
        flags: &[LAB_AIM, LAB_BENCH],
        examples: &[],
        note: None,
    },
    Sheet { path: &["lab", "cards"], about: "cli-lab-cards", flags: &[LAB_AIM, LAB_BENCH], examples: &[], note: None },
    Sheet {
        path: &["lab", "seats"],
        about: "cli-lab-seats",
        flags: &[LAB_GAME, LAB_AIM, LAB_BENCH],
        examples: &[],
        note: None,
    },
    Sheet {
        path: &["lab", "meaning"],
        about: "cli-lab-meaning",
        flags: &[
            LAB_GAME,
            &[
                ("line_ups", "cli-lab-line-ups"),
                ("games", "cli-lab-meaning-games"),
                ("seed", "cli-lab-seed"),
                ("only", "cli-lab-meaning-only"),
                ("threads", "cli-threads"),
                ("json", "cli-json"),
                ("markdown", "cli-lab-meaning-markdown"),
            ],
            VARIANT,
        ],
        examples: &[],
        note: Some("cli-lab-meaning-note"),
    },
    Sheet {
        path: &["lab", "table"],
        about: "cli-lab-table",
        flags: &[&[("file", "cli-file"), ("out", "cli-lab-table-out"), ("content", "cli-content-of-log")]],
        examples: &[],
        note: None,
    },
    Sheet {
        path: &["replay"],
        about: "cli-replay",
        flags: &[&[
            ("file", "cli-file"),
            ("to", "cli-replay-to"),
            ("audience", "cli-replay-as"),
            ("full", "cli-replay-full"),
            ("lang", "cli-lang"),
            ("content", "cli-content-of-log"),
        ]],
        examples: &[
            ("firstlight replay game.jsonl", None),
            ("firstlight replay game.jsonl --to 40 --as 0 --lang es", None),
            ("firstlight replay game.jsonl --full", None),
        ],
        note: Some("cli-replay-note"),
    },
    Sheet {
        path: &["analyse"],
        about: "cli-analyse",
        flags: &[&[
            ("file", "cli-file"),
            ("budget", "cli-analyse-budget"),
            ("seat", "cli-analyse-seat"),
            ("most", "cli-analyse-most"),
            ("lang", "cli-lang"),
            ("json", "cli-analyse-json"),
            ("content", "cli-content-of-log"),
        ]],
        examples: &[
            ("firstlight analyse game.jsonl", None),
            ("firstlight analyse game.jsonl --seat 0 --most 3 --lang es", None),
            ("firstlight analyse game.jsonl --budget 5s", None),
            ("firstlight analyse game.jsonl --json", None),
        ],
        note: Some("cli-analyse-note"),
    },
    Sheet {
        path: &["check"],
        about: "cli-check",
        flags: &[&[("files", "cli-check-files"), ("content", "cli-check-content")]],
        examples: &[("firstlight check game.jsonl", None), ("firstlight check tables.backup", None)],
        note: Some("cli-check-note"),
    },
    Sheet {
        path: &["cards"],
        about: "cli-cards",
        flags: &[&[
            ("title", "cli-cards-game"),
            ("card", "cli-cards-one"),
            ("deck", "cli-cards-deck"),
            ("tag", "cli-cards-tag"),
            ("source", "cli-cards-source"),
            ("specials", "cli-cards-specials"),
            ("stats", "cli-cards-stats"),
            ("lang", "cli-lang"),
            ("json", "cli-json"),
            ("content", "cli-cards-content"),
        ]],
        examples: &[],
        note: Some("cli-cards-note"),
    },
    Sheet { path: &["content"], about: "cli-content", flags: &[], examples: &[], note: None },
    Sheet {
        path: &["content", "check"],
        about: "cli-content-check",
        flags: &[&[("dir", "cli-content-dir")]],
        examples: &[],
        note: None,
    },
    Sheet {
        path: &["content", "new"],
        about: "cli-content-new",
        flags: &[&[("dir", "cli-content-dir")]],
        examples: &[],
        note: None,
    },
    Sheet {
        path: &["bench"],
        about: "cli-bench",
        flags: &[&[("seconds", "cli-bench-seconds"), ("repeats", "cli-bench-repeats"), ("json", "cli-json")]],
        examples: &[],
        note: Some("cli-bench-note"),
    },
];
