import type { Calculation, VariantStatisticsAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { declaredWorkbook } from '../../../testing/files/declared-workbook.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addProject, addUser } from '../../../testing/world.ts';

const UPLOAD = '/api/v1/project-calculation/';
let test: TestApp;
let token: string;
let project: string;

beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  ({ token } = await addUser(test, { username: 'lid', organisationIds: [alfa] }));
  project = await addProject(test, alfa);
}, 240_000);
afterAll(() => test.close());

async function upload(calculation_type: string, bytes: Buffer): Promise<string> {
  const { status, body } = await test.send('POST', UPLOAD, {
    token,
    form: {
      fields: { project, calculation_type, activate: 'true' },
      file: { field: 'excel_file', name: 'straat.xlsx', bytes },
    },
  });
  expect(status).toBe(201);
  return (body as Calculation).uuid;
}

async function pairsOf(...calculations: readonly string[]): Promise<VariantStatisticsAnswer['pairs']> {
  const asked = calculations.map((uuid) => `project_calculation_uuid=${uuid}`).join('&');
  const { status, body } = await test.send(
    'GET',
    `/api/v1/organization/alfa/internal_variant_calculation_statistics/?${asked}`,
    { token },
  );
  expect(status).toBe(200);
  return (body as VariantStatisticsAnswer).pairs;
}

it('a variant states which of its gaps count as 0 beside its baseline, because somebody answered that they do not apply', async () => {
  const whole = declaredWorkbook({ 1: { 'A1-A3': 60, A4: 40 }, 2: { 'A1-A3': 60, A4: 40 } });
  const baseline = await upload('design-baseline', whole);
  const design = await upload(
    'design-optimization',
    declaredWorkbook({ 1: { 'A1-A3': 50 }, 2: { 'A1-A3': 50 } }),
  );
  const [open] = await pairsOf(baseline, design);
  expect([open?.gaps.map(({ quantity }) => quantity), open?.answered]).toEqual([['mki', 'co2'], []]);
  const { status } = await test.send('POST', `${UPLOAD}${design}/scope/`, {
    token,
    body: { against: baseline, subject: 'module:A4', meaning: 'not-applicable', post_count: 2 },
  });
  expect(status).toBe(200);
  const [answered] = await pairsOf(baseline, design);
  const inA4 = { side: 'optimization', posts: 2, subjects: ['module:A4'] };
  expect(answered).toMatchObject({
    ...{ variant: design, baseline, gaps: [] },
    answered: [
      { ...inA4, quantity: 'mki' },
      { ...inA4, quantity: 'co2' },
    ],
  });
});

it('a post that a variant did not calculate is a gap, but the baseline lacks no module because of it', async () => {
  const cells = { 'A1-A3': 60, A4: 40 };
  const baseline = await upload('design-baseline', declaredWorkbook({ 1: cells, 2: cells }));
  const design = await upload('design-optimization', declaredWorkbook({ 1: cells }));
  const { status } = await test.send('POST', `${UPLOAD}${design}/scope/`, {
    token,
    body: { against: baseline, subject: 'posts', meaning: 'not-calculated', post_count: 1 },
  });
  expect(status).toBe(200);
  const [pair] = await pairsOf(baseline, design);
  expect(pair?.gaps).toMatchObject([
    { side: 'baseline', quantity: 'mki', lacking: { items: 1, unworked: 1 } },
    { side: 'baseline', quantity: 'co2', lacking: { items: 1, unworked: 1 } },
    { side: 'baseline', quantity: 'material', lacking: { items: 1, unworked: 1 } },
  ]);
});
