import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sql } from './database/sql.ts';
import { replaceEmailChange } from './features/accounts/email-change/email-change.queries.ts';
import { insertMessage, updateHandled } from './features/help/messages.queries.ts';
import { tellMaking } from './features/reports/making/report-makings.queries.ts';
import { storeSignOn } from './features/sign-on/settings/sign-on-settings.queries.ts';
import { insertTicket, insertUnderWay } from './features/sign-on/signing-in/under-way.queries.ts';
import { insertChallenge } from './features/signing-in/passkeys/challenges.queries.ts';
import { takeAttemptFrom } from './platform/attempts.queries.ts';
import { countNotedFaults } from './platform/faults/noted-faults.queries.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { addOrganisation, addUser } from './testing/world.ts';
import { tidyUp, tidyUpRegularly } from './tidy-up.ts';

const MINUTE_MS = 60_000;
/** in minutes */
const DAY = 24 * 60;

let test: TestApp;

beforeAll(async () => {
  test = await startTestApp();
  await addUser(test, { username: 'lid', organisationIds: [] });
});
afterAll(() => test.close());
beforeEach(() => test.dependencies.database.queries.execute(sql`DELETE FROM attempt_window`));

async function failToSignIn(username: string): Promise<void> {
  const body = { username, password: 'een-verkeerd-wachtwoord' };
  await test.send('POST', '/dj-rest-auth/login/', { body });
}

/** Takes an attempt with a window of a quarter of an hour. */
async function attempt(bucket: string): Promise<void> {
  const { database, clock } = test.dependencies;
  await takeAttemptFrom(database.queries, bucket, { attempts: 1, windowSeconds: 15 * 60 }, clock.now());
}

async function countedBuckets(): Promise<string[]> {
  const { queries } = test.dependencies.database;
  const rows = await queries.execute(sql`SELECT bucket FROM attempt_window ORDER BY bucket`);
  return rows.map((row) => (row as { bucket: string }).bucket);
}

function passMinutes(minutes: number): void {
  test.clock.moment = new Date(test.clock.moment.getTime() + minutes * MINUTE_MS);
}

describe('tidying up', () => {
  it('removes counts of attempts whose window is over, and no others', async () => {
    await attempt('first');
    passMinutes(10);
    await attempt('second');
    await tidyUp(test.dependencies);
    expect(await countedBuckets()).toEqual(['first', 'second']);
    passMinutes(5);
    await tidyUp(test.dependencies);
    expect(await countedBuckets()).toEqual(['second']);
    passMinutes(10);
    await tidyUp(test.dependencies);
    expect(await countedBuckets()).toEqual([]);
  });

  it('opens nothing that is closed', async () => {
    const body = { username: 'lid', password: 'een-verkeerd-wachtwoord' };
    for (let attempt = 0; attempt < 10; attempt++) await failToSignIn('lid');
    passMinutes(14);
    await tidyUp(test.dependencies);
    expect((await test.send('POST', '/dj-rest-auth/login/', { body })).status).toBe(429);
  });

  it('forgets sessions and challenges that are over, mailboxes a week later, and none before', async () => {
    const { database, clock } = test.dependencies;
    const { accountId } = await addUser(test, { username: 'weg', organisationIds: [] });
    const of = async (table: 'session' | 'passkey_challenge' | 'email_change') => {
      const rows = await database.queries.execute(
        sql`SELECT FROM ${sql.identifier(table)} WHERE account_id = ${accountId}`,
      );
      return rows.length;
    };
    const left = async () => {
      await tidyUp(test.dependencies);
      return [await of('session'), await of('passkey_challenge'), await of('email_change')];
    };
    const [session] = await database.queries.execute(
      sql`SELECT id FROM session WHERE account_id = ${accountId}`,
    );
    const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS);
    await insertChallenge(
      database.queries,
      { accountId, purpose: 'add', challenge: 'te-tekenen' },
      inMinutes(5),
    );
    await replaceEmailChange(database.queries, {
      ...{ accountId, sessionId: (session as { id: string }).id, email: 'nieuw@voorbeeld.example' },
      ...{ oldTokenHash: Buffer.alloc(32, 1), newTokenHash: Buffer.alloc(32, 2) },
      ...{ createdAt: clock.now(), expiresAt: inMinutes(DAY) },
    });
    expect(await left()).toEqual([1, 1, 1]);
    passMinutes(6);
    expect(await left()).toEqual([1, 0, 1]);
    passMinutes(7 * DAY);
    expect(await left()).toEqual([1, 0, 1]);
    passMinutes(DAY);
    expect(await left()).toEqual([1, 0, 0]);
    passMinutes(30 * DAY);
    expect(await left()).toEqual([0, 0, 0]);
  });

  it('forgets sign-ins under way, and what came of them, when their time has ended', async () => {
    const { database, clock } = test.dependencies;
    const organisationId = await addOrganisation(test, 'aanmelding');
    const settings = {
      enabled: true,
      issuer: 'https://idp.example',
      clientId: 'een',
      sealedSecret: Buffer.alloc(1),
    };
    const rest = { compulsory: false, admits: null, multiFactorContexts: [], revision: 1 };
    await storeSignOn(database.queries, organisationId, { ...settings, ...rest }, clock.now());
    const tie = { browserHash: Buffer.alloc(32, 1), organisationId };
    const inMinutes = (minutes: number) => new Date(clock.now().getTime() + minutes * MINUTE_MS);
    await insertUnderWay(
      database.queries,
      {
        ...tie,
        stateHash: Buffer.alloc(32, 2),
        revision: 1,
        nonce: 'a',
        codeVerifier: Buffer.alloc(1),
        back: '',
      },
      inMinutes(15),
    );
    const failed = { accountId: null, multiFactor: false, failure: 'denied' };
    await insertTicket(
      database.queries,
      { ...tie, ticketHash: Buffer.alloc(32, 3), ...failed },
      inMinutes(5),
    );
    const left = async () => {
      await tidyUp(test.dependencies);
      const rows = await database.queries.execute(
        sql`SELECT browser_hash FROM sign_on_under_way UNION ALL SELECT browser_hash FROM sign_on_ticket`,
      );
      return rows.length;
    };
    expect(await left()).toBe(2);
    passMinutes(6);
    expect(await left()).toBe(1);
    passMinutes(10);
    expect(await left()).toBe(0);
  });

  it('forgets messages to the provider two years after they were handled, and never one that was not', async () => {
    const { database, clock } = test.dependencies;
    const { accountId } = await addUser(test, { username: 'schrijver', organisationIds: [] });
    const rest = {
      organisationId: null,
      accountId,
      projectId: null,
      senderEmail: 'schrijver@voorbeeld.example',
    };
    const [early, late] = await Promise.all(
      ['vroeg', 'laat', 'nooit'].map((senderName) =>
        insertMessage(database.queries, {
          ...{ kind: 'contact', senderName, content: 'Vraag', createdAt: clock.now() },
          ...rest,
        }),
      ),
    );
    const handle = (id = '') => updateHandled(database.queries, id, { at: clock.now(), by: accountId });
    const left = async () => {
      await tidyUp(test.dependencies);
      const rows = await database.queries.execute(sql`SELECT sender_name AS name FROM message ORDER BY 1`);
      return rows.map((row) => (row as { name: string }).name);
    };
    await handle(early);
    passMinutes(DAY);
    await handle(late);
    passMinutes(729 * DAY);
    expect(await left()).toEqual(['laat', 'nooit', 'vroeg']);
    passMinutes(1);
    expect(await left()).toEqual(['laat', 'nooit']);
    passMinutes(DAY);
    expect(await left()).toEqual(['nooit']);
    passMinutes(3 * 365 * DAY);
    expect(await left()).toEqual(['nooit']);
  });

  it('forgets how far a report was of which nothing was heard any more, and no other', async () => {
    const { database, clock } = test.dependencies;
    const { accountId } = await addUser(test, { username: 'maker', organisationIds: [] });
    const tell = (key: string) =>
      tellMaking(
        database.queries,
        { accountId, key },
        { stage: 'drawing', stepsDone: 1, steps: 3 },
        clock.now(),
      );
    const left = async () => {
      await tidyUp(test.dependencies);
      const rows = await database.queries.execute(sql`SELECT key FROM report_making ORDER BY key`);
      return rows.map((row) => (row as { key: string }).key);
    };
    const [silent, underWay] = [randomUUID(), randomUUID()];
    await tell(silent);
    passMinutes(1);
    await tell(underWay);
    expect(await left()).toEqual([underWay]);
  });

  it('forgets faults two weeks after they happened, and none before', async () => {
    const { queries } = test.dependencies.database;
    const noted = () => countNotedFaults(queries, new Date(0));
    test.dependencies.faults.report(new Error('a fault of ours'));
    await test.dependencies.faults.close();
    expect(await noted()).toBe(1);
    passMinutes(14 * DAY);
    await tidyUp(test.dependencies);
    expect(await noted()).toBe(1);
    passMinutes(1);
    await tidyUp(test.dependencies);
    expect(await noted()).toBe(0);
  });

  it('happens again and again, also after a time that failed', async () => {
    const faults: unknown[] = [];
    let asked = 0;
    const now = () => {
      asked += 1;
      // The first call is made when it begins to wait.
      if (asked === 2) throw new Error('no time yet');
      return test.clock.moment;
    };
    await attempt('first');
    passMinutes(60);
    const dependencies = { ...test.dependencies, clock: { now } };
    const stop = tidyUpRegularly(dependencies, (cause) => faults.push(cause), 50);
    await vi.waitFor(async () => expect(await countedBuckets()).toEqual([]), { timeout: 20_000 });
    expect(faults).toHaveLength(1);
    stop();
    // The work in progress asks for the time until its last step.
    await vi.waitFor(
      async () => {
        const before = asked;
        await new Promise((resolve) => setTimeout(resolve, 500));
        expect(asked).toBe(before);
      },
      { timeout: 20_000 },
    );
    await attempt('second');
    passMinutes(60);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await countedBuckets()).toEqual(['second']);
  });
});
