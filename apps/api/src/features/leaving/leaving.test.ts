import type { Leaving, Overtaken, Project } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listRows } from '../../database/rows.ts';
import { sql } from '../../database/sql.ts';
import {
  addLeavingWorld,
  type LeavingWorld,
  type Person,
  shownOf,
  whatWorks,
} from '../../testing/leaving-world.ts';
import { startWebhookReceiver } from '../../testing/outside/webhook-receiver.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { untilSomebodyWaits } from '../../testing/until-somebody-waits.ts';
import { addApiKey, addOrganisation, addUser } from '../../testing/world.ts';
import { createWebhookSender } from '../webhooks/sending/webhook-sender.ts';

let test: TestApp;
let staff: Person;
let world: LeavingWorld;
let mailsBefore = 0;

beforeAll(async () => {
  test = await startTestApp();
  staff = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
  await addUser(test, { username: 'tweede-staf', organisationIds: [], isStaff: true });
});
beforeEach(async () => {
  world = await addLeavingWorld(test, staff);
  mailsBefore = test.mails.length;
});
afterAll(() => test.close());

const ALL_WORKS = () => ({
  ...{ key: 200, webhooks: [world.held.webhook], chart: 200, projectChart: 200 },
  ...{ invited: true, request: true, feed: 200 },
});
const ALL_ENDED = {
  ...{ key: 401, webhooks: [], chart: 404, projectChart: 404 },
  ...{ invited: false, request: false, feed: 404 },
};
const KINDS = ['api-key', 'bid', 'invitation', 'shared-chart', 'shared-chart', 'unlock-request', 'webhook'];

const member = () => `/api/v1/organization/${world.slug}/members/${world.membership}/`;
const membership = () => `/api/v1/admin/memberships/${world.membership}/`;
const account = (id = world.leaver.accountId) => `/api/v1/admin/users/${id}/`;
const change = (body: object, as = world.chief, path = member()) =>
  test.send('PATCH', path, { token: as.token, body });

async function held(path = `${member()}holdings/`, as: Person = world.chief): Promise<Leaving> {
  const answer = await test.send('GET', path, { token: as.token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as Leaving;
}
const kindsOf = ({ holdings }: Leaving) => holdings.map(({ kind }) => kind).toSorted();
const uuidOf = ({ holdings }: Leaving, kind: string) =>
  holdings.find((each) => each.kind === kind)?.uuid ?? '';

async function history(subject: string): Promise<{ action: string; name: string; changes: object }[]> {
  return listRows(
    test.dependencies.database.queries,
    sql`
      SELECT action, subject_name AS name, changes FROM history_entry
      WHERE subject_type = ${subject} AND organisation_id = ${world.organisation} ORDER BY id DESC`,
  );
}
const newMails = () => test.mails.slice(mailsBefore);

describe('the holdings of a member', () => {
  it('are shown before the member is suspended, each with its consequence and who may take it over', async () => {
    const leaving = await held();
    expect(kindsOf(leaving)).toEqual([...KINDS, 'calendar-feed'].toSorted());
    const names = Object.fromEntries(
      leaving.holdings.map(({ kind, project, name }) => [`${kind} ${project?.name ?? ''}`, name]),
    );
    expect(names).toEqual({
      'api-key ': 'GIS',
      // The path of a webhook may be a secret.
      'webhook ': 'https://ontvanger.example.com/…',
      'invitation ': 'Nora',
      'shared-chart ': 'MKI per jaar',
      'shared-chart Brug': 'MKI van de brug',
      'unlock-request Brug': 'Brug',
      'bid Aanbesteding': 'Bouw bv 0',
      'calendar-feed ': '',
    });
    expect(leaving.holdings.filter(({ ends }) => !ends).map(({ kind }) => kind)).toEqual(['bid']);
    expect(
      leaving.holdings
        .filter(({ handed_on }) => !handed_on)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['bid', 'calendar-feed']);
    expect(leaving.holders.map(({ name, standing }) => [name, standing])).toEqual([
      ['Chef Bos', 'administrator'],
      ['Kijker Bos', 'viewer'],
      ['Lid Bos', 'member'],
    ]);
  });

  it('are fewer when a member only gives up the administrator role: the rest stays', async () => {
    expect(kindsOf(await held(`${member()}holdings/?act=dismiss`))).toEqual([
      'api-key',
      'invitation',
      'webhook',
    ]);
  });

  it('are shown to staff in the same way, and to nobody else', async () => {
    const own = await held();
    expect(await held(`${membership()}holdings/`, staff)).toEqual(own);
    expect(kindsOf(await held(`${account()}holdings/?active=false`, staff))).toEqual(kindsOf(own));
    for (const { token } of [world.member, world.viewer])
      expect((await test.send('GET', `${member()}holdings/`, { token })).status).toBe(403);
    const other = await addUser(test, {
      username: `chef-elders-${world.slug}`,
      organisationIds: [await addOrganisation(test, `elders-${world.slug}`)],
      administers: true,
    });
    expect((await test.send('GET', `${member()}holdings/`, { token: other.token })).status).toBe(404);
    expect((await test.send('GET', `${membership()}holdings/`, { token: other.token })).status).toBe(403);
    expect((await test.send('GET', `${account()}holdings/`, { token: other.token })).status).toBe(403);
  });

  it('do not include bids that are not sealed, because every member sees them', async () => {
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE project SET seals_bids = false WHERE id = ${world.tender}`);
    expect(kindsOf(await held())).not.toContain('bid');
  });

  it('do not include what has ended: revoked or expired keys, and expired pictures', async () => {
    const { queries } = test.dependencies.database;
    await queries.execute(
      sql`UPDATE api_key SET revoked_at = now(), revoked_by = ${staff.accountId} WHERE id = ${world.held.keyId}`,
    );
    await queries.execute(
      sql`UPDATE saved_chart SET expires_at = created_at + interval '1 second' WHERE account_id = ${world.leaver.accountId}`,
    );
    test.clock.moment = new Date(test.clock.moment.getTime() + 2000);
    await queries.execute(sql`UPDATE project SET bids_opened_at = now() WHERE id = ${world.tender}`);
    expect(kindsOf(await held())).toEqual(['calendar-feed', 'invitation', 'unlock-request', 'webhook']);
  });

  it('do not include those in another organisation, and nobody there can take over', async () => {
    const elsewhere = await addLeavingWorld(test, staff);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`
      INSERT INTO membership (organisation_id, account_id, active, administrator)
      VALUES (${elsewhere.organisation}, ${world.leaver.accountId}, false, false)`);
    await queries.execute(
      sql`UPDATE applicant SET entered_by = ${world.leaver.accountId} WHERE id = ${elsewhere.held.bid}`,
    );
    const leaving = await held();
    expect(leaving.holdings.map(({ organization }) => organization?.slug ?? null)).toEqual([
      ...KINDS.map(() => world.slug),
      null,
    ]);
    expect(leaving.holders).toHaveLength(3);
    expect((await change({ active: false, shown: shownOf(leaving) })).status).toBe(200);
    const [record] = await listRows<{ count: number }>(
      queries,
      sql`SELECT count(*)::int AS count FROM history_entry WHERE subject_id = ${elsewhere.held.bid} AND changes ? 'bidHeldBy'`,
    );
    expect(record?.count).toBe(0);
  });
});

describe('suspending a member', () => {
  it('ends all holdings in the same step, unless somebody takes them over', async () => {
    expect(await whatWorks(test, world)).toEqual(ALL_WORKS());
    const leaving = await held();
    expect((await change({ active: false, shown: shownOf(leaving) })).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual(ALL_ENDED);
    const [entry] = await history('membership');
    expect(entry?.name).toBe('Vera Bos');
    expect(entry?.changes).toMatchObject({
      active: { from: true, to: false },
      holdingsEnded: { from: null, to: expect.stringContaining('GIS') },
      calendarFeed: { from: null, to: false },
    });
    expect((await history('api-key'))[0]).toMatchObject({ action: 'deleted', name: 'GIS' });
    expect((await history('webhook'))[0]).toMatchObject({
      action: 'deleted',
      name: 'https://ontvanger.example.com/…',
    });
    expect((await history('project'))[0]?.changes).toEqual({ unlockingWithdrawn: { from: null, to: true } });
  });

  it('ends them for a program too, which shows nothing', async () => {
    expect((await change({ active: false })).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual(ALL_ENDED);
  });

  it('cannot be undone: restoring the member restores no holding', async () => {
    await change({ active: false });
    expect((await change({ active: true, administrator: true })).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual(ALL_ENDED);
    expect(kindsOf(await held())).toEqual(['bid']);
  });

  it('leaves a bid sealed and stored, and the history of the tender records it', async () => {
    await change({ active: false });
    const [bid] = await listRows<{ enteredBy: string; deleted: boolean }>(
      test.dependencies.database.queries,
      sql`SELECT entered_by AS "enteredBy", deleted_at IS NOT NULL AS deleted FROM applicant WHERE id = ${world.held.bid}`,
    );
    expect(bid).toEqual({ enteredBy: world.leaver.accountId, deleted: false });
    expect((await history('applicant'))[0]?.changes).toEqual({
      bidHeldBy: { from: null, to: `Organisatie ${world.slug}` },
    });
    for (const { token } of [world.chief, world.member]) {
      const { body } = await test.send('GET', `/api/v1/applicant/?project__uuid=${world.tender}`, { token });
      expect((body as { results: object[] }).results).toEqual([
        expect.objectContaining({ name: 'Bouw bv 0', sealed: true, quote_price: null }),
      ]);
    }
  });

  it('lets others take over the holdings that they may have', async () => {
    const leaving = await held();
    const keep = [
      { uuid: uuidOf(leaving, 'api-key'), holder: world.chief.accountId },
      { uuid: uuidOf(leaving, 'webhook'), holder: world.chief.accountId },
      { uuid: uuidOf(leaving, 'invitation'), holder: world.chief.accountId },
      { uuid: uuidOf(leaving, 'unlock-request'), holder: world.member.accountId },
      { uuid: world.held.chart.uuid, holder: world.viewer.accountId },
      { uuid: world.held.projectChart.uuid, holder: world.member.accountId },
    ];
    expect((await change({ active: false, shown: shownOf(leaving), keep })).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual({ ...ALL_WORKS(), feed: 404 });
    const { body } = await test.send('GET', `/api/v1/organization/${world.slug}/api-keys/`, {
      token: world.chief.token,
    });
    expect((body as { results: object[] }).results[0]).toMatchObject({
      created_by: 'Vera Bos',
      held_by: 'Chef Bos',
    });
    const own = await test.send('GET', '/api/v1/shared-charts/', { token: world.member.token });
    expect((own.body as { results: { uuid: string }[] }).results.map(({ uuid }) => uuid)).toEqual([
      world.held.projectChart.uuid,
    ]);
    // The entry names the successor, so that no entry has two names.
    const taken = (await history('membership')).filter(({ changes }) => 'holdingTakenOver' in changes);
    expect(taken.map(({ name }) => name).toSorted()).toEqual([
      ...Array(3).fill('Chef Bos'),
      'Kijker Bos',
      'Lid Bos',
      'Lid Bos',
    ]);
    // Now they hold it, and it ends when they leave.
    await change({ active: true, administrator: true });
    const chief = await listRows<{ id: string }>(
      test.dependencies.database.queries,
      sql`SELECT id FROM membership WHERE account_id = ${world.chief.accountId}`,
    );
    const path = `/api/v1/organization/${world.slug}/members/${chief[0]?.id}/`;
    expect(kindsOf(await held(`${path}holdings/`))).toEqual(['api-key', 'invitation', 'webhook']);
  });

  it.each([
    ['a member with a key', 'api-key', () => world.member.accountId, 'rol'],
    ['a viewer with a picture of a project', 'unlock-request', () => world.viewer.accountId, 'rol'],
    ['who leaves', 'api-key', () => world.leaver.accountId, 'rol'],
    ['somebody of the provider', 'api-key', () => staff.accountId, 'rol'],
    ['anybody with a bid', 'bid', () => world.chief.accountId, 'verzegeld'],
    ['anybody with a calendar', 'calendar-feed', () => world.chief.accountId, 'agenda'],
    ['anybody with what is not held', '', () => world.chief.accountId, 'op naam van'],
  ])('is refused when %s should take over, and then changes nothing', async (_who, kind, holder, said) => {
    const uuid = kind ? uuidOf(await held(), kind) : '00000000-0000-4000-8000-000000000001';
    const answer = await change({ active: false, keep: [{ uuid, holder: holder() }] });
    expect(answer.status).toBe(400);
    expect((answer.body as { keep: string[] }).keep.join()).toContain(said);
    expect(await whatWorks(test, world)).toEqual(ALL_WORKS());
    expect((await held()).holdings).toHaveLength(8);
  });

  it('is refused when two should take over the same holding, and then changes nothing', async () => {
    const uuid = world.held.chart.uuid;
    const keep = [world.member, world.viewer].map(({ accountId }) => ({ uuid, holder: accountId }));
    const answer = await change({ active: false, keep });
    expect(answer.status).toBe(400);
    expect((answer.body as { keep: string[] }).keep.join()).toContain('op naam van');
    expect(await whatWorks(test, world)).toEqual(ALL_WORKS());
  });

  it('hands nothing to a member of another organisation, or to a suspended one', async () => {
    const other = await addLeavingWorld(test, staff);
    const uuid = world.held.keyId;
    const keep = [{ uuid, holder: other.chief.accountId }];
    expect((await change({ active: false, keep })).status).toBe(400);
    await test.dependencies.database.queries.execute(
      sql`UPDATE membership SET active = false WHERE account_id = ${world.member.accountId}`,
    );
    const chart = [{ uuid: world.held.chart.uuid, holder: world.member.accountId }];
    expect((await change({ active: false, keep: chart })).status).toBe(400);
    expect(await whatWorks(test, world)).toEqual(ALL_WORKS());
  });

  it('is refused with old and new when somebody made a key meanwhile, and then changes nothing', async () => {
    const leaving = await held();
    await addApiKey(test, { slug: world.slug, token: world.leaver.token, name: 'Later' });
    const answer = await change({ active: false, shown: shownOf(leaving) });
    expect(answer.status).toBe(409);
    const { shown, current } = answer.body as Overtaken;
    expect(shown.holdings?.map(({ name }) => name)).not.toContain('Later');
    expect(current.holdings?.map(({ name }) => name)).toContain('Later');
    expect(await whatWorks(test, world)).toEqual(ALL_WORKS());
    expect((await change({ active: false, shown: shownOf(await held()) })).status).toBe(200);
  });

  it('is refused as well when a holding ended meanwhile', async () => {
    const leaving = await held();
    await test.send('DELETE', `/api/v1/organization/${world.slug}/api-keys/${world.held.keyId}/`, {
      token: world.chief.token,
    });
    expect((await change({ active: false, shown: shownOf(leaving) })).status).toBe(409);
  });

  it('does not change holdings in another organisation, or its calendar', async () => {
    const elsewhere = await addLeavingWorld(test, staff);
    const { queries } = test.dependencies.database;
    await queries.execute(sql`
      INSERT INTO membership (organisation_id, account_id, administrator) VALUES (${elsewhere.organisation}, ${world.leaver.accountId}, true)`);
    const key = await addApiKey(test, { slug: elsewhere.slug, token: world.leaver.token, name: 'Elders' });
    expect(kindsOf(await held())).toEqual(KINDS);
    expect((await change({ active: false })).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual({ ...ALL_ENDED, feed: 200 });
    expect((await test.send('GET', '/api/v1/project/', { apiKey: key.key })).status).toBe(200);
    expect(await whatWorks(test, elsewhere)).toMatchObject({ key: 200, feed: 200 });
  });

  it('does not change the holdings of a colleague', async () => {
    const { key } = await addApiKey(test, {
      slug: world.slug,
      token: world.chief.token,
      name: 'Van de chef',
    });
    await change({ active: false });
    expect((await test.send('GET', '/api/v1/project/', { apiKey: key })).status).toBe(200);
  });
});

describe('a webhook that ended', () => {
  it('gets no more messages, not even those that waited to be sent', async () => {
    const receiver = await startWebhookReceiver();
    const open = await startTestApp({ WEBHOOKS_TO_PRIVATE: 'allowed' });
    const chiefStaff = await addUser(open, { username: 'staf', organisationIds: [], isStaff: true });
    const kept = await addLeavingWorld(open, chiefStaff, receiver.url);
    const ended = await addLeavingWorld(open, chiefStaff, receiver.url);
    const hook = (each: LeavingWorld) => `/api/v1/organization/${each.slug}/webhooks/${each.held.webhook}/`;
    for (const each of [kept, ended])
      expect((await open.send('POST', `${hook(each)}test/`, { token: each.leaver.token })).status).toBe(201);
    for (const [each, keep] of [
      [kept, [{ uuid: kept.held.webhook, holder: kept.chief.accountId }]],
      [ended, []],
    ] as const) {
      const path = `/api/v1/organization/${each.slug}/members/${each.membership}/`;
      const answer = await open.send('PATCH', path, {
        token: each.chief.token,
        body: { active: false, keep },
      });
      expect(answer.status).toBe(200);
    }
    const sender = createWebhookSender({
      ...open.dependencies,
      report: (cause) => {
        throw cause;
      },
    });
    await sender.sendDue();
    await sender.stop();
    expect(receiver.received.map(({ body }) => JSON.parse(body).data.organization.slug)).toEqual([kept.slug]);
    expect((await open.send('POST', `${hook(ended)}test/`, { token: ended.chief.token })).status).toBe(404);
    await open.close();
    await receiver.close();
  });
});

describe('the mail about it', () => {
  it('goes to the other administrators and to who takes something over, not to who did it or who left', async () => {
    const third = await addUser(test, {
      username: `derde-${world.slug}`,
      organisationIds: [world.organisation],
      administers: true,
    });
    await test.dependencies.database.queries.execute(
      sql`UPDATE account SET language = 'en' WHERE id = ${third.accountId}`,
    );
    const keep = [{ uuid: world.held.chart.uuid, holder: world.member.accountId }];
    await change({ active: false, keep });
    const number = world.slug.replace('vertrek-', '');
    expect(
      newMails()
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual([`Lid-${number}@voorbeeld.example`, `derde-${world.slug}@voorbeeld.example`]);
    const english = newMails().find(({ to }) => [to].flat().join().includes('derde'));
    expect(english?.text).toContain('Chef Bos suspended the membership of Vera Bos');
    expect(english?.text).toContain('API key GIS');
    expect(english?.text).toContain('shared chart MKI per jaar (in the name of Lid Bos)');
    expect(english?.text).toMatch(
      /sealed until the bids are opened[^.]*bid of Bouw bv 0 in project Aanbesteding/,
    );
    expect(english?.text).not.toContain('geheim-pad');
    const dutch = newMails().find(({ to }) => [to].flat().join().includes('Lid-'));
    expect(dutch?.text).toContain('Dit werkt niet meer: ');
    expect(dutch?.text).toContain(`/o/${world.slug}/instellingen?tab=koppelingen`);
  });

  it('is not sent when there were no holdings', async () => {
    const idle = await listRows<{ id: string }>(
      test.dependencies.database.queries,
      sql`SELECT id FROM membership WHERE account_id = ${world.member.accountId}`,
    );
    const path = `/api/v1/organization/${world.slug}/members/${idle[0]?.id}/`;
    expect((await change({ active: false }, world.chief, path)).status).toBe(200);
    expect(newMails()).toEqual([]);
  });
});

describe('other changes with the same consequences', () => {
  it('taking away the administrator role ends keys, webhooks and invitations only', async () => {
    expect((await change({ administrator: false })).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual({ ...ALL_WORKS(), key: 401, webhooks: [], invited: false });
  });

  it('giving the role, and restoring a member, ends nothing', async () => {
    await change({ administrator: false });
    const before = await whatWorks(test, world);
    expect((await change({ administrator: true })).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual(before);
  });

  it('staff who suspend, remove or close have the same effect', async () => {
    expect((await change({ active: false }, staff, membership())).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual(ALL_ENDED);

    world = await addLeavingWorld(test, staff);
    const leaving = await held(`${membership()}holdings/`, staff);
    const keep = [{ uuid: world.held.keyId, holder: world.chief.accountId }];
    const stale = { shown: { holdings: [] }, keep };
    expect((await test.send('DELETE', membership(), { token: staff.token, body: stale })).status).toBe(409);
    const seen = { shown: shownOf(leaving), keep };
    expect((await test.send('DELETE', membership(), { token: staff.token, body: seen })).status).toBe(204);
    expect(await whatWorks(test, world)).toEqual({ ...ALL_ENDED, key: 200 });

    world = await addLeavingWorld(test, staff);
    expect((await change({ active: false, shown: { holdings: [] } }, staff, account())).status).toBe(409);
    expect((await change({ active: false }, staff, account())).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual(ALL_ENDED);
    expect((await change({ active: true }, staff, account())).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual(ALL_ENDED);
  });

  it('removing without a body works as before, and ends all holdings', async () => {
    expect((await test.send('DELETE', membership(), { token: staff.token })).status).toBe(204);
    expect(await whatWorks(test, world)).toEqual(ALL_ENDED);
  });

  it('a member who becomes a viewer keeps the picture of the dashboard', async () => {
    await change({ administrator: false });
    const leaving = await held(`${account()}holdings/?dashboard_type=viewer`, staff);
    expect(kindsOf(leaving)).toEqual(['bid', 'calendar-feed', 'shared-chart', 'unlock-request']);
    const body = { dashboard_type: 'viewer', shown: shownOf(leaving) };
    expect((await change(body, staff, account())).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual({ ...ALL_ENDED, chart: 200 });
  });

  it('a changed name ends nothing', async () => {
    expect((await change({ first_name: 'Anders' }, staff, account())).status).toBe(200);
    expect(await whatWorks(test, world)).toEqual(ALL_WORKS());
  });

  it('erasing a person ends the holdings too, and its mail names nobody', async () => {
    const username = `Vera-${world.slug.replace('vertrek-', '')}`;
    const answer = await test.send('POST', `${account()}erasure/`, {
      token: staff.token,
      body: { username },
    });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await whatWorks(test, world)).toEqual(ALL_ENDED);
    const told = newMails().filter(({ to }) => [to].flat().join().includes('Chef'));
    expect(told).toHaveLength(1);
    expect(told[0]?.text).not.toContain('Vera');
    expect(JSON.stringify(told[0])).not.toContain('Vera');
    expect(told[0]?.subject).toBe(`Wat iemand bij Organisatie ${world.slug} had`);
  });
});

describe('staff who leave', () => {
  it.each([
    ['account is closed', { active: false }],
    ['staff right is taken away', { is_staff: false }],
    ['role becomes viewer', { dashboard_type: 'viewer' }],
  ])('whose %s end their holdings in every organisation', async (_how, changes) => {
    const other = await addLeavingWorld(test, staff);
    const going = await addUser(test, { username: `gaat-${other.slug}`, organisationIds: [], isStaff: true });
    const keys = [];
    for (const { slug } of [world, other])
      keys.push(await addApiKey(test, { slug, token: going.token, name: 'Van de medewerker' }));
    const invited = await test.send('POST', '/api/v1/admin/users/', {
      token: going.token,
      body: { email: `los-${other.slug}@voorbeeld.example` },
    });
    expect(invited.status).toBe(201);
    const query = new URLSearchParams(
      Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, `${value}`])),
    );
    const leaving = await held(`${account(going.accountId)}holdings/?${query}`, staff);
    expect(leaving.holdings.map(({ kind, organization }) => [kind, organization?.slug ?? null])).toEqual([
      ['api-key', world.slug],
      ['api-key', other.slug],
      ['invitation', null],
    ]);
    const [first, second] = keys;
    // An administrator of the one organisation takes over nothing of the other.
    const across = [{ uuid: first?.id ?? '', holder: other.chief.accountId }];
    const refused = await change({ ...changes, keep: across }, staff, account(going.accountId));
    expect(refused.status).toBe(400);
    const keep = [{ uuid: first?.id ?? '', holder: world.chief.accountId }];
    mailsBefore = test.mails.length;
    const body = { ...changes, shown: shownOf(leaving), keep };
    expect((await change(body, staff, account(going.accountId))).status).toBe(200);
    const use = async (key = '') => (await test.send('GET', '/api/v1/project/', { apiKey: key })).status;
    expect([await use(first?.key), await use(second?.key)]).toEqual([200, 401]);
    const id = (invited.body as { uuid: string }).uuid;
    expect((await test.send('GET', account(id), { token: staff.token })).status).toBe(404);
    expect(
      newMails()
        .map(({ to }) => [to].flat().join().split('-')[0])
        .toSorted(),
    ).toEqual(['Chef', 'Chef', 'Vera', 'Vera']);
  });

  it('who remain staff and leave an organisation keep the holdings there that staff may have', async () => {
    const both = await addUser(test, {
      username: `beide-${world.slug}`,
      organisationIds: [world.organisation],
      isStaff: true,
    });
    const { key } = await addApiKey(test, { slug: world.slug, token: both.token, name: 'Blijft' });
    const [own] = await listRows<{ id: string }>(
      test.dependencies.database.queries,
      sql`SELECT id FROM membership WHERE account_id = ${both.accountId}`,
    );
    const path = `/api/v1/admin/memberships/${own?.id}/`;
    expect((await held(`${path}holdings/`, staff)).holdings).toEqual([]);
    expect((await test.send('DELETE', path, { token: staff.token })).status).toBe(204);
    expect((await test.send('GET', '/api/v1/project/', { apiKey: key })).status).toBe(200);
  });
});

describe('a request to open bids that involves a leaver', () => {
  const opening = async () => {
    const { body } = await test.send('GET', `/api/v1/project/${world.tender}/`, { token: world.chief.token });
    return (body as Project).opening_request;
  };
  /** Asks for the opening once the model is complete; the names are those of the asker and of the witness. */
  const ask = async (asker: Person, witness: Person) => {
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE project SET emvi_status = 'Locked' WHERE id = ${world.tender}`);
    const { status, body } = await test.send('POST', `/api/v1/project/${world.tender}/ask_opening/`, {
      token: asker.token,
      body: { witness: witness.accountId },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    mailsBefore = test.mails.length;
  };

  it.each([
    ['asked for', (): [Person, Person] => [world.leaver, world.member]],
    ['asked of them as the witness', (): [Person, Person] => [world.member, world.leaver]],
  ] as const)('is listed and lapses when it was %s, and the other person gets a mail', async (_how, both) => {
    const [asker, witness] = both();
    await ask(asker, witness);
    const leaving = await held();
    expect(leaving.holdings.find(({ kind }) => kind === 'opening-request')).toMatchObject({
      ...{ name: 'Aanbesteding', ends: true, handed_on: false, needs: 'member' },
      project: { name: 'Aanbesteding' },
    });
    const keep = [{ uuid: world.tender, holder: world.member.accountId }];
    expect((await change({ active: false, keep })).body).toEqual({
      keep: [expect.stringContaining('twee mensen')],
    });
    expect(await opening()).not.toBeNull();

    const left = await change({ active: false, shown: shownOf(leaving) }, staff, membership());
    expect(left.status).toBe(200);
    expect(await opening()).toBeNull();
    const told = newMails().find(({ subject }) => subject.startsWith('Inschrijvingen'));
    expect(told?.text).toContain('is vervallen');
    expect(newMails().find(({ subject }) => subject.startsWith('Wat '))?.text).toContain(
      'verzoek om de inschrijvingen van project Aanbesteding te openen',
    );
    expect((await history('project')).find(({ name }) => name === 'Aanbesteding')).toEqual({
      ...{ action: 'changed', name: 'Aanbesteding', changes: { openingAsked: { from: true, to: null } } },
    });
    await ask(world.chief, world.member);
    expect((await opening())?.asked_by.uuid).toBe(world.chief.accountId);
  });

  it('does not lapse once the bids are open: suspending waits for an opening that is under way', async () => {
    await ask(world.leaver, world.member);
    let leaving: ReturnType<typeof change> | undefined;
    await test.dependencies.database.transaction(async (within) => {
      await within.execute(sql`
        UPDATE project SET bids_opened_at = now(), opening_asked_at = NULL, opening_asked_by = NULL,
          opening_witness = NULL, opening_asked_of = NULL WHERE id = ${world.tender}`);
      leaving = change({ active: false });
      await untilSomebodyWaits(test);
    });
    expect((await leaving)?.status).toBe(200);
    expect(newMails().find(({ subject }) => subject.startsWith('Inschrijvingen'))).toBeUndefined();
    expect((await history('project')).filter(({ changes }) => 'openingAsked' in changes)).toHaveLength(1);
  });

  it('stays where they only give up the administrator role, and where others made it', async () => {
    await ask(world.leaver, world.member);
    expect((await change({ administrator: false })).status).toBe(200);
    expect(await opening()).not.toBeNull();
    await test.send('POST', `/api/v1/project/${world.tender}/withdraw_opening/`, {
      token: world.leaver.token,
    });
    await ask(world.chief, world.member);
    expect(kindsOf(await held())).not.toContain('opening-request');
    expect((await change({ active: false })).status).toBe(200);
    expect((await opening())?.asked_by.uuid).toBe(world.chief.accountId);
  });
});
