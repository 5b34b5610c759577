-- What the members of an organisation said of a header that the workbook layout does not know: which column it is. Asked
-- in the check of an upload, used in every reading from then on, until somebody takes it back.
CREATE TABLE column_placement (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  sheet text NOT NULL CHECK (sheet IN ('posten', 'set')),
  header text NOT NULL,
  header_key text NOT NULL,
  column_name text NOT NULL,
  placed_by uuid NOT NULL REFERENCES account (id),
  placed_at timestamptz NOT NULL,
  UNIQUE (organisation_id, sheet, header_key)
);
