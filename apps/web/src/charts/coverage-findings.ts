import type { Coverage, Statistic } from '@milieuspoor/contract';
import type { SeriesName, SetCode } from '@milieuspoor/domain';

/** What a figure is not built on, in the order of its weight. */
export type CoverageCode =
  | 'calculationsOutsideSet'
  | 'itemsOutsideSet'
  | 'itemsUndeclared'
  | 'itemsWithoutCo2';

export interface CoverageFinding {
  readonly code: CoverageCode;
  readonly side: SeriesName;
  readonly set: SetCode | null;
  readonly count: number;
  readonly of: number;
}

/** Which indicator a chart shows; what no set governs (material, energy) misses nothing that a set leaves out. */
export type CoveredIndicator = 'mki' | 'co2' | 'none';

/** What the reader has to know of the figures of a chart: how many items or calculations they leave out. */
export function coverageFindings(
  sides: readonly Statistic[],
  indicator: CoveredIndicator,
): readonly CoverageFinding[] {
  if (indicator === 'none') return [];
  return sides.flatMap(({ name, set, coverage }) => {
    const found = (code: CoverageCode, count: number, of: number) =>
      count > 0 ? [{ code, side: name, set, count, of }] : [];
    return [
      ...outsideSet(coverage, found),
      ...(indicator === 'mki'
        ? found('itemsUndeclared', coverage.items_undeclared, coverage.items_in_set)
        : []),
      ...(indicator === 'co2'
        ? found('itemsWithoutCo2', coverage.items_without_co2, coverage.items_in_set)
        : []),
    ];
  });
}

type Found = (code: CoverageCode, count: number, of: number) => CoverageFinding[];

/** Of several calculations people count the calculations; of a single one they count its items. */
function outsideSet(coverage: Coverage, found: Found): CoverageFinding[] {
  return coverage.calculations > 1
    ? found(
        'calculationsOutsideSet',
        coverage.calculations - coverage.calculations_in_set,
        coverage.calculations,
      )
    : found('itemsOutsideSet', coverage.items - coverage.items_in_set, coverage.items);
}
