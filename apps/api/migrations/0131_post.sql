-- How the mail server took a mail that waits, and mails that were given up: staff read why, and have one sent again.

ALTER TABLE queued_mail
  -- how far the last failure reached; null before the first
  ADD COLUMN failure text CHECK (failure IN ('mail-for-good', 'mail-for-now', 'server')),
  -- in the words of the mail server, without addresses
  ADD COLUMN failure_reason text,
  -- somebody has taken it, until it is due again: it may be with the mail server already
  ADD COLUMN in_hand boolean NOT NULL DEFAULT false,
  -- kept for a while, so that it can be sent again; null while it waits
  ADD COLUMN given_up_at timestamptz,
  ADD CHECK ((failure IS NULL) = (failure_reason IS NULL)),
  ADD CHECK (given_up_at IS NULL OR failure IS NOT NULL AND NOT in_hand);
