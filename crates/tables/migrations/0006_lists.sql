-- Lists are read in the order of an index, however many tables there are; and what nobody wants any more can be found and deleted.

-- `people` is how many people have a seat. `stirred` is the hour in which something happened last, or in which somebody looked at a
-- table that may be deleted; `at` is exact, but no index that every move would have to touch holds it.
ALTER TABLE standings ADD COLUMN people INTEGER NOT NULL DEFAULT 0;
ALTER TABLE standings ADD COLUMN stirred INTEGER NOT NULL DEFAULT 0;
CREATE INDEX seats_of_table ON seats ("table");
UPDATE standings SET stirred = at / 3600,
    people = (SELECT count(*) FROM seats WHERE seats."table" = standings."table");
DROP INDEX standings_by_stage;
CREATE INDEX standings_by_stage ON standings (stage, public, stirred);
-- Few things happen at a table that waits.
CREATE INDEX standings_open ON standings (at) WHERE stage = 'waiting' AND public = 1 AND open > 0;
CREATE INDEX standings_without_people ON standings (stirred) WHERE people = 0;

-- For each person's own list: whether the table is over, closed or retired, and its hour.
ALTER TABLE seats ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN stirred INTEGER NOT NULL DEFAULT 0;
UPDATE seats SET (over, stirred) =
    (SELECT stage NOT IN ('waiting', 'playing'), stirred FROM standings WHERE standings."table" = seats."table");
CREATE INDEX seats_in_order ON seats (player, over, stirred);

-- When a record was looked at last.
ALTER TABLE records ADD COLUMN seen INTEGER NOT NULL DEFAULT 0;
UPDATE records SET seen = made;
CREATE INDEX records_by_seen ON records (seen);
