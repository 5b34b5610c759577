import { describe, expect, it } from 'vitest';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import { compareScope } from '../scope/compare-scope.ts';
import { examplePost, perModule } from '../scope/example-post.fixture.ts';
import type { ScopeAnswer } from '../scope/scope-answers.ts';
import type { ScopePost } from '../scope/scope-post.ts';
import { changesByKind } from './changes-by-kind.ts';
import { postChanges } from './post-changes.ts';

function changed(
  baseline: readonly ScopePost[],
  optimization: readonly ScopePost[],
  answers: readonly ScopeAnswer[] = [],
) {
  const scope = compareScope(baseline, optimization);
  return changesByKind(postChanges(scope, { baseline: [], optimization: answers }));
}

const mkiOf = (kinds: ReturnType<typeof changed>) =>
  Object.fromEntries(kinds.map(({ kind, mkiEur }) => [kind, mkiEur]));

const NOT_APPLICABLE = { meaning: 'not-applicable', positions: [0] } as const;

describe('the kinds of change', () => {
  it('value less quantity by the profile of the baseline, and another profile by the quantity of the optimisation', () => {
    // 10 m3 of €10 become 8 m3 of €7: 2 m3 less is -€20, and €3 less for each of 8 m3 is -€24.
    const after = examplePost({ quantity: 8, mkiEur: perModule({ 'A1-A3': 56 }) });
    expect(mkiOf(changed([examplePost()], [after]))).toEqual({ quantity: -20, product: -24 });
  });

  it('name more quantity of the same profile alone, without a rest of binary fractions', () => {
    const before = examplePost({ quantity: 3, mkiEur: perModule({ 'A1-A3': 0.1 * 3 }), co2Kg: null });
    const after = examplePost({ quantity: 7, mkiEur: perModule({ 'A1-A3': 0.1 * 7 }), co2Kg: null });
    const kinds = changed([before], [after]);
    expect(kinds.map(({ kind, mkiPosts }) => [kind, mkiPosts])).toEqual([['quantity', 1]]);
    expect(kinds[0]?.mkiEur).toBeCloseTo(0.4, 12);
  });

  it('name both kinds where they cancel out', () => {
    const after = examplePost({ quantity: 20, mkiEur: perModule({ 'A1-A3': 100 }) });
    expect(mkiOf(changed([examplePost()], [after]))).toEqual({ quantity: 100, product: -100 });
  });

  it('divide each module by itself, and the CO2 as the MKI', () => {
    const before = examplePost({
      mkiEur: perModule({ 'A1-A3': 100, D: -30 }),
      co2Kg: perModule({ 'A1-A3': 1000 }),
    });
    const after = examplePost({
      ...{ quantity: 5, mkiEur: perModule({ 'A1-A3': 40, D: -15 }), co2Kg: perModule({ 'A1-A3': 700 }) },
    });
    expect(changed([before], [after])).toEqual([
      { kind: 'quantity', mkiEur: -50 + 15, co2Kg: -500, mkiPosts: 1, co2Posts: 1 },
      { kind: 'product', mkiEur: -10, co2Kg: 200, mkiPosts: 1, co2Posts: 1 },
    ]);
  });

  it('state posts that one side has as left out and added, a credit with its own sign', () => {
    const gone = examplePost({ product: 'Klei', postNumber: '2', mkiEur: perModule({ 'A1-A3': 70, D: -5 }) });
    const come = examplePost({
      ...{ product: 'Boom', productGroup: 'Groen', postNumber: '9', unit: 'piece' },
      mkiEur: perModule({ 'A1-A3': 12 }),
    });
    expect(mkiOf(changed([examplePost(), gone], [examplePost(), come]))).toEqual({
      'left-out': -65,
      added: 12,
    });
  });

  it('cannot tell apart what changed in another unit', () => {
    const after = examplePost({ unit: 'ton', mkiEur: perModule({ 'A1-A3': 60 }) });
    expect(mkiOf(changed([examplePost()], [after]))).toEqual({ unclear: -40 });
  });

  it('state a module that counts as 0 by an answer as an answered gap, and without the answer as unclear', () => {
    const before = examplePost({ mkiEur: perModule({ 'A1-A3': 100, A4: 8 }) });
    const after = examplePost({ mkiEur: perModule({ 'A1-A3': 90 }) });
    const answer: ScopeAnswer = { subject: 'module:A4', ...NOT_APPLICABLE };
    expect(mkiOf(changed([before], [after], [answer]))).toEqual({ product: -10, gap: -8 });
    expect(mkiOf(changed([before], [after]))).toEqual({ product: -10, unclear: -8 });
    const notCalculated: ScopeAnswer = { ...answer, meaning: 'not-calculated' };
    expect(mkiOf(changed([before], [after], [notCalculated]))).toEqual({ product: -10, unclear: -8 });
  });

  it('cannot tell apart an MKI without the indicators of the other side, even if somebody says that they do not apply', () => {
    const before = examplePost({ declared: perModule({ 'A1-A3': 0b111 }) });
    const bare = examplePost({
      ...{ mkiEur: perModule({ 'A1-A3': 80 }), declared: perModule({ 'A1-A3': BARE_ROW }) },
    });
    expect(mkiOf(changed([before], [bare], [{ subject: 'bare', ...NOT_APPLICABLE }]))).toEqual({
      unclear: -20,
    });
    const fewer = examplePost({
      ...{ mkiEur: perModule({ 'A1-A3': 80 }), declared: perModule({ 'A1-A3': 0b101 }) },
    });
    expect(mkiOf(changed([before], [fewer]))).toEqual({ unclear: -20 });
  });

  it('cannot tell apart a quantity of next to nothing, and leave out work that is not done', () => {
    const before = examplePost({ quantity: 1e-300 });
    expect(mkiOf(changed([before], [examplePost({ quantity: 1e10 })]))).toEqual({});
    expect(
      mkiOf(changed([before], [examplePost({ quantity: 1e10, mkiEur: perModule({ 'A1-A3': 90 }) })])),
    ).toEqual({
      unclear: -10,
    });
    const notDone = examplePost({ quantity: 0, mkiEur: perModule({ 'A1-A3': 0 }) });
    expect(mkiOf(changed([examplePost()], [notDone]))).toEqual({ 'left-out': -100 });
  });

  it('say nothing of posts that stayed as they were', () => {
    expect(changed([examplePost()], [examplePost()])).toEqual([]);
  });
});
