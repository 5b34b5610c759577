import type { HistoryChanges } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import { shownDomain } from '../../platform/mail/stored-domain.ts';
import { endInvitation } from './end-invitation.ts';
import type { ForeignInvitationRow } from './foreign-invitations.queries.ts';
import { lockMembershipInvitation } from './membership-invitations.queries.ts';
import { withdrawFromAccount } from './resend-to-account.ts';

/**
 * Takes back what others invited addresses of a domain to that is an organisation's from now on. The history of who invited
 * says why, and not who proved it. Their organisations are held.
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
