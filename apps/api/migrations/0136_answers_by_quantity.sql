-- What counts as 0 by an answer is counted for the MKI and for the CO2 apart, a post that is on both sides once; and so are posts of
-- which the CO2 alone lacks something. What is stored of pairs that this is about, and of bids without CO2 beside a baseline that has it,
-- is worked out anew by the start of the server, and until then nothing is concluded from them.
ALTER TABLE pair_scope RENAME COLUMN explained_posts TO explained_mki_posts;--> statement-breakpoint
ALTER TABLE pair_scope ADD COLUMN explained_co2_posts integer NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE pair_scope ADD COLUMN co2_unexplained integer NOT NULL DEFAULT 0;--> statement-breakpoint
DELETE FROM pair_scope AS pair
WHERE explained_mki_posts > 0
  OR EXISTS (
    SELECT FROM pair_scope_node AS node
    WHERE node.baseline_id = pair.baseline_id AND node.optimization_id = pair.optimization_id AND node.set_code = pair.set_code
      AND node.organisation_id = pair.organisation_id AND node.level = 'calculation' AND 0 < ANY (node.co2_modules))
  OR EXISTS (
    SELECT FROM calculation AS bid
    JOIN calculation_item AS item ON item.calculation_id = bid.id AND item.organisation_id = bid.organisation_id
    WHERE bid.id = pair.optimization_id AND bid.organisation_id = pair.organisation_id AND bid.applicant_id IS NOT NULL
      AND CASE pair.set_code WHEN 'a1' THEN item.a1_mki_eur IS NOT NULL AND item.a1_co2_kg IS NULL
        ELSE item.a2_mki_eur IS NOT NULL AND item.a2_co2_kg IS NULL END);
