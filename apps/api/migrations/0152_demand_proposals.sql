-- The proposal that a project's award model was given last, with the projects behind it as they were then. The values of the
-- model stand in the project and stay editable; this says what was proposed.
CREATE TABLE demand_proposal (
  project_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  carried_at timestamptz NOT NULL,
  reference_eur double precision NOT NULL CHECK (reference_eur > 0),
  target_eur double precision NOT NULL CHECK (target_eur >= 0 AND target_eur < reference_eur),
  percent integer NOT NULL CHECK (percent BETWEEN 1 AND 100),
  basis text NOT NULL CHECK (basis IN ('built', 'offered')),
  -- [{"name": "N201", "percent": 18.4}], what each project reached
  projects jsonb NOT NULL CHECK (jsonb_typeof(projects) = 'array'),
  PRIMARY KEY (project_id, organisation_id),
  FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id)
);
