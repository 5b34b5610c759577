import type { ResourceKey } from '../calculations/calculation-item.ts';
import type { SeriesName } from '../calculations/calculation-types.ts';
import { comparePair, type Pair } from './compare-pair.ts';
import { comparedPart } from './compared-part.ts';
import { addParts, addSums, type CoveredSum, percentageOf } from './covered-sum.ts';
import type { StatisticKind } from './statistic-kinds.ts';

/** The goals beside MKI and CO2, by the statistic that states what they consist of. */
export const PART_GOALS = [
  'material',
  'energy',
  'emissions_construction_site',
  'emissions_transport',
] as const satisfies readonly StatisticKind[];
export type PartGoal = (typeof PART_GOALS)[number];

interface GoalParts {
  readonly burden: readonly ResourceKey[];
  /** what should grow: secondary or biobased, renewable, without emissions */
  readonly clean: readonly ResourceKey[];
}

const GOAL_PARTS: Readonly<Record<PartGoal, GoalParts>> = {
  material: { burden: ['primaryTon'], clean: ['secondaryTon', 'biobasedTon'] },
  energy: { burden: ['fossilMj'], clean: ['renewableMj'] },
  emissions_construction_site: { burden: ['equipmentOtherHours'], clean: ['equipmentEmissionFreeHours'] },
  emissions_transport: { burden: ['transportOtherTkm'], clean: ['transportEmissionFreeTkm'] },
};

/** What a side of a project comes to in a resource. */
export type ResourceOf = (key: ResourceKey) => CoveredSum;
/** null for a side that there is not. */
export type ResourceSides = Readonly<Record<SeriesName, ResourceOf | null>>;

/** All parts of a goal together, on both sides: whole where an item leaves none of them undeclared. */
export function goalPair(goal: PartGoal, { baseline, optimization }: ResourceSides): Pair {
  return {
    baseline: baseline && partsOf(goal, baseline).all,
    optimization: optimization && partsOf(goal, optimization).all,
  };
}

/** How much of a goal is its clean part, in percent; null where that cannot be stated. */
export interface CleanShare {
  readonly baseline: number | null;
  readonly optimization: number | null;
  /** projects that are whole on both sides for the goal; where there are any, the shares are theirs alone */
  readonly compared: number;
  /** all projects, compared or not */
  readonly pairs: number;
}

/**
 * The clean share of a goal over the projects that are whole on both sides for it, so that both shares are of the same
 * projects. Where there is none, each side by itself, if all of it is declared.
 */
export function cleanShare(goal: PartGoal, projects: readonly ResourceSides[]): CleanShare {
  const part = comparedPart(projects, (sides) => goalPair(goal, sides));
  const basis = part?.compared ?? projects;
  const shareOf = (side: SeriesName) => {
    const sums = basis.flatMap((sides) => (sides[side] ? partsOf(goal, sides[side]) : []));
    return percentageOf(addSums(sums.map(({ clean }) => clean)), addSums(sums.map(({ all }) => all)));
  };
  return {
    baseline: shareOf('baseline'),
    optimization: shareOf('optimization'),
    compared: projects.filter((sides) => comparePair(goalPair(goal, sides)).comparison !== null).length,
    pairs: projects.length,
  };
}

function partsOf(
  goal: PartGoal,
  resourceOf: ResourceOf,
): { readonly clean: CoveredSum; readonly all: CoveredSum } {
  const { burden, clean } = GOAL_PARTS[goal];
  return {
    clean: addParts(clean.map(resourceOf)),
    all: addParts([...burden, ...clean].map(resourceOf)),
  };
}
