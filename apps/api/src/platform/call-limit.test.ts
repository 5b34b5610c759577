import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../app.ts';
import { sql } from '../database/sql.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { addOrganisation, addUser } from '../testing/world.ts';

const MOST = 300;

let test: TestApp;
let alfa: string;
/** another process on the same database */
let other: Awaited<ReturnType<typeof buildApp>>;
beforeAll(async () => {
  test = await startTestApp({ CALLS_PER_MINUTE: String(MOST) });
  other = await buildApp(test.dependencies);
  alfa = await addOrganisation(test, 'alfa');
});
afterAll(async () => {
  await other.close();
  await test.close();
});

const ask = (token: string) => test.send('GET', '/auth/user/', { token });
const askOther = async (token: string) =>
  (await other.inject({ url: '/auth/user/', headers: { authorization: `Token ${token}` } })).statusCode;

async function askTimes(token: string, times: number): Promise<number> {
  let taken = 0;
  for (let call = 0; call < times; call++) if ((await ask(token)).status === 200) taken++;
  return taken;
}

/** Returns the counts in the database, with the transaction that last wrote them. */
const listCounts = () =>
  test.dependencies.database.queries.execute(
    sql`SELECT bucket, attempts, xmin::text AS written_by FROM attempt_window ORDER BY bucket`,
  );

describe('the limit of requests of an account in a minute', () => {
  it('refuses further requests until the minute is over, and does not affect somebody else', async () => {
    test.clock.moment = new Date('2026-03-02T09:00:20Z');
    const { token } = await addUser(test, { username: 'script', organisationIds: [alfa] });
    const colleague = await addUser(test, { username: 'collega', organisationIds: [alfa] });
    expect(await askTimes(token, MOST + 5)).toBe(MOST);
    const refused = await ask(token);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        detail: 'Met uw account komen te veel verzoeken achter elkaar. Over 40 seconden kunt u verder.',
      },
    });
    expect(Number(refused.headers['retry-after'])).toBe(40);
    expect((await ask(colleague.token)).status).toBe(200);
    test.clock.moment = new Date('2026-03-02T09:01:00Z');
    expect((await ask(token)).status).toBe(200);
  });

  it('is counted by all processes together, to the hundred', async () => {
    test.clock.moment = new Date('2026-03-02T09:05:00Z');
    const { token } = await addUser(test, { username: 'twee-processen', organisationIds: [alfa] });
    expect(await askTimes(token, 200)).toBe(200);
    let taken = 0;
    for (let call = 0; call < 150; call++) if ((await askOther(token)) === 200) taken++;
    expect(taken).toBe(100);
  });

  it('writes nothing for an account with less than a hundred requests', async () => {
    test.clock.moment = new Date('2026-03-02T09:10:00Z');
    const { token } = await addUser(test, { username: 'rustig', organisationIds: [alfa] });
    await ask(token);
    const before = await listCounts();
    expect(await askTimes(token, 50)).toBe(50);
    expect(await listCounts()).toEqual(before);
    // The hundredth is written to the database, so this test would notice.
    expect(await askTimes(token, 50)).toBe(50);
    expect(await listCounts()).not.toEqual(before);
  });
});
