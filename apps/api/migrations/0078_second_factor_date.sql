-- From which calendar day, in Dutch local time, an organisation asks its members for a second factor; null: it does not.
-- Where it was asked for already, it goes on without a gap.

ALTER TABLE organisation ADD COLUMN second_factor_from date;
--> statement-breakpoint
UPDATE organisation SET second_factor_from = (now() AT TIME ZONE 'Europe/Amsterdam')::date
WHERE requires_second_factor;
--> statement-breakpoint
ALTER TABLE organisation DROP COLUMN requires_second_factor;
