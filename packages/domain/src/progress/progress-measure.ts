import type { Pair } from '../figures/compare-pair.ts';
import type { CoveredSum } from '../figures/covered-sum.ts';
import type { SeriesName } from '../items/calculation-types.ts';
import { goalPair, type ResourceSides } from '../statistics/clean-share.ts';
import { isShareProgress, type ProgressIndicator, SHARE_PARTS } from './progress-indicators.ts';
import type { ProgressMeasure } from './progress-value.ts';

/** The totals of a project: MKI (euro) and CO2 (kg CO2-eq) of both sides in one set, and its resources. */
export interface ProgressSides {
  readonly mki: Pair;
  readonly co2: Pair;
  readonly resources: ResourceSides;
}

/** Returns what a project has of an indicator. */
export function progressMeasure(
  indicator: ProgressIndicator,
  { mki, co2, resources }: ProgressSides,
): ProgressMeasure {
  if (isShareProgress(indicator)) {
    const { goal, part } = SHARE_PARTS[indicator];
    return { pair: goalPair(goal, resources), part: resources.optimization?.(part) ?? null };
  }
  switch (indicator) {
    case 'mki':
      return { pair: mki, part: null };
    case 'co2':
      return { pair: co2, part: null };
    case 'primary_material':
      return {
        pair: { baseline: primary(resources, 'baseline'), optimization: primary(resources, 'optimization') },
        part: null,
      };
  }
}

function primary(resources: ResourceSides, side: SeriesName): CoveredSum | null {
  return resources[side]?.('primaryTon') ?? null;
}
