-- Usernames and e-mail addresses are compared by a key that the application makes of them (domain, nameKey), since lower()
-- follows the locale of the database. Of ASCII names lower() makes the same; the others are corrected at every start.

ALTER TABLE account ADD COLUMN username_key text, ADD COLUMN email_key text;
--> statement-breakpoint
UPDATE account SET username_key = lower(username), email_key = lower(email);
--> statement-breakpoint
ALTER TABLE account ALTER COLUMN username_key SET NOT NULL, ALTER COLUMN email_key SET NOT NULL;
--> statement-breakpoint
DROP INDEX account_username;
--> statement-breakpoint
DROP INDEX account_email;
--> statement-breakpoint
CREATE UNIQUE INDEX account_username ON account (username_key);
--> statement-breakpoint
CREATE UNIQUE INDEX account_email ON account (email_key);
--> statement-breakpoint
-- Wrong codes of the second factor in a row; after too many none is taken.
ALTER TABLE account ADD COLUMN wrong_codes integer NOT NULL DEFAULT 0 CHECK (wrong_codes >= 0);
