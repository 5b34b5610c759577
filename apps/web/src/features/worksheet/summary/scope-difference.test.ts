import type { TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { inDutch } from '../../../text/dutch.fixture.ts';
import { exampleRow } from '../edit/example-rows.fixture.ts';
import { scopeDifferenceText } from './scope-difference.ts';

let t: TFunction;
beforeAll(async () => {
  t = await inDutch();
});

type Subject = Parameters<typeof scopeDifferenceText>;

/** Says what differs of posts, each beside the quantity and unit of its post in the baseline; null for one that has none. */
function said(
  posts: readonly (readonly [
    ReturnType<typeof exampleRow>,
    { readonly quantity: number; readonly unit: string } | null,
  ])[],
  gone = 0,
): string | null {
  const rows = posts.map(([row]) => ({ row, valued: null, problem: null }));
  const changes = new Map(posts.map(([row, against]) => [row.key, { against }]));
  const change = { rows: changes, gone: Array.from({ length: gone }) };
  return scopeDifferenceText({ rows } as Subject[0], change as unknown as Subject[1], t);
}

const SAME = { quantity: 10, unit: 'm' };

test('the same work says nothing, also in another spelling of the unit', () => {
  expect(said([[exampleRow('1'), SAME]])).toBeNull();
  expect(said([[exampleRow('1', { unit: 'm1' }), SAME]])).toBeNull();
});

test('a post of the baseline for which no row stands is missing, as one that is left out', () => {
  expect(said([[exampleRow('1'), SAME]], 2)).toContain('2 posten vervallen');
  expect(said([[exampleRow('1', { leftOut: true }), SAME]])).toContain('1 post vervallen');
  expect(said([[exampleRow('1', { leftOut: true }), SAME]], 1)).toContain('2 posten vervallen');
});

test('a row that the baseline does not have is added while it counts, and no difference once it is left out', () => {
  expect(said([[exampleRow('1'), null]])).toContain('1 post toegevoegd');
  expect(said([[exampleRow('1', { leftOut: true }), null]])).toBeNull();
});

test('another quantity or another unit is said', () => {
  expect(said([[exampleRow('1', { quantity: 9 }), SAME]])).toContain('1 post met een andere hoeveelheid');
  expect(said([[exampleRow('1', { unit: 'ton' }), SAME]])).toContain(
    '1 post met een andere hoeveelheid of eenheid',
  );
});
