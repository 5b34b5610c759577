import { expect, test } from 'vitest';
import { reportedOrder } from './reported-order.ts';

test('baselines come first, of the design and as-built alike, then what is oldest', () => {
  const newestFirst = [
    { name: 'd', calculation_type: 'as-built-optimization' },
    { name: 'c', calculation_type: 'as-built-baseline' },
    { name: 'b', calculation_type: 'applicant' },
    { name: 'a', calculation_type: 'design-baseline' },
  ] as const;
  expect(reportedOrder(newestFirst).map(({ name }) => name)).toEqual(['a', 'c', 'b', 'd']);
});
