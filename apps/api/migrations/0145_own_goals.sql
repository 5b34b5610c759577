-- What an organisation wants to reach, for each figure that it set a goal for, and by which decision. A goal that was taken
-- away has no steps and keeps its row, so that no two versions of it have the same revision.
CREATE TABLE own_goal (
  indicator text NOT NULL CHECK (indicator IN ('mki', 'co2', 'primary_material', 'secondary_material', 'biobased_material',
    'renewable_energy', 'emission_free_equipment', 'emission_free_transport')),
  organisation_id uuid NOT NULL REFERENCES organisation (id),
  revision integer NOT NULL CHECK (revision > 0),
  modified_at timestamptz NOT NULL,
  -- {"year": 2024, "percent": 20}, where the path begins; null: at the first step
  start jsonb,
  -- [{"year": 2030, "percent": 55}], years going up
  steps jsonb NOT NULL CHECK (jsonb_typeof(steps) = 'array'),
  decision_number text NOT NULL,
  decision_date date,
  decision_text text NOT NULL,
  decision_url text NOT NULL,
  PRIMARY KEY (indicator, organisation_id)
);
--> statement-breakpoint
CREATE INDEX own_goal_of_organisation ON own_goal (organisation_id);
--> statement-breakpoint
-- Answers about goals are kept until something of the organisation changes.
CREATE CONSTRAINT TRIGGER organisation_version AFTER INSERT OR UPDATE OR DELETE ON own_goal
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION note_change_in_organisation();
