import type { Applicant } from '@milieuspoor/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '../../../database/sql.ts';
import { startTenderActs, type TenderActs } from '../../../testing/tender-acts.ts';

let tender: TenderActs;

beforeAll(async () => {
  tender = await startTenderActs();
});
afterAll(() => tender.test.close());

describe('the values of a bid', () => {
  it.each([
    [{ name: '' }, { name: ['Dit veld is vereist'] }],
    [{ quote_price: null }, { quote_price: ['Dit veld is vereist'] }],
    [{ quote_price: -1 }, { quote_price: ['Mag geen negatief getal zijn'] }],
    [{ quote_price: 0.5 }, { quote_price: ['Vul een bedrag in hele euro’s in'] }],
    [{ criteria_discount: null }, { criteria_discount: ['Dit veld is vereist'] }],
    [{ criteria_discount: -1 }, { criteria_discount: ['Mag geen negatief getal zijn'] }],
    [{ criteria_discount: 50_001 }, { criteria_discount: ['Maximale korting is €50.000,-'] }],
  ])('are refused at their field for %j, as new and as changed', async (wrong, problem) => {
    const project = await tender.addTender();
    const good = { name: 'Goed', quote_price: 0, criteria_discount: 50_000 };
    expect(await tender.post(project, { ...good, ...wrong })).toMatchObject({ status: 400, body: problem });
    expect((await tender.read(project)).count).toBe(0);
    const { uuid } = (await tender.post(project, good)).body as Applicant;
    expect(await tender.patch(uuid, wrong)).toMatchObject({ status: 400, body: problem });
    expect((await tender.read(project)).results[0]).toMatchObject(good);
  });

  it('include a name that no other bidder has', async () => {
    const project = await tender.addTender();
    await tender.enter(project, 'Bouw BV', 1);
    const { uuid } = await tender.enter(project, 'Ander BV', 1);
    const problem = { name: ['Een andere inschrijver heeft deze naam al'] };
    expect(
      await tender.post(project, { name: 'bouw bv', quote_price: 1, criteria_discount: 0 }),
    ).toMatchObject({
      status: 400,
      body: problem,
    });
    expect(await tender.patch(uuid, { name: 'BOUW BV' })).toMatchObject({ status: 400, body: problem });
    expect((await tender.patch(uuid, { name: 'ANDER BV' })).status).toBe(200);
  });

  it('include no discount where the model has no other criteria', async () => {
    const project = await tender.addTender();
    await tender.set(project, sql`criteria_max_discount_eur = NULL`);
    const { status, body } = await tender.post(project, { name: 'Zonder', quote_price: 10 });
    expect([status, (body as Applicant).criteria_discount]).toEqual([201, null]);
  });

  it('are stored for several bids together, or for none, with each problem at its row', async () => {
    const project = await tender.addTender();
    const add = (applicants: object[]) =>
      tender.test.send('POST', `/api/v1/project/${project}/applicants/`, {
        token: tender.an.token,
        body: { applicants },
      });
    const good = { name: 'Een', quote_price: 1, criteria_discount: 0 };
    expect(await add([good, { ...good, quote_price: -1 }, { ...good, name: 'EEN' }])).toMatchObject({
      status: 400,
      body: {
        '1.name': ['Een andere inschrijver heeft deze naam al'],
        '1.quote_price': ['Mag geen negatief getal zijn'],
        '2.name': ['Een andere inschrijver heeft deze naam al'],
      },
    });
    expect((await tender.read(project)).count).toBe(0);
    expect(await add([good, { ...good, name: 'Twee' }])).toMatchObject({
      status: 201,
      body: { count: 2, results: [{ name: 'Een' }, { name: 'Twee' }] },
    });
  });

  it('are changed only by a member who saw the newest version', async () => {
    const project = await tender.addTender();
    const { uuid, revision } = await tender.enter(project, 'Een', 10);
    const ifMatch = String(revision);
    expect(await tender.patch(uuid, { quote_price: 20 }, { ifMatch })).toMatchObject({
      status: 200,
      body: { quote_price: 20, revision: revision + 1 },
    });
    expect(await tender.patch(uuid, { quote_price: 30 }, { ifMatch })).toMatchObject({
      status: 409,
      body: { current: { uuid, quote_price: 20 } },
    });
  });

  it('are recorded in the history, with the former values', async () => {
    const project = await tender.addTender();
    const { uuid } = await tender.enter(project, 'Een', 10, 5);
    await tender.patch(uuid, { quote_price: 20 });
    await tender.remove(uuid);
    expect(
      (await tender.history(project)).map(({ subject_type, action, changes }) => [
        subject_type,
        action,
        changes,
      ]),
    ).toEqual([
      [
        'applicant',
        'deleted',
        {
          name: { from: 'Een', to: null },
          quoteEur: { from: 20, to: null },
          criteriaDiscountEur: { from: 5, to: null },
        },
      ],
      ['applicant', 'changed', { quoteEur: { from: 10, to: 20 } }],
      [
        'applicant',
        'created',
        {
          name: { from: null, to: 'Een' },
          quoteEur: { from: null, to: 10 },
          criteriaDiscountEur: { from: null, to: 5 },
        },
      ],
    ]);
  });
});
