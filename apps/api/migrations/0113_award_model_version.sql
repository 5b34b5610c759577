-- The award model has one version, and its reference value names the calculation that it was taken from.

ALTER TABLE project
  -- the revision at which the model last became another one, by somebody's hand or because it followed something
  ADD COLUMN award_model_version integer NOT NULL DEFAULT 1,
  -- the revision at which somebody last changed something of the project
  ADD COLUMN own_revision integer NOT NULL DEFAULT 1,
  -- of whose MKI the reference value is; the name stays when the calculation is gone
  ADD COLUMN reference_calculation_id uuid,
  ADD COLUMN reference_calculation_name text,
  ADD CHECK ((reference_calculation_id IS NULL) = (reference_calculation_name IS NULL));
--> statement-breakpoint
-- A value that is the active baseline's was taken from it; whose another one is that nobody typed, can't be said any more.
UPDATE project SET award_model_version = project.revision, own_revision = project.revision,
  reference_calculation_id = baseline.id, reference_calculation_name = baseline.name
FROM project AS same LEFT JOIN calculation AS baseline
  ON baseline.project_id = same.id AND baseline.organisation_id = same.organisation_id AND baseline.active
  AND baseline.deleted_at IS NULL AND baseline.calculation_type = 'design-baseline' AND NOT same.mki_manually_set
  AND same.mki_upper_boundary_eur IN (floor(baseline.headline_mki_eur + 0.5), floor(baseline.headline_mki_eur + 0.5 + 1e-6))
WHERE project.id = same.id AND project.organisation_id = same.organisation_id;
--> statement-breakpoint
-- It is the database that raises the version, so no statement can forget to. What is not named here is part of the model: a
-- column that is added later raises it until somebody says that it need not.
CREATE FUNCTION raise_award_model_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  others CONSTANT text[] := ARRAY[
    'id', 'organisation_id', 'name', 'description', 'location', 'latitude', 'longitude', 'project_type', 'sector',
    'planned_award_date', 'planned_completion_date', 'award_reminded_for', 'completion_reminded_for', 'status', 'locked',
    'asbuilt_scope_changed', 'design_phase_complete_date', 'project_complete_date', 'bids_opened_at',
    'correction_begun_at', 'correction_begun_by', 'correction_reason', 'made_by_request', 'created_at', 'modified_at',
    'revision', 'own_revision', 'award_model_version', 'applicants_criteria_discount_wiped',
    -- of the same calculation, under another name
    'reference_calculation_name'];
BEGIN
  IF to_jsonb(NEW) - others IS DISTINCT FROM to_jsonb(OLD) - others
    -- That discounts were emptied changes what bids come to; that somebody has seen it does not.
    OR (NEW.applicants_criteria_discount_wiped AND NOT OLD.applicants_criteria_discount_wiped)
  THEN
    NEW.revision := greatest(NEW.revision, OLD.revision + 1);
    NEW.award_model_version := NEW.revision;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER award_model_version BEFORE UPDATE ON project
  FOR EACH ROW EXECUTE FUNCTION raise_award_model_version();
