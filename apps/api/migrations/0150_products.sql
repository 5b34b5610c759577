-- Products that are known before a calculation uses them. A change is a new version, and a version never changes, so that whatever
-- used one can still be read; a deleted product keeps its versions.
CREATE TABLE product (
  id uuid NOT NULL,
  -- null: the provider's, which every organisation has
  organisation_id uuid REFERENCES organisation (id),
  tenant_id uuid NOT NULL CHECK (tenant_id = coalesce(organisation_id, '00000000-0000-0000-0000-000000000000')),
  current_version integer NOT NULL CHECK (current_version > 0),
  created_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (id, tenant_id)
);
--> statement-breakpoint
CREATE INDEX product_of_organisation ON product (organisation_id);
--> statement-breakpoint
CREATE TABLE product_version (
  product_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  made_at timestamptz NOT NULL,
  name text NOT NULL,
  -- null until somebody chooses one
  product_group text,
  product_sub_group text,
  unit text NOT NULL,
  -- [{"unit": "ton", "perUnit": 2.4}]
  conversions jsonb NOT NULL CHECK (jsonb_typeof(conversions) = 'array'),
  raw_codes text[] NOT NULL,
  nmd_category text CHECK (nmd_category IN ('1', '2', '3', '3a')),
  -- {"a1": {"GWP": [12.5, null, ...]}}: per unit, a value for each life-cycle module, null where it is not declared; a set or an
  -- indicator that is not declared is absent
  profiles jsonb NOT NULL CHECK (jsonb_typeof(profiles) = 'object'),
  -- {"primaryTon": 1.2, ...}: per unit, null where it is not declared
  resources jsonb NOT NULL CHECK (jsonb_typeof(resources) = 'object'),
  source_programme text NOT NULL,
  source_number text NOT NULL,
  source_publisher text NOT NULL,
  -- the last day of the declaration; null where nothing says it
  valid_until date,
  notes text NOT NULL,
  PRIMARY KEY (product_id, version, tenant_id),
  FOREIGN KEY (product_id, tenant_id) REFERENCES product (id, tenant_id)
);
--> statement-breakpoint
-- The posts of a calculation that a version of a product was taken from; the product may be the provider's.
CREATE TABLE product_use (
  product_id uuid NOT NULL,
  version integer NOT NULL,
  calculation_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  posts text[] NOT NULL,
  PRIMARY KEY (product_id, version, calculation_id, organisation_id),
  FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id)
);
--> statement-breakpoint
CREATE INDEX product_use_of_calculation ON product_use (calculation_id, organisation_id);
--> statement-breakpoint
-- The provider's products that an organisation does not want to see.
CREATE TABLE hidden_product (
  product_id uuid NOT NULL,
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  PRIMARY KEY (product_id, organisation_id)
);
--> statement-breakpoint
CREATE INDEX hidden_product_of_organisation ON hidden_product (organisation_id);
