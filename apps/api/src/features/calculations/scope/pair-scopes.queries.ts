import {
  type KindTotal,
  type ScopeStanding,
  SERIES_NAMES,
  type SeriesName,
  type SetCode,
  type Shortfalls,
} from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import { listRows } from '../../../database/rows.ts';
import { sql } from '../../../database/sql.ts';

/** Two calculations of a project that are compared, in a set that both state. */
export interface ComparedPair {
  readonly organisationId: string;
  readonly baselineId: string;
  readonly optimizationId: string;
  readonly set: SetCode;
}

type Project = { readonly id: string; readonly organisationId: string };

const NOT_WORKED_OUT = sql`NOT EXISTS (
  SELECT FROM pair_scope AS known WHERE known.organisation_id = pair.organisation_id
    AND known.baseline_id = pair.baseline_id AND known.optimization_id = pair.optimization_id
    AND known.set_code = pair.set_code)`;

/** Returns the projects of all organisations with pairs that are not compared yet; for the start of the server. */
export async function listProjectsToWorkOut(queries: Queries): Promise<Project[]> {
  return listRows(
    queries,
    sql`
      SELECT DISTINCT pair.project_id AS id, pair.organisation_id AS "organisationId"
      FROM compared_pair AS pair WHERE ${NOT_WORKED_OUT}`,
  );
}

/** Returns the pairs of a project that are not compared yet. */
export async function listPairsToWorkOut(queries: Queries, project: Project): Promise<ComparedPair[]> {
  return listRows(
    queries,
    sql`
      SELECT pair.organisation_id AS "organisationId", pair.baseline_id AS "baselineId",
        pair.optimization_id AS "optimizationId", pair.set_code AS set
      FROM compared_pair AS pair
      WHERE pair.organisation_id = ${project.organisationId} AND pair.project_id = ${project.id} AND ${NOT_WORKED_OUT}
      ORDER BY pair.baseline_id, pair.optimization_id, pair.set_code`,
  );
}

/**
 * The stored result of a comparison: how many posts are the same work or differ, and where no conclusion can be drawn.
 */
export interface ComparedPosts
  extends Pick<
    ScopeStanding,
    'unexplained' | 'co2Unexplained' | 'explained' | 'missingUnexplained' | 'unanswered'
  > {
  readonly counts: Readonly<Record<'matched' | 'missing' | 'added' | 'quantities' | 'units', number>>;
  /** whether no conclusion is drawn from the two as a whole */
  readonly open: Readonly<Record<'mki' | 'co2' | 'resources', boolean>>;
  /** what the optimisation lacks, by kind */
  readonly lacking: Shortfalls;
  /** what lies between the two, by kind of change */
  readonly changes: readonly KindTotal[];
  /** the nodes at which each side lacks something, as the JSON of a list of rows: there may be thousands of them */
  readonly nodes: Readonly<Record<SeriesName, string>>;
}

/** Stores the comparison of two calculations; must run in a transaction that locks their project. */
export async function insertPairScope(
  queries: Queries,
  { baselineId, optimizationId, set, organisationId }: ComparedPair,
  {
    counts,
    open,
    unexplained,
    co2Unexplained,
    explained,
    missingUnexplained,
    unanswered,
    lacking,
    changes,
    nodes,
  }: ComparedPosts,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO pair_scope (baseline_id, optimization_id, set_code, organisation_id, matched_posts, missing_posts,
      added_posts, quantity_posts, unit_posts, mki_open, co2_open, resources_open, baseline_unexplained,
      optimization_unexplained, missing_unexplained, co2_unexplained, explained_mki_posts, explained_co2_posts,
      shortfalls, undeclared_posts, unanswered_posts)
    VALUES (${baselineId}, ${optimizationId}, ${set}, ${organisationId}, ${counts.matched}, ${counts.missing},
      ${counts.added}, ${counts.quantities}, ${counts.units}, ${open.mki}, ${open.co2}, ${open.resources},
      ${unexplained.baseline}, ${unexplained.optimization}, ${missingUnexplained},
      ${co2Unexplained}, ${explained.mki}, ${explained.co2}, ${JSON.stringify(lacking.shortfalls)}::jsonb,
      ${sql.param(lacking.undeclared)}::double precision[], ${unanswered})`);
  await queries.execute(sql`
    INSERT INTO pair_change (baseline_id, optimization_id, set_code, kind, organisation_id, mki_eur, co2_kg, mki_posts,
      co2_posts)
    SELECT ${baselineId}::uuid, ${optimizationId}::uuid, ${set}, change.kind, ${organisationId}::uuid, change."mkiEur",
      change."co2Kg", change."mkiPosts", change."co2Posts"
    FROM jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) AS change (kind text, "mkiEur" double precision,
      "co2Kg" double precision, "mkiPosts" integer, "co2Posts" integer)`);
  for (const side of SERIES_NAMES)
    await queries.execute(sql`
      INSERT INTO pair_scope_node (baseline_id, optimization_id, set_code, side, level, node_id, organisation_id,
        mki_posts, mki_gap_posts, co2_posts, unworked_posts, mki_modules, co2_modules, mki_partly, co2_partly)
      SELECT ${baselineId}::uuid, ${optimizationId}::uuid, ${set}, ${side}, node.level, node.node_id,
        ${organisationId}::uuid, node.mki_posts, node.mki_gap_posts, node.co2_posts, node.unworked_posts,
        node.mki_modules, node.co2_modules, node.mki_partly, node.co2_partly
      FROM jsonb_to_recordset(${nodes[side]}::jsonb) AS node (level text, node_id uuid, mki_posts integer,
        mki_gap_posts integer, co2_posts integer, unworked_posts integer, mki_modules double precision[],
        co2_modules double precision[], mki_partly double precision[], co2_partly double precision[])`);
}

/** Deletes the comparisons of a calculation, because its figures changed, or there is a new answer. */
export async function forgetScopesOf(
  queries: Queries,
  calculation: { readonly id: string; readonly organisationId: string },
): Promise<void> {
  await queries.execute(sql`
    DELETE FROM pair_scope WHERE organisation_id = ${calculation.organisationId}
      AND (baseline_id = ${calculation.id} OR optimization_id = ${calculation.id})`);
}
