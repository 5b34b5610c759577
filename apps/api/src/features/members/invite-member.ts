import type { MemberInvitation } from '@milieuspoor/contract';
import { nameKey } from '@milieuspoor/domain';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../http/caller.ts';
import { done, invalidField, NOT_FOUND, type Outcome, type refused } from '../../http/outcome.ts';
import type { AttemptLimit } from '../../platform/attempts.queries.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { message } from '../../text/message.ts';
import { createToken } from '../accounts/sessions/session-token.ts';
import { takeAttempts, throttleBy } from '../accounts/throttling/throttle.ts';
import { foreignDomain } from '../invitations/foreign-domain.ts';
import { inviteAccount } from '../invitations/invite-account.ts';
import { storeInvited } from '../invitations/invite-user.ts';
import {
  findManagedMember,
  findStandingByEmail,
  type ManagedMemberRow,
} from '../memberships/managed-members.queries.ts';
import { lockAdministered, lockOrganisations } from '../organisations/administrators.queries.ts';
import { lockDomains } from '../organisations/held-domains.queries.ts';
import { findOrganisationId } from '../organisations/organisations.queries.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;

/** A large organisation starts within an hour, but nobody can write to half the world. */
const PER_ADMINISTRATOR: AttemptLimit = { attempts: 100, windowSeconds: 60 * 60 };

/** Counts an invitation that somebody sends; returns the refusal once there were too many. */
export function takeInvitation({ database, clock }: Needs, caller: Caller) {
  const throttle = throttleBy('invitation/account', caller.accountId, PER_ADMINISTRATOR);
  return takeAttempts(database.queries, [throttle], clock.now(), 'too-many-invitations');
}

/** Invites a colleague to an organisation that the caller administers. */
export async function inviteMember(
  dependencies: Needs,
  caller: Caller,
  slug: string,
  invitation: MemberInvitation,
): Promise<Outcome<ManagedMemberRow>> {
  const { queries } = dependencies.database;
  const organisationId = await findOrganisationId(queries, caller.administered, slug);
  if (!organisationId) return NOT_FOUND;
  const closed = await takeInvitation(dependencies, caller);
  if (closed) return closed;
  // Nobody knows this password: only the link in the mail gives access.
  const passwordHash = await hashPassword(createToken());
  return dependencies.database.transaction<Outcome<ManagedMemberRow>>(async (within) => {
    // Nobody can prove the domain between the check below and the invitation.
    await lockDomains(within);
    // They are locked, so that an inviter who is suspended meanwhile leaves no invitation behind.
    await lockOrganisations(within, [organisationId]);
    if (!(await lockAdministered(within, caller.accountId, organisationId))) return NOT_FOUND;
    const standing = await findStandingByEmail(within, organisationId, nameKey(invitation.email));
    if (standing !== null) return invalidField('email', message(`already-${standing}`));
    // This comes before it is known whether the address has an account, so it is the same for every address of the
    // domain.
    const foreign = await foreignDomain(within, caller, invitation.email, organisationId);
    if (foreign) return invalidField('email', foreign);
    const input = { ...invitation, organizations: [organisationId], is_staff: false };
    const outcome = await storeInvited(dependencies, within, { caller, input, passwordHash });
    // A person with an account joins with it. The answer equals that for a person without, so that it reveals nothing.
    const id = outcome.ok
      ? outcome.value.memberships.find((each) => each.slug === slug)?.id
      : isTaken(outcome.refusal) &&
        (await inviteAccount(dependencies, within, { caller, invitation, organisationId }));
    if (!id) return outcome.ok ? NOT_FOUND : outcome;
    const member = await findManagedMember(within, caller.administered, { slug, id });
    return member ? done(member) : NOT_FOUND;
  });
}

/** Tells whether the address already has an account. */
function isTaken(refusal: Parameters<typeof refused>[0]): boolean {
  return refusal.kind === 'invalid' && 'email' in refusal.fields;
}
