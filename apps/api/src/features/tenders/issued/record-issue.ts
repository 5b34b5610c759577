import type { Queries } from '../../../database/open-database.ts';
import type { ProjectEvent } from '../../projects/record-project.ts';
import { recordHistory } from '../../record/record-history.queries.ts';

/** Records that the award criterion was issued, with its number and the one before it. */
export async function recordIssue(
  queries: Queries,
  { at, accountId, project }: ProjectEvent,
  { number, last }: { readonly number: number; readonly last: number | null },
): Promise<void> {
  await recordHistory(queries, {
    at,
    accountId,
    organisationId: project.organisationId,
    projectId: project.id,
    subject: { type: 'project', id: project.id, name: project.name },
    action: 'changed',
    changes: { criterionIssued: { from: last, to: number } },
  });
}
