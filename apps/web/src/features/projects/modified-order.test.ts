import { expect, test } from 'vitest';
import { byModifiedNewestFirst, compareMoments } from './modified-order.ts';

test('the first of February comes after the last of January, although its text sorts before it', () => {
  expect('01/02/2026 09:00:00' < '31/01/2026 09:00:00').toBe(true);
  expect(compareMoments('01/02/2026 09:00:00', '31/01/2026 09:00:00')).toBe(1);
});

test('within a day the time decides, and the same moment is the same', () => {
  expect(compareMoments('05/06/2026 08:59:59', '05/06/2026 10:00:00')).toBe(-1);
  expect(compareMoments('05/06/2026 10:00:00', '05/06/2026 10:00:00')).toBe(0);
});

test('a list of projects stands newest first', () => {
  const moments = ['31/12/2025 23:59:59', '01/01/2026 00:00:00', '15/06/2025 12:00:00'];
  expect(
    moments
      .map((modified) => ({ modified }))
      .sort(byModifiedNewestFirst)
      .map(({ modified }) => modified),
  ).toEqual(['01/01/2026 00:00:00', '31/12/2025 23:59:59', '15/06/2025 12:00:00']);
});
