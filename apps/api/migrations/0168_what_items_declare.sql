-- What an item declares and costs in all, worked out once when it is stored. PostgreSQL keeps these columns itself, so they are never
-- older than what they follow from.
ALTER TABLE calculation_item
  ADD COLUMN a1_mki_total double precision GENERATED ALWAYS AS (sum_of_modules(a1_mki_eur)) STORED,
  ADD COLUMN a2_mki_total double precision GENERATED ALWAYS AS (sum_of_modules(a2_mki_eur)) STORED,
  ADD COLUMN a1_profile text GENERATED ALWAYS AS (declared_profile(a1_declared, a1_mki_eur)) STORED,
  ADD COLUMN a2_profile text GENERATED ALWAYS AS (declared_profile(a2_declared, a2_mki_eur)) STORED;
--> statement-breakpoint
-- Whether the weights of a set count in the MKI of a calculation: not where every item only states its MKI (-1).
ALTER TABLE calculation_comparable
  ADD COLUMN a1_weighed boolean NOT NULL DEFAULT false,
  ADD COLUMN a2_weighed boolean NOT NULL DEFAULT false;
--> statement-breakpoint
UPDATE calculation_comparable AS comparable SET
  a1_weighed = EXISTS (SELECT FROM calculation_item AS item WHERE item.calculation_id = comparable.calculation_id
    AND item.a1_mki_eur IS NOT NULL AND (item.a1_declared IS NULL OR -1 <> ANY (item.a1_declared))),
  a2_weighed = EXISTS (SELECT FROM calculation_item AS item WHERE item.calculation_id = comparable.calculation_id
    AND item.a2_mki_eur IS NOT NULL AND (item.a2_declared IS NULL OR -1 <> ANY (item.a2_declared)));
--> statement-breakpoint
ALTER TABLE calculation_comparable ALTER COLUMN a1_weighed DROP DEFAULT, ALTER COLUMN a2_weighed DROP DEFAULT;
--> statement-breakpoint
-- The same rows, from the columns above.
CREATE OR REPLACE VIEW ratio_total_of_items AS
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
  CROSS JOIN LATERAL (
    SELECT 'a1', item.a1_mki_total, sum_of_modules(item.a1_co2_kg)
    UNION ALL SELECT 'a2', item.a2_mki_total, sum_of_modules(item.a2_co2_kg)
  ) AS of_set (set_code, mki_eur, co2_kg)
  WHERE of_set.mki_eur IS NOT NULL AND item.quantity > 0
  GROUP BY item.calculation_id, item.organisation_id, of_set.set_code, item.work_scope, item.product_group,
    item.product_sub_group, item.unit
) AS summed
JOIN calculation_total AS groups ON groups.calculation_id = summed.calculation_id
  AND groups.level = 'product_group' AND groups.name = summed.product_group
JOIN calculation_total AS sub_groups ON sub_groups.calculation_id = summed.calculation_id
  AND sub_groups.level = 'product_sub_group' AND sub_groups.parent_id = groups.node_id
  AND sub_groups.name = summed.product_sub_group;
--> statement-breakpoint
CREATE OR REPLACE VIEW raw_total_of_items AS
SELECT summed.calculation_id, summed.organisation_id, groups.node_id AS product_group_id, summed.product_group,
  summed.raw_code, summed.a1_mki_eur, summed.a2_mki_eur
FROM (
  SELECT calculation_id, organisation_id, product_group, raw_code, sum(a1_mki_total) AS a1_mki_eur,
    sum(a2_mki_total) AS a2_mki_eur
  FROM calculation_item WHERE raw_code IS NOT NULL
  GROUP BY calculation_id, organisation_id, product_group, raw_code
) AS summed
JOIN calculation_total AS groups ON groups.calculation_id = summed.calculation_id
  AND groups.level = 'product_group' AND groups.name = summed.product_group;
--> statement-breakpoint
CREATE OR REPLACE VIEW known_product_of_items AS
SELECT summed.calculation_id, summed.organisation_id, summed.set_code, sub_groups.node_id AS product_sub_group_id,
  products.node_id AS product_id, summed.work_scope, summed.unit, summed.profile, summed.co2_profile, summed.posts, summed.units,
  summed.mki_eur, summed.mki_eur_per_unit_min, summed.mki_eur_per_unit_max, summed.co2_kg, summed.primary_ton, summed.incomplete
FROM (
  SELECT item.calculation_id, item.organisation_id, of_set.set_code, item.product_group, item.product_sub_group, item.product,
    item.work_scope, item.unit, of_set.profile, of_set.co2_profile, count(*)::integer AS posts, sum(item.quantity) AS units,
    sum(of_set.mki_eur) AS mki_eur, min(of_set.mki_eur / item.quantity) AS mki_eur_per_unit_min,
    max(of_set.mki_eur / item.quantity) AS mki_eur_per_unit_max,
    CASE WHEN count(of_set.co2_kg) = count(*) THEN sum(of_set.co2_kg) END AS co2_kg,
    CASE WHEN count(item.primary_ton) = count(*) THEN sum(item.primary_ton) END AS primary_ton,
    bool_or(of_set.incomplete) AS incomplete
  FROM calculation_item AS item
  CROSS JOIN LATERAL (
    SELECT 'a1' AS set_code, item.a1_mki_total AS mki_eur, sum_of_modules(item.a1_co2_kg) AS co2_kg,
      item.a1_profile AS profile, stated_modules(item.a1_co2_kg) AS co2_profile,
      coalesce(item.a1_undeclared, '') <> '' AS incomplete
    UNION ALL
    SELECT 'a2', item.a2_mki_total, sum_of_modules(item.a2_co2_kg), item.a2_profile, stated_modules(item.a2_co2_kg),
      coalesce(item.a2_undeclared, '') <> ''
  ) AS of_set
  WHERE of_set.mki_eur IS NOT NULL AND item.quantity > 0
  GROUP BY item.calculation_id, item.organisation_id, of_set.set_code, item.product_group, item.product_sub_group, item.product,
    item.work_scope, item.unit, of_set.profile, of_set.co2_profile
) AS summed
JOIN calculation_total AS groups ON groups.calculation_id = summed.calculation_id
  AND groups.level = 'product_group' AND groups.name = summed.product_group
JOIN calculation_total AS sub_groups ON sub_groups.calculation_id = summed.calculation_id
  AND sub_groups.level = 'product_sub_group' AND sub_groups.parent_id = groups.node_id
  AND sub_groups.name = summed.product_sub_group
JOIN calculation_total AS products ON products.calculation_id = summed.calculation_id
  AND products.level = 'product' AND products.parent_id = sub_groups.node_id AND products.name = summed.product;
