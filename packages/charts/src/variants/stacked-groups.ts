import type { Statistic } from '@milieuspoor/contract';
import type { ChartSeries } from '../chart-model.ts';
import { DEFAULT_SERIES_COUNT } from '../colors/palette.ts';
import { type CoveredPoint, toSeriesData } from '../coverage/point-coverage.ts';
import type { Ranked } from '../series/largest-nodes.ts';
import { restPoint, togetherOf } from '../series/node-points.ts';
import { seriesColors } from '../series/series-colors.ts';
import { childPoint, unionOfChildren } from '../series/sides.ts';

/**
 * Returns the parts of a bar for each calculation: the product groups that are largest in any of them, as many as have
 * a colour of their own, and the others as one. A calculation that does not exist has no bar.
 */
export function stackedGroups(
  sides: readonly (Statistic | undefined)[],
  { figures }: Ranked,
  restLabel: (count: number) => string,
): readonly ChartSeries[] {
  const known = sides.filter((side) => side !== undefined);
  const together = (point: (figure: Ranked['figures'][number]) => CoveredPoint) =>
    togetherOf(figures.map(point));
  const pointsOf = (uuid: string) =>
    sides.map((side) =>
      side
        ? together(({ key, quantity }) => childPoint(side, uuid, key, { quantity }))
        : { value: null, coverage: null },
    );
  const groups = unionOfChildren(known)
    .map(({ uuid, name }) => ({ uuid, name, points: pointsOf(uuid) }))
    .toSorted((left, right) => largest(right.points) - largest(left.points));
  const shown = groups.slice(0, DEFAULT_SERIES_COUNT);
  const colors = seriesColors(shown.map(({ name }) => name));
  const others = new Set(groups.slice(shown.length).map(({ uuid }) => uuid));
  const inAll = Math.max(groups.length, ...known.map(({ nodes_in_all }) => nodes_in_all ?? 0));
  const rest: ChartSeries[] =
    inAll > shown.length
      ? [
          {
            key: 'rest',
            label: restLabel(inAll - shown.length),
            ...toSeriesData(
              sides.map((side) =>
                side
                  ? together(({ key, quantity }) => restPoint(side, others, key, quantity))
                  : { value: null, coverage: null },
              ),
            ),
            backgroundColor: 'burden',
          },
        ]
      : [];
  return [
    ...shown.map(({ uuid, name, points }) => ({
      key: uuid,
      label: name,
      ...toSeriesData(points),
      backgroundColor: colors.get(name) ?? { seriesIndex: 0 },
    })),
    ...rest,
  ];
}

function largest(points: readonly CoveredPoint[]): number {
  return Math.max(...points.map(({ value }) => Math.abs(value ?? 0)));
}
