import { type ChartModel, type RangeSeries, reachOf } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { displayIn, toDisplayed } from '../../quantities.ts';
import { roomAtEnd } from '../axes/figures-axis.ts';
import { namesWidth } from '../axes/names-beside.ts';
import type { Surroundings } from '../surroundings.ts';
import { markSize } from './mark-size.ts';
import { markedLines } from './marked-lines.ts';
import { rangeEnds } from './range-ends.ts';

/** px */
const BAR_HEIGHT = 14;
/** size of the letters of the figures at the ends */
const END_SIZE = 12;
/** px from the beginning of the axis within which a figure above its mark would overlap the names */
const BEGINNING = 36;

/** Lines are drawn at level 5: below that, the line at 0 would cross the figures, whatever their background. */
const ABOVE_LINES = 6;

/** the series that draws the bubble: of the three, the one with its own place */
export const RANGE_MARK = 2;

/**
 * Returns a range as series of ECharts: an invisible bar up to the lowest figure, on top of it the bar from there to
 * the highest, and a bubble. The length of that bar is geometry; every figure that people read comes from the model.
 */
export function rangeSeries(model: ChartModel, surroundings: Surroundings) {
  const { theme, width } = surroundings;
  const { format } = displayIn(model.quantity, theme.language, theme.rounding);
  const figures = (key: RangeSeries) => model.series.find((series) => series.key === key);
  const [lowest, middle, highest] = [figures('lowest'), figures('middle'), figures('highest')];
  if (!lowest || !middle || !highest) return [];
  const drawn = (value: number | null | undefined) => toDisplayed(value ?? null, model.quantity);
  const ends = model.categories.map((_, index) => ({
    from: drawn(lowest.data[index]),
    to: drawn(highest.data[index]),
  }));
  const bar = {
    type: 'bar' as const,
    stack: 'range',
    // A range may begin below 0 and end above it.
    stackStrategy: 'all' as const,
    barWidth: BAR_HEIGHT,
    silent: true,
    label: { show: false },
  };
  const { lowest: least, highest: most } = reachOf(model);
  const perPixel =
    (most - least) / Math.max(1, width - namesWidth(model, surroundings) - roomAtEnd(model, surroundings));
  const color = colorOf(middle.backgroundColor, theme.mode);
  return [
    {
      ...bar,
      id: lowest.key,
      name: lowest.label,
      itemStyle: { color: 'transparent' },
      data: ends.map(({ from }) => from ?? '-'),
      markLine: markedLines(model, theme),
    },
    {
      ...bar,
      id: highest.key,
      name: highest.label,
      itemStyle: { color: colorOf(highest.backgroundColor, theme.mode), borderRadius: BAR_HEIGHT / 2 },
      data: ends.map(({ from, to }) => (from === null || to === null ? '-' : to - from)),
    },
    {
      type: 'scatter' as const,
      id: middle.key,
      name: middle.label,
      symbolSize: (_: unknown, { dataIndex }: { dataIndex: number }) => {
        const { from, to } = ends[dataIndex] ?? {};
        return markSize(surroundings.lengthOf((to ?? 0) - (from ?? 0)));
      },
      cursor: 'default',
      itemStyle: { color, borderColor: theme.paper, borderWidth: 2, opacity: 1 },
      label: {
        show: true,
        position: 'top' as const,
        distance: 2,
        color: theme.text,
        // The line at 0 would cross the figure.
        backgroundColor: theme.paper,
        padding: [0, 2],
        fontFamily: theme.fontFamily,
        fontSize: 13,
        formatter: ({ dataIndex }: { dataIndex: number }) => format(middle.data[dataIndex]),
      },
      data: middle.data.map((value, index) => ({
        value: [drawn(value) ?? '-', index],
        label: {
          align: (value ?? 0) - least < BEGINNING * perPixel ? ('left' as const) : ('center' as const),
        },
      })),
      z: ABOVE_LINES,
    },
    ...(model.endsStated ? endSeries(model, surroundings) : []),
  ];
}

/** Returns the figures below the ends of the ranges. */
function endSeries(model: ChartModel, surroundings: Surroundings) {
  const { theme, lengthOf } = surroundings;
  const { format } = displayIn(model.quantity, theme.language, theme.rounding);
  const of = (key: RangeSeries) => model.series.find((series) => series.key === key);
  const [lowest, highest] = [of('lowest'), of('highest')];
  const measure = theme.measureIn(END_SIZE);
  const textsAt = (row: number): readonly [string, string] => {
    const [low, high] = [lowest?.data[row] ?? null, highest?.data[row] ?? null];
    if (low === null || high === null) return ['', ''];
    const px = (from: number, to: number) => lengthOf(toDisplayed(to - from, model.quantity) ?? 0);
    // The axis ends beyond the highest figure, and the drawing beyond the axis.
    const room = px(low, reachOf(model).highest) + roomAtEnd(model, surroundings);
    return rangeEnds({ lowest: format(low), highest: format(high), length: px(low, high), room, measure });
  };
  return [lowest, highest].flatMap((series, end) =>
    series
      ? [
          {
            type: 'scatter' as const,
            id: `${series.key}-end`,
            silent: true,
            symbolSize: 1,
            // The figure has the opacity of its mark, which is below 1 by default.
            itemStyle: { color: 'transparent', opacity: 1 },
            tooltip: { show: false },
            label: {
              show: true,
              position: 'bottom' as const,
              align: end === 0 ? ('left' as const) : ('right' as const),
              distance: BAR_HEIGHT / 2 + 4,
              color: theme.mutedText,
              backgroundColor: theme.paper,
              fontFamily: theme.fontFamily,
              fontSize: END_SIZE,
              formatter: ({ dataIndex }: { dataIndex: number }) => textsAt(dataIndex)[end] ?? '',
            },
            data: series.data.map((value, row) => [toDisplayed(value, model.quantity) ?? '-', row]),
            z: ABOVE_LINES,
          },
        ]
      : [],
  );
}
