import type { Queries } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import { type NullableColumns, type PlanNode, possibleNulls } from './possible-nulls.ts';
import type { RowTypes } from './read-row-types.ts';
import { alternativesOf } from './shape.ts';

/** A statement that was run for its rows. */
export interface ReadStatement {
  /** the caller, as `file:line` */
  readonly place: string;
  readonly text: string;
  /** names of its columns */
  readonly columns: readonly string[];
  /** whether an answer had a row */
  readonly answered: boolean;
}

/** Returns where a row type excludes a null that the plan of its statement allows, whether or not a test met one. */
export async function findUntoldNulls(
  queries: Queries,
  statements: readonly ReadStatement[],
  rowTypes: RowTypes,
): Promise<string[]> {
  const nullable = await listNullableColumns(queries);
  // The condition of a partial index is not in the plans that use it.
  for (const scan of ['indexscan', 'indexonlyscan', 'bitmapscan'])
    await queries.execute(sql.raw(`SET enable_${scan} = off`));
  const problems = new Set<string>();
  for (const { place, text, columns } of statements) {
    const plan = await explain(queries, text);
    if (!plan) continue;
    const nulls = possibleNulls(plan, nullable);
    for (const [index, name] of columns.entries())
      if (nulls[index] && excludesNull(rowTypes, place, name))
        problems.add(`${place}: ${name} may be null, and its type excludes that`);
  }
  return [...problems];
}

function excludesNull(rowTypes: RowTypes, place: string, name: string): boolean {
  const type = rowTypes[place];
  if (type?.kind !== 'object' || !Object.hasOwn(type.properties, name)) return false;
  const shape = type.properties[name]?.shape;
  return (
    shape !== undefined && !alternativesOf(shape).some(({ kind }) => kind === 'null' || kind === 'anything')
  );
}

/** The codes of an undefined table, and of an undefined column. */
const NOT_THERE: readonly unknown[] = ['42P01', '42703'];

/**
 * Returns the plan of a statement without values for its parameters, which the version of the embedded database
 * supports. Returns null where it reads a table that only a test had, or a column of an earlier state of the schema.
 */
async function explain(queries: Queries, text: string): Promise<PlanNode | null> {
  const explained = sql.raw(`EXPLAIN (VERBOSE, GENERIC_PLAN, FORMAT JSON) ${text}`);
  const [row] = await queries.execute(explained).catch((cause: unknown) => {
    if (cause instanceof Error && 'code' in cause && NOT_THERE.includes(cause.code)) return [];
    throw cause;
  });
  if (!row) return null;
  const { 'QUERY PLAN': plans } = row as { 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] };
  const [plan] = plans;
  if (!plan) throw new Error(`A statement without a plan: ${text}`);
  return plan.Plan;
}

async function listNullableColumns(queries: Queries): Promise<NullableColumns> {
  const rows = (await queries.execute(sql`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND is_nullable = 'YES'`)) as { readonly name: string }[];
  return new Set(rows.map(({ name }) => name));
}
