import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

const SECRET = 'vier losse woorden samen';
const DAY_MS = 24 * 60 * 60 * 1000;
let test: TestApp;
let staff: string;
let count = 0;
let alfa: string;
let slug: string;
let domain: string;
let email: string;
let chief: string;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  count++;
  // This is a separate day, so that no throttle of another test applies; sessions are of that day too.
  test.clock.moment = new Date(test.clock.moment.getTime() + DAY_MS);
  ({ token: staff } = await addUser(test, { username: `staf-${count}`, organisationIds: [], isStaff: true }));
  slug = `alfa-${count}`;
  alfa = await addOrganisation(test, slug);
  domain = `nummer-${count}.example`;
  email = `ina@${domain}`;
  ({ token: chief } = await addUser(test, {
    username: `chef-${count}`,
    ...{ organisationIds: [alfa], administers: true },
  }));
});

const path = () => `/api/v1/organization/${slug}/domains/`;
const admits = (on: boolean, token = chief) =>
  test.send('PATCH', `${path()}${domain}/`, { token, body: { admits_colleagues: on } });

async function prove(): Promise<void> {
  await test.send('POST', path(), { token: chief, body: { domain } });
  const { status } = await test.send('POST', `${path()}${domain}/confirmation/`, { token: staff });
  expect(status).toBe(200);
}

/** Registers, and confirms the address by the mail; returns what the screen gets. */
async function register(address = email) {
  const registered = await test.send('POST', '/registration/', {
    body: {
      ...{ email: address, password1: SECRET, password2: SECRET },
      ...{ first_name: 'Ina', last_name: 'Bos', organization: 'Ergens' },
    },
  });
  expect(registered.status).toBe(201);
  await test.sendMails();
  const key = /#\/registeren\/([\w-]+)/.exec(test.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const { status, body } = await test.send('POST', '/registration/verify-email/', {
    body: { key, password: SECRET },
  });
  expect(status).toBe(200);
  await test.sendMails();
  return body as { detail: string; admitted_to: string | null };
}

async function rowsAt(address: string, token: string | null): Promise<Record<string, unknown>[]> {
  const { body } = await test.send('GET', address, { token });
  return (body as { results: Record<string, unknown>[] }).results;
}
const mailsTo = (to: string) => test.mails.filter((mail) => mail.to === to).map(({ subject }) => subject);
const memberOf = async (address = email) =>
  (await rowsAt(`/api/v1/organization/${slug}/members/`, chief)).find(
    ({ user }) => (user as { email: string }).email === address,
  );
const waiting = async () =>
  (await rowsAt('/api/v1/admin/registrations/', staff)).map((row) => row.email as string);

describe('a person who registers with an address in a proven domain of an organisation that admits colleagues', () => {
  it('is a viewer of it once the address is confirmed; its administrators get a mail, and the history records it', async () => {
    await prove();
    expect(await admits(true)).toMatchObject({ status: 200, body: { admits_colleagues: true } });
    expect(await register()).toEqual({
      detail: `Uw e-mailadres is bevestigd, en u bent toegelaten tot Organisatie ${slug}.`,
      admitted_to: `Organisatie ${slug}`,
    });
    expect(await memberOf()).toMatchObject({
      ...{ state: 'active', dashboard_type: 'viewer', administrator: false },
    });
    expect(await waiting()).not.toContain(email);
    expect(mailsTo(`chef-${count}@voorbeeld.example`)).toEqual([
      `Ina Bos doet mee bij Organisatie ${slug} in Milieuspoor`,
    ]);
    expect(mailsTo(email)).toContain(`U bent toegelaten tot Organisatie ${slug} in Milieuspoor`);
    const told = test.mails.find(({ to }) => to === `chef-${count}@voorbeeld.example`);
    expect(told?.text).toContain(`Ina Bos (${email})`);
    expect(told?.text).toContain(`/#/o/${slug}/instellingen?tab=organisatieleden`);
    const entries = await rowsAt('/api/v1/admin/history/', staff);
    expect(entries[0]).toMatchObject({
      ...{ organization: slug, subject_type: 'membership', action: 'created', user_name: 'Ina Bos' },
      changes: {
        organisation: { from: null, to: `Organisatie ${slug}` },
        admittedByDomain: { from: null, to: domain },
      },
    });
    expect(entries[1]).toMatchObject({
      subject_type: 'account',
      changes: { registered: { from: true, to: false }, dashboardType: { from: 'member', to: 'viewer' } },
    });
    const { body } = await test.send('POST', '/dj-rest-auth/login/', {
      body: { username: email, password: SECRET },
    });
    const { key } = body as { key: string };
    expect(await rowsAt('/api/v1/organization/', key)).toMatchObject([{ slug }]);
    expect(
      (await test.send('GET', `/api/v1/project/?organization__slug=${slug}`, { token: key })).status,
    ).toBe(403);
  });

  it('is no viewer before the address is confirmed', async () => {
    await prove();
    await admits(true);
    await test.send('POST', '/registration/', {
      body: {
        ...{ email, password1: SECRET, password2: SECRET },
        ...{ first_name: 'Ina', last_name: 'Bos', organization: '' },
      },
    });
    expect(await memberOf()).toBeUndefined();
    expect(await waiting()).toContain(email);
  });

  it('waits for staff with an address in a subdomain, or in another domain', async () => {
    await prove();
    await admits(true);
    for (const address of [`ina@post.${domain}`, `ina@niet-${domain}`]) {
      expect(await register(address)).toEqual({
        ...{ detail: 'Uw e-mailadres is bevestigd.', admitted_to: null },
      });
      expect(await memberOf(address)).toBeUndefined();
      expect(await waiting()).toContain(address);
    }
  });
});

describe('a person who registers waits for staff', () => {
  it('as long as the organisation did not choose otherwise, and after it changed back', async () => {
    await prove();
    expect(await rowsAt(path(), chief)).toMatchObject([{ admits_colleagues: false }]);
    expect(await register()).toMatchObject({ admitted_to: null });
    await admits(true);
    await admits(false);
    const second = `tweede@${domain}`;
    expect(await register(second)).toMatchObject({ admitted_to: null });
    expect(await waiting()).toEqual(expect.arrayContaining([email, second]));
    expect(mailsTo(`chef-${count}@voorbeeld.example`)).toEqual([]);
  });

  it('once the domain was removed, also when it is proven again', async () => {
    await prove();
    await admits(true);
    await test.send('DELETE', `${path()}${domain}/`, { token: chief });
    expect((await rowsAt('/api/v1/admin/history/', staff))[0]).toMatchObject({
      changes: { domainAdmits: { from: domain, to: null } },
    });
    await prove();
    expect(await register()).toMatchObject({ admitted_to: null });
  });

  it('while single sign-on with the domain is on, because the provider then decides who is new', async () => {
    await prove();
    await admits(true);
    const signOn = (enabled: boolean) =>
      test.send('PATCH', `/api/v1/admin/organizations/${alfa}/sign_on/`, {
        token: staff,
        body: {
          ...{ enabled, issuer: 'https://aanbieder.example', client_id: 'milieuspoor' },
          ...{ client_secret: 'een geheim', domains: [domain] },
        },
      });
    expect((await signOn(true)).status).toBe(200);
    expect(await register()).toMatchObject({ admitted_to: null });
    expect((await signOn(false)).status).toBe(200);
    expect(await register(`tweede@${domain}`)).toMatchObject({ admitted_to: `Organisatie ${slug}` });
  });
});

describe('admitting colleagues', () => {
  it('can be chosen for a proven domain only, by an administrator of the organisation, and is in the history', async () => {
    await test.send('POST', path(), { token: chief, body: { domain } });
    expect(await admits(true)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining(`Bewijs eerst dat ${domain}`) },
    });
    await prove();
    const beta = await addOrganisation(test, `beta-${count}`);
    const elsewhere = await addUser(test, {
      username: `beta-${count}`,
      ...{ organisationIds: [beta], administers: true },
    });
    const member = await addUser(test, { username: `lid-${count}`, organisationIds: [alfa] });
    expect((await admits(true, elsewhere.token)).status).toBe(404);
    expect((await admits(true, member.token)).status).toBe(403);
    expect(await rowsAt(path(), chief)).toMatchObject([{ admits_colleagues: false }]);
    await admits(true);
    expect((await rowsAt('/api/v1/admin/history/', staff))[0]).toMatchObject({
      organization: slug,
      changes: { domainAdmits: { from: null, to: domain } },
    });
  });

  it('is refused by the database for a domain that is not proven', async () => {
    await test.send('POST', path(), { token: chief, body: { domain } });
    await expect(
      test.dependencies.database.queries.execute(
        sql`UPDATE organisation_domain SET admits_colleagues = true WHERE domain = ${domain}`,
      ),
    ).rejects.toThrow();
  });
});
