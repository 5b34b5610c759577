-- Programs that act for an organisation. Each key is an account of its own, so that what it does stands under its name
-- wherever what a person does would stand; such an account is never active, so nothing signs in with it.
ALTER TABLE account
  ADD COLUMN kind text NOT NULL DEFAULT 'person' CHECK (kind IN ('person', 'program')),
  ADD CONSTRAINT account_program_closed CHECK (kind = 'person' OR NOT active);
--> statement-breakpoint
CREATE TABLE api_key (
  id uuid PRIMARY KEY REFERENCES account (id),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 60),
  -- the key itself is known to whoever was shown it; what is stored is its SHA-256
  token_hash bytea NOT NULL UNIQUE,
  -- how it begins, by which its holder tells it from others
  beginning text NOT NULL,
  scopes text[] NOT NULL CHECK (
    cardinality(scopes) > 0 AND scopes <@ ARRAY['projects:read', 'figures:read', 'calculations:upload']),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES account (id),
  expires_at timestamptz NOT NULL CHECK (expires_at > created_at),
  revoked_at timestamptz,
  revoked_by uuid REFERENCES account (id),
  last_used_at timestamptz,
  last_used_address text,
  -- requests of the minute that goes on, counted for all processes together
  window_ends_at timestamptz NOT NULL,
  window_requests integer NOT NULL DEFAULT 0,
  -- set once the administrators were told that it ends
  warned_at timestamptz
);
--> statement-breakpoint
CREATE INDEX api_key_of_organisation ON api_key (organisation_id, created_at DESC);
--> statement-breakpoint
CREATE INDEX api_key_to_warn_of ON api_key (expires_at) WHERE warned_at IS NULL AND revoked_at IS NULL;
