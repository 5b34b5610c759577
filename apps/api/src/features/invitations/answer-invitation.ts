import { holdsFrom } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, NOT_FOUND, type Outcome, refused } from '../../http/outcome.ts';
import { storedDomainOf } from '../../platform/mail/stored-domain.ts';
import { type Message, message } from '../../text/message.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { lockOrganisations } from '../organisations/administrators.queries.ts';
import { findOtherHolderOfDomain } from '../organisations/held-domains.queries.ts';
import { deleteMembershipInvitation } from './membership-invitations.queries.ts';
import {
  findOwnInvitation,
  insertInvitedMembership,
  lockInvitedAccount,
  lockOwnInvitation,
  type OwnInvitationRow,
} from './own-invitations.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock'>;

interface Invited {
  readonly name: string;
  readonly viewer: boolean;
  readonly secondFactor: boolean;
}

/** Makes the caller a member of an organisation that invites them, with their existing account. */
export function acceptOwnInvitation(needs: Needs, caller: Caller, id: string): Promise<Outcome<undefined>> {
  return answer(needs, caller, id, async (queries, invitation, invited, now) => {
    const against = await whyNot(queries, invitation, invited, now);
    if (against) return refused({ kind: 'conflict', message: against });
    await deleteMembershipInvitation(queries, id);
    if (!(await insertInvitedMembership(queries, invitation, caller.accountId))) return NOT_FOUND;
    await record(queries, caller, { invitation, invited, now }, 'changed', {
      invitationAccepted: { from: false, to: true },
    });
    return done(undefined);
  });
}

/** Ends an invitation of the caller, who declines. */
export function declineOwnInvitation(needs: Needs, caller: Caller, id: string): Promise<Outcome<undefined>> {
  return answer(needs, caller, id, async (queries, invitation, invited, now) => {
    await deleteMembershipInvitation(queries, id);
    // It is recorded under the name that was typed: the organisation learns nothing else about the person who declines.
    await record(
      queries,
      caller,
      { invitation, invited: { ...invited, name: invitation.typedName }, now },
      'deleted',
      {
        organisation: { from: invitation.organisationName, to: null },
        invitationDeclined: { from: null, to: true },
      },
    );
    return done(undefined);
  });
}

type Act = (
  queries: Queries,
  invitation: OwnInvitationRow,
  invited: Invited,
  now: Date,
) => Promise<Outcome<undefined>>;

/** Locks the organisation, the invitation and the account, in the general order, and acts on them. */
async function answer(
  { database, clock }: Needs,
  { accountId }: Caller,
  id: string,
  act: Act,
): Promise<Outcome<undefined>> {
  const now = clock.now();
  return database.transaction<Outcome<undefined>>(async (queries) => {
    const known = await findOwnInvitation(queries, accountId, id, now);
    if (!known) return NOT_FOUND;
    await lockOrganisations(queries, [known.organisationId]);
    const invitation = await lockOwnInvitation(queries, accountId, id, now);
    const invited = invitation && (await lockInvitedAccount(queries, accountId));
    return invitation && invited ? act(queries, invitation, invited, now) : NOT_FOUND;
  });
}

/**
 * Returns why the invited cannot join as they are; null when they can. Nobody gets more rights than the inviter gave.
 */
async function whyNot(
  queries: Queries,
  invitation: OwnInvitationRow,
  { viewer, secondFactor }: Invited,
  now: Date,
): Promise<Message | null> {
  const { dashboardType, administrator, sender, organisationId, organisationName } = invitation;
  if (dashboardType === 'viewer' && !viewer) return message('invited-as-viewer', { sender });
  if (administrator && viewer) return message('viewer-invited-to-run');
  if (holdsFrom(invitation.secondFactorFrom, now) && !secondFactor)
    return message('factor-before-joining', { organisation: organisationName });
  const domain = invitation.sentByStaff ? null : storedDomainOf(invitation.email);
  const holder = domain === null ? null : await findOtherHolderOfDomain(queries, domain, organisationId);
  return holder === null ? null : message('joining-domain-of-another', { organisation: holder });
}

async function record(
  queries: Queries,
  { accountId }: Caller,
  {
    invitation,
    invited,
    now,
  }: { readonly invitation: OwnInvitationRow; readonly invited: Invited; readonly now: Date },
  action: 'changed' | 'deleted',
  changes: Parameters<typeof recordMembership>[1]['changes'],
): Promise<void> {
  const { id, organisationId } = invitation;
  await recordMembership(queries, {
    at: now,
    accountId,
    membership: { id, accountId, accountName: invited.name, organisationId },
    action,
    changes,
  });
}
