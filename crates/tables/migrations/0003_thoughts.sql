-- What bots thought when they took a decision, for whoever asks why when the game is over. A ply that was taken back is written anew.
CREATE TABLE thoughts (
    "table" TEXT NOT NULL REFERENCES tables (id),
    ply     INTEGER NOT NULL,
    what    TEXT NOT NULL,
    PRIMARY KEY ("table", ply)
) STRICT, WITHOUT ROWID;
