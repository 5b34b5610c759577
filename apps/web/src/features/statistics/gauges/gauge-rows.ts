import type { RangeRow } from '@milieuspoor/charts';
import type { Reduction, Reductions } from '@milieuspoor/contract';
import type { ShownQuery } from '../shown-query.ts';

/** The sources of the two ranges of a gauge: the organisation itself, and the projects it is compared with. */
export type GaugeKey = 'own' | 'sector';

interface GaugeSource {
  readonly key: GaugeKey;
  readonly label: string;
  /** undefined while it is being fetched, or if it may not be shown */
  readonly reduction: Reductions['mki'] | undefined;
}

/**
 * Treats each range separately: returns the call whose state the gauges show, and the range that is missing because its
 * own call failed. If both failed, there is nothing to show, and the call says so.
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
 * Returns the rows of a gauge: the range of the projects' reductions, with a mark at the reduction of all of them
 * together. `basis` says how many projects each row covers.
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
