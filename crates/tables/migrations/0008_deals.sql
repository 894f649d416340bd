-- Deals are made of what the house has promised and what people add. Tables that are older were dealt from a seed that the house
-- had given by itself.
UPDATE tables SET founding = json_set(
    json_remove(founding, '$.seed'),
    '$.deal', json_object('given', founding ->> '$.seed'),
    '$.next', json_object('house', lower(hex(randomblob(32))), 'salt', lower(hex(randomblob(32)))))
WHERE founding ->> '$.deal' IS NULL;
