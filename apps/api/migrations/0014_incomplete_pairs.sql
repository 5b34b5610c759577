-- Whether an item of the calculation declares a part of the indicators of a set only. What is concluded from such an MKI
-- carries a mark, in figures over all organisations as well.

ALTER TABLE calculation_comparable
  ADD COLUMN a1_incomplete boolean NOT NULL DEFAULT false,
  ADD COLUMN a2_incomplete boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE calculation_comparable AS comparable SET
  a1_incomplete = coalesce(whole.a1_items_undeclared, 0) > 0,
  a2_incomplete = coalesce(whole.a2_items_undeclared, 0) > 0
FROM calculation_total AS whole
WHERE whole.calculation_id = comparable.calculation_id AND whole.level = 'calculation';
--> statement-breakpoint
ALTER TABLE calculation_comparable ALTER COLUMN a1_incomplete DROP DEFAULT, ALTER COLUMN a2_incomplete DROP DEFAULT;
