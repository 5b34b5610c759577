-- The award criterion as bidders were given it: each time that a model was issued, with the model as it was and the files that were
-- made of it. Nothing of it is ever changed (docs/decisions/0096).
CREATE TABLE issued_criterion (
  project_id uuid NOT NULL,
  -- counts from 1 within a project
  number integer NOT NULL CHECK (number >= 1),
  organisation_id uuid NOT NULL,
  issued_at timestamptz NOT NULL,
  issued_by uuid NOT NULL REFERENCES account (id),
  -- of the project, when it was issued
  award_model_version integer NOT NULL,
  model jsonb NOT NULL,
  PRIMARY KEY (project_id, number, organisation_id),
  FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id)
);
--> statement-breakpoint
CREATE TABLE issued_file (
  project_id uuid NOT NULL,
  number integer NOT NULL,
  -- the criterion, or the note that says what changed since the number before it
  kind text NOT NULL CHECK (kind IN ('criterion', 'note')),
  language text NOT NULL CHECK (language IN ('nl', 'en')),
  organisation_id uuid NOT NULL,
  bytes bytea NOT NULL,
  sha256 bytea NOT NULL CHECK (sha256 = sha256(bytes)),
  PRIMARY KEY (project_id, number, kind, language, organisation_id),
  FOREIGN KEY (project_id, number, organisation_id) REFERENCES issued_criterion (project_id, number, organisation_id),
  -- there is nothing before the first that could have changed
  CHECK (kind = 'criterion' OR number > 1)
);
--> statement-breakpoint
-- What was handed to bidders is what they may be held to.
CREATE FUNCTION keep_what_was_issued() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'what was issued is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER issued_criterion_is_kept BEFORE UPDATE OR DELETE ON issued_criterion
  FOR EACH ROW EXECUTE FUNCTION keep_what_was_issued();
--> statement-breakpoint
CREATE TRIGGER issued_file_is_kept BEFORE UPDATE OR DELETE ON issued_file
  FOR EACH ROW EXECUTE FUNCTION keep_what_was_issued();
