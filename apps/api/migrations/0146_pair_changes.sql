-- What lies between two calculations by kind of change (docs/method/differences.md), so that no dashboard looks at items. It is worked
-- out together with the comparison of their work.
CREATE TABLE pair_change (
  baseline_id uuid NOT NULL,
  optimization_id uuid NOT NULL,
  set_code text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('quantity', 'product', 'left-out', 'added', 'gap', 'unclear')),
  organisation_id uuid NOT NULL,
  -- below 0 is a saving
  mki_eur double precision NOT NULL,
  co2_kg double precision NOT NULL,
  -- posts with this kind of change; one post may have several
  mki_posts integer NOT NULL,
  co2_posts integer NOT NULL,
  PRIMARY KEY (baseline_id, optimization_id, set_code, kind, organisation_id),
  FOREIGN KEY (baseline_id, optimization_id, set_code, organisation_id)
    REFERENCES pair_scope (baseline_id, optimization_id, set_code, organisation_id) ON DELETE CASCADE
);
--> statement-breakpoint
-- The start of the server works out anew what is not there, and until then nothing is concluded from the pairs.
DELETE FROM pair_scope;
