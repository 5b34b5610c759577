import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../app.ts';
import { sql } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { multipartBody } from '../../../testing/files/multipart-body.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';
import type { WorkbookReader } from '../../calculations/reading/workbook-reader.ts';

let test: TestApp;
let app: FastifyInstance;
let alfa: string;
let token: string;
let staffToken: string;
let bytes: Buffer;
/** The action of somebody else while a file is being read. */
let meanwhile: () => Promise<unknown>;

beforeAll(async () => {
  test = await startTestApp();
  alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  ({ token: staffToken } = await addUser(test, { username: 'staf', organisationIds: [], isStaff: true }));
  bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  const { workbookReader: reader } = test.dependencies;
  // The real reader, with a queue so long that others can act first.
  const busyReader: WorkbookReader = {
    ...reader,
    async read(...file) {
      await meanwhile();
      return reader.read(...file);
    },
  };
  app = await buildApp({ ...test.dependencies, workbookReader: busyReader });
});
afterAll(async () => {
  await app.close();
  await test.close();
});

async function upload(project: string) {
  const { body, contentType } = multipartBody({
    fields: { project, calculation_type: 'design-baseline' },
    file: { field: 'excel_file', name: 'baseline.xlsx', bytes },
  });
  return app.inject({
    method: 'POST',
    url: '/api/v1/project-calculation/',
    headers: {
      authorization: `Token ${token}`,
      cookie: 'csrftoken=abc',
      'x-csrftoken': 'abc',
      'content-type': contentType,
    },
    payload: body,
  });
}

async function countCalculations(project: string): Promise<number> {
  const rows = await test.dependencies.database.queries.execute(
    sql`SELECT id FROM calculation WHERE project_id = ${project}`,
  );
  return rows.length;
}

describe('a file that is being read', () => {
  it.each([
    [
      'locks the project',
      (project: string) =>
        test.send('POST', `/api/v1/project/${project}/lock/`, {
          token: staffToken,
          body: { reason: 'Controle' },
        }),
      'Dit project is vergrendeld. Een medewerker van Milieuspoor kan het ontgrendelen.',
    ],
    [
      'completes its phase',
      (project: string) =>
        test.dependencies.database.queries.execute(
          sql`UPDATE project SET status = 'Design_Phase_Complete' WHERE id = ${project}`,
        ),
      'De aanbestedingsfase is voltooid; deze gegevens kunnen niet meer worden gewijzigd',
    ],
  ])('is not stored when somebody %s meanwhile', async (_what, change, detail) => {
    const project = await addProject(test, alfa);
    meanwhile = async () => change(project);
    const answer = await upload(project);
    expect(answer.statusCode).toBe(409);
    expect(answer.json()).toEqual({ detail });
    expect(await countCalculations(project)).toBe(0);
  });

  it('is stored when nobody does', async () => {
    const project = await addProject(test, alfa);
    meanwhile = async () => {};
    expect((await upload(project)).statusCode).toBe(201);
    expect(await countCalculations(project)).toBe(1);
  });
});
