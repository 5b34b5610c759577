import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import type { Acknowledged, Journal, Value } from './journal.ts';

/**
 * Returns sentences about what is missing although it was acknowledged, about what nobody sent, and about what is
 * incomplete.
 */
export async function lookForHarm(queries: Queries, journal: Journal): Promise<string[]> {
  return [
    ...(await listMissing(queries, journal.acknowledged)),
    ...(await listOtherValues(queries, journal.values)),
    ...(await listUnsent(queries, journal.sentFiles)),
    ...(await listHalves(queries)),
    ...(await listOtherTotals(queries)),
  ];
}

async function listMissing(queries: Queries, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const rows = (await queries.execute(sql`SELECT given.value::text AS missing
      FROM jsonb_array_elements(${JSON.stringify(acknowledged)}::jsonb) AS given (value)
      WHERE NOT CASE value ->> 'kind'
        WHEN 'upload' THEN EXISTS (
          SELECT FROM calculation JOIN calculation_file ON calculation_id = id
          WHERE id = (value ->> 'calculation')::uuid AND encode(sha256(bytes), 'hex') = value ->> 'sha256'
            AND abs(headline_mki_eur - (value ->> 'mkiEur')::float8) < 1e-6
            AND (SELECT count(*) FROM calculation_item WHERE calculation_id = id) = (value ->> 'items')::int)
        WHEN 'bid' THEN EXISTS (
          SELECT FROM applicant WHERE id = (value ->> 'applicant')::uuid AND quote_eur = (value ->> 'quote')::float8)
        WHEN 'marks' THEN EXISTS (
          SELECT FROM applicant
          WHERE id = (value ->> 'applicant')::uuid AND criteria_discount_eur = (value ->> 'discount')::float8)
        WHEN 'issue' THEN EXISTS (
          SELECT FROM issued_criterion
          WHERE project_id = (value ->> 'project')::uuid AND number = (value ->> 'number')::int
        ) AND NOT EXISTS (
          SELECT FROM jsonb_to_recordset(value -> 'files') AS given (kind text, language text, sha256 text)
          WHERE NOT EXISTS (
            SELECT FROM issued_file AS file
            WHERE project_id = (value ->> 'project')::uuid AND number = (value ->> 'number')::int
              AND file.kind = given.kind AND file.language = given.language
              AND encode(sha256(file.bytes), 'hex') = given.sha256))
        WHEN 'opening' THEN EXISTS (
          SELECT FROM project WHERE id = (value ->> 'project')::uuid AND bids_opened_at IS NOT NULL)
        WHEN 'winner' THEN EXISTS (
          SELECT FROM calculation WHERE applicant_id = (value ->> 'applicant')::uuid AND active)
        WHEN 'completion' THEN EXISTS (
          SELECT FROM project WHERE id = (value ->> 'project')::uuid AND status = 'Design_Phase_Complete'
            AND design_phase_complete_date IS NOT NULL)
        WHEN 'report' THEN EXISTS (
          SELECT FROM report WHERE project_id = (value ->> 'project')::uuid
            AND encode(sha256(document), 'hex') = value ->> 'sha256')
        ELSE false END`)) as { missing: string }[];
  return rows.map(({ missing }) => `Acknowledged and not there: ${missing}`);
}

/**
 * Returns values that are neither the last acknowledged nor the one being written when the server was killed, and those
 * whose history has fewer changes than were acknowledged, or more than were sent.
 */
async function listOtherValues(queries: Queries, values: readonly Value[]): Promise<string[]> {
  const rows = (await queries.execute(sql`
    SELECT given.value::text || ' is ' || coalesce(found.is, 'nothing') || ', changed ' || found.changed || ' times' AS other
    FROM jsonb_array_elements(${JSON.stringify(values)}::jsonb) AS given (value)
    CROSS JOIN LATERAL (SELECT value ->> 'kind' AS kind, split_part(value ->> 'id', ' ', 1)::uuid AS id,
      split_part(value ->> 'id', ' ', 2) AS type) AS of
    CROSS JOIN LATERAL (
      SELECT CASE of.kind
        WHEN 'name' THEN (SELECT CASE WHEN description = '' THEN 'Bewerkt' ELSE name || ', ' || description END
          FROM project WHERE id = of.id)
        WHEN 'model' THEN (SELECT mki_upper_boundary_eur || ' ' || mki_lower_boundary_eur FROM project WHERE id = of.id)
        WHEN 'criteria' THEN (
          SELECT coalesce(string_agg((criterion ->> 'name') || ' ' || (criterion ->> 'maxDiscountEur'), ', ' ORDER BY place), '')
          FROM project, jsonb_array_elements(criteria) WITH ORDINALITY AS named (criterion, place) WHERE id = of.id)
        WHEN 'price' THEN (SELECT quote_eur::text FROM applicant WHERE id = of.id)
        WHEN 'active' THEN coalesce((
          SELECT encode(file_sha256, 'hex') FROM calculation
          WHERE project_id = of.id AND active AND calculation_type = of.type), '')
      END AS is,
      (SELECT count(*) FROM history_entry WHERE subject_id = of.id AND action = 'changed' AND changes ? CASE of.kind
        WHEN 'name' THEN 'name' WHEN 'model' THEN 'mkiUpperBoundaryEur' WHEN 'criteria' THEN 'criteria'
        WHEN 'price' THEN 'quoteEur' ELSE '' END) AS changed
    ) AS found
    WHERE NOT coalesce(value -> 'may' ? found.is, false)
      OR of.kind <> 'active' AND NOT (
        changed BETWEEN (value ->> 'acknowledged')::int AND (value ->> 'sent')::int)`)) as {
    other: string;
  }[];
  return rows.map(({ other }) => `Neither what was acknowledged nor what was being written: ${other}`);
}

/** Returns calculations of a workbook that nobody sent, and workbooks that are stored more than once. */
async function listUnsent(queries: Queries, sentFiles: readonly string[]): Promise<string[]> {
  const rows = (await queries.execute(sql`
    SELECT encode(file_sha256, 'hex') || ', ' || count(*) || ' times' AS unsent FROM calculation
    GROUP BY file_sha256
    HAVING count(*) > 1 OR NOT ${JSON.stringify(sentFiles)}::jsonb ? encode(file_sha256, 'hex')`)) as {
    unsent: string;
  }[];
  return rows.map(({ unsent }) => `A workbook that nobody sent, or that is stored twice: ${unsent}`);
}

/** Returns things that are stored together and of which only a part exists, in the whole database. */
async function listHalves(queries: Queries): Promise<string[]> {
  const rows = (await queries.execute(sql`
    SELECT 'calculation ' || calculation.id || ' without its file' AS half
    FROM calculation LEFT JOIN calculation_file ON calculation_id = id
    WHERE bytes IS NULL OR sha256(bytes) <> file_sha256
    UNION ALL
    SELECT 'calculation ' || calculation.id || ' without all of its items or totals'
    FROM calculation LEFT JOIN calculation_total AS total ON total.calculation_id = id AND level = 'calculation'
    WHERE total.item_count IS DISTINCT FROM
        (SELECT count(*) FROM calculation_item WHERE calculation_item.calculation_id = id)
      OR total.item_count IS DISTINCT FROM (SELECT sum(part.item_count) FROM calculation_total AS part
        WHERE part.calculation_id = id AND part.level = 'product')
    UNION ALL
    SELECT 'calculation ' || id || ' that the history does not know'
    FROM calculation
    WHERE NOT EXISTS (SELECT FROM history_entry WHERE subject_id = calculation.id AND action = 'created')
    UNION ALL
    SELECT 'kept check ' || id || ' without its figures'
    FROM kept_check
    WHERE calculation IS NOT NULL AND NOT EXISTS (SELECT FROM kept_figures WHERE check_id = kept_check.id)
    UNION ALL
    SELECT 'bidder ' || id || ' that the history does not know'
    FROM applicant
    WHERE place > 1 AND NOT EXISTS (SELECT FROM history_entry WHERE subject_id = applicant.id AND action = 'created')
    UNION ALL
    SELECT 'project ' || project.id || ' with some of its bidders only'
    FROM project JOIN applicant ON project_id = project.id AND place > 1
    GROUP BY project.id HAVING count(*) <> 3
    UNION ALL
    SELECT 'bidder ' || id || ' whose discount is not the sum of the criteria'
    FROM applicant
    WHERE criteria_values <> '{}' AND criteria_discount_eur IS DISTINCT FROM (
      SELECT sum(value::float8) FROM jsonb_each_text(criteria_values))
    UNION ALL
    SELECT 'number ' || number || ' of project ' || project_id || ' without all of its files'
    FROM issued_criterion AS issued
    WHERE (SELECT count(*) FROM issued_file AS file WHERE file.project_id = issued.project_id AND file.number = issued.number)
      <> CASE WHEN number = 1 THEN 2 ELSE 4 END
    UNION ALL
    SELECT 'project ' || project_id || ' of which the history does not know what was issued'
    FROM issued_criterion AS issued
    GROUP BY project_id
    HAVING count(*) <> max(number) OR count(*) <> (
      SELECT count(*) FROM history_entry WHERE subject_id = issued.project_id AND changes ? 'criterionIssued')
    UNION ALL
    SELECT 'project ' || id || ' whose status and dates differ'
    FROM project WHERE (status = 'Design_Phase_Complete') <> (design_phase_complete_date IS NOT NULL)
    UNION ALL
    SELECT 'completed project ' || id || ' without a pair, or that the history does not know'
    FROM project WHERE status = 'Design_Phase_Complete' AND (
      (SELECT count(*) FROM calculation WHERE project_id = project.id AND active AND deleted_at IS NULL) <> 2
      OR NOT EXISTS (SELECT FROM history_entry WHERE subject_id = project.id AND changes ? 'status'))
    UNION ALL
    SELECT 'project ' || project.id || ' with a winner and sealed bids'
    FROM project JOIN calculation ON project_id = project.id AND applicant_id IS NOT NULL AND active
    WHERE seals_bids AND bids_opened_at IS NULL
    UNION ALL
    SELECT 'report ' || id || ' that is not what it was made as' FROM report WHERE sha256(document) <> sha256`)) as {
    half: string;
  }[];
  return rows.map(({ half }) => `Stored by halves: ${half}`);
}

/** Returns totals that differ from the sum of the items, module by module. */
async function listOtherTotals(queries: Queries): Promise<string[]> {
  const rows = (await queries.execute(sql`
    WITH item AS (
      SELECT calculation_id, module, sum(mki_eur) AS mki_eur, sum(co2_kg) AS co2_kg
      FROM calculation_item, unnest(a1_mki_eur, a1_co2_kg) WITH ORDINALITY AS figure (mki_eur, co2_kg, module)
      GROUP BY calculation_id, module
    ), total AS (
      SELECT calculation_id, level, module, sum(mki_eur) AS mki_eur, sum(co2_kg) AS co2_kg
      FROM calculation_total, unnest(a1_mki_eur, a1_co2_kg) WITH ORDINALITY AS figure (mki_eur, co2_kg, module)
      GROUP BY calculation_id, level, module
    )
    SELECT calculation_id || ' at the level ' || level || ', module ' || module AS other
    FROM item JOIN total USING (calculation_id, module)
    WHERE abs(item.mki_eur - total.mki_eur) > 1e-6 OR abs(item.co2_kg - total.co2_kg) > 1e-6`)) as {
    other: string;
  }[];
  return rows.map(({ other }) => `Totals that are not the sum of the items: ${other}`);
}
