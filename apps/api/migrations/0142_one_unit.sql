-- Two spellings of one unit, as t and ton, passed for two units: a post was found elsewhere or not at all, or its quantities were not
-- compared. Pairs in which something else is written than what the template proposes are worked out anew by the start of the server, and
-- until then nothing is concluded from them. What the template proposes are different units, each in one spelling.
DELETE FROM pair_scope AS pair
WHERE EXISTS (
  SELECT FROM calculation_item AS item
  WHERE item.organisation_id = pair.organisation_id AND item.calculation_id IN (pair.baseline_id, pair.optimization_id)
    AND item.unit NOT IN ('m', 'm2', 'm3', 'kg', 'ton', 'piece', 'uur', 'tkm', 'kWh'));
