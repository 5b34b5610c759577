import type { DeclarationReadingAnswer } from '@milieuspoor/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

const PATH = '/api/v1/organization/alfa/products/declaration/';
/** 10 kg CO2-eq for one m3 of 2,400 kg, as LCAx writes it. */
const LCAX = {
  ...{ name: 'Beton', declared_unit: 'M3', standard: 'EN15804A2', valid_until: '2026-03-01' },
  conversions: [{ value: 2400, to: 'KG' }],
  impacts: { gwp: { a1a3: 10, b6: 7 } },
};

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
  content: object | string,
  { who = 'member', language = 'nl' as 'nl' | 'en', answers = {} } = {},
) {
  const bytes = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
  return test.send('POST', PATH, {
    token: tokens.get(who) ?? '',
    language,
    form: {
      fields: { answers: JSON.stringify(answers) },
      file: { field: 'declaration', name: 'a.json', bytes },
    },
  });
}

async function read(content: object | string, more: Parameters<typeof send>[1] = {}) {
  const { status, body } = await send(content, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as DeclarationReadingAnswer;
}

it('shows the product of a declaration, until when it holds, and what its sets lack', async () => {
  const { product, problem, questions, complete } = await read(LCAX);
  expect({ problem, questions, complete }).toEqual({ problem: null, questions: [], complete: true });
  expect(product).toMatchObject({
    ...{ name: 'Beton', unit: 'm3', valid_until: '2026-03-01', expired: true },
    conversions: [{ unit: 'kg', per_unit: 2400 }],
    figures: { a1: null, a2: { co2: 10, mki: null, missing: expect.arrayContaining(['ODP']) } },
  });
});

it('says in the language of its reader what was left out, and why a file is refused', async () => {
  const left = (warnings: readonly string[]) => warnings.find((each) => each.includes('B6'));
  expect(left((await read(LCAX)).warnings)).toBe(
    'Deze modules vallen buiten een berekening en tellen niet mee: B6 (CO2: 7 kg).',
  );
  expect(left((await read(LCAX, { language: 'en' })).warnings)).toContain('do not count');
  expect(await read('{"a":1,"a":2}')).toEqual({
    product: null,
    problem: "'a' staat er twee keer. Welke van de twee geldt, is niet te weten. Plaats in het bestand: $.a.",
    warnings: [],
    questions: [],
    complete: false,
  });
});

it('asks what only a person can say, and follows the answer', async () => {
  const boxes = { ...LCAX, declared_unit: 'BOX' };
  const open = await read(boxes);
  expect(open).toMatchObject({
    complete: false,
    product: { unit: '' },
    questions: [{ id: 'declared-unit', answer: null }],
  });
  expect(await read(boxes, { answers: { 'declared-unit': 'st' } })).toMatchObject({
    ...{ complete: true, product: { unit: 'st' }, questions: [{ id: 'declared-unit', answer: 'st' }] },
  });
  expect(await read([LCAX, { ...LCAX, name: 'Twee' }])).toMatchObject({
    product: null,
    questions: [
      {
        id: 'declaration',
        choices: [
          { value: '1', text: 'Beton' },
          { value: '2', text: 'Twee' },
        ],
      },
    ],
  });
});

it('stores nothing, and is for who may add products', async () => {
  const list = await test.send('GET', '/api/v1/organization/alfa/products/', {
    token: tokens.get('member') ?? '',
  });
  expect(list.body).toMatchObject({ count: 0 });
  expect(await send(LCAX, { who: 'viewer' })).toMatchObject({ status: 403 });
  expect(await send(LCAX, { who: 'outsider' })).toMatchObject({ status: 404 });
});
