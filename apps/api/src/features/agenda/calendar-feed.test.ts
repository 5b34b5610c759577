import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

const ADDRESS = '/api/v1/calendar-feed/';

let test: TestApp;
let user: { accountId: string; token: string };
let projectId: string;
let alfa: string;
let users = 0;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  const zeta = await addOrganisation(test, 'zeta');
  projectId = await addProject(test, alfa, { name: 'Aanleg; park, fase 1' });
  await addProject(test, beta, { name: 'Brug' });
  await addProject(test, zeta, { name: 'Van een ander' });
});
afterAll(() => test.close());

beforeEach(async () => {
  users += 1;
  user = await addUser(test, { username: `lid-${users}`, organisationIds: [alfa] });
});

/** Makes the user's feed; returns its path. */
async function makeFeed(): Promise<string> {
  const answer = await test.send('POST', ADDRESS, { token: user.token });
  expect(answer.status).toBe(201);
  const { url } = answer.body as { url: string };
  expect(url).toMatch(/^http:\/\/localhost:8000\/api\/v1\/calendar-feed\/[\w-]{43}\.ics$/);
  return new URL(url).pathname;
}

async function statusOf(path: string): Promise<number> {
  return (await test.send('GET', path)).status;
}

async function linesAt(path: string): Promise<string[]> {
  const { bytes } = await test.send('GET', path);
  return bytes.toString('utf8').replaceAll('\r\n ', '').split('\r\n');
}

async function change(assignment: ReturnType<typeof sql>): Promise<void> {
  await test.dependencies.database.queries.execute(
    sql`UPDATE account SET ${assignment} WHERE id = ${user.accountId}`,
  );
}

describe('a calendar feed', () => {
  it('has the days of every organisation of its maker, with a link to the project', async () => {
    const path = await makeFeed();
    const answer = await test.send('GET', path);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('private');
    const lines = await linesAt(path);
    expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
    expect(lines).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'METHOD:PUBLISH',
        'X-WR-TIMEZONE:Europe/Amsterdam',
        `UID:${projectId}-project-started@milieuspoor`,
        'DTSTART;VALUE=DATE:20260302',
        'TRANSP:TRANSPARENT',
        'SUMMARY:Project gestart: Aanleg\\; park\\, fase 1',
        `URL;VALUE=URI:http://localhost:8000/#/o/alfa/project/${projectId}/tab/3`,
        'END:VCALENDAR',
      ]),
    );
  });

  it('follows its maker’s language and organisations', async () => {
    const path = await makeFeed();
    await change(sql`language = 'en'`);
    expect(await linesAt(path)).toContain('SUMMARY:Project started: Aanleg\\; park\\, fase 1');
    await test.dependencies.database.queries.execute(
      sql`UPDATE membership SET active = false WHERE account_id = ${user.accountId}`,
    );
    expect(await linesAt(path)).not.toContain('BEGIN:VEVENT');
  });

  it('shows its address once: only a hash is stored, and nothing states the address again', async () => {
    expect((await test.send('GET', ADDRESS, { token: user.token })).body).toEqual({ active: false });
    const path = await makeFeed();
    expect((await test.send('GET', ADDRESS, { token: user.token })).body).toEqual({ active: true });
    const [row] = (await test.dependencies.database.queries.execute(
      sql`SELECT calendar_token_hash AS hash FROM account WHERE id = ${user.accountId}`,
    )) as { hash: Uint8Array }[];
    expect(row?.hash).toHaveLength(32);
    expect(path).not.toContain(Buffer.from(row?.hash ?? []).toString('base64url'));
  });

  it('ends when it is revoked', async () => {
    const path = await makeFeed();
    expect((await test.send('DELETE', ADDRESS, { token: user.token })).status).toBe(204);
    expect(await statusOf(path)).toBe(404);
    expect((await test.send('GET', ADDRESS, { token: user.token })).body).toEqual({ active: false });
  });

  it('ends when another one replaces it', async () => {
    const former = await makeFeed();
    const path = await makeFeed();
    expect(await statusOf(former)).toBe(404);
    expect(await statusOf(path)).toBe(200);
  });

  it.each([
    ['is deactivated', sql`active = false`],
    ['becomes a viewer', sql`dashboard_type = 'viewer'`],
  ])('ends when its maker %s', async (_case, assignment) => {
    const path = await makeFeed();
    await change(assignment);
    expect(await statusOf(path)).toBe(404);
  });

  it('stops while an organisation requires a second factor that its maker lacks', async () => {
    const path = await makeFeed();
    const require = (required: boolean) =>
      test.dependencies.database.queries.execute(
        sql`UPDATE organisation SET second_factor_from = ${required ? '2020-01-01' : null} WHERE id = ${alfa}`,
      );
    await require(true);
    expect(await statusOf(path)).toBe(404);
    await require(false);
    expect(await statusOf(path)).toBe(200);
  });

  it('shuts out a caller who keeps trying addresses, and nobody else', async () => {
    const path = await makeFeed();
    const wrong = `${ADDRESS}${'x'.repeat(43)}.ics`;
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 65; attempt += 1) statuses.push(await statusOf(wrong));
    expect(statuses[0]).toBe(404);
    expect(statuses.at(-1)).toBe(429);
    expect(await statusOf(path)).toBe(200);
    test.clock.moment = new Date(test.clock.moment.getTime() + 16 * 60 * 1000);
    expect(await statusOf(wrong)).toBe(404);
  });
});
