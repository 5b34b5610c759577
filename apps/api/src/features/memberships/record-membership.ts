import type { HistoryAction, HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import type { MembershipRow } from './memberships.queries.ts';

interface MembershipEvent {
  readonly at: Date;
  /** who did it; null where it follows from an action in another organisation */
  readonly accountId: string | null;
  readonly membership: Pick<MembershipRow, 'id' | 'accountId' | 'accountName' | 'organisationId'>;
  readonly action: HistoryAction;
  readonly changes: HistoryChanges;
}

/** Records what happened to a membership; the entry has the name of its member. */
export async function recordMembership(queries: Queries, event: MembershipEvent): Promise<void> {
  await recordHistory(queries, {
    at: event.at,
    accountId: event.accountId,
    organisationId: event.membership.organisationId,
    projectId: null,
    subject: { type: 'membership', id: event.membership.id, name: event.membership.accountName },
    action: event.action,
    changes: event.changes,
    personId: event.membership.accountId,
  });
}
