-- Undeclared is kept apart from 0, for every quantity: a figure is null where nothing declares it, and beside each sum
-- stands how many items declare it. What was stored before did not keep the two apart. There a 0 counts as undeclared
-- unless the coverage that was kept shows that every item declared it: a figure must not claim more than is known.

-- The triggers that note a change of an organisation are deferred, and a table with such events waiting cannot be altered.
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
ALTER TABLE calculation_item
  ALTER COLUMN primary_ton DROP NOT NULL, ALTER COLUMN secondary_ton DROP NOT NULL,
  ALTER COLUMN biobased_ton DROP NOT NULL, ALTER COLUMN renewable_mj DROP NOT NULL,
  ALTER COLUMN fossil_mj DROP NOT NULL, ALTER COLUMN equipment_emission_free_hours DROP NOT NULL,
  ALTER COLUMN equipment_other_hours DROP NOT NULL, ALTER COLUMN transport_emission_free_tkm DROP NOT NULL,
  ALTER COLUMN transport_other_tkm DROP NOT NULL,
  -- codes of the indicators that the item leaves undeclared, with blanks between; null where that was not kept
  ADD COLUMN a1_undeclared text,
  ADD COLUMN a2_undeclared text;
--> statement-breakpoint
ALTER TABLE calculation_total
  ALTER COLUMN primary_ton DROP NOT NULL, ALTER COLUMN secondary_ton DROP NOT NULL,
  ALTER COLUMN biobased_ton DROP NOT NULL, ALTER COLUMN renewable_mj DROP NOT NULL,
  ALTER COLUMN fossil_mj DROP NOT NULL, ALTER COLUMN equipment_emission_free_hours DROP NOT NULL,
  ALTER COLUMN equipment_other_hours DROP NOT NULL, ALTER COLUMN transport_emission_free_tkm DROP NOT NULL,
  ALTER COLUMN transport_other_tkm DROP NOT NULL,
  -- per module, items that declare it; null where the calculation has no such set
  ADD COLUMN a1_mki_items double precision[],
  ADD COLUMN a1_co2_items double precision[],
  ADD COLUMN a2_mki_items double precision[],
  ADD COLUMN a2_co2_items double precision[],
  -- items that declare each resource, in the order of the columns from primary_ton to transport_other_tkm
  ADD COLUMN resource_items double precision[];
--> statement-breakpoint
-- A sheet without the column: nowhere in the calculation is there anything of the resource.
UPDATE calculation_item AS item SET
  primary_ton = CASE WHEN whole.primary_ton <> 0 THEN item.primary_ton END,
  secondary_ton = CASE WHEN whole.secondary_ton <> 0 THEN item.secondary_ton END,
  biobased_ton = CASE WHEN whole.biobased_ton <> 0 THEN item.biobased_ton END,
  renewable_mj = CASE WHEN whole.renewable_mj <> 0 THEN item.renewable_mj END,
  fossil_mj = CASE WHEN whole.fossil_mj <> 0 THEN item.fossil_mj END,
  equipment_emission_free_hours =
    CASE WHEN whole.equipment_emission_free_hours <> 0 THEN item.equipment_emission_free_hours END,
  equipment_other_hours = CASE WHEN whole.equipment_other_hours <> 0 THEN item.equipment_other_hours END,
  transport_emission_free_tkm =
    CASE WHEN whole.transport_emission_free_tkm <> 0 THEN item.transport_emission_free_tkm END,
  transport_other_tkm = CASE WHEN whole.transport_other_tkm <> 0 THEN item.transport_other_tkm END,
  a1_undeclared = CASE WHEN whole.a1_items_undeclared = 0 AND item.a1_mki_eur IS NOT NULL THEN '' END,
  a2_undeclared = CASE WHEN whole.a2_items_undeclared = 0 AND item.a2_mki_eur IS NOT NULL THEN '' END,
  a1_mki_eur = (SELECT array_agg(CASE WHEN figure <> 0 OR whole.a1_items_incomplete[place] = 0 THEN figure END
    ORDER BY place) FROM unnest(item.a1_mki_eur) WITH ORDINALITY AS module (figure, place)),
  a2_mki_eur = (SELECT array_agg(CASE WHEN figure <> 0 OR whole.a2_items_incomplete[place] = 0 THEN figure END
    ORDER BY place) FROM unnest(item.a2_mki_eur) WITH ORDINALITY AS module (figure, place)),
  a1_co2_kg = (SELECT array_agg(nullif(figure, 0) ORDER BY place)
    FROM unnest(item.a1_co2_kg) WITH ORDINALITY AS module (figure, place)),
  a2_co2_kg = (SELECT array_agg(nullif(figure, 0) ORDER BY place)
    FROM unnest(item.a2_co2_kg) WITH ORDINALITY AS module (figure, place))
FROM calculation_total AS whole
WHERE whole.calculation_id = item.calculation_id AND whole.level = 'calculation';
--> statement-breakpoint
-- An item whose CO2 is 0 everywhere declared it: that much was kept.
UPDATE calculation_item SET
  a1_co2_kg = CASE WHEN num_nulls(VARIADIC a1_co2_kg) = 10 THEN array_fill(0::double precision, ARRAY[10]) ELSE a1_co2_kg END,
  a2_co2_kg = CASE WHEN num_nulls(VARIADIC a2_co2_kg) = 10 THEN array_fill(0::double precision, ARRAY[10]) ELSE a2_co2_kg END,
  a1_mki_eur = CASE WHEN num_nulls(VARIADIC a1_mki_eur) = 10 THEN array_fill(0::double precision, ARRAY[10]) ELSE a1_mki_eur END,
  a2_mki_eur = CASE WHEN num_nulls(VARIADIC a2_mki_eur) = 10 THEN array_fill(0::double precision, ARRAY[10]) ELSE a2_mki_eur END
WHERE num_nulls(VARIADIC a1_co2_kg) = 10 OR num_nulls(VARIADIC a2_co2_kg) = 10
  OR num_nulls(VARIADIC a1_mki_eur) = 10 OR num_nulls(VARIADIC a2_mki_eur) = 10;
--> statement-breakpoint
-- Each total counts the items below it. Its figures stay, but for modules and resources that none of them declares.
UPDATE calculation_total AS total SET
  a1_mki_items = counted.a1_mki_items, a1_co2_items = counted.a1_co2_items,
  a2_mki_items = counted.a2_mki_items, a2_co2_items = counted.a2_co2_items,
  resource_items = counted.resource_items,
  a1_mki_eur = (SELECT array_agg(CASE WHEN counted.a1_mki_items[place] > 0 THEN figure END ORDER BY place)
    FROM unnest(total.a1_mki_eur) WITH ORDINALITY AS module (figure, place)),
  a1_co2_kg = (SELECT array_agg(CASE WHEN counted.a1_co2_items[place] > 0 THEN figure END ORDER BY place)
    FROM unnest(total.a1_co2_kg) WITH ORDINALITY AS module (figure, place)),
  a2_mki_eur = (SELECT array_agg(CASE WHEN counted.a2_mki_items[place] > 0 THEN figure END ORDER BY place)
    FROM unnest(total.a2_mki_eur) WITH ORDINALITY AS module (figure, place)),
  a2_co2_kg = (SELECT array_agg(CASE WHEN counted.a2_co2_items[place] > 0 THEN figure END ORDER BY place)
    FROM unnest(total.a2_co2_kg) WITH ORDINALITY AS module (figure, place)),
  primary_ton = CASE WHEN counted.resource_items[1] > 0 THEN total.primary_ton END,
  secondary_ton = CASE WHEN counted.resource_items[2] > 0 THEN total.secondary_ton END,
  biobased_ton = CASE WHEN counted.resource_items[3] > 0 THEN total.biobased_ton END,
  renewable_mj = CASE WHEN counted.resource_items[4] > 0 THEN total.renewable_mj END,
  fossil_mj = CASE WHEN counted.resource_items[5] > 0 THEN total.fossil_mj END,
  equipment_emission_free_hours =
    CASE WHEN counted.resource_items[6] > 0 THEN total.equipment_emission_free_hours END,
  equipment_other_hours = CASE WHEN counted.resource_items[7] > 0 THEN total.equipment_other_hours END,
  transport_emission_free_tkm =
    CASE WHEN counted.resource_items[8] > 0 THEN total.transport_emission_free_tkm END,
  transport_other_tkm = CASE WHEN counted.resource_items[9] > 0 THEN total.transport_other_tkm END
FROM (
  SELECT node.calculation_id, node.level, node.node_id,
    CASE WHEN bool_or(item.a1_mki_eur IS NOT NULL) THEN ARRAY[
      count(item.a1_mki_eur[1]), count(item.a1_mki_eur[2]), count(item.a1_mki_eur[3]), count(item.a1_mki_eur[4]),
      count(item.a1_mki_eur[5]), count(item.a1_mki_eur[6]), count(item.a1_mki_eur[7]), count(item.a1_mki_eur[8]),
      count(item.a1_mki_eur[9]), count(item.a1_mki_eur[10])]::double precision[] END AS a1_mki_items,
    CASE WHEN bool_or(item.a1_mki_eur IS NOT NULL) THEN ARRAY[
      count(item.a1_co2_kg[1]), count(item.a1_co2_kg[2]), count(item.a1_co2_kg[3]), count(item.a1_co2_kg[4]),
      count(item.a1_co2_kg[5]), count(item.a1_co2_kg[6]), count(item.a1_co2_kg[7]), count(item.a1_co2_kg[8]),
      count(item.a1_co2_kg[9]), count(item.a1_co2_kg[10])]::double precision[] END AS a1_co2_items,
    CASE WHEN bool_or(item.a2_mki_eur IS NOT NULL) THEN ARRAY[
      count(item.a2_mki_eur[1]), count(item.a2_mki_eur[2]), count(item.a2_mki_eur[3]), count(item.a2_mki_eur[4]),
      count(item.a2_mki_eur[5]), count(item.a2_mki_eur[6]), count(item.a2_mki_eur[7]), count(item.a2_mki_eur[8]),
      count(item.a2_mki_eur[9]), count(item.a2_mki_eur[10])]::double precision[] END AS a2_mki_items,
    CASE WHEN bool_or(item.a2_mki_eur IS NOT NULL) THEN ARRAY[
      count(item.a2_co2_kg[1]), count(item.a2_co2_kg[2]), count(item.a2_co2_kg[3]), count(item.a2_co2_kg[4]),
      count(item.a2_co2_kg[5]), count(item.a2_co2_kg[6]), count(item.a2_co2_kg[7]), count(item.a2_co2_kg[8]),
      count(item.a2_co2_kg[9]), count(item.a2_co2_kg[10])]::double precision[] END AS a2_co2_items,
    ARRAY[count(item.primary_ton), count(item.secondary_ton), count(item.biobased_ton), count(item.renewable_mj),
      count(item.fossil_mj), count(item.equipment_emission_free_hours), count(item.equipment_other_hours),
      count(item.transport_emission_free_tkm), count(item.transport_other_tkm)]::double precision[] AS resource_items
  FROM calculation_total AS node
  LEFT JOIN calculation_total AS parent ON parent.calculation_id = node.calculation_id
    AND parent.node_id = node.parent_id AND node.level IN ('product_sub_group', 'product')
    AND parent.level = CASE node.level WHEN 'product' THEN 'product_sub_group' ELSE 'product_group' END
  LEFT JOIN calculation_total AS grandparent ON grandparent.calculation_id = node.calculation_id
    AND grandparent.node_id = parent.parent_id AND node.level = 'product' AND grandparent.level = 'product_group'
  JOIN calculation_item AS item ON item.calculation_id = node.calculation_id AND CASE node.level
    WHEN 'calculation' THEN true
    WHEN 'product_group' THEN item.product_group = node.name
    WHEN 'product_sub_group' THEN item.product_group = parent.name AND item.product_sub_group = node.name
    ELSE item.product_group = grandparent.name AND item.product_sub_group = parent.name AND item.product = node.name
  END
  GROUP BY node.calculation_id, node.level, node.node_id
) AS counted
WHERE counted.calculation_id = total.calculation_id AND counted.level = total.level AND counted.node_id = total.node_id;
--> statement-breakpoint
ALTER TABLE calculation_total ALTER COLUMN resource_items SET NOT NULL;
--> statement-breakpoint
-- A figure per life-cycle module, added up over the modules that are declared; null where there is no figure at all.
CREATE OR REPLACE FUNCTION sum_of_modules(figures double precision[]) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN figures IS NOT NULL THEN coalesce(figures[1], 0) + coalesce(figures[2], 0) + coalesce(figures[3], 0)
    + coalesce(figures[4], 0) + coalesce(figures[5], 0) + coalesce(figures[6], 0) + coalesce(figures[7], 0)
    + coalesce(figures[8], 0) + coalesce(figures[9], 0) + coalesce(figures[10], 0) END;
--> statement-breakpoint
-- What of a calculation may be compared, as the domain decides when it comes in: null where it is not whole. Small enough
-- to go through those of all organisations at once.
DROP VIEW summary_of_totals;
--> statement-breakpoint
ALTER TABLE calculation_summary RENAME TO calculation_comparable;
--> statement-breakpoint
ALTER TABLE calculation_comparable
  ALTER COLUMN material_ton DROP NOT NULL,
  ADD COLUMN secondary_ton double precision;
--> statement-breakpoint
UPDATE calculation_comparable AS comparable SET
  a1_co2_kg = CASE WHEN whole.a1_items_without_co2 = 0 THEN comparable.a1_co2_kg END,
  a2_co2_kg = CASE WHEN whole.a2_items_without_co2 = 0 THEN comparable.a2_co2_kg END,
  material_ton = whole.primary_ton + whole.secondary_ton + whole.biobased_ton,
  secondary_ton = whole.secondary_ton
FROM calculation_total AS whole
WHERE whole.calculation_id = comparable.calculation_id AND whole.level = 'calculation';
--> statement-breakpoint
-- Ratios are stated of pairs that are whole, so that no item in them leaves CO2 open: their units are those of the row.
ALTER TABLE calculation_ratio_total
  ALTER COLUMN secondary_ton DROP NOT NULL,
  ALTER COLUMN secondary_ton_per_unit_min DROP NOT NULL,
  ALTER COLUMN secondary_ton_per_unit_max DROP NOT NULL;
--> statement-breakpoint
DROP VIEW ratio_total_of_items;
--> statement-breakpoint
ALTER TABLE calculation_ratio_total DROP COLUMN co2_item_count, DROP COLUMN co2_units;
--> statement-breakpoint
-- The rows of calculation_ratio_total as the items give them.
CREATE VIEW ratio_total_of_items AS
SELECT summed.calculation_id, summed.organisation_id, summed.set_code, summed.work_scope,
  groups.node_id AS product_group_id, summed.product_group, sub_groups.node_id AS product_sub_group_id,
  summed.product_sub_group, summed.unit, summed.item_count, summed.units, summed.units_min, summed.units_max,
  summed.mki_eur, summed.mki_eur_per_unit_min, summed.mki_eur_per_unit_max, summed.secondary_ton,
  summed.secondary_ton_per_unit_min, summed.secondary_ton_per_unit_max, summed.co2_kg, summed.co2_kg_per_unit_min,
  summed.co2_kg_per_unit_max
FROM (
  SELECT item.calculation_id, item.organisation_id, of_set.set_code, item.work_scope, item.product_group,
    item.product_sub_group, item.unit, count(*)::integer AS item_count,
    sum(item.quantity) AS units, min(item.quantity) AS units_min, max(item.quantity) AS units_max,
    sum(of_set.mki_eur) AS mki_eur, min(of_set.mki_eur / item.quantity) AS mki_eur_per_unit_min,
    max(of_set.mki_eur / item.quantity) AS mki_eur_per_unit_max,
    sum(item.secondary_ton) AS secondary_ton,
    min(item.secondary_ton / item.quantity) AS secondary_ton_per_unit_min,
    max(item.secondary_ton / item.quantity) AS secondary_ton_per_unit_max,
    sum(of_set.co2_kg) AS co2_kg, min(of_set.co2_kg / item.quantity) AS co2_kg_per_unit_min,
    max(of_set.co2_kg / item.quantity) AS co2_kg_per_unit_max
  FROM calculation_item AS item
  CROSS JOIN LATERAL (VALUES
    ('a1', sum_of_modules(item.a1_mki_eur), sum_of_modules(item.a1_co2_kg)),
    ('a2', sum_of_modules(item.a2_mki_eur), sum_of_modules(item.a2_co2_kg))
  ) AS of_set (set_code, mki_eur, co2_kg)
  WHERE of_set.mki_eur IS NOT NULL
  GROUP BY item.calculation_id, item.organisation_id, of_set.set_code, item.work_scope, item.product_group,
    item.product_sub_group, item.unit
) AS summed
JOIN calculation_total AS groups ON groups.calculation_id = summed.calculation_id
  AND groups.level = 'product_group' AND groups.name = summed.product_group
JOIN calculation_total AS sub_groups ON sub_groups.calculation_id = summed.calculation_id
  AND sub_groups.level = 'product_sub_group' AND sub_groups.parent_id = groups.node_id
  AND sub_groups.name = summed.product_sub_group;
--> statement-breakpoint
-- Which types of calculation stand for a completed project, for each kind of project. The domain says it
-- (representativeTypes), and writes it here at every start: first the pair that counts where it is whole, then the other.
CREATE TABLE representative_types (
  project_kind text PRIMARY KEY,
  first_baseline text NOT NULL,
  first_optimization text NOT NULL,
  second_baseline text,
  second_optimization text
);
--> statement-breakpoint
CREATE OR REPLACE VIEW representative_pair AS
SELECT project.organisation_id, project.id AS project_id,
  CASE WHEN first_baseline.id IS NOT NULL AND first_optimization.id IS NOT NULL
    THEN first_baseline.id ELSE second_baseline.id END AS baseline_id,
  CASE WHEN first_baseline.id IS NOT NULL AND first_optimization.id IS NOT NULL
    THEN first_optimization.id ELSE second_optimization.id END AS optimization_id
FROM project
JOIN representative_types AS types ON types.project_kind = concat_ws('/', project.contract_type,
  coalesce(project.award_criteria::text, 'null'), coalesce(project.asbuilt_scope_changed::text, 'null'),
  (project.status = 'Project_Complete')::text)
LEFT JOIN calculation AS first_baseline ON first_baseline.project_id = project.id
  AND first_baseline.calculation_type = types.first_baseline
  AND first_baseline.active AND first_baseline.deleted_at IS NULL
LEFT JOIN calculation AS first_optimization ON first_optimization.project_id = project.id
  AND first_optimization.calculation_type = types.first_optimization
  AND first_optimization.active AND first_optimization.deleted_at IS NULL
LEFT JOIN calculation AS second_baseline ON second_baseline.project_id = project.id
  AND second_baseline.calculation_type = types.second_baseline
  AND second_baseline.active AND second_baseline.deleted_at IS NULL
LEFT JOIN calculation AS second_optimization ON second_optimization.project_id = project.id
  AND second_optimization.calculation_type = types.second_optimization
  AND second_optimization.active AND second_optimization.deleted_at IS NULL
WHERE project.design_phase_complete_date IS NOT NULL
  AND ((first_baseline.id IS NOT NULL AND first_optimization.id IS NOT NULL)
    OR (second_baseline.id IS NOT NULL AND second_optimization.id IS NOT NULL));
