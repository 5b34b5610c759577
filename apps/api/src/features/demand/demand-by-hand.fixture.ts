import { LIFE_CYCLE_MODULES, type SetCode } from '@milieuspoor/domain';
import type { RandomCalculation } from '../../testing/random-calculation.ts';
import type { RandomProject } from '../../testing/random-world.ts';
import { promiseByHand } from '../promises/promises-by-hand.fixture.ts';
import { figuresOf, postsOf } from '../statistics/by-hand.fixture.ts';
import { sidesByHand } from '../statistics/sides-by-hand.fixture.ts';

/** Baseline and what stands beside it, euro of MKI. */
export type Sides = readonly [number, number];

/** What a project reached, worked out from its items with code that shares nothing with the product. */
export interface EvidenceByHand {
  readonly project: RandomProject;
  readonly offered: Sides | null;
  readonly built: Sides | null;
  readonly bids: readonly Sides[];
}

/** The modules in which a post of a calculation declares an MKI. */
export function modulesByHand(project: RandomProject, calculation: RandomCalculation, set: SetCode): string {
  const figures = figuresOf(postsOf([{ side: 'baseline', project, calculation, inSet: true }]), set);
  return LIFE_CYCLE_MODULES.filter((_, module) => figures.mkiOf(module).amount !== null).join();
}

const active = (project: RandomProject, type: string) =>
  project.calculations.find((each) => each.type === type && each.active && !each.deleted);

/** Returns what a project reached over the modules that are asked for. */
export function evidenceByHand(
  project: RandomProject,
  set: SetCode,
  { modules, sealed }: { readonly modules: string; readonly sealed: boolean },
): EvidenceByHand {
  const { promise, built } = promiseByHand(project, set, sealed);
  const baseline = active(project, 'design-baseline');
  const fixedScope = project.contractType === 'UAV-GC' && project.scopeChanged !== true;
  const ofBuilt = fixedScope ? baseline : active(project, 'as-built-baseline');
  const fits = (sides: Sides | null, of: RandomCalculation | undefined): Sides | null =>
    sides && of && sides[0] > 0 && modulesByHand(project, of, set) === modules ? sides : null;
  const awarded = project.contractType !== 'NA' && project.awardCriteria !== false;
  const offers = project.calculations.filter((each) => each.type === 'applicant' && !each.deleted);
  const bids: Sides[] = [];
  for (const optimization of offers) {
    if (!awarded || sealed || !baseline?.sets.includes(set) || !optimization.sets.includes(set)) continue;
    const [before = null, after = null] = sidesByHand({ project, baseline, optimization }, set, 'mki');
    const sides = fits(before === null || after === null ? null : [before, after], baseline);
    if (sides) bids.push(sides);
  }
  return { project, bids, offered: fits(promise, baseline), built: fits(built, ofBuilt) };
}

const percentOf = ([before, after]: Sides) => 100 - (100 * after) / before;

/** The proposal, found by trying every percentage from above; or the reason that there is none. */
export function proposalByHand(evidence: readonly EvidenceByHand[]): number | string {
  const built = evidence.flatMap((each) => (each.built ? [each.built] : []));
  const offered = evidence.flatMap((each) => (each.offered ? [each.offered] : []));
  const percents = (built.length > 2 ? built : offered).map(percentOf).sort((one, other) => one - other);
  if (percents.length < 3) return 'too-few';
  // A quarter lies at or below the one value, and at or above the other.
  const lower = percents.find((p) => 4 * percents.filter((each) => each <= p).length >= percents.length);
  const upper = percents.findLast((p) => 4 * percents.filter((each) => each >= p).length >= percents.length);
  if ((upper ?? 0) - (lower ?? 0) > 25) return 'too-wide';
  for (let asked = 100; asked > 0; asked--) {
    const reached = percents.filter((each) => each >= asked - 1e-9).length;
    if (reached >= 2 && 4 * reached >= percents.length) return asked;
  }
  return 'no-reduction';
}
