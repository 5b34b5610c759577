-- What an organisation sees of its members and of who was invited: the last time they signed in, who invited them, and
-- whether the mail came through.

ALTER TABLE account ADD COLUMN last_login_at timestamptz;
--> statement-breakpoint
-- What is known of before: sessions that are still there.
UPDATE account SET last_login_at = latest.at
FROM (SELECT account_id, max(created_at) AS at FROM session GROUP BY account_id) AS latest
WHERE latest.account_id = account.id;
--> statement-breakpoint
ALTER TABLE account_token
  -- who had an invitation sent; null for links that nobody else asked for
  ADD COLUMN sent_by uuid REFERENCES account (id),
  -- of the mail that the link stands in
  ADD COLUMN message_id uuid;
--> statement-breakpoint
-- Mails that were given up: what they said is gone, and whoever waits for one can be told.
CREATE TABLE failed_mail (
  message_id uuid PRIMARY KEY,
  failed_at timestamptz NOT NULL
);
