import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let staff: string;
let count = 0;

beforeAll(async () => {
  test = await startTestApp();
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

interface Somebody {
  readonly accountId: string;
  readonly token: string;
  readonly membership: string;
}

/** Makes a new organisation with this many administrators, and a member. */
async function makeOrganisation(administrators: number) {
  const slug = `organisatie-${++count}`;
  const id = await addOrganisation(test, slug);
  const add = async (name: string, administers: boolean): Promise<Somebody> => {
    const user = await addUser(test, { username: `${name}-${slug}`, organisationIds: [id], administers });
    return { ...user, membership: (await membershipsOf(user.accountId))[0]?.uuid ?? '' };
  };
  const chiefs: Somebody[] = [];
  for (let index = 0; index < administrators; index++) chiefs.push(await add(`chef-${index}`, true));
  const [first, second] = chiefs;
  if (!first) throw new Error('An organisation of this test has an administrator');
  return { id, slug, first, second: second ?? first, member: await add('lid', false) };
}

async function membershipsOf(accountId: string) {
  const { body } = await test.send('GET', `/api/v1/admin/users/${accountId}/`, { token: staff });
  return (body as { memberships: { uuid: string; active: boolean; administrator: boolean }[] }).memberships;
}

const change = (membership: string, body: object) =>
  test.send('PATCH', `/api/v1/admin/memberships/${membership}/`, { token: staff, body });
const remove = (membership: string) =>
  test.send('DELETE', `/api/v1/admin/memberships/${membership}/`, { token: staff });
const changeUser = (accountId: string, body: object) =>
  test.send('PATCH', `/api/v1/admin/users/${accountId}/`, { token: staff, body });
const user = async (token: string) =>
  (await test.send('GET', '/auth/user/', { token })).body as { administers: string[] };

const lastOf = (slug: string) => ({
  detail: `Dit is de laatste organisatiebeheerder van Organisatie ${slug}. Maak eerst iemand anders organisatiebeheerder.`,
});

it('staff give the role and take it away, and its holder reads that in their own account', async () => {
  const { slug, first, member } = await makeOrganisation(1);
  expect((await user(member.token)).administers).toEqual([]);
  expect((await change(member.membership, { administrator: true })).status).toBe(200);
  expect((await user(member.token)).administers).toEqual([slug]);
  expect((await change(first.membership, { administrator: false })).status).toBe(200);
  expect((await user(first.token)).administers).toEqual([]);
  const { body } = await test.send('GET', '/api/v1/admin/history/?', { token: staff });
  expect((body as { results: object[] }).results[0]).toMatchObject({
    changes: { administrator: { from: true, to: false } },
  });
});

it.each([
  ['suspended', (last: Somebody) => change(last.membership, { active: false })],
  ['taken the role', (last: Somebody) => change(last.membership, { administrator: false })],
  ['taken out of the organisation', (last: Somebody) => remove(last.membership)],
  ['closed', (last: Somebody) => changeUser(last.accountId, { active: false })],
])('the last administrator of an organisation is not %s', async (_what, act) => {
  const { slug, first } = await makeOrganisation(1);
  const answer = await act(first);
  expect(answer.status).toBe(409);
  expect(answer.body).toEqual(lastOf(slug));
  expect((await user(first.token)).administers).toEqual([slug]);
});

it('of two who are suspended at once, one stays', async () => {
  const { first, second } = await makeOrganisation(2);
  const answers = await Promise.all([
    change(first.membership, { active: false }),
    changeUser(second.accountId, { active: false }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

it('an administrator of another organisation does not count as another one, and neither does an invited one', async () => {
  await makeOrganisation(1);
  const { id, first } = await makeOrganisation(1);
  const invited = await test.send('POST', '/api/v1/admin/users/', {
    token: staff,
    body: { email: 'genodigd@voorbeeld.example', organizations: [id], administrator: true },
  });
  expect(invited.body).toMatchObject({ memberships: [{ administrator: true }] });
  expect((await change(first.membership, { active: false })).status).toBe(409);
});

it('a suspended member loses the role, and does not get it back with the membership', async () => {
  const { second } = await makeOrganisation(2);
  await change(second.membership, { active: false });
  expect((await change(second.membership, { administrator: true })).status).toBe(409);
  await change(second.membership, { active: true });
  expect(await membershipsOf(second.accountId)).toMatchObject([{ active: true, administrator: false }]);
});

it('a suspension ends the sessions of members without another organisation, and of nobody else', async () => {
  const { id, member } = await makeOrganisation(1);
  const other = await makeOrganisation(1);
  const both = await addUser(test, { username: 'van-beide', organisationIds: [id, other.id] });
  const [membership] = await membershipsOf(both.accountId);
  await change(member.membership, { active: false });
  await change(membership?.uuid ?? '', { active: false });
  expect((await test.send('GET', '/auth/user/', { token: member.token })).status).toBe(401);
  const { body } = await test.send('GET', '/api/v1/organization/', { token: both.token });
  expect(body).toMatchObject({ count: 1 });
});

it('a viewer cannot be an administrator, and an administrator cannot become a viewer', async () => {
  const { id, second } = await makeOrganisation(2);
  const viewer = await addUser(test, {
    username: 'kijkt-toe',
    organisationIds: [id],
    dashboardType: 'viewer',
  });
  const [membership] = await membershipsOf(viewer.accountId);
  expect((await change(membership?.uuid ?? '', { administrator: true })).status).toBe(409);
  expect((await changeUser(second.accountId, { dashboard_type: 'viewer' })).status).toBe(409);
  const invitation = { email: 'kijkt@voorbeeld.example', organizations: [id], dashboard_type: 'viewer' };
  const invited = await test.send('POST', '/api/v1/admin/users/', {
    token: staff,
    body: { ...invitation, administrator: true },
  });
  expect(invited.body).toEqual({ administrator: [expect.stringContaining('kijker')] });
});

it('an administrator changes the contact data of their own organisation, and of no other one that they may see', async () => {
  const own = await makeOrganisation(1);
  const other = await makeOrganisation(1);
  await test.send('POST', `/api/v1/admin/users/${own.first.accountId}/memberships/`, {
    token: staff,
    body: { organization: other.id },
  });
  const edit = (slug: string, token: string) =>
    test.send('PATCH', `/api/v1/organization/${slug}/`, { token, body: { contact: 'Balie' } });
  expect((await edit(own.slug, own.first.token)).body).toMatchObject({ contact: 'Balie' });
  expect((await edit(other.slug, own.first.token)).status).toBe(404);
  expect((await edit(own.slug, own.member.token)).status).toBe(403);
});
