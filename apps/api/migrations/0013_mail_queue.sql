-- Mails that wait to be sent. A mail stands here from the transaction that it belongs to until the mail server has it.

CREATE TABLE queued_mail (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- the same at every attempt, so that a mailbox can tell a mail that came twice
  message_id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
  -- encrypted: mails hold one-use links, of which the database keeps hashes only
  sealed bytea NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  queued_at timestamptz NOT NULL,
  -- when it is tried next; ahead of now while somebody is trying
  due_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX queued_mail_due ON queued_mail (due_at, id);
