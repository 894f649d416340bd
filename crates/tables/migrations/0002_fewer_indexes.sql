-- A move writes one row of `entries` and changes one of `standings`. Indexes that every move had to touch cost more than they gave.

-- That a key is used once is seen to in memory, where a table has one writer; the few entries of a table are read in order.
DROP INDEX entries_by_key;

-- `at` changes with every move; a list sorts the tables that it finds.
DROP INDEX standings_by_stage;
CREATE INDEX standings_by_stage ON standings (stage, public);
