-- Whose decision a thought was about: where something was taken back, another seat may decide the same at the same ply. Older thoughts do not say.
ALTER TABLE thoughts ADD COLUMN seat INTEGER;
