import { comparePair, type Pair } from '../figures/compare-pair.ts';
import { addParts, addSums, type CoveredSum, percentageOf } from '../figures/covered-sum.ts';
import type { ResourceKey } from '../items/calculation-item.ts';
import type { SeriesName } from '../items/calculation-types.ts';
import { comparedPart } from './compared-part.ts';
import type { StatisticKind } from './statistic-kinds.ts';

/** The goals other than MKI and CO2, by the statistic that states their parts. */
export const PART_GOALS = [
  'material',
  'energy',
  'emissions_construction_site',
  'emissions_transport',
] as const satisfies readonly StatisticKind[];
export type PartGoal = (typeof PART_GOALS)[number];

/** Tells whether a quantity is a goal, of which an item can declare a part. */
export function isPartGoal(quantity: string): quantity is PartGoal {
  return PART_GOALS.some((goal) => goal === quantity);
}

interface GoalParts {
  readonly burden: readonly ResourceKey[];
  /** the parts that should grow: secondary or biobased, renewable, without emissions */
  readonly clean: readonly ResourceKey[];
}

const GOAL_PARTS: Readonly<Record<PartGoal, GoalParts>> = {
  material: { burden: ['primaryTon'], clean: ['secondaryTon', 'biobasedTon'] },
  energy: { burden: ['fossilMj'], clean: ['renewableMj'] },
  emissions_construction_site: { burden: ['equipmentOtherHours'], clean: ['equipmentEmissionFreeHours'] },
  emissions_transport: { burden: ['transportOtherTkm'], clean: ['transportEmissionFreeTkm'] },
};

/** Returns the resources that a goal consists of. */
export function resourcesOfGoal(goal: PartGoal): readonly ResourceKey[] {
  const { burden, clean } = GOAL_PARTS[goal];
  return [...burden, ...clean];
}

/** Returns the sum of a side of a project in a resource. */
export type ResourceOf = (key: ResourceKey) => CoveredSum;
/** The resources of both sides; null for a side that does not exist. */
export type ResourceSides = Readonly<Record<SeriesName, ResourceOf | null>>;

/** Returns the sum of all parts of a goal, on both sides. It is whole where no item leaves a part undeclared. */
export function goalPair(goal: PartGoal, { baseline, optimization }: ResourceSides): Pair {
  return {
    baseline: baseline && partsOf(goal, baseline).all,
    optimization: optimization && partsOf(goal, optimization).all,
  };
}

/** The clean part of a goal, in percent; null where that cannot be stated. */
export interface CleanShare {
  readonly baseline: number | null;
  readonly optimization: number | null;
  /** projects that are whole on both sides for the goal; when there are any, the shares cover only these */
  readonly compared: number;
  /** all projects, compared or not */
  readonly pairs: number;
}

/**
 * Returns the clean share of a goal over the projects that are whole on both sides for it, so that both shares cover
 * the same projects. When there are none, it returns the share of each side by itself, if all of it is declared.
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
  return {
    clean: addParts(GOAL_PARTS[goal].clean.map(resourceOf)),
    all: addParts(resourcesOfGoal(goal).map(resourceOf)),
  };
}
