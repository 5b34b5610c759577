-- How an organisation wants its Word documents to look. An organisation without a row has the look of the product. Of a
-- template the bytes are kept as they came, and beside them what is taken over, as it was told to who uploaded it.
CREATE TABLE house_style (
  organisation_id uuid PRIMARY KEY REFERENCES organisation (id),
  revision integer NOT NULL CHECK (revision > 0),
  modified_at timestamptz NOT NULL,
  accent_colour text CHECK (accent_colour ~ '^#[0-9a-f]{6}$'),
  ground_colour text CHECK (ground_colour ~ '^#[0-9a-f]{6}$'),
  closing_nl text NOT NULL DEFAULT '',
  closing_en text NOT NULL DEFAULT '',
  contact_nl text NOT NULL DEFAULT '',
  contact_en text NOT NULL DEFAULT '',
  logo bytea,
  logo_kind text CHECK (logo_kind IN ('png', 'jpg')),
  logo_width integer CHECK (logo_width > 0),
  logo_height integer CHECK (logo_height > 0),
  template bytea,
  template_name text,
  template_taken jsonb,
  CHECK ((accent_colour IS NULL) = (ground_colour IS NULL)),
  CHECK (num_nulls(logo, logo_kind, logo_width, logo_height) IN (0, 4)),
  CHECK (num_nulls(template, template_name, template_taken) IN (0, 3))
);
