-- A claim holds what was carried out against what the winner offered, so that the two have to be the same work as well.
CREATE OR REPLACE VIEW compared_pair AS
SELECT baseline.organisation_id, baseline.project_id, baseline.id AS baseline_id, optimization.id AS optimization_id,
  shared.set_code
FROM calculation AS baseline
JOIN calculation AS optimization ON optimization.project_id = baseline.project_id
  AND optimization.organisation_id = baseline.organisation_id AND optimization.deleted_at IS NULL
  AND CASE WHEN baseline.calculation_type = 'applicant'
    THEN optimization.active AND optimization.calculation_type = 'as-built-optimization'
    ELSE optimization.calculation_type = 'applicant'
      OR optimization.active AND optimization.calculation_type IN ('design-optimization', 'as-built-optimization') END
CROSS JOIN LATERAL (VALUES ('a1'), ('a2')) AS shared (set_code)
WHERE baseline.active AND baseline.deleted_at IS NULL
  AND baseline.calculation_type IN ('design-baseline', 'as-built-baseline', 'applicant')
  AND shared.set_code = ANY(baseline.sets) AND shared.set_code = ANY(optimization.sets);
