-- What each product of a calculation costs per unit, summed once when the calculation comes in, so that no list of what could be better
-- goes through items. Items with other modules or core indicators declared are rows of their own, since they are not compared.
CREATE TABLE calculation_known_product (
  calculation_id uuid NOT NULL,
  organisation_id uuid NOT NULL,
  set_code text NOT NULL CHECK (set_code IN ('a1', 'a2')),
  product_sub_group_id uuid NOT NULL,
  product_id uuid NOT NULL,
  work_scope text NOT NULL,
  -- as the workbook writes it
  unit text NOT NULL,
  -- the core indicators that are declared in each module, and the modules in which CO2 is
  profile text NOT NULL,
  co2_profile text NOT NULL,
  posts integer NOT NULL,
  units double precision NOT NULL,
  mki_eur double precision NOT NULL,
  mki_eur_per_unit_min double precision NOT NULL,
  mki_eur_per_unit_max double precision NOT NULL,
  -- null where an item does not declare it
  co2_kg double precision,
  primary_ton double precision,
  -- whether an item leaves an indicator of its MKI undeclared
  incomplete boolean NOT NULL,
  PRIMARY KEY (calculation_id, set_code, product_sub_group_id, product_id, work_scope, unit, profile, co2_profile,
    organisation_id),
  FOREIGN KEY (calculation_id, organisation_id) REFERENCES calculation (id, organisation_id)
);
--> statement-breakpoint
-- A cross for each life-cycle module that states a figure, and a dash for each that does not; empty where there are no figures at all.
CREATE FUNCTION stated_modules(figures double precision[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN CASE WHEN figures IS NULL THEN '' ELSE
    CASE WHEN figures[1] IS NULL THEN '-' ELSE 'x' END || CASE WHEN figures[2] IS NULL THEN '-' ELSE 'x' END
    || CASE WHEN figures[3] IS NULL THEN '-' ELSE 'x' END || CASE WHEN figures[4] IS NULL THEN '-' ELSE 'x' END
    || CASE WHEN figures[5] IS NULL THEN '-' ELSE 'x' END || CASE WHEN figures[6] IS NULL THEN '-' ELSE 'x' END
    || CASE WHEN figures[7] IS NULL THEN '-' ELSE 'x' END || CASE WHEN figures[8] IS NULL THEN '-' ELSE 'x' END
    || CASE WHEN figures[9] IS NULL THEN '-' ELSE 'x' END || CASE WHEN figures[10] IS NULL THEN '-' ELSE 'x' END END;
--> statement-breakpoint
-- What an item declares in one set, in the form by which two items are compared: the core indicators of each module, or the modules
-- alone where the indicators were not kept yet.
CREATE FUNCTION declared_profile(declared double precision[], mki_eur double precision[]) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN coalesce(array_to_string(declared, ',', '-'), stated_modules(mki_eur));
--> statement-breakpoint
-- The rows of calculation_known_product as the items give them.
CREATE VIEW known_product_of_items AS
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
    SELECT 'a1' AS set_code, sum_of_modules(item.a1_mki_eur) AS mki_eur, sum_of_modules(item.a1_co2_kg) AS co2_kg,
      declared_profile(item.a1_declared, item.a1_mki_eur) AS profile, stated_modules(item.a1_co2_kg) AS co2_profile,
      coalesce(item.a1_undeclared, '') <> '' AS incomplete
    UNION ALL
    SELECT 'a2', sum_of_modules(item.a2_mki_eur), sum_of_modules(item.a2_co2_kg),
      declared_profile(item.a2_declared, item.a2_mki_eur), stated_modules(item.a2_co2_kg),
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
--> statement-breakpoint
INSERT INTO calculation_known_product SELECT * FROM known_product_of_items;
