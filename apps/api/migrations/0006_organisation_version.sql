-- Which transaction last changed something of an organisation that its figures are made of. It is the database that notes
-- it, so no statement can forget to. No two changes have the same number, and one that is rolled back leaves none.

CREATE TABLE organisation_version (
  organisation_id uuid PRIMARY KEY,
  version xid8 NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION note_organisation_change(changed_id uuid) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  INSERT INTO organisation_version (organisation_id, version) VALUES (changed_id, pg_current_xact_id())
  ON CONFLICT (organisation_id) DO UPDATE SET version = excluded.version
    WHERE organisation_version.version <> excluded.version;
END;
--> statement-breakpoint
CREATE FUNCTION note_change_of_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_organisation_change(coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION note_change_in_organisation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM note_organisation_change(OLD.organisation_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM note_organisation_change(NEW.organisation_id); END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Deferred to the end of the transaction: until then nobody waits for anybody.
CREATE CONSTRAINT TRIGGER organisation_version AFTER INSERT OR UPDATE OR DELETE ON organisation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_of_organisation();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER organisation_version AFTER INSERT OR UPDATE OR DELETE ON project
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER organisation_version AFTER INSERT OR UPDATE OR DELETE ON calculation
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
--> statement-breakpoint
-- What a calculation amounts to comes in with it and is not changed. Should it be after all, then that is noted too.
CREATE CONSTRAINT TRIGGER organisation_version AFTER UPDATE ON calculation_total
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER organisation_version AFTER UPDATE ON calculation_ratio_total
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER organisation_version AFTER UPDATE ON calculation_raw_total
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER organisation_version AFTER UPDATE ON calculation_summary
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
