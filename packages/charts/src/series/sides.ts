import type { Coverage, Statistic, StatisticChild } from '@milieuspoor/contract';
import {
  SERIES_NAMES,
  type SeriesName,
  type StatisticKind,
  type UndeclaredQuantity,
} from '@milieuspoor/domain';
import type { ChartCategory } from '../chart-model.ts';
import { type CoveredPoint, type FigureAbout, pointOf } from '../coverage/point-coverage.ts';

/** The names of the two sides on the screen. */
export type SideLabels = Readonly<Record<SeriesName, string>>;

/** Returns the statistics of a kind, Baseline before Optimalisatie, whatever the order of the answer. */
export function sidesOf(statistics: readonly Statistic[], kind: StatisticKind): Statistic[] {
  return statistics
    .filter(({ statistic }) => statistic === kind)
    .sort((left, right) => SERIES_NAMES.indexOf(left.name) - SERIES_NAMES.indexOf(right.name));
}

/**
 * Returns every expected side, including one without a node: a side that disappears from a comparison looks as if it
 * was never compared. What it lacks is undeclared and not 0.
 */
export function withEverySide(sides: readonly Statistic[], expected: readonly SeriesName[]): Statistic[] {
  const [model] = sides;
  if (!model) return [];
  return expected.map(
    (name) =>
      sides.find((side) => side.name === name) ?? {
        ...model,
        name,
        uuid: null,
        ...NOTHING_STATED,
        coverage: NOTHING_COVERED,
        product_groups: [],
        products: [],
        ...(model.others
          ? { others: { projects: model.others.projects, of: model.others.of, ...NOTHING_STATED } }
          : {}),
      },
  );
}

const NOTHING_STATED = { values: {}, items: 0, undeclared: {}, incomplete: {} };
const NOTHING_COVERED: Coverage = {
  calculations: 0,
  calculations_in_set: 0,
  items: 0,
  items_in_set: 0,
};

/** Returns the nodes into which a statistic is split, at product level or above. */
export function childrenOf(statistic: Statistic): readonly StatisticChild[] {
  return statistic.products ?? statistic.product_groups ?? [];
}

/** Returns each node once, under the first name found, over all sides. */
export function unionOfChildren(sides: readonly Statistic[]): { uuid: string; name: string }[] {
  const nodes = new Map<string, string>();
  for (const { uuid, name } of sides.flatMap(childrenOf)) if (!nodes.has(uuid)) nodes.set(uuid, name);
  return [...nodes].map(([uuid, name]) => ({ uuid, name }));
}

/** Returns the figure of a node on a side; without coverage where the side has no such node. */
export function childPoint(
  side: Statistic,
  uuid: string,
  key: string,
  about: Omit<FigureAbout, 'side'>,
): CoveredPoint {
  const child = childrenOf(side).find((each) => each.uuid === uuid);
  return pointOf(child, key, { ...about, side: side.name });
}

/** Returns a figure of a whole side; without coverage where the side has nothing of what is shown. */
export function sidePoint(side: Statistic, key: string, about: Omit<FigureAbout, 'side'>): CoveredPoint {
  return pointOf(side.coverage.items === 0 ? null : side, key, { ...about, side: side.name });
}

/** Returns one category for each side, with its own total where the statistic has one. */
export function sideCategories(
  sides: readonly Statistic[],
  labels: SideLabels,
  quantity: UndeclaredQuantity | null,
): ChartCategory[] {
  return sides.map((side) => {
    const category = { key: side.name, label: labels[side.name] };
    if (quantity === null) return category;
    const { value, coverage } = sidePoint(side, 'total', { quantity });
    return { ...category, total: value, totalCoverage: coverage };
  });
}
