-- The secret of before, which goes on signing beside the new one while its receiver is given that.
ALTER TABLE webhook
  ADD COLUMN former_secret bytea,
  ADD COLUMN former_secret_until timestamptz,
  ADD CHECK ((former_secret IS NULL) = (former_secret_until IS NULL));
