-- Who works on a project, and which version of a project's data somebody saw.

ALTER TABLE project
  -- rises with every change of the project's own data: who saves says which one was seen
  ADD COLUMN revision integer NOT NULL DEFAULT 1;
--> statement-breakpoint
-- Membership of a project is shown and does not limit rights.
CREATE TABLE project_member (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  project_id uuid NOT NULL REFERENCES project (id),
  account_id uuid NOT NULL REFERENCES account (id),
  experience text NOT NULL DEFAULT '' CHECK (char_length(experience) <= 500),
  created_at timestamptz NOT NULL,
  UNIQUE (project_id, account_id)
);
