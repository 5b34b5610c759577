-- Which bid is whole (docs/decisions/0095): what a model asks of each post, what bids lack by kind, and what the client decided
-- about it.

-- Life-cycle modules that each post of a bid has to declare, beside what the baseline declares there.
ALTER TABLE project ADD COLUMN asked_modules jsonb NOT NULL DEFAULT '[]';
--> statement-breakpoint
-- What is stored of pairs does not say what is lacking by kind. The start of the server works out anew what is not there.
DELETE FROM pair_scope;
--> statement-breakpoint
ALTER TABLE pair_scope
  -- what the optimisation lacks that nobody explained, by kind: posts, their weight, and what filling it with the baseline's value adds
  ADD COLUMN shortfalls jsonb NOT NULL,
  -- per life-cycle module, posts of the optimisation that leave it empty where the baseline does too
  ADD COLUMN undeclared_posts double precision[] NOT NULL;
--> statement-breakpoint
-- What the client decided about a kind of gap in a bid. None is ever changed: it falls away when another one takes its place, or when the
-- bid, the baseline or what lacks is another.
CREATE TABLE gap_decision (
  id bigint GENERATED ALWAYS AS IDENTITY,
  organisation_id uuid NOT NULL,
  applicant_id uuid NOT NULL,
  calculation_id uuid NOT NULL,
  baseline_id uuid NOT NULL,
  kind text NOT NULL,
  choice text NOT NULL CHECK (choice IN ('zero', 'baseline', 'set-aside')),
  reason text NOT NULL,
  -- what was decided about, as it was then
  shortfall jsonb NOT NULL,
  decided_by uuid REFERENCES account (id),
  decided_at timestamptz NOT NULL,
  fallen_at timestamptz,
  PRIMARY KEY (id, organisation_id),
  FOREIGN KEY (applicant_id, organisation_id) REFERENCES applicant (id, organisation_id),
  FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id),
  FOREIGN KEY (baseline_id, organisation_id) REFERENCES calculation (id, organisation_id)
);
--> statement-breakpoint
CREATE UNIQUE INDEX gap_decision_that_holds ON gap_decision (applicant_id, kind, organisation_id) WHERE fallen_at IS NULL;
