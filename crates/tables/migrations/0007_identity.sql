-- Browsers by which people are known. A cookie names one by a random key, of which only the SHA-256 is kept. `device` is the browser
-- and the system in a word each.
CREATE TABLE sessions (
    id      INTEGER PRIMARY KEY,
    digest  TEXT NOT NULL UNIQUE,
    player  TEXT NOT NULL REFERENCES players (id),
    device  TEXT NOT NULL,
    made    INTEGER NOT NULL,
    seen    INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_of_player ON sessions (player, seen);
CREATE INDEX sessions_by_age ON sessions (seen);

-- Whom the house has silenced or turned away, and who is being forgotten: nobody knows them any more, and what is left of them goes.
ALTER TABLE players ADD COLUMN muted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN banned INTEGER NOT NULL DEFAULT 0;
ALTER TABLE players ADD COLUMN leaving INTEGER NOT NULL DEFAULT 0;
CREATE INDEX players_by_name ON players (name COLLATE NOCASE);
CREATE INDEX players_leaving ON players (leaving) WHERE leaving = 1;

-- At which tables a person has left a trace: made it, sat there or said something. So they are found without reading every entry.
CREATE TABLE traces (
    player  TEXT NOT NULL REFERENCES players (id),
    "table" TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (player, "table")
) STRICT, WITHOUT ROWID;
CREATE INDEX traces_of_table ON traces ("table");

-- What people at a table told the house about somebody there.
CREATE TABLE reports (
    id       INTEGER PRIMARY KEY,
    "table"  TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   INTEGER NOT NULL,
    ply      INTEGER NOT NULL,
    reporter TEXT REFERENCES players (id) ON DELETE SET NULL,
    against  TEXT REFERENCES players (id) ON DELETE CASCADE,
    reason   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    done     INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX reports_by_state ON reports (done, at);
CREATE INDEX reports_of_reporter ON reports (reporter, at);
CREATE INDEX reports_against ON reports (against);
CREATE INDEX reports_of_table ON reports ("table");

-- The key signs personal links; cookies need none.
UPDATE house SET name = 'links' WHERE name = 'cookies';
