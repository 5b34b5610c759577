-- Passkeys: second factors beside the authenticator app. They belong to an account, not to an organisation.
CREATE TABLE passkey (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  name text NOT NULL,
  credential_id text NOT NULL UNIQUE,
  public_key bytea NOT NULL,
  counter bigint NOT NULL,
  backed_up boolean NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX passkey_account ON passkey (account_id);
--> statement-breakpoint
-- What a passkey has to sign, once, within minutes.
CREATE TABLE passkey_challenge (
  challenge text PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('add', 'sign-in')),
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX passkey_challenge_account ON passkey_challenge (account_id);
