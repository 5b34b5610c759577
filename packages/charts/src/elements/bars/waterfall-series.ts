import { type ChartModel, colorAt, leadsAnywhere } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { displayIn, toDisplayed } from '../../quantities.ts';
import { signedFigure } from '../../signed-figure.ts';
import { waterfallSpans } from '../../waterfall-spans.ts';
import { LABEL_SIZE } from '../axes/label-room.ts';
import type { Surroundings } from '../surroundings.ts';
import { barGeometry } from './bar-geometry.ts';
import { markedLines } from './marked-lines.ts';

/** the series that draws the bars: the one before it only carries them */
export const WATERFALL_BARS = 1;

/** px: a step that is next to nothing is visible all the same */
const LEAST_LENGTH = 2;

/**
 * Returns a waterfall as series of ECharts: an invisible bar up to the lower end of each span, and the bar itself on top
 * of it. The length of a bar is geometry; every figure that people read comes from the model.
 */
export function waterfallSeries(model: ChartModel, surroundings: Surroundings) {
  const [series] = model.series;
  if (!series) return [];
  const { theme } = surroundings;
  const { format } = displayIn(model.quantity, theme.language, theme.rounding);
  const drawn = (value: number) => toDisplayed(value, model.quantity) ?? 0;
  const spans = waterfallSpans(model).map(({ from, to }) => ({
    from: drawn(Math.min(from, to)),
    length: drawn(Math.abs(to - from)),
  }));
  const bar = {
    type: 'bar' as const,
    stack: 'waterfall',
    // A step may begin below 0 and end above it.
    stackStrategy: 'all' as const,
    barWidth: barGeometry(model, surroundings).barWidth,
  };
  const figureAt = (place: number) =>
    signedFigure(model, { value: series.data[place] ?? null, key: model.categories[place]?.key }, format);
  return [
    {
      ...bar,
      id: 'carrier',
      name: '',
      silent: true,
      itemStyle: { color: 'transparent' },
      data: spans.map(({ from }) => from),
    },
    {
      ...bar,
      id: series.key,
      name: series.label,
      barMinHeight: LEAST_LENGTH,
      cursor: leadsAnywhere(model) ? 'pointer' : 'default',
      itemStyle: {
        borderColor: theme.numbered ? theme.text : theme.paper,
        borderWidth: theme.numbered ? 1 : 0,
      },
      emphasis: { itemStyle: { color: 'inherit' as const } },
      data: spans.map(({ length }, place) => ({
        value: length,
        itemStyle: { color: colorOf(colorAt(model, series, place), theme.mode) },
      })),
      label: {
        show: true,
        position: 'right' as const,
        color: theme.text,
        // A line of the axis would cross the figure.
        backgroundColor: theme.paper,
        padding: [0, 2],
        fontFamily: theme.fontFamily,
        fontSize: LABEL_SIZE,
        formatter: ({ dataIndex }: { dataIndex: number }) => figureAt(dataIndex),
      },
      markLine: markedLines(model, theme),
    },
  ];
}
