import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeAttemptFrom } from './platform/attempts.queries.ts';
import { startTestApp, type TestApp } from './testing/test-app.ts';
import { addUser } from './testing/world.ts';
import { tidyUp, tidyUpRegularly } from './tidy-up.ts';

const MINUTE_MS = 60_000;

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

/** Takes an attempt of which the window lasts a quarter of an hour. */
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

  it('happens again and again, also after a time that failed', async () => {
    const faults: unknown[] = [];
    let asked = 0;
    const now = () => {
      asked += 1;
      if (asked === 1) throw new Error('no time yet');
      return test.clock.moment;
    };
    await attempt('first');
    passMinutes(60);
    const dependencies = { ...test.dependencies, clock: { now } };
    const stop = tidyUpRegularly(dependencies, (cause) => faults.push(cause), 50);
    await vi.waitFor(async () => expect(await countedBuckets()).toEqual([]));
    expect(faults).toHaveLength(1);
    stop();
    await attempt('second');
    passMinutes(60);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await countedBuckets()).toEqual(['second']);
  });
});
