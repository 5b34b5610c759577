import type { CalculationCheck } from '@milieuspoor/contract';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AppOnCluster, startAppOnCluster } from '../../../testing/faults/app-on-cluster.ts';
import { exampleWorkbook } from '../../../testing/files/example-workbook.ts';
import { addProject } from '../../../testing/world.ts';

let on: AppOnCluster;

beforeAll(async () => {
  on = await startAppOnCluster();
});
afterAll(() => on.close());

it('a check that another one deletes meanwhile is not stored, and must be repeated', async () => {
  const project = await addProject(on.test, on.organisationId);
  const fields = { project, calculation_type: 'design-baseline' };
  const bytes = await exampleWorkbook([{ postNumber: '1', quantity: 2, mkiEurPerUnit: 5 }]);
  const checked = await on.test.send('POST', '/api/v1/project-calculation/check/', {
    token: on.token,
    form: { fields, file: { field: 'excel_file', name: 'straat.xlsx', bytes } },
  });
  const { upload_key, sha256 } = checked.body as CalculationCheck;

  const other = new pg.Client({ connectionString: on.cluster.url });
  await other.connect();
  await other.query('BEGIN');
  await other.query('DELETE FROM kept_check WHERE id = $1', [upload_key]);
  const storing = on.test.send('POST', '/api/v1/project-calculation/', {
    token: on.token,
    form: { fields: { ...fields, upload_key, sha256 } },
  });
  await expect
    .poll(async () => {
      const { rows } = await other.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
      return rows.length;
    })
    .toBeGreaterThan(0);
  await other.query('COMMIT');
  expect((await storing).status).toBe(410);
  expect((await other.query('SELECT 1 FROM calculation')).rows).toEqual([]);
  await other.end();
});
