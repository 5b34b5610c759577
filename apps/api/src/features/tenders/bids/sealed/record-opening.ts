import { formatModified } from '@milieuspoor/domain';
import type { Queries } from '../../../../database/open-database.ts';
import { recordHistory } from '../../../history/record-history.queries.ts';

interface Opening {
  readonly at: Date;
  readonly accountId: string;
  readonly project: { readonly id: string; readonly organisationId: string; readonly name: string };
  readonly witness: { readonly id: string; readonly name: string };
}

/** Writes that bids were opened, with the moment and the second name. */
export async function recordOpening(
  queries: Queries,
  { at, accountId, project, witness }: Opening,
): Promise<void> {
  await recordHistory(queries, {
    at,
    accountId,
    organisationId: project.organisationId,
    projectId: project.id,
    subject: { type: 'project', id: project.id, name: project.name },
    action: 'changed',
    changes: {
      bidsOpened: { from: null, to: formatModified(at) },
      witness: { from: null, to: witness.name },
    },
    personId: witness.id,
  });
}
