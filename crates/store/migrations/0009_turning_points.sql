-- The turning points of a game that is over, so that they are found once. They hold numbers and moves, and no name.
CREATE TABLE turning_points (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    body     TEXT NOT NULL
) STRICT, WITHOUT ROWID;
