-- Criteria other than the MKI by their names. They are read and written as a whole with their project, in the order in
-- which somebody put them: [{"id", "name", "maxDiscountEur"}]. Their sum stays in criteria_max_discount_eur.
ALTER TABLE project ADD COLUMN criteria jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(criteria) = 'array');
--> statement-breakpoint
-- What a bid was given on each, whole euro by the id of the criterion; what is not filled in is absent. The sum stays in
-- criteria_discount_eur.
ALTER TABLE applicant ADD COLUMN criteria_values jsonb NOT NULL DEFAULT '{}'
  CHECK (jsonb_typeof(criteria_values) = 'object');
