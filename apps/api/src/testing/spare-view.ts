import { randomUUID } from 'node:crypto';
import { getRow } from '../database/rows.ts';
import { sql } from '../database/sql.ts';
import { insertSavedView } from '../features/saved-views/saved-views.queries.ts';
import type { TestApp } from './test-app.ts';

/** Returns a saved view of an account in an organisation; nobody's when there is no account. */
export async function spareView(test: TestApp, slug: string, accountId: string | undefined): Promise<string> {
  if (!accountId) return randomUUID();
  const { queries } = test.dependencies.database;
  const { id: organisationId } = await getRow<{ id: string }>(
    queries,
    sql`SELECT id FROM organisation WHERE slug = ${slug}`,
  );
  await queries.execute(sql`DELETE FROM saved_view WHERE account_id = ${accountId}`);
  return insertSavedView(queries, {
    ...{ organisationId, accountId, name: 'Dit jaar', shared: false, view: {} },
    createdAt: test.clock.now(),
  });
}
