import type { Statistic, StatisticOthers } from '@milieuspoor/contract';
import { addSums, type SeriesName, type UndeclaredQuantity } from '@milieuspoor/domain';
import type { ChartCategory, ChartModel, ChartOthers, ChartSeries } from '../chart-model.ts';
import type { ColorMeaning } from '../colors/palette.ts';
import {
  type CoveredPoint,
  type FigureAbout,
  pointOf,
  toCoveredSum,
  toSeriesData,
} from '../coverage/point-coverage.ts';
import type { Quantity } from '../quantities.ts';
import { chartOfEachSide } from './on-one-scale.ts';
import { childPoint, childrenOf, sidePoint, unionOfChildren } from './sides.ts';

/** A part of every node: the key of its figure, its name, and the meaning of its colour. */
export interface NodePart {
  readonly key: string;
  readonly label: string;
  readonly color: ColorMeaning;
  /** identifies the figure */
  readonly about: Omit<FigureAbout, 'side'>;
}

/** The statistic that states the totals of nodes, with its quantity. */
export interface NodeTotals {
  readonly sides: readonly Statistic[];
  readonly quantity: UndeclaredQuantity;
}

interface PartsPerNode {
  readonly quantity: Quantity;
  readonly parts: readonly NodePart[];
  /** the text for the nodes that are not listed */
  readonly restLabel: string;
  /** the total of each node, as the server states it beside the parts; absent where it states none */
  readonly totals?: NodeTotals;
  /** the text for this number of projects that no bar includes */
  readonly othersLabel: (count: number) => string;
}

/** The key of the bar with the total of the nodes that are not listed. */
export const REST = 'rest';

/**
 * Returns a chart for each side: a horizontal bar for each node, built from its parts. Both charts have the same nodes
 * in the same order and the same axis, so that they can be compared.
 */
export function partsPerNode(
  sides: readonly Statistic[],
  { quantity, parts, restLabel, totals, othersLabel }: PartsPerNode,
): ReadonlyMap<SeriesName, ChartModel> {
  const nodes = unionOfChildren(sides);
  const leads = sides.some(({ next_aggregate_by }) => next_aggregate_by !== null);
  const hasRest = sides.some(({ rest }) => rest);
  const categories: ChartCategory[] = [
    ...nodes.map(({ uuid, name }) => ({ key: uuid, label: name, leads })),
    ...(hasRest ? [{ key: REST, label: restLabel }] : []),
  ];
  return chartOfEachSide(sides, (side) => {
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
    const whole = totals?.sides.find(({ name }) => name === side.name);
    return {
      quantity,
      orientation: 'horizontal',
      stacked: true,
      categories: totals && whole ? withTotals(categories, whole, totals.quantity) : categories,
      series,
      tableRows: 'categories',
      ...(totals && whole ? { total: sidePoint(whole, 'total', { quantity: totals.quantity }) } : {}),
      ...(side.others ? { others: othersOf(side, side.others, parts, othersLabel, totals) } : {}),
    };
  });
}

/**
 * Returns the totals of the projects that no bar includes, part by part. They have no bar, since it would make those of
 * the nodes too small.
 */
function othersOf(
  { name: side }: Statistic,
  others: StatisticOthers,
  parts: readonly NodePart[],
  label: (count: number) => string,
  totals: NodeTotals | undefined,
): ChartOthers {
  const whole = totals?.sides.find(({ name }) => name === side);
  return {
    label: label(others.projects),
    projects: others.projects,
    of: others.of,
    points: [
      ...parts.map(({ key, about }) => pointOf(others, key, { ...about, side })),
      ...(totals && whole ? [pointOf(whole.others, 'total', { quantity: totals.quantity, side })] : []),
    ],
    parts: [],
    drawn: false,
  };
}

/** Adds to each node its total on a side; a node that the side doesn't have has no total. */
function withTotals(
  categories: readonly ChartCategory[],
  whole: Statistic,
  quantity: UndeclaredQuantity,
): ChartCategory[] {
  const listed = new Set(categories.map(({ key }) => key));
  return categories.map((category) => {
    const { value, coverage } =
      category.key === REST
        ? restOf(whole, quantity, listed)
        : childPoint(whole, category.key, 'total', { quantity });
    return { ...category, total: value, totalCoverage: coverage };
  });
}

/**
 * Returns the total of the nodes that are not listed: stated as one, or added up where the statistic lists them all.
 */
function restOf(whole: Statistic, quantity: UndeclaredQuantity, listed: ReadonlySet<string>): CoveredPoint {
  const about = { quantity, side: whole.name };
  if (whole.rest) return pointOf(whole.rest, 'total', about);
  const others = childrenOf(whole).filter(({ uuid }) => !listed.has(uuid));
  if (others.length === 0) return { value: null, coverage: null };
  const { amount, ...counts } = addSums(
    others.flatMap((child) => toCoveredSum(pointOf(child, 'total', about)) ?? []),
  );
  return { value: amount, coverage: { ...counts, about } };
}
