-- The days on which the server ran, as days since 1970 by its own clock. What is kept for so many days is kept for so many
-- of these: neither a server that was switched off nor a clock that jumps makes anything old.
CREATE TABLE days (
    day INTEGER NOT NULL PRIMARY KEY
) STRICT;
