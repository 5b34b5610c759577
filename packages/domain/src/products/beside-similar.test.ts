import { expect, it } from 'vitest';
import { besideSimilar } from './beside-similar.ts';

it('holds an MKI against the lowest, the median and the highest of similar products', () => {
  expect(besideSimilar(5, [4, null, 1, 2, 10])).toEqual({
    ...{ count: 4, lowestEur: 1, medianEur: 3, highestEur: 10, isFar: false },
  });
  expect(besideSimilar(5, [])).toBeNull();
  expect(besideSimilar(5, [null])).toBeNull();
});

it('calls a product far only beyond ten times all of them, on either side', () => {
  const isFar = (mki: number | null, others: readonly number[]) => besideSimilar(mki, others)?.isFar;
  expect(isFar(100, [2, 10])).toBe(false);
  expect(isFar(100.1, [2, 10])).toBe(true);
  expect(isFar(0.2, [2, 10])).toBe(false);
  expect(isFar(0.19, [2, 10])).toBe(true);
  // A credit beside products that cost something.
  expect(isFar(-1, [2, 10])).toBe(true);
  expect(isFar(null, [2])).toBe(false);
  // Ten times nothing says nothing.
  expect(isFar(5, [0])).toBe(false);
  expect(isFar(5, [-1, 0.1])).toBe(false);
});
