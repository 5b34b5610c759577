import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../database/open-database.ts';
import { sql } from '../../database/sql.ts';
import { addEmptyDatabase } from '../../testing/empty-folder.ts';
import { type MailServer, startMailServer } from '../../testing/outside/mail-server.ts';
import { openTestDatabase, runsOnServer } from '../../testing/test-database.ts';
import { loadAppSecret } from '../app-secret.ts';
import { composeMail } from './compose-mail.ts';
import { createMailSender } from './mail-sender.ts';
import { createMailer } from './mailer.ts';
import { queueMail, queueNoMail } from './queue-mail.ts';
import { takeDueMail } from './queued-mails.queries.ts';

const FROM = 'Milieuspoor <noreply@milieuspoor.example>';
const MINUTE_MS = 60_000;
const LINK = 'https://milieuspoor.example/#/wachtwoord_vergeten/geheim';

function mailTo(name: string) {
  return composeMail({
    to: `${name}@voorbeeld.example`,
    subject: `Voor ${name}`,
    greeting: 'Goedendag,',
    paragraphs: [],
    link: { label: 'Verder', address: LINK },
    closing: 'Met vriendelijke groet,',
  });
}

const secret = loadAppSecret('the secret of the tests, long enough', '');
const clock = { moment: new Date(), now: () => clock.moment };
let database: Database;
let server: MailServer;
let reports: string[];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  clock.moment = new Date('2026-03-02T09:00:00Z');
  await database.queries.execute(sql`DELETE FROM queued_mail`);
  server = await startMailServer();
  reports = [];
});
afterEach(() => server.close());

function queue(name: string): Promise<string> {
  return queueMail({ secret, clock }, database.queries, mailTo(name));
}

function mailer(smtpUrl = server.smtpUrl) {
  return createMailer({ smtpUrl, from: FROM, folder: '' });
}

function sender({ smtpUrl = server.smtpUrl, key = secret } = {}) {
  return createMailSender({
    database,
    clock,
    secret: key,
    mailer: mailer(smtpUrl),
    report: (_cause, what) => reports.push(what),
  });
}

function later(minutes: number): void {
  clock.moment = new Date(clock.moment.getTime() + minutes * MINUTE_MS);
}

function arrived(): string[] {
  return server.mails.map(({ subject }) => subject);
}

async function waiting(): Promise<number> {
  return (await database.queries.execute(sql`SELECT id FROM queued_mail WHERE given_up_at IS NULL`)).length;
}

describe('a mail in the queue', () => {
  it('is sent in its turn, once, and is deleted', async () => {
    await queue('een');
    await queue('twee');
    const { sendDue } = sender();
    await Promise.all([sendDue(), sendDue()]);
    await sendDue();
    expect(arrived()).toEqual(['Voor een', 'Voor twee']);
    expect(await waiting()).toBe(0);
  });

  it('stays after a restart', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'milieuspoor-queue-'));
    await addEmptyDatabase(folder);
    const place = { url: null, folder: join(folder, 'database') };
    const first = await openDatabase(place);
    await queueMail({ secret, clock }, first.queries, mailTo('later'));
    await first.close();
    const second = await openDatabase(place);
    const report = (_cause: unknown, what: string) => reports.push(what);
    await createMailSender({ database: second, clock, secret, mailer: mailer(), report }).sendDue();
    await second.close();
    rmSync(folder, { recursive: true });
    expect(arrived()).toEqual(['Voor later']);
    expect(reports).toEqual([]);
  });

  it('is stored together with its transaction, or not at all', async () => {
    const failed = database.transaction(async (queries) => {
      await queueMail({ secret, clock }, queries, mailTo('nooit'));
      throw new Error('rolled back');
    });
    await expect(failed).rejects.toThrow('rolled back');
    expect(await waiting()).toBe(0);
  });

  it('cannot be read in the database, and neither can its links', async () => {
    await queue('geheim');
    const [row] = await database.queries.execute(
      sql`SELECT encode(sealed, 'escape') AS text FROM queued_mail`,
    );
    expect(JSON.stringify(row)).not.toMatch(/geheim|wachtwoord|voorbeeld/);
  });

  it('without a mailbox is not sent, and is deleted', async () => {
    await queueNoMail({ secret, clock }, database.queries, mailTo('niemand'));
    await sender().sendDue();
    expect(arrived()).toEqual([]);
    expect(await waiting()).toBe(0);
  });

  it('is taken by one of several senders', async () => {
    for (const name of ['een', 'twee', 'drie', 'vier']) await queue(name);
    await Promise.all([sender().sendDue(), sender().sendDue()]);
    expect(arrived().sort()).toEqual(['Voor drie', 'Voor een', 'Voor twee', 'Voor vier']);
  });
});

/** Only on a server: the embedded database has one connection, on which nobody waits for another. */
describe.runIf(runsOnServer())('two senders that look at the same moment', () => {
  it('send two mails, and neither waits for the other', async () => {
    const [first, second] = [await queue('een'), await queue('twee')];
    const now = clock.now();
    const until = new Date(now.getTime() + MINUTE_MS);
    const due = { now, until, longestWaitMs: 2 * MINUTE_MS, except: [] };
    await database.transaction(async (one) => {
      expect(await takeDueMail(one, due)).toMatchObject({ messageId: first });
      const other = await database.transaction(async (two) => {
        await two.execute(sql`SET LOCAL lock_timeout = '3s'`);
        return [await takeDueMail(two, due), await takeDueMail(two, due)];
      });
      expect(other).toMatchObject([{ messageId: second }, null]);
    });
  });
});

describe('a mail that the server refuses', () => {
  it('is tried again after half a minute, then after longer and longer times, and is logged once', async () => {
    server.refusing = 451;
    await queue('vol');
    const { sendDue } = sender();
    await sendDue();
    later(0.4);
    server.refusing = null;
    await sendDue();
    expect(arrived()).toEqual([]);
    later(0.1);
    server.refusing = 451;
    await sendDue();
    later(0.9);
    server.refusing = null;
    await sendDue();
    expect(arrived()).toEqual([]);
    later(0.1);
    await sendDue();
    expect(arrived()).toEqual(['Voor vol']);
    expect(reports).toEqual(['a mail could not be sent; it is tried again']);
  });

  it('for the moment does not delay the next one', async () => {
    await queue('vol');
    await queue('open');
    server.refusing = 451;
    const { sendDue } = sender();
    await sendDue();
    expect(await database.queries.execute(sql`SELECT attempts FROM queued_mail`)).toEqual([
      { attempts: 1 },
      { attempts: 1 },
    ]);
    later(1);
    server.refusing = null;
    await sendDue();
    expect(arrived()).toEqual(['Voor vol', 'Voor open']);
  });

  it('for good is given up once the server accepted another one since, and is logged', async () => {
    server.refusing = 550;
    await queue('weg');
    const { sendDue } = sender();
    await sendDue();
    later(1);
    await sendDue();
    expect(await waiting()).toBe(1);
    server.refusing = null;
    await queue('ander');
    server.refusingTo = /^weg@/;
    await sendDue();
    later(2);
    server.refusing = 550;
    await sendDue();
    expect(arrived()).toEqual(['Voor ander']);
    expect(await waiting()).toBe(0);
    expect(reports.at(-1)).toBe('a mail could not be sent and was given up');
  });

  it('as a relay does with all mails from here stays, and leaves when the relay is corrected', async () => {
    for (const name of ['een', 'twee', 'drie']) await queue(name);
    server.refusing = 550;
    const { sendDue } = sender();
    for (let attempt = 0; attempt < 5; attempt++) {
      await sendDue();
      later(10);
    }
    expect(await waiting()).toBe(3);
    server.refusing = null;
    await sendDue();
    expect(arrived().sort()).toEqual(['Voor drie', 'Voor een', 'Voor twee']);
  });

  it('at its greeting stays, is tried again and again, and no mail is given up', async () => {
    for (const name of ['een', 'twee']) await queue(name);
    const { sendDue } = sender();
    for (const status of [554, 421, 554]) {
      server.refusingAll = status;
      await sendDue();
      later(10);
    }
    expect(await waiting()).toBe(2);
    server.refusingAll = null;
    await sendDue();
    expect(arrived().sort()).toEqual(['Voor een', 'Voor twee']);
  });

  it('for a day is given up, and logged', async () => {
    server.refusing = 451;
    await queue('weg');
    const { sendDue } = sender();
    for (let attempt = 1; attempt < 12; attempt++) {
      await sendDue();
      later(10);
    }
    later(24 * 60 - 111);
    await sendDue();
    expect(await waiting()).toBe(1);
    later(10);
    await sendDue();
    expect(await waiting()).toBe(0);
    expect(reports.at(-1)).toBe('a mail could not be sent and was given up');
  });

  it('stays while the server is away, and leaves when it is back', async () => {
    await queue('een');
    await queue('twee');
    await sender({ smtpUrl: 'smtp://127.0.0.1:9' }).sendDue();
    expect(await waiting()).toBe(2);
    later(1);
    await sender().sendDue();
    expect(arrived().sort()).toEqual(['Voor een', 'Voor twee']);
  });

  it('is the only one that is tried while the server is away, because the others would fail too', async () => {
    for (const name of ['een', 'twee', 'drie']) await queue(name);
    const away = sender({ smtpUrl: 'smtp://127.0.0.1:9' });
    await away.sendDue();
    const attempts = () => database.queries.execute(sql`SELECT attempts FROM queued_mail ORDER BY id`);
    expect(await attempts()).toEqual([{ attempts: 1 }, { attempts: 0 }, { attempts: 0 }]);
    expect(reports).toEqual(['a mail could not be sent; it is tried again']);
  });

  it('stays while another secret sealed it, so that the right secret can still send it', async () => {
    await queue('sleutel');
    const other = loadAppSecret(randomBytes(32).toString('hex'), '');
    await sender({ key: other }).sendDue();
    expect(await waiting()).toBe(1);
    later(1);
    await sender().sendDue();
    expect(arrived()).toEqual(['Voor sleutel']);
  });
});

describe('a mail server with a slow answer', () => {
  const patience = { keptMs: 11 * MINUTE_MS, keptAnewMs: 20, slowMs: 50, atOnce: 3 };
  const patient = () =>
    createMailSender({
      database,
      clock,
      secret,
      mailer: mailer(),
      report: (_cause, what) => reports.push(what),
      patience,
    });

  it('gets a mail once, whoever else looks meanwhile and however long it takes', async () => {
    await queue('traag');
    const answer = server.holdAnswers();
    const first = patient();
    await first.sendDue();
    await expect.poll(arrived).toEqual(['Voor traag']);
    // This is longer than the first reservation: it is renewed during delivery.
    for (let minutes = 0; minutes < 20; minutes += 5) {
      later(5);
      await new Promise((kept) => setTimeout(kept, 100));
      await patient().sendDue();
    }
    answer();
    await expect.poll(waiting).toBe(0);
    expect(arrived()).toEqual(['Voor traag']);
    expect(reports).toEqual([]);
    await first.stop();
  });

  it('does not delay the next ones, of which a few are sent at once', async () => {
    for (const name of ['een', 'twee', 'drie', 'vier']) await queue(name);
    const answer = server.holdAnswers();
    const { sendDue, stop } = patient();
    await sendDue();
    await expect.poll(() => arrived().sort()).toEqual(['Voor drie', 'Voor een', 'Voor twee']);
    answer();
    await expect.poll(waiting).toBe(1);
    const sent = async () => {
      await sendDue();
      return arrived().length;
    };
    await expect.poll(sent).toBe(4);
    await stop();
  });

  it('is waited for when the process stops', async () => {
    await queue('een');
    const answer = server.holdAnswers();
    const { sendDue, stop } = patient();
    await sendDue();
    const stopped = stop();
    answer();
    await stopped;
    expect(await waiting()).toBe(0);
  });
});

describe('a mail that the server accepted', () => {
  it('is not sent again by its sender, even when the database was away at its deletion', async () => {
    await queue('een');
    let away = true;
    const queries = {
      execute: async (query: Parameters<typeof database.queries.execute>[0]) => {
        if (away && arrived().length > 0) throw new Error('the database is away');
        return database.queries.execute(query);
      },
    };
    const report = (_cause: unknown, what: string) => reports.push(what);
    const { sendDue } = createMailSender({ database: { queries }, clock, secret, mailer: mailer(), report });
    await sendDue();
    await sendDue();
    expect(reports).toEqual(['the queue of mails cannot be read']);
    away = false;
    later(12);
    await sendDue();
    expect(arrived()).toEqual(['Voor een']);
    expect(await waiting()).toBe(0);
  });

  it('has the same id at every attempt, in the sender’s domain', async () => {
    await queue('een');
    await sender().sendDue();
    expect(server.messageIds).toEqual([expect.stringMatching(/^<[0-9a-f-]{36}@milieuspoor\.example>$/)]);
  });
});
