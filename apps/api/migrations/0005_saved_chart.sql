-- Pictures of charts that somebody shared. Whoever has the address sees one until it expires or its maker withdraws it.

CREATE TABLE saved_chart (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  project_id uuid REFERENCES project (id),
  account_id uuid NOT NULL REFERENCES account (id),
  -- random and unguessable; as it is, since a hash would protect nothing that doesn't stand beside it
  name text NOT NULL UNIQUE CHECK (char_length(name) >= 43),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  image bytea NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX saved_chart_of_account ON saved_chart (account_id, created_at DESC);
--> statement-breakpoint
CREATE INDEX saved_chart_expiry ON saved_chart (expires_at);
