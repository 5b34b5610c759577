import { expect, it } from 'vitest';
import { comparedExample, incomparableExample } from '../../testing/statistics-answers.ts';
import { areBothSides } from './comparison-over-projects.ts';

const gap = (items: number) => ({ side: 'optimization' as const, undeclared: items, items });
const GONE = comparedExample({ baseline: 300, optimization: 0, amount: -300, share: -1 });

it('both sides are there where they are compared, and where one project says what keeps them from it', () => {
  expect(areBothSides({ mki: GONE })).toBe(true);
  expect(areBothSides({ mki: { ...GONE, compared: 2, pairs: 3 } })).toBe(true);
  expect(areBothSides({ mki: incomparableExample({ gaps: [gap(4)] }) })).toBe(true);
});

it('a side outside the set is not there, and of projects none of which is compared nobody knows', () => {
  expect(areBothSides({ mki: incomparableExample({ gaps: [gap(0)] }) })).toBe(false);
  expect(areBothSides({ mki: incomparableExample({ gaps: [gap(4)], pairs: 2 }) })).toBe(false);
  expect(areBothSides(null)).toBe(false);
});
