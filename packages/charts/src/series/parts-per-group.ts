import type { Statistic } from '@milieuspoor/contract';
import type { ChartCategory, ChartModel } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { PARTS, type PartKind, type PartLabels } from '../parts.ts';
import { childPoint, type SideLabels, unionOfChildren } from './sides.ts';

/** Charts per product group show this number of groups, those with the highest MKI. */
export const MOST_GROUPS = 10;

export interface GroupedParts {
  readonly model: ChartModel;
  /** number of nodes, shown or not */
  readonly groups: number;
  readonly groupsShown: number;
}

/**
 * Returns the parts of a quantity for each node, one bar for each side, with the nodes ranked by their MKI on either
 * side.
 */
export function partsPerGroup(
  sides: readonly Statistic[],
  mkiSides: readonly Statistic[],
  kind: PartKind,
  sideLabels: SideLabels,
  partLabels: PartLabels,
): GroupedParts {
  const { quantity, parts } = PARTS[kind];
  const highestMki = (uuid: string) =>
    Math.max(
      ...mkiSides.map(
        (side) => childPoint(side, uuid, 'total', { quantity: 'mki' }).value ?? Number.NEGATIVE_INFINITY,
      ),
    );
  const nodes = unionOfChildren(sides);
  const shown = nodes
    .toSorted((left, right) => highestMki(right.uuid) - highestMki(left.uuid))
    .slice(0, MOST_GROUPS);
  const bars = shown.flatMap((node) => sides.map((side) => ({ node, side })));
  const categories: ChartCategory[] = bars.map(({ node, side }) => ({
    key: `${node.uuid}/${side.name}`,
    label: node.name,
    ...(sides.length > 1 ? { detail: sideLabels[side.name] } : {}),
  }));
  return {
    groups: nodes.length,
    groupsShown: shown.length,
    model: {
      quantity,
      orientation: 'horizontal',
      stacked: true,
      categories,
      series: parts.map(({ valueKey, resource, name, color }) => ({
        key: valueKey,
        label: partLabels[name],
        ...toSeriesData(
          bars.map(({ node, side }) => childPoint(side, node.uuid, valueKey, { quantity: resource })),
        ),
        backgroundColor: color,
      })),
      tableRows: 'categories',
    },
  };
}
