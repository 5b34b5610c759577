import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import { setCalendarToken } from '../agenda/calendar-feeds.queries.ts';
import { revokeKey } from '../api-keys/api-keys.queries.ts';
import { endInvitation } from '../invitations/end-invitation.ts';
import { lockMembershipInvitation } from '../invitations/membership-invitations.queries.ts';
import { withdrawFromAccount } from '../invitations/resend-to-account.ts';
import { recordHistory } from '../record/record-history.queries.ts';
import { lapseOpening } from '../tenders/bids/opening/lapse-opening.ts';
import { recordWebhook } from '../webhooks/record-webhook.ts';
import { deleteWebhook } from '../webhooks/webhooks.queries.ts';
import { deleteHeldChart, withdrawUnlockRequest } from './hand-on.queries.ts';
import type { HoldingRow } from './holdings.queries.ts';

/** Ends what somebody holds, each kind as its holder would, and records it in the history. */
export async function endHolding(
  needs: Pick<Dependencies, 'secret' | 'clock' | 'settings'>,
  queries: Queries,
  held: HoldingRow,
  { holderId, ...who }: { readonly at: Date; readonly accountId: string; readonly holderId: string },
): Promise<void> {
  const { id, kind, name, organisationId, projectId, projectName } = held;
  const entry = { at: who.at, accountId: who.accountId, organisationId, automatic: true } as const;
  switch (kind) {
    case 'api-key':
      await revokeKey(queries, id, who);
      return recordHistory(queries, {
        ...entry,
        projectId: null,
        subject: { type: 'api-key', id, name },
        action: 'deleted',
        changes: {},
      });
    case 'webhook':
      await deleteWebhook(queries, id);
      if (organisationId !== null)
        await recordWebhook(queries, {
          ...{ at: who.at, accountId: who.accountId, organisationId, id, url: name },
          ...{ action: 'deleted', changes: {} },
        });
      return;
    case 'invitation':
      return endHeldInvitation(queries, held, who);
    case 'unlock-request':
      await withdrawUnlockRequest(queries, id, who.at);
      return recordHistory(queries, {
        ...entry,
        projectId,
        subject: { type: 'project', id: projectId, name: projectName ?? '' },
        action: 'changed',
        changes: { unlockingWithdrawn: { from: null, to: true } },
      });
    case 'opening-request':
      return lapseOpening(needs, queries, { projectId: id, organisationId, leaverId: holderId }, who);
    case 'shared-chart':
      return deleteHeldChart(queries, id);
    case 'calendar-feed':
      return setCalendarToken(queries, holderId, null);
    case 'bid':
      throw new Error('A bid that was entered does not end with who entered it');
  }
}

/** Ends an open invitation of a person with or without an account. */
async function endHeldInvitation(
  queries: Queries,
  { id, organisationId, organisationSlug }: HoldingRow,
  who: { readonly at: Date; readonly accountId: string },
): Promise<void> {
  if (organisationId === null || organisationSlug === null)
    return endInvitation(queries, { accountId: id }, who);
  const joining = await lockMembershipInvitation(queries, { kind: 'all' }, { slug: organisationSlug, id });
  if (joining) await withdrawFromAccount(queries, joining, who);
  else await endInvitation(queries, { membershipId: id }, who);
}
