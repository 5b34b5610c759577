import type { Statistic } from '@milieuspoor/contract';
import type { ModuleIndicator } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { restPoint } from '../series/node-points.ts';
import { childPoint, childrenOf, sidePoint } from '../series/sides.ts';

/** The number of bars that a page of a report has room for, including the bar of the rest. */
export const MOST_GROUP_BARS = 15;

/** The key of the bar of the product groups without a bar of their own. */
const REST = 'rest';

interface GroupBarsLabels {
  readonly quantity: string;
  readonly rest: (count: number) => string;
}

/**
 * Returns the product groups of one calculation, with a horizontal bar for each, the largest first; when there are
 * many, the smallest share one bar. Groups that declare nothing come last and have no bar.
 */
export function groupBars(whole: Statistic, quantity: ModuleIndicator, labels: GroupBarsLabels): ChartModel {
  const about = { quantity };
  const groups = childrenOf(whole)
    .map(({ uuid, name }) => ({ uuid, name, point: childPoint(whole, uuid, 'total', about) }))
    .toSorted((left, right) => sizeOf(right.point.value) - sizeOf(left.point.value));
  const shown = groups.length > MOST_GROUP_BARS ? groups.slice(0, MOST_GROUP_BARS - 1) : groups;
  const others = new Set(groups.slice(shown.length).map(({ uuid }) => uuid));
  const rest = others.size > 0 ? [restPoint(whole, others, 'total', quantity)] : [];
  const total = sidePoint(whole, 'total', about);
  return {
    quantity,
    orientation: 'horizontal',
    stacked: false,
    categories: [
      ...shown.map(({ uuid, name }) => ({ key: uuid, label: name })),
      ...rest.map(() => ({ key: REST, label: labels.rest(others.size) })),
    ],
    series: [
      {
        key: quantity,
        label: labels.quantity,
        ...toSeriesData([...shown.map(({ point }) => point), ...rest]),
        backgroundColor: whole.name,
        total: total.value,
        totalCoverage: total.coverage,
      },
    ],
    tableRows: 'categories',
  };
}

function sizeOf(value: number | null): number {
  return value ?? Number.NEGATIVE_INFINITY;
}
