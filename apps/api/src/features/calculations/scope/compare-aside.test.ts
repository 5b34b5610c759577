import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { LIFE_CYCLE_MODULES, type ScopePost } from '@milieuspoor/domain';
import { expect, it } from 'vitest';
import { compareAside } from './compare-aside.ts';
import { comparePosts } from './compare-posts.ts';

const NO_ANSWERS = { baseline: [], optimization: [] };

/** Returns posts; those of the optimisation have new numbers, and only their first module is filled in. */
function posts(count: number, isLater: boolean): string {
  const figures = (index: number) =>
    LIFE_CYCLE_MODULES.map((_, module) => (isLater && module > 0 ? null : 1 + index + module / 7));
  const list = Array.from({ length: count }, (_, index): ScopePost => {
    const names = { productGroup: `Groep ${index % 9}`, productSubGroup: 'Sub', product: `Product ${index}` };
    return {
      ...{
        position: index,
        postNumber: String(isLater ? index + 3 : index),
        ...names,
        unit: 'm3',
        quantity: 1,
      },
      ...{ rawCode: null, mkiEur: figures(index), co2Kg: figures(index), declared: null },
    };
  });
  return JSON.stringify(list);
}

const pairOf = (count: number) => ({
  ...{ baseline: posts(count, false), optimization: posts(count, true), answers: NO_ANSWERS },
});

it('finds the same for many posts in another thread as in this one', async () => {
  const [many, few] = [pairOf(3000), pairOf(3)];
  expect(await compareAside(many)).toEqual(comparePosts(many));
  expect(await compareAside(few)).toEqual(comparePosts(few));
});

it('gives each of several simultaneous pairs its own answer', async () => {
  const pairs = [700, 900, 800].map(pairOf);
  const compared = await Promise.all(pairs.map(compareAside));
  expect(compared.map(({ counts }) => counts.matched)).toEqual([700, 900, 800]);
});

it('delays nobody while it compares 5000 posts', async () => {
  const pair = pairOf(5000);
  await compareAside(pair);
  const start = performance.now();
  comparePosts(pair);
  const takes = performance.now() - start;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await compareAside(pair);
  delay.disable();
  expect(delay.max / 1e6).toBeLessThan(takes / 2);
});

it('reports posts that cannot be read, and compares others afterwards', async () => {
  await expect(compareAside({ ...pairOf(1000), baseline: 'nothing' })).rejects.toThrow(/JSON/);
  expect((await compareAside(pairOf(1000))).counts.matched).toBe(1000);
});
