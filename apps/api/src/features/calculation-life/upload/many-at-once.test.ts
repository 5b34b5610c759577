import type { AddressInfo } from 'node:net';
import { type Calculation, CSRF_COOKIE, CSRF_HEADER } from '@milieuspoor/contract';
import { expect, it, onTestFinished } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { multipartBody } from '../../../testing/files/multipart-body.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

const AT_ONCE = 200;
const UPLOAD = '/api/v1/project-calculation/';

it('each of two hundred uploads at once is stored whole or refused with a sentence, and the next one is accepted', async () => {
  const test = await startTestApp();
  onTestFinished(() => test.close());
  const organisation = await addOrganisation(test, 'alfa');
  const { token } = await addUser(test, { username: 'lid', organisationIds: [organisation] });
  const project = await addProject(test, organisation);
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  await test.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = test.app.server.address() as AddressInfo;

  const upload = async (name: string) => {
    const fields = { project, calculation_type: 'design-baseline' };
    const { body, contentType } = multipartBody({ fields, file: { field: 'excel_file', name, bytes } });
    const answer = await fetch(`http://127.0.0.1:${port}${UPLOAD}`, {
      method: 'POST',
      headers: {
        authorization: `Token ${token}`,
        cookie: `${CSRF_COOKIE}=abc`,
        [CSRF_HEADER]: 'abc',
        'content-type': contentType,
      },
      body: new Uint8Array(body),
    });
    return { status: answer.status, body: (await answer.json()) as Calculation & { detail: string } };
  };
  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => upload(`bestand ${at}.xlsx`)));

  const taken = answers.filter(({ status }) => status === 201).map(({ body }) => body.uuid);
  const refused = answers.filter(({ status }) => status === 429);
  expect(taken.length + refused.length).toBe(AT_ONCE);
  // 32 may wait, including those whose reader has not started. How many more are accepted depends on the speed of
  // reading.
  expect(taken.length).toBeGreaterThanOrEqual(32);
  expect(refused.length).toBeGreaterThan(0);
  for (const { body } of refused) expect(body.detail).toMatch(/\w+/);

  const stored = await test.dependencies.database.queries.execute(sql`
    SELECT calculation.id FROM calculation
    JOIN calculation_file AS file ON file.calculation_id = calculation.id AND file.bytes = ${bytes}
    JOIN calculation_item AS item ON item.calculation_id = calculation.id
    JOIN history_entry AS entry ON entry.subject_id = calculation.id`);
  expect(stored.map((row) => (row as { id: string }).id).sort()).toEqual([...taken].sort());
  const [{ count }] = (await test.dependencies.database.queries.execute(
    sql`SELECT count(*)::int AS count FROM calculation`,
  )) as [{ count: number }];
  expect(count).toBe(taken.length);
  expect((await upload('erna.xlsx')).status).toBe(201);
}, 300_000);
