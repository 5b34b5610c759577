import { type Dependencies, sql } from '@milieuspoor/api';

/** A change in an organisation makes its cached answers old: the next question is computed. */
export async function changeOrganisation({ queries }: Dependencies['database'], slug: string): Promise<void> {
  await queries.execute(sql`UPDATE organisation SET contact = contact WHERE slug = ${slug}`);
}

/** Writes calculations of an organisation again, as an import does: `one` of its completed work, or all of them. */
export async function writeCalculations(
  { queries }: Dependencies['database'],
  slug: string,
  which: 'one' | 'all',
): Promise<void> {
  await queries.execute(sql`
    UPDATE calculation SET name = calculation.name
    FROM (
      SELECT calculation.id FROM calculation JOIN organisation ON organisation.id = calculation.organisation_id
      JOIN representative_pair AS pair ON pair.project_id = calculation.project_id
      WHERE organisation.slug = ${slug} AND (${which} = 'all' OR pair.optimization_id = calculation.id)
      ORDER BY calculation.id LIMIT CASE WHEN ${which} = 'one' THEN 1 END) AS chosen
    WHERE calculation.id = chosen.id`);
}
