import { type Dependencies, sql } from '@milieuspoor/api';

/** What is written of an organisation makes its kept answers old: the next question is worked out. */
export async function changeOrganisation({ queries }: Dependencies['database'], slug: string): Promise<void> {
  await queries.execute(sql`UPDATE organisation SET contact = contact WHERE slug = ${slug}`);
}
