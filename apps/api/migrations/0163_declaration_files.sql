-- The file of the declaration that a product was read from, with what it comes to. It belongs to its version and those after it, until
-- one of these gets a file of its own.
CREATE TABLE declaration_file (
  product_id uuid NOT NULL,
  tenant_id uuid NOT NULL,
  version integer NOT NULL,
  kept_at timestamptz NOT NULL,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 255),
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  bytes bytea NOT NULL,
  -- of the file, with the answers to what it asks: the unit, and profiles and resources per unit, as in product_version
  unit text NOT NULL,
  profiles jsonb NOT NULL CHECK (jsonb_typeof(profiles) = 'object'),
  resources jsonb NOT NULL CHECK (jsonb_typeof(resources) = 'object'),
  PRIMARY KEY (product_id, version, tenant_id),
  FOREIGN KEY (product_id, version, tenant_id) REFERENCES product_version (product_id, version, tenant_id)
);
