-- What staff are shown of how the installation is, as far as it is known nowhere else.
--
-- Faults of ours, by the reference that a user was shown: what kind and where, nothing of what was asked or stored.
CREATE TABLE noted_fault (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  happened_at timestamptz NOT NULL,
  kind text NOT NULL,
  -- of the request in which it happened; null beside requests
  reference text,
  method text,
  route text,
  CHECK ((reference IS NULL) = (method IS NULL) AND (reference IS NULL) = (route IS NULL))
);
--> statement-breakpoint
CREATE INDEX noted_fault_by_moment ON noted_fault (happened_at);
--> statement-breakpoint
-- That a whole backup was made, and what came of trying to restore one. Whoever runs the commands may do so on another machine.
CREATE TABLE backup_note (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  act text NOT NULL CHECK (act IN ('made', 'tried')),
  noted_at timestamptz NOT NULL,
  -- the machine and the file
  place text NOT NULL,
  bytes bigint NOT NULL CHECK (bytes >= 0),
  -- rows that were read back; null where none were
  rows bigint CHECK (rows >= 0),
  -- why it could not be restored; null when it could
  problem text,
  CHECK (act = 'tried' OR problem IS NULL)
);
--> statement-breakpoint
-- What whoever runs the installation was told last of each thing that may go wrong, on a server or ('') on all.
CREATE TABLE alarm (
  subject text NOT NULL,
  server text NOT NULL,
  told text NOT NULL CHECK (told IN ('bad', 'good')),
  -- when it was told to be bad, however often it became good since
  bad_told_at timestamptz NOT NULL,
  told_at timestamptz NOT NULL,
  detail text NOT NULL,
  -- of the mail that tells it
  message_id uuid,
  -- whether the webhook has to hear of it yet, and until when a server tries
  webhook_waits boolean NOT NULL,
  webhook_kept_until timestamptz,
  PRIMARY KEY (subject, server)
);
