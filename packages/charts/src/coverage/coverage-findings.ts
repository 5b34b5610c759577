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
  /** of projects that stand apart: the figures of the others do not leave it out */
  readonly apart?: true;
}

/** Which figures a chart shows: the MKI, the CO2, or the parts of a quantity that no set governs. */
export type CoveredIndicator = 'mki' | 'co2' | PartKind;

/**
 * What the reader has to know of the figures of a chart: how many items or calculations they leave out, and how many those of projects
 * leave out that stand apart.
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
