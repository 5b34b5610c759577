import type { DifferenceStep, DividedDifference } from '@milieuspoor/contract';
import { addingAmounts, waterfallSteps } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { displayIn } from '../quantities.ts';
import type { SideLabels } from './sides.ts';

/** The ways to divide a difference, in the order in which they are offered. */
export const STEP_DIVISIONS = ['product_group', 'module', 'kind'] as const;
export type StepDivision = (typeof STEP_DIVISIONS)[number];

/** The key of the step that holds the smaller product groups. */
export const REST_STEP = 'rest';

/** The steps that a waterfall has room for. */
const MOST_STEPS = 8;

interface StepLabels extends SideLabels {
  /** the heading of the figures */
  readonly amount: string;
  /** the name of a module or a kind of change, by its key */
  readonly nameOf: (key: string) => string;
  /** the name of the step that holds this number of others */
  readonly rest: (count: number) => string;
  /** what is said of a step that could not be compared by itself */
  readonly open: string;
}

/** Returns the steps of a division; a step of the rest is none of them. */
function stepsOf(divided: DividedDifference, division: StepDivision): readonly DifferenceStep[] {
  switch (division) {
    case 'product_group':
      return divided.by_product_group;
    case 'module':
      return divided.by_module;
    case 'kind':
      return divided.by_kind;
  }
}

/** Returns the product groups that one step holds together; none of the other divisions. */
export function restSteps(divided: DividedDifference, division: StepDivision): readonly DifferenceStep[] {
  return division === 'product_group' ? waterfallSteps(divided.by_product_group, MOST_STEPS).rest : [];
}

/**
 * Returns a waterfall from the baseline to the optimisation. Its figures are rounded as they are written, and so that
 * the written steps add up to the written difference. Without a comparison it is empty.
 */
export function differenceSteps(
  divided: DividedDifference,
  division: StepDivision,
  quantity: 'mki' | 'co2',
  labels: StepLabels,
): ChartModel {
  const { comparison } = divided.compared;
  const steps = comparison ? shownSteps(divided, division, labels) : [];
  const { decimals, divisor } = displayIn(quantity, 'nl');
  const [baseline, optimization] = [comparison?.baseline ?? 0, comparison?.optimization ?? 0];
  const written = addingAmounts(
    {
      ...{ baseline: baseline / divisor, optimization: optimization / divisor },
      steps: steps.map(({ amount }) => amount / divisor),
    },
    decimals,
  );
  const figures = [written.baseline, ...written.steps, written.optimization].map(
    (figure) => figure * divisor,
  );
  return {
    quantity,
    orientation: 'horizontal',
    stacked: false,
    form: 'waterfall',
    categories: comparison
      ? [
          { key: 'baseline', label: labels.baseline, color: 'baseline' },
          ...steps.map(({ key, name, open, amount }) => ({
            ...{ key, label: name, leads: true },
            color: amount > 0 ? ('rise' as const) : ('optimization' as const),
            ...(open ? { detail: labels.open } : {}),
          })),
          { key: 'optimization', label: labels.optimization, color: 'optimization' },
        ]
      : [],
    series: [
      {
        key: 'amount',
        label: labels.amount,
        data: comparison ? figures : [],
        backgroundColor: 'optimization',
      },
    ],
    tableRows: 'categories',
  };
}

function shownSteps(
  divided: DividedDifference,
  division: StepDivision,
  { nameOf, rest }: StepLabels,
): readonly DifferenceStep[] {
  const steps = stepsOf(divided, division);
  if (division !== 'product_group') return steps.map((step) => ({ ...step, name: nameOf(step.key) }));
  const { savings, rest: others, rises } = waterfallSteps(steps, MOST_STEPS);
  if (others.length === 0) return [...savings, ...rises];
  const together: DifferenceStep = {
    ...{ key: REST_STEP, name: rest(others.length), posts: null },
    amount: others.reduce((sum, { amount }) => sum + amount, 0),
    open: others.some(({ open }) => open),
  };
  return [...savings, together, ...rises];
}
