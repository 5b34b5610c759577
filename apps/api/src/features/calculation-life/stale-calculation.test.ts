import type { Calculation } from '@milieuspoor/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exampleWorkbook } from '../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../testing/world.ts';

let test: TestApp;
let alfa: string;
let token: string;
let colleague: string;
let seen: Calculation;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: colleague } = await addUser(test, { username: 'collega', organisationIds: [alfa] }));
});
beforeEach(async () => {
  const answer = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project: await addProject(test, alfa), calculation_type: 'design-baseline' },
      file: {
        field: 'excel_file',
        name: 'straat.xlsx',
        bytes: await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]),
      },
    },
  });
  seen = answer.body as Calculation;
});
afterAll(() => test.close());

const change = (body: object, options: { token?: string; ifMatch?: string } = {}) =>
  test.send('PATCH', `/api/v1/project-calculation/${seen.uuid}/`, { token, body, ...options });

describe('two people who change one calculation in the same second', () => {
  it.each([
    ['in the header If-Match', (): [object, { ifMatch?: string }] => [{}, { ifMatch: `"${seen.revision}"` }]],
    ['in the field revision', (): [object, { ifMatch?: string }] => [{ revision: seen.revision }, {}]],
    ['in the field modified', (): [object, { ifMatch?: string }] => [{ modified: seen.modified }, {}]],
    ['by sending back all that was read', (): [object, { ifMatch?: string }] => [seen, {}]],
  ])('are detected by the version that the second one saw, %s', async (_how, version) => {
    const [body, options] = version();
    // The clock of the tests does not move.
    expect((await change({ ...body, notes: 'van de eerste' }, { token: colleague, ...options })).status).toBe(
      200,
    );
    const second = await change({ ...body, notes: 'van de tweede' }, options);
    expect(second.status).toBe(409);
    expect(second.body).toMatchObject({
      detail: 'Voornaam Achternaam heeft deze berekening intussen gewijzigd.',
      current: { uuid: seen.uuid, notes: 'van de eerste', revision: seen.revision + 1 },
    });
    const { current } = second.body as { current: Calculation };
    expect(current.modified).not.toBe(seen.modified);
    const again = await change({ notes: 'van de tweede' }, { ifMatch: String(current.revision) });
    expect(again.body).toMatchObject({ notes: 'van de tweede', revision: seen.revision + 2 });
  });

  it.each([
    ['the header If-Match', 'if-match', {}, { ifMatch: 'abc' }],
    ['the header If-Match with a moment', 'if-match', {}, { ifMatch: '"02/03/2026 10:00:00"' }],
    ['the field modified', 'modified', { modified: 'gisteren' }, {}],
  ])('are not detected where %s holds no possible version', async (_what, field, body, options) => {
    const answer = await change({ notes: 'nieuw', ...body }, options);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body as object)).toEqual([field]);
  });

  it('are not detected when the second one does not say which version they saw', async () => {
    await change({ name: 'Eerste' }, { token: colleague });
    expect((await change({ name: 'Tweede' })).body).toMatchObject({ name: 'Tweede' });
  });
});

it('a calculation that nobody changed keeps its version: after the same values, or when another one becomes active', async () => {
  await change({ active: true });
  const { revision } = (await change({ active: true, name: seen.name })).body as Calculation;
  expect(revision).toBe(seen.revision + 1);
  const other = await test.send('POST', '/api/v1/project-calculation/', {
    token,
    form: {
      fields: { project: seen.project, calculation_type: 'design-baseline' },
      file: {
        field: 'excel_file',
        name: 'ander.xlsx',
        bytes: await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]),
      },
    },
  });
  const { uuid } = other.body as Calculation;
  await test.send('PATCH', `/api/v1/project-calculation/${uuid}/`, {
    token: colleague,
    body: { active: true },
  });
  expect((await change({ notes: 'kan nog' }, { ifMatch: String(revision) })).body).toMatchObject({
    notes: 'kan nog',
    active: false,
  });
});

it('two changes of a project in one second are detected by its modified alone', async () => {
  const path = `/api/v1/project/${seen.project}/`;
  const patch = (body: object) => test.send('PATCH', path, { token, body });
  const { modified } = (await test.send('GET', path, { token })).body as { modified: string };
  expect((await patch({ project_location: 'Utrecht', modified })).status).toBe(200);
  const answer = await patch({ project_location: 'Zeist', modified });
  expect(answer).toMatchObject({ status: 409, body: { current: { project_location: 'Utrecht' } } });
});
