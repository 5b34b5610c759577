import type { HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { shownDomain } from '../../platform/mail/stored-domain.ts';
import { endInvitation } from './end-invitation.ts';
import type { ForeignInvitationRow } from './foreign-invitations.queries.ts';
import { lockMembershipInvitation } from './membership-invitations.queries.ts';
import { withdrawFromAccount } from './resend-to-account.ts';

/**
 * Withdraws invitations that others sent to addresses of a domain which now belongs to an organisation. The history of
 * the inviters records why, and not who proved it. Their organisations are locked.
 */
export async function withdrawForeignInvitations(
  queries: Queries,
  invitations: readonly ForeignInvitationRow[],
  { domain, at }: { readonly domain: string; readonly at: Date },
): Promise<void> {
  const changes: HistoryChanges = { domainOfAnother: { from: null, to: shownDomain(domain) } };
  const who = { at, accountId: null };
  for (const { kind, id, slug } of invitations) {
    if (kind === 'account') await endInvitation(queries, { membershipId: id }, who, changes);
    else {
      const invitation = await lockMembershipInvitation(queries, { kind: 'all' }, { slug, id });
      if (invitation) await withdrawFromAccount(queries, invitation, who, changes);
    }
  }
}
