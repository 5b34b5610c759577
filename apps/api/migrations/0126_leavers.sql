-- Who answers for a key or a webhook. Whoever made it may leave, and it then ends or goes on under another's name; who made
-- it stays who made it.
ALTER TABLE api_key ADD COLUMN held_by uuid REFERENCES account (id);
--> statement-breakpoint
UPDATE api_key SET held_by = created_by;
--> statement-breakpoint
ALTER TABLE api_key ALTER COLUMN held_by SET NOT NULL;
--> statement-breakpoint
CREATE INDEX api_key_of_holder ON api_key (held_by) WHERE revoked_at IS NULL;
--> statement-breakpoint
ALTER TABLE webhook ADD COLUMN held_by uuid REFERENCES account (id);
--> statement-breakpoint
UPDATE webhook SET held_by = created_by;
--> statement-breakpoint
ALTER TABLE webhook ALTER COLUMN held_by SET NOT NULL;
--> statement-breakpoint
-- A request to open a project is withdrawn when who asked it leaves: nobody answered it, so there is no answer.
ALTER TABLE unlock_request DROP CONSTRAINT unlock_request_outcome_check, DROP CONSTRAINT unlock_request_check,
  ADD CONSTRAINT unlock_request_outcome_check CHECK (outcome IN ('granted', 'refused', 'withdrawn')),
  ADD CONSTRAINT unlock_request_check CHECK (
    (outcome IS NULL) = (decided_at IS NULL)
    AND (answer IS NULL) = (outcome IS NULL OR outcome = 'withdrawn'));
--> statement-breakpoint
-- Who was erased stood on projects of which they were the last member, under the name that stands for nobody.
DELETE FROM project_member USING account WHERE account.id = project_member.account_id AND account.erased_at IS NOT NULL;
