import { comparePair } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { pointOf, toCoveredSum } from './point-coverage.ts';

const about = { quantity: 'mki', side: 'baseline' } as const;
const answer = { values: { total: 20, A4: 5 }, items: 4, undeclared: { A4: 1 }, incomplete: { total: 2 } };

it('a figure of an answer carries what it is built on, each value its own', () => {
  expect(toCoveredSum(pointOf(answer, 'total', about))).toEqual({
    amount: 20,
    items: 4,
    undeclared: 0,
    incomplete: 2,
  });
  expect(toCoveredSum(pointOf(answer, 'A4', about))).toMatchObject({ undeclared: 1, incomplete: 0 });
  expect(toCoveredSum(pointOf(null, 'total', about))).toBeNull();
});

it('a figure that was valued with other weights than the other side is not compared in a table either', () => {
  const baseline = toCoveredSum(pointOf({ ...answer, apart: { total: 4 } }, 'total', about));
  const optimization = toCoveredSum(pointOf(answer, 'total', about));
  expect(comparePair({ baseline, optimization })).toMatchObject({
    comparison: null,
    gaps: [{ side: 'baseline', apart: 4 }],
  });
});
