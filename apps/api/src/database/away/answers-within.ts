import type { Queries } from '../queries.ts';
import { sql } from '../sql.ts';
import { within } from './within.ts';

/** Tells whether the database answers a trivial question in time (ms); the reason of a failure is logged. */
export async function answersWithin(ms: number, queries: Queries): Promise<boolean> {
  try {
    await within(ms, 'The database did not answer in time', ask(queries));
    return true;
  } catch {
    return false;
  }
}

async function ask(queries: Queries): Promise<void> {
  await queries.execute(sql`SELECT 1`);
}
