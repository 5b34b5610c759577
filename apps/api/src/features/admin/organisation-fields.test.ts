import type { AdminOrganisation, HistoryEntry } from '@milieuspoor/contract';
import { ORGANISATION_DATA, ORGANISATION_SETTINGS } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledIn, recordedOf } from '../../testing/filled-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  ({ token } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
});
afterAll(() => test.close());

it('stores, answers and records each field of an organisation, changed by staff or its administrators', async () => {
  const [first, second] = [filledIn(ORGANISATION_DATA, false), filledIn(ORGANISATION_DATA, true)];
  const address = '/api/v1/admin/organizations/';
  const made = await test.send('POST', address, { token, body: { slug: 'alfa', ...first } });
  expect(made.body).toMatchObject(first);
  const { uuid } = made.body as AdminOrganisation;
  expect((await test.send('PATCH', `${address}${uuid}/`, { token, body: second })).body).toMatchObject(
    second,
  );
  expect((await test.send('GET', address, { token })).body).toMatchObject({ results: [second] });

  const settings = filledIn(ORGANISATION_SETTINGS, false);
  const own = { token, body: settings };
  expect((await test.send('PATCH', '/api/v1/organization/alfa/', own)).body).toMatchObject(settings);
  expect((await test.send('GET', '/api/v1/organization/', { token })).body).toMatchObject({
    results: [{ ...second, ...settings }],
  });

  const history = await test.send('GET', '/api/v1/admin/history/?subject=organisation', { token });
  expect((history.body as { results: HistoryEntry[] }).results.map(({ changes }) => changes)).toEqual([
    recordedOf(ORGANISATION_SETTINGS, second, settings),
    recordedOf(ORGANISATION_DATA, first, second),
    { slug: { from: null, to: 'alfa' }, ...recordedOf(ORGANISATION_DATA, null, first) },
  ]);
});
