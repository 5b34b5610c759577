-- Who wants it gets a mail each month of what is missing in the projects of their organisations. The month that this was done
-- for is kept with the membership, so that a month is mailed once, by one server.

ALTER TABLE account ADD COLUMN open_work_mails boolean NOT NULL DEFAULT false;
--> statement-breakpoint
ALTER TABLE membership ADD COLUMN open_work_mailed_for date;
