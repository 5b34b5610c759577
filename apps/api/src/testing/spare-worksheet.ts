import { randomUUID } from 'node:crypto';
import { getRow } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { insertWorksheet } from '../features/worksheets/worksheets.queries.ts';
import type { TestApp } from './test-app.ts';

/** Returns an empty worksheet of an account in a project; nobody's when there is no account. */
export async function spareWorksheet(
  test: TestApp,
  projectId: string,
  accountId: string | undefined,
): Promise<string> {
  if (!accountId) return randomUUID();
  const { queries } = test.dependencies.database;
  const { organisationId } = await getRow<{ organisationId: string }>(
    queries,
    sql`SELECT organisation_id AS "organisationId" FROM project WHERE id = ${projectId}`,
  );
  await queries.execute(sql`DELETE FROM worksheet WHERE account_id = ${accountId}`);
  return insertWorksheet(queries, {
    ...{ organisationId, projectId, accountId, calculationType: 'design-optimization', name: 'Variant' },
    ...{ sourceId: null, rows: [], quantities: null, at: test.clock.now() },
  });
}
