-- Bids are sealed where the project chooses it (docs/decisions/0093), and opened by two people, each in a session of their own.
ALTER TABLE project
  ADD COLUMN seals_bids boolean NOT NULL DEFAULT false,
  -- Who asked to open the bids, when, and before whose eyes; without a witness it is the provider, of an organisation of one. All are
  -- empty while nobody asks.
  ADD COLUMN opening_asked_at timestamptz,
  ADD COLUMN opening_asked_by uuid REFERENCES account (id),
  ADD COLUMN opening_witness uuid REFERENCES account (id),
  -- what would be opened, as it was when it was asked: the version of the award model, and the bidders by id and name
  ADD COLUMN opening_asked_of jsonb,
  ADD CONSTRAINT project_opening_is_whole CHECK (
    (opening_asked_at IS NULL) = (opening_asked_by IS NULL)
    AND (opening_asked_at IS NULL) = (opening_asked_of IS NULL)
    AND (opening_witness IS NULL OR opening_asked_at IS NOT NULL)
    AND (opening_asked_at IS NULL OR seals_bids AND bids_opened_at IS NULL)),
  ADD CONSTRAINT project_opening_takes_two CHECK (opening_witness <> opening_asked_by);
--> statement-breakpoint
-- Neither the choice nor the request moves a score.
CREATE OR REPLACE FUNCTION raise_award_model_version() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  others CONSTANT text[] := ARRAY[
    'id', 'organisation_id', 'name', 'description', 'location', 'latitude', 'longitude', 'project_type', 'sector',
    'planned_award_date', 'planned_completion_date', 'award_reminded_for', 'completion_reminded_for', 'status', 'locked',
    'asbuilt_scope_changed', 'design_phase_complete_date', 'project_complete_date', 'bids_opened_at',
    'bids_opened_model_version', 'seals_bids', 'opening_asked_at', 'opening_asked_by', 'opening_witness', 'opening_asked_of',
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
-- Every bid was sealed until now. What is not opened yet stays so, deleted bids too, whose amounts the history has; what was opened
-- before two people was sealed until then. Bids of before there were seals were never opened by anybody.
UPDATE project SET seals_bids = true
WHERE EXISTS (
    SELECT FROM applicant WHERE applicant.project_id = project.id AND applicant.organisation_id = project.organisation_id)
  AND (bids_opened_at IS NULL OR EXISTS (
    SELECT FROM history_entry WHERE history_entry.project_id = project.id AND history_entry.changes ? 'bidsOpened'));
--> statement-breakpoint
CREATE INDEX project_by_opening_witness ON project (opening_witness) WHERE opening_witness IS NOT NULL;
--> statement-breakpoint
-- An entry about an opening names who asked for it beside who confirmed it.
CREATE OR REPLACE FUNCTION without_person(changes jsonb, stands_for text) RETURNS jsonb LANGUAGE sql IMMUTABLE
RETURN (
  SELECT coalesce(jsonb_object_agg(field, CASE
    WHEN field IN ('email', 'username', 'firstName', 'first_name', 'lastName', 'last_name', 'tel', 'passkey', 'witness',
      'openingAskedBy')
    THEN jsonb_build_object(
      'from', CASE WHEN coalesce(value ->> 'from', '') = '' THEN value -> 'from' ELSE to_jsonb(stands_for) END,
      'to', CASE WHEN coalesce(value ->> 'to', '') = '' THEN value -> 'to' ELSE to_jsonb(stands_for) END)
    ELSE value END), '{}'::jsonb)
  FROM jsonb_each(changes) AS change (field, value)
);
