import type { HistoryEntry } from '@milieuspoor/contract';
import { ACCOUNT_PERSON } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledIn, recordedOf } from '../../testing/filled-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let staff: string;
let person: Awaited<ReturnType<typeof addUser>>;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token: staff } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  person = await addUser(test, { username: 'lid', organisationIds: [alfa], administers: true });
});
afterAll(() => test.close());

it('stores, answers and records each field about a person, changed by the person or by staff, and colleagues see it', async () => {
  const [first, second] = [filledIn(ACCOUNT_PERSON, false), filledIn(ACCOUNT_PERSON, true)];
  const { token, accountId } = person;
  const own = await test.send('PATCH', '/auth/user/', { token, body: first });
  expect(own.body).toMatchObject(first);
  const address = `/api/v1/admin/users/${accountId}/`;
  const changed = await test.send('PATCH', address, { token: staff, body: second });
  expect(changed.body).toMatchObject(second);

  for (const seen of ['/auth/user/', address])
    expect((await test.send('GET', seen, { token: seen === address ? staff : token })).body).toMatchObject(
      second,
    );
  expect((await test.send('GET', '/api/v1/users/', { token })).body).toMatchObject({ results: [second] });
  for (const list of ['/api/v1/organizationmembers/', '/api/v1/organization/alfa/members/'])
    expect((await test.send('GET', list, { token })).body, list).toMatchObject({
      results: [{ user: second }],
    });

  const history = await test.send('GET', '/api/v1/admin/history/?subject=account', { token: staff });
  const [byStaff, byPerson] = (history.body as { results: HistoryEntry[] }).results;
  expect(byStaff?.changes).toEqual(recordedOf(ACCOUNT_PERSON, first, second));
  for (const [key, { wire }] of Object.entries(ACCOUNT_PERSON))
    expect(byPerson?.changes[key], key).toMatchObject({ to: first[wire] });
});
