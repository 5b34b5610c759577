import { textColorOn } from '@milieuspoor/domain';
import { isTallEnoughForLabel } from '../../chart-heights.ts';
import { type ChartModel, type ChartSeries, colorAt, leadsAnywhere, reachOf } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { toDisplayed } from '../../quantities.ts';
import { LABEL_SIZE, labelRoom } from '../axes/label-room.ts';
import type { Surroundings } from '../surroundings.ts';
import { barGeometry } from './bar-geometry.ts';
import { fitsInPart, nameFits, standsAlong, textAt } from './bar-labels.ts';
import { markedLines } from './marked-lines.ts';

/** Returns one colour of a chart as a series of ECharts. */
export function barSeries(model: ChartModel, series: ChartSeries, index: number, surroundings: Surroundings) {
  const { theme, lengthOf } = surroundings;
  const horizontal = model.orientation === 'horizontal';
  const color = colorOf(series.backgroundColor, theme.mode);
  const geometry = barGeometry(model, surroundings);
  const { lowest, highest } = reachOf(model);
  const span = highest - lowest;
  const named = model.stacked && !horizontal && model.series.length > 1;
  // A cut name is useless, and the legend has the complete one.
  const namedWithin = named && nameFits(series.label, geometry.labelWidth, theme.measureIn(LABEL_SIZE));
  const measure = theme.measureIn(LABEL_SIZE);
  const room = labelRoom(model, surroundings);
  const figureAt = (place: number) => textAt(model, index, place, room);
  const alongAt = (place: number) =>
    !horizontal && standsAlong(figureAt(place), geometry.labelWidth, measure);
  return {
    type: 'bar' as const,
    id: series.key,
    name: series.label,
    ...(model.stacked ? { stack: 'all' } : {}),
    barWidth: geometry.barWidth,
    barGap: '0%',
    cursor: leadsAnywhere(model) ? 'pointer' : 'default',
    itemStyle: { color, borderColor: theme.numbered && !model.stacked ? theme.text : theme.paper },
    // 'inherit' keeps the colour, which has a meaning; by default a highlighted bar becomes lighter, in dark mode
    // nearly white.
    emphasis: { focus: 'series' as const, itemStyle: { color: 'inherit' as const } },
    blur: { itemStyle: { opacity: 0.35 }, label: { show: false } },
    data: series.data.map((value, place) => {
      const drawn = toDisplayed(value, model.quantity);
      const own = colorOf(colorAt(model, series, place), theme.mode);
      const benefit = model.negativeColor && drawn !== null && drawn < 0;
      return {
        value: drawn ?? '-',
        itemStyle: {
          // A thin line of paper separates neighbours, so that a stack is readable without distinguishing its colours;
          // a very thin part would be all line. Every colour has a contrast of 3 with paper, and none with a dark line.
          borderWidth: (model.stacked || theme.numbered) && Math.abs(value ?? 0) > span * SLIVER ? 1 : 0,
          color: benefit ? colorOf(model.negativeColor, theme.mode) : own,
        },
        label: alongAt(place)
          ? { color: textColorOn(own), position: 'inside' as const, rotate: 90, width: ALONG }
          : // The rotation is stated where it is 0 too: in a new drawing with more room a figure would otherwise keep its old rotation.
            { color: model.stacked ? textColorOn(own) : theme.text, rotate: 0 },
      };
    }),
    label: {
      show: true,
      position: labelPosition(model),
      fontFamily: theme.fontFamily,
      fontSize: LABEL_SIZE,
      lineHeight: 17,
      width: geometry.labelWidth,
      overflow: 'truncate' as const,
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const drawn = toDisplayed(series.data[dataIndex] ?? null, model.quantity);
        if (drawn === null) return '';
        const figure = figureAt(dataIndex);
        const length = Math.abs(lengthOf(drawn));
        if (!isTallEnoughForLabel(horizontal ? geometry.barWidth : length)) return '';
        // What doesn't fit is shown at the end of the bar: see besideSeries().
        if (horizontal && model.stacked) return fitsInPart(model, index, dataIndex, room) ? figure : '';
        // The figure is shown complete or not at all; the table and the tooltip always have it.
        if (alongAt(dataIndex)) return measure(figure) + AROUND <= length ? figure : '';
        return namedWithin && length > TWO_LINES_NEED ? `${series.label}\n${figure}` : figure;
      },
    },
    ...(index === 0 ? { markLine: markedLines(model, theme) } : {}),
  };
}

/** a part below this share of the range of the chart is very thin */
const SLIVER = 0.015;
/** px: room for any figure along a bar; its length is checked before */
const ALONG = 200;
/** px between a figure along a bar and the ends of its part */
const AROUND = 8;
/** height in px of a name above its figure within a vertical bar */
const TWO_LINES_NEED = 46;

function labelPosition({ stacked, orientation, referenceLine }: ChartModel) {
  // Half of the baseline is the middle of its bar: the line would cross a label there.
  if (stacked) return referenceLine ? ('insideLeft' as const) : ('inside' as const);
  // Beside a bar below 0 this is the side of the 0, so that figures and names do not overlap.
  return orientation === 'horizontal' ? ('right' as const) : ('top' as const);
}
