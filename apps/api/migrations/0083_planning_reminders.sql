-- A week before a planned day the members of its project get a mail, unless they want none. The day that this was done for,
-- or that came too near for it, is kept: a day is told of once, by one server.

ALTER TABLE account ADD COLUMN planning_reminders boolean NOT NULL DEFAULT true;
--> statement-breakpoint
ALTER TABLE project
  ADD COLUMN award_reminded_for date,
  ADD COLUMN completion_reminded_for date;
--> statement-breakpoint
-- Once awarded, the planned completion is held against the day of the award itself, and the planned one may lie behind it.
ALTER TABLE project DROP CONSTRAINT project_planned_in_order;
