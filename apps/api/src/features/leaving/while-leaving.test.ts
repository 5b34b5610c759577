import { API_KEY_SCOPES } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TIME_BOUNDS } from '../../database/away/time-bounds.ts';
import { listRows } from '../../database/rows.ts';
import { type SQL, sql } from '../../database/sql.ts';
import { type AppOnCluster, startAppOnCluster } from '../../testing/faults/app-on-cluster.ts';
import type { Answer } from '../../testing/test-app.ts';
import { addOrganisation, addUser, PASSWORD } from '../../testing/world.ts';

// This needs a server of its own: the embedded database runs one transaction after the other anyway.
let on: AppOnCluster;
let staff: { accountId: string; token: string };
let worlds = 0;

beforeAll(async () => {
  on = await startAppOnCluster(TIME_BOUNDS);
  staff = await addUser(on.test, { username: 'staf', organisationIds: [], isStaff: true });
  await addUser(on.test, { username: 'staf-twee', organisationIds: [], isStaff: true });
});
afterAll(() => on.close());

/** Returns how many of the things that somebody made at the moment that they left still work. */
async function left(accountId: string): Promise<number> {
  const [row] = await listRows<{ count: number }>(
    on.test.dependencies.database.queries,
    sql`
      SELECT ((SELECT count(*) FROM api_key WHERE held_by = ${accountId} AND revoked_at IS NULL)
        + (SELECT count(*) FROM webhook WHERE held_by = ${accountId})
        + (SELECT count(*) FROM account_token JOIN account ON account.id = account_token.account_id
          WHERE account_token.sent_by = ${accountId} AND account_token.used_at IS NULL
            AND account.invited_at IS NOT NULL AND account.active))::int AS count`,
  );
  return row?.count ?? -1;
}

const made = (slug: string, round: string) =>
  [
    [`/api/v1/organization/${slug}/api-keys/`, { name: `GIS ${round}`, scopes: API_KEY_SCOPES }],
    [
      `/api/v1/organization/${slug}/webhooks/`,
      { url: 'https://ontvanger.example.com/', events: ['project.awarded'] },
    ],
    [`/api/v1/organization/${slug}/members/`, { email: `nieuw-${round}@voorbeeld.example` }],
  ] as const;

it('a member who is suspended while making a key, a webhook or an invitation leaves none that works', async () => {
  for (let round = 0; round < 6; round++) {
    const slug = `ronde-${round}`;
    const organisation = await addOrganisation(on.test, slug);
    const person = (username: string) =>
      addUser(on.test, { username, organisationIds: [organisation], administers: true });
    const [chief, leaver] = [await person(`chef-${round}`), await person(`vera-${round}`)];
    const [membership] = await listRows<{ id: string }>(
      on.test.dependencies.database.queries,
      sql`SELECT id FROM membership WHERE account_id = ${leaver.accountId}`,
    );
    const suspend = () =>
      on.test.send('PATCH', `/api/v1/organization/${slug}/members/${membership?.id}/`, {
        token: chief.token,
        body: { active: false },
      });
    const making = made(slug, `${round}`).map(([path, body]) =>
      on.test.send('POST', path, { token: leaver.token, body }),
    );
    const [suspended, ...answers] = await Promise.all([suspend(), ...making]);
    expect(suspended?.status).toBe(200);
    for (const { status } of answers) expect([201, 401, 403, 404]).toContain(status);
    expect(await left(leaver.accountId), `round ${round}`).toBe(0);
  }
});

it('a request that found an administrator, and waits while that member is suspended, makes nothing', async () => {
  const slug = 'wacht';
  const organisation = await addOrganisation(on.test, slug);
  await addUser(on.test, { username: 'chef-wacht', organisationIds: [organisation], administers: true });
  for (const place of [0, 1, 2]) {
    const leaver = await addUser(on.test, {
      ...{ username: `vera-wacht-${place}`, organisationIds: [organisation], administers: true },
    });
    const [path, body] = made(slug, `wacht-${place}`)[place] ?? made(slug, '')[0];
    const answer = await whileHeld(
      sql`SELECT FROM organisation WHERE id = ${organisation} FOR NO KEY UPDATE`,
      () => on.test.send('POST', path, { token: leaver.token, body }),
      sql`UPDATE membership SET active = false, administrator = false WHERE account_id = ${leaver.accountId}`,
    );
    expect(answer.status, path).toBe(404);
    expect(await left(leaver.accountId), path).toBe(0);
  }
});

it.each([
  ['is suspended', (id: string) => sql`UPDATE membership SET active = false WHERE account_id = ${id}`],
  [
    'runs it no longer',
    (id: string) => sql`UPDATE membership SET administrator = false WHERE account_id = ${id}`,
  ],
  ['becomes a viewer', (id: string) => sql`UPDATE account SET dashboard_type = 'viewer' WHERE id = ${id}`],
])('and makes nothing when the member meanwhile %s, whatever else stays', async (_how, change) => {
  const slug = `intussen-${++worlds}`;
  const organisation = await addOrganisation(on.test, slug);
  const leaver = await addUser(on.test, {
    ...{ username: `vera-${slug}`, organisationIds: [organisation], administers: true },
  });
  const [path, body] = made(slug, slug)[0];
  const answer = await whileHeld(
    sql`SELECT FROM organisation WHERE id = ${organisation} FOR NO KEY UPDATE`,
    () => on.test.send('POST', path, { token: leaver.token, body }),
    change(leaver.accountId),
  );
  expect(answer.status).toBe(404);
  expect(await left(leaver.accountId)).toBe(0);
});

it('a member who is suspended meanwhile cannot replace the secret of a colleague’s webhook', async () => {
  const slug = 'geheim';
  const organisation = await addOrganisation(on.test, slug);
  const person = (username: string) =>
    addUser(on.test, { username, organisationIds: [organisation], administers: true });
  const [chief, leaver] = [await person('chef-geheim'), await person('vera-geheim')];
  const [path, body] = made(slug, slug)[1];
  const { webhook } = (await on.test.send('POST', path, { token: chief.token, body })).body as {
    webhook: { uuid: string };
  };
  const secret = async () => {
    const [row] = await listRows<{ secret: string }>(
      on.test.dependencies.database.queries,
      sql`SELECT encode(secret, 'hex') AS secret FROM webhook WHERE id = ${webhook.uuid}`,
    );
    return row?.secret;
  };
  const before = await secret();
  expect(before).toMatch(/./);
  const replace = () =>
    on.test.send('POST', `${path}${webhook.uuid}/secret/`, {
      token: leaver.token,
      body: { current_password: PASSWORD },
    });
  const answer = await whileHeld(
    sql`SELECT FROM organisation WHERE id = ${organisation} FOR NO KEY UPDATE`,
    replace,
    sql`UPDATE membership SET active = false, administrator = false WHERE account_id = ${leaver.accountId}`,
  );
  expect(answer.status).toBe(404);
  expect(await secret()).toBe(before);
});

it('a member who accepted an invitation while its sender was being suspended stays a member', async () => {
  const slug = 'genodigd';
  const organisation = await addOrganisation(on.test, slug);
  const person = (username: string) =>
    addUser(on.test, { username, organisationIds: [organisation], administers: true });
  const [chief, leaver] = [await person('chef-genodigd'), await person('vera-genodigd')];
  const [path, body] = made(slug, slug)[2];
  const invitation = (await on.test.send('POST', path, { token: leaver.token, body })).body as {
    uuid: string;
  };
  const { queries } = on.test.dependencies.database;
  const [membership] = await listRows<{ id: string }>(
    queries,
    sql`SELECT id FROM membership WHERE account_id = ${leaver.accountId}`,
  );
  const [invited] = await listRows<{ accountId: string }>(
    queries,
    sql`SELECT account_id AS "accountId" FROM membership WHERE id = ${invitation.uuid}`,
  );
  const answer = await whileHeld(
    sql`SELECT FROM account WHERE id = ${invited?.accountId} FOR UPDATE`,
    () =>
      on.test.send('PATCH', `/api/v1/organization/${slug}/members/${membership?.id}/`, {
        token: chief.token,
        body: { active: false },
      }),
    sql`UPDATE account SET invited_at = NULL WHERE id = ${invited?.accountId}`,
  );
  expect(answer.status).toBe(200);
  expect(
    await listRows(
      queries,
      sql`
        SELECT membership.active, account.active AS open FROM membership JOIN account ON account.id = membership.account_id
        WHERE membership.id = ${invitation.uuid}`,
    ),
  ).toEqual([{ active: true, open: true }]);
});

it('the same applies to staff whose account is closed', async () => {
  const slug = 'overal';
  await addOrganisation(on.test, slug);
  const going = await addUser(on.test, { username: 'gaat', organisationIds: [], isStaff: true });
  const [path, body] = made(slug, 'staf')[0];
  const answer = await whileHeld(
    sql`SELECT FROM account WHERE id = ${going.accountId} FOR UPDATE`,
    () => on.test.send('POST', path, { token: going.token, body }),
    sql`UPDATE account SET active = false WHERE id = ${going.accountId}`,
  );
  expect(answer.status).toBe(404);
  expect(await left(going.accountId)).toBe(0);
  for (let round = 0; round < 6; round++) {
    const leaver = await addUser(on.test, {
      ...{ username: `gaat-${round}`, organisationIds: [], isStaff: true },
    });
    const making = made(slug, `s-${round}`).map(([to, input]) =>
      on.test.send('POST', to, { token: leaver.token, body: input }),
    );
    const closing = on.test.send('PATCH', `/api/v1/admin/users/${leaver.accountId}/`, {
      token: staff.token,
      body: { active: false },
    });
    const [closed] = await Promise.all([closing, ...making]);
    expect(closed?.status).toBe(200);
    expect(await left(leaver.accountId), `round ${round}`).toBe(0);
  }
});

/**
 * Sends a request while a transaction locks a row; the transaction changes something, and ends once the request waits
 * for it.
 */
async function whileHeld(hold: SQL, ask: () => Promise<Answer>, change: SQL): Promise<Answer> {
  const held = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const changing = on.test.dependencies.database.transaction(async (queries) => {
    await queries.execute(hold);
    held.resolve();
    await asked.promise;
    await queries.execute(change);
  });
  await held.promise;
  const answer = ask();
  await untilWaiting();
  asked.resolve();
  await changing;
  return answer;
}

/** Waits until somebody waits for a row that another transaction locks. */
async function untilWaiting(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const [row] = await listRows<{ waiting: number }>(
      on.test.dependencies.database.queries,
      sql`SELECT count(*)::int AS waiting FROM pg_locks WHERE NOT granted`,
    );
    if ((row?.waiting ?? 0) > 0) return;
    await new Promise((done) => setTimeout(done, 20));
  }
  throw new Error('Nobody waits');
}
