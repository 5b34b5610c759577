import type { Queries } from '../../database/open-database.ts';
import { getRow, listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';

/** The stored data of a fault of ours, without any requested, typed or stored data. */
export interface NotedFault {
  readonly happenedAt: Date;
  /** its class, with the database's own code where it has one */
  readonly kind: string;
  /** the number by which its user knows it; null for a fault outside requests */
  readonly reference: string | null;
  readonly method: string | null;
  /** pattern of the address */
  readonly route: string | null;
}

export async function insertNotedFault(
  queries: Queries,
  { happenedAt, kind, reference, method, route }: NotedFault,
): Promise<void> {
  await queries.execute(sql`
    INSERT INTO noted_fault (happened_at, kind, reference, method, route)
    VALUES (${happenedAt}, ${kind}, ${reference}, ${method}, ${route})`);
}

/** Returns the newest faults since a moment. */
export async function listNotedFaults(queries: Queries, since: Date, most: number): Promise<NotedFault[]> {
  return listRows(
    queries,
    sql`
      SELECT happened_at AS "happenedAt", kind, reference, method, route FROM noted_fault
      WHERE happened_at >= ${since} ORDER BY happened_at DESC, id DESC LIMIT ${most}`,
  );
}

export async function countNotedFaults(queries: Queries, since: Date): Promise<number> {
  const { faults } = await getRow<{ faults: number }>(
    queries,
    sql`SELECT count(*)::int AS faults FROM noted_fault WHERE happened_at >= ${since}`,
  );
  return faults;
}

/** Deletes the faults before a moment, and of those since, all but the newest ones. */
export async function deletePastFaults(queries: Queries, before: Date, most: number): Promise<void> {
  await queries.execute(sql`
    DELETE FROM noted_fault WHERE happened_at < ${before}
      OR id <= (SELECT id FROM noted_fault ORDER BY id DESC LIMIT 1 OFFSET ${most})`);
}
