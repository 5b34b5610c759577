import type { Statistic } from '@milieuspoor/contract';
import type { SeriesName } from '@milieuspoor/domain';
import { type ChartCategory, type ChartModel, type ChartSeries, reachOf } from '../chart-model.ts';
import { type FigureAbout, pointOf, toSeriesData } from '../coverage/point-coverage.ts';
import type { ColorMeaning } from '../palette.ts';
import type { Quantity } from '../quantities.ts';
import { childPoint, sidePoint, unionOfChildren } from './sides.ts';

/** A part that every node consists of: the key of its figure, its name, and what its colour means. */
export interface NodePart {
  readonly key: string;
  readonly label: string;
  readonly color: ColorMeaning;
  /** which figure it is */
  readonly about: Omit<FigureAbout, 'side'>;
}

interface PartsPerNode {
  readonly quantity: Quantity;
  readonly parts: readonly NodePart[];
  /** what stands for the nodes that are not listed */
  readonly restLabel: string;
}

/** What the nodes that are not listed come to has a bar of its own under this key. */
export const REST = 'rest';

/**
 * A chart for each side: a horizontal bar for each node, built of its parts. Both have the same nodes in the same order and
 * the same axis, so that they can be held against one another.
 */
export function partsPerNode(
  sides: readonly Statistic[],
  { quantity, parts, restLabel }: PartsPerNode,
): ReadonlyMap<SeriesName, ChartModel> {
  const nodes = unionOfChildren(sides);
  const hasRest = sides.some(({ rest }) => rest);
  const categories: ChartCategory[] = [
    ...nodes.map(({ uuid, name }) => ({ key: uuid, label: name })),
    ...(hasRest ? [{ key: REST, label: restLabel }] : []),
  ];
  const models = sides.map((side): [SeriesName, ChartModel] => {
    const series: ChartSeries[] = parts.map(({ key, label, color, about }) => {
      const total = sidePoint(side, key, about);
      return {
        key,
        label,
        ...toSeriesData([
          ...nodes.map(({ uuid }) => childPoint(side, uuid, key, about)),
          ...(hasRest ? [pointOf(side.rest, key, { ...about, side: side.name })] : []),
        ]),
        backgroundColor: color,
        total: total.value,
        totalCoverage: total.coverage,
      };
    });
    return [
      side.name,
      { quantity, orientation: 'horizontal', stacked: true, categories, series, tableRows: 'categories' },
    ];
  });
  const reaches = models.map(([, model]) => reachOf(model));
  const axisReaches = {
    lowest: Math.min(...reaches.map(({ lowest }) => lowest)),
    highest: Math.max(...reaches.map(({ highest }) => highest)),
  };
  return new Map(models.map(([name, model]) => [name, { ...model, axisReaches }]));
}
