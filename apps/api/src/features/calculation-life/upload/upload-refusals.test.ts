import { CSRF_COOKIE, CSRF_HEADER } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

let test: TestApp;
let token: string;
let project: string;
let bytes: Buffer;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  project = await addProject(test, alfa);
  bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
});
afterAll(() => test.close());

const BOUNDARY = 'grens-van-de-test';
const field = (name: string, value: string) =>
  Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const file = (name: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="a.xlsx"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    content,
    Buffer.from('\r\n'),
  ]);
const END = Buffer.from(`--${BOUNDARY}--\r\n`);
const FIELDS = () => [field('project', project), field('calculation_type', 'design-baseline')];
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

describe.each([
  '/api/v1/project-calculation/',
  '/api/v1/project-calculation/check/',
  '/api/v1/project-calculation/check/marked_workbook/',
])('every 400 of an upload is a list of sentences (D-2): %s', (url) => {
  it.each<[string, string, () => Buffer, string[]]>([
    [
      'without a file',
      MULTIPART,
      () => Buffer.concat([...FIELDS(), END]),
      ['Kies een Excel-bestand (.xlsx, .xlsm of .xls)'],
    ],
    [
      'with the file in another field',
      MULTIPART,
      () => Buffer.concat([...FIELDS(), file('bijlage', bytes), END]),
      ['Kies een Excel-bestand (.xlsx, .xlsm of .xls)'],
    ],
    [
      'with two files',
      MULTIPART,
      () => Buffer.concat([...FIELDS(), file('excel_file', bytes), file('file', bytes), END]),
      ['Stuur één bestand tegelijk'],
    ],
    [
      'with three files',
      MULTIPART,
      () => Buffer.concat([...FIELDS(), ...[1, 2, 3].map(() => file('excel_file', bytes)), END]),
      ['Stuur één bestand tegelijk'],
    ],
    [
      'with fields that say nothing',
      MULTIPART,
      () =>
        Buffer.concat([
          field('project', 'geen'),
          field('calculation_type', 'soms'),
          file('excel_file', bytes),
          END,
        ]),
      ['project: Dit is geen geldige verwijzing', 'calculation_type: Kies een van de mogelijkheden'],
    ],
    [
      'without its fields',
      MULTIPART,
      () => Buffer.concat([file('excel_file', bytes), END]),
      ['calculation_type: Dit veld is vereist'],
    ],
    [
      'that breaks off',
      MULTIPART,
      () => Buffer.concat([...FIELDS(), file('excel_file', bytes)]),
      ['Het bestand is niet volledig aangekomen. Probeer het opnieuw.'],
    ],
    [
      'that is no form',
      'application/json',
      () => Buffer.from('{}'),
      ['Kies een Excel-bestand (.xlsx, .xlsm of .xls)'],
    ],
    [
      'that is broken JSON',
      'application/json',
      () => Buffer.from('{'),
      ['Het verzoek kan niet worden gelezen'],
    ],
    ['of another kind', 'text/csv', () => Buffer.from('a;b'), ['Het verzoek kan niet worden gelezen']],
  ])('%s', async (_case, contentType, payload, problems) => {
    const answer = await test.app.inject({
      method: 'POST',
      url,
      headers: {
        authorization: `Token ${token}`,
        cookie: `${CSRF_COOKIE}=een-token-van-de-test`,
        [CSRF_HEADER]: 'een-token-van-de-test',
        'content-type': contentType,
      },
      payload: payload(),
    });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual(problems);
  });
});

it('a file that is no workbook, and one with a wrong cell, are refused with a list of problems', async () => {
  for (const content of [Buffer.from('geen werkboek'), Buffer.alloc(0)]) {
    const answer = await test.send('POST', '/api/v1/project-calculation/', {
      token,
      form: {
        fields: { project, calculation_type: 'design-baseline' },
        file: { field: 'excel_file', name: 'a.xlsx', bytes: content },
      },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual([expect.any(String)]);
  }
});
