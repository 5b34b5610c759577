-- Posts whose CO2 is empty in a module of which they state the MKI. They passed for posts that leave the module empty, and a figure said
-- that the module is missing. Where CO2 is lacking, the two are worked out anew by the start of the server, and until then nothing is
-- concluded from them.
ALTER TABLE pair_scope_node ADD COLUMN co2_partly double precision[] NOT NULL DEFAULT '{0,0,0,0,0,0,0,0,0,0}';--> statement-breakpoint
DELETE FROM pair_scope AS pair
WHERE EXISTS (
  SELECT FROM pair_scope_node AS node
  WHERE node.baseline_id = pair.baseline_id AND node.optimization_id = pair.optimization_id
    AND node.set_code = pair.set_code AND node.organisation_id = pair.organisation_id AND 0 < ANY (node.co2_modules));
