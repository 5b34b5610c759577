-- A dashboard as somebody chose to see it: for themselves, or for everybody in the organisation. It holds names and choices,
-- and no figure.
CREATE TABLE saved_view (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  account_id uuid NOT NULL REFERENCES account (id),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 80),
  -- whether others in the organisation have it too
  shared boolean NOT NULL,
  -- tab, filters and place in the drill-down, as the contract states them
  view jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (id, organisation_id)
);
--> statement-breakpoint
CREATE INDEX saved_view_of_organisation ON saved_view (organisation_id, account_id);
--> statement-breakpoint
-- The view that somebody's dashboard of an organisation opens with; none without a row.
CREATE TABLE start_view (
  account_id uuid NOT NULL REFERENCES account (id),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  view_id uuid NOT NULL,
  PRIMARY KEY (account_id, organisation_id),
  FOREIGN KEY (view_id, organisation_id) REFERENCES saved_view (id, organisation_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX start_view_of_view ON start_view (view_id, organisation_id);
