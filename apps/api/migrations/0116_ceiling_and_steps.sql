-- The MKI above which a bid is set aside, and the discount in steps in place of a straight line; without either the columns
-- are empty.
ALTER TABLE project ADD COLUMN mki_ceiling_eur double precision;
--> statement-breakpoint
ALTER TABLE project ADD COLUMN discount_steps jsonb;
--> statement-breakpoint
-- A simulation is of the ceiling and the steps that it was drawn from.
ALTER TABLE simulation ADD COLUMN ceiling_eur double precision;
--> statement-breakpoint
ALTER TABLE simulation ADD COLUMN steps jsonb;
