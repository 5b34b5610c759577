-- What the check of an upload came to, with the file itself, until it is stored: for one account, for a bounded time, in a
-- bounded number. Not logged: it is no record of anything, and after a crash of the database the file is asked for again.
CREATE UNLOGGED TABLE kept_check (
  -- the upload_key
  id uuid PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES organisation (id) ON DELETE CASCADE,
  project_id uuid NOT NULL REFERENCES project (id) ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  calculation_type text NOT NULL,
  file_name text NOT NULL,
  file_sha256 bytea NOT NULL,
  bytes bytea NOT NULL,
  -- what the reading depended on beside the file and the answers: the reader, the weights, the columns that were placed
  basis text NOT NULL,
  answers json NOT NULL,
  questions json NOT NULL,
  -- what is stored of it beside items and totals; null for a file with errors
  calculation json,
  -- of the file and the figures
  size_bytes bigint NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
ALTER TABLE kept_check ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
CREATE INDEX kept_check_of_account ON kept_check (account_id, created_at);
--> statement-breakpoint
-- Its items and totals: a row for each array of a column, from which the rows are unpacked when it is stored.
CREATE UNLOGGED TABLE kept_figures (
  check_id uuid NOT NULL REFERENCES kept_check (id) ON DELETE CASCADE,
  of_table text NOT NULL,
  column_name text NOT NULL,
  place integer NOT NULL,
  -- one of these
  number double precision[],
  integer integer[],
  text text[],
  uuid uuid[],
  PRIMARY KEY (check_id, of_table, column_name, place)
);
--> statement-breakpoint
ALTER TABLE kept_figures ALTER COLUMN number SET STORAGE EXTERNAL, ALTER COLUMN integer SET STORAGE EXTERNAL,
  ALTER COLUMN text SET STORAGE EXTERNAL, ALTER COLUMN uuid SET STORAGE EXTERNAL;
