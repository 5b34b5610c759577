-- A bid may be withdrawn or invalid: since when and why. It stays with its figures, and takes no part.
ALTER TABLE applicant
  ADD COLUMN ruling text CHECK (ruling IN ('withdrawn', 'invalid')),
  ADD COLUMN ruling_reason text,
  ADD COLUMN ruled_at timestamptz,
  ADD CONSTRAINT applicant_ruling_is_whole CHECK (
    (ruling IS NULL) = (ruling_reason IS NULL) AND (ruling IS NULL) = (ruled_at IS NULL));
--> statement-breakpoint
-- The version of the award model when the bids were opened: as long as it holds, a bid without a calculation may still be given
-- one. Of projects that were opened before this nobody knows, so theirs lie fixed as they did.
ALTER TABLE project ADD COLUMN bids_opened_model_version integer;
--> statement-breakpoint
-- It is written as bids are opened, and is no part of the model.
CREATE OR REPLACE FUNCTION raise_award_model_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  others CONSTANT text[] := ARRAY[
    'id', 'organisation_id', 'name', 'description', 'location', 'latitude', 'longitude', 'project_type', 'sector',
    'planned_award_date', 'planned_completion_date', 'award_reminded_for', 'completion_reminded_for', 'status', 'locked',
    'asbuilt_scope_changed', 'design_phase_complete_date', 'project_complete_date', 'bids_opened_at',
    'bids_opened_model_version',
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
