import type { Health, HealthLine } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type BackupNote, insertBackupNote } from '../../database/backup/backup-notes.queries.ts';
import { sql } from '../../database/sql.ts';
import { type DiskRoom, watchDisk } from '../../platform/disk/disk-room.ts';
import {
  answerWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/outside/webhook-receiver.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { runsOnServer } from '../../testing/test-database.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';
import { createWebhookSender } from '../webhooks/sending/webhook-sender.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const GIGABYTE = 1024 ** 3;

let test: TestApp;
let disk: DiskRoom;
/** the free room on the disk */
let free: number | null = 5 * GIGABYTE;
let staff: string;
let chef: string;
let member: string;
let receiver: WebhookReceiver;

beforeAll(async () => {
  disk = watchDisk('.', { little: 2 * GIGABYTE, none: GIGABYTE }, { everyMs: 5, measure: () => free });
  test = await startTestApp(
    {
      BACKUP_DAYS: '2',
      WEBHOOKS_TO_PRIVATE: 'allowed',
      SMTP_URL: 'smtp://mail.example',
      BUILD: 'V2.4-0123456abc',
    },
    { disk },
  );
  // The database's clock is at the present moment: where both are compared, they agree unless a test sets one wrong.
  test.clock.moment = new Date();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  ({ token: chef } = await addUser(test, { username: 'chef', organisationIds: [alfa], administers: true }));
  ({ token: member } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  receiver = await startWebhookReceiver();
});
beforeEach(() => {
  test.clock.moment = new Date();
});
afterAll(async () => {
  disk.stop();
  await test.close();
  await receiver.close();
});

const queries = () => test.dependencies.database.queries;
async function read(): Promise<Health> {
  const { status, body } = await test.send('GET', '/api/v1/admin/health/', { token: staff });
  expect(status).toBe(200);
  return body as Health;
}
const line = (health: Health, subject: HealthLine['subject']) =>
  health.lines.find((each) => each.subject === subject);
const later = (ms: number) => {
  test.clock.moment = new Date(test.clock.moment.getTime() + ms);
};
const note = (changes: Partial<BackupNote>) =>
  insertBackupNote(queries(), {
    act: 'made',
    notedAt: test.clock.moment,
    place: 'server:/safe/a.gz',
    bytes: 1000,
    rows: null,
    problem: null,
    ...changes,
  });

it('is for staff alone, and for no key of an organisation', async () => {
  const ask = (token: string | null) => test.send('GET', '/api/v1/admin/health/', { token });
  expect((await ask(null)).status).toBe(401);
  expect((await ask(member)).status).toBe(403);
  expect((await ask(chef)).status).toBe(403);
  expect((await ask(staff)).status).toBe(200);
});

it('states which release runs since when, on which database, and whether it knows the schema', async () => {
  const health = await read();
  expect(health.release.build).toBe('V2.4-0123456abc');
  const uptimeMs = test.clock.moment.getTime() - new Date(health.release.running_since).getTime();
  expect(Math.abs(uptimeMs - process.uptime() * 1000)).toBeLessThan(5_000);
  expect(health.database).toEqual({
    kind: runsOnServer() ? 'server' : 'embedded',
    version: expect.stringMatching(/^\d+\.\d+/),
    migration: expect.stringMatching(/^\d{4}_/),
    unknown_migrations: 0,
    missing_migrations: 0,
  });
  expect(line(health, 'database')).toMatchObject({ state: 'good', reason: 'schema-current' });
});

it('states that a later release changed the schema, and that a migration is missing', async () => {
  await queries().execute(sql`
    INSERT INTO drizzle.__drizzle_migrations (hash, created_at, release) VALUES ('x', 9999999999999, 'V9')`);
  const ahead = await read();
  expect(ahead.database).toMatchObject({ migration: null, unknown_migrations: 1 });
  expect(ahead.lines[0]).toEqual({ subject: 'database', state: 'bad', reason: 'schema-ahead' });
  await queries().execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'x'`);
  const [last] = await queries().execute(sql`
    DELETE FROM drizzle.__drizzle_migrations WHERE created_at = (SELECT max(created_at) FROM drizzle.__drizzle_migrations)
    RETURNING hash, created_at::text AS at`);
  const behind = await read();
  expect(behind.database.missing_migrations).toBe(1);
  expect(line(behind, 'database')).toMatchObject({ state: 'bad', reason: 'schema-behind' });
  const { hash, at } = last as { hash: string; at: string };
  await queries().execute(
    sql`INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES (${hash}, ${at}::bigint)`,
  );
});

it('states the room on the disk, its size, and the limits', async () => {
  const verdict = async (bytes: number | null, room: string) => {
    free = bytes;
    await expect.poll(() => [disk.room(), disk.freeBytes()]).toEqual([room, bytes]);
    const health = await read();
    return [line(health, 'disk'), health.disk] as const;
  };
  const [enough, figures] = await verdict(5 * GIGABYTE, 'enough');
  expect(enough).toMatchObject({ state: 'good', reason: 'disk-enough' });
  expect(figures.free_bytes).toBe(5 * GIGABYTE);
  expect(figures.total_bytes).toBeGreaterThan(GIGABYTE);
  expect([figures.little_bytes, figures.full_bytes]).toEqual([
    test.dependencies.settings.diskBounds.little,
    test.dependencies.settings.diskBounds.none,
  ]);
  expect((await verdict(1.5 * GIGABYTE, 'little'))[0]).toMatchObject({
    state: 'attention',
    reason: 'disk-little',
  });
  expect((await verdict(GIGABYTE / 2, 'none'))[0]).toMatchObject({ state: 'bad', reason: 'disk-full' });
  expect((await verdict(null, 'none'))[0]).toMatchObject({ state: 'attention', reason: 'disk-unknown' });
  await verdict(5 * GIGABYTE, 'enough');
});

it('states whether a backup was made in time, and whether one was restored', async () => {
  const verdict = async () => line(await read(), 'backup');
  expect(await verdict()).toEqual({ subject: 'backup', state: 'bad', reason: 'backup-none' });
  await note({});
  expect(await verdict()).toMatchObject({ state: 'attention', reason: 'backup-untried' });
  await note({ act: 'tried', rows: 12 });
  expect(await verdict()).toMatchObject({ state: 'good', reason: 'backup-good' });
  expect((await read()).backup).toEqual({
    expected_days: 2,
    made: { at: test.clock.moment.toISOString(), place: 'server:/safe/a.gz', bytes: 1000 },
    tried: { at: test.clock.moment.toISOString(), place: 'server:/safe/a.gz', rows: 12, problem: null },
  });
  const ago = (ms: number) => new Date(test.clock.moment.getTime() - ms);
  await note({ notedAt: ago(2 * DAY_MS) });
  expect(await verdict()).toMatchObject({ reason: 'backup-good' });
  await note({ notedAt: ago(2 * DAY_MS + 1) });
  expect(await verdict()).toMatchObject({ state: 'bad', reason: 'backup-old' });
  await note({});
  await note({ act: 'tried', problem: 'damaged' });
  expect(await verdict()).toMatchObject({ state: 'bad', reason: 'backup-try-failed' });
  await note({ act: 'tried', rows: 12, notedAt: ago(92 * DAY_MS) });
  expect(await verdict()).toMatchObject({ reason: 'backup-good' });
  await note({ act: 'tried', rows: 12, notedAt: ago(92 * DAY_MS + 1) });
  expect(await verdict()).toMatchObject({ state: 'attention', reason: 'backup-untried' });
});

it('states nothing about parts that are not in use, which are neither right nor wrong', async () => {
  const local = await startTestApp();
  onTestFinished(() => local.close());
  const { token } = await addUser(local, { username: 'staf', organisationIds: [], isStaff: true });
  const { body } = await local.send('GET', '/api/v1/admin/health/', { token });
  const unjudged = (body as Health).lines.filter(({ state }) => state === 'unjudged');
  expect(unjudged.map(({ reason }) => reason)).toEqual(['backup-not-expected', 'mails-to-folder']);
});

it('states since when mails wait that a relay refuses, and that they left when it accepts them', async () => {
  const forget = () =>
    test.send('POST', '/api/v1/reset-password/', { body: { email: 'lid@voorbeeld.example' } });
  expect(line(await read(), 'mails')).toMatchObject({ state: 'good', reason: 'mails-flow' });
  test.mailServer.refusingAll = 421;
  const queued = test.clock.moment;
  await forget();
  later(MINUTE_MS);
  await test.sendMails();
  const retried = await read();
  expect(retried.mails).toEqual({
    waiting: 1,
    retried: 1,
    oldest: queued.toISOString(),
    given_up_of_day: 0,
  });
  expect(line(retried, 'mails')).toMatchObject({ state: 'attention', reason: 'mails-retried' });
  later(30 * MINUTE_MS);
  expect(line(await read(), 'mails')).toMatchObject({ state: 'bad', reason: 'mails-stuck' });
  test.mailServer.refusingAll = null;
  await test.sendMails();
  expect((await read()).mails).toMatchObject({ waiting: 0, oldest: null });
  await queries().execute(
    sql`INSERT INTO failed_mail (message_id, failed_at) VALUES (gen_random_uuid(), ${test.clock.moment})`,
  );
  expect(line(await read(), 'mails')).toMatchObject({ state: 'attention', reason: 'mails-given-up' });
  later(DAY_MS + 1);
  expect(line(await read(), 'mails')).toMatchObject({ state: 'good' });
});

describe('of webhooks', () => {
  const HOOKS = '/api/v1/organization/alfa/webhooks/';
  let hook: string;

  beforeAll(async () => {
    test.clock.moment = new Date();
    const { body } = await test.send('POST', HOOKS, {
      token: chef,
      body: { events: ['project.awarded'], url: receiver.url },
    });
    hook = (body as { webhook: { uuid: string } }).webhook.uuid;
  });
  const tryOut = () => test.send('POST', `${HOOKS}${hook}/test/`, { token: chef });
  async function sendDue(): Promise<void> {
    const sender = createWebhookSender({ ...test.dependencies, report: () => {} });
    await sender.sendDue();
    await sender.stop();
  }

  it('states that one fails, and that its message waits', async () => {
    receiver.answer = answerWith(500);
    const made = test.clock.moment;
    await tryOut();
    await sendDue();
    const health = await read();
    expect(health.webhooks).toEqual({
      waiting: 1,
      overdue: 0,
      oldest: made.toISOString(),
      failed_of_day: 0,
      failing: 1,
    });
    expect(line(health, 'webhooks')).toMatchObject({ state: 'attention', reason: 'webhooks-failing' });
  });

  it('states that messages are due and that nobody takes them, and later that this is over', async () => {
    later(11 * MINUTE_MS);
    const health = await read();
    expect(health.webhooks.overdue).toBe(1);
    expect(line(health, 'webhooks')).toMatchObject({ state: 'bad', reason: 'webhooks-stuck' });
    // A webhook that is off sends only test messages; other messages for it do not wait.
    await queries().execute(sql`UPDATE webhook SET active = false`);
    expect((await read()).webhooks).toMatchObject({ waiting: 1, overdue: 1, failing: 0 });
    await queries().execute(sql`UPDATE webhook_delivery SET event = 'project.awarded'`);
    expect((await read()).webhooks).toMatchObject({ waiting: 0, overdue: 0, oldest: null });
    await queries().execute(sql`UPDATE webhook SET active = true`);
    receiver.answer = answerWith(204);
    await sendDue();
    expect(line(await read(), 'webhooks')).toMatchObject({ state: 'good', reason: 'webhooks-flow' });
  });
});

it('states the recent faults, with the reference that the user saw', async () => {
  expect(line(await read(), 'faults')).toMatchObject({ state: 'good', reason: 'faults-none' });
  const stumble = async () => {
    await queries().execute(sql`ALTER TABLE project RENAME TO project_gone`);
    const answer = await test.send('GET', '/api/v1/project/?organization__slug=alfa', { token: member });
    await queries().execute(sql`ALTER TABLE project_gone RENAME TO project`);
    await test.dependencies.faults.close();
    return answer;
  };
  const { status, headers } = await stumble();
  expect(status).toBe(500);
  const some = await read();
  expect(some.faults).toEqual({
    of_hour: 1,
    of_day: 1,
    latest: [
      {
        at: test.clock.moment.toISOString(),
        kind: 'DatabaseError 42P01',
        reference: headers['x-request-id'],
        method: 'GET',
        route: '/api/v1/project/',
      },
    ],
  });
  expect(line(some, 'faults')).toMatchObject({ state: 'attention', reason: 'faults-some' });
  for (let time = 0; time < 9; time++) await stumble();
  expect(line(await read(), 'faults')).toMatchObject({ reason: 'faults-some' });
  await stumble();
  expect(line(await read(), 'faults')).toMatchObject({ state: 'bad', reason: 'faults-many' });
  later(HOUR_MS + 1);
  expect(line(await read(), 'faults')).toMatchObject({ state: 'attention', reason: 'faults-some' });
  later(DAY_MS);
  expect((await read()).faults).toEqual({ of_hour: 0, of_day: 0, latest: [] });
});

it('states the difference between the clocks of the server and the database, where each has its own', async () => {
  const verdict = async () => {
    const health = await read();
    return [health.clock.ahead_seconds, line(health, 'clock')?.reason];
  };
  if (!runsOnServer()) {
    later(2 * MINUTE_MS);
    return expect(await verdict()).toEqual([null, 'clock-one']);
  }
  expect((await verdict())[1]).toBe('clock-same');
  for (const minutes of [2, -2]) {
    test.clock.moment = new Date(Date.now() + minutes * MINUTE_MS);
    const [seconds, reason] = await verdict();
    expect(Math.abs(Number(seconds) - minutes * 60)).toBeLessThan(10);
    expect(reason).toBe('clock-off');
  }
});

it('shows the worst first, and nothing twice', async () => {
  free = GIGABYTE / 2;
  await expect.poll(() => disk.room()).toBe('none');
  const { lines } = await read();
  free = 5 * GIGABYTE;
  await expect.poll(() => disk.room()).toBe('enough');
  expect(lines[0]).toMatchObject({ subject: 'disk', state: 'bad' });
  expect(lines.map(({ state }) => state)).toEqual(
    lines.map(({ state }) => state).toSorted((one, other) => weigh(one) - weigh(other)),
  );
  expect(new Set(lines.map(({ subject }) => subject)).size).toBe(10);
});

const weigh = (state: HealthLine['state']) => ['bad', 'attention', 'unjudged', 'good'].indexOf(state);
