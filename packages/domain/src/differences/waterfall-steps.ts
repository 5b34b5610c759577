/** A step between baseline and optimisation: euro or kg CO2-eq, below 0 is a saving. */
export interface WaterfallStep {
  readonly key: string;
  readonly amount: number;
}

/** The steps of a waterfall in the order in which they are shown, each list with its largest step first. */
interface ShownSteps<Step extends WaterfallStep> {
  readonly savings: readonly Step[];
  /** those that are shown as one step; none if all of them are shown */
  readonly rest: readonly Step[];
  readonly rises: readonly Step[];
}

/** Returns at most so many steps: the largest ones, and all others as one step between the savings and the rises. */
export function waterfallSteps<Step extends WaterfallStep>(
  steps: readonly Step[],
  most: number,
): ShownSteps<Step> {
  const changing = steps.filter(({ amount }) => amount !== 0);
  const bySize = changing.toSorted(
    (one, other) => Math.abs(other.amount) - Math.abs(one.amount) || (one.key < other.key ? -1 : 1),
  );
  const own = bySize.length <= most ? bySize.length : most - 1;
  const shown = bySize.slice(0, own);
  return {
    savings: shown.filter(({ amount }) => amount < 0),
    rest: bySize.slice(own),
    rises: shown.filter(({ amount }) => amount > 0),
  };
}
