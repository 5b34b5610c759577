-- In a tender with award criteria the winner's calculation is the optimisation of the design.

-- A project has one winner: of the bidders' calculations, too, one is active.
DROP INDEX calculation_active;
--> statement-breakpoint
CREATE UNIQUE INDEX calculation_active ON calculation (project_id, calculation_type) WHERE active AND deleted_at IS NULL;
--> statement-breakpoint
CREATE OR REPLACE VIEW representative_pair AS
SELECT
  project.organisation_id,
  project.id AS project_id,
  coalesce(as_built.baseline_id, design.baseline_id) AS baseline_id,
  coalesce(as_built.optimization_id, design.optimization_id) AS optimization_id
FROM project
LEFT JOIN LATERAL (
  SELECT baseline.id AS baseline_id, optimization.id AS optimization_id
  FROM calculation AS baseline
  JOIN calculation AS optimization ON optimization.project_id = project.id
    AND optimization.calculation_type = 'as-built-optimization'
    AND optimization.active AND optimization.deleted_at IS NULL
  WHERE baseline.project_id = project.id
    AND baseline.calculation_type = CASE
      WHEN project.contract_type = 'UAV-GC' AND project.asbuilt_scope_changed IS NOT TRUE
      THEN 'design-baseline' ELSE 'as-built-baseline' END
    AND baseline.active AND baseline.deleted_at IS NULL
    AND project.status = 'Project_Complete' AND project.contract_type <> 'NA'
) AS as_built ON true
LEFT JOIN LATERAL (
  SELECT baseline.id AS baseline_id, optimization.id AS optimization_id
  FROM calculation AS baseline
  JOIN calculation AS optimization ON optimization.project_id = project.id
    AND optimization.calculation_type = CASE
      WHEN project.contract_type = 'NA' OR project.award_criteria IS FALSE THEN 'design-optimization' ELSE 'applicant' END
    AND optimization.active AND optimization.deleted_at IS NULL
  WHERE baseline.project_id = project.id
    AND baseline.calculation_type = 'design-baseline'
    AND baseline.active AND baseline.deleted_at IS NULL
) AS design ON true
WHERE project.design_phase_complete_date IS NOT NULL
  AND coalesce(as_built.baseline_id, design.baseline_id) IS NOT NULL;
