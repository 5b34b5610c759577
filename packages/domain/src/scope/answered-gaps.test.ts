import { describe, expect, it } from 'vitest';
import { BARE_ROW } from '../indicators/weigh-profile.ts';
import { answeredModules } from './answered-gaps.ts';
import { compareScope } from './compare-scope.ts';
import { examplePost, perModule } from './example-post.fixture.ts';
import type { ScopeAnswer, ScopeSubject } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';
import { standingOf } from './scope-standing.ts';
import { variantScope } from './variant-scope.ts';

const notApplicable = (subject: ScopeSubject, ...positions: number[]): ScopeAnswer => ({
  ...{ subject, positions },
  meaning: 'not-applicable',
});
const post = (position: number, given: Partial<ScopePost> = {}) =>
  examplePost({ position, postNumber: String(position), product: `Zand ${position}`, ...given });
const withA4 = {
  mkiEur: perModule({ 'A1-A3': 100, A4: 30 }),
  co2Kg: perModule({ 'A1-A3': 1000, A4: 300 }),
};

/** Returns the answered gaps of the optimisation, beside its baseline. */
function answeredBeside(
  baseline: readonly ScopePost[],
  optimization: readonly ScopePost[],
  ...answers: ScopeAnswer[]
) {
  const scope = compareScope(baseline, optimization);
  const given = { baseline: [], optimization: answers };
  return variantScope(scope, standingOf(scope, { baseline, optimization }, given)).answered;
}

describe('what counts as 0 in a comparison because somebody said that there is nothing', () => {
  const baseline = [post(0, withA4), post(1, withA4), post(2)];
  const optimization = [post(0), post(1), post(2)];
  const NOTHING = { mki: null, co2: null };

  it('are the posts that leave empty what the other side declares, each once', () => {
    const inA4 = { posts: 2, subjects: ['module:A4'] };
    expect(answeredBeside(baseline, optimization, notApplicable('module:A4', 0, 1))).toEqual({
      baseline: NOTHING,
      optimization: { mki: inA4, co2: inA4 },
    });
    const withBoth = { mkiEur: perModule({ 'A1-A3': 100, A4: 30, C4: 5 }), co2Kg: null };
    const inBoth = answeredBeside(
      [post(0, withBoth)],
      [post(0)],
      notApplicable('module:C4', 0),
      notApplicable('module:A4', 0),
    );
    expect(inBoth.optimization.mki).toEqual({ posts: 1, subjects: ['module:A4', 'module:C4'] });
  });

  it('are none of which nobody said it, which were not worked out, or which the other side does not declare either', () => {
    expect(answeredBeside(baseline, optimization).optimization).toEqual(NOTHING);
    const notWorkedOut = { ...notApplicable('module:A4', 0), meaning: 'not-calculated' } as const;
    expect(answeredBeside(baseline, optimization, notWorkedOut).optimization).toEqual(NOTHING);
    expect(answeredBeside(baseline, optimization, notApplicable('module:A4', 2)).optimization).toEqual(
      NOTHING,
    );
  });

  it('are told quantity by quantity: a CO2 that is missing beside an MKI takes nothing from that', () => {
    const withoutCo2 = { ...withA4, co2Kg: perModule({ 'A1-A3': 1000 }) };
    const answered = answeredBeside([post(0, withA4)], [post(0, withoutCo2)], notApplicable('indicators', 0));
    expect(answered.optimization).toEqual({ mki: null, co2: { posts: 1, subjects: ['indicators'] } });
  });
});

describe('the posts of a calculation that leave a module empty since there is nothing', () => {
  const counts = (posts: readonly ScopePost[], ...answers: ScopeAnswer[]) => {
    const { mki, co2 } = answeredModules(posts, answers);
    return [mki, co2].map(([a1a3 = 0, a4 = 0, a5 = 0]) => [a1a3, a4, a5]);
  };

  it('are counted per module, and not where one declares it or nobody said so', () => {
    const posts = [post(0), post(1), post(2, withA4)];
    expect(counts(posts, notApplicable('module:A4', 0, 2))).toEqual([
      [0, 1, 0],
      [0, 1, 0],
    ]);
    expect(counts(posts)).toEqual([
      [0, 0, 0],
      [0, 0, 0],
    ]);
  });

  it('have no CO2 in it either, unless they have none at all', () => {
    expect(counts([post(0, { co2Kg: null })], notApplicable('module:A4', 0))).toEqual([
      [0, 1, 0],
      [0, 0, 0],
    ]);
  });

  it('lack the CO2 of a module of which they declare an MKI by what was said of indicators, or of a bare row', () => {
    const withoutCo2 = { ...withA4, co2Kg: perModule({ 'A1-A3': 1000 }) };
    const bare = { ...withoutCo2, declared: perModule({ 'A1-A3': BARE_ROW, A4: BARE_ROW }) };
    const posts = [post(0, withoutCo2), post(1, bare)];
    const inA4 = (co2: number) => [
      [0, 0, 0],
      [0, co2, 0],
    ];
    expect(counts(posts, notApplicable('module:A4', 0, 1))).toEqual(inA4(0));
    expect(counts(posts, notApplicable('indicators', 0))).toEqual(inA4(1));
    expect(counts(posts, notApplicable('indicators', 0), notApplicable('bare', 1))).toEqual(inA4(2));
  });

  it('lack it at a bare row by what was asked of it: as an indicator where the other side is bare too', () => {
    const bare = (co2Kg: ScopePost['co2Kg']) =>
      post(0, { ...withA4, co2Kg, declared: perModule({ 'A1-A3': BARE_ROW, A4: BARE_ROW }) });
    const [whole, withoutCo2] = [bare(withA4.co2Kg), bare(perModule({ 'A1-A3': 1000 }))];
    const { gaps } = compareScope([whole], [withoutCo2]);
    expect(gaps.map(({ kind, module }) => [kind, module])).toEqual([['indicators', 'A4']]);
    expect(counts([withoutCo2], notApplicable('indicators', 0))[1]).toEqual([0, 1, 0]);
    const notWorkedOut = { ...notApplicable('bare', 0), meaning: 'not-calculated' } as const;
    expect(counts([withoutCo2], notApplicable('indicators', 0), notWorkedOut)[1]).toEqual([0, 0, 0]);
  });
});
