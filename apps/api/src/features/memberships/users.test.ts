import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../database/sql.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  const gamma = await addOrganisation(test, 'gamma');
  const add = async (username: string, organisationIds: string[], isStaff = false) => {
    ({ token: tokens[username] } = await addUser(test, { username, organisationIds, isStaff }));
  };
  await add('anna', [alfa]);
  await add('bert', [alfa, beta]);
  await add('cees', [beta]);
  for (const username of ['dirk', 'wachtend', 'dicht', 'vertrokken']) await add(username, [gamma]);
  await add('los', []);
  await add('staf', [], true);
});
afterAll(() => test.close());

async function seenBy(username: string): Promise<string[]> {
  const answer = await test.send('GET', '/api/v1/users/', { token: tokens[username] ?? null });
  const { results } = answer.body as { results: { email: string }[] };
  return results.map(({ email }) => email.split('@')[0] ?? '').sort();
}

describe('the users that a user sees', () => {
  it('are those of a shared organisation', async () => {
    expect(await seenBy('anna')).toEqual(['anna', 'bert']);
    expect(await seenBy('bert')).toEqual(['anna', 'bert', 'cees']);
    expect(await seenBy('los')).toEqual([]);
  });

  it('exclude people who are not admitted yet, closed accounts and suspended memberships', async () => {
    const { queries } = test.dependencies.database;
    await queries.execute(sql`UPDATE account SET registered_at = now() WHERE username = 'wachtend'`);
    await queries.execute(sql`UPDATE account SET active = false WHERE username = 'dicht'`);
    await queries.execute(sql`
      UPDATE membership SET active = false
      WHERE account_id = (SELECT id FROM account WHERE username = 'vertrokken')`);
    expect(await seenBy('dirk')).toEqual(['dirk']);
    const everybody = await seenBy('staf');
    expect(everybody).toContain('vertrokken');
    expect(everybody).not.toContain('wachtend');
    expect(everybody).not.toContain('dicht');
  });

  it('are all of them for staff', async () => {
    expect(await seenBy('staf')).toEqual(['anna', 'bert', 'cees', 'dirk', 'los', 'staf', 'vertrokken']);
  });
});
