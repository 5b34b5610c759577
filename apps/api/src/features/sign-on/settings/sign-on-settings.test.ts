import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { CLIENT_ID, CLIENT_SECRET } from '../../../testing/outside/identity-provider.ts';
import {
  addSignOn,
  CALLBACK,
  keyOf,
  type SignOnWorld,
  signOn,
  startSignOnWorld,
  updateEmail,
} from '../../../testing/signing-in/sign-on-world.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

let world: SignOnWorld;
let organisations = 0;
beforeAll(async () => {
  world = await startSignOnWorld();
}, 60_000);
afterAll(() => world.close());
beforeEach(() => {
  world.provider.trouble = null;
});

async function fresh() {
  organisations += 1;
  const id = await addOrganisation(world.test, `instelling-${organisations}`);
  const path = `/api/v1/admin/organizations/${id}/sign_on/`;
  return { id, path, domain: `instelling-${organisations}.example` };
}

const whole = (domain: string) => ({
  ...{ enabled: true, issuer: world.provider.issuer, client_id: CLIENT_ID, client_secret: CLIENT_SECRET },
  domains: [domain],
});
const change = (path: string, body: object, ifMatch?: string) =>
  world.test.send('PATCH', path, { token: world.staff, body, ...(ifMatch ? { ifMatch } : {}) });
const read = async (path: string) => (await world.test.send('GET', path, { token: world.staff })).body;

describe('the settings of an organisation by staff', () => {
  it('are empty at first', async () => {
    const { id, path } = await fresh();
    expect(await read(path)).toMatchObject({
      ...{ organization: id, enabled: false, has_secret: false, domains: [], admits: null, revision: 0 },
      ...{ redirect_uri: CALLBACK, linked: 0, last_failure: null },
    });
  });

  it('are answered without the secret, which is stored encrypted and shown to nobody', async () => {
    const { id, path, domain } = await fresh();
    const { body, status } = await change(path, { ...whole(` @${domain.toUpperCase()}`), admits: 'viewer' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ has_secret: true, domains: [domain], admits: 'viewer', revision: 1 });
    expect(JSON.stringify(body)).not.toContain(CLIENT_SECRET);
    const rows = await world.test.dependencies.database.queries.execute(
      sql`SELECT encode(client_secret, 'escape') AS secret FROM sign_on WHERE organisation_id = ${id}`,
    );
    expect(JSON.stringify(rows)).not.toContain(CLIENT_SECRET.slice(0, 10));
    const history = JSON.stringify(
      (await world.test.send('GET', '/api/v1/admin/history/?subject=organisation', { token: world.staff }))
        .body,
    );
    expect(history).toContain('"signOnSecret":{"from":"•••","to":"•••"}');
    expect(history).toContain(`"signOnDomains":{"from":null,"to":"${domain}"}`);
    expect(history).not.toContain(CLIENT_SECRET);
  });

  it('change in the named fields only', async () => {
    const { path, domain } = await fresh();
    await change(path, whole(domain));
    await change(path, { compulsory: true, multi_factor_contexts: ['urn:a'] });
    expect(await read(path)).toMatchObject({
      ...{
        compulsory: true,
        multi_factor_contexts: ['urn:a'],
        domains: [domain],
        enabled: true,
        revision: 2,
      },
    });
  });

  it('are not overwritten by a member of staff who saw an older version', async () => {
    const { path, domain } = await fresh();
    await change(path, whole(domain));
    await change(path, { compulsory: true }, '1');
    const stale = await change(path, { admits: 'member' }, '1');
    expect(stale).toMatchObject({
      status: 409,
      body: { current: { compulsory: true, admits: null, revision: 2 } },
    });
    expect((await change(path, { admits: 'member', revision: 2 })).status).toBe(200);
  });

  it.each([
    ['issuer', { issuer: '' }],
    ['issuer', { issuer: 'geen adres' }],
    ['issuer', { issuer: 'http://idp.elders.example' }],
    ['issuer', { issuer: 'ftp://127.0.0.1' }],
    ['issuer', { issuer: 'https://naam:wachtwoord@idp.elders.example' }],
    ['issuer', { issuer: 'https://idp.elders.example/?tenant=1' }],
    ['client_id', { client_id: '' }],
    ['client_secret', { client_secret: undefined }],
    ['domains', { domains: [] }],
    ['domains', { domains: ['geen domein'] }],
    ['domains', { domains: ['gmail.com'] }],
  ])('say at %s what is wrong with %j', async (field, wrong) => {
    const { path, domain } = await fresh();
    const answer = await change(path, { ...whole(domain), ...wrong });
    expect(answer).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } });
    expect(await read(path)).toMatchObject({ revision: 0 });
  });

  it('have a domain that no other organisation has; otherwise nothing is stored', async () => {
    const one = await fresh();
    const other = await fresh();
    await change(one.path, whole(one.domain));
    const answer = await change(other.path, { ...whole(other.domain), domains: [other.domain, one.domain] });
    expect(answer).toMatchObject({
      status: 400,
      body: { domains: [expect.stringContaining(`${one.domain} hoort al bij Organisatie`)] },
    });
    expect(await read(other.path)).toMatchObject({ revision: 0, domains: [] });
    await change(one.path, { domains: [`anders.${one.domain}`] });
    expect((await change(other.path, { ...whole(other.domain), domains: [one.domain] })).status).toBe(200);
  });

  it('never give the stored secret to another provider or application', async () => {
    const { path, domain } = await fresh();
    await change(path, whole(domain));
    for (const elsewhere of [{ issuer: 'https://idp.elders.example' }, { client_id: 'een-andere' }])
      expect(await change(path, elsewhere)).toMatchObject({
        status: 400,
        body: { client_secret: [expect.stringMatching(/oude geheim/)] },
      });
  });

  it('with another application link everybody again, and end the sessions of the former one', async () => {
    const organisation = await addSignOn(world);
    const email = `lid@${organisation.domain}`;
    const user = await addUser(world.test, { username: 'opnieuw', organisationIds: [organisation.id] });
    await updateEmail(world.test, user.accountId, email);
    const key = keyOf(await signOn(world, { subject: 'eerst', email }));
    expect(await read(organisation.path)).toMatchObject({ linked: 1 });
    await change(organisation.path, { client_id: 'tweede', client_secret: CLIENT_SECRET });
    expect(await read(organisation.path)).toMatchObject({ linked: 0 });
    expect((await world.test.send('GET', '/auth/user/', { token: key })).status).toBe(401);
    await change(organisation.path, { client_id: CLIENT_ID, client_secret: CLIENT_SECRET });
    keyOf(await signOn(world, { subject: 'daarna', email }));
  });

  it('are deleted together with the links of people', async () => {
    const organisation = await addSignOn(world);
    const answer = await world.test.send('DELETE', organisation.path, { token: world.staff });
    expect(answer).toMatchObject({ status: 200, body: { revision: 0, domains: [], has_secret: false } });
    const offer = await world.test.send('GET', `/api/v1/auth/oidc/?domain=${organisation.domain}`);
    expect(offer.body).toEqual({ sign_on: null });
  });
});

describe('a test of the connection', () => {
  const test = async (path: string, body: object = {}) =>
    (await world.test.send('POST', `${path}test/`, { token: world.staff, body })).body as {
      ok: boolean;
      findings: { kind: string; message: string }[];
    };
  const found = async (path: string, body: object = {}) => {
    const { ok, findings } = await test(path, body);
    return { ok, said: findings.map(({ message }) => message).join(' ') };
  };

  it('finds the provider, and checks that it accepts our id and secret, before anything is stored', async () => {
    const { path } = await fresh();
    const { client_id, client_secret, issuer } = whole('');
    const answer = await found(path, { client_id, client_secret, issuer });
    expect(answer.ok).toBe(true);
    expect(answer.said).toMatch(
      /is gevonden.*aanvaardt het client-ID en het clientgeheim.*terug mag sturen naar/,
    );
  });

  it('uses the stored values', async () => {
    const { path } = await addSignOn(world);
    expect((await found(path)).said).toMatch(/aanvaardt/);
  });

  it('says that the secret is wrong', async () => {
    const { path } = await addSignOn(world);
    expect(await found(path, { client_secret: 'mis' })).toMatchObject({
      ok: false,
      said: expect.stringMatching(/weigert het client-ID of het clientgeheim/),
    });
  });

  it('does not send the stored secret to an address that was only typed', async () => {
    const { path } = await addSignOn(world);
    let heard = '';
    const stranger = createServer((request, response) => {
      heard += `${request.url} ${request.headers.authorization ?? ''}`;
      response.setHeader('content-type', 'application/json');
      const { port } = stranger.address() as AddressInfo;
      const issuer = `http://127.0.0.1:${port}`;
      response.end(
        JSON.stringify({
          ...{
            issuer,
            authorization_endpoint: `${issuer}/a`,
            token_endpoint: `${issuer}/t`,
            jwks_uri: `${issuer}/j`,
          },
        }),
      );
    });
    await new Promise<void>((listening) => stranger.listen(0, '127.0.0.1', listening));
    const { port } = stranger.address() as AddressInfo;
    const { said } = await found(path, { issuer: `http://127.0.0.1:${port}` });
    stranger.closeAllConnections();
    stranger.close();
    expect(said).toMatch(/niet geprobeerd/);
    expect(heard).toBe('/.well-known/openid-configuration ');
  });

  const METADATA = '/.well-known/openid-configuration';
  it.each([
    ['nothing is there', 404, '', /geen aanbieder van OpenID Connect/],
    ['a page is there', 200, '<html>', /geen aanbieder van OpenID Connect/],
    ['it sends us elsewhere', 302, '', /geen aanbieder van OpenID Connect/],
    ['it names itself otherwise', 200, { issuer: 'https://elders.example' }, /noemt zichzelf anders/],
    ['its answer has no end', 200, 'x'.repeat(300_000), /te groot/],
    [
      'it names a page that is none',
      200,
      { authorization_endpoint: 'javascript:alert(1)' },
      /niet met https/,
    ],
    [
      'it names an address without TLS',
      200,
      { token_endpoint: 'http://elders.example/token' },
      /niet met https/,
    ],
    [
      'it names an address within our network',
      200,
      { token_endpoint: 'https://169.254.169.254/token' },
      /besloten netwerk/,
    ],
  ])('says so when %s', async (_what, status, body, sentence) => {
    const { path } = await addSignOn(world);
    const { issuer } = world.provider;
    const proper = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
    };
    world.provider.trouble = (request, response) => {
      if (request.url !== METADATA) return false;
      const json = typeof body === 'object';
      response.writeHead(status, {
        'content-type': json || body.startsWith('x') ? 'application/json' : 'text/html',
        ...(status === 302 ? { location: 'https://169.254.169.254/' } : {}),
      });
      response.end(json ? JSON.stringify({ ...proper, ...body }) : body);
      return true;
    };
    expect(await found(path)).toMatchObject({ ok: false, said: expect.stringMatching(sentence) });
  });

  it('says that nobody answers, or not in time', async () => {
    const { path } = await addSignOn(world);
    world.provider.trouble = (_request, response) => {
      response.destroy();
      return true;
    };
    expect((await found(path)).said).toMatch(/niet bereikbaar/);
    world.provider.trouble = () => true;
    expect((await found(path)).said).toMatch(/binnen vijf seconden/);
  }, 20_000);

  it('is refused after too many times', async () => {
    const { path } = await addSignOn(world);
    const { token } = await addUser(world.test, {
      username: 'ongeduldig',
      organisationIds: [],
      isStaff: true,
    });
    const statuses = new Set<number>();
    for (let times = 0; times < 32; times++)
      statuses.add((await world.test.send('POST', `${path}test/`, { token, body: {} })).status);
    expect([...statuses]).toEqual([200, 429]);
  }, 60_000);
});

it('a provider on this machine, or without TLS, is refused unless that is configured', async () => {
  for (const variables of [{}, { SIGN_ON_HTTP: 'loopback', ENVIRONMENT: 'Production' }]) {
    const test = await startTestApp(variables);
    const { token } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true });
    const id = await addOrganisation(test, 'streng');
    const path = `/api/v1/admin/organizations/${id}/sign_on/`;
    const answer = await test.send('PATCH', path, { token, body: whole('streng.example') });
    expect(answer).toMatchObject({ status: 400, body: { issuer: [expect.stringMatching(/https/)] } });
    await test.close();
  }
});
