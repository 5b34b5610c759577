-- A bidder of a tender. What is bid is sealed until the bids of the project are opened.
CREATE TABLE applicant (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- the order in which they were entered
  place bigint GENERATED ALWAYS AS IDENTITY,
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  project_id uuid NOT NULL REFERENCES project (id),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  -- null only for bidders of before there were prices
  quote_eur double precision CHECK (quote_eur >= 0),
  criteria_discount_eur double precision CHECK (criteria_discount_eur >= 0),
  revision integer NOT NULL DEFAULT 0,
  entered_by uuid REFERENCES account (id),
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  deleted_at timestamptz
);
--> statement-breakpoint
-- Two bidders of one name cannot be told apart.
CREATE UNIQUE INDEX applicant_name ON applicant (project_id, lower(name)) WHERE deleted_at IS NULL;
--> statement-breakpoint
ALTER TABLE project ADD COLUMN bids_opened_at timestamptz;
--> statement-breakpoint
ALTER TABLE calculation ADD COLUMN applicant_id uuid REFERENCES applicant (id);
--> statement-breakpoint
-- Until now a bidder was the calculation alone, and everybody saw it.
UPDATE calculation SET active = false
WHERE calculation_type = 'applicant' AND active AND EXISTS (
  SELECT FROM calculation AS newer
  WHERE newer.project_id = calculation.project_id AND newer.calculation_type = 'applicant' AND newer.active
    AND newer.deleted_at IS NULL AND (newer.created_at, newer.id) > (calculation.created_at, calculation.id));
--> statement-breakpoint
INSERT INTO applicant (id, organisation_id, project_id, name, entered_by, created_at, modified_at, deleted_at)
SELECT id, organisation_id, project_id,
  CASE WHEN place = 1 THEN name ELSE left(name, 90) || ' (' || place || ')' END,
  uploaded_by, created_at, created_at, deleted_at
FROM (
  SELECT calculation.*, row_number() OVER (PARTITION BY project_id, lower(name) ORDER BY created_at, id) AS place
  FROM calculation WHERE calculation_type = 'applicant'
) AS bid
ORDER BY created_at, id;
--> statement-breakpoint
UPDATE calculation SET applicant_id = id WHERE calculation_type = 'applicant';
--> statement-breakpoint
UPDATE project SET bids_opened_at = bid.created_at
FROM (SELECT project_id, max(created_at) AS created_at FROM applicant GROUP BY project_id) AS bid
WHERE bid.project_id = project.id;
--> statement-breakpoint
ALTER TABLE calculation ADD CONSTRAINT calculation_has_bidder
  CHECK ((calculation_type = 'applicant') = (applicant_id IS NOT NULL));
--> statement-breakpoint
CREATE UNIQUE INDEX calculation_of_applicant ON calculation (applicant_id) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- The active one of the bidders' is the winner's, so there is one of these too.
DROP INDEX calculation_active;
--> statement-breakpoint
CREATE UNIQUE INDEX calculation_active ON calculation (project_id, calculation_type)
  WHERE active AND deleted_at IS NULL;
--> statement-breakpoint
ALTER TABLE kept_check ADD COLUMN applicant_id uuid REFERENCES applicant (id);
--> statement-breakpoint
-- Whose calculation may be looked at follows from its bidder.
CREATE CONSTRAINT TRIGGER organisation_version AFTER INSERT OR UPDATE OR DELETE ON applicant
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
