ALTER TABLE account
  -- where somebody who registered says to work; staff decide
  ADD COLUMN registration_wish text NOT NULL DEFAULT '' CHECK (char_length(registration_wish) <= 200),
  -- set until an invited person has set a password
  ADD COLUMN invited_at timestamptz;
--> statement-breakpoint
CREATE INDEX account_registered ON account (registered_at) WHERE registered_at IS NOT NULL;
