import type { Coverage, Statistic } from '@milieuspoor/contract';
import type { SeriesName, SetCode, UndeclaredQuantity } from '@milieuspoor/domain';
import { PARTS, type PartKind } from '../series/parts.ts';

/** What a figure is not built on, in the order of its weight. */
export type CoverageCode =
  | 'calculationsOutsideSet'
  | 'itemsOutsideSet'
  | 'itemsIncomplete'
  | 'itemsUndeclared';

export interface CoverageFinding {
  readonly code: CoverageCode;
  readonly side: SeriesName;
  readonly set: SetCode | null;
  readonly count: number;
  readonly of: number;
  /** what the items leave undeclared */
  readonly quantity: UndeclaredQuantity;
}

/** Which figures a chart shows: the MKI, the CO2, or the parts of a quantity that no set governs. */
export type CoveredIndicator = 'mki' | 'co2' | PartKind;

/**
 * What the reader has to know of the figures of a chart: how many items or calculations they leave out, those of projects that
 * stand apart included.
 */
export function coverageFindings(
  totals: readonly Statistic[],
  indicator: CoveredIndicator,
): readonly CoverageFinding[] {
  return totals.flatMap((total) => {
    const { name: side, set, others } = total;
    const items = total.items + (others?.items ?? 0);
    const countOf = (count: 'undeclared' | 'incomplete', key: string) =>
      (total[count][key] ?? 0) + (others?.[count][key] ?? 0);
    const found = (code: CoverageCode, count: number, of: number, quantity: UndeclaredQuantity) =>
      count > 0 ? [{ code, side, set, count, of, quantity }] : [];
    if (indicator === 'mki' || indicator === 'co2')
      return [
        ...outsideSet(total.coverage, (code, count, of) => found(code, count, of, indicator)),
        ...found('itemsIncomplete', countOf('incomplete', 'total'), items, indicator),
        ...found('itemsUndeclared', countOf('undeclared', 'total'), items, indicator),
      ];
    return PARTS[indicator].parts.flatMap(({ valueKey, resource }) =>
      found('itemsUndeclared', countOf('undeclared', valueKey), items, resource),
    );
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
