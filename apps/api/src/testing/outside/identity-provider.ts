import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Configuration, Provider } from 'oidc-provider';

export const CLIENT_ID = 'milieuspoor';
export const CLIENT_SECRET = 'een geheim van de proef: met tekens%20+';
const HOPS_MAX = 12;

/** A person with an account at the provider. */
export interface ProviderAccount {
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified?: boolean;
  readonly firstName?: string;
  readonly lastName?: string;
  /** the provider's statement on how they signed in */
  readonly amr?: string[];
  readonly acr?: string;
}

type Claims = Record<string, unknown>;
type Trouble = (request: IncomingMessage, response: ServerResponse) => boolean;

/** A provider of OpenID Connect on this machine: a real one, whose users sign in without a password. */
export interface IdentityProvider {
  readonly issuer: string;
  readonly clientSecret: string;
  /** the person at the screen; null cancels */
  person: ProviderAccount | null;
  /** changes the claims of an ID token, and signs it again: with the provider's key, or with another */
  tamper: ((claims: Claims) => Claims) | null;
  foreignKey: boolean;
  /** answers in the provider's place; returns true when it did */
  trouble: Trouble | null;
  /** the received requests, as method and path */
  readonly requests: readonly string[];
  /** the last query of the provider's page */
  readonly asked: URLSearchParams;
  /** follows the provider's pages as a browser does; returns the address to which it redirects */
  readonly visit: (url: string) => Promise<URL>;
  readonly close: () => Promise<void>;
}

interface ProviderOptions {
  readonly redirectUri: string;
  /** shows a page with a button, for a person in a browser, instead of continuing automatically */
  readonly withPage?: boolean;
  readonly port?: number;
}

export async function startIdentityProvider({
  redirectUri,
  withPage = false,
  port = 0,
}: ProviderOptions): Promise<IdentityProvider> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const foreign = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const requests: string[] = [];
  let asked = new URLSearchParams();
  const server = createServer();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const provider = new Provider(issuer, {
    ...CONFIGURATION,
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
    jwks: {
      keys: [{ ...own.privateKey.export({ format: 'jwk' }), kid: 'own', use: 'sig', alg: 'RS256' }] as never,
    },
    cookies: { keys: [randomUUID()] },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => claimsOf(state.person, subject),
    }),
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
  });
  // Its warnings are for operators.
  provider.on('server_error', (_context, error) => requests.push(`server_error ${error.message}`));
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (!context.path.endsWith('/token') || !body?.id_token) return;
    if (state.tamper || state.foreignKey)
      body.id_token = resign(
        body.id_token,
        state.tamper,
        state.foreignKey ? foreign.privateKey : own.privateKey,
      );
  });
  const handle = provider.callback();
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '', issuer);
    requests.push(`${request.method} ${url.pathname}`);
    if (state.trouble?.(request, response)) return;
    if (url.pathname === '/auth') asked = url.searchParams;
    if (!url.pathname.startsWith('/interaction/')) return void handle(request, response);
    if (withPage && !url.searchParams.has('go'))
      return showPage(response, url, asked.get('login_hint') ?? '');
    void interact(provider, { request, response, person: state.person });
  });

  const state: IdentityProvider = {
    issuer,
    clientSecret: CLIENT_SECRET,
    person: null,
    tamper: null,
    foreignKey: false,
    trouble: null,
    requests,
    get asked() {
      return asked;
    },
    visit: (url) => visit(url, redirectUri),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  return state;
}

const CONFIGURATION: Configuration = {
  claims: {
    openid: ['sub', 'acr', 'amr'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name'],
  },
  acrValues: ['urn:example:two-factors'],
  pkce: { required: () => true },
  ttl: Object.fromEntries(
    ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'].map((kind) => [
      kind,
      600,
    ]),
  ),
  features: { devInteractions: { enabled: false } },
};

function claimsOf(person: ProviderAccount | null, subject: string) {
  return {
    sub: subject,
    ...(person?.email === undefined
      ? {}
      : { email: person.email, email_verified: person.emailVerified ?? true }),
    ...(person?.firstName === undefined ? {} : { given_name: person.firstName }),
    ...(person?.lastName === undefined ? {} : { family_name: person.lastName }),
  };
}

/** Signs in the person at the screen, and consents for them. */
async function interact(
  provider: Provider,
  {
    request,
    response,
    person,
  }: { request: IncomingMessage; response: ServerResponse; person: ProviderAccount | null },
): Promise<void> {
  const { params } = await provider.interactionDetails(request, response);
  if (!person) {
    const error = { error: 'access_denied', error_description: 'cancelled' };
    return provider.interactionFinished(request, response, error, { mergeWithLastSubmission: false });
  }
  const grant = new provider.Grant({ accountId: person.subject, clientId: String(params.client_id) });
  grant.addOIDCScope(String(params.scope));
  const grantId = await grant.save();
  const login = {
    accountId: person.subject,
    remember: false,
    ...(person.acr ? { acr: person.acr } : {}),
    ...(person.amr ? { amr: person.amr } : {}),
  };
  await provider.interactionFinished(request, response, { login, consent: { grantId } });
}

function showPage(response: ServerResponse, url: URL, hint: string): void {
  const known = hint.replace(/[^\w@. -]/g, '');
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(`<!doctype html><html lang="nl"><title>Inlogpagina van de organisatie</title><body>
    <h1>Inlogpagina van de organisatie</h1><p>${known}</p><a href="${url.pathname}?go=1">Doorgaan</a></body></html>`);
}

function resign(token: string, tamper: IdentityProvider['tamper'], key: Parameters<typeof sign>[2]): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  const changed = Buffer.from(JSON.stringify(tamper ? tamper(claims) : claims)).toString('base64url');
  const signature = sign('sha256', Buffer.from(`${header}.${changed}`), key).toString('base64url');
  return `${header}.${changed}.${signature}`;
}

async function visit(start: string, redirectUri: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(start);
  for (let hop = 0; hop < HOPS_MAX; hop++) {
    const cookie = [...cookies].map((each) => each.join('=')).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const set of answer.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider shows a page: ${answer.status} ${await answer.text()}`);
    url = new URL(location, url);
    if (url.href.startsWith(redirectUri)) return url;
  }
  throw new Error('The provider sends in circles');
}
