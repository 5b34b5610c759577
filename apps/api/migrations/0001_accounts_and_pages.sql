-- Everything around the projects: second factor, one-use links, open sessions, help, messages, and who did what.

ALTER TABLE organisation ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE account
  ADD COLUMN language text NOT NULL DEFAULT 'nl' CHECK (language IN ('nl', 'en')),
  ADD COLUMN email_verified_at timestamptz,
  -- set while somebody who registered waits to be admitted to an organisation
  ADD COLUMN registered_at timestamptz,
  -- the authenticator's secret, encrypted; it counts once it is confirmed
  ADD COLUMN totp_secret bytea,
  ADD COLUMN totp_confirmed_at timestamptz,
  -- the time step of the last code that was taken, so that no code is taken twice
  ADD COLUMN totp_last_step bigint,
  ADD COLUMN calendar_token_hash bytea UNIQUE;
--> statement-breakpoint
ALTER TABLE session
  ADD COLUMN id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  ADD COLUMN last_seen_at timestamptz,
  ADD COLUMN user_agent text NOT NULL DEFAULT '',
  ADD COLUMN address text NOT NULL DEFAULT '';
--> statement-breakpoint
CREATE TABLE recovery_code (
  account_id uuid NOT NULL REFERENCES account (id),
  code_hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);
--> statement-breakpoint
-- Links that work once: to set a new password, to verify an address, to accept an invitation.
CREATE TABLE account_token (
  token_hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES account (id),
  purpose text NOT NULL CHECK (purpose IN ('reset', 'verify', 'invite')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
--> statement-breakpoint
CREATE INDEX account_token_account ON account_token (account_id, purpose);
--> statement-breakpoint
CREATE TABLE faq_entry (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  category text NOT NULL CHECK (char_length(category) BETWEEN 1 AND 100),
  title text NOT NULL CHECK (char_length(title) BETWEEN 1 AND 200),
  content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 10000),
  position integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE message (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('contact', 'emvi', 'site')),
  organisation_id uuid REFERENCES organisation (id),
  account_id uuid REFERENCES account (id),
  project_id uuid REFERENCES project (id),
  sender_name text NOT NULL,
  sender_email text NOT NULL,
  content text NOT NULL CHECK (char_length(content) BETWEEN 1 AND 5000),
  created_at timestamptz NOT NULL,
  handled_at timestamptz,
  handled_by uuid REFERENCES account (id)
);
--> statement-breakpoint
CREATE INDEX message_created ON message (created_at DESC);
--> statement-breakpoint
-- Who did what, when. Names are kept as they were; rows are added and never changed or removed.
CREATE TABLE history_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  occurred_at timestamptz NOT NULL,
  account_id uuid REFERENCES account (id),
  actor_name text NOT NULL,
  organisation_id uuid REFERENCES organisation (id),
  project_id uuid REFERENCES project (id),
  subject_type text NOT NULL,
  subject_id uuid,
  subject_name text NOT NULL,
  action text NOT NULL,
  changes jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX history_of_organisation ON history_entry (organisation_id, id DESC);
--> statement-breakpoint
CREATE INDEX history_of_project ON history_entry (project_id, id DESC);
--> statement-breakpoint
CREATE FUNCTION refuse_to_rewrite_history() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'history is never rewritten'; END $$;
--> statement-breakpoint
CREATE TRIGGER history_is_never_rewritten BEFORE UPDATE OR DELETE ON history_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_to_rewrite_history();
--> statement-breakpoint
CREATE TRIGGER history_is_never_emptied BEFORE TRUNCATE ON history_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_to_rewrite_history();
