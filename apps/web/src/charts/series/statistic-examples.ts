import type { Coverage, Statistic, StatisticChild } from '@milieuspoor/contract';
import type { SeriesName, StatisticKind } from '@milieuspoor/domain';

/** Five items, all of them in the set and fully declared. */
export const FULL_COVERAGE: Coverage = {
  calculations: 1,
  calculations_in_set: 1,
  items: 5,
  items_in_set: 5,
  items_undeclared: 0,
  items_without_co2: 0,
  items_incomplete: {},
};

/** A statistic as the server states it, for the worked examples of the tests. */
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
    coverage: FULL_COVERAGE,
    product_groups: [...children],
  };
}

export function exampleChild(uuid: string, values: StatisticChild['values']): StatisticChild {
  return { uuid, name: `Groep ${uuid}`, values };
}
