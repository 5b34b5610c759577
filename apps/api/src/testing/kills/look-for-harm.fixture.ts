import { sql } from 'drizzle-orm';
import type { Queries } from '../../database/open-database.ts';
import type { Acknowledged } from './people-at-work.ts';

/** Sentences of what is not there although it was acknowledged, and of what is there by halves. */
export async function lookForHarm(
  queries: Queries,
  acknowledged: readonly Acknowledged[],
): Promise<string[]> {
  return [...(await listMissing(queries, acknowledged)), ...(await listHalves(queries))];
}

async function listMissing(queries: Queries, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const rows = (await queries.execute(sql`SELECT given.value::text AS missing
      FROM jsonb_array_elements(${JSON.stringify(acknowledged)}::jsonb) AS given (value)
      WHERE NOT CASE value ->> 'kind'
        WHEN 'upload' THEN EXISTS (
          SELECT FROM calculation JOIN calculation_file ON calculation_id = id
          WHERE id = (value ->> 'calculation')::uuid AND encode(sha256(bytes), 'hex') = value ->> 'sha256'
            AND (SELECT count(*) FROM calculation_item WHERE calculation_id = id) = (value ->> 'items')::int)
        WHEN 'edit' THEN EXISTS (
          SELECT FROM project WHERE id = (value ->> 'project')::uuid
            AND split_part(name, ' ', 2)::int >= (value ->> 'number')::int)
        WHEN 'bid' THEN EXISTS (
          SELECT FROM applicant WHERE id = (value ->> 'applicant')::uuid AND quote_eur = (value ->> 'quote')::float8)
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

/** What is stored together is there together, or not at all; asked of everything that the database holds. */
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
    SELECT 'bidder ' || id || ' that the history does not know'
    FROM applicant WHERE NOT EXISTS (SELECT FROM history_entry WHERE subject_id = applicant.id AND action = 'created')
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
