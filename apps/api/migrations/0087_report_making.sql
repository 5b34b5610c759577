-- How far a report is that is being made: whichever server is asked, who has it made reads the same. Of no worth after a
-- crash, so it is kept nowhere else.

CREATE UNLOGGED TABLE report_making (
  account_id uuid NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  -- chosen by the one who asks
  key uuid NOT NULL,
  stage text NOT NULL CHECK (stage IN ('reading', 'drawing', 'writing')),
  steps_done integer NOT NULL,
  steps integer NOT NULL,
  told_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, key)
);
