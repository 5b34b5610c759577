-- Members ask the provider to open a project that is closed to them; of each project one request is open at most.

CREATE TABLE unlock_request (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  project_id uuid NOT NULL REFERENCES project (id),
  account_id uuid NOT NULL REFERENCES account (id),
  -- what opens the project: unlocking it, or reopening its last phase
  kind text NOT NULL CHECK (kind IN ('unlock', 'reopen')),
  reason text NOT NULL CHECK (char_length(reason) BETWEEN 1 AND 500),
  asked_at timestamptz NOT NULL,
  outcome text CHECK (outcome IN ('granted', 'refused')),
  answer text CHECK (char_length(answer) BETWEEN 1 AND 500),
  decided_at timestamptz,
  CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (answer IS NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX unlock_request_open ON unlock_request (project_id) WHERE outcome IS NULL;
--> statement-breakpoint
CREATE INDEX unlock_request_of_project ON unlock_request (organisation_id, project_id, asked_at);
