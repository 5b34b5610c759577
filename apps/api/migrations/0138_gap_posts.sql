-- Posts that lack something which the other side declares, without those that the other side did not work out. A post that a bid does
-- not have and that was said not to be calculated passed for one that the baseline leaves empty, and no decision about it counted.
-- Where such posts are, the two are worked out anew by the start of the server, and until then nothing is concluded from them.
ALTER TABLE pair_scope_node ADD COLUMN mki_gap_posts integer NOT NULL DEFAULT 0;--> statement-breakpoint
UPDATE pair_scope_node SET mki_gap_posts = mki_posts WHERE unworked_posts = 0;--> statement-breakpoint
DELETE FROM pair_scope AS pair
WHERE EXISTS (
  SELECT FROM pair_scope_node AS node
  WHERE node.baseline_id = pair.baseline_id AND node.optimization_id = pair.optimization_id
    AND node.set_code = pair.set_code AND node.organisation_id = pair.organisation_id AND node.unworked_posts > 0);
