-- Where an organisation wants to be told of what happens in its projects, and what was sent there.
CREATE TABLE webhook (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  url text NOT NULL CHECK (char_length(url) BETWEEN 1 AND 500),
  -- with what messages are signed, encrypted with the installation's key
  secret bytea NOT NULL,
  events text[] NOT NULL CHECK (cardinality(events) > 0 AND events <@ ARRAY['project.awarded', 'project.completed']),
  active boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES account (id),
  -- since when nothing arrived; null while the last message did
  failing_since timestamptz,
  -- set when it was turned off because nothing arrived for days
  paused_at timestamptz CHECK (paused_at IS NULL OR NOT active)
);
--> statement-breakpoint
CREATE INDEX webhook_of_organisation ON webhook (organisation_id);
--> statement-breakpoint
CREATE TABLE webhook_delivery (
  -- the same in every attempt, by which a receiver drops doubles
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  webhook_id uuid NOT NULL REFERENCES webhook (id) ON DELETE CASCADE,
  event text NOT NULL CHECK (event IN ('project.awarded', 'project.completed', 'test')),
  -- word for word what is sent, and signed
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  give_up_at timestamptz NOT NULL,
  last_attempt_at timestamptz,
  -- the status of the last answer; null where there was none
  last_status integer,
  -- why the last attempt failed
  problem text CHECK (problem IN ('status', 'redirect', 'timeout', 'address', 'connection'))
);
--> statement-breakpoint
CREATE INDEX webhook_delivery_due ON webhook_delivery (due_at) WHERE state = 'waiting';
--> statement-breakpoint
CREATE INDEX webhook_delivery_of ON webhook_delivery (webhook_id, created_at DESC);
