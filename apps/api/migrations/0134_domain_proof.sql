-- Domains that an organisation says are its own, and how it was proven: by a record in DNS that only who runs the domain can make,
-- or by the provider. Those of its single sign-on stand in sign_on_domain.
CREATE TABLE organisation_domain (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  domain text NOT NULL,
  -- what the record has to hold; it is no secret, and proves nothing for another organisation
  token text NOT NULL,
  created_at timestamptz NOT NULL,
  -- null while nothing is proven
  proof text CHECK (proof IN ('dns', 'staff')),
  proven_at timestamptz,
  -- when the record was last found
  found_at timestamptz,
  -- whether who registers with an address in it becomes a viewer of the organisation without staff
  admits_colleagues boolean NOT NULL DEFAULT false,
  UNIQUE (domain, organisation_id),
  CHECK ((proof IS NULL) = (proven_at IS NULL)),
  CHECK (proof IS NOT NULL OR NOT admits_colleagues)
);
--> statement-breakpoint
-- Several may say so; of one it is proven.
CREATE UNIQUE INDEX organisation_domain_proven ON organisation_domain (domain) WHERE proof IS NOT NULL;
--> statement-breakpoint
CREATE INDEX organisation_domain_of_organisation ON organisation_domain (organisation_id);
--> statement-breakpoint
-- Whose a domain is, by whichever way. Both tables are changed under one lock, so that it is nobody's twice.
CREATE VIEW held_domain AS
  SELECT domain, organisation_id FROM sign_on_domain
  UNION
  SELECT domain, organisation_id FROM organisation_domain WHERE proof IS NOT NULL;
