import { deflateRawSync } from 'node:zlib';
import type { DeclarationReadingAnswer } from '@milieuspoor/contract';
import { MUTATED_FORMATS } from '@milieuspoor/declarations/mutated';
import { buildZip, seededNumbers } from '@milieuspoor/workbook/mutated';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { addOrganisation, addUser } from '../../../testing/world.ts';

/** Another seed gives other mutations; the name of the test states the seed. */
const SEED = Number(process.env.TEST_SEED ?? 1);
const MUTATIONS = 12;
const MEGABYTE = 1024 * 1024;
const PATH = '/api/v1/organization/alfa/products/declaration/';
/** A word that every refusal has in Dutch and none in English. */
const DUTCH = /\b(bestand|dit|het|een|niet|kan|geen|heeft)\b/i;
const GOOD = JSON.stringify({
  ...{ name: 'Beton', declared_unit: 'M3', standard: 'EN15804A2', valid_until: '2029-03-01' },
  impacts: { gwp: { a1a3: 10 } },
});

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await startTestApp();
  const alfa = await addOrganisation(test, 'alfa');
  token = (await addUser(test, { username: 'member', organisationIds: [alfa] })).token;
});
afterAll(() => test.close());

function send(bytes: Uint8Array) {
  const file = { field: 'declaration', name: 'verklaring.xml', bytes: Buffer.from(bytes) };
  return test.send('POST', PATH, { token, form: { fields: {}, file } });
}

/** The server answers a good declaration, so it is there still. */
async function expectAlive() {
  expect(await send(Buffer.from(GOOD))).toMatchObject({ status: 200, body: { product: { unit: 'm3' } } });
}

const text = (content: string) => Buffer.from(content);
const BILLION = `<!DOCTYPE a [<!ENTITY a0 "lol">${Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
).join('')}]><processDataSet>&a9;</processDataSet>`;

it.each<[string, () => Uint8Array]>([
  ['an entity bomb', () => text(BILLION)],
  [
    'a file of the machine as entity',
    () => text('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  ],
  ['an archive with a path upwards', () => buildZip([{ name: '../../processes/a.xml', data: '<a/>' }])],
  ['an archive with a path from the root', () => buildZip([{ name: '/processes/a.xml', data: '<a/>' }])],
  ['an archive that unpacks to a gigabyte', () => bomb(1024 * MEGABYTE)],
  ['one that says it is small', () => bomb(1024 * MEGABYTE, 1_000)],
  ['JSON as deep as an upload is large', () => text('['.repeat(20 * MEGABYTE))],
  ['a list of ten million', () => text(`[${'1,'.repeat(10_000_000)}1]`)],
])('%s is refused in Dutch, and the server reads the next one', async (_, bytes) => {
  const { status, body } = await send(bytes());
  expect(status, JSON.stringify(body)).toBeLessThan(500);
  const { product = null, problem, detail } = body as Partial<DeclarationReadingAnswer> & { detail?: string };
  expect(product).toBeNull();
  expect(problem ?? detail ?? JSON.stringify(body)).toMatch(DUTCH);
  await expectAlive();
});

it('a hundred megabytes of JSON are refused by their size', async () => {
  const { status, body } = await send(Buffer.alloc(100 * MEGABYTE, '[1,'));
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('25 MB');
  // A declaration has no sheets.
  expect(JSON.stringify(body)).not.toContain('bladen');
  await expectAlive();
});

it.each(Object.entries(MUTATED_FORMATS))(
  `%s that was mutated gets an answer, in Dutch where it is refused (seed ${SEED})`,
  async (format, texts) => {
    const random = seededNumbers(SEED + format.length);
    for (let round = 0; round < MUTATIONS; round++) {
      const { status, body } = await send(text(texts(round, random)));
      expect(status, `${round}: ${JSON.stringify(body)}`).toBe(200);
      const { product, problem, questions } = body as DeclarationReadingAnswer;
      if (product === null && questions.length === 0) expect(problem, `${round}`).toMatch(DUTCH);
      const figures = Object.values(product?.profiles ?? {}).flatMap((profile) =>
        Object.values(profile ?? {}).flat(),
      );
      expect(figures.every((each) => each === null || Number.isFinite(each))).toBe(true);
    }
    await expectAlive();
  },
);

/** An archive with one entry of zeros of this size, which may claim another. */
function bomb(bytes: number, claimed = bytes): Uint8Array {
  const block = deflateRawSync(Buffer.alloc(16 * MEGABYTE), { level: 9, finishFlush: 2 });
  const end = deflateRawSync(Buffer.alloc(0));
  const packed = Buffer.concat([...Array.from({ length: bytes / (16 * MEGABYTE) }, () => block), end]);
  return buildZip([{ name: 'processes/a.xml', data: '', packed, unpackedBytes: claimed }]);
}
