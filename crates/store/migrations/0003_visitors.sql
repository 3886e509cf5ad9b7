-- Which table was opened by which request, so that a request that comes again opens no second one.
CREATE TABLE openings (
    person   TEXT NOT NULL,
    request  TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, request)
) STRICT, WITHOUT ROWID;

CREATE INDEX openings_by_table ON openings (table_id);

-- Short codes that are said aloud. One space for whatever can be joined by one; each such thing has one code at most.
CREATE TABLE codes (
    code    TEXT    NOT NULL PRIMARY KEY,
    kind    TEXT    NOT NULL,
    target  TEXT    NOT NULL,
    created INTEGER NOT NULL,
    UNIQUE (kind, target)
) STRICT, WITHOUT ROWID;

-- The code of a table is free again when the table ends or goes.
CREATE TRIGGER codes_of_ended_tables AFTER UPDATE OF status ON tables WHEN new.status IN ('finished', 'abandoned')
BEGIN
    DELETE FROM codes WHERE kind = 'table' AND target = new.id;
END;

CREATE TRIGGER codes_of_removed_tables AFTER DELETE ON tables
BEGIN
    DELETE FROM codes WHERE kind = 'table' AND target = old.id;
END;

-- The link by which somebody comes back is found by whose it is.
CREATE INDEX tokens_by_person ON tokens (person, purpose) WHERE person IS NOT NULL;
