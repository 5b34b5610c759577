import { hostname } from 'node:os';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '../../../app.ts';
import { sql } from '../../../database/sql.ts';
import { type DiskRoom, watchDisk } from '../../../platform/disk/disk-room.ts';
import { insertQueuedMail } from '../../../platform/mail/queued-mails.queries.ts';
import {
  answerWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../../testing/outside/webhook-receiver.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { runsOnServer } from '../../../testing/test-database.ts';
import { addUser } from '../../../testing/world.ts';
import { tidyUp } from '../../../tidy-up.ts';
import { type AlarmWatch, createAlarmWatch } from './alarm-watch.ts';
import { noteNews } from './alarms.queries.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const GIGABYTE = 1024 ** 3;
const METRICS = 'a token for the metrics';
const SECRET = 'geheim-adres-van-de-webhook';
const OPERATOR = 'wacht@provider.example';

let test: TestApp;
let disk: DiskRoom;
/** the free room on the disk */
let free = 5 * GIGABYTE;
let receiver: WebhookReceiver;
const lines: string[] = [];

beforeAll(async () => {
  receiver = await startWebhookReceiver();
  disk = watchDisk('.', { little: 2 * GIGABYTE, none: GIGABYTE }, { everyMs: 5, measure: () => free });
  test = await startTestApp(
    {
      ALARM_WEBHOOK: `${receiver.url}/${SECRET}`,
      ALARM_EMAIL: OPERATOR,
      METRICS_TOKEN: METRICS,
      PUBLIC_URL: 'https://milieuspoor.example',
      LOG_LEVEL: 'warn',
    },
    { disk, logStream: { write: (line) => lines.push(line) } },
  );
  test.clock.moment = new Date();
  await addUser(test, { username: 'lid', organisationIds: [] });
});
beforeEach(async () => {
  test.clock.moment = new Date();
  await fill(5 * GIGABYTE, 'enough');
  receiver.answer = answerWith(204);
  receiver.received.length = 0;
  lines.length = 0;
  for (const table of ['alarm', 'queued_mail', 'failed_mail', 'noted_fault'])
    await queries().execute(sql`DELETE FROM ${sql.identifier(table)}`);
});
afterAll(async () => {
  disk.stop();
  await test.close();
  await receiver.close();
});

const queries = () => test.dependencies.database.queries;
const later = (ms: number) => {
  test.clock.moment = new Date(test.clock.moment.getTime() + ms);
};
async function fill(left: number, room: string): Promise<void> {
  free = left;
  await expect.poll(() => [disk.room(), disk.freeBytes()]).toEqual([room, left]);
}
const said: string[] = [];
function watch(changes: Partial<TestApp['dependencies']> = {}): AlarmWatch {
  said.length = 0;
  return createAlarmWatch({
    ...test.dependencies,
    ...changes,
    log: (level, what, about) => void said.push(`${level} ${what} ${JSON.stringify(about)}`),
    report: (cause) => {
      throw cause;
    },
  });
}
function allHeard(): string[] {
  return receiver.received.map(({ body }) => {
    const { subject, state } = JSON.parse(body) as { subject: string; state: string };
    return `${subject} ${state}`;
  });
}
/**
 * Returns what the webhook received, in short. It leaves out the alarm that a test's clock differs from the database's.
 */
const heard = () => allHeard().filter((each) => !each.startsWith('clock'));
async function mailed(): Promise<string[]> {
  await test.sendMails();
  return test.mails
    .filter(({ to, subject }) => to === OPERATOR && !subject.includes('klok'))
    .map(({ subject }) => subject);
}

it('reports once that the disk has little room, and once that it has room again, by webhook and by mail', async () => {
  const before = (await mailed()).length;
  const told = test.clock.moment;
  const alarms = watch();
  await alarms.look();
  expect(heard()).toEqual([]);
  await fill(1.5 * GIGABYTE, 'little');
  for (let time = 0; time < 3; time++) {
    await alarms.look();
    await test.sendMails();
    later(HOUR_MS);
  }
  test.clock.moment = told;
  expect(heard()).toEqual(['disk-little bad']);
  const body = JSON.parse(receiver.received[0]?.body ?? '');
  expect(body).toMatchObject({
    text: expect.stringMatching(
      /^Alarm: de schijf van .+ heeft weinig ruimte over \(https:\/\/milieuspoor\.example\/#\/beheer\/toestand\)$/,
    ),
    reason: 'disk-little',
    at: test.clock.moment.toISOString(),
    installation: 'https://milieuspoor.example',
  });
  await fill(5 * GIGABYTE, 'enough');
  for (let time = 0; time < 3; time++) await alarms.look();
  expect(heard()).toEqual(['disk-little bad', 'disk-little good']);
  expect((await mailed()).slice(before)).toEqual([
    expect.stringMatching(/^Alarm: de schijf van .+ heeft weinig ruimte over \(milieuspoor\.example\)$/),
    expect.stringMatching(/^Weer in orde: de schijf van .+ heeft weer genoeg ruimte/),
  ]);
  expect(test.mails.at(-1)?.text).toContain('https://milieuspoor.example/#/beheer/toestand');
});

it('reports the same problem at most once an hour, however often it comes and goes', async () => {
  const alarms = watch();
  const comeAndGo = async () => {
    await fill(1.5 * GIGABYTE, 'little');
    await alarms.look();
    await fill(5 * GIGABYTE, 'enough');
    await alarms.look();
  };
  const once = ['disk-little bad', 'disk-little good'];
  for (let time = 0; time < 3; time++) {
    await comeAndGo();
    await test.sendMails();
    later(19 * MINUTE_MS);
  }
  expect(heard()).toEqual(once);
  later(3 * MINUTE_MS);
  await comeAndGo();
  expect(heard()).toEqual([...once, ...once]);
});

it('a clock that was ahead at one report prevents no later report', async () => {
  const alarms = watch();
  later(365 * 24 * HOUR_MS);
  await fill(1.5 * GIGABYTE, 'little');
  await alarms.look();
  await fill(5 * GIGABYTE, 'enough');
  await alarms.look();
  test.clock.moment = new Date();
  receiver.received.length = 0;
  await fill(1.5 * GIGABYTE, 'little');
  await alarms.look();
  expect(heard()).toContain('disk-little bad');
});

it('reports a full disk as well, and meanwhile does not report that there is room again', async () => {
  const alarms = watch();
  await fill(1.5 * GIGABYTE, 'little');
  await alarms.look();
  await fill(GIGABYTE / 2, 'none');
  await alarms.look();
  expect(heard()).toEqual(['disk-little bad', 'disk-full bad']);
  await fill(1.5 * GIGABYTE, 'little');
  await alarms.look();
  expect(heard()).toEqual(['disk-little bad', 'disk-full bad', 'disk-full good']);
});

it('only one of several servers that look at the same time reports it', async () => {
  const before = (await mailed()).length;
  const servers = Array.from({ length: 4 }, () => watch());
  for (const server of servers) await server.look();
  await fill(1.5 * GIGABYTE, 'little');
  await Promise.all(servers.map((server) => server.look()));
  await Promise.all(servers.map((server) => server.look()));
  expect(heard()).toEqual(['disk-little bad']);
  expect((await mailed()).length - before).toBe(1);
});

it('two servers that listen on one database report it once, by themselves', async () => {
  await fill(1.5 * GIGABYTE, 'little');
  const apps = [await buildApp(test.dependencies), await buildApp(test.dependencies)];
  await Promise.all(apps.map((app) => app.listen({ port: 0 })));
  await expect.poll(heard).toEqual(['disk-little bad']);
  await Promise.all(apps.map((app) => app.close()));
  expect(heard()).toEqual(['disk-little bad']);
});

it('a webhook that fails is logged once and gets the report when it works again, and mail is sent meanwhile', async () => {
  const before = (await mailed()).length;
  const alarms = watch();
  receiver.answer = answerWith(500);
  await fill(1.5 * GIGABYTE, 'little');
  await alarms.look();
  await alarms.look();
  expect(receiver.received).toHaveLength(1);
  later(31_000);
  await alarms.look();
  expect(receiver.received).toHaveLength(2);
  expect((await mailed()).length - before).toBe(1);
  expect(said.filter((line) => line.startsWith('error'))).toEqual([
    'error an alarm could not be told by webhook; it is tried again {"subject":"disk-little","status":500,"problem":"status"}',
  ]);
  later(5 * MINUTE_MS);
  await alarms.look();
  expect(alarms.unsent()).toEqual({ webhook: 1, mail: 0 });
  receiver.answer = answerWith(204);
  receiver.received.length = 0;
  later(MINUTE_MS);
  for (let time = 0; time < 3; time++) await alarms.look();
  expect(heard()).toEqual(['disk-little bad']);
  expect(alarms.unsent()).toEqual({ webhook: 0, mail: 0 });
});

it('a fault of the mail is reported by webhook, and the log and the metrics say that no mail could report it', async () => {
  const alarms = watch();
  test.mailServer.refusingAll = 421;
  onTestFinished(() => {
    test.mailServer.refusingAll = null;
  });
  await test.send('POST', '/api/v1/reset-password/', { body: { email: 'lid@voorbeeld.example' } });
  later(31 * MINUTE_MS);
  await alarms.look();
  expect(heard()).toEqual(['mails bad']);
  expect(said.join()).not.toContain('could not be told by mail');
  await test.sendMails();
  later(6 * MINUTE_MS);
  for (let time = 0; time < 2; time++) await alarms.look();
  // On a server the database has its own clock, so there is also an alarm that the clocks differ.
  const mails = runsOnServer() ? 2 : 1;
  expect(alarms.unsent()).toEqual({ webhook: 0, mail: mails });
  expect(said.filter((line) => line.includes('by mail'))).toEqual([
    `error an alarm could not be told by mail {"mails":${mails}}`,
  ]);
  test.mailServer.refusingAll = null;
  later(11 * MINUTE_MS);
  await test.sendMails();
  await alarms.look();
  await test.sendMails();
  expect(alarms.unsent()).toEqual({ webhook: 0, mail: 0 });
  expect(heard()).toEqual(['mails bad', 'mails good']);
});

it('a change that occurs while the webhook gets a report is reported after it', async () => {
  const alarms = watch();
  let answer = () => {};
  receiver.answer = (response) => {
    answer = () => answerWith(204)(response);
  };
  await fill(1.5 * GIGABYTE, 'little');
  const looking = alarms.look();
  await expect.poll(heard).toEqual(['disk-little bad']);
  const good = { subject: 'disk-little', server: hostname(), isBad: false, detail: 'disk-enough' } as const;
  later(1000);
  expect(await noteNews(queries(), good, { now: test.clock.moment, byWebhook: true })).toBe(true);
  receiver.answer = answerWith(204);
  answer();
  await looking;
  expect(heard()).toEqual(['disk-little bad', 'disk-little good']);
});

it('an alarm whose mail was given up counts as not reported', async () => {
  const alarms = watch();
  await fill(1.5 * GIGABYTE, 'little');
  await alarms.look();
  await queries().execute(sql`DELETE FROM queued_mail`);
  await queries().execute(
    sql`INSERT INTO failed_mail (message_id, failed_at) SELECT message_id, now() FROM alarm`,
  );
  await alarms.look();
  expect(alarms.unsent().mail).toBe(0);
  later(5 * MINUTE_MS);
  await alarms.look();
  expect(alarms.unsent().mail).toBe(1);
});

it('many faults are reported, and no longer those of more than an hour ago', async () => {
  const alarms = watch();
  for (let time = 0; time < 11; time++) {
    test.dependencies.faults.report(new Error('a fault of ours'));
    await test.dependencies.faults.close();
  }
  await alarms.look();
  expect(heard()).toEqual(['faults bad']);
  await test.sendMails();
  later(HOUR_MS + 1);
  await alarms.look();
  expect(heard()).toEqual(['faults bad', 'faults good']);
});

it.runIf(runsOnServer())('a wrong clock is reported, and also that it is right again', async () => {
  const alarms = watch();
  later(2 * MINUTE_MS);
  await alarms.look();
  test.clock.moment = new Date();
  await alarms.look();
  expect(allHeard()).toEqual(['clock bad', 'clock good']);
});

it('a server with an older release than the database reports that before it ends', async () => {
  let overtaken = false;
  const alarms = watch({ laterRelease: () => (overtaken ? { release: 'V9', migrations: 1 } : null) });
  alarms.start();
  await alarms.look();
  expect(heard()).toEqual([]);
  await queries().execute(sql`
    INSERT INTO drizzle.__drizzle_migrations (hash, created_at, release) VALUES ('x', 9999999999999, 'V9')`);
  onTestFinished(async () => {
    await queries().execute(sql`DELETE FROM drizzle.__drizzle_migrations WHERE hash = 'x'`);
  });
  overtaken = true;
  // This is long before the minute in which it looks again.
  await expect.poll(heard, { timeout: 20_000 }).toEqual(['schema bad']);
  await alarms.stop();
});

it('the metrics have every problem and every report that failed, and the address of the webhook is nowhere', async () => {
  await fill(GIGABYTE / 2, 'none');
  const app = await buildApp(test.dependencies, { logStream: { write: (line) => lines.push(line) } });
  await app.listen({ port: 0 });
  await expect.poll(heard).toEqual(['disk-full bad']);
  const read = async () => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS}` } });
    return body.split('\n').filter((line) => line.startsWith('milieuspoor_alarm'));
  };
  await expect.poll(read).toContain('milieuspoor_alarms_unsent{channel="mail"} 0');
  const metrics = await read();
  expect(metrics).toContain('milieuspoor_alarm{subject="disk-full"} 1');
  expect(metrics).toContain('milieuspoor_alarm{subject="mails"} 0');
  await app.close();
  expect(lines.join('\n')).toContain('an alarm is told');
  for (const text of [lines.join('\n'), metrics.join('\n'), receiver.received[0]?.body])
    expect(text).not.toContain(SECRET);
});

it('the metrics have the number of waiting mails, how long they wait, and how many were given up', async () => {
  await test.send('POST', '/api/v1/reset-password/', { body: { email: 'lid@voorbeeld.example' } });
  for (const account of ['een', 'twee'])
    await insertQueuedMail(queries(), Buffer.from(account), test.clock.moment);
  await queries().execute(
    sql`INSERT INTO failed_mail (message_id, failed_at) VALUES (gen_random_uuid(), ${test.clock.moment})`,
  );
  later(90_000);
  const app = await buildApp(test.dependencies);
  onTestFinished(() => app.close());
  await app.listen({ port: 0 });
  const read = async () => {
    const { body } = await app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS}` } });
    return body.split('\n').filter((line) => line.startsWith('milieuspoor_mail'));
  };
  await expect
    .poll(read)
    .toEqual([
      'milieuspoor_mails{state="waiting"} 2',
      'milieuspoor_mails{state="given_up"} 1',
      'milieuspoor_mail_oldest_seconds 90',
    ]);
});

it('a test goes through each channel, says whether it arrived, and does not count as a report', async () => {
  const { token } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true });
  const tryOut = async () =>
    (await test.send('POST', '/api/v1/admin/health/test_alarm/', { token })).body as {
      webhook: object;
      email: { uuid: string; to: string };
    };
  const { webhook, email } = await tryOut();
  expect(webhook).toEqual({ arrived: true, status: 204, problem: null });
  expect(JSON.parse(receiver.received[0]?.body ?? '')).toMatchObject({
    text: 'Proefalarm: er is niets mis (https://milieuspoor.example/#/beheer/toestand)',
    state: 'trial',
  });
  expect(email.to).toBe(OPERATOR);
  expect(test.mails.at(-1)).toMatchObject({
    to: OPERATOR,
    subject: 'Proefalarm: er is niets mis (milieuspoor.example)',
  });
  const became = await test.send('GET', `/api/v1/admin/mails/${email.uuid}/`, { token });
  expect(became.body).toMatchObject({ state: 'sent' });
  receiver.answer = answerWith(500);
  const failed = await tryOut();
  expect(failed.webhook).toEqual({ arrived: false, status: 500, problem: 'status' });
  expect(JSON.stringify(failed)).not.toContain(SECRET);
  expect(await queries().execute(sql`SELECT subject FROM alarm`)).toEqual([]);
  const { body } = await test.send('GET', '/api/v1/admin/history/?subject=alarm', { token });
  const told = (status: number, outcome: string) => ({
    ...{ user_name: 'Voornaam Achternaam', organization: null, action: 'created', subject_name: '' },
    changes: {
      alarmWebhook: { from: null, to: `${new URL(receiver.url).origin}/…` },
      alarmOutcome: { from: null, to: outcome },
      alarmStatus: { from: null, to: status },
      alarmMailbox: { from: null, to: `…${OPERATOR.slice(OPERATOR.indexOf('@'))}` },
    },
  });
  expect((body as { results: object[] }).results).toMatchObject([told(500, 'status'), told(204, 'arrived')]);
  expect(JSON.stringify(body)).not.toContain(SECRET);
});

it('without a receiver, problems are known all the same and no report is stored', async () => {
  const { settings } = test.dependencies;
  const alarms = watch({ settings: { ...settings, alarm: { webhook: null, email: null } } });
  await fill(1.5 * GIGABYTE, 'little');
  await alarms.look();
  expect(alarms.bad().get('disk-little')).toBe(true);
  expect(alarms.bad().get('disk-full')).toBe(false);
  expect(await queries().execute(sql`SELECT subject FROM alarm`)).toEqual([]);
});

it('reports of more than thirty days ago are deleted', async () => {
  await fill(1.5 * GIGABYTE, 'little');
  await watch().look();
  const told = () => queries().execute(sql`SELECT subject FROM alarm`);
  later(30 * 24 * HOUR_MS);
  await tidyUp(test.dependencies);
  expect(await told()).toHaveLength(1);
  later(1);
  await tidyUp(test.dependencies);
  expect(await told()).toEqual([]);
});
