import type { Queries } from '../../database/open-database.ts';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { makeDigests } from '../../features/proof/make-digests.ts';
import { type Verified, verifyAll } from '../../features/proof/verify/verify-proof.ts';
import type { TestApp } from '../test-app.ts';

/**
 * Returns what the verification finds after the owner of the database made a change that the application cannot make;
 * the change is rolled back.
 */
export async function tampered(
  { dependencies: { database } }: TestApp,
  statements: readonly SQL[],
  {
    file = null,
    after = async () => {},
  }: {
    readonly file?: Buffer | null;
    /** runs before the verification */
    readonly after?: (queries: Queries) => Promise<void>;
  } = {},
): Promise<readonly Verified[]> {
  let found: readonly Verified[] | null = null;
  const undone = new Error('undone');
  await database
    .transaction(async (queries) => {
      const tables = await listRows<{ name: string }>(
        queries,
        sql`SELECT relname::text AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`,
      );
      for (const { name } of tables)
        await queries.execute(sql`ALTER TABLE ${sql.identifier(name)} DISABLE TRIGGER USER`);
      for (const statement of statements) await queries.execute(statement);
      await after(queries);
      found = await verifyAll(queries, file);
      throw undone;
    })
    .catch((cause: unknown) => {
      if (cause !== undone) throw cause;
    });
  if (!found) throw new Error('Nothing was verified');
  return found;
}

/** Makes the digests of a day within such a transaction. */
export function makeDigestsWithin(
  { dependencies: { database } }: TestApp,
  queries: Queries,
  now: Date,
  options: Parameters<typeof makeDigests>[1] = {},
): Promise<void> {
  const within = {
    ...database,
    queries,
    transaction: <Result>(work: (all: Queries) => Promise<Result>) => work(queries),
  };
  return makeDigests({ database: within, clock: { now: () => now } }, options);
}
