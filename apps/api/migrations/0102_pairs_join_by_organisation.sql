-- The view names the organisation in its joins, as whatever asks of a project and its calculations does: each server that the
-- tables are spread over can answer for itself (docs/scaling.md), and the unique key of active calculations holds for the join.
CREATE OR REPLACE VIEW project_pair AS
SELECT project.organisation_id, project.id AS project_id, project.design_phase_complete_date,
  CASE
    WHEN first_baseline.id IS NOT NULL AND first_optimization.id IS NOT NULL THEN first_baseline.id
    WHEN second_baseline.id IS NOT NULL AND second_optimization.id IS NOT NULL THEN second_baseline.id
    ELSE coalesce(first_baseline.id, second_baseline.id)
  END AS baseline_id,
  CASE
    WHEN first_baseline.id IS NOT NULL AND first_optimization.id IS NOT NULL THEN first_optimization.id
    WHEN second_baseline.id IS NOT NULL AND second_optimization.id IS NOT NULL THEN second_optimization.id
  END AS optimization_id
FROM project
JOIN representative_types AS types ON types.project_kind = concat_ws('/', project.contract_type,
  coalesce(project.award_criteria::text, 'null'), coalesce(project.asbuilt_scope_changed::text, 'null'),
  (project.status = 'Project_Complete')::text)
LEFT JOIN calculation AS first_baseline ON first_baseline.project_id = project.id
  AND first_baseline.organisation_id = project.organisation_id
  AND first_baseline.calculation_type = types.first_baseline
  AND first_baseline.active AND first_baseline.deleted_at IS NULL
LEFT JOIN calculation AS first_optimization ON first_optimization.project_id = project.id
  AND first_optimization.organisation_id = project.organisation_id
  AND first_optimization.calculation_type = types.first_optimization
  AND first_optimization.active AND first_optimization.deleted_at IS NULL
LEFT JOIN calculation AS second_baseline ON second_baseline.project_id = project.id
  AND second_baseline.organisation_id = project.organisation_id
  AND second_baseline.calculation_type = types.second_baseline
  AND second_baseline.active AND second_baseline.deleted_at IS NULL
LEFT JOIN calculation AS second_optimization ON second_optimization.project_id = project.id
  AND second_optimization.organisation_id = project.organisation_id
  AND second_optimization.calculation_type = types.second_optimization
  AND second_optimization.active AND second_optimization.deleted_at IS NULL;
