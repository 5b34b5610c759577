import type { Statistic } from '@milieuspoor/contract';
import { LARGEST_NODES, type ModuleIndicator } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { childPoint, type SideLabels, sidePoint, unionOfChildren } from './sides.ts';

interface LargestNodes {
  readonly model: ChartModel;
  /** how many nodes there are, shown or not */
  readonly nodes: number;
  readonly shown: number;
}

/** The nodes with the largest figure, in the order of the server, the sides beside one another. */
export function largestNodes(
  sides: readonly Statistic[],
  quantity: ModuleIndicator,
  labels: SideLabels,
): LargestNodes {
  const listed = unionOfChildren(sides);
  const shown = listed.slice(0, LARGEST_NODES);
  return {
    nodes: Math.max(listed.length, ...sides.map(({ children_in_all }) => children_in_all ?? 0)),
    shown: shown.length,
    model: {
      quantity,
      orientation: 'horizontal',
      stacked: false,
      categories: shown.map(({ uuid, name }) => ({ key: uuid, label: name })),
      series: sides.map((side) => ({
        key: side.name,
        label: labels[side.name],
        ...toSeriesData(shown.map(({ uuid }) => childPoint(side, uuid, 'total', { quantity }))),
        backgroundColor: side.name,
        total: sidePoint(side, 'total', { quantity }).value,
        totalCoverage: sidePoint(side, 'total', { quantity }).coverage,
      })),
      tableRows: 'categories',
    },
  };
}
