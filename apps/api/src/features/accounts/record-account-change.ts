import type { HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import type { AccountRow } from './accounts.queries.ts';

/** Replaces a secret value: the history shows that it changed, but not what it was. */
const KEPT_SECRET = '•••';
export const SECRET_CHANGED = { from: KEPT_SECRET, to: KEPT_SECRET } as const;

/** Records in the history what users changed in their own account; nothing when nothing changed. */
export async function recordAccountChange(
  queries: Queries,
  account: Pick<AccountRow, 'id' | 'username' | 'firstName' | 'lastName'>,
  changes: HistoryChanges,
  at: Date,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await recordHistory(queries, {
    at,
    accountId: account.id,
    organisationId: null,
    projectId: null,
    subject: {
      type: 'account',
      id: account.id,
      name: `${account.firstName} ${account.lastName}`.trim() || account.username,
    },
    action: 'changed',
    changes,
  });
}
