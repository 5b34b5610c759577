import { expect, it } from 'vitest';
import { LIFE_CYCLE_MODULES } from '../indicators/life-cycle-modules.ts';
import { compareScope } from './compare-scope.ts';
import { examplePost } from './example-post.fixture.ts';
import { PostMemory } from './post-memory.ts';

it('a post that lacked nothing of its own lacks what a post beside it declared, once that is gone', () => {
  const row = (...declared: number[]) => LIFE_CYCLE_MODULES.map((_, module) => declared[module] ?? null);
  const post = (position: number, mkiEur: (number | null)[]) =>
    examplePost({ postNumber: String(position), product: `p${position}`, position, mkiEur, co2Kg: null });
  const baseline = [post(0, row(5)), post(1, row(5, 7))];
  const [kept, gone] = baseline.map((each) => ({ ...each }));
  if (!kept || !gone) throw new Error('Two posts');
  const memory = new PostMemory();
  expect(compareScope(baseline, [kept, gone], memory).gaps).toEqual([]);
  const without = compareScope(baseline, [kept], memory);
  expect(without).toEqual(compareScope(baseline, [kept]));
  expect(without.gaps).toHaveLength(1);
});
