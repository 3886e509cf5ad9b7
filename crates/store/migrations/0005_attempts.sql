-- Everybody has one attempt at a deal that is compared. It stays used when the table is gone.
CREATE TABLE attempts (
    person   TEXT NOT NULL,
    deal     TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (person, deal)
) STRICT, WITHOUT ROWID;

-- The deals of days so far: the first table of each person. Options are settings, day and whether the deal was known.
INSERT OR IGNORE INTO attempts (person, deal, table_id)
    SELECT host, deal, id FROM tables WHERE json_valid(options) AND json_extract(options, '$[1]') IS NOT NULL
    ORDER BY created, id;

-- Was one of the people known for less than a day when the game ended? Those come after all others.
ALTER TABLE results ADD COLUMN unproven INTEGER NOT NULL DEFAULT 0 CHECK (unproven IN (0, 1));

UPDATE results SET unproven = EXISTS (
    SELECT 1 FROM json_each(results.body, '$.persons') AS one LEFT JOIN people ON people.id = one.value
    WHERE one.type = 'text' AND one.value NOT LIKE 'program %'
    AND (people.id IS NULL OR people.created > results.finished_at - 86400000)
) WHERE json_valid(body);

DROP INDEX results_best;
CREATE INDEX results_best ON results (deal, unproven, score DESC, finished_at, table_id);
