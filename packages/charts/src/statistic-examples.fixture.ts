import type { Coverage, Covered, Statistic, StatisticChild } from '@milieuspoor/contract';
import type { SeriesName, StatisticKind } from '@milieuspoor/domain';

/** Five items, all of them in the set and fully declared. */
export const FULL_COVERAGE: Coverage = {
  calculations: 1,
  calculations_in_set: 1,
  items: 5,
  items_in_set: 5,
};

/** Five items that declare everything. */
export const DECLARED: Covered = { items: 5, undeclared: {}, incomplete: {} };

/** @internal Returns a statistic as the server states it, for the worked examples of the tests. */
export function exampleStatistic(
  statistic: StatisticKind,
  name: SeriesName,
  values: Statistic['values'],
  children: readonly StatisticChild[] = [],
): Statistic {
  return {
    statistic,
    name,
    uuid: null,
    set: 'a1',
    unit: 'EUR',
    next_aggregate_by: 'product_sub_group',
    values,
    ...DECLARED,
    coverage: FULL_COVERAGE,
    product_groups: [...children],
  };
}

/** @internal */
export function exampleChild(uuid: string, values: StatisticChild['values']): StatisticChild {
  return { uuid, name: `Groep ${uuid}`, values, ...DECLARED };
}

/** @internal The headings of the totals of a table where no projects are separate. */
export const TOTALS = { row: 'Totaal', column: 'Totaal' };
