import type { HistoryEntry, Project } from '@milieuspoor/contract';
import { PROJECT_DATA } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledIn, recordedOf } from '../../testing/filled-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../testing/world.ts';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
});
afterAll(() => test.close());

it('stores, answers and records each field that members fill in, at the start and at a change', async () => {
  const [first, second] = [filledIn(PROJECT_DATA, false), filledIn(PROJECT_DATA, true)];
  const made = await test.send('POST', '/api/v1/project/', {
    token,
    body: { organization: 'alfa', ...first },
  });
  expect(made.body).toMatchObject(first);
  const address = `/api/v1/project/${(made.body as Project).uuid}/`;
  expect((await test.send('PATCH', address, { token, body: second })).body).toMatchObject(second);
  expect((await test.send('GET', address, { token })).body).toMatchObject(second);

  const history = await test.send('GET', `${address}history/`, { token });
  const ofProject = (history.body as { results: HistoryEntry[] }).results.filter(
    (entry) => entry.subject_type === 'project',
  );
  expect(ofProject.map(({ changes }) => changes)).toEqual([
    recordedOf(PROJECT_DATA, first, second),
    recordedOf(PROJECT_DATA, null, first),
  ]);
});
