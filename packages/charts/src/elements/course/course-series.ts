import type { ChartModel, ChartSeries, CourseSeries } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { displayIn, toDisplayed } from '../../quantities.ts';
import { markedLines } from '../bars/marked-lines.ts';
import type { Surroundings } from '../surroundings.ts';
import { dotOffsets, dotSize } from './dot-places.ts';

/** width in px of a point on the line, and of the line */
const POINT = 9;
const LINE = 2.5;
/** Lines of a chart are drawn at level 5: the own line and its points lie above the line at 0. */
const ABOVE_LINES = 6;

/**
 * Returns a course as series of ECharts, in the order of `drawnIds`: a band, the path to a goal, the own line and its
 * dots. Only the path to a goal is joined over years without a figure, for a path has one in every year between.
 */
export function courseSeries(model: ChartModel, surroundings: Surroundings) {
  const of = (key: CourseSeries) => model.series.find((series) => series.key === key);
  const [own, goal, lower, upper] = [of('own'), of('goal'), of('lower'), of('upper')];
  return [
    ...(lower && upper ? bandSeries(lower, upper, model, surroundings) : []),
    ...(goal ? [goalSeries(goal, model, surroundings)] : []),
    ...(own ? [ownSeries(own, model, surroundings)] : []),
    dotSeries(model, surroundings),
  ];
}

function lineOf(series: ChartSeries, { quantity }: ChartModel, { theme }: Surroundings) {
  return {
    ...{ type: 'line' as const, id: series.key, name: series.label },
    // After a change of size its points would stay beside the line, where they stood before.
    animation: false,
    color: colorOf(series.backgroundColor, theme.mode),
    data: series.data.map((value) => toDisplayed(value, quantity) ?? '-'),
  };
}

/** The band is an invisible line and an area on top of it, whose height is geometry. */
function bandSeries(lower: ChartSeries, upper: ChartSeries, model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  const part = { stack: 'band', stackStrategy: 'all' as const, symbol: 'none', silent: true };
  const heights = upper.data.map((high, place) => {
    const low = lower.data[place] ?? null;
    return low === null || high === null ? '-' : (toDisplayed(high - low, model.quantity) ?? '-');
  });
  const edge = { opacity: theme.numbered ? 1 : 0, width: 1, color: theme.mutedText };
  return [
    { ...lineOf(lower, model, surroundings), ...part, lineStyle: edge },
    {
      ...{ ...lineOf(upper, model, surroundings), ...part, lineStyle: edge, data: heights },
      areaStyle: { opacity: 0.25, color: colorOf(upper.backgroundColor, theme.mode) },
    },
  ];
}

function goalSeries(goal: ChartSeries, model: ChartModel, surroundings: Surroundings) {
  return {
    ...{ ...lineOf(goal, model, surroundings), connectNulls: true, symbol: 'emptyCircle' },
    ...{ symbolSize: POINT, showAllSymbol: true, z: ABOVE_LINES },
    lineStyle: { type: 'dashed' as const, width: 2 },
    label: lastLabel(goal, model, surroundings),
  };
}

function ownSeries(own: ChartSeries, model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  return {
    ...{ ...lineOf(own, model, surroundings), connectNulls: false, symbol: 'circle' },
    ...{ symbolSize: POINT, showAllSymbol: true, z: ABOVE_LINES, lineStyle: { width: LINE } },
    itemStyle: { borderColor: theme.paper, borderWidth: 1, opacity: 1 },
    label: lastLabel(own, model, surroundings),
    markLine: markedLines(model, theme),
  };
}

function dotSeries({ dots = [], categories, quantity }: ChartModel, { theme, width }: Surroundings) {
  const heaviest = Math.max(0, ...dots.map(({ weight }) => weight));
  const offsets = dotOffsets(dots, width / Math.max(1, categories.length));
  const color = colorOf('optimization', theme.mode);
  return {
    ...{ type: 'scatter' as const, id: 'dots', z: ABOVE_LINES - 1 },
    itemStyle: { color, opacity: 0.45, borderColor: color, borderWidth: 1 },
    data: dots.map(({ category, value, weight }, place) => ({
      value: [category, toDisplayed(value, quantity) ?? '-'],
      symbolSize: dotSize(weight, heaviest),
      symbolOffset: [offsets[place] ?? 0, 0],
    })),
  };
}

/** Returns the figure at the last point of a line; the others are in tooltip and table. */
function lastLabel({ data }: ChartSeries, { quantity }: ChartModel, { theme }: Surroundings) {
  const { format } = displayIn(quantity, theme.language, theme.rounding);
  const last = data.findLastIndex((value) => value !== null);
  return {
    show: true,
    ...{ position: 'top' as const, color: theme.text, fontFamily: theme.fontFamily, fontSize: 13 },
    ...{ fontWeight: 'bold' as const, backgroundColor: theme.paper, padding: [0, 2] },
    formatter: ({ dataIndex }: { dataIndex: number }) => (dataIndex === last ? format(data[dataIndex]) : ''),
  };
}
