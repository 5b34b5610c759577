-- Which version of a calculation somebody saw, and which request a project was made by.

ALTER TABLE calculation
  -- rises with every change that somebody makes of its name, note, activity or place in the report
  ADD COLUMN revision integer NOT NULL DEFAULT 1,
  -- when that was last done; null until it is
  ADD COLUMN modified_at timestamptz;
--> statement-breakpoint
-- SHA-256 of the request with a key that the project was made by: the same request, sent again, makes no other
ALTER TABLE project ADD COLUMN made_by_request bytea;
