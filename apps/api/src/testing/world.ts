import { API_KEY_SCOPES, type ApiKeyScope, type DashboardType, type ProjectData } from '@milieuspoor/domain';
import { insertAccount } from '../features/accounts/accounts.queries.ts';
import { createToken, hashToken, SESSION_MS } from '../features/accounts/sessions/session-token.ts';
import { insertSession } from '../features/accounts/sessions/sessions.queries.ts';
import { insertMessage } from '../features/help/messages.queries.ts';
import { insertMembership, insertOrganisation } from '../features/organisations/organisations.queries.ts';
import { insertProject } from '../features/projects/projects.queries.ts';
import { quickHash } from './quick-hash.ts';
import type { TestApp } from './test-app.ts';

/** The password of all users in the tests. */
export const PASSWORD = 'lang-genoeg-wachtwoord';
const passwordHash = quickHash(PASSWORD);

export async function addOrganisation(app: TestApp, slug: string): Promise<string> {
  return insertOrganisation(app.dependencies.database.queries, {
    slug,
    name: `Organisatie ${slug}`,
    email: `info@${slug}.example`,
  });
}

interface NewUser {
  readonly username: string;
  readonly organisationIds: readonly string[];
  readonly isStaff?: boolean;
  readonly dashboardType?: DashboardType;
  /** whether they administer these organisations */
  readonly administers?: boolean;
}

/** Adds a user with a session; returns its token. */
export async function addUser(app: TestApp, user: NewUser): Promise<{ accountId: string; token: string }> {
  const { queries } = app.dependencies.database;
  const accountId = await insertAccount(queries, {
    username: user.username,
    email: `${user.username}@voorbeeld.example`,
    passwordHash: await passwordHash,
    firstName: 'Voornaam',
    lastName: 'Achternaam',
    tel: '',
    isStaff: user.isStaff ?? false,
    dashboardType: user.dashboardType ?? 'member',
  });
  for (const organisationId of user.organisationIds)
    await insertMembership(queries, organisationId, accountId, user.administers);
  return { accountId, token: await addSession(app, accountId) };
}

/** Signs a user in; returns the token. */
export async function addSession(app: TestApp, accountId: string): Promise<string> {
  const token = createToken();
  const createdAt = app.clock.now();
  await insertSession(app.dependencies.database.queries, {
    tokenHash: hashToken(token),
    accountId,
    createdAt,
    expiresAt: new Date(createdAt.getTime() + SESSION_MS),
  });
  return token;
}

/** Makes a key of an organisation as its administrator would; returns the key itself, and its id. */
export async function addApiKey(
  app: TestApp,
  {
    slug,
    token,
    ...input
  }: { slug: string; token: string; name: string; scopes?: readonly ApiKeyScope[]; days?: number },
): Promise<{ key: string; id: string }> {
  const answer = await app.send('POST', `/api/v1/organization/${slug}/api-keys/`, {
    token,
    body: { scopes: API_KEY_SCOPES, ...input },
  });
  if (answer.status !== 201) throw new Error(`No key: ${JSON.stringify(answer.body)}`);
  const { key, api_key } = answer.body as { key: string; api_key: { uuid: string } };
  return { key, id: api_key.uuid };
}

/** Adds a message from the site's form; returns its id. */
export async function addMessage(app: TestApp, content = 'Dag'): Promise<string> {
  return insertMessage(app.dependencies.database.queries, {
    kind: 'site',
    organisationId: null,
    accountId: null,
    projectId: null,
    senderName: 'Iemand',
    senderEmail: 'iemand@voorbeeld.example',
    content,
    createdAt: app.clock.now(),
  });
}

/** Adds a RAW project without award criteria by default. */
export async function addProject(
  app: TestApp,
  organisationId: string,
  data: Partial<ProjectData> = {},
): Promise<string> {
  return insertProject(
    app.dependencies.database.queries,
    organisationId,
    {
      name: 'Proefproject',
      projectType: 'Reconstructie',
      sector: 'infra-city',
      contractType: 'RAW',
      awardCriteria: false,
      ...data,
    },
    app.clock.now(),
  );
}
