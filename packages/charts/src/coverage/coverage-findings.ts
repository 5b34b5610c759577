import type { Coverage, Statistic } from '@milieuspoor/contract';
import type { SeriesName, SetCode, UndeclaredQuantity } from '@milieuspoor/domain';
import { PARTS, type PartKind } from '../parts.ts';

/** The reasons why a figure is not complete, in the order of their weight. */
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
  /** the quantity that the items leave undeclared */
  readonly quantity: UndeclaredQuantity;
  /** whether it is about projects that are shown separately: the figures of the other projects are not affected */
  readonly apart?: true;
}

/** The figures that a chart shows: the MKI, the CO2, or the parts of a quantity that does not depend on a set. */
export type CoveredIndicator = 'mki' | 'co2' | PartKind;

/**
 * Returns what readers must know about the figures of a chart: how many items or calculations they leave out, and how
 * many the figures of the separate projects leave out.
 */
export function coverageFindings(
  totals: readonly Statistic[],
  indicator: CoveredIndicator,
): readonly CoverageFinding[] {
  return totals.flatMap((total) => {
    const { name: side, set, others, coverage } = total;
    const of = (part: CountedPart, mark: Pick<CoverageFinding, 'apart'>) => {
      const found = (code: CoverageCode, key: string, quantity: UndeclaredQuantity): CoverageFinding[] => {
        const count = part[code === 'itemsIncomplete' ? 'incomplete' : 'undeclared'][key] ?? 0;
        return count > 0 ? [{ code, side, set, count, of: part.items, quantity, ...mark }] : [];
      };
      return indicator === 'mki' || indicator === 'co2'
        ? [...found('itemsIncomplete', 'total', indicator), ...found('itemsUndeclared', 'total', indicator)]
        : PARTS[indicator].parts.flatMap(({ valueKey, resource }) =>
            found('itemsUndeclared', valueKey, resource),
          );
    };
    return [
      ...(indicator === 'mki' || indicator === 'co2'
        ? outsideSet(coverage, (code, count, whole) =>
            count > 0 ? [{ code, side, set, count, of: whole, quantity: indicator }] : [],
          )
        : []),
      ...of(total, {}),
      ...(others ? of(others, { apart: true }) : []),
    ];
  });
}

type CountedPart = Pick<Statistic, 'items' | 'undeclared' | 'incomplete'>;
type Found = (code: CoverageCode, count: number, of: number) => CoverageFinding[];

/** Counts calculations when there are several, and the items when there is only one. */
function outsideSet(coverage: Coverage, found: Found): CoverageFinding[] {
  return coverage.calculations > 1
    ? found(
        'calculationsOutsideSet',
        coverage.calculations - coverage.calculations_in_set,
        coverage.calculations,
      )
    : found('itemsOutsideSet', coverage.items - coverage.items_in_set, coverage.items);
}
