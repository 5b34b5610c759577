import type { SetCode } from '@milieuspoor/domain';
import type { RandomProject } from '../../testing/random-world.ts';
import { chosenOf, type Pair } from '../statistics/by-hand.fixture.ts';
import { incompleteByHand, sidesByHand } from '../statistics/sides-by-hand.fixture.ts';

/** What became of the promise of a random project, computed from its items with code that shares nothing with the product. */
export interface PromiseByHand {
  readonly project: RandomProject;
  readonly promise: readonly [number, number] | null;
  readonly built: readonly [number, number] | null;
  readonly incomplete: boolean;
  readonly obstacle: string | null;
}

export function promiseByHand(project: RandomProject, set: SetCode, sealed: boolean): PromiseByHand {
  const awarded = project.contractType !== 'NA' && project.awardCriteria !== false;
  const pair = (before: string, after: string): Pair | null => {
    const [baseline, optimization] = [before, after].map((type) =>
      project.calculations.find((each) => each.type === type && each.active && !each.deleted),
    );
    return baseline && optimization ? { project, baseline, optimization } : null;
  };
  const fixedScope = project.contractType === 'UAV-GC' && project.scopeChanged !== true;
  const isBuilt = project.complete && project.contractType !== 'NA';
  const pairs = {
    promised:
      sealed && awarded ? null : pair('design-baseline', awarded ? 'applicant' : 'design-optimization'),
    built: isBuilt
      ? pair(fixedScope ? 'design-baseline' : 'as-built-baseline', 'as-built-optimization')
      : null,
    between: isBuilt ? pair('design-baseline', 'as-built-optimization') : null,
  };
  const sides = (of: Pair | null): [number, number] | null => {
    if (!of || chosenOf(of, set).some(({ inSet }) => !inSet)) return null;
    const [baseline = null, optimization = null] = sidesByHand(of, set, 'mki');
    return baseline === null || optimization === null ? null : [baseline, optimization];
  };
  const outside = (of: Pair) => chosenOf(of, set).some(({ inSet }) => !inSet);
  const [promise, built, between] = [sides(pairs.promised), sides(pairs.built), sides(pairs.between)];
  const obstacle = () => {
    if (sealed && awarded) return 'sealed';
    if (!pairs.promised) return 'not-promised';
    if (outside(pairs.promised)) return 'promise-outside-set';
    if (!promise) return 'promise-not-compared';
    if (project.contractType === 'NA') return 'no-as-built-phase';
    if (!project.complete) return 'not-complete';
    if (!pairs.built) return 'not-built';
    if (outside(pairs.built)) return 'built-outside-set';
    if (!built) return 'built-not-compared';
    if (!between) return 'other-work';
    return promise[0] > 0 && built[0] > 0 ? null : 'baseline-not-positive';
  };
  const known = [pairs.promised, pairs.built].flatMap((of) => of ?? []);
  return { project, promise, built, incomplete: incompleteByHand(known, set, 'mki'), obstacle: obstacle() };
}
