-- Whether two calculations are about the same work (docs/method/scope.md): what one of them leaves empty that the other declares is
-- worked out when a calculation is stored or made active, so that no dashboard looks at items.

-- Per life-cycle module the core indicators that a post declares there, as bits in the order of the set; -1 for an MKI that is a
-- row of the file. Null for what came in before: of that the modules tell alone.
ALTER TABLE calculation_item
  ADD COLUMN a1_declared double precision[],
  ADD COLUMN a2_declared double precision[];
--> statement-breakpoint
CREATE TABLE pair_scope (
  baseline_id uuid NOT NULL,
  optimization_id uuid NOT NULL,
  set_code text NOT NULL CHECK (set_code IN ('a1', 'a2')),
  organisation_id uuid NOT NULL,
  matched_posts integer NOT NULL,
  missing_posts integer NOT NULL,
  added_posts integer NOT NULL,
  quantity_posts integer NOT NULL,
  unit_posts integer NOT NULL,
  -- that nothing is concluded from the figures of the two as a whole
  mki_open boolean NOT NULL,
  co2_open boolean NOT NULL,
  resources_open boolean NOT NULL,
  -- posts that lack something which nobody explained, however little it weighs
  baseline_unexplained integer NOT NULL,
  optimization_unexplained integer NOT NULL,
  missing_unexplained integer NOT NULL,
  -- posts that leave something empty of which somebody said that there is nothing
  explained_posts integer NOT NULL,
  PRIMARY KEY (baseline_id, optimization_id, set_code, organisation_id),
  FOREIGN KEY (baseline_id, organisation_id) REFERENCES calculation (id, organisation_id),
  FOREIGN KEY (optimization_id, organisation_id) REFERENCES calculation (id, organisation_id)
);
--> statement-breakpoint
CREATE INDEX pair_scope_of_optimization ON pair_scope (optimization_id);
--> statement-breakpoint
-- Where in the drill-down a side lacks something. Lists are per life-cycle module.
CREATE TABLE pair_scope_node (
  baseline_id uuid NOT NULL,
  optimization_id uuid NOT NULL,
  set_code text NOT NULL,
  side text NOT NULL CHECK (side IN ('baseline', 'optimization')),
  level text NOT NULL CHECK (level IN ('calculation', 'product_group', 'product_sub_group', 'product')),
  node_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  mki_posts integer NOT NULL,
  co2_posts integer NOT NULL,
  unworked_posts integer NOT NULL,
  mki_modules double precision[] NOT NULL,
  co2_modules double precision[] NOT NULL,
  -- of the posts whose MKI lacks something in a module, those that declare a part of it there
  mki_partly double precision[] NOT NULL,
  PRIMARY KEY (baseline_id, optimization_id, set_code, side, level, node_id, organisation_id),
  FOREIGN KEY (baseline_id, optimization_id, set_code, organisation_id)
    REFERENCES pair_scope (baseline_id, optimization_id, set_code, organisation_id) ON DELETE CASCADE
);
--> statement-breakpoint
-- What somebody said of what a calculation leaves empty, or of the posts that it does not have. Of several answers about one post
-- the last holds; none is ever changed.
CREATE TABLE scope_answer (
  id bigint GENERATED ALWAYS AS IDENTITY,
  organisation_id uuid NOT NULL,
  calculation_id uuid NOT NULL,
  -- the calculation that it was held against, when it was asked
  against_id uuid NOT NULL,
  subject text NOT NULL,
  meaning text NOT NULL CHECK (meaning IN ('not-applicable', 'not-calculated')),
  -- places of posts: in the calculation itself, and of the subject 'posts' in the one that it was held against
  positions integer[] NOT NULL,
  answered_by uuid REFERENCES account (id),
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (id, organisation_id),
  FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id),
  FOREIGN KEY (against_id, organisation_id) REFERENCES calculation (id, organisation_id)
);
--> statement-breakpoint
CREATE INDEX scope_answer_of_calculation ON scope_answer (calculation_id);
--> statement-breakpoint
-- The pairs that something is ever concluded from: each active baseline with each active optimisation of its project and with each
-- bid, and what the winner offered with what was carried out, which a claim compares. Which of them stands for the project follows
-- from what it is (project_pair).
CREATE VIEW compared_pair AS
SELECT baseline.organisation_id, baseline.project_id, baseline.id AS baseline_id, optimization.id AS optimization_id,
  shared.set_code
FROM calculation AS baseline
JOIN calculation AS optimization ON optimization.project_id = baseline.project_id
  AND optimization.organisation_id = baseline.organisation_id AND optimization.deleted_at IS NULL
  AND CASE WHEN baseline.calculation_type = 'applicant'
    THEN optimization.active AND optimization.calculation_type = 'as-built-optimization'
    ELSE optimization.calculation_type = 'applicant'
      OR optimization.active AND optimization.calculation_type IN ('design-optimization', 'as-built-optimization') END
CROSS JOIN LATERAL (VALUES ('a1'), ('a2')) AS shared (set_code)
WHERE baseline.active AND baseline.deleted_at IS NULL
  AND baseline.calculation_type IN ('design-baseline', 'as-built-baseline', 'applicant')
  AND shared.set_code = ANY(baseline.sets) AND shared.set_code = ANY(optimization.sets);
--> statement-breakpoint
-- Kept answers are old once other pairs can be compared than before.
CREATE CONSTRAINT TRIGGER organisation_version AFTER INSERT OR UPDATE OR DELETE ON pair_scope
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
