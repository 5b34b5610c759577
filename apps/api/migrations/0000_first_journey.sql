-- The tables of the first journey: who works where, their projects, and calculations with what they amount to.
-- Every large table carries organisation_id: it is the scope of every query, and the key to spread the data by.

-- Decided once, at the first start: whether this installation holds the demonstration.
CREATE TABLE installation (
  demonstration text NOT NULL CHECK (demonstration IN ('made', 'declined')),
  decided_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE organisation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  name text NOT NULL,
  email text NOT NULL DEFAULT '',
  tel_number text NOT NULL DEFAULT '',
  contact text NOT NULL DEFAULT ''
);
--> statement-breakpoint
CREATE TABLE account (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  username text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  tel text NOT NULL DEFAULT '',
  is_staff boolean NOT NULL DEFAULT false,
  dashboard_type text NOT NULL DEFAULT 'member' CHECK (dashboard_type IN ('member', 'expert', 'viewer')),
  active boolean NOT NULL DEFAULT true
);
--> statement-breakpoint
CREATE UNIQUE INDEX account_username ON account (lower(username));
--> statement-breakpoint
CREATE UNIQUE INDEX account_email ON account (lower(email));
--> statement-breakpoint
CREATE TABLE membership (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  account_id uuid NOT NULL REFERENCES account (id),
  active boolean NOT NULL DEFAULT true,
  UNIQUE (organisation_id, account_id)
);
--> statement-breakpoint
CREATE INDEX membership_account ON membership (account_id) WHERE active;
--> statement-breakpoint
-- A session's token is known to its holder only; what is stored is its SHA-256.
CREATE TABLE session (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX session_account ON session (account_id);
--> statement-breakpoint
-- How often something was tried in a window of time; outlives a restart.
CREATE TABLE attempt_window (
  bucket text PRIMARY KEY,
  attempts integer NOT NULL,
  ends_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE TABLE project (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  description text NOT NULL DEFAULT '' CHECK (char_length(description) <= 500),
  location text NOT NULL DEFAULT '',
  latitude double precision CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision CHECK (longitude BETWEEN -180 AND 180),
  project_type text NOT NULL,
  sector text NOT NULL,
  contract_type text NOT NULL CHECK (contract_type IN ('RAW', 'UAV-GC', 'NA')),
  award_criteria boolean,
  status text NOT NULL DEFAULT 'Design_Phase_Active'
    CHECK (status IN ('Design_Phase_Active', 'EMVI_Complete', 'Design_Phase_Complete', 'Project_Complete')),
  emvi_status text NOT NULL DEFAULT 'Unlocked' CHECK (emvi_status IN ('Unlocked', 'Locked', 'Editing')),
  locked boolean NOT NULL DEFAULT false,
  asbuilt_scope_changed boolean,
  design_phase_complete_date date,
  project_complete_date date,
  mki_lower_boundary_eur double precision,
  mki_upper_boundary_eur double precision,
  mki_manually_set boolean NOT NULL DEFAULT false,
  mki_max_discount_eur double precision,
  criteria_max_discount_eur double precision,
  scope_eur double precision,
  fictional_tender_benefit_eur double precision,
  expected_number_of_applicants integer NOT NULL DEFAULT 20,
  applicants_criteria_discount_wiped boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  modified_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX project_of_organisation ON project (organisation_id, modified_at DESC);
--> statement-breakpoint
CREATE TABLE calculation (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  project_id uuid NOT NULL REFERENCES project (id),
  calculation_type text NOT NULL CHECK (calculation_type IN
    ('design-baseline', 'design-optimization', 'as-built-baseline', 'as-built-optimization', 'applicant')),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  notes text NOT NULL DEFAULT '' CHECK (char_length(notes) <= 500),
  active boolean NOT NULL DEFAULT false,
  include_in_report boolean NOT NULL DEFAULT false,
  file_name text NOT NULL,
  file_sha256 bytea NOT NULL,
  sets text[] NOT NULL,
  headline_set text NOT NULL CHECK (headline_set IN ('a1', 'a2')),
  headline_mki_eur double precision NOT NULL,
  headline_co2_kg double precision,
  weights_version text NOT NULL,
  warnings jsonb NOT NULL,
  uploaded_by uuid REFERENCES account (id),
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
--> statement-breakpoint
CREATE INDEX calculation_of_project ON calculation (project_id, created_at DESC) WHERE deleted_at IS NULL;
--> statement-breakpoint
-- One calculation of a type is active at a time; a bidder's is chosen by the bidder.
CREATE UNIQUE INDEX calculation_active ON calculation (project_id, calculation_type)
  WHERE active AND deleted_at IS NULL AND calculation_type <> 'applicant';
--> statement-breakpoint
-- The uploaded bytes as they came: the record from which everything below can be computed again.
CREATE TABLE calculation_file (
  calculation_id uuid PRIMARY KEY REFERENCES calculation (id),
  organisation_id uuid NOT NULL,
  bytes bytea NOT NULL
);
--> statement-breakpoint
-- An xlsx file is compressed already; trying again costs time and gains nothing.
ALTER TABLE calculation_file ALTER COLUMN bytes SET STORAGE EXTERNAL;
--> statement-breakpoint
-- One row for each post, for its whole quantity. Arrays are per life-cycle module (A1-A3 … D); null where the
-- workbook has no such set, or where the post declares no CO2.
CREATE TABLE calculation_item (
  calculation_id uuid NOT NULL REFERENCES calculation (id),
  organisation_id uuid NOT NULL,
  position integer NOT NULL,
  post_number text NOT NULL,
  product_group text NOT NULL,
  product_sub_group text NOT NULL,
  product text NOT NULL,
  unit text NOT NULL,
  quantity double precision NOT NULL,
  raw_code text,
  nmd_category text,
  work_scope text NOT NULL,
  primary_ton double precision NOT NULL,
  secondary_ton double precision NOT NULL,
  biobased_ton double precision NOT NULL,
  renewable_mj double precision NOT NULL,
  fossil_mj double precision NOT NULL,
  equipment_emission_free_hours double precision NOT NULL,
  equipment_other_hours double precision NOT NULL,
  transport_emission_free_tkm double precision NOT NULL,
  transport_other_tkm double precision NOT NULL,
  a1_mki_eur double precision[],
  a1_co2_kg double precision[],
  a2_mki_eur double precision[],
  a2_co2_kg double precision[],
  PRIMARY KEY (calculation_id, position)
);
--> statement-breakpoint
-- What a calculation amounts to at each level of the drill-down, summed once when it comes in.
CREATE TABLE calculation_total (
  calculation_id uuid NOT NULL REFERENCES calculation (id),
  organisation_id uuid NOT NULL,
  level text NOT NULL CHECK (level IN ('calculation', 'product_group', 'product_sub_group', 'product')),
  node_id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL,
  item_count integer NOT NULL,
  primary_ton double precision NOT NULL,
  secondary_ton double precision NOT NULL,
  biobased_ton double precision NOT NULL,
  renewable_mj double precision NOT NULL,
  fossil_mj double precision NOT NULL,
  equipment_emission_free_hours double precision NOT NULL,
  equipment_other_hours double precision NOT NULL,
  transport_emission_free_tkm double precision NOT NULL,
  transport_other_tkm double precision NOT NULL,
  a1_mki_eur double precision[],
  a1_co2_kg double precision[],
  a1_items integer NOT NULL,
  a1_items_undeclared integer NOT NULL,
  a1_items_without_co2 integer NOT NULL,
  a1_items_incomplete double precision[],
  a2_mki_eur double precision[],
  a2_co2_kg double precision[],
  a2_items integer NOT NULL,
  a2_items_undeclared integer NOT NULL,
  a2_items_without_co2 integer NOT NULL,
  a2_items_incomplete double precision[],
  PRIMARY KEY (calculation_id, level, node_id)
);
--> statement-breakpoint
-- The pair of calculations that stands for a completed project in the totals of organisation and sector: the as-built
-- pair of a completed project where it is whole, else the design pair, never one of each. A fixed-price project whose
-- scope did not change keeps its design baseline as the as-built one.
CREATE VIEW representative_pair AS
SELECT
  project.organisation_id,
  project.id AS project_id,
  coalesce(as_built.baseline_id, design.baseline_id) AS baseline_id,
  coalesce(as_built.optimization_id, design.optimization_id) AS optimization_id
FROM project
LEFT JOIN LATERAL (
  SELECT baseline.id AS baseline_id, optimization.id AS optimization_id
  FROM calculation AS baseline
  JOIN calculation AS optimization ON optimization.project_id = project.id
    AND optimization.calculation_type = 'as-built-optimization'
    AND optimization.active AND optimization.deleted_at IS NULL
  WHERE baseline.project_id = project.id
    AND baseline.calculation_type = CASE
      WHEN project.contract_type = 'UAV-GC' AND project.asbuilt_scope_changed IS NOT TRUE
      THEN 'design-baseline' ELSE 'as-built-baseline' END
    AND baseline.active AND baseline.deleted_at IS NULL
    AND project.status = 'Project_Complete' AND project.contract_type <> 'NA'
) AS as_built ON true
LEFT JOIN LATERAL (
  SELECT baseline.id AS baseline_id, optimization.id AS optimization_id
  FROM calculation AS baseline
  JOIN calculation AS optimization ON optimization.project_id = project.id
    AND optimization.calculation_type = 'design-optimization'
    AND optimization.active AND optimization.deleted_at IS NULL
  WHERE baseline.project_id = project.id
    AND baseline.calculation_type = 'design-baseline'
    AND baseline.active AND baseline.deleted_at IS NULL
) AS design ON true
WHERE project.design_phase_complete_date IS NOT NULL
  AND coalesce(as_built.baseline_id, design.baseline_id) IS NOT NULL;
