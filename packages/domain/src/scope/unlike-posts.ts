import { compareScope, type Scope } from './compare-scope.ts';
import { KnownMeanings } from './scope-answers.ts';
import type { ScopePost } from './scope-post.ts';
import { type AnswersOfSides, type ScopeSides, standingOf } from './scope-standing.ts';
import { withoutCo2 } from './without-co2.ts';

/**
 * Returns how many posts of both sides leave something empty that the other declares, however little it weighs: a
 * module, a core indicator, or CO2 in a module or completely. What somebody explained does not count.
 */
export function gapPostsOf(scope: Scope, sides: ScopeSides, answers: AnswersOfSides): number {
  const { unexplained, co2Unexplained } = standingOf(scope, sides, answers);
  const silentOf = (side: 'baseline' | 'optimization') => {
    const meanings = new KnownMeanings(answers[side]);
    return withoutCo2(scope, side).filter(
      ({ position }) => meanings.of('indicators', position) !== 'not-applicable',
    ).length;
  };
  return (
    unexplained.baseline +
    unexplained.optimization +
    co2Unexplained +
    silentOf('baseline') +
    silentOf('optimization')
  );
}

/**
 * Returns how many posts prevent two baselines from being the same kind of work: those that leave something empty which
 * the other declares, and those of the design that are gone from the as-built baseline although the bid promised
 * nothing for them (`unpromised`: the posts of the design that the bid does not have). No answer explains them: that
 * something does not apply in one baseline says nothing about what was promised by the other. Quantities may differ,
 * posts of the bid may be gone, and there may be more of them: the promise follows these (D-109).
 */
export function unlikePosts(
  design: readonly ScopePost[],
  asBuilt: readonly ScopePost[],
  unpromised: readonly ScopePost[],
): number {
  const scope = compareScope(design, asBuilt);
  const gaps = gapPostsOf(
    scope,
    { baseline: design, optimization: asBuilt },
    { baseline: [], optimization: [] },
  );
  const places = new Set(unpromised.map(({ position }) => position));
  return scope.missing.filter(({ position }) => places.has(position)).length + gaps;
}
