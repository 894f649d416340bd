-- The entries of a table carry a chained digest, whose head and number stand in its line among the standings: entries that are
-- missing or not as they were written are found out, and no table becomes a shorter game.
ALTER TABLE entries ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
ALTER TABLE standings ADD COLUMN number INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN head BLOB NOT NULL DEFAULT x'';
ALTER TABLE snapshots ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
ALTER TABLE records ADD COLUMN digest BLOB NOT NULL DEFAULT x'';
ALTER TABLE house ADD COLUMN digest BLOB NOT NULL DEFAULT x'';

-- How many commits the house has made: a file beside the database knows it too.
CREATE TABLE ledger (
    one     INTEGER PRIMARY KEY CHECK (one = 1),
    commits INTEGER NOT NULL
) STRICT;
INSERT INTO ledger (one, commits) VALUES (1, 0);

-- What was lost, so that a backup tells it too: how many commits each time, and the tables of which entries were lost, with the
-- numbers of the last that they had.
CREATE TABLE losses (
    at      INTEGER NOT NULL,
    commits INTEGER NOT NULL
) STRICT;
CREATE TABLE lost (
    "table" TEXT PRIMARY KEY,
    number  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
