import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Queries } from '../../../database/open-database.ts';
import { sql, toStatement } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { openDatabaseAlone } from '../../../testing/test-database.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';
import { findSession } from './session-lookup.ts';
import { hashToken, SESSION_MS } from './session-token.ts';

let test: TestApp;
let organisationId: string;
let users = 0;
/** the statements of the look-ups, in order */
let asked: ('moment' | 'sessions')[];
let watched: Queries;

beforeAll(async () => {
  test = await startTestApp({}, { database: await openDatabaseAlone() });
  organisationId = await addOrganisation(test, 'alfa');
});
beforeEach(() => {
  asked = [];
  watched = {
    execute: (query, planning) => {
      asked.push(toStatement(query).sql.includes('FROM session') ? 'sessions' : 'moment');
      return test.dependencies.database.queries.execute(query, planning);
    },
  };
});
afterAll(() => test.close());

async function signIn(): Promise<string> {
  const { token } = await addUser(test, { username: `lid-${users++}`, organisationIds: [organisationId] });
  return hashToken(token).toString('hex');
}
const find = (tokenHash: string) => findSession(watched, test.clock, tokenHash);
const write = (query: ReturnType<typeof sql>) => test.dependencies.database.queries.execute(query);

describe('a cached session', () => {
  it('is not looked up again while nothing is written, and neither are others', async () => {
    const [first, second] = [await signIn(), await signIn()];
    const found = await find(first);
    expect(found).toMatchObject({ organisationIds: [organisationId], isStaff: false });
    expect(await find(first)).toEqual(found);
    expect(asked).toEqual(['sessions', 'moment']);
    const other = await find(second);
    expect(other?.accountId).not.toBe(found?.accountId);
    expect(asked).toEqual(['sessions', 'moment', 'moment', 'sessions']);
    expect([await find(first), await find(second)]).toEqual([found, other]);
    expect(asked.slice(4)).toEqual(['moment', 'moment']);
  });

  const endings: readonly [string, (tokenHash: string) => Promise<unknown>][] = [
    [
      'it is signed out',
      (hash) => write(sql`DELETE FROM session WHERE token_hash = ${Buffer.from(hash, 'hex')}`),
    ],
    ['its account is closed', () => write(sql`UPDATE account SET active = false`)],
  ];
  it.each(endings)('is over once %s', async (_name, end) => {
    const tokenHash = await signIn();
    expect(await find(tokenHash)).not.toBeNull();
    expect(await find(tokenHash)).not.toBeNull();
    await end(tokenHash);
    expect(await find(tokenHash)).toBeNull();
  });

  it('gives no access to an organisation once the membership ends', async () => {
    const tokenHash = await signIn();
    await find(tokenHash);
    await write(sql`UPDATE membership SET active = false`);
    expect((await find(tokenHash))?.organisationIds).toEqual([]);
  });

  it('is over at its end, even when nothing was written', async () => {
    const tokenHash = await signIn();
    const { moment } = test.clock;
    expect(await find(tokenHash)).not.toBeNull();
    test.clock.moment = new Date(moment.getTime() + SESSION_MS);
    expect(await find(tokenHash)).toBeNull();
    test.clock.moment = moment;
  });

  it('does not exist for a token that nobody holds', async () => {
    await find(await signIn());
    expect(await find('00'.repeat(32))).toBeNull();
    expect(await find('00'.repeat(32))).toBeNull();
  });
});
