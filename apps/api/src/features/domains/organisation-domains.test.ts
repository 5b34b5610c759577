import { domainToASCII } from 'node:url';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { type NameServer, startNameServer } from '../../testing/outside/name-server.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let dns: NameServer;
let staff: string;
let count = 0;
let domain: string;
let alfa: Place;
let beta: Place;

const SIGN_ON = {
  ...{ enabled: false, issuer: 'https://aanbieder.example', client_id: 'milieuspoor' },
  client_secret: 'een geheim',
};

interface Place {
  readonly id: string;
  readonly slug: string;
  readonly token: string;
  readonly path: string;
}

interface Domain {
  readonly domain: string;
  readonly proof: string | null;
  readonly proven: string | null;
  readonly found: string | null;
  readonly record: { readonly name: string; readonly value: string } | null;
}

beforeAll(async () => {
  dns = await startNameServer();
  test = await startTestApp({ DNS_SERVER: dns.address });
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(async () => {
  await test.close();
  await dns.close();
});
beforeEach(async () => {
  count++;
  domain = `nummer-${count}.example`;
  alfa = await place(`alfa-${count}`);
  beta = await place(`beta-${count}`);
  dns.trouble = null;
});

async function place(slug: string): Promise<Place> {
  const id = await addOrganisation(test, slug);
  const { token } = await addUser(test, {
    username: `chef-${slug}`,
    organisationIds: [id],
    administers: true,
  });
  return { id, slug, token, path: `/api/v1/organization/${slug}/domains/` };
}

const add = ({ path, token }: Place, typed = domain) =>
  test.send('POST', path, { token, body: { domain: typed } });
const check = ({ path }: Place, token: string, name = domain) =>
  test.send('POST', `${path}${name}/check/`, { token });
const confirm = ({ path }: Place, token = staff) =>
  test.send('POST', `${path}${domain}/confirmation/`, { token });
const remove = ({ path }: Place, token: string) => test.send('DELETE', `${path}${domain}/`, { token });
const list = async ({ path, token }: Place) =>
  ((await test.send('GET', path, { token })).body as { results: Domain[] }).results;
const said = async (answer: ReturnType<typeof check>) => {
  const { status, body } = await answer;
  return { status, detail: (body as { detail?: string }).detail };
};
const history = async () =>
  ((await test.send('GET', '/api/v1/admin/history/', { token: staff })).body as { results: object[] })
    .results;

/** Claims the domain for the organisation; returns the record that it must put into DNS. */
async function added(organisation: Place): Promise<{ name: string; value: string }> {
  const { status, body } = await add(organisation);
  expect(status).toBe(201);
  return (body as Domain).record ?? { name: '', value: '' };
}

/** Does the same, and puts the record into DNS. */
async function published(organisation: Place): Promise<void> {
  const { name, value } = await added(organisation);
  dns.records.set(name, [...(dns.records.get(name) ?? []), value]);
}

describe('a domain that an organisation claims', () => {
  it('is proven by a record that only the owner of the domain can make, which the history records', async () => {
    const { name, value } = await added(alfa);
    expect(name).toBe(`_milieuspoor.${domain}`);
    expect(value).toMatch(/^milieuspoor=[0-9a-f]{32}$/);
    expect(await list(alfa)).toMatchObject([{ domain, proof: null, proven: null, found: null }]);
    expect((await history())[0]).toMatchObject({
      organization: alfa.slug,
      changes: { domain: { from: null, to: domain } },
    });
    // The record is among others, and has spaces around it.
    dns.records.set(name, ['iets-anders=1', ` ${value} `]);
    const proven = await check(alfa, alfa.token);
    expect(proven).toMatchObject({ status: 200, body: { domain, proof: 'dns' } });
    const now = test.clock.moment.toISOString();
    expect(await list(alfa)).toMatchObject([{ domain, proof: 'dns', proven: now, found: now }]);
    expect((await history())[0]).toMatchObject({
      user_name: 'Voornaam Achternaam',
      organization: alfa.slug,
      changes: { domainProvenByRecord: { from: null, to: domain } },
    });
  });

  it('is not proven without a record, by another value, or when DNS gives no answer, and the user reads which', async () => {
    const { name, value } = await added(alfa);
    expect(await said(check(alfa, alfa.token))).toEqual({
      status: 409,
      detail: expect.stringContaining(`geen TXT-record op ${name}`),
    });
    dns.records.set(name, []);
    expect((await said(check(alfa, alfa.token))).detail).toContain('geen TXT-record');
    dns.records.set(name, [`milieuspoor=${'a'.repeat(400)}`]);
    const other = await said(check(alfa, alfa.token));
    expect(other.detail).toContain('heeft een andere waarde. Gevonden: milieuspoor=aaaa');
    expect(other.detail).toContain(`Nodig: ${value}.`);
    expect(other.detail).not.toContain('a'.repeat(101));
    dns.trouble = { code: 2 };
    expect(await said(check(alfa, alfa.token))).toEqual({
      status: 409,
      detail: expect.stringContaining('geen bruikbaar antwoord'),
    });
    expect(await list(alfa)).toMatchObject([{ proof: null, proven: null }]);
  });

  it('is not proven when nobody answers, and the user does not wait for ever', async () => {
    await added(alfa);
    dns.trouble = 'silence';
    expect((await said(check(alfa, alfa.token))).detail).toContain('geen bruikbaar antwoord');
    expect(dns.asked.filter((name) => name.endsWith(domain)).length).toBeGreaterThan(1);
  }, 20_000);

  it('is proven by a record for its own organisation and no other', async () => {
    await added(alfa);
    const { value } = await added(beta);
    dns.records.set(`_milieuspoor.${domain}`, [value]);
    expect((await check(alfa, alfa.token)).status).toBe(409);
    expect((await check(beta, beta.token)).status).toBe(200);
  });

  it('has another record when it is added again, so that an old record proves nothing', async () => {
    await published(alfa);
    expect((await remove(alfa, alfa.token)).status).toBe(204);
    await added(alfa);
    expect((await check(alfa, alfa.token)).status).toBe(409);
  });

  it('can be looked up again; it stays proven when the record is gone, and the answer says so', async () => {
    await published(alfa);
    await check(alfa, alfa.token);
    const first = test.clock.moment;
    test.clock.moment = new Date(first.getTime() + 60_000);
    await check(alfa, alfa.token);
    const found = test.clock.moment.toISOString();
    expect(await list(alfa)).toMatchObject([{ proven: first.toISOString(), found }]);
    dns.records.delete(`_milieuspoor.${domain}`);
    test.clock.moment = new Date(first.getTime() + 120_000);
    expect((await said(check(alfa, alfa.token))).detail).toContain('geen TXT-record');
    expect(await list(alfa)).toMatchObject([{ proof: 'dns', proven: first.toISOString(), found }]);
    test.clock.moment = first;
  });

  it('cannot be looked up too often', async () => {
    await added(alfa);
    const statuses = new Set<number>();
    for (let times = 0; times < 32; times++) statuses.add((await check(alfa, alfa.token)).status);
    expect([...statuses]).toEqual([409, 429]);
  });

  it('can be confirmed by staff without a record, and by nobody else', async () => {
    await added(alfa);
    expect((await confirm(alfa, alfa.token)).status).toBe(403);
    expect(await list(alfa)).toMatchObject([{ proof: null }]);
    expect(await confirm(alfa)).toMatchObject({ status: 200, body: { proof: 'staff', found: null } });
    expect((await history())[0]).toMatchObject({
      changes: { domainProvenByStaff: { from: null, to: domain } },
    });
    expect((await add(beta)).status).toBe(400);
  });

  it('is visible to administrators of the organisation, who can change it, and to nobody elsewhere', async () => {
    await published(alfa);
    const member = await addUser(test, { username: `lid-${count}`, organisationIds: [alfa.id] });
    for (const [token, status] of [
      [beta.token, 404],
      [member.token, 403],
      [null, 401],
    ] as const) {
      expect((await test.send('GET', alfa.path, { token })).status).toBe(status);
      expect((await add({ ...alfa, token: token ?? '' }, 'ander.example')).status).toBe(status);
      expect((await test.send('POST', `${alfa.path}${domain}/check/`, { token })).status).toBe(status);
      expect((await test.send('DELETE', `${alfa.path}${domain}/`, { token })).status).toBe(status);
    }
    expect(await list(alfa)).toMatchObject([{ domain, proof: null }]);
    expect((await check(alfa, staff)).status).toBe(200);
  });

  it.each([
    ['gmail.com', 'kan iedereen een e-mailadres krijgen'],
    ['Outlook.com', 'kan iedereen een e-mailadres krijgen'],
    ['ziggo.nl', 'kan iedereen een e-mailadres krijgen'],
    ['geen domein', 'is geen domein'],
    ['gemeente', 'is geen domein'],
  ])('is refused when it is %s', async (typed, sentence) => {
    const { status, body } = await add(alfa, typed);
    expect([status, body]).toEqual([400, { domain: [expect.stringContaining(sentence)] }]);
    expect(await list(alfa)).toEqual([]);
  });

  it('is stored as DNS writes it, once', async () => {
    expect((await add(alfa, ` @${domain.toUpperCase()} `)).body).toMatchObject({ domain });
    expect((await add(alfa)).body).toEqual({ domain: [`${domain} staat al bij deze organisatie`] });
  });

  it('is one domain in ordinary letters and in those of DNS', async () => {
    const name = `müller-${count}.example`;
    const inDns = domainToASCII(name);
    expect(inDns).toMatch(/^xn--mller-/);
    const first = (await add(alfa, name)).body as Domain;
    expect(first).toMatchObject({ domain: name, record: { name: `_milieuspoor.${inDns}` } });
    for (const again of [name, inDns])
      expect((await add(alfa, again)).body).toEqual({ domain: [`${name} staat al bij deze organisatie`] });
    dns.records.set(first.record?.name ?? '', [first.record?.value ?? '']);
    expect(await check(alfa, alfa.token, encodeURIComponent(name))).toMatchObject({
      status: 200,
      body: { domain: name, proof: 'dns' },
    });
    expect((await history())[0]).toMatchObject({ changes: { domainProvenByRecord: { to: name } } });
    for (const other of [name, inDns])
      expect((await add(beta, other)).body).toEqual({
        domain: [expect.stringContaining(`${name} hoort al bij Organisatie ${alfa.slug}`)],
      });
    expect(
      await test.send('PATCH', `/api/v1/admin/organizations/${beta.id}/sign_on/`, {
        token: staff,
        body: { ...SIGN_ON, domains: [name] },
      }),
    ).toMatchObject({ status: 400, body: { domains: [expect.stringContaining(`${name} hoort al bij`)] } });
    // A domain name has only the letters of DNS.
    expect(
      await test.send('POST', `/api/v1/organization/${beta.slug}/members/`, {
        token: beta.token,
        body: { email: `ina@${inDns}`, first_name: 'Ina' },
      }),
    ).toMatchObject({ status: 400, body: { email: [expect.stringContaining(name)] } });
    expect((await test.send('DELETE', `${alfa.path}${inDns}/`, { token: alfa.token })).status).toBe(204);
    expect(await list(alfa)).toEqual([]);
  });

  it('that an earlier release stored as typed is still the same domain', async () => {
    const name = `zoë-${count}.example`;
    await add(alfa, name);
    const { queries } = test.dependencies.database;
    await queries.execute(
      sql`UPDATE organisation_domain SET domain = ${name} WHERE organisation_id = ${alfa.id}`,
    );
    const inDns = domainToASCII(name);
    expect((await add(alfa, inDns)).body).toEqual({ domain: [`${name} staat al bij deze organisatie`] });
    const [{ record }] = (await list(alfa)) as [Domain];
    expect(record?.name).toBe(`_milieuspoor.${inDns}`);
    dns.records.set(record?.name ?? '', [record?.value ?? '']);
    expect((await check(alfa, alfa.token, inDns)).status).toBe(200);
    expect((await add(beta, inDns)).status).toBe(400);
    expect((await test.send('DELETE', `${alfa.path}${inDns}/`, { token: alfa.token })).status).toBe(204);
  });

  it('is refused when there are twenty already', async () => {
    for (let number = 0; number < 20; number++)
      expect((await add(alfa, `d${number}.${domain}`)).status).toBe(201);
    expect(await said(add(alfa))).toEqual({ status: 409, detail: expect.stringContaining('ten hoogste 20') });
  });
});

describe('a domain belongs to one organisation', () => {
  it('the first one that proves it, also when two do so at the same moment', async () => {
    await published(alfa);
    await published(beta);
    const answers = await Promise.all([check(alfa, alfa.token), check(beta, beta.token)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const holder = answers[0]?.status === 200 ? alfa : beta;
    expect(refused?.body).toEqual({
      detail: expect.stringContaining(`${domain} hoort al bij Organisatie ${holder.slug}`),
    });
    expect((await confirm(holder === alfa ? beta : alfa)).status).toBe(409);
  });

  const signOn = ({ id }: Place) =>
    test.send('PATCH', `/api/v1/admin/organizations/${id}/sign_on/`, {
      token: staff,
      body: { ...SIGN_ON, domains: [domain] },
    });

  it('and cannot be in the single sign-on of another one, in either order', async () => {
    await published(alfa);
    expect((await check(alfa, alfa.token)).status).toBe(200);
    expect(await signOn(beta)).toMatchObject({
      status: 400,
      body: { domains: [expect.stringContaining(`${domain} hoort al bij Organisatie ${alfa.slug}`)] },
    });
    expect((await signOn(alfa)).status).toBe(200);
    expect(await list(alfa)).toMatchObject([{ domain, proof: 'dns' }]);
    await remove(alfa, alfa.token);
    expect(await list(alfa)).toMatchObject([{ domain, proof: 'sign-on', record: null }]);
    expect((await remove(alfa, alfa.token)).status).toBe(404);
    expect((await add(beta)).status).toBe(400);
  });

  it('also when staff set up single sign-on at the moment that another one proves it', async () => {
    await published(beta);
    const [proven, set] = await Promise.all([check(beta, beta.token), signOn(alfa)]);
    expect([proven.status, set.status]).toEqual(proven.status === 200 ? [200, 400] : [409, 200]);
  });

  it('and nobody once it is removed, so that another one can prove it', async () => {
    await published(alfa);
    await check(alfa, alfa.token);
    expect((await add(beta)).body).toEqual({
      domain: [expect.stringContaining(`hoort al bij Organisatie ${alfa.slug}`)],
    });
    expect((await remove(alfa, staff)).status).toBe(204);
    expect((await history())[0]).toMatchObject({
      organization: alfa.slug,
      changes: { domain: { from: domain, to: null }, domainProven: { from: domain, to: null } },
    });
    await published(beta);
    expect((await check(beta, beta.token)).status).toBe(200);
  });
});
