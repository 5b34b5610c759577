import type { BillReadingAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

const PATH = '/api/v1/organization/alfa/products/bill/';
const BILL = 'Post;Omschrijving;Eenheid;Hoeveelheid;RAW-code\n1;Menggranulaat;ton;1.234;31.42.01\n';

let test: TestApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  const beta = await addOrganisation(test, 'beta');
  for (const username of ['member', 'viewer', 'outsider']) {
    const { token } = await addUser(test, {
      username,
      organisationIds: [username === 'outsider' ? beta : alfa],
      ...(username === 'viewer' ? { dashboardType: 'viewer' as const } : {}),
    });
    tokens.set(username, token);
  }
});
afterAll(() => test.close());

function send(
  text: string,
  { who = 'member', name = 'a.csv', answers = {}, language = 'nl' as 'nl' | 'en' } = {},
) {
  return test.send('POST', PATH, {
    token: tokens.get(who) ?? '',
    language,
    form: {
      fields: { answers: JSON.stringify(answers) },
      file: { field: 'bill', name, bytes: Buffer.from(text) },
    },
  });
}

async function read(text: string, more: Parameters<typeof send>[1] = {}): Promise<BillReadingAnswer> {
  const { status, body } = await send(text, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as BillReadingAnswer;
}

it('asks what only a person can say, in the language of its reader, and has posts once that is answered', async () => {
  const open = await read(BILL);
  expect(open).toMatchObject({ posts: [], complete: false, problem: null });
  expect(open.questions).toMatchObject([
    {
      ...{ id: 'notation', answer: null, text: "In rij 2 staat de hoeveelheid '1.234'. Hoeveel is dat?" },
      choices: [
        { text: '1.234 (de komma is het decimaalteken)' },
        { text: '1,234 (de punt is het decimaalteken)' },
      ],
    },
  ]);
  expect((await read(BILL, { language: 'en' })).questions).toMatchObject([
    { text: expect.stringContaining('How much') },
  ]);
  const whole = await read(BILL, { answers: { notation: 'dutch' } });
  expect(whole).toMatchObject({
    ...{ complete: true, questions: [{ answer: 'dutch' }], sha256: expect.stringMatching(/^[\da-f]{64}$/) },
    posts: [
      {
        ...{ row: 2, post_number: '1', description: 'Menggranulaat', unit: 'ton', quantity: 1234 },
        ...{ raw_code: '31.42.01', product_id: null, product_group: null, product_sub_group: null },
      },
    ],
  });
});

it('says why a file is refused', async () => {
  expect(await read('a;b;c')).toMatchObject({
    problem: expect.stringContaining('geen kop'),
    complete: false,
  });
  expect(await read('%PDF-1.7', { name: 'bestek.xlsx' })).toMatchObject({
    problem: expect.stringContaining('geen Excel-bestand'),
  });
});

it('is for who may know the products of the organisation', async () => {
  expect(await send(BILL, { who: 'viewer' })).toMatchObject({ status: 403 });
  expect(await send(BILL, { who: 'outsider' })).toMatchObject({ status: 404 });
});
