import type { HistoryAction, HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';

interface Recorded {
  readonly at: Date;
  readonly accountId: string;
  readonly organisationId: string;
  readonly id: string;
  readonly url: string;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** Records an action on a webhook in the history. */
export async function recordWebhook(
  queries: Queries,
  { at, accountId, organisationId, id, url, action, changes }: Recorded,
): Promise<void> {
  await recordHistory(queries, {
    ...{ at, accountId, organisationId, projectId: null, action, changes },
    subject: { type: 'webhook', id, name: shownOrigin(url) },
  });
}

/** Returns the origin of a webhook's address, without its path, which may hold a secret. */
export function shownOrigin(url: string): string {
  const { origin, pathname, search } = new URL(url);
  return pathname === '/' && search === '' ? origin : `${origin}/…`;
}
