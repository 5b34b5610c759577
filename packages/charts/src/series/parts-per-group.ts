import type { Statistic } from '@milieuspoor/contract';
import type { ChartCategory, ChartModel, UndrawnRow } from '../chart-model.ts';
import { toSeriesData } from '../coverage/point-coverage.ts';
import { PARTS, type PartKind, type PartLabels } from '../parts.ts';
import { restPoint } from './node-points.ts';
import { childPoint, type SideLabels, sidePoint, unionOfChildren } from './sides.ts';

/** Charts per product group show this number of groups, those with the highest MKI. */
export const MOST_GROUPS = 10;

export interface GroupedParts {
  readonly model: ChartModel;
  /** number of nodes, shown or not */
  readonly groups: number;
  readonly groupsShown: number;
}

interface GroupedTexts {
  readonly sides: SideLabels;
  readonly parts: PartLabels;
  /** the text for this number of nodes without a bar */
  readonly rest: (count: number) => string;
  /** the text for all nodes together */
  readonly total: string;
}

/**
 * Returns the parts of a quantity for each node, one bar for each side, with the nodes ranked by their MKI on either
 * side. The table behind it has the nodes without a bar as well, and the total of each side, so that its columns add up.
 */
export function partsPerGroup(
  sides: readonly Statistic[],
  mkiSides: readonly Statistic[],
  kind: PartKind,
  texts: GroupedTexts,
): GroupedParts {
  const { sides: sideLabels, parts: partLabels } = texts;
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
  const groups = Math.max(nodes.length, ...sides.map(({ nodes_in_all }) => nodes_in_all ?? 0));
  const others = new Set(nodes.filter((node) => !shown.includes(node)).map(({ uuid }) => uuid));
  const undrawn = sides.flatMap((side): UndrawnRow[] => {
    const of = (label: string) => (sides.length > 1 ? `${label}, ${sideLabels[side.name]}` : label);
    const rest: UndrawnRow = {
      key: `rest/${side.name}`,
      label: of(texts.rest(groups - shown.length)),
      points: parts.map(({ valueKey, resource }) => restPoint(side, others, valueKey, resource)),
    };
    const total: UndrawnRow = {
      key: `total/${side.name}`,
      label: of(texts.total),
      points: parts.map(({ valueKey, resource }) => sidePoint(side, valueKey, { quantity: resource })),
    };
    return groups > shown.length ? [rest, total] : [total];
  });
  return {
    groups,
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
      ...(shown.length > 0 ? { rest: undrawn } : {}),
      tableRows: 'categories',
    },
  };
}
