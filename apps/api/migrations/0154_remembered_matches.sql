-- Which product a post of a bill of quantities is, as somebody of the organisation said; without a product it is none of the library.
CREATE TABLE remembered_match (
  id uuid NOT NULL,
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  -- name, unit and RAW code as posts are compared
  post_key text NOT NULL,
  -- what the post said that was answered last
  description text NOT NULL,
  unit text NOT NULL,
  raw_code text,
  -- one of the organisation, or the provider's; it may have been deleted or hidden since
  product_id uuid,
  account_id uuid NOT NULL REFERENCES account (id),
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (id, organisation_id),
  UNIQUE (post_key, organisation_id)
);
--> statement-breakpoint
CREATE INDEX remembered_match_of_account ON remembered_match (account_id);
