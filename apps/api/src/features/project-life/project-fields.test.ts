import type { HistoryEntry, Project } from '@milieuspoor/contract';
import { type FilledField, PROJECT_DATA } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

/** Something to fill in, for the first time or to change it. */
function example(field: FilledField, again: boolean): string | number | boolean {
  switch (field.kind) {
    case 'line':
    case 'text':
      return `${field.wire} ${again ? 2 : 1}`;
    case 'degrees':
      return again ? 5.25 : 4.75;
    case 'day':
      return again ? '2027-04-02' : '2027-03-01';
    case 'answer':
      return again;
    case 'choice':
      return field.choices[again ? 1 : 0] ?? '';
  }
}

type FilledIn = Readonly<Record<string, string | number | boolean>>;

function filledIn(again: boolean): FilledIn {
  return Object.fromEntries(Object.values(PROJECT_DATA).map((field) => [field.wire, example(field, again)]));
}

it('stores, answers and records each field that members fill in, at the start and when it is changed', async () => {
  const [first, second] = [filledIn(false), filledIn(true)];
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
  const recorded = (from: FilledIn | null, to: FilledIn) =>
    Object.fromEntries(
      Object.entries(PROJECT_DATA).map(([key, { wire }]) => [
        key,
        { from: from?.[wire] ?? null, to: to[wire] },
      ]),
    );
  expect(ofProject.map(({ changes }) => changes)).toEqual([recorded(first, second), recorded(null, first)]);
});
