-- A digest of each day and organisation, by which it can be shown later that nothing of what was stored until then was changed
-- (docs/decisions/0103). What happened to no organisation has digests under the nil identifier, as its history has.
CREATE TABLE proof_chain (
  tenant_id uuid PRIMARY KEY,
  -- of the last digest; 0 before the first
  number integer NOT NULL DEFAULT 0 CHECK (number >= 0),
  day date,
  sha256 bytea CHECK (octet_length(sha256) = 32),
  CHECK ((number = 0) = (day IS NULL) AND (number = 0) = (sha256 IS NULL))
);
--> statement-breakpoint
CREATE TABLE proof_digest (
  -- counts from 1 within a chain
  number integer NOT NULL CHECK (number >= 1),
  -- up to its end, in Dutch local time
  day date NOT NULL,
  made_at timestamptz NOT NULL,
  -- rows that it vouches for
  leaves integer NOT NULL CHECK (leaves >= 0),
  -- as it is downloaded, byte for byte
  bytes bytea NOT NULL,
  sha256 bytea NOT NULL CHECK (octet_length(sha256) = 32),
  tenant_id uuid NOT NULL REFERENCES proof_chain (tenant_id),
  PRIMARY KEY (number, tenant_id),
  UNIQUE (day, tenant_id)
);
--> statement-breakpoint
-- What is hashed together with a row, so that nobody who has a digest can try out what a row may have said. It leaves the
-- database in backups only.
CREATE TABLE proof_leaf (
  kind text NOT NULL CHECK (kind IN ('history', 'file', 'issued', 'issued-file', 'report')),
  row_key text NOT NULL,
  digest_number integer NOT NULL,
  salt bytea NOT NULL CHECK (octet_length(salt) = 32),
  -- of the names of persons in an entry of the history; null where there are none, and once one of them was erased
  names_salt bytea CHECK (octet_length(names_salt) = 32),
  tenant_id uuid NOT NULL,
  PRIMARY KEY (kind, row_key, tenant_id),
  FOREIGN KEY (digest_number, tenant_id) REFERENCES proof_digest (number, tenant_id),
  CHECK (names_salt IS NULL OR kind = 'history')
);
--> statement-breakpoint
CREATE INDEX proof_leaf_of_digest ON proof_leaf (digest_number, tenant_id);
--> statement-breakpoint
CREATE FUNCTION keep_what_was_proved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a digest is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER proof_digest_is_kept BEFORE UPDATE OR DELETE ON proof_digest
  FOR EACH ROW EXECUTE FUNCTION keep_what_was_proved();
--> statement-breakpoint
-- A salt may be forgotten, and nothing else.
CREATE FUNCTION keep_what_is_salted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.names_salt IS NULL AND to_jsonb(NEW) - 'names_salt' = to_jsonb(OLD) - 'names_salt'
  THEN RETURN NEW;
  END IF;
  RAISE EXCEPTION 'a digest is never changed';
END $$;
--> statement-breakpoint
CREATE TRIGGER proof_leaf_is_kept BEFORE UPDATE OR DELETE ON proof_leaf
  FOR EACH ROW EXECUTE FUNCTION keep_what_is_salted();
