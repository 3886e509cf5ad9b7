-- A person can take a table off their list without taking anything from the others.
ALTER TABLE members ADD COLUMN hidden INTEGER NOT NULL DEFAULT 0 CHECK (hidden IN (0, 1));
