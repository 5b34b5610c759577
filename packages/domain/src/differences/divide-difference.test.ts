import { expect, it } from 'vitest';
import { compareScope } from '../scope/compare-scope.ts';
import { examplePost, perModule } from '../scope/example-post.fixture.ts';
import type { ScopePost } from '../scope/scope-post.ts';
import { divideDifference, type PairToDivide } from './divide-difference.ts';

const total = (mki: number, co2: number) => {
  const sum = (amount: number) => ({ amount, items: 2, undeclared: 0, incomplete: 0 });
  return { mki: sum(mki), co2: sum(co2) };
};

const PIPE: Partial<ScopePost> = { position: 1, postNumber: '2', productGroup: 'Riolering', product: 'Buis' };
const pipe = (eur: number, a4: number | null) =>
  examplePost({
    ...{ ...PIPE, mkiEur: perModule({ 'A1-A3': eur, ...(a4 === null ? {} : { A4: a4 }) }) },
    co2Kg: perModule({ 'A1-A3': 500, ...(a4 === null ? {} : { A4: 1 }) }),
  });

/** Sand from €100 to €90, and a pipe from €40 to €10, of which the baseline has some transport. */
function pair(transport: number): PairToDivide {
  const baseline = [examplePost(), pipe(40, transport)];
  const optimization = [examplePost({ mkiEur: perModule({ 'A1-A3': 90 }) }), pipe(10, null)];
  return {
    totals: { baseline: total(140 + transport, 1501), optimization: total(100, 1500) },
    ...{ posts: { baseline, optimization }, scope: compareScope(baseline, optimization) },
    ...{ answers: { baseline: [], optimization: [] }, sameWeights: true },
  };
}

it('names the largest step first, and marks one in which a side leaves something small empty', () => {
  const { mki } = divideDifference(pair(1));
  expect(mki.compared.comparison).toMatchObject({ baseline: 141, optimization: 100, amount: -41 });
  expect(mki.byProductGroup).toEqual([
    { name: 'Riolering', amount: -31, posts: null, open: true },
    { name: 'Grondwerk', amount: -10, posts: null, open: false },
  ]);
  expect(mki.byModule).toEqual([
    { name: 'A1-A3', amount: -40, posts: null, open: false },
    { name: 'A4', amount: -1, posts: null, open: true },
  ]);
  expect(mki.byKind).toEqual([
    { name: 'product', amount: -40, posts: 2, open: false },
    { name: 'unclear', amount: -1, posts: 1, open: false },
  ]);
});

it('has no steps where what a side leaves empty is too much, until somebody says that there is nothing', () => {
  const large = pair(20);
  expect(divideDifference(large).mki).toMatchObject({
    compared: { comparison: null },
    ...{ byProductGroup: [], byModule: [], byKind: [] },
  });
  const said = { subject: 'module:A4', meaning: 'not-applicable', positions: [1] } as const;
  const answered = divideDifference({ ...large, answers: { baseline: [], optimization: [said] } });
  expect(answered.mki.byKind).toEqual([
    { name: 'product', amount: -40, posts: 2, open: false },
    { name: 'gap', amount: -20, posts: 1, open: false },
  ]);
});

it('has no steps of an MKI with other weights, and those of the CO2, which is not weighed', () => {
  const { mki, co2 } = divideDifference({ ...pair(1), sameWeights: false });
  expect(mki.compared.comparison).toBeNull();
  expect(mki.byKind).toEqual([]);
  expect(co2.compared.comparison).toMatchObject({ amount: -1 });
  expect(co2.byKind).toEqual([{ name: 'unclear', amount: -1, posts: 1, open: false }]);
});
