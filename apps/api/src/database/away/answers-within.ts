import { sql } from 'drizzle-orm';
import type { Queries } from '../queries.ts';
import { within } from './within.ts';

/** Whether the database answers a question that costs it nothing, in time (ms); why it does not goes to whoever logs. */
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
