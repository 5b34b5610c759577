import { afterAll, beforeAll, expect, it } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import { READER_LIMITS } from './workbook-reader.ts';

let test: TestApp;
let token: string;
let project: string;
const logged: string[] = [];

beforeAll(async () => {
  test = await startTestApp(
    { LOG_LEVEL: 'warn' },
    {
      logStream: { write: (line) => logged.push(line) },
      readerLimits: { ...READER_LIMITS, plan: { ...READER_LIMITS.plan, module: 'file:///gone.ts' } },
    },
  );
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'an', organisationIds: [alfa] }));
  project = await addProject(test, alfa);
});
afterAll(() => test.close());

it.each(['', 'check/', 'check/marked_workbook/'])(
  'when no reader can start, an upload is asked to come back later, and the rest of the application works: %s',
  async (path) => {
    const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
    const answer = await test.send('POST', `/api/v1/project-calculation/${path}`, {
      token,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: 'a.xlsx', bytes },
      },
    });
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
      body: { detail: expect.stringContaining('Probeer het over een halve minuut opnieuw') },
    });
    expect(logged.join()).toContain('a reader of workbooks could not be started');
    const list = await test.send('GET', `/api/v1/project-calculation/?project__uuid=${project}`, { token });
    expect(list).toMatchObject({ status: 200, body: { count: 0 } });
  },
);
