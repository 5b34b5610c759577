import { createHmac } from 'node:crypto';
import {
  type Webhook,
  type WebhookDelivery,
  type WebhookMessage,
  webhookMessageSchema,
} from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import {
  answerWith,
  startWebhookReceiver,
  type WebhookReceiver,
} from '../../testing/outside/webhook-receiver.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { runsOnServer } from '../../testing/test-database.ts';
import { addOrganisation, addProject, addUser, PASSWORD } from '../../testing/world.ts';
import { tidyUp } from '../../tidy-up.ts';
import { insertNewMembership } from '../memberships/memberships.queries.ts';
import { takeDueDelivery } from './deliveries.queries.ts';
import { createWebhookSender } from './sending/webhook-sender.ts';
import { deleteFormerSecrets } from './webhooks.queries.ts';

const HOOKS = '/api/v1/organization/alfa/webhooks/';
const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2026-03-02T09:00:00Z');

let test: TestApp;
let alfa: string;
let chef: string;
let receiver: WebhookReceiver;
let hook: Webhook;
let secret: string;

beforeAll(async () => {
  test = await startTestApp({ WEBHOOKS_TO_PRIVATE: 'allowed' });
  alfa = await addOrganisation(test, 'alfa');
  ({ token: chef } = await addUser(test, { username: 'chef', organisationIds: [alfa], administers: true }));
  receiver = await startWebhookReceiver();
});
beforeEach(async () => {
  test.clock.moment = START;
  receiver.answer = answerWith(204);
  receiver.received.length = 0;
  await test.dependencies.database.queries.execute(sql`DELETE FROM webhook`);
  const made = await make({ url: receiver.url });
  ({ webhook: hook, secret } = made.body as { webhook: Webhook; secret: string });
});
afterAll(async () => {
  await test.close();
  await receiver.close();
});

const make = (body: object) =>
  test.send('POST', HOOKS, {
    token: chef,
    body: { events: ['project.awarded', 'project.completed'], ...body },
  });
const change = (body: object) => test.send('PATCH', `${HOOKS}${hook.uuid}/`, { token: chef, body });
const tryOut = async () =>
  (await test.send('POST', `${HOOKS}${hook.uuid}/test/`, { token: chef })).body as WebhookDelivery;
const read = async () =>
  ((await test.send('GET', HOOKS, { token: chef })).body as { results: Webhook[] }).results[0];
async function deliveries(): Promise<WebhookDelivery[]> {
  const { body } = await test.send('GET', `${HOOKS}${hook.uuid}/deliveries/`, { token: chef });
  return (body as { results: WebhookDelivery[] }).results;
}

/** Sends what is due, as another process would. */
async function sendDue(timeoutMs = 10_000): Promise<void> {
  const sender = createWebhookSender({
    ...test.dependencies,
    timeoutMs,
    report: (cause) => {
      throw cause;
    },
  });
  await sender.sendDue();
  await sender.stop();
}

function later(ms: number): void {
  test.clock.moment = new Date(test.clock.moment.getTime() + ms);
}

const received = () => receiver.received.map(({ body }) => webhookMessageSchema.parse(JSON.parse(body)));

/** Makes a project with both sides, whose design phase is completed. */
async function award(): Promise<{ project: string; answer: number }> {
  const project = await addProject(test, alfa, {
    contractType: 'UAV-GC',
    awardCriteria: false,
    name: 'Brug',
  });
  for (const [type, mkiEur] of [
    ['design-baseline', 100],
    ['design-optimization', 80],
  ] as const) {
    const bytes = await exampleWorkbook([
      { postNumber: '1', quantity: 1, mkiEurPerUnit: mkiEur },
      { postNumber: '2', quantity: 1, mkiEurPerUnit: 1, co2: false },
    ]);
    const stored = await test.send('POST', '/api/v1/project-calculation/', {
      token: chef,
      form: {
        fields: { project, calculation_type: type, activate: 'true' },
        file: { field: 'excel_file', name: 'raming.xlsx', bytes },
      },
    });
    expect(stored.status, JSON.stringify(stored.body)).toBe(201);
  }
  const { status } = await test.send('PATCH', `/api/v1/project/${project}/`, {
    token: chef,
    body: { project_status: 'Design_Phase_Complete', design_phase_complete_date: '2026-03-02' },
  });
  return { project, answer: status };
}

describe('a webhook', () => {
  it('gets a message about an award with figures that state unit, set and coverage, signed with its secret', async () => {
    const { project, answer } = await award();
    expect(answer).toBe(200);
    await sendDue();
    expect(received()).toEqual([
      {
        type: 'project.awarded',
        timestamp: START.toISOString(),
        data: {
          organization: { slug: 'alfa', name: 'Organisatie alfa' },
          project: {
            uuid: project,
            ...{
              name: 'Brug',
              sector: 'infra-city',
              contract_type: 'UAV-GC',
              status: 'Design_Phase_Complete',
            },
            ...{ design_phase_complete_date: '2026-03-02', project_complete_date: null },
          },
          figures: [
            ['baseline', 101],
            ['optimization', 81],
          ].map(([side, amount]) => ({
            side,
            totals: [
              {
                set: 'a1',
                weights_version: expect.any(String),
                mki: { unit: 'EUR', amount, items: 2, undeclared: 0, incomplete: 0 },
                co2: { unit: 'kg CO2-eq', amount: 10, items: 2, undeclared: 1, incomplete: 0 },
              },
            ],
          })),
        },
      },
    ] satisfies unknown[] as WebhookMessage[]);
    const [message] = receiver.received;
    const id = String(message?.headers['webhook-id']);
    const timestamp = String(message?.headers['webhook-timestamp']);
    expect(timestamp).toBe(String(START.getTime() / 1000));
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    const signed = createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
      .update(`${id}.${timestamp}.${message?.body}`)
      .digest('base64');
    expect(message?.headers['webhook-signature']).toBe(`v1,${signed}`);
    expect(message?.headers['content-type']).toBe('application/json');
    expect(await deliveries()).toMatchObject([
      { uuid: id, state: 'delivered', attempts: 1, last_status: 204 },
    ]);
  });

  it('gets a message about the completion, and only about the chosen events', async () => {
    await change({ events: ['project.completed'] });
    const { project } = await award();
    await test.dependencies.database.queries.execute(sql`
      UPDATE project SET asbuilt_scope_changed = false WHERE id = ${project}`);
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 1, mkiEurPerUnit: 70 }]);
    await test.send('POST', '/api/v1/project-calculation/', {
      token: chef,
      form: {
        fields: { project, calculation_type: 'as-built-optimization', activate: 'true' },
        file: { field: 'excel_file', name: 'gebouwd.xlsx', bytes },
      },
    });
    const { status, body } = await test.send('PATCH', `/api/v1/project/${project}/`, {
      token: chef,
      body: { project_status: 'Project_Complete', project_complete_date: '2026-03-02' },
    });
    expect(status, JSON.stringify(body)).toBe(200);
    await sendDue();
    expect(received().map(({ type, data }) => [type, data.project?.project_complete_date])).toEqual([
      ['project.completed', '2026-03-02'],
    ]);
  });

  it('gets no message about a refused step, or about events elsewhere', async () => {
    const project = await addProject(test, alfa, { contractType: 'UAV-GC', awardCriteria: false });
    const refused = await test.send('PATCH', `/api/v1/project/${project}/`, {
      token: chef,
      body: { project_status: 'Design_Phase_Complete', design_phase_complete_date: '2026-03-02' },
    });
    expect(refused.status).toBe(400);
    await test.dependencies.database.queries.execute(sql`
      UPDATE webhook SET organisation_id = ${await addOrganisation(test, 'zeta')}`);
    expect((await award()).answer).toBe(200);
    await sendDue();
    expect(receiver.received).toEqual([]);
  });

  it('that is off gets only a test message', async () => {
    await change({ active: false });
    await award();
    await tryOut();
    await sendDue();
    expect(received().map(({ type }) => type)).toEqual(['test']);
    // What happened while it was off is not sent later either.
    await change({ active: true });
    await sendDue();
    expect(received().map(({ type }) => type)).toEqual(['test']);
  });

  it('that is turned off gets the waiting messages once it is on again, and not before', async () => {
    await award();
    await change({ active: false });
    await sendDue();
    expect(receiver.received).toEqual([]);
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
    await change({ active: true });
    await sendDue();
    expect(received().map(({ type }) => type)).toEqual(['project.awarded']);
  });
});

describe('a message that does not arrive', () => {
  it('is sent again with the same id and body until it arrives', async () => {
    const answers = [500, 503, 200];
    receiver.answer = (response) => response.writeHead(answers.shift() ?? 500).end();
    await tryOut();
    await sendDue();
    expect(await deliveries()).toMatchObject([
      { state: 'waiting', attempts: 1, last_status: 500, problem: 'status' },
    ]);
    await sendDue();
    expect(receiver.received).toHaveLength(1);
    later(30_000);
    await sendDue();
    later(2 * 60_000);
    await sendDue();
    expect(receiver.received).toHaveLength(3);
    expect(
      new Set(receiver.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size,
    ).toBe(1);
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(3);
    expect(await deliveries()).toMatchObject([
      { state: 'delivered', attempts: 3, problem: null, next_attempt: null },
    ]);
    expect(await read()).toMatchObject({ failing_since: null });
  });

  it('follows no redirect', async () => {
    const elsewhere = await startWebhookReceiver();
    receiver.answer = (response) => response.writeHead(307, { location: elsewhere.url }).end();
    await tryOut();
    await sendDue();
    expect(await deliveries()).toMatchObject([{ state: 'waiting', last_status: 307, problem: 'redirect' }]);
    expect(elsewhere.received).toEqual([]);
    await elsewhere.close();
  });

  it('waits a limited time, for a receiver that says nothing and for one that does not end', async () => {
    for (const answer of [
      () => {},
      (response: Parameters<WebhookReceiver['answer']>[0]) => response.writeHead(200).write('a'),
    ]) {
      receiver.answer = answer as WebhookReceiver['answer'];
      await tryOut();
      const begun = performance.now();
      await sendDue(300);
      expect(performance.now() - begun).toBeLessThan(5000);
      expect((await deliveries())[0]).toMatchObject({ state: 'waiting', problem: 'timeout' });
      await test.dependencies.database.queries.execute(sql`DELETE FROM webhook_delivery`);
    }
  });

  it('does not wait for the end of an endless answer once it has the status', async () => {
    receiver.answer = (response) => {
      response.writeHead(200);
      const pour = setInterval(() => response.write('x'.repeat(8192)), 1);
      response.on('close', () => clearInterval(pour));
    };
    await tryOut();
    await sendDue();
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
  });

  it('is given up after a day, and can be sent again under its id', async () => {
    receiver.answer = answerWith(500);
    const { uuid } = await tryOut();
    await sendHourly(26);
    const [failed] = await deliveries();
    expect(failed).toMatchObject({ uuid, state: 'failed', next_attempt: null });
    expect(receiver.received.length).toBeGreaterThan(6);
    receiver.answer = answerWith(200);
    const again = await test.send('POST', `${HOOKS}${hook.uuid}/deliveries/${uuid}/`, { token: chef });
    expect(again.status).toBe(200);
    await sendDue();
    expect(receiver.received.at(-1)?.headers['webhook-id']).toBe(uuid);
    expect(await deliveries()).toMatchObject([{ state: 'delivered' }]);
  });

  it('does not delay other messages when its receiver is slow', async () => {
    const quick = await startWebhookReceiver();
    await make({ url: quick.url });
    receiver.answer = () => {};
    await tryOut();
    await award();
    const sending = sendDue(3000);
    await expect.poll(() => quick.received.length).toBe(1);
    await sending;
    await quick.close();
  });
});

describe('a replaced secret', () => {
  const replace = async (token = chef) => test.send('POST', `${HOOKS}${hook.uuid}/secret/`, { token });
  const replaced = async () => ((await replace()).body as { secret: string }).secret;

  /** Returns which of these secrets signed a message, in the order of its signatures. */
  function signersOf(secrets: Readonly<Record<string, string>>): string[] {
    const message = receiver.received.at(-1);
    const {
      'webhook-id': id,
      'webhook-timestamp': at,
      'webhook-signature': signatures,
    } = message?.headers ?? {};
    return String(signatures)
      .split(' ')
      .map((signature) => {
        const signer = Object.entries(secrets).find(([, each]) => {
          const key = Buffer.from(each.slice(6), 'base64');
          const signed = createHmac('sha256', key).update(`${id}.${at}.${message?.body}`).digest('base64');
          return signature === `v1,${signed}`;
        });
        return signer?.[0] ?? 'nobody';
      });
  }

  it('signs beside the new one for a day, and then no longer', async () => {
    const renewed = await replaced();
    const secrets = { former: secret, renewed };
    expect(renewed).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(await read()).toMatchObject({ former_secret_until: '2026-03-03T09:00:00.000Z' });
    await tryOut();
    await sendDue();
    expect(signersOf(secrets)).toEqual(['renewed', 'former']);
    later(DAY_MS - 1000);
    await tryOut();
    await sendDue();
    expect(signersOf(secrets)).toEqual(['renewed', 'former']);
    later(1000);
    await tryOut();
    await sendDue();
    expect(signersOf(secrets)).toEqual(['renewed']);
  });

  it('is deleted after that day', async () => {
    await replaced();
    const { queries } = test.dependencies.database;
    const kept = () => queries.execute(sql`SELECT former_secret IS NOT NULL AS kept FROM webhook`);
    later(DAY_MS - 1000);
    await deleteFormerSecrets(queries, test.clock.moment);
    expect(await kept()).toEqual([{ kept: true }]);
    later(1000);
    await deleteFormerSecrets(queries, test.clock.moment);
    expect(await kept()).toEqual([{ kept: false }]);
    expect(await read()).toMatchObject({ former_secret_until: null });
  });

  it('stops signing at once when it is replaced again', async () => {
    const second = await replaced();
    const third = await replaced();
    await tryOut();
    await sendDue();
    expect(signersOf({ secret, second, third })).toEqual(['third', 'second']);
  });

  it('that the installation can no longer read is deleted, and the new one signs', async () => {
    await test.dependencies.database.queries.execute(sql`UPDATE webhook SET secret = decode('00', 'hex')`);
    const renewed = await replaced();
    expect(await read()).toMatchObject({ former_secret_until: null });
    await tryOut();
    await sendDue();
    expect(signersOf({ renewed })).toEqual(['renewed']);
  });

  it('is stored sealed, and the history mentions it without its value', async () => {
    const renewed = await replaced();
    const { queries } = test.dependencies.database;
    const stored = JSON.stringify(
      await queries.execute(
        sql`SELECT encode(secret, 'escape') AS secret, encode(former_secret, 'escape') AS former FROM webhook`,
      ),
    );
    for (const each of [secret, renewed]) expect(stored).not.toContain(each.slice(6));
    const entries = JSON.stringify(
      await queries.execute(sql`
        SELECT changes FROM history_entry WHERE subject_id = ${hook.uuid} ORDER BY occurred_at DESC, id DESC LIMIT 1`),
    );
    expect(entries).toContain('webhookSecret');
    expect(entries).not.toContain('whsec_');
  });

  it('can be replaced only by an administrator of the organisation', async () => {
    const beta = await addOrganisation(test, 'beta-geheim');
    const member = await addUser(test, { username: 'lid-van-alfa', organisationIds: [alfa] });
    const elsewhere = { organisationIds: [beta], administers: true };
    const stranger = await addUser(test, { username: 'chef-elders', ...elsewhere });
    // The person administers another organisation, and is a member of this one.
    const both = await addUser(test, { username: 'chef-en-lid', ...elsewhere });
    await insertNewMembership(test.dependencies.database.queries, alfa, both.accountId);
    const statuses = [];
    for (const { token } of [member, stranger, both]) statuses.push((await replace(token)).status);
    expect(statuses).toEqual([403, 404, 404]);
    expect(await read()).toMatchObject({ former_secret_until: null });
  });
});

describe('the queue', () => {
  it('loses nothing when a process dies while it sends a message: another one sends it', async () => {
    const { uuid } = await tryOut();
    const { queries } = test.dependencies.database;
    const now = test.clock.moment;
    // This is what a process does before it calls the receiver; after it, the process is gone.
    const taken = await takeDueDelivery(queries, {
      now,
      until: new Date(now.getTime() + 60_000),
      longestWaitMs: 60_000,
    });
    expect(taken?.id).toBe(uuid);
    await sendDue();
    expect(receiver.received).toEqual([]);
    later(60_000);
    await sendDue();
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([uuid]);
  });

  it.runIf(runsOnServer())('lets nobody wait for a message that another process is sending', async () => {
    const [first, second] = [await tryOut(), await tryOut()].map(({ uuid }) => uuid).sort();
    const { database } = test.dependencies;
    const due = { now: test.clock.moment, until: new Date(START.getTime() + HOUR_MS), longestWaitMs: DAY_MS };
    const taken = await database.transaction(async (one) => {
      const mine = await takeDueDelivery(one, due);
      const others = await database.transaction(async (two) => {
        await two.execute(sql`SET LOCAL lock_timeout = '3s'`);
        return [await takeDueDelivery(two, due), await takeDueDelivery(two, due)];
      });
      return [mine, ...others];
    });
    expect(taken.map((each) => each?.id ?? null)).toEqual([first, second, null]);
  });

  it('gives each message to one of several processes', async () => {
    for (let each = 0; each < 12; each++) await tryOut();
    await Promise.all([sendDue(), sendDue(), sendDue()]);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toHaveLength(12);
    expect(new Set(ids).size).toBe(12);
  });
});

it('a clock that jumps ahead gives no message up and turns no webhook off, and the message leaves afterwards', async () => {
  receiver.answer = answerWith(500);
  const { uuid } = await tryOut();
  await sendDue();
  later(20 * DAY_MS);
  await sendDue();
  expect(await deliveries()).toMatchObject([{ uuid, state: 'waiting' }]);
  expect(await read()).toMatchObject({ active: true });
  later(-20 * DAY_MS);
  receiver.answer = answerWith(200);
  await sendDue();
  expect(await deliveries()).toMatchObject([{ uuid, state: 'delivered' }]);
});

/** Lets this many hours pass, and sends what is due in each. */
async function sendHourly(hours: number): Promise<void> {
  for (let hour = 0; hour < hours; hour++) {
    await sendDue();
    later(HOUR_MS);
  }
}

it('a webhook that gets nothing for three days is turned off, and its administrators get one mail', async () => {
  receiver.answer = answerWith(500);
  const { token } = await addUser(test, { username: 'later', organisationIds: [alfa], administers: true });
  void token;
  await award();
  await sendDue();
  expect(await read()).toMatchObject({ active: true, failing_since: START.toISOString() });
  later(3 * DAY_MS - 1000);
  await sendDue();
  expect(await read()).toMatchObject({ active: true });
  await sendHourly(10);
  expect(await read()).toMatchObject({ active: true });
  await sendDue();
  expect(await read()).toMatchObject({ active: false, paused: test.clock.moment.toISOString() });
  await test.sendMails();
  const mails = test.mails.filter(({ subject }) => subject?.includes('webhook'));
  expect(mails.map(({ to }) => to).sort()).toEqual(['chef@voorbeeld.example', 'later@voorbeeld.example']);
  expect(mails[0]?.text).not.toContain('/hook');
  await change({ active: true });
  expect(await read()).toMatchObject({ active: true, paused: null, failing_since: null });
});

describe('the address of a webhook', () => {
  let strict: TestApp;
  let token: string;
  beforeAll(async () => {
    strict = await startTestApp();
    const organisation = await addOrganisation(strict, 'alfa');
    ({ token } = await addUser(strict, {
      username: 'chef',
      organisationIds: [organisation],
      administers: true,
    }));
  });
  afterAll(() => strict.close());

  const asked = (url: string) =>
    strict.send('POST', HOOKS, { token, body: { url, events: ['project.awarded'] } });

  it.each([
    ['no address', 'hooks.example'],
    ['not over TLS', 'http://hooks.voorbeeld.example/'],
    ['another protocol', 'file:///etc/passwd'],
    ['this machine', 'https://127.0.0.1/'],
    ['this machine', 'https://[::1]/'],
    ['this machine, written otherwise', 'https://0x7f.1/'],
    ['this machine, written otherwise', 'https://2130706433/'],
    ['this machine by name', 'https://localhost:8000/'],
    ['a neighbour', 'https://169.254.169.254/latest/meta-data/'],
    ['a private network', 'https://10.0.0.1/'],
    ['a name of a private network', 'https://intranet/'],
    ['credentials', 'https://naam:geheim@hooks.voorbeeld.example/'],
  ])('is refused: %s (%s)', async (_what, url) => {
    const answer = await asked(url);
    expect(answer).toMatchObject({ status: 400, body: { url: [expect.any(String)] } });
  });

  it('is checked when the connection is made: a name that leads to this machine is not called', async () => {
    const hooks = await startWebhookReceiver();
    const { body } = await asked('https://hooks.voorbeeld.example/');
    const { uuid } = (body as { webhook: Webhook }).webhook;
    const { queries } = strict.dependencies.database;
    // The name now leads here, whatever it led to when it was typed.
    const port = new URL(hooks.url).port;
    await queries.execute(sql`UPDATE webhook SET url = ${`https://localhost:${port}/`} WHERE id = ${uuid}`);
    await strict.send('POST', `${HOOKS}${uuid}/test/`, { token });
    const sender = createWebhookSender({ ...strict.dependencies, report: () => {} });
    await sender.sendDue();
    await sender.stop();
    const answer = await strict.send('GET', `${HOOKS}${uuid}/deliveries/`, { token });
    expect((answer.body as { results: WebhookDelivery[] }).results).toMatchObject([
      { state: 'waiting', problem: 'address', last_status: null },
    ]);
    await hooks.close();
  });

  it('is not called at the port of another service, also when it was stored before such ports were refused', async () => {
    const { body } = await asked('https://hooks.voorbeeld.example/poort');
    const { uuid } = (body as { webhook: Webhook }).webhook;
    const { queries } = strict.dependencies.database;
    const stored = 'https://hooks.voorbeeld.example:22/';
    await queries.execute(sql`UPDATE webhook SET url = ${stored} WHERE id = ${uuid}`);
    await strict.send('POST', `${HOOKS}${uuid}/test/`, { token });
    const sender = createWebhookSender({ ...strict.dependencies, report: () => {} });
    await sender.sendDue();
    await sender.stop();
    const answer = await strict.send('GET', `${HOOKS}${uuid}/deliveries/`, { token });
    expect((answer.body as { results: WebhookDelivery[] }).results).toMatchObject([{ problem: 'address' }]);
  });
});

describe('making, changing and removing a webhook', () => {
  it('is in the history, without the secret and without the secret part of its address', async () => {
    const path = receiver.url.replace('/hook', '/geheim-pad');
    const { body } = await make({ url: path });
    const { webhook } = body as { webhook: Webhook };
    await test.send('PATCH', `${HOOKS}${webhook.uuid}/`, { token: chef, body: { active: false } });
    await test.send('DELETE', `${HOOKS}${webhook.uuid}/`, { token: chef });
    const { token: staff } = await addUser(test, {
      username: 'medewerker',
      organisationIds: [],
      isStaff: true,
    });
    const { body: history } = await test.send('GET', '/api/v1/admin/history/?subject=webhook&page_size=100', {
      token: staff,
    });
    const { results } = history as { results: { subject: string }[] };
    expect(results.filter(({ subject }) => subject === webhook.uuid)).toMatchObject([
      { action: 'deleted' },
      { action: 'changed', changes: { webhookActive: { from: true, to: false } } },
      { action: 'created', organization: 'alfa' },
    ]);
    expect(JSON.stringify(history)).not.toContain('geheim-pad');
    expect(JSON.stringify(history)).not.toContain('whsec_');
  });

  it('requires the password where messages could be redirected or signed, from a user who signed in a while ago', async () => {
    const path = `${HOOKS}${hook.uuid}/`;
    const elsewhere = `${receiver.url}-elders`;
    const acts = [
      ['POST', HOOKS, { url: elsewhere, events: ['project.awarded'] }, 201],
      ['PATCH', path, { url: elsewhere }, 200],
      ['POST', `${path}secret/`, {}, 200],
    ] as const;
    const ask = (act: (typeof acts)[number], current_password?: string) =>
      test.send(act[0], act[1], { token: chef, body: { ...act[2], current_password } });
    later(10 * 60_000);
    for (const act of acts) {
      expect(await ask(act)).toMatchObject({
        status: 400,
        body: { current_password: ['Vul uw wachtwoord in om door te gaan'] },
      });
      expect(await ask(act, 'een ander wachtwoord')).toMatchObject({
        status: 400,
        body: { current_password: ['Dit wachtwoord klopt niet'] },
      });
    }
    expect(await read()).toMatchObject({ url: receiver.url, former_secret_until: null });
    for (const act of acts) expect((await ask(act, PASSWORD)).status).toBe(act[3]);
  });

  it('requires none for changes that do not redirect messages: their subject, whether they are sent, and removal', async () => {
    later(10 * 60_000);
    const same = { url: receiver.url, events: ['project.completed'], active: false };
    expect(await change(same)).toMatchObject({ status: 200, body: same });
    expect((await change({ active: true })).status).toBe(200);
    const tried = await test.send('POST', `${HOOKS}${hook.uuid}/test/`, { token: chef });
    expect(tried.status).toBe(201);
    expect((await test.send('DELETE', `${HOOKS}${hook.uuid}/`, { token: chef })).status).toBe(204);
  });

  it('shows the secret once, and stores it sealed', async () => {
    const { body } = await test.send('GET', HOOKS, { token: chef });
    expect(JSON.stringify(body)).not.toContain(secret.slice(6));
    const rows = await test.dependencies.database.queries.execute(
      sql`SELECT encode(secret, 'escape') AS secret FROM webhook`,
    );
    expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
  });

  it('stops at five', async () => {
    const statuses: number[] = [];
    for (let each = 0; each < 5; each++) statuses.push((await make({ url: receiver.url })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 409]);
  });

  it('is not for an administrator of another organisation', async () => {
    const beta = await addOrganisation(test, 'beta');
    const { token, accountId } = await addUser(test, {
      username: 'chef-van-beta',
      organisationIds: [beta],
      administers: true,
    });
    // Becoming a member of this organisation as well does not make them its administrator.
    await insertNewMembership(test.dependencies.database.queries, alfa, accountId);
    const { uuid } = await tryOut();
    for (const slug of ['alfa', 'beta']) {
      const of = `/api/v1/organization/${slug}/webhooks/${hook.uuid}/`;
      for (const [method, path, body] of [
        ['PATCH', of, { active: false }],
        ['DELETE', of],
        ['POST', `${of}test/`],
        ['GET', `${of}deliveries/`],
        ['POST', `${of}deliveries/${uuid}/`],
      ] as const)
        expect((await test.send(method, path, { token, ...(body ? { body } : {}) })).status).toBe(404);
    }
    expect(await read()).toMatchObject({ active: true });
  });
});

// This test is last: sessions have expired by then.
it('messages are deleted after thirty days', async () => {
  await tryOut();
  await sendDue();
  later(29 * DAY_MS);
  await tidyUp(test.dependencies);
  const { queries } = test.dependencies.database;
  const count = () => queries.execute(sql`SELECT count(*)::int AS count FROM webhook_delivery`);
  expect(await count()).toMatchObject([{ count: 1 }]);
  later(DAY_MS + 1);
  await tidyUp(test.dependencies);
  expect(await count()).toMatchObject([{ count: 0 }]);
});
