-- Digests vouch for what may rightly be changed as well: what decides an award, and the figures of calculations (docs/decisions/0103).

-- Of the items, totals and further figures that are stored of a calculation, when they were; null until the next digest for those of
-- before this.
ALTER TABLE calculation ADD COLUMN figures_sha256 bytea CHECK (octet_length(figures_sha256) = 32);
--> statement-breakpoint
ALTER TABLE proof_leaf
  DROP CONSTRAINT proof_leaf_kind_check,
  ADD CONSTRAINT proof_leaf_kind_check
    CHECK (kind IN ('history', 'file', 'issued', 'issued-file', 'report', 'decision', 'answer'));
--> statement-breakpoint
-- What belongs to a digest is stored while it is made, row by row, and the digest itself at last.
ALTER TABLE proof_leaf
  ALTER CONSTRAINT proof_leaf_digest_number_tenant_id_fkey DEFERRABLE INITIALLY DEFERRED;
--> statement-breakpoint
-- What a row said when a digest vouched for it, and what that was hashed with: by the state before it can be told what was changed.
CREATE TABLE proof_state (
  kind text NOT NULL CHECK (kind IN ('project', 'calculation', 'bid')),
  row_id uuid NOT NULL,
  digest_number integer NOT NULL,
  salt bytea NOT NULL CHECK (octet_length(salt) = 32),
  -- the very text that was hashed
  content text NOT NULL,
  tenant_id uuid NOT NULL,
  PRIMARY KEY (kind, row_id, digest_number, tenant_id),
  FOREIGN KEY (digest_number, tenant_id) REFERENCES proof_digest (number, tenant_id) DEFERRABLE INITIALLY DEFERRED
);
--> statement-breakpoint
CREATE INDEX proof_state_of_digest ON proof_state (digest_number, tenant_id);
--> statement-breakpoint
CREATE TRIGGER proof_state_is_kept BEFORE UPDATE OR DELETE ON proof_state
  FOR EACH ROW EXECUTE FUNCTION keep_what_was_proved();
