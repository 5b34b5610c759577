-- When the award, or the choice of a design, and the completion of a project are expected; null while nobody has said.

ALTER TABLE project
  ADD COLUMN planned_award_date date,
  ADD COLUMN planned_completion_date date,
  ADD CONSTRAINT project_planned_in_order CHECK (planned_completion_date >= planned_award_date);
