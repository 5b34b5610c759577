-- Reports that were made of a project, byte for byte: whoever signed one can find it again, and what it was made of may have
-- changed since. The fingerprint is of all that it states but its moment and its maker, so that the same choice is one report.
CREATE TABLE report (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  project_id uuid NOT NULL REFERENCES project (id),
  account_id uuid NOT NULL REFERENCES account (id),
  maker_name text NOT NULL,
  language text NOT NULL CHECK (language IN ('nl', 'en')),
  -- uuid, variant and name of each calculation, as they were then
  calculations jsonb NOT NULL,
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  document bytea NOT NULL,
  workbook bytea NOT NULL,
  created_at timestamptz NOT NULL,
  UNIQUE (project_id, fingerprint)
);
