import { FIRST_WEIGHTED_SETS, IMPACT_SETS, LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type JobStage, jobStages } from '../../../platform/metrics/measured.ts';
import { exampleItem } from '../../../testing/files/example-workbook.ts';
import { isReadByTwo } from './read-by-two.ts';
import { checkWorkbook, readSetBeside } from './read-workbook.process.ts';
import { createWorkbookReader, READER_LIMITS, type WorkbookReader } from './workbook-reader.ts';

const MEBIBYTE = 1024 * 1024;
const SETS: readonly SetCode[] = ['a1', 'a2'];
const PARTY = { organisationId: 'alfa', memberId: 'an' };
const TIMEOUT_MS = 180_000;

/** Returns a workbook in which each figure is another number. */
async function workbookOf(items: number): Promise<Uint8Array<ArrayBuffer>> {
  const profileOf = (set: SetCode, item: number) =>
    Object.fromEntries(
      IMPACT_SETS[set].indicators.map(({ code }, row) => [
        code,
        LIFE_CYCLE_MODULES.map((_, module) => (item + 1) / (7 * row + module + 3)),
      ]),
    );
  const all = Array.from({ length: items }, (_, item) =>
    exampleItem(
      { a1: profileOf('a1', item), a2: profileOf('a2', item) },
      { postNumber: String(item), product: `Product ${item}`, quantity: 1 + item / 8 },
    ),
  );
  return new Uint8Array(await writeCalculation({ items: all, sets: SETS, withUnits: true }));
}

let large: Uint8Array<ArrayBuffer>;
let small: Uint8Array<ArrayBuffer>;
let byOne: WorkbookReader;
let byTwo: WorkbookReader;
let stages: JobStage[] = [];
const hear = (message: unknown) => stages.push(message as JobStage);
beforeAll(async () => {
  [large, small] = await Promise.all([workbookOf(900), workbookOf(2)]);
  byOne = createWorkbookReader({ ...READER_LIMITS, atOnce: 1 });
  byTwo = createWorkbookReader({ ...READER_LIMITS, byTwo: true });
  // Afterwards two processes of the organisation have nothing to do.
  await Promise.all([check(byTwo, small), check(byTwo, small)]);
  jobStages.subscribe(hear);
}, TIMEOUT_MS);
afterAll(async () => {
  jobStages.unsubscribe(hear);
  await Promise.all([byOne.close(), byTwo.close()]);
});

function check(reader: WorkbookReader, bytes: Uint8Array<ArrayBuffer>, answers = {}) {
  const file = { ...PARTY, bytes, fileName: 'a.xlsx', weights: FIRST_WEIGHTED_SETS };
  return reader.check(file, { former: null }, { answers });
}
const helped = () =>
  stages.flatMap((stage) =>
    stage.job === 'readSetBeside' && stage.stage === 'ended' ? [stage.outcome] : [],
  );

it(
  'a large file that two processes read gives what one gives, to the last byte',
  async () => {
    const expected = await check(byOne, large);
    expect(helped()).toEqual([]);
    expect(expected).toMatchObject({ kind: 'checked', amounts: { whole: { itemCount: 900 } } });
    stages = [];
    expect(await check(byTwo, large)).toStrictEqual(expected);
    expect(helped()).toEqual(['answered']);
  },
  TIMEOUT_MS,
);

it(
  'two large files at once are each read by one',
  async () => {
    stages = [];
    const [first, second] = await Promise.all([check(byTwo, large), check(byTwo, large)]);
    expect(first).toStrictEqual(second);
    expect(helped()).toEqual(['called-off']);
  },
  TIMEOUT_MS,
);

it('what the second process read is taken by the first, which asks for it once', async () => {
  const file = { bytes: small, fileName: 'a.xlsx', options: {} };
  const beside = await readSetBeside(file);
  expect(beside?.byteLength).toBeGreaterThan(1_000);
  let asked = 0;
  const rest = { weights: FIRST_WEIGHTED_SETS, former: null, heldAgainst: null };
  const checked = await checkWorkbook({ ...file, ...rest }, async () => {
    asked++;
    return beside;
  });
  expect(asked).toBe(1);
  expect(checked).toStrictEqual(await checkWorkbook({ ...file, ...rest }));
});

describe('a file is read by two', () => {
  it('between 8 and 80 MB, of what it unpacks to', async () => {
    expect(isReadByTwo(small)).toBe(false);
    expect(isReadByTwo(large)).toBe(true);
    expect(isReadByTwo(new Uint8Array(8 * MEBIBYTE - 1))).toBe(false);
    expect(isReadByTwo(new Uint8Array(8 * MEBIBYTE))).toBe(true);
    expect(isReadByTwo(new Uint8Array(80 * MEBIBYTE))).toBe(true);
    expect(isReadByTwo(new Uint8Array(80 * MEBIBYTE + 1))).toBe(false);
  });
});
