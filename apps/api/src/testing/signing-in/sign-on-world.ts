import { randomUUID } from 'node:crypto';
import { endpoints } from '@milieuspoor/contract';
import { nameKey } from '@milieuspoor/domain';
import { sql } from '../../database/sql.ts';
import { createToken, hashToken } from '../../features/accounts/sessions/session-token.ts';
import {
  findSignOnOfDomain,
  replaceDomains,
  storeSignOn,
} from '../../features/sign-on/settings/sign-on-settings.queries.ts';
import { insertIdentity } from '../../features/sign-on/signing-in/identities.queries.ts';
import { insertTicket } from '../../features/sign-on/signing-in/under-way.queries.ts';
import type { IdentityProvider, ProviderAccount } from '../outside/identity-provider.ts';
import { CLIENT_ID, CLIENT_SECRET, startIdentityProvider } from '../outside/identity-provider.ts';
import { type Answer, startTestApp, type TestApp } from '../test-app.ts';
import { addOrganisation, addUser } from '../world.ts';
import { addSoftwarePasskey } from './software-passkey.ts';

export const CALLBACK = 'http://localhost:8000/api/v1/auth/oidc/callback/';

export interface SignOnWorld {
  readonly test: TestApp;
  readonly provider: IdentityProvider;
  readonly staff: string;
  readonly close: () => Promise<void>;
}

/** Starts the application beside a provider, both at the present moment, with a member of staff. */
export async function startSignOnWorld(
  variables: Readonly<Record<string, string>> = {},
): Promise<SignOnWorld> {
  const test = await startTestApp({ SIGN_ON_HTTP: 'loopback', ...variables });
  test.clock.moment = new Date();
  const provider = await startIdentityProvider({ redirectUri: CALLBACK });
  const { token } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
  return {
    test,
    provider,
    staff: token,
    async close() {
      await test.close();
      await provider.close();
    },
  };
}

let organisations = 0;

/** Adds an organisation with single sign-on for its own domain. */
export async function addSignOn(
  { test, provider, staff }: SignOnWorld,
  changes: object = {},
): Promise<{ id: string; slug: string; domain: string; path: string }> {
  organisations += 1;
  const slug = `aanmelding-${organisations}`;
  const domain = `${slug}.example`;
  const id = await addOrganisation(test, slug);
  const path = `/api/v1/admin/organizations/${id}/sign_on/`;
  const answer = await test.send('PATCH', path, {
    token: staff,
    body: {
      ...{ enabled: true, issuer: provider.issuer, client_id: CLIENT_ID, client_secret: CLIENT_SECRET },
      domains: [domain],
      ...changes,
    },
  });
  if (answer.status !== 200) throw new Error(`No sign-on: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { id, slug, domain, path };
}

type Cookies = Readonly<Record<string, string>>;

/** Begins a sign-in; returns the address for the browser, and its cookies from then on. */
export async function begin(
  test: TestApp,
  email: string,
  options: { readonly cookies?: Cookies; readonly back?: string } = {},
): Promise<{ url: string; cookies: Cookies }> {
  const { cookies = {}, back } = options;
  const answer = await test.send('POST', endpoints.beginSignOn.path, { body: { email, back }, cookies });
  if (answer.status !== 200) throw new Error(`Not begun: ${answer.status} ${JSON.stringify(answer.body)}`);
  return { url: (answer.body as { url: string }).url, cookies: { ...cookies, ...cookiesOf(answer) } };
}

export function cookiesOf({ headers }: Answer): Cookies {
  const set = [headers['set-cookie'] ?? []].flat() as string[];
  return Object.fromEntries(set.map((each) => (each.split(';')[0] ?? '').split(/=(.*)/s).slice(0, 2)));
}

/** Returns from the provider; returns the place in the application, and its ticket. */
export async function comeBack(
  test: TestApp,
  url: URL,
  cookies: Cookies,
): Promise<{ answer: Answer; place: URL; ticket: string }> {
  const answer = await test.send('GET', `${url.pathname}${url.search}`, { cookies });
  if (!answer.headers.location)
    throw new Error(`Not led on: ${answer.status} ${JSON.stringify(answer.body)}`);
  const place = new URL(String(answer.headers.location));
  const ticket = new URLSearchParams(place.hash.split('?')[1] ?? '').get('aanmelding') ?? '';
  return { answer, place, ticket };
}

export function finish(test: TestApp, ticket: string, cookies: Cookies, more: object = {}): Promise<Answer> {
  return test.send('POST', endpoints.finishSignOn.path, { body: { ticket, ...more }, cookies });
}

/** Signs in a person who is known at the provider; returns the last answer to the page. */
export async function signOn(
  { test, provider }: Pick<SignOnWorld, 'test' | 'provider'>,
  person: ProviderAccount,
  typed = person.email ?? '',
): Promise<Answer & { cookies: Cookies; ticket: string }> {
  provider.person = person;
  const { url, cookies } = await begin(test, typed);
  const back = await provider.visit(url);
  const { ticket } = await comeBack(test, back, cookies);
  return { ...(await finish(test, ticket, cookies)), cookies, ticket };
}

/** Returns the token of a session; throws when there is none. */
export function keyOf({ status, body }: Answer): string {
  if (status !== 200) throw new Error(`Not signed in: ${status} ${JSON.stringify(body)}`);
  return (body as { key: string }).key;
}

/** Returns the sentence that a page shows. */
export function sentenceOf({ status, body }: Answer): string {
  const [sentence] = (body as { non_field_errors?: string[] }).non_field_errors ?? [];
  return sentence ?? `${status} ${JSON.stringify(body)}`;
}

/** Returns the settings that the test of every endpoint fills in. */
export function signOnSettings({ issuer }: IdentityProvider) {
  return { issuer, client_id: CLIENT_ID, client_secret: CLIENT_SECRET };
}

export const SIGN_ON_DOMAIN = 'aanmelding.example';

/** Sets single sign-on up without staff. */
export async function setSignOn(
  { dependencies: { database, secret, clock } }: TestApp,
  { issuer }: Pick<IdentityProvider, 'issuer'>,
  { organisationId, domain }: { readonly organisationId: string; readonly domain: string },
): Promise<void> {
  const sealedSecret = secret.encrypt(Buffer.from(CLIENT_SECRET));
  const settings = { ...{ enabled: true, issuer, clientId: CLIENT_ID, sealedSecret }, ...NO_MORE_ASKED };
  await storeSignOn(database.queries, organisationId, { ...settings, revision: 1 }, clock.now());
  await replaceDomains(database.queries, organisationId, [domain]);
}

const NO_MORE_ASKED = { compulsory: false, admits: null, multiFactorContexts: [] } as const;

/**
 * Returns a ticket of a new person with a passkey, as the page sends it with the browser's cookie; null for an endpoint
 * that takes none.
 */
export async function signOnStep(
  test: TestApp,
  endpointId: string,
): Promise<{ body: object; cookies: Cookies } | null> {
  if (endpointId !== 'finishSignOn' && endpointId !== 'beginSignOnPasskey') return null;
  const { queries } = test.dependencies.database;
  const row = await findSignOnOfDomain(queries, SIGN_ON_DOMAIN);
  const organisationId = row?.organisationId ?? '';
  const user = await addUser(test, { username: randomUUID(), organisationIds: [organisationId] });
  if (endpointId === 'beginSignOnPasskey') await addSoftwarePasskey(test, user.token);
  const ticket = createToken();
  const browser = createToken();
  await insertTicket(
    queries,
    {
      ...{ ticketHash: hashToken(ticket), browserHash: hashToken(browser), organisationId },
      ...{ accountId: user.accountId, multiFactor: false, failure: null },
    },
    new Date(test.clock.now().getTime() + 60_000),
  );
  return { body: { ticket }, cookies: { sign_on_browser: browser } };
}

/** Links an account with a person at the provider of an organisation, which is set up for it. */
export async function linkAtProvider(
  test: TestApp,
  provider: Pick<IdentityProvider, 'issuer'>,
  { organisationId, accountId }: { readonly organisationId: string; readonly accountId: string },
): Promise<void> {
  const { database, clock } = test.dependencies;
  await setSignOn(test, provider, { organisationId, domain: SIGN_ON_DOMAIN });
  const identity = { organisationId, issuer: provider.issuer, subject: accountId };
  await insertIdentity(database.queries, identity, accountId, clock.now());
}

/** Gives an account of a test its own address. */
export async function updateEmail(test: TestApp, accountId: string, email: string): Promise<void> {
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET email = ${email}, email_key = ${nameKey(email)} WHERE id = ${accountId}`,
  );
}
