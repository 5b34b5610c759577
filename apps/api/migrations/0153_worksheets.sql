-- A calculation that somebody edits on the screen and has not stored yet. It is read and changed by its maker alone.
CREATE TABLE worksheet (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  project_id uuid NOT NULL,
  account_id uuid NOT NULL REFERENCES account (id),
  calculation_type text NOT NULL CHECK (calculation_type IN (
    'design-baseline', 'design-optimization', 'as-built-baseline', 'as-built-optimization')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  -- the calculation that it was made from; null for none
  source_calculation_id uuid,
  -- as the rules take them (domain, WorksheetRow), in the order of the workbook
  rows json NOT NULL CHECK (json_typeof(rows) = 'array'),
  row_count integer NOT NULL CHECK (row_count >= 0),
  revision integer NOT NULL CHECK (revision > 0),
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL,
  -- the file with quantities that it was made from; all null for none
  quantities_name text,
  quantities_sha256 bytea CHECK (octet_length(quantities_sha256) = 32),
  quantities bytea,
  PRIMARY KEY (id, organisation_id),
  FOREIGN KEY (project_id, organisation_id) REFERENCES project (id, organisation_id),
  FOREIGN KEY (source_calculation_id, organisation_id) REFERENCES calculation (id, organisation_id),
  CHECK ((quantities IS NULL) = (quantities_name IS NULL) AND (quantities IS NULL) = (quantities_sha256 IS NULL))
);
--> statement-breakpoint
-- Rows are written again a moment after each change, so compressing them would cost more than it saves.
ALTER TABLE worksheet ALTER COLUMN rows SET STORAGE EXTERNAL, ALTER COLUMN quantities SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE INDEX worksheet_of_project ON worksheet (project_id, organisation_id, account_id);
--> statement-breakpoint
CREATE INDEX worksheet_of_account ON worksheet (account_id);
--> statement-breakpoint
CREATE INDEX worksheet_of_source ON worksheet (source_calculation_id, organisation_id);
--> statement-breakpoint
-- The worksheet that a checked workbook was written of, with its sources (WorksheetOrigin in worksheets.queries.ts); null for an upload.
ALTER TABLE kept_check ADD COLUMN worksheet json;
