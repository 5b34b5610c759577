import { describe, expect, it } from 'vitest';
import { compareScope } from './compare-scope.ts';
import { examplePost, perModule } from './example-post.fixture.ts';
import type { ScopeAnswer } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';
import { gapPostsOf, unlikePosts } from './unlike-posts.ts';

/** Returns posts numbered from 1, with these amounts of MKI in A1-A3 and in A4, and ten times as much CO2. */
function posts(
  ...amounts: readonly (readonly [a1a3: number, a4: number | null, more?: Partial<ScopePost>])[]
): ScopePost[] {
  return amounts.map(([a1a3, a4, more], position) => {
    const of = (times: number) =>
      perModule({ 'A1-A3': times * a1a3, ...(a4 === null ? {} : { A4: times * a4 }) });
    const named = { position, postNumber: `${position + 1}`, product: `Laag ${position + 1}` };
    return examplePost({ ...named, mkiEur: of(1), co2Kg: of(10), ...more });
  });
}

const WITHOUT_CO2 = { co2Kg: null };
const ALONE_IN_A1A3 = { co2Kg: perModule({ 'A1-A3': 4000 }) };

describe('two baselines are of one kind of work', () => {
  it.each<[string, ScopePost[], ScopePost[]]>([
    ['where quantities and amounts differ alone', posts([400, 100]), posts([600, 150, { quantity: 15 }])],
    ['where both leave the same empty', posts([400, null]), posts([600, null])],
    ['where one has a post more', posts([400, 100], [400, 100]), posts([400, 100])],
    ['where neither states CO2', posts([400, 100, WITHOUT_CO2]), posts([600, 150, WITHOUT_CO2])],
  ])('%s', (_where, design, asBuilt) => {
    expect([unlikePosts(design, asBuilt, []), unlikePosts(asBuilt, design, [])]).toEqual([0, 0]);
  });
});

describe('they are not, in either direction,', () => {
  it.each<[string, number, ScopePost[], ScopePost[]]>([
    ['where one leaves A4 empty', 2, posts([400, 100], [400, 100]), posts([400, null], [400, null])],
    [
      'where that is 0.44 % of all',
      1,
      posts([400, 100], [396, 4]),
      posts([400, 100], [396, null, { co2Kg: perModule({ 'A1-A3': 3960 }) }]),
    ],
    [
      'where one leaves a core indicator out',
      1,
      posts([400, 100, { declared: perModule({ 'A1-A3': 3, A4: 3 }) }]),
      posts([400, 100, { declared: perModule({ 'A1-A3': 3, A4: 1 }) }]),
    ],
    [
      'where one states no CO2',
      2,
      posts([400, 100], [400, 100]),
      posts([400, 100, WITHOUT_CO2], [400, 100, WITHOUT_CO2]),
    ],
    ['where one states it in A1-A3 alone', 1, posts([400, 100]), posts([400, 100, ALONE_IN_A1A3])],
  ])('%s', (_where, unlike, design, asBuilt) => {
    expect([unlikePosts(design, asBuilt, []), unlikePosts(asBuilt, design, [])]).toEqual([unlike, unlike]);
  });
});

it('they are not where a post is gone for which nothing was promised', () => {
  const [design, asBuilt] = [posts([400, 100], [400, 100]), posts([400, 100])];
  expect(unlikePosts(design, asBuilt, design.slice(1))).toBe(1);
  // The first post still exists.
  expect(unlikePosts(design, asBuilt, design.slice(0, 1))).toBe(0);
});

describe('posts that leave something empty which the other side declares', () => {
  const gaps = (
    offered: ScopePost[],
    realised: ScopePost[],
    answered: readonly ScopeAnswer['subject'][] = [],
  ) =>
    gapPostsOf(
      compareScope(offered, realised),
      { baseline: offered, optimization: realised },
      {
        baseline: [],
        optimization: answered.map((subject) => ({ subject, meaning: 'not-applicable', positions: [0, 1] })),
      },
    );

  it('count however little it weighs, on either side', () => {
    const [whole, less] = [posts([320, 80], [396, 4]), posts([320, 80], [396, null])];
    expect([gaps(whole, less), gaps(less, whole), gaps(whole, whole)]).toEqual([1, 1, 0]);
  });

  it('count for CO2 alone, and for all CO2', () => {
    const whole = posts([320, 80]);
    for (const more of [WITHOUT_CO2, ALONE_IN_A1A3]) {
      const without = posts([320, 80, more]);
      expect([gaps(whole, without), gaps(without, whole), gaps(without, without)]).toEqual([1, 1, 0]);
    }
  });

  it('count not where somebody said that there is nothing', () => {
    const whole = posts([320, 80], [396, 4]);
    expect(gaps(whole, posts([320, null], [396, null]), ['module:A4'])).toBe(0);
    expect(gaps(whole, posts([320, 80, WITHOUT_CO2], [396, 4]), ['indicators'])).toBe(0);
    expect(gaps(whole, posts([320, null], [396, null]), ['module:A5'])).toBe(2);
  });

  it('are told apart from posts that one side does not have, which are a change of the design', () => {
    expect(gaps(posts([320, 80], [396, 4]), posts([320, 80]))).toBe(0);
  });
});
