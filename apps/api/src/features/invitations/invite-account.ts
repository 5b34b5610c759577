import type { MemberInvitation } from '@milieuspoor/contract';
import { nameKey } from '@milieuspoor/domain';
import type { Queries } from '../../database/open-database.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { personName } from '../memberships/person-name.ts';
import { recordMembership } from '../memberships/record-membership.ts';
import { listOrganisationNames } from '../organisations/admin-organisations.queries.ts';
import { joiningMail } from './joining-mail.ts';
import {
  findAccountOfAddress,
  findSenderName,
  insertMembershipInvitation,
  type MembershipInvitationRow,
  type NewMembershipInvitation,
} from './membership-invitations.queries.ts';

const INVITATION_MS = 7 * 24 * 60 * 60 * 1000;

type Needs = Pick<Dependencies, 'clock' | 'secret' | 'settings'>;

/**
 * Asks the holder of an account with this address to join an organisation with it; returns the id of the invitation.
 */
export async function inviteAccount(
  dependencies: Needs,
  queries: Queries,
  {
    caller,
    invitation,
    organisationId,
  }: {
    readonly caller: Caller;
    readonly invitation: MemberInvitation;
    readonly organisationId: string;
  },
): Promise<string | null> {
  const [organisation] = await listOrganisationNames(queries, [organisationId]);
  if (!organisation) return null;
  const invited = {
    organisationId,
    organisationName: organisation.name,
    email: invitation.email,
    emailKey: nameKey(invitation.email),
    firstName: invitation.first_name,
    lastName: invitation.last_name,
    dashboardType: invitation.dashboard_type,
    administrator: invitation.administrator,
    language: invitation.language,
  };
  const sent = await mailJoining(dependencies, queries, { ...invited, sentBy: caller.accountId });
  const id = await insertMembershipInvitation(queries, { ...invited, ...sent });
  if (id === null) return null;
  await recordMembership(queries, {
    at: sent.createdAt,
    accountId: caller.accountId,
    membership: await asMembership(queries, { id, ...invited }),
    action: 'created',
    changes: {
      organisation: { from: null, to: organisation.name },
      ...(invited.administrator ? { administrator: { from: false, to: true } } : {}),
    },
  });
  return id;
}

type Letter = Pick<
  MembershipInvitationRow,
  'email' | 'language' | 'organisationName' | 'dashboardType' | 'administrator' | 'sentBy'
>;

/** Queues the mail of an invitation; returns who sent it, when, and until when it is valid. */
export async function mailJoining(
  { clock, secret, settings }: Needs,
  queries: Queries,
  { organisationName, ...letter }: Letter,
): Promise<Pick<NewMembershipInvitation, 'sentBy' | 'createdAt' | 'expiresAt' | 'messageId'>> {
  const createdAt = clock.now();
  const sender = await findSenderName(queries, letter.sentBy);
  const mail = joiningMail({ ...letter, sender, organisation: organisationName }, settings.publicUrl);
  return {
    sentBy: letter.sentBy,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + INVITATION_MS),
    messageId: await queueMail({ secret, clock }, queries, mail),
  };
}

/**
 * Returns an invitation in the form in which the history records a membership, which gets its id once it is accepted.
 * The entry has the name that was typed, with the account behind it, so that an erasure finds it.
 */
export async function asMembership(
  queries: Queries,
  {
    id,
    organisationId,
    email,
    emailKey,
    ...name
  }: Pick<MembershipInvitationRow, 'id' | 'organisationId' | 'email' | 'emailKey' | 'firstName' | 'lastName'>,
) {
  const accountId = (await findAccountOfAddress(queries, emailKey)) ?? id;
  return { id, accountId, accountName: personName({ ...name, username: email }), organisationId };
}
