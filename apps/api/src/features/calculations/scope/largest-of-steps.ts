import {
  CHANGE_KINDS,
  type DividedPair,
  LIFE_CYCLE_MODULES,
  type ModuleIndicator,
  type PostChange,
  postsInStep,
  type StepOfDivision,
  type StepPart,
} from '@milieuspoor/domain';

/** So many posts of a step are told of a file that is not stored, of which there may be thousands (docs/decisions/0148). */
const LARGEST = 10;

/** The posts of a step of a file that is not stored. */
export interface LargestOfStep {
  readonly division: StepOfDivision['division'];
  /** a product group, a life-cycle module or a kind of change */
  readonly name: string;
  /** number of posts in which the step is */
  readonly count: number;
  /** the largest parts, largest first */
  readonly largest: readonly StepPart[];
}

/** Returns the largest posts of each step in which a difference was divided; none where it was not. */
export function largestOfSteps(
  { byProductGroup, byModule, byKind }: DividedPair,
  changes: readonly PostChange[],
  indicator: ModuleIndicator,
): LargestOfStep[] {
  const of = (name: string, step: StepOfDivision): LargestOfStep => {
    const parts = postsInStep(changes, step);
    return { division: step.division, name, count: parts.length, largest: parts.slice(0, LARGEST) };
  };
  return [
    ...byProductGroup.map(({ name }) =>
      of(name, { indicator, division: 'product_group', holds: (group) => group === name }),
    ),
    ...LIFE_CYCLE_MODULES.flatMap((name, place) =>
      byModule.some((step) => step.name === name) ? of(name, { indicator, division: 'module', place }) : [],
    ),
    ...CHANGE_KINDS.flatMap((kind) =>
      byKind.some(({ name }) => name === kind) ? of(kind, { indicator, division: 'kind', kind }) : [],
    ),
  ];
}
