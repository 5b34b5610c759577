import type { MailInQueue, MailQueue } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { loadAppSecret } from '../../platform/app-secret.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';
import { createMailSender } from '../../platform/mail/mail-sender.ts';
import { queueMail, queueNoMail } from '../../platform/mail/queue-mail.ts';
import { takeDueMail } from '../../platform/mail/queued-mails.queries.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';
import { tidyUp } from '../../tidy-up.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MAILS = '/api/v1/admin/mails/';
const LINK = 'https://milieuspoor.example/#/wachtwoord_vergeten/geheim';

let test: TestApp;
let staff: string;
let chef: string;
let member: string;

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: 'https://milieuspoor.example', SMTP_URL: 'smtp://mail.example' });
  const alfa = await addOrganisation(test, 'alfa');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  ({ token: chef } = await addUser(test, { username: 'chef', organisationIds: [alfa], administers: true }));
  ({ token: member } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
beforeEach(async () => {
  Object.assign(test.mailServer, { refusing: null, refusingTo: null, refusingAll: null });
  for (const table of ['queued_mail', 'failed_mail'])
    await queries().execute(sql`DELETE FROM ${sql.identifier(table)}`);
});
afterAll(() => test.close());

const queries = () => test.dependencies.database.queries;
const later = (ms: number) => {
  test.clock.moment = new Date(test.clock.moment.getTime() + ms);
};
const mailTo = (name: string) =>
  composeMail({
    to: `${name}@voorbeeld.example`,
    subject: `Voor ${name}`,
    greeting: 'Goedendag,',
    paragraphs: [],
    link: { label: 'Verder', address: LINK },
    closing: 'Met vriendelijke groet,',
  });
const queue = (name: string) => queueMail(test.dependencies, queries(), mailTo(name));
async function read(): Promise<MailQueue> {
  const { status, body } = await test.send('GET', MAILS, { token: staff });
  expect(status).toBe(200);
  return body as MailQueue;
}
const again = (path: string) => test.send('POST', `${MAILS}${path}send_again/`, { token: staff });
const outcome = async (uuid: string) => (await test.send('GET', `${MAILS}${uuid}/`, { token: staff })).body;
const namesOf = (mails: readonly MailInQueue[]) => mails.map(({ subject }) => subject);
const arrived = (name: string) => test.mails.filter(({ subject }) => subject === `Voor ${name}`).length;

/**
 * Lets mails fail for good: they are refused, and once more after another mail was accepted; one sender does this,
 * because it remembers the answers.
 */
async function giveUp(...names: string[]): Promise<string[]> {
  const { sendDue } = createMailSender({ ...test.dependencies, report: () => {} });
  const uuids: string[] = [];
  for (const name of names) uuids.push(await queue(name));
  const refuse = () => Object.assign(test.mailServer, { refusing: 550, refusingTo: /^weg/ });
  refuse();
  await sendDue();
  await queue('ander');
  await sendDue();
  later(MINUTE_MS);
  await sendDue();
  test.mailServer.refusing = null;
  return uuids;
}

it('is for staff alone, to read and to send', async () => {
  test.mailServer.refusingAll = 421;
  const uuid = await queue('een');
  for (const [method, path] of [
    ['GET', ''],
    ['GET', `${uuid}/`],
    ['POST', `${uuid}/send_again/`],
    ['POST', 'send_again/'],
    ['POST', 'test/'],
  ] as const) {
    const ask = async (token: string | null) => (await test.send(method, MAILS + path, { token })).status;
    expect([await ask(null), await ask(member), await ask(chef)]).toEqual([401, 403, 403]);
    expect(await ask(staff)).toBeLessThan(300);
  }
});

describe('a mail that waits', () => {
  it('is shown with its mailbox and subject, since when it waits, when it is tried next and the last answer', async () => {
    test.mailServer.refusing = 451;
    const queued = test.clock.moment.toISOString();
    const uuid = await queue('een');
    await test.sendMails();
    const { waiting, given_up, delivery } = await read();
    expect(waiting).toEqual([
      {
        uuid,
        to: 'een@voorbeeld.example',
        subject: 'Voor een',
        queued,
        attempts: 1,
        in_hand: false,
        next_attempt: new Date(test.clock.moment.getTime() + MINUTE_MS / 2).toISOString(),
        given_up: null,
        failure: 'mail-for-now',
        reason: '451 This mailbox is not available',
      },
    ]);
    expect(given_up).toEqual([]);
    expect(delivery).toBe('server');
  });

  it('is shown without its text', async () => {
    await queue('een');
    const { body } = await test.send('GET', MAILS, { token: staff });
    expect(JSON.stringify(body)).not.toMatch(/geheim|Goedendag|wachtwoord/);
  });

  it('is sent at once when staff ask for it, and keeps the moment since which it waits', async () => {
    test.mailServer.refusing = 451;
    const uuid = await queue('ongeduld');
    await test.sendMails();
    const before = await read();
    test.mailServer.refusingAll = 421;
    later(1000);
    expect((await again(`${uuid}/`)).status).toBe(204);
    const [mail] = (await read()).waiting;
    expect([mail?.attempts, mail?.queued]).toEqual([2, before.waiting[0]?.queued]);
    expect(mail?.failure).toBe('server');
    Object.assign(test.mailServer, { refusing: null, refusingAll: null });
    await again(`${uuid}/`);
    expect(arrived('ongeduld')).toBe(1);
    expect(await outcome(uuid)).toEqual({ state: 'sent', reason: null, delivery: 'server' });
  });

  it('that is being sent is not sent a second time', async () => {
    const uuid = await queue('bezig');
    const now = test.clock.now();
    const until = new Date(now.getTime() + 11 * MINUTE_MS);
    const taken = await takeDueMail(queries(), { now, until, longestWaitMs: 11 * MINUTE_MS, except: [] });
    expect(taken?.messageId).toBe(uuid);
    expect((await read()).waiting).toMatchObject([{ in_hand: true, next_attempt: null, attempts: 1 }]);
    expect((await again(`${uuid}/`)).status).toBe(204);
    expect(arrived('bezig')).toBe(0);
    // The process that reserved it is gone.
    later(12 * MINUTE_MS);
    await test.sendMails();
    expect(arrived('bezig')).toBe(1);
  });

  it('without a mailbox is not shown', async () => {
    await queueNoMail(test.dependencies, queries(), mailTo('niemand'));
    expect(await read()).toMatchObject({ waiting: [], waiting_more: false });
  });

  it('that was sealed with another secret is shown without the unreadable parts', async () => {
    const secret = loadAppSecret('another secret than the one of the tests', '');
    await queueMail({ ...test.dependencies, secret }, queries(), mailTo('dicht'));
    expect((await read()).waiting).toMatchObject([{ to: null, subject: null, attempts: 0 }]);
  });

  it('is among at most a hundred in the list, which says that there are more', async () => {
    for (let count = 0; count < 101; count++) await queue(String(count));
    const { waiting, waiting_more } = await read();
    expect([waiting.length, waiting_more, waiting[0]?.subject]).toEqual([100, true, 'Voor 0']);
  });
});

describe('a mail that was given up', () => {
  it('is shown with the reason, and is not tried any more', async () => {
    const [uuid = ''] = await giveUp('weg');
    const { waiting, given_up } = await read();
    expect(waiting).toEqual([]);
    expect(given_up).toMatchObject([
      {
        uuid,
        to: 'weg@voorbeeld.example',
        attempts: 2,
        next_attempt: null,
        given_up: test.clock.moment.toISOString(),
        failure: 'mail-for-good',
        reason: '550 This mailbox is not available',
      },
    ]);
    later(DAY_MS);
    await queue('daarna');
    await test.sendMails();
    expect([arrived('weg'), arrived('daarna')]).toEqual([0, 1]);
    expect(await outcome(uuid)).toMatchObject({ state: 'given-up', reason: expect.stringMatching(/^550/) });
  });

  it('is sent again when staff ask for it, and no longer counts as given up', async () => {
    const [uuid = ''] = await giveUp('weg-een', 'weg-twee');
    await again(`${uuid}/`);
    expect([arrived('weg-een'), arrived('weg-twee')]).toEqual([1, 0]);
    expect(namesOf((await read()).given_up)).toEqual(['Voor weg-twee']);
    const { body } = await test.send('GET', '/api/v1/admin/health/', { token: staff });
    expect(body).toMatchObject({ mails: { waiting: 0, given_up_of_day: 1 } });
    expect((await again(`${uuid}/`)).status).toBe(404);
  });

  it('then waits like a new one', async () => {
    const [uuid = ''] = await giveUp('weg');
    later(3 * DAY_MS);
    test.mailServer.refusingAll = 421;
    await again(`${uuid}/`);
    const { waiting } = await read();
    expect(waiting).toMatchObject([{ attempts: 1, queued: test.clock.moment.toISOString() }]);
  });

  it('is sent with all others when staff ask for all', async () => {
    await giveUp('weg-drie', 'weg-vier');
    const { status, body } = await again('');
    expect([status, body]).toEqual([200, { count: 2 }]);
    expect([arrived('weg-drie'), arrived('weg-vier')]).toEqual([1, 1]);
    expect((await again('')).body).toEqual({ count: 0 });
  });

  it('is stored for seven days', async () => {
    await giveUp('weg');
    later(7 * DAY_MS);
    await tidyUp(test.dependencies);
    expect((await read()).given_up).toHaveLength(1);
    later(1);
    await tidyUp(test.dependencies);
    expect(await queries().execute(sql`SELECT id FROM queued_mail`)).toEqual([]);
    expect(await queries().execute(sql`SELECT message_id FROM failed_mail`)).toHaveLength(1);
  });
});

describe('the history', () => {
  const told = async () => {
    const { body } = await test.send('GET', '/api/v1/admin/history/?subject=mail', { token: staff });
    return (body as { results: Record<string, unknown>[] }).results;
  };

  it('records who had mails sent again and how many, and who sent a test mail, but not to whom', async () => {
    const before = (await told()).length;
    const [uuid = ''] = await giveUp('weg-vijf', 'weg-zes', 'weg-zeven');
    await again(`${uuid}/`);
    await again('');
    const { body } = await test.send('POST', `${MAILS}test/`, { token: staff });
    // There is nothing left to send.
    await again(`${uuid}/`);
    await again('');
    const entries = (await told()).slice(0, -before || undefined);
    const entry = {
      user_name: 'Voornaam Achternaam',
      subject_type: 'mail',
      subject_name: '',
      organization: null,
    };
    expect(entries).toMatchObject([
      { ...entry, action: 'created', changes: {} },
      { ...entry, action: 'changed', changes: { mailsSentAgain: { from: null, to: 2 } } },
      { ...entry, action: 'changed', changes: { mailsSentAgain: { from: null, to: 1 } } },
    ]);
    const ids = await queries().execute(
      sql`SELECT subject_id FROM history_entry WHERE subject_type = 'mail' ORDER BY id DESC LIMIT 3`,
    );
    expect(ids).toEqual([
      { subject_id: (body as { uuid: string }).uuid },
      { subject_id: null },
      { subject_id: uuid },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/@|weg-/);
  });
});

describe('a test mail', () => {
  const tryOut = async () => {
    const { status, body } = await test.send('POST', `${MAILS}test/`, { token: staff });
    expect(status).toBe(201);
    return body as { uuid: string; to: string };
  };

  it('goes through the queue to the mailbox of the requester', async () => {
    const { uuid, to } = await tryOut();
    expect(to).toBe('staf@voorbeeld.example');
    expect(test.mails.at(-1)).toMatchObject({ to, subject: 'Testmail van milieuspoor.example' });
    expect(test.mails.at(-1)?.text).toContain('https://milieuspoor.example/#/beheer/post');
    expect(await outcome(uuid)).toEqual({ state: 'sent', reason: null, delivery: 'server' });
  });

  it('that is refused states the reason, as long as it waits', async () => {
    test.mailServer.refusing = 451;
    const { uuid } = await tryOut();
    expect(await outcome(uuid)).toEqual({
      state: 'waiting',
      reason: '451 This mailbox is not available',
      delivery: 'server',
    });
  });
});
