import { sql } from 'drizzle-orm';
import type { Queries } from './queries.ts';
import { within } from './within.ts';

/** Whether the database answers a question that costs it nothing, in time (ms); why it does not goes to whoever logs. */
export async function answersWithin(ms: number, queries: Queries): Promise<boolean> {
  try {
    await within(ms, 'The database did not answer in time', queries.execute(sql`SELECT 1`));
    return true;
  } catch {
    return false;
  }
}
