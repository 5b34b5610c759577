import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { setUpSecondFactor } from '../../../testing/signing-in/authenticator-app.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

const DAY = '2026-12-01';
const BEFORE_MIDNIGHT = new Date('2026-11-30T22:59:59Z');
const MIDNIGHT = new Date('2026-11-30T23:00:00Z');
let test: TestApp;
let count = 0;
/** the number of mails before those of the current test */
let seen = 0;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(() => {
  test.clock.moment = new Date('2026-11-03T12:00:00Z');
  seen = test.mails.length;
});

/** Makes an organisation with an administrator and a member; the administrator can set its day. */
async function world() {
  count += 1;
  const slug = `dag-${count}`;
  const id = await addOrganisation(test, slug);
  const manager = await addUser(test, {
    username: `beheer-${count}`,
    organisationIds: [id],
    administers: true,
  });
  const member = await addUser(test, { username: `lid-${count}`, organisationIds: [id] });
  const ask = (second_factor_from: string | null, token = manager.token) =>
    test.send('PATCH', `/api/v1/organization/${slug}/`, { token, body: { second_factor_from } });
  const work = async (token: string) => (await test.send('GET', '/api/v1/project/', { token })).status;
  return { id, slug, manager, member, ask, work };
}

it('requires nothing on the day before, and everything from Dutch midnight on, also in a session that continues', async () => {
  const { member, ask, work } = await world();
  expect((await ask(DAY)).status).toBe(200);
  test.clock.moment = BEFORE_MIDNIGHT;
  expect(await work(member.token)).toBe(200);
  const self = () => test.send('GET', '/auth/user/', { token: member.token });
  expect((await self()).body).toMatchObject({ second_factor_required: false, second_factor_from: DAY });
  test.clock.moment = MIDNIGHT;
  expect(await work(member.token)).toBe(403);
  expect((await self()).body).toMatchObject({ second_factor_required: true, second_factor_from: DAY });
  await setUpSecondFactor(test, member.token);
  expect(await work(member.token)).toBe(200);
});

it('applies from the earliest day of several organisations', async () => {
  const one = await world();
  const other = await world();
  const both = await addUser(test, { username: `beide-${count}`, organisationIds: [one.id, other.id] });
  await one.ask('2027-01-01');
  await other.ask(DAY);
  test.clock.moment = MIDNIGHT;
  expect(await one.work(both.token)).toBe(403);
  expect(await one.work(one.member.token)).toBe(200);
});

it('must be today or later, whether administrators or staff set it', async () => {
  const { id, ask, slug } = await world();
  const refused = await ask('2026-11-02');
  expect([refused.status, refused.body]).toEqual([
    400,
    { second_factor_from: ['Kies vandaag of een latere dag'] },
  ]);
  const staff = await addUser(test, { username: `staf-${count}`, organisationIds: [], isStaff: true });
  const token = staff.token;
  const path = `/api/v1/admin/organizations/${id}/`;
  const body = { second_factor_from: '2026-11-02' };
  expect((await test.send('PATCH', path, { token, body })).status).toBe(400);
  const made = { name: `Nieuw ${slug}`, ...body };
  expect((await test.send('POST', '/api/v1/admin/organizations/', { token, body: made })).status).toBe(400);
  await test.sendMails();
  expect(test.mails.length).toBe(seen);
  expect((await ask('2026-11-03')).body).toMatchObject({ second_factor_from: '2026-11-03' });
});

it('stays when it is over and other data change, and can be removed', async () => {
  const { ask, slug, manager, work, member } = await world();
  await ask('2026-11-05');
  await setUpSecondFactor(test, manager.token);
  test.clock.moment = new Date('2026-11-08T12:00:00Z');
  const path = `/api/v1/organization/${slug}/`;
  const body = { contact: 'Iemand anders', second_factor_from: '2026-11-05' };
  expect((await test.send('PATCH', path, { token: manager.token, body })).body).toMatchObject(body);
  expect(await work(member.token)).toBe(403);
  expect((await ask(null)).status).toBe(200);
  expect(await work(member.token)).toBe(200);
});

it('is mailed to members without one, when it is set and when it becomes earlier', async () => {
  const { id, slug, ask, manager, member } = await world();
  await setUpSecondFactor(test, manager.token);
  const told = async () => {
    await test.sendMails();
    const mails = test.mails.slice(seen).filter(({ subject }) => subject.includes('vraagt'));
    seen = test.mails.length;
    return mails.map(({ to, subject }) => [to, subject]);
  };
  await told();
  await ask(DAY);
  const to = `lid-${count}@voorbeeld.example`;
  expect(await told()).toEqual([[to, `Vanaf 01-12-2026 vraagt Organisatie ${slug} een tweede factor`]]);
  await ask('2026-12-24');
  expect(await told()).toEqual([]);
  const staff = await addUser(test, { username: `staf-${count}`, organisationIds: [], isStaff: true });
  await test.send('PATCH', `/api/v1/admin/organizations/${id}/`, {
    token: staff.token,
    body: { second_factor_from: DAY },
  });
  expect((await told()).length).toBe(1);
  await setUpSecondFactor(test, member.token);
  await ask('2026-11-20');
  expect(await told()).toEqual([]);
});

it('cannot be set by a member, or by an administrator of another organisation', async () => {
  const { ask, member } = await world();
  const other = await world();
  expect((await ask(DAY, member.token)).status).toBe(403);
  expect((await ask(DAY, other.manager.token)).status).toBe(404);
});
