import type { HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Caller } from '../../http/caller.ts';
import { recordHistory } from '../record/record-history.queries.ts';

/** Records what happened to a domain in the history of its organisation. */
export async function recordDomain(
  queries: Queries,
  { accountId }: Pick<Caller, 'accountId'>,
  {
    organisation: { id, name },
    changes,
    at,
  }: {
    readonly organisation: { readonly id: string; readonly name: string };
    readonly changes: HistoryChanges;
    readonly at: Date;
  },
): Promise<void> {
  await recordHistory(queries, {
    at,
    accountId,
    organisationId: id,
    projectId: null,
    subject: { type: 'organisation', id, name },
    action: 'changed',
    changes,
  });
}
