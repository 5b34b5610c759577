-- Whether a dashboard was explained to somebody, on whatever device. Who signed in before knows it already, and can ask again.

ALTER TABLE account ADD COLUMN dashboard_explained boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE account SET dashboard_explained = true WHERE last_login_at IS NOT NULL;
