import type { Statistic } from '@milieuspoor/contract';
import { LARGEST_NODES, type UndeclaredQuantity } from '@milieuspoor/domain';
import type { ChartModel } from '../chart-model.ts';
import { type CoveredPoint, toSeriesData } from '../coverage/point-coverage.ts';
import { restPoint, togetherOf } from './node-points.ts';
import { childPoint, type SideLabels, sidePoint, unionOfChildren } from './sides.ts';

interface LargestNodes {
  readonly model: ChartModel;
  /** number of nodes, shown or not */
  readonly nodes: number;
  readonly shown: number;
}

/** The figure by which nodes are ranked, and the figures that it consists of. */
export interface Ranked {
  readonly quantity: 'mki' | 'co2' | 'material';
  readonly figures: readonly { readonly key: string; readonly quantity: UndeclaredQuantity }[];
}

export const RANKED: Readonly<Record<Ranked['quantity'], Ranked>> = {
  mki: { quantity: 'mki', figures: [{ key: 'total', quantity: 'mki' }] },
  co2: { quantity: 'co2', figures: [{ key: 'total', quantity: 'co2' }] },
  material: {
    quantity: 'material',
    figures: [
      { key: 'material_total_primary_ton__sum', quantity: 'primaryTon' },
      { key: 'material_total_secondary_ton__sum', quantity: 'secondaryTon' },
      { key: 'material_total_total_biobased_ton__sum', quantity: 'biobasedTon' },
    ],
  },
};

interface LargestNodesLabels {
  readonly sides: SideLabels;
  /** the text for this number of nodes that are not shown */
  readonly rest: (count: number) => string;
}

/** Returns the nodes with the largest figure, in the order of the server, with the sides beside one another. */
export function largestNodes(
  sides: readonly Statistic[],
  { quantity, figures }: Ranked,
  { sides: labels, rest: restLabel }: LargestNodesLabels,
): LargestNodes {
  const together = (pointOf: (figure: Ranked['figures'][number]) => CoveredPoint) =>
    togetherOf(figures.map(pointOf));
  const listed = unionOfChildren(sides);
  const shown = listed.slice(0, LARGEST_NODES);
  const nodes = Math.max(listed.length, ...sides.map(({ nodes_in_all }) => nodes_in_all ?? 0));
  const others = new Set(listed.slice(LARGEST_NODES).map(({ uuid }) => uuid));
  const restPoints = sides.map((side) =>
    together(({ key, quantity }) => restPoint(side, others, key, quantity)),
  );
  return {
    nodes,
    shown: shown.length,
    model: {
      quantity,
      orientation: 'horizontal',
      stacked: false,
      categories: shown.map(({ uuid, name }) => ({
        key: uuid,
        label: name,
        leads: sides.some(({ next_aggregate_by }) => next_aggregate_by !== null),
      })),
      series: sides.map((side) => {
        const total = together(({ key, quantity }) => sidePoint(side, key, { quantity }));
        return {
          key: side.name,
          label: labels[side.name],
          ...toSeriesData(
            shown.map(({ uuid }) =>
              together(({ key, quantity }) => childPoint(side, uuid, key, { quantity })),
            ),
          ),
          backgroundColor: side.name,
          total: total.value,
          totalCoverage: total.coverage,
        };
      }),
      ...(nodes > shown.length
        ? { rest: [{ key: 'rest', label: restLabel(nodes - shown.length), points: restPoints }] }
        : {}),
      tableRows: 'categories',
    },
  };
}
