import type { Queries } from '../../../database/open-database.ts';
import { sql } from '../../../database/sql.ts';

type Project = { readonly id: string; readonly organisationId: string };

/** Sets the open correction of a project; null means that none is open. */
export async function setCorrection(
  queries: Queries,
  project: Project,
  correction: { readonly at: Date; readonly accountId: string; readonly reason: string } | null,
): Promise<void> {
  await queries.execute(sql`
    UPDATE project SET correction_begun_at = ${correction?.at ?? null},
      correction_begun_by = ${correction?.accountId ?? null}, correction_reason = ${correction?.reason ?? null}
    WHERE id = ${project.id} AND organisation_id = ${project.organisationId}`);
}
