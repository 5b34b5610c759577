-- Through whose provider a session was opened, and whether that said that two factors were used.
ALTER TABLE session
  ADD COLUMN sign_on_organisation_id uuid REFERENCES organisation (id),
  ADD COLUMN multi_factor boolean NOT NULL DEFAULT false;
--> statement-breakpoint
CREATE INDEX session_sign_on ON session (sign_on_organisation_id) WHERE sign_on_organisation_id IS NOT NULL;
