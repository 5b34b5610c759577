import type { Applicant } from '@milieuspoor/contract';
import { BID_DATA, BID_OPEN, BID_SEALED } from '@milieuspoor/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledIn, recordedOf } from '../../../testing/filled-in.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

it('stores, answers and records each field of a bid that members fill in, until it is deleted', async () => {
  const project = await tender.addTender();
  const [first, second] = [filledIn(BID_DATA, false), filledIn(BID_DATA, true)];
  const made = await tender.post(project, first);
  expect(made.body).toMatchObject(first);
  const { uuid } = made.body as Applicant;
  expect((await tender.patch(uuid, second)).body).toMatchObject(second);
  expect((await tender.read(project)).results).toMatchObject([second]);
  await tender.remove(uuid);
  expect((await tender.history(project)).map(({ changes }) => changes)).toEqual([
    recordedOf(BID_DATA, second, {}),
    recordedOf(BID_DATA, first, second),
    recordedOf(BID_DATA, null, first),
  ]);
});

it('hides the sealed fields of a bid from everybody but the member who entered it', async () => {
  const project = await tender.addTender({ sealed: true });
  const entered = filledIn(BID_DATA, false);
  await tender.post(project, entered);
  expect((await tender.read(project)).results).toMatchObject([entered]);
  const [seen] = (await tender.read(project, tender.bo)).results;
  expect(seen).toMatchObject({ sealed: true, ...filledIn(BID_OPEN, false) });
  for (const { wire } of Object.values(BID_SEALED)) expect(seen?.[wire], wire).toBeNull();
});
