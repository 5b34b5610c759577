-- Posts of which nobody said what it means that they lack something, or are not there: one that was said not to be calculated keeps
-- the two from being compared, and is no open question. Where nobody said that, they are those that nobody explained. The other pairs are
-- worked out anew by the start of the server, and until then nothing is concluded from them.
ALTER TABLE pair_scope ADD COLUMN unanswered_posts integer NOT NULL DEFAULT 0;--> statement-breakpoint
UPDATE pair_scope
SET unanswered_posts = baseline_unexplained + optimization_unexplained + missing_unexplained + co2_unexplained;--> statement-breakpoint
DELETE FROM pair_scope AS pair
WHERE EXISTS (
  SELECT FROM scope_answer AS answer
  WHERE answer.organisation_id = pair.organisation_id AND answer.calculation_id IN (pair.baseline_id, pair.optimization_id)
    AND answer.meaning = 'not-calculated');
