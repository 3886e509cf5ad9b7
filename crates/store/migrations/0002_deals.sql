-- The same deal at several tables, and how each ended.
ALTER TABLE tables ADD COLUMN deal TEXT NOT NULL DEFAULT '';

CREATE INDEX tables_by_deal ON tables (deal) WHERE deal <> '';

CREATE TABLE results (
    table_id    TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    deal        TEXT    NOT NULL,
    finished_at INTEGER NOT NULL,
    score       INTEGER NOT NULL,
    body        TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX results_best ON results (deal, score DESC, finished_at, table_id);
