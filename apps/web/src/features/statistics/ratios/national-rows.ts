import type { Fixed, NationalRatioStatistic, RatioValues } from '@milieuspoor/contract';
import { unitKey } from '@milieuspoor/domain';
import { RATIO_CHARTS, type RatioChart, type SideRatio } from './ratio-queries.ts';

/**
 * Returns a row of the country for each sub-group and unit of one's own ratios of which it may be told. It has an average
 * alone: the lowest and the highest would be one organisation's.
 */
export function nationalRows(
  own: readonly SideRatio[],
  national: readonly NationalRatioStatistic[],
): SideRatio[] {
  const told = new Map(national.map((statistic) => [keyOf(statistic), statistic]));
  const first = new Map(own.toReversed().map((statistic) => [keyOf(statistic), statistic]));
  return [...first].flatMap(([key, { uuid, name, product_group, unit }]) => {
    const statistic = told.get(key);
    if (!statistic) return [];
    const columns = RATIO_CHARTS.map((column) => [column, valuesOf(statistic[column])] as const);
    return [
      {
        ...{ uuid, name, product_group, unit, items: 0, projects: 0, side: 'national' as const },
        ...Object.fromEntries(columns),
        national: statistic,
      },
    ];
  });
}

/** Each side of the projects may spell a unit in its own way. */
function keyOf({ uuid, unit }: Pick<SideRatio, 'uuid' | 'unit'>): string {
  return `${uuid} ${unitKey(unit)}`;
}

function valuesOf(figure: NationalRatioStatistic['eci']): RatioValues {
  const { avg = null, projects = 0, incomplete = false } = figure ?? {};
  return { min: null, avg, max: null, projects, of: projects, items: 0, incomplete };
}

/** Returns the first and the last day on which the national ratios of a column were fixed; null without any. */
export function fixedOf(rows: readonly SideRatio[], column: RatioChart): Fixed | null {
  const fixed = rows.flatMap(({ national }) => national?.[column]?.fixed ?? []);
  const [from, until] = [
    fixed.map((days) => days.from).sort()[0],
    fixed
      .map((days) => days.until)
      .sort()
      .at(-1),
  ];
  return from !== undefined && until !== undefined ? { from, until } : null;
}
