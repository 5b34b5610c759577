import { sql } from '../database/sql.ts';
import { createToken, hashToken } from '../features/accounts/sessions/session-token.ts';
import { insertNewMembership } from '../features/memberships/memberships.queries.ts';
import { type LinkPurpose, replaceAccountToken } from '../features/registration/account-tokens.queries.ts';
import { confirmEmail, insertRegistration } from '../features/registration/registration.queries.ts';
import { quickHash } from './quick-hash.ts';
import type { TestApp } from './test-app.ts';
import { addUser, PASSWORD } from './world.ts';

const passwordHash = quickHash(PASSWORD);

/** The objects that staff administer in the test of every endpoint, and links for each caller. */
export interface AdminSubjects {
  readonly organisationId: string;
  readonly otherOrganisationId: string;
  /** invited, with a second factor to reset */
  readonly accountId: string;
  readonly membershipId: string;
  /** a member who accepted: an invited account cannot be changed */
  readonly colleagueId: string;
  /** invited accounts; each invitation can be withdrawn once */
  readonly withdrawnIds: string[];
  readonly admittedId: string;
  readonly rejectedId: string;
  readonly verificationKeys: string[];
  readonly invitationTokens: string[];
}

export async function addAdminSubjects(
  app: TestApp,
  { own, other, links }: { own: string; other: string; links: number },
): Promise<AdminSubjects> {
  const { queries } = app.dependencies.database;
  const now = app.clock.now();
  const { accountId } = await addUser(app, { username: 'beheerde', organisationIds: [] });
  await queries.execute(
    sql`UPDATE account SET invited_at = ${now}, totp_confirmed_at = ${now} WHERE id = ${accountId}`,
  );
  const membershipId = (await insertNewMembership(queries, own, accountId)) ?? '';
  const colleague = await addUser(app, { username: 'collega', organisationIds: [] });
  const colleagueId = (await insertNewMembership(queries, own, colleague.accountId)) ?? '';
  const admittedId = await addRegistration(app, 'toe-te-laten');
  await confirmEmail(queries, admittedId, now);
  const withdrawnIds: string[] = [];
  for (let index = 0; index < links; index++) {
    const invited = await addUser(app, { username: `genodigd-${index}`, organisationIds: [] });
    await queries.execute(sql`UPDATE account SET invited_at = ${now} WHERE id = ${invited.accountId}`);
    withdrawnIds.push((await insertNewMembership(queries, own, invited.accountId)) ?? '');
  }
  const verificationKeys: string[] = [];
  const invitationTokens: string[] = [];
  for (let link = 0; link < links; link++) {
    const id = await addRegistration(app, `geregistreerd-${link}`);
    verificationKeys.push(await addLink(app, id, 'verify'));
    invitationTokens.push(await addLink(app, id, 'invite'));
  }
  return {
    organisationId: own,
    otherOrganisationId: other,
    accountId,
    membershipId,
    colleagueId,
    withdrawnIds,
    admittedId,
    rejectedId: await addRegistration(app, 'af-te-wijzen'),
    verificationKeys,
    invitationTokens,
  };
}

async function addRegistration(app: TestApp, name: string): Promise<string> {
  const id = await insertRegistration(
    app.dependencies.database.queries,
    {
      email: `${name}@voorbeeld.example`,
      passwordHash: await passwordHash,
      firstName: '',
      lastName: '',
      wish: '',
      language: 'nl',
    },
    app.clock.now(),
  );
  if (id === null) throw new Error(`${name} is taken`);
  return id;
}

async function addLink(app: TestApp, accountId: string, purpose: LinkPurpose): Promise<string> {
  const token = createToken();
  const createdAt = app.clock.now();
  await replaceAccountToken(app.dependencies.database.queries, {
    tokenHash: hashToken(token),
    accountId,
    purpose,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + 60_000),
  });
  return token;
}
