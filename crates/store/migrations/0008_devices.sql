-- The browsers that are logged in as somebody. One that was logged out is gone; of one whose cookie is from before there were
-- devices the row stays, empty, so that the cookie does not come back.
CREATE TABLE devices (
    id      TEXT    NOT NULL PRIMARY KEY,
    person  TEXT    NOT NULL,
    browser TEXT    NOT NULL,
    system  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    old     INTEGER NOT NULL CHECK (old IN (0, 1)),
    gone    INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1))
) STRICT, WITHOUT ROWID;

CREATE INDEX devices_by_person ON devices (person, seen);

-- Cookies without a device that were signed up to then are void.
ALTER TABLE people ADD COLUMN voided INTEGER;

-- Those who deleted themselves: the hash of who they were, so that their cookies are refused, and who they were only until
-- everything of theirs is gone.
CREATE TABLE departed (
    hash   BLOB NOT NULL PRIMARY KEY CHECK (length(hash) = 32),
    person TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX departing ON departed (person) WHERE person IS NOT NULL;

-- Tables at which somebody left their name without belonging to them: they knocked, or were removed.
CREATE TABLE traces (
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX traces_by_table ON traces (table_id);

INSERT OR IGNORE INTO traces (person, table_id)
    SELECT coalesce(json_extract(log.body, '$.table.knocked.person'), json_extract(log.body, '$.table.removed.person')), tables.id
    FROM log JOIN tables ON tables.key = log.table_key
    WHERE (log.body LIKE '{"table":{"knocked":%' OR log.body LIKE '{"table":{"removed":%') AND json_valid(log.body)
    AND coalesce(json_extract(log.body, '$.table.knocked.person'), json_extract(log.body, '$.table.removed.person')) IS NOT NULL;

CREATE INDEX tables_by_host ON tables (host);
