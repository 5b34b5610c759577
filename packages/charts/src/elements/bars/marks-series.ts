import { type ChartModel, type ChartSeries, leadsAnywhere, reachOf } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { displayIn, toDisplayed } from '../../quantities.ts';
import { roomAtEnd } from '../axes/figures-axis.ts';
import { namesWidth } from '../axes/names-beside.ts';
import type { Surroundings } from '../surroundings.ts';
import { markedLines } from './marked-lines.ts';

/** Width of a mark, px. */
const MARK = 14;
/** Thickness of the line between two marks, px. */
const LINE = 4;
/** px from an end of the axis within which a figure would go beyond it */
const AT_END = 36;
/** Lines of the chart are drawn at level 5; figures must not be crossed by them. */
const ABOVE_LINES = 6;

/** The series that draw the marks come after this many that draw the line between them. */
export const BEFORE_MARKS = 2;

/**
 * Returns marks as series of ECharts: an invisible bar up to the lower of two marks, a thin line from there to the
 * higher one, and the marks: the first open, with its figure below, and the second filled, with its figure above, so
 * that marks and figures remain readable where both are close together. The line is geometry; every figure that people
 * read comes from the model.
 */
export function marksSeries(model: ChartModel, surroundings: Surroundings) {
  const [open, filled] = model.series;
  if (!open || !filled) return [];
  const drawn = (value: number | null | undefined) => toDisplayed(value ?? null, model.quantity);
  const ends = model.categories.map((_, index) => {
    const [from, to] = [drawn(open.data[index]), drawn(filled.data[index])];
    return from === null || to === null ? null : { from: Math.min(from, to), to: Math.max(from, to) };
  });
  const line = {
    type: 'bar' as const,
    stack: 'between',
    // The line may begin below 0 and end above it.
    stackStrategy: 'all' as const,
    barWidth: LINE,
    silent: true,
    label: { show: false },
  };
  return [
    {
      ...line,
      id: 'before',
      itemStyle: { color: 'transparent' },
      data: ends.map((end) => end?.from ?? '-'),
      markLine: markedLines(model, surroundings.theme),
    },
    {
      ...line,
      id: 'between',
      itemStyle: { color: colorOf('range', surroundings.theme.mode) },
      data: ends.map((end) => (end ? end.to - end.from : '-')),
    },
    markSeries(model, open, 'open', surroundings),
    markSeries(model, filled, 'filled', surroundings),
  ];
}

function markSeries(
  model: ChartModel,
  series: ChartSeries,
  kind: 'open' | 'filled',
  surroundings: Surroundings,
) {
  const { theme, width } = surroundings;
  const { format } = displayIn(model.quantity, theme.language, theme.rounding);
  const color = colorOf(series.backgroundColor, theme.mode);
  const { lowest, highest } = reachOf(model);
  const plot = width - namesWidth(model, surroundings) - roomAtEnd(model, surroundings);
  const nearby = (AT_END * (highest - lowest)) / Math.max(1, plot);
  const isOpen = kind === 'open';
  return {
    type: 'scatter' as const,
    id: series.key,
    name: series.label,
    symbolSize: MARK,
    cursor: leadsAnywhere(model) ? 'pointer' : 'default',
    itemStyle: isOpen
      ? { color: 'transparent', borderColor: color, borderWidth: 2.5, opacity: 1 }
      : { color, borderColor: theme.paper, borderWidth: 2, opacity: 1 },
    label: {
      show: true,
      position: isOpen ? ('bottom' as const) : ('top' as const),
      distance: 2,
      color: isOpen ? theme.mutedText : theme.text,
      // The line at 0 would cross the figure.
      backgroundColor: theme.paper,
      padding: [0, 2],
      fontFamily: theme.fontFamily,
      fontSize: isOpen ? 12 : 13,
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const value = series.data[dataIndex] ?? null;
        return value === null ? '' : format(value);
      },
    },
    data: series.data.map((value, index) => ({
      value: [toDisplayed(value, model.quantity) ?? '-', index],
      label: { align: (value ?? 0) - lowest < nearby ? ('left' as const) : ('center' as const) },
    })),
    // Where both marks coincide the open one remains visible around the filled one.
    z: isOpen ? ABOVE_LINES + 1 : ABOVE_LINES,
  };
}
