import type { RangeRow } from '@milieuspoor/charts';
import type { Reduction, Reductions } from '@milieuspoor/contract';
import type { ShownQuery } from '../shown-query.ts';

/** Where the two ranges of a gauge come from: the organisation itself, and what it is held against. */
export type GaugeKey = 'own' | 'sector';

interface GaugeSource {
  readonly key: GaugeKey;
  readonly label: string;
  /** undefined while it is on its way, or where nothing may be told */
  readonly reduction: Reductions['mki'] | undefined;
}

/**
 * Each range stands by itself: the call that the gauges show the state of, and the range that is missing because its
 * own call failed. With both failed there is nothing to show, and the call says that.
 */
export function standingOf<Own extends ShownQuery<unknown>, Sector extends ShownQuery<unknown>>(
  own: Own,
  sector: Sector,
): { readonly shown: Own | Sector; readonly missing: GaugeKey | null } {
  const failed = (query: ShownQuery<unknown>) => query.isError && !query.data;
  if (!failed(own)) return { shown: own, missing: failed(sector) ? 'sector' : null };
  return failed(sector) ? { shown: own, missing: null } : { shown: sector, missing: 'own' };
}

/**
 * A gauge's rows: the span of the projects' reductions, marked at what all of them together save. `basis` says over which
 * projects each speaks.
 */
export function gaugeRows(
  sources: readonly GaugeSource[],
  basis: (reduction: Reduction) => string,
): readonly RangeRow[] {
  return sources.map(({ key, label, reduction }) => ({
    key,
    label,
    ...(reduction && reduction.of > 0 ? { detail: basis(reduction) } : {}),
    figures: {
      lowest: reduction?.lowest ?? null,
      middle: reduction?.total ?? null,
      highest: reduction?.highest ?? null,
    },
  }));
}
