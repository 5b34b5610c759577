-- A version of the weights that was a mistake can be taken back as long as nothing was valued with it. The first one stays.

CREATE OR REPLACE FUNCTION refuse_another_weight() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'weight_table' THEN
    IF OLD.valid_from IS NOT NULL AND NOT EXISTS (
      SELECT FROM calculation
      WHERE CASE OLD.set_code WHEN 'a1' THEN a1_weights_version ELSE a2_weights_version END = OLD.version
    ) THEN
      RETURN OLD;
    END IF;
  ELSIF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM weight_table WHERE id = OLD.table_id) THEN
    -- with its version
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'a version of the weights never changes: make another one';
END $$;
--> statement-breakpoint
ALTER TABLE weight DROP CONSTRAINT weight_table_id_fkey,
  ADD CONSTRAINT weight_table_id_fkey FOREIGN KEY (table_id) REFERENCES weight_table (id) ON DELETE CASCADE;
--> statement-breakpoint
-- What values a calculation is there, and stays: it is held until the transaction ends, so that nobody takes it back meanwhile.
CREATE FUNCTION hold_weights() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE held integer;
BEGIN
  SELECT count(*) INTO held FROM (
    SELECT FROM weight_table
    WHERE (set_code, version) IN (('a1', NEW.a1_weights_version), ('a2', NEW.a2_weights_version))
    FOR KEY SHARE
  ) AS kept;
  IF held < num_nonnulls(NEW.a1_weights_version, NEW.a2_weights_version) THEN
    RAISE EXCEPTION 'there is no such version of the weights' USING ERRCODE = 'foreign_key_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER weights_are_held BEFORE INSERT OR UPDATE OF a1_weights_version, a2_weights_version ON calculation
  FOR EACH ROW EXECUTE FUNCTION hold_weights();
--> statement-breakpoint
-- A name is given once, also after its version was taken back: whatever was read with that one must never pass for this one.
CREATE TABLE weight_version_name (
  set_code text NOT NULL,
  version text NOT NULL,
  PRIMARY KEY (set_code, version)
);
--> statement-breakpoint
INSERT INTO weight_version_name (set_code, version) SELECT set_code, version FROM weight_table;
--> statement-breakpoint
ALTER TABLE weight_table ADD FOREIGN KEY (set_code, version) REFERENCES weight_version_name (set_code, version);
