import type { Calculation } from '@milieuspoor/contract';
import { CALCULATION_DATA } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledIn, recordedOf } from '../../testing/filled-in.ts';
import { startTenderActs, type TenderActs } from '../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

it('stores, answers and records each field of a calculation that members fill in', async () => {
  const project = await tender.addTender();
  const uploaded = await tender.upload({ project, calculation_type: 'design-baseline' }, 100_000);
  expect(uploaded.status, JSON.stringify(uploaded.body)).toBe(201);
  const { uuid } = uploaded.body as Calculation;
  const { token } = tender.an;
  const address = `/api/v1/project-calculation/${uuid}/`;
  const [first, second] = [filledIn(CALCULATION_DATA, false), filledIn(CALCULATION_DATA, true)];
  expect((await tender.test.send('PATCH', address, { token, body: first })).body).toMatchObject(first);
  expect((await tender.test.send('PATCH', address, { token, body: second })).body).toMatchObject(second);
  const all = await tender.test.send('GET', `/api/v1/project-calculation/?project__uuid=${project}`, {
    token,
  });
  expect(all.body).toMatchObject({ results: [second] });
  const [last] = await tender.history(project);
  expect(last?.changes).toEqual(recordedOf(CALCULATION_DATA, first, second));
});
