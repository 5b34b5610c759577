import { FIRST_WEIGHTED_SETS } from '@milieuspoor/domain';
import { writeCalculation } from '@milieuspoor/workbook';
import { beforeAll, expect, it } from 'vitest';
import { drawFrom } from '../../../testing/draw.ts';
import { randomItems } from '../../../testing/random-items.ts';
import { readSources, type SourceFile } from './read-sources.ts';

const items = randomItems(drawFrom(1), 6, ['a2']);
const numbers = items.map(({ postNumber }) => postNumber);
let bytes: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  bytes = await writeCalculation({ items, sets: ['a2'], withUnits: true });
});

const file = (more: Partial<SourceFile> = {}): SourceFile => ({
  ...{ calculation: 'een', bytes, fileName: 'a.xlsx', options: {}, weightsThen: FIRST_WEIGHTED_SETS },
  ...{ posts: numbers, ...more },
});

/** Returns what was found of each post: its profile, and what it comes to. */
async function found(asked: SourceFile) {
  const reading = await readSources(asked);
  if (reading.kind === 'refused') return 'refused';
  return {
    profiles: reading.sources.map(({ source, figures }) => [source, figures.profiles]),
    mki: reading.read.map(({ postNumber, mkiEur }) => [postNumber, mkiEur.a2]),
  };
}

it('what was read before is the same as what is read anew, whichever posts are asked', async () => {
  const all = await found(file());
  const [first = '', second = '', third = ''] = numbers;
  const some = await found(file({ posts: [third, first] }));
  // Another name in between takes its place, so that the next is read anew.
  await found(file({ fileName: 'b.xlsx', posts: [second] }));
  const grown = await found(file({ posts: [first] }));
  expect(grown).toMatchObject({ mki: [[first, expect.anything()]] });
  expect(await found(file({ posts: [first, third] }))).toEqual(some);
  expect(await found(file())).toEqual(all);
});

it('another file, other weights or another calculation are never taken for it', async () => {
  const before = await found(file());
  const a2 = FIRST_WEIGHTED_SETS.a2;
  const indicators = a2.indicators.map((each) => ({ ...each, weightEur: each.weightEur * 2 }));
  const heavier = { ...FIRST_WEIGHTED_SETS, a2: { ...a2, indicators } };
  const after = await found(file({ weightsThen: heavier }));
  expect(after).not.toEqual(before);
  expect(await found(file())).toEqual(before);
  expect(await found(file({ calculation: 'twee' }))).toMatchObject({
    profiles: expect.arrayContaining([
      [{ kind: 'item', calculation: 'twee', postNumber: numbers[0] }, expect.anything()],
    ]),
  });
  const others = await writeCalculation({
    items: items.map((item) => ({ ...item, quantity: item.quantity * 2 })),
    ...{ sets: ['a2'], withUnits: true },
  });
  expect(await found(file({ bytes: others }))).not.toEqual(before);
  expect(await found(file({ bytes: new Uint8Array([1, 2, 3]) }))).toBe('refused');
  expect(await found(file())).toEqual(before);
});
