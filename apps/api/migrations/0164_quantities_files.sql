-- The file with quantities that a calculation was made of. Its worksheet had it until the calculation was stored.
CREATE TABLE quantities_file (
  calculation_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  name text NOT NULL,
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  bytes bytea NOT NULL,
  PRIMARY KEY (calculation_id, organisation_id),
  FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id)
);
