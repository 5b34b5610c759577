import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SQL, sql } from '../../../database/sql.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addUser, PASSWORD } from '../../../testing/world.ts';
import { correctNameKeys } from './name-keys.queries.ts';

let test: TestApp;
let staff: string;

beforeAll(async () => {
  test = await startTestApp();
  await addUser(test, { username: 'lid', organisationIds: [] });
  ({ token: staff } = await addUser(test, { username: 'medewerker', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

async function signsIn(username: string): Promise<boolean> {
  const answer = await test.send('POST', '/dj-rest-auth/login/', { body: { username, password: PASSWORD } });
  return answer.status === 200;
}

describe('names are compared by one rule', () => {
  it('a name signs in with capitals or in full-width letters', async () => {
    expect(await signsIn('LID')).toBe(true);
    expect(await signsIn('ｌｉｄ')).toBe(true);
  });

  it('a letter that a database may take for another one is a different letter', async () => {
    expect(await signsIn('l\u0130d')).toBe(false);
    await addUser(test, { username: 'l\u0130d', organisationIds: [] });
    expect(await signsIn('l\u0130d')).toBe(true);
  });

  it('a second account cannot have the same name in other letters', async () => {
    await expect(addUser(test, { username: 'Ｌid', organisationIds: [] })).rejects.toThrow();
    const invited = await test.send('POST', '/api/v1/admin/users/', {
      token: staff,
      body: { email: 'LID@voorbeeld.example' },
    });
    expect(invited.body).toEqual({ email: ['Er is al een account met dit e-mailadres'] });
  });
});

describe('accounts from before the keys', () => {
  const execute = (query: SQL) => test.dependencies.database.queries.execute(query);

  it('get the key that the application makes, where the database made another', async () => {
    const { accountId } = await addUser(test, { username: 'Éva', organisationIds: [] });
    await execute(sql`UPDATE account SET username_key = 'Éva' WHERE id = ${accountId}`);
    expect(await signsIn('éva')).toBe(false);
    expect(await correctNameKeys(test.dependencies.database.queries)).toEqual([]);
    expect(await signsIn('éva')).toBe(true);
  });

  it('keep theirs when somebody else has the name, and the log names them', async () => {
    await addUser(test, { username: 'ömer', organisationIds: [] });
    const { accountId } = await addUser(test, { username: 'ÖMER2', organisationIds: [] });
    await execute(sql`UPDATE account SET username = 'ÖMER', username_key = 'Ömer' WHERE id = ${accountId}`);
    expect(await correctNameKeys(test.dependencies.database.queries)).toEqual([accountId]);
  });
});
