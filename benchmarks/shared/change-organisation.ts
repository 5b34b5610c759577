import { type Dependencies, sql } from '@milieuspoor/api';

/** A change in an organisation makes its cached answers old: the next question is computed. */
export async function changeOrganisation({ queries }: Dependencies['database'], slug: string): Promise<void> {
  await queries.execute(sql`UPDATE organisation SET contact = contact WHERE slug = ${slug}`);
}
