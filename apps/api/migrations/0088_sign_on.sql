-- How the people of an organisation sign in at its own provider (OpenID Connect).
CREATE TABLE sign_on (
  organisation_id uuid PRIMARY KEY REFERENCES organisation (id),
  revision integer NOT NULL,
  modified_at timestamptz NOT NULL,
  enabled boolean NOT NULL,
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- encrypted
  client_secret bytea NOT NULL,
  compulsory boolean NOT NULL,
  -- the dashboard of who is new; null admits nobody
  admits text CHECK (admits IN ('viewer', 'member', 'expert')),
  multi_factor_contexts text[] NOT NULL,
  last_failure text,
  last_failure_at timestamptz
);
--> statement-breakpoint
-- A domain belongs to one organisation.
CREATE TABLE sign_on_domain (
  domain text PRIMARY KEY,
  organisation_id uuid NOT NULL REFERENCES sign_on (organisation_id) ON DELETE CASCADE
);
--> statement-breakpoint
CREATE INDEX sign_on_domain_organisation ON sign_on_domain (organisation_id);
--> statement-breakpoint
-- Who somebody is at a provider. The subject never changes there and is given to nobody else; an address may be.
CREATE TABLE sign_on_identity (
  organisation_id uuid NOT NULL REFERENCES sign_on (organisation_id) ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  -- whether the provider said of the last sign-in that two factors were used
  multi_factor boolean NOT NULL,
  PRIMARY KEY (organisation_id, issuer, subject),
  UNIQUE (organisation_id, account_id)
);
--> statement-breakpoint
CREATE INDEX sign_on_identity_account ON sign_on_identity (account_id);
--> statement-breakpoint
-- A sign-in that was begun: what the answer of the provider has to agree with, once, within minutes.
CREATE TABLE sign_on_under_way (
  state_hash bytea PRIMARY KEY,
  -- of the cookie of the browser that began
  browser_hash bytea NOT NULL,
  organisation_id uuid NOT NULL REFERENCES sign_on (organisation_id) ON DELETE CASCADE,
  -- of the provider's settings as they were; with others the answer is not taken
  revision integer NOT NULL,
  nonce text NOT NULL,
  -- encrypted
  code_verifier bytea NOT NULL,
  back text NOT NULL,
  expires_at timestamptz NOT NULL
);
--> statement-breakpoint
CREATE INDEX sign_on_under_way_organisation ON sign_on_under_way (organisation_id);
--> statement-breakpoint
-- What came of it, which the page asks for with a ticket: who somebody is, or why not.
CREATE TABLE sign_on_ticket (
  ticket_hash bytea PRIMARY KEY,
  browser_hash bytea NOT NULL,
  organisation_id uuid NOT NULL REFERENCES sign_on (organisation_id) ON DELETE CASCADE,
  account_id uuid REFERENCES account (id) ON DELETE CASCADE,
  multi_factor boolean NOT NULL,
  failure text,
  expires_at timestamptz NOT NULL,
  CHECK ((account_id IS NULL) <> (failure IS NULL))
);
--> statement-breakpoint
CREATE INDEX sign_on_ticket_account ON sign_on_ticket (account_id);
--> statement-breakpoint
CREATE INDEX sign_on_ticket_organisation ON sign_on_ticket (organisation_id);
