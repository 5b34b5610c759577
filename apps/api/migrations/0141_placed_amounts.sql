-- What the figures of a placed column are for: one unit of each item, or its whole quantity, by which they are divided. Null
-- where nobody was asked: the next file with that header asks.
ALTER TABLE column_placement ADD COLUMN amounts text CHECK (amounts IN ('per-unit', 'in-all'));
