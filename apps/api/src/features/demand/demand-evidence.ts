import type { ScopeDifferenceAnswer } from '@milieuspoor/contract';
import {
  commonProfile,
  type DemandObstacle,
  type DemandPair,
  type DemandProfile,
  declaredModules,
  designPair,
  judgePair,
  type Reached,
  type SetCode,
} from '@milieuspoor/domain';
import type { PromisePairName, PromiseSideRow } from '../promises/promises.queries.ts';
import type { PairSideRow } from '../results/pair-sides.queries.ts';
import { toProjectResultIn } from '../results/to-project-result.ts';
import type { BidSideRow, DemandProjectRow } from './demand.queries.ts';

/** The calculations of a pair whose reduction counts. */
export interface CountedPair {
  readonly reached: Reached;
  readonly baselineId: string;
  readonly optimizationId: string;
  readonly incomplete: boolean;
  /** whether posts or quantities differ: less work counts as a reduction too */
  readonly differs: boolean;
  /** whether something counts as 0 because it was said not to apply */
  readonly explained: boolean;
}

/** A completed project, with the reductions of it that count. */
export interface ProjectEvidence {
  readonly project: DemandProjectRow;
  readonly isAward: boolean;
  readonly offered: CountedPair | null;
  readonly built: CountedPair | null;
  /** MKI of the design baseline in the set, euro; null where it is not compared */
  readonly baselineEur: number | null;
  /** why neither counts */
  readonly obstacle: DemandObstacle | null;
}

interface PairInScope extends DemandPair {
  /** how the posts of both sides differ; null where that is not compared */
  readonly scope: ScopeDifferenceAnswer | null;
}

/** Returns a pair of calculations as the rules of demands look at it; null without both sides. */
export function demandPairOf(sides: readonly PairSideRow[], set: SetCode): PairInScope | null {
  const baseline = sides.find(({ side }) => side === 'baseline');
  if (!baseline || sides.length < 2) return null;
  const result = toProjectResultIn(set, sides);
  return {
    inSet: result !== null,
    compared: result ?? { comparison: null, gaps: [] },
    scope: result?.scope ?? null,
    profile: {
      weightsVersion: baseline.weightsVersions[set],
      modules: declaredModules(baseline.totals[set]?.mkiEur ?? []),
    },
  };
}

const sidesOf = (sides: readonly PromiseSideRow[], id: string, name: PromisePairName) =>
  sides.filter((side) => side.projectId === id && side.name === name);

/** Returns the profile that most of the pairs have; what was built comes before what was offered. */
export function usualProfile(sides: readonly PromiseSideRow[], set: SetCode): DemandProfile | null {
  const pairs = (['built', 'promised'] as const).flatMap((name) => [
    ...Map.groupBy(
      sides.filter((side) => side.name === name),
      ({ projectId }) => projectId,
    ).values(),
  ]);
  return commonProfile(pairs.flatMap((of) => demandPairOf(of, set) ?? []));
}

/** Returns what each project reached that counts beside the asked profile. */
export function evidenceOf(
  projects: readonly DemandProjectRow[],
  sides: readonly PromiseSideRow[],
  { set, profile }: { readonly set: SetCode; readonly profile: DemandProfile | null },
): ProjectEvidence[] {
  const byProject = Map.groupBy(sides, ({ projectId }) => projectId);
  return projects.map((project): ProjectEvidence => {
    const own = byProject.get(project.id) ?? [];
    const isAward = designPair(project).optimization === 'applicant';
    const [offered, built] = (['promised', 'built'] as const).map((name) =>
      countedPair(sidesOf(own, project.id, name), { set, profile }),
    );
    const obstacle = isAward && project.sealed ? 'sealed' : (offered?.obstacle ?? 'no-pair');
    return {
      ...{ project, isAward, offered: offered?.counted ?? null, built: built?.counted ?? null },
      baselineEur: offered?.counted?.reached.baseline ?? null,
      obstacle: offered?.counted || built?.counted ? null : obstacle,
    };
  });
}

function countedPair(
  sides: readonly PromiseSideRow[],
  { set, profile }: { readonly set: SetCode; readonly profile: DemandProfile | null },
): { readonly counted: CountedPair | null; readonly obstacle: DemandObstacle | null } {
  const [first] = sides;
  const pair = demandPairOf(sides, set);
  const { reached, obstacle } = judgePair(pair, profile);
  if (!reached || !first) return { counted: null, obstacle };
  const { baselineId, optimizationId } = first;
  const incomplete = pair?.compared.comparison?.incomplete ?? false;
  return {
    counted: { reached, baselineId, optimizationId, incomplete, ...differencesIn(pair?.scope ?? null) },
    obstacle: null,
  };
}

function differencesIn(scope: ScopeDifferenceAnswer | null): Pick<CountedPair, 'differs' | 'explained'> {
  if (!scope) return { differs: false, explained: false };
  const { missing, added, quantities, units, explained } = scope;
  return { differs: missing + added + quantities + units > 0, explained: explained > 0 };
}

/** Returns what the bids reached that count beside the asked profile, and of how many tenders they are. */
export function bidsOf(
  sides: readonly BidSideRow[],
  { set, profile }: { readonly set: SetCode; readonly profile: DemandProfile | null },
): { readonly projects: number; readonly reached: readonly Reached[] } {
  const counted = [...Map.groupBy(sides, ({ bidId }) => bidId).values()].flatMap((bid) => {
    const { reached } = judgePair(demandPairOf(bid, set), profile);
    return reached ? bid.slice(0, 1).map(({ projectId }) => ({ projectId, reached })) : [];
  });
  return {
    projects: new Set(counted.map(({ projectId }) => projectId)).size,
    reached: counted.map(({ reached }) => reached),
  };
}
