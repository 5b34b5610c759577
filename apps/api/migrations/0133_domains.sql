-- Invitations to join an organisation of addresses that have an account already. Whoever has that address joins by
-- accepting; the organisation sees until then what it typed, as of any other who was invited, and never whose account it is.
CREATE TABLE membership_invitation (
  -- becomes the id of the membership
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  -- what the organisation is told instead of the id of an account
  stand_in_id uuid NOT NULL DEFAULT gen_random_uuid(),
  email text NOT NULL,
  email_key text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  dashboard_type text NOT NULL CHECK (dashboard_type IN ('member', 'expert', 'viewer')),
  administrator boolean NOT NULL,
  language text NOT NULL CHECK (language IN ('nl', 'en')),
  -- who sent it last; it ends once they may invite nobody there any more
  sent_by uuid NOT NULL REFERENCES account (id),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- of the mail that tells of it
  message_id uuid NOT NULL,
  UNIQUE (email_key, organisation_id),
  CHECK (NOT (administrator AND dashboard_type = 'viewer'))
);
--> statement-breakpoint
CREATE INDEX membership_invitation_of_organisation ON membership_invitation (organisation_id);
--> statement-breakpoint
CREATE INDEX membership_invitation_of_sender ON membership_invitation (sent_by);
