-- The number by which a file is known to be one of ours: "FLgt" in ASCII.
PRAGMA application_id = 1179412340;

CREATE TABLE people (
    id      TEXT    NOT NULL PRIMARY KEY,
    name    TEXT    NOT NULL,
    lang    TEXT,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE tables (
    key        INTEGER NOT NULL PRIMARY KEY,
    id         TEXT    NOT NULL UNIQUE,
    game       TEXT    NOT NULL,
    status     TEXT    NOT NULL CHECK (status IN ('waiting', 'running', 'finished', 'abandoned')),
    visibility TEXT    NOT NULL,
    host       TEXT    NOT NULL,
    created    INTEGER NOT NULL,
    touched    INTEGER NOT NULL,
    no         INTEGER NOT NULL,
    header     TEXT    NOT NULL,
    seed       BLOB    NOT NULL CHECK (length(seed) = 32),
    options    TEXT    NOT NULL,
    summary    TEXT    NOT NULL
) STRICT;

CREATE INDEX tables_newest ON tables (created DESC, id DESC);
CREATE INDEX tables_by_status ON tables (status, created DESC, id DESC);

-- The log of a table lies together on disk, in order. New events wait in "fresh" until there are many to be moved here:
-- to put each at its place at once would touch two pages for every event, and every page touched is written and flushed.
CREATE TABLE events (
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    no        INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    author    TEXT    NOT NULL,
    client    TEXT,
    body      TEXT    NOT NULL,
    PRIMARY KEY (table_key, no)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_client ON events (table_key, author, client) WHERE client IS NOT NULL;

-- An event is in one of the two; whoever inserts into "fresh" sees to it that it is not in "events".
CREATE TABLE fresh (
    seq       INTEGER NOT NULL PRIMARY KEY,
    table_key INTEGER NOT NULL REFERENCES tables (key) ON DELETE CASCADE,
    no        INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    author    TEXT    NOT NULL,
    client    TEXT,
    body      TEXT    NOT NULL,
    UNIQUE (table_key, no)
) STRICT;

CREATE UNIQUE INDEX fresh_client ON fresh (table_key, author, client) WHERE client IS NOT NULL;

CREATE VIEW log AS
    SELECT table_key, no, at, author, client, body FROM events
    UNION ALL
    SELECT table_key, no, at, author, client, body FROM fresh;

CREATE TABLE snapshots (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    no       INTEGER NOT NULL,
    body     BLOB    NOT NULL
) STRICT;

CREATE TABLE members (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person   TEXT    NOT NULL,
    role     TEXT    NOT NULL,
    seen     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, person)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_by_person ON members (person, table_id);

CREATE TABLE tokens (
    hash     BLOB    NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    id       TEXT    NOT NULL UNIQUE,
    purpose  TEXT    NOT NULL,
    table_id TEXT    REFERENCES tables (id) ON DELETE CASCADE,
    person   TEXT,
    body     TEXT    NOT NULL,
    created  INTEGER NOT NULL,
    expires  INTEGER,
    revoked  INTEGER NOT NULL DEFAULT 0 CHECK (revoked IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX tokens_by_table ON tokens (table_id) WHERE table_id IS NOT NULL;

-- One row, written to see whether the database takes writes.
CREATE TABLE pulse (
    id    INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    count INTEGER NOT NULL
) STRICT;

INSERT INTO pulse (id, count) VALUES (1, 0);
