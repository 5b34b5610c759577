-- The one simulation of a tender that a project has: what it was drawn from, so that it can be drawn again and seen to
-- be out of date, and the bids that came of it.
CREATE TABLE simulation (
  project_id uuid PRIMARY KEY REFERENCES project (id),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  seed bigint NOT NULL CHECK (seed >= 0 AND seed < 4294967296),
  scope_eur double precision NOT NULL,
  upper_eur double precision NOT NULL,
  lower_eur double precision NOT NULL,
  max_discount_eur double precision NOT NULL,
  criteria_max_discount_eur double precision NOT NULL,
  bidders integer NOT NULL,
  drawn_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE random_applicant (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  project_id uuid NOT NULL REFERENCES simulation (project_id) ON DELETE CASCADE,
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  place integer NOT NULL,
  name text NOT NULL,
  quote_eur double precision NOT NULL,
  mki_eur double precision NOT NULL,
  score_eur double precision NOT NULL,
  criteria_discount_eur double precision NOT NULL,
  fictional_price_eur double precision NOT NULL,
  UNIQUE (project_id, place)
);
