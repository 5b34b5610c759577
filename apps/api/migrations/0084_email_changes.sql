-- Somebody's wish for another e-mail address. It holds once both addresses have confirmed it with the link that each was
-- mailed; of an account there is one at most, and the last one stays, so that a used link can say what became of it.

CREATE TABLE email_change (
  account_id uuid PRIMARY KEY REFERENCES account (id),
  -- who asked goes on in this session when the others end
  session_id uuid NOT NULL,
  email text NOT NULL,
  old_token_hash bytea NOT NULL,
  new_token_hash bytea NOT NULL,
  old_confirmed_at timestamptz,
  new_confirmed_at timestamptz,
  changed_at timestamptz,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CHECK (changed_at IS NULL OR (old_confirmed_at IS NOT NULL AND new_confirmed_at IS NOT NULL))
);
--> statement-breakpoint
CREATE UNIQUE INDEX email_change_old_token ON email_change (old_token_hash);
--> statement-breakpoint
CREATE UNIQUE INDEX email_change_new_token ON email_change (new_token_hash);
