-- Where a table was opened from, as a hash that only this server makes, so that one address cannot fill the disk.
CREATE TABLE origins (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    address  TEXT    NOT NULL,
    -- Is it not over?
    unended  INTEGER NOT NULL DEFAULT 1 CHECK (unended IN (0, 1)),
    -- What its log takes, as of its last snapshot.
    bytes    INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

-- What the tables of an address come to, so that nobody has to add them up.
CREATE TABLE addresses (
    address TEXT    NOT NULL PRIMARY KEY,
    unended INTEGER NOT NULL,
    bytes   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TRIGGER origins_added AFTER INSERT ON origins
BEGIN
    INSERT INTO addresses (address, unended, bytes) VALUES (new.address, new.unended, new.bytes)
    ON CONFLICT (address) DO UPDATE SET unended = unended + excluded.unended, bytes = bytes + excluded.bytes;
END;

CREATE TRIGGER origins_changed AFTER UPDATE ON origins
BEGIN
    UPDATE addresses SET unended = unended + new.unended - old.unended, bytes = bytes + new.bytes - old.bytes
    WHERE address = new.address;
END;

CREATE TRIGGER origins_removed AFTER DELETE ON origins
BEGIN
    UPDATE addresses SET unended = unended - old.unended, bytes = bytes - old.bytes WHERE address = old.address;
    DELETE FROM addresses WHERE address = old.address AND unended = 0 AND bytes = 0;
END;

CREATE TRIGGER origins_of_ended_tables AFTER UPDATE OF status ON tables
WHEN new.status IN ('finished', 'abandoned') AND old.status NOT IN ('finished', 'abandoned')
BEGIN
    UPDATE origins SET unended = 0 WHERE table_id = new.id;
END;
