import { describe, expect, it } from 'vitest';
import { compareScope } from './compare-scope.ts';
import { examplePost, perModule } from './example-post.fixture.ts';
import { KnownMeanings, moduleOfSubject, type ScopeAnswer, subjectOf } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';
import { standingOf } from './scope-standing.ts';

const standing = (
  baseline: readonly ScopePost[],
  optimization: readonly ScopePost[],
  answers: readonly ScopeAnswer[] = [],
) =>
  standingOf(
    compareScope(baseline, optimization),
    { baseline, optimization },
    { baseline: [], optimization: answers },
  );
const wholeOf = ({ nodes }: ReturnType<typeof standing>) =>
  nodes.optimization.find(({ level }) => level === 'calculation');

describe('gaps that weigh little', () => {
  const withA4 = (eur: number, kg: number) =>
    examplePost({
      mkiEur: perModule({ 'A1-A3': 990, A4: eur }),
      co2Kg: perModule({ 'A1-A3': 9900, A4: kg }),
    });

  it('are a note below 1 % of the MKI and of the CO2 of the side that declares them', () => {
    // 9.90 of 999.90 is 0.99 %, and 99 kg of 9999 as well
    expect(wholeOf(standing([withA4(9.9, 99)], [examplePost()]))).toMatchObject({
      mki: { posts: 0, modules: [0, 1, 0, 0, 0, 0, 0, 0, 0, 0] },
      co2: { posts: 0 },
    });
  });

  it('are none at 1 % of either', () => {
    for (const post of [withA4(10, 1), withA4(1, 100)])
      expect(wholeOf(standing([post], [examplePost()]))).toMatchObject({
        mki: { posts: 1 },
        co2: { posts: 1 },
      });
  });

  it('are none of a side that comes to nothing or less', () => {
    const credit = examplePost({ mkiEur: perModule({ 'A1-A3': 5, A4: 0.01, D: -20 }), co2Kg: null });
    const without = examplePost({ mkiEur: perModule({ 'A1-A3': 5, D: -20 }), co2Kg: null });
    expect(wholeOf(standing([credit], [without]))?.mki.posts).toBe(1);
  });
});

describe('what was answered', () => {
  const baseline = [examplePost({ mkiEur: perModule({ 'A1-A3': 100, A4: 30 }) })];

  it('closes a gap where there is nothing, and leaves it open where it was not worked out', () => {
    const say = (meaning: ScopeAnswer['meaning']): ScopeAnswer => ({
      subject: 'module:A4',
      meaning,
      positions: [0],
    });
    expect(wholeOf(standing(baseline, [examplePost()], [say('not-applicable')]))).toBeUndefined();
    expect(wholeOf(standing(baseline, [examplePost()], [say('not-calculated')]))?.mki.posts).toBe(1);
    const both = [say('not-applicable'), say('not-calculated')];
    expect(standing(baseline, [examplePost()], both).unexplained.optimization).toBe(1);
    // 'Not calculated' is an answer too, although it prevents the comparison.
    const unanswered = (...said: ScopeAnswer[]) => standing(baseline, [examplePost()], said).unanswered;
    expect([unanswered(), unanswered(...both), unanswered(say('not-applicable'))]).toEqual([1, 0, 0]);
  });

  it('of a post that is not there refuses every quantity of the side that has it, or explains it', () => {
    const posts = [examplePost(), examplePost({ position: 1, postNumber: '2', product: 'Klei' })];
    const say = (meaning: ScopeAnswer['meaning']): ScopeAnswer => ({
      subject: 'posts',
      meaning,
      positions: [1],
    });
    const without = standing(posts, [examplePost()], [say('not-calculated')]);
    expect(
      without.nodes.baseline.map(({ path, unworked, mki }) => [path.join('/'), unworked, mki.posts]),
    ).toEqual([
      ['', 1, 1],
      ['Grondwerk', 1, 1],
      ['Grondwerk/Ophogen', 1, 1],
      ['Grondwerk/Ophogen/Klei', 1, 1],
    ]);
    expect([without.missingUnexplained, without.unanswered]).toEqual([1, 0]);
    expect(standing(posts, [examplePost()]).unanswered).toBe(1);
    const explained = standing(posts, [examplePost()], [say('not-applicable')]);
    expect([explained.nodes.baseline, explained.missingUnexplained]).toEqual([[], 0]);
  });

  it('is counted once of a post that leaves something empty on both sides, and once of each that does on one', () => {
    const before = [
      examplePost({ mkiEur: perModule({ 'A1-A3': 100, A4: 30 }) }),
      examplePost({ position: 1, postNumber: '2', product: 'Klei', mkiEur: perModule({ 'A1-A3': 100 }) }),
    ];
    const after = [
      examplePost({ mkiEur: perModule({ 'A1-A3': 100, C4: 20 }) }),
      examplePost({
        ...{ position: 1, postNumber: '2', product: 'Klei' },
        mkiEur: perModule({ 'A1-A3': 100, C4: 20 }),
      }),
    ];
    const say = (subject: ScopeAnswer['subject'], positions: readonly number[]): ScopeAnswer => ({
      ...{ subject, meaning: 'not-applicable', positions },
    });
    const both = standingOf(
      compareScope(before, after),
      { baseline: before, optimization: after },
      { baseline: [say('module:C4', [0, 1])], optimization: [say('module:A4', [0])] },
    );
    expect(both.explained).toEqual({ mki: 2, co2: 0 });
  });

  it('is known by subject and place, and of several answers the last holds', () => {
    const known = new KnownMeanings([
      { subject: 'bare', meaning: 'not-calculated', positions: [1, 2] },
      { subject: 'bare', meaning: 'not-applicable', positions: [2] },
    ]);
    expect([1, 2, 3].map((position) => known.of('bare', position))).toEqual([
      'not-calculated',
      'not-applicable',
      null,
    ]);
    expect(known.of('module:A4', 1)).toBeNull();
  });
});

it('each module is a subject by itself, indicators and bare rows are one each', () => {
  expect(subjectOf({ kind: 'module', module: 'C4' })).toBe('module:C4');
  expect(subjectOf({ kind: 'bare', module: 'C4' })).toBe('bare');
  expect(moduleOfSubject('module:C4')).toBe('C4');
  expect(moduleOfSubject('indicators')).toBeNull();
});
