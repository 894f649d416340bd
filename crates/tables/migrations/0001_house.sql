-- The house: who plays, at which tables, and what happened there.

-- People. `link` is the number of the personal link in force.
CREATE TABLE players (
    id      TEXT PRIMARY KEY,
    name    TEXT NOT NULL,
    link    INTEGER NOT NULL DEFAULT 1,
    made    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Tokens for programs; only their SHA-256 is kept.
CREATE TABLE tokens (
    id      INTEGER PRIMARY KEY,
    digest  TEXT NOT NULL UNIQUE,
    player  TEXT NOT NULL REFERENCES players (id),
    label   TEXT NOT NULL,
    made    INTEGER NOT NULL
) STRICT;
CREATE INDEX tokens_of_player ON tokens (player);

-- How each table began: it never changes.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    founding TEXT NOT NULL,
    made     INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- What happened at a table. The number makes it impossible that two moves answer one position; the key, that one is made twice.
CREATE TABLE entries (
    "table" TEXT NOT NULL REFERENCES tables (id),
    number  INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    key     TEXT,
    what    TEXT NOT NULL,
    PRIMARY KEY ("table", number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_by_key ON entries ("table", key) WHERE key IS NOT NULL;

-- A table as it stood after some entry, so that a long one is not folded from its first.
CREATE TABLE snapshots (
    "table" TEXT PRIMARY KEY REFERENCES tables (id),
    number  INTEGER NOT NULL,
    what    TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- How each table stands, for lists. `to_act` has a bit for each seat.
CREATE TABLE standings (
    "table"   TEXT PRIMARY KEY REFERENCES tables (id),
    game      TEXT NOT NULL,
    public    INTEGER NOT NULL,
    stage     TEXT NOT NULL,
    open      INTEGER NOT NULL,
    bots      INTEGER NOT NULL,
    to_act    INTEGER NOT NULL,
    names     TEXT NOT NULL,
    at        INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_by_stage ON standings (stage, public, at);

-- Who sits where, for each person's list of tables.
CREATE TABLE seats (
    "table" TEXT NOT NULL REFERENCES tables (id),
    player  TEXT NOT NULL REFERENCES players (id),
    seat    INTEGER NOT NULL,
    PRIMARY KEY (player, "table")
) STRICT, WITHOUT ROWID;

-- Records that people brought along.
CREATE TABLE records (
    id      TEXT PRIMARY KEY,
    player  TEXT NOT NULL REFERENCES players (id),
    record  TEXT NOT NULL,
    made    INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX records_of_player ON records (player);

-- What the house knows about itself: the key that signs cookies.
CREATE TABLE house (
    name    TEXT PRIMARY KEY,
    value   BLOB NOT NULL
) STRICT, WITHOUT ROWID;
