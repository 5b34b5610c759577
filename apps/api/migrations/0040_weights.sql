-- What each indicator weighs: versions that hold from a day on, every weight with its source and who confirmed it.

CREATE TABLE weight_table (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  set_code text NOT NULL CHECK (set_code IN ('a1', 'a2')),
  version text NOT NULL,
  -- null: from the beginning
  valid_from date,
  created_at timestamptz NOT NULL,
  -- null for the version that the product came with
  created_by uuid REFERENCES account (id),
  UNIQUE (set_code, version)
);
--> statement-breakpoint
-- No day has two versions that begin on it, nor is there more than one first version.
CREATE UNIQUE INDEX weight_table_begins ON weight_table (set_code, coalesce(valid_from, '-infinity'::date));
--> statement-breakpoint
CREATE TABLE weight (
  table_id uuid NOT NULL REFERENCES weight_table (id),
  position integer NOT NULL,
  code text NOT NULL,
  unit text NOT NULL,
  value_eur double precision NOT NULL CHECK (value_eur >= 0 AND value_eur < 'infinity'),
  source text NOT NULL CHECK (source <> ''),
  -- null until somebody held the value against its source
  confirmed_at timestamptz,
  confirmed_by uuid REFERENCES account (id),
  -- as it was then; empty for what the product came with
  confirmed_by_name text NOT NULL DEFAULT '',
  PRIMARY KEY (table_id, code)
);
--> statement-breakpoint
-- A calculation points at the version that valued it, so its figures have to stay: only sources and confirmations change.
CREATE FUNCTION refuse_another_weight() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN RAISE EXCEPTION 'a version of the weights never changes: make another one'; END $$;
--> statement-breakpoint
CREATE TRIGGER weight_never_changes BEFORE UPDATE OF table_id, code, unit, value_eur ON weight
  FOR EACH ROW EXECUTE FUNCTION refuse_another_weight();
--> statement-breakpoint
CREATE TRIGGER weight_never_goes BEFORE DELETE ON weight FOR EACH ROW EXECUTE FUNCTION refuse_another_weight();
--> statement-breakpoint
CREATE TRIGGER weight_table_never_changes BEFORE UPDATE OR DELETE ON weight_table
  FOR EACH ROW EXECUTE FUNCTION refuse_another_weight();
--> statement-breakpoint
INSERT INTO weight_table (set_code, version, valid_from, created_at)
VALUES ('a1', '2026-1', NULL, '2026-11-22'), ('a2', '2026-1', NULL, '2026-11-22');
--> statement-breakpoint
INSERT INTO weight (table_id, position, code, unit, value_eur, source, confirmed_at)
SELECT weight_table.id, given.position, given.code, given.unit, given.value_eur,
  CASE given.source
    WHEN 'a1' THEN 'Schaduwprijzen van TNO, zoals opgenomen in de Bepalingsmethode Milieuprestatie Bouwwerken (Stichting NMD)'
    WHEN 'a2' THEN 'CE Delft, Milieuprijzen als weegfactor in de bepalingsmethode milieuprestatie bouwwerken (Stichting NMD)'
    ELSE 'Afgesproken indeling van het rekenbestand; geen bron gevonden die kon worden nagegaan' END,
  CASE WHEN given.source <> '' THEN timestamptz '2026-11-22' END
FROM (VALUES
  ('a1', 0, 'ADPE', 'kg Sb-eq', 0.16, 'a1'),
  ('a1', 1, 'ADPF', 'kg Sb-eq', 0.16, 'a1'),
  ('a1', 2, 'GWP', 'kg CO2-eq', 0.05, 'a1'),
  ('a1', 3, 'ODP', 'kg CFC-11-eq', 30, 'a1'),
  ('a1', 4, 'POCP', 'kg C2H4-eq', 2, 'a1'),
  ('a1', 5, 'AP', 'kg SO2-eq', 4, 'a1'),
  ('a1', 6, 'EP', 'kg PO4-eq', 9, 'a1'),
  ('a1', 7, 'HTP', 'kg 1,4-DB-eq', 0.09, 'a1'),
  ('a1', 8, 'FAETP', 'kg 1,4-DB-eq', 0.03, 'a1'),
  ('a1', 9, 'MAETP', 'kg 1,4-DB-eq', 0.0001, 'a1'),
  ('a1', 10, 'TETP', 'kg 1,4-DB-eq', 0.06, 'a1'),
  ('a2', 0, 'GWP-total', 'kg CO2-eq', 0.116, 'a2'),
  ('a2', 1, 'GWP-f', 'kg CO2-eq', 0, 'a2'),
  ('a2', 2, 'GWP-b', 'kg CO2-eq', 0, 'a2'),
  ('a2', 3, 'GWP-luluc', 'kg CO2-eq', 0, 'a2'),
  ('a2', 4, 'ODP', 'kg CFC-11-eq', 32, 'a2'),
  ('a2', 5, 'AP', 'mol H+-eq', 0.39, 'a2'),
  ('a2', 6, 'EP-fw', 'kg P-eq', 1.96, 'a2'),
  ('a2', 7, 'EP-m', 'kg N-eq', 3.28, 'a2'),
  ('a2', 8, 'EP-t', 'mol N-eq', 0.36, 'a2'),
  ('a2', 9, 'POCP', 'kg NMVOC-eq', 1.22, 'a2'),
  ('a2', 10, 'ADP-mm', 'kg Sb-eq', 0.3, 'a2'),
  ('a2', 11, 'ADP-f', 'MJ', 0.00033, 'a2'),
  ('a2', 12, 'WDP', 'm3 world-eq', 0.00506, 'a2'),
  ('a2', 13, 'PM', 'disease incidence', 575838, ''),
  ('a2', 14, 'IR', 'kBq U235-eq', 0.049, ''),
  ('a2', 15, 'ETP-fw', 'CTUe', 0.00013, ''),
  ('a2', 16, 'HTP-c', 'CTUh', 1096368, ''),
  ('a2', 17, 'HTP-nc', 'CTUh', 147588, ''),
  ('a2', 18, 'SQP', 'Pt', 0.000178, '')
) AS given (set_code, position, code, unit, value_eur, source)
JOIN weight_table ON weight_table.set_code = given.set_code;
--> statement-breakpoint
-- The version of the weights for each set that a calculation states, in place of one for both.
ALTER TABLE calculation ADD COLUMN a1_weights_version text, ADD COLUMN a2_weights_version text;
--> statement-breakpoint
-- As another type, and not by an update: that would wait for the triggers that note changes of figures.
ALTER TABLE calculation
  ALTER COLUMN a1_weights_version TYPE text USING CASE WHEN 'a1' = ANY (sets) THEN weights_version END,
  ALTER COLUMN a2_weights_version TYPE text USING CASE WHEN 'a2' = ANY (sets) THEN weights_version END;
--> statement-breakpoint
ALTER TABLE calculation DROP COLUMN weights_version,
  ADD CHECK ((a1_weights_version IS NOT NULL) = ('a1' = ANY (sets))),
  ADD CHECK ((a2_weights_version IS NOT NULL) = ('a2' = ANY (sets)));
--> statement-breakpoint
-- Per version the weights that count and that nobody confirmed: figures that are built on them say so.
CREATE VIEW unconfirmed_weights AS
SELECT weight_table.set_code, weight_table.version, array_agg(weight.code ORDER BY weight.position) AS codes
FROM weight_table JOIN weight ON weight.table_id = weight_table.id
WHERE weight.value_eur <> 0 AND weight.confirmed_at IS NULL
GROUP BY weight_table.id;
--> statement-breakpoint
-- What figures say of their weights is part of every kept answer, whosever it is.
CREATE FUNCTION note_change_of_weights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_organisation_change(id) FROM organisation;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER organisation_version AFTER INSERT OR UPDATE ON weight
  FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_weights();
--> statement-breakpoint
CREATE TRIGGER organisation_version AFTER INSERT ON weight_table
  FOR EACH STATEMENT EXECUTE FUNCTION note_change_of_weights();
