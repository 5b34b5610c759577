import { changesBetween, type DashboardType } from '@milieuspoor/domain';
import type { Queries } from '../../../database/open-database.ts';
import type { Dependencies } from '../../../dependencies.ts';
import { storedDomain, storedDomainOf } from '../../../platform/mail/stored-domain.ts';
import { hashPassword } from '../../../platform/password-hash.ts';
import { voidLinks } from '../../accounts/passwords/passwords.queries.ts';
import { setPassword } from '../../accounts/passwords/set-password.ts';
import { recordAccountChange } from '../../accounts/record-account-change.ts';
import { deleteSecondFactor } from '../../accounts/second-factor/second-factor.queries.ts';
import { tellHolder } from '../../accounts/security-mails.ts';
import { createToken } from '../../accounts/sessions/session-token.ts';
import {
  deleteMembership,
  insertNewMembership,
  listMembershipIds,
  lockMembership,
} from '../../memberships/memberships.queries.ts';
import { recordMembership } from '../../memberships/record-membership.ts';
import { leaveAllProjects } from '../../projects/members/project-members.queries.ts';
import { recordHistory } from '../../record/record-history.queries.ts';
import { confirmEmail } from '../../registration/registration.queries.ts';
import { endRegistration } from '../../registration/waiting-registrations.queries.ts';
import type { ProviderPerson } from '../provider/ask-provider.ts';
import type { SignOnRow } from '../settings/sign-on-settings.queries.ts';
import {
  endInvitation,
  insertAdmitted,
  insertIdentity,
  lockAccountOfAddress,
  lockLinkedAccount,
  noteMultiFactor,
  type SignOnAccountRow,
  updateAdmitted,
} from './identities.queries.ts';
import { readName } from './read-name.ts';
import type { SignOnFailure } from './sign-on-failure.ts';

type Needs = Pick<Dependencies, 'database' | 'clock' | 'secret' | 'settings'>;
type Person = ProviderPerson & { readonly multiFactor: boolean };
type Admitted = { readonly accountId: string } | { readonly failure: SignOnFailure };

/**
 * Returns the account of the person that a provider names. Once linked, only their identity there finds it; the first
 * time an address does, in a domain of that organisation, if the provider states that it is theirs. An account outside
 * that organisation is never opened, unless it is only an invitation that nobody accepted, and neither is an account of
 * staff.
 */
export async function admitPerson(dependencies: Needs, row: SignOnRow, person: Person): Promise<Admitted> {
  const { database, clock } = dependencies;
  const now = clock.now();
  // Nobody knows this password. It is hashed here, since that takes too long within a transaction.
  const passwordHash = row.admits === null ? null : await hashPassword(createToken());
  const identity = { organisationId: row.organisationId, issuer: person.issuer, subject: person.subject };
  return database.transaction<Admitted>(async (queries) => {
    const linked = await lockLinkedAccount(queries, identity);
    const found: SignOnAccountRow | { failure: SignOnFailure } =
      linked ?? (await findByAddress(queries, { row, person, passwordHash, now }));
    if ('failure' in found) return found;
    const failure = failureOf(found);
    if (failure) return { failure };
    if (!linked) {
      if (found.linked || !(await insertIdentity(queries, identity, found.id, now)))
        return { failure: 'other-person' };
      await welcome(dependencies, queries, { row, account: found, now });
    }
    await noteMultiFactor(queries, identity, person.multiFactor);
    return { accountId: found.id };
  });
}

/** Returns why a sign-on does not open an account; null when it does. */
function failureOf({ isStaff, active, member, waits }: SignOnAccountRow): SignOnFailure | null {
  if (isStaff) return 'staff';
  if (!active) return 'closed';
  if (waits) return 'waiting';
  return member ? null : 'not-member';
}

interface Search {
  readonly row: SignOnRow;
  readonly person: Person;
  /** of a password for a new person; null where no new person is admitted */
  readonly passwordHash: string | null;
  readonly now: Date;
}

async function findByAddress(
  queries: Queries,
  { row, person, passwordHash, now }: Search,
): Promise<SignOnAccountRow | { failure: SignOnFailure }> {
  const { email } = person;
  const { organisationId } = row;
  const domain = email === null ? null : storedDomainOf(email);
  if (email === null || domain === null) return { failure: 'no-address' };
  if (!person.emailVerified) return { failure: 'unverified-address' };
  if (!row.domains.some((each) => storedDomain(each) === domain)) return { failure: 'other-domain' };
  const account = await lockAccountOfAddress(queries, organisationId, email);
  if (account) {
    const { waits, placed, member, invited, isStaff, active } = account;
    if (isStaff || !active || row.admits === null || passwordHash === null) return account;
    if (waits && !placed) await takeOverRegistration(queries, account, { row, passwordHash, now });
    else if (invited && !member)
      await takeOverInvitation(queries, account, { row, person, admits: row.admits, now });
    else return account;
  } else if (passwordHash === null || row.admits === null) return { failure: 'unknown' };
  else if (!(await addPerson(queries, { row, person, email, passwordHash, now })))
    return { failure: 'other-person' };
  return (await lockAccountOfAddress(queries, organisationId, email)) ?? { failure: 'unknown' };
}

/**
 * Admits a person who had registered and waits. Anybody can register with somebody else's address, so nothing that was
 * set with the registration remains valid.
 */
async function takeOverRegistration(
  queries: Queries,
  account: SignOnAccountRow,
  { row, passwordHash, now }: { row: SignOnRow; passwordHash: string; now: Date },
): Promise<void> {
  const dashboardType = row.admits ?? account.dashboardType;
  await setPassword(queries, account.id, { passwordHash, keepSession: null, now });
  await deleteSecondFactor(queries, account.id);
  await confirmEmail(queries, account.id, now);
  await endRegistration(queries, account.id, { active: true, dashboardType });
  await recordAccountChange(
    queries,
    account,
    {
      registered: { from: true, to: false },
      ...changesBetween({ dashboardType: account.dashboardType }, { dashboardType }),
    },
    now,
  );
  await addMember(queries, account.id, { row, now, accountName: nameOf(account) });
}

/**
 * Admits a person who was invited elsewhere and has not been in. An inviter decides nothing about the people of the
 * domain: they come in as if nobody had invited them, and are not members where they did not accept.
 */
async function takeOverInvitation(
  queries: Queries,
  account: SignOnAccountRow,
  { row, person, admits, now }: Pick<Search, 'row' | 'person' | 'now'> & { readonly admits: DashboardType },
): Promise<void> {
  for (const id of await listMembershipIds(queries, account.id)) {
    const membership = await lockMembership(queries, id);
    if (!membership) continue;
    await deleteMembership(queries, id);
    await recordMembership(queries, {
      at: now,
      accountId: account.id,
      membership,
      action: 'deleted',
      changes: {
        organisation: { from: membership.organisationName, to: null },
        invitationWithdrawn: { from: null, to: true },
      },
    });
  }
  await leaveAllProjects(queries, account.id);
  const { firstName, lastName, dashboardType } = account;
  const before = { firstName, lastName, dashboardType };
  const after = {
    firstName: readName(person.firstName),
    lastName: readName(person.lastName),
    dashboardType: admits,
  };
  await updateAdmitted(queries, account.id, after);
  await confirmEmail(queries, account.id, now);
  await recordAccountChange(queries, account, changesBetween(before, after), now);
  const accountName = nameOf({ ...after, username: account.username });
  await addMember(queries, account.id, { row, now, accountName });
}

/** Makes an account for a new person; returns false when a name that it would have is taken. */
async function addPerson(
  queries: Queries,
  {
    row,
    person,
    email,
    passwordHash,
    now,
  }: Search & { readonly email: string; readonly passwordHash: string },
): Promise<boolean> {
  const added = {
    email,
    firstName: readName(person.firstName),
    lastName: readName(person.lastName),
    dashboardType: row.admits ?? 'viewer',
  };
  const id = await insertAdmitted(queries, { ...added, passwordHash }, now);
  if (id === null) return false;
  const accountName = nameOf({ ...added, username: email });
  await recordHistory(queries, {
    at: now,
    accountId: id,
    organisationId: null,
    projectId: null,
    subject: { type: 'account', id, name: accountName },
    action: 'created',
    changes: changesBetween({}, added),
  });
  await addMember(queries, id, { row, now, accountName });
  return true;
}

async function addMember(
  queries: Queries,
  accountId: string,
  { row, now, accountName }: { row: SignOnRow; now: Date; accountName: string },
): Promise<void> {
  const { organisationId, organisationName } = row;
  const id = await insertNewMembership(queries, organisationId, accountId);
  if (id === null) return;
  await recordMembership(queries, {
    at: now,
    accountId,
    membership: { id, accountId, accountName, organisationId },
    action: 'created',
    changes: { organisation: { from: null, to: organisationName } },
  });
}

/** Records that an account can be opened through the provider from now on, and informs its holder. */
async function welcome(
  dependencies: Needs,
  queries: Queries,
  { row, account, now }: { row: SignOnRow; account: SignOnAccountRow; now: Date },
): Promise<void> {
  if (account.invited) {
    await endInvitation(queries, account.id);
    await voidLinks(queries, account.id, now);
  }
  await recordAccountChange(
    queries,
    account,
    { signOnLinked: { from: null, to: row.organisationName } },
    now,
  );
  await tellHolder(dependencies, queries, account, 'sign-on-linked');
}

function nameOf({
  firstName,
  lastName,
  username,
}: Pick<SignOnAccountRow, 'firstName' | 'lastName' | 'username'>) {
  return `${firstName} ${lastName}`.trim() || username;
}
