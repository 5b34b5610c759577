import type { PairComparison } from '../figures/compare-pair.ts';
import {
  LIFE_CYCLE_MODULES,
  type LifeCycleModule,
  type PerModule,
} from '../indicators/life-cycle-modules.ts';
import type { Reached } from './reached.ts';

/** Why the reduction of a project tells nothing about what can be asked, in the order in which it is looked at. */
export const DEMAND_OBSTACLES = [
  'sealed',
  'no-pair',
  'outside-set',
  'not-compared',
  'other-weights',
  'other-modules',
  'baseline-not-positive',
] as const;
export type DemandObstacle = (typeof DEMAND_OBSTACLES)[number];

/** What two calculations are made of that decides whether their reductions may stand beside one another. */
export interface DemandProfile {
  /** the version of the weights of the set; null where the MKI is of no version that is known */
  readonly weightsVersion: string | null;
  /** the life-cycle modules in which a post of the baseline declares an MKI, in their order */
  readonly modules: readonly LifeCycleModule[];
}

/** A baseline and what stands beside it. */
export interface DemandPair {
  /** whether both state the set of the question */
  readonly inSet: boolean;
  /** their MKI in that set */
  readonly compared: PairComparison;
  readonly profile: DemandProfile;
}

/** Returns the modules in which a total declares anything. */
export function declaredModules(perModule: PerModule): LifeCycleModule[] {
  return LIFE_CYCLE_MODULES.filter((_, place) => (perModule[place] ?? null) !== null);
}

/**
 * Returns the profile that most pairs have; of equal numbers the one that comes first. Null for no pairs. It serves
 * where there is no baseline yet whose profile counts.
 */
export function commonProfile(pairs: readonly DemandPair[]): DemandProfile | null {
  const groups = [
    ...Map.groupBy(
      pairs.filter(({ inSet, compared }) => inSet && compared.comparison !== null),
      ({ profile }) => keyOf(profile),
    ).values(),
  ];
  const [largest] = groups.toSorted((left, right) => right.length - left.length);
  return largest?.[0]?.profile ?? null;
}

function keyOf({ weightsVersion, modules }: DemandProfile): string {
  return [weightsVersion ?? '', ...modules].join(' ');
}

/** A reduction that counts, or why it does not. */
export type JudgedPair =
  | { readonly reached: Reached; readonly obstacle: null }
  | { readonly reached: null; readonly obstacle: DemandObstacle };

/**
 * Returns what a pair reached where its two sides are the same work (`comparePair`), valued with the weights and over
 * the life-cycle modules that are asked for.
 */
export function judgePair(pair: DemandPair | null, asked: DemandProfile | null): JudgedPair {
  const obstacle = (reason: DemandObstacle) => ({ reached: null, obstacle: reason });
  if (!pair) return obstacle('no-pair');
  if (!pair.inSet) return obstacle('outside-set');
  const { comparison } = pair.compared;
  if (!comparison || !asked) return obstacle('not-compared');
  if (pair.profile.weightsVersion !== asked.weightsVersion) return obstacle('other-weights');
  if (keyOf(pair.profile) !== keyOf(asked)) return obstacle('other-modules');
  if (comparison.baseline <= 0) return obstacle('baseline-not-positive');
  return { reached: comparison, obstacle: null };
}
