-- Criteria that are scored on a scale (docs/decisions/0097). The levels of a criterion stand with it, in project.criteria:
-- "scale": [{"permille", "name"}], rising; a criterion without one is given in euro, as all were so far.
-- Which level a bid was given on each, and why, by the id of the criterion: {"permille", "reason"}. What it comes to stays in
-- criteria_values.
ALTER TABLE applicant ADD COLUMN criteria_marks jsonb NOT NULL DEFAULT '{}'
  CHECK (jsonb_typeof(criteria_marks) = 'object');
