-- What ratio, RAW and sector statistics add up, summed once when a calculation comes in.

-- A unit of a product sub-group in one set, per calculation: sums, and the lowest and highest of single items per unit.
CREATE TABLE calculation_ratio_total (
  calculation_id uuid NOT NULL REFERENCES calculation (id),
  organisation_id uuid NOT NULL,
  set_code text NOT NULL CHECK (set_code IN ('a1', 'a2')),
  work_scope text NOT NULL,
  product_group_id uuid NOT NULL,
  product_group text NOT NULL,
  product_sub_group_id uuid NOT NULL,
  product_sub_group text NOT NULL,
  unit text NOT NULL,
  item_count integer NOT NULL,
  units double precision NOT NULL,
  units_min double precision NOT NULL,
  units_max double precision NOT NULL,
  mki_eur double precision NOT NULL,
  mki_eur_per_unit_min double precision NOT NULL,
  mki_eur_per_unit_max double precision NOT NULL,
  secondary_ton double precision NOT NULL,
  secondary_ton_per_unit_min double precision NOT NULL,
  secondary_ton_per_unit_max double precision NOT NULL,
  -- of the items that declare CO2 only; null where none does
  co2_item_count integer NOT NULL,
  co2_units double precision,
  co2_kg double precision,
  co2_kg_per_unit_min double precision,
  co2_kg_per_unit_max double precision,
  PRIMARY KEY (calculation_id, set_code, work_scope, product_sub_group_id, unit)
);
--> statement-breakpoint
-- The MKI by RAW code within a product group; null where no item of it states the set.
CREATE TABLE calculation_raw_total (
  calculation_id uuid NOT NULL REFERENCES calculation (id),
  organisation_id uuid NOT NULL,
  product_group_id uuid NOT NULL,
  product_group text NOT NULL,
  raw_code text NOT NULL,
  a1_mki_eur double precision,
  a2_mki_eur double precision,
  PRIMARY KEY (calculation_id, product_group_id, raw_code)
);
--> statement-breakpoint
-- A calculation as a whole in a few numbers, small enough to go through those of all organisations at once. MKI is null
-- where the calculation does not state the set, CO2 also where no item declares any.
CREATE TABLE calculation_summary (
  calculation_id uuid PRIMARY KEY REFERENCES calculation (id),
  organisation_id uuid NOT NULL,
  a1_mki_eur double precision,
  a1_co2_kg double precision,
  a2_mki_eur double precision,
  a2_co2_kg double precision,
  material_ton double precision NOT NULL
);
--> statement-breakpoint
-- A figure per life-cycle module, added up over the modules; null where there is none.
CREATE FUNCTION sum_of_modules(figures double precision[]) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN figures[1] + figures[2] + figures[3] + figures[4] + figures[5] + figures[6] + figures[7] + figures[8]
    + figures[9] + figures[10];
--> statement-breakpoint
-- The rows of calculation_ratio_total as the items give them.
CREATE VIEW ratio_total_of_items AS
SELECT summed.calculation_id, summed.organisation_id, summed.set_code, summed.work_scope,
  groups.node_id AS product_group_id, summed.product_group, sub_groups.node_id AS product_sub_group_id,
  summed.product_sub_group, summed.unit, summed.item_count, summed.units, summed.units_min, summed.units_max,
  summed.mki_eur, summed.mki_eur_per_unit_min, summed.mki_eur_per_unit_max, summed.secondary_ton,
  summed.secondary_ton_per_unit_min, summed.secondary_ton_per_unit_max, summed.co2_item_count, summed.co2_units,
  summed.co2_kg, summed.co2_kg_per_unit_min, summed.co2_kg_per_unit_max
FROM (
  SELECT item.calculation_id, item.organisation_id, of_set.set_code, item.work_scope, item.product_group,
    item.product_sub_group, item.unit, count(*)::integer AS item_count,
    sum(item.quantity) AS units, min(item.quantity) AS units_min, max(item.quantity) AS units_max,
    sum(of_set.mki_eur) AS mki_eur, min(of_set.mki_eur / item.quantity) AS mki_eur_per_unit_min,
    max(of_set.mki_eur / item.quantity) AS mki_eur_per_unit_max,
    sum(item.secondary_ton) AS secondary_ton,
    min(item.secondary_ton / item.quantity) AS secondary_ton_per_unit_min,
    max(item.secondary_ton / item.quantity) AS secondary_ton_per_unit_max,
    count(of_set.co2_kg)::integer AS co2_item_count,
    sum(item.quantity) FILTER (WHERE of_set.co2_kg IS NOT NULL) AS co2_units,
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
-- The rows of calculation_raw_total as the items give them.
CREATE VIEW raw_total_of_items AS
SELECT summed.calculation_id, summed.organisation_id, groups.node_id AS product_group_id, summed.product_group,
  summed.raw_code, summed.a1_mki_eur, summed.a2_mki_eur
FROM (
  SELECT calculation_id, organisation_id, product_group, raw_code, sum(sum_of_modules(a1_mki_eur)) AS a1_mki_eur,
    sum(sum_of_modules(a2_mki_eur)) AS a2_mki_eur
  FROM calculation_item WHERE raw_code IS NOT NULL
  GROUP BY calculation_id, organisation_id, product_group, raw_code
) AS summed
JOIN calculation_total AS groups ON groups.calculation_id = summed.calculation_id
  AND groups.level = 'product_group' AND groups.name = summed.product_group;
--> statement-breakpoint
-- The rows of calculation_summary as the totals give them.
CREATE VIEW summary_of_totals AS
SELECT calculation_id, organisation_id, sum_of_modules(a1_mki_eur) AS a1_mki_eur,
  CASE WHEN a1_items_without_co2 < a1_items THEN sum_of_modules(a1_co2_kg) END AS a1_co2_kg,
  sum_of_modules(a2_mki_eur) AS a2_mki_eur,
  CASE WHEN a2_items_without_co2 < a2_items THEN sum_of_modules(a2_co2_kg) END AS a2_co2_kg,
  primary_ton + secondary_ton + biobased_ton AS material_ton
FROM calculation_total WHERE level = 'calculation';
--> statement-breakpoint
INSERT INTO calculation_ratio_total SELECT * FROM ratio_total_of_items;
--> statement-breakpoint
INSERT INTO calculation_raw_total SELECT * FROM raw_total_of_items;
--> statement-breakpoint
INSERT INTO calculation_summary SELECT * FROM summary_of_totals;
