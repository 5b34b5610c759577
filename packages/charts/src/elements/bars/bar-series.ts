import { textColorOn } from '@milieuspoor/domain';
import { isTallEnoughForLabel } from '../../chart-heights.ts';
import {
  type ChartModel,
  type ChartSeries,
  colorAt,
  leadsAnywhere,
  pointAt,
  reachOf,
} from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { starred } from '../../coverage/point-coverage.ts';
import { displayIn, toDisplayed } from '../../quantities.ts';
import { LABEL_SIZE, labelRoom } from '../axes/label-room.ts';
import type { Surroundings } from '../surroundings.ts';
import { barGeometry } from './bar-geometry.ts';
import { fitsInPart, nameFits, standsAlong } from './bar-labels.ts';
import { markedLines } from './marked-lines.ts';

/** One colour of a chart as ECharts wants it told. */
export function barSeries(model: ChartModel, series: ChartSeries, index: number, surroundings: Surroundings) {
  const { theme, lengthOf } = surroundings;
  const { format } = displayIn(model.quantity, theme.language, theme.rounding);
  const horizontal = model.orientation === 'horizontal';
  const color = colorOf(series.backgroundColor, theme.mode);
  const geometry = barGeometry(model, surroundings);
  const { lowest, highest } = reachOf(model);
  const span = highest - lowest;
  const named = model.stacked && !horizontal && model.series.length > 1;
  // A name that is cut names nothing; the legend has it whole.
  const namedWithin = named && nameFits(series.label, geometry.labelWidth, theme.measureIn(LABEL_SIZE));
  const measure = theme.measureIn(LABEL_SIZE);
  const figureAt = (place: number) => {
    const point = pointAt(series, place);
    return starred(format(point.value), point);
  };
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
    itemStyle: { color, borderColor: theme.paper },
    // 'inherit' keeps the colour what it means; by default a highlighted bar turns lighter, in dark mode nearly white.
    emphasis: { focus: 'series' as const, itemStyle: { color: 'inherit' as const } },
    blur: { itemStyle: { opacity: 0.35 }, label: { show: false } },
    data: series.data.map((value, place) => {
      const drawn = toDisplayed(value, model.quantity);
      const own = colorOf(colorAt(model, series, place), theme.mode);
      const benefit = model.negativeColor && drawn !== null && drawn < 0;
      return {
        value: drawn ?? '-',
        itemStyle: {
          // A hair of paper between neighbours, so that a stack reads without telling its colours apart; a sliver
          // would be all hair.
          borderWidth: model.stacked && Math.abs(value ?? 0) > span * SLIVER ? 1 : 0,
          color: benefit ? colorOf(model.negativeColor, theme.mode) : own,
        },
        label: alongAt(place)
          ? { color: textColorOn(own), position: 'inside' as const, rotate: 90, width: ALONG }
          : // Said where it is 0 too: drawn anew in more room, a figure keeps a turn that nothing takes back.
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
        // What doesn't fit stands at the end of the bar: see besideSeries().
        if (horizontal && model.stacked)
          return fitsInPart(model, index, dataIndex, labelRoom(model, surroundings)) ? figure : '';
        // Whole or not at all; the table and the tooltip have it in any case.
        if (alongAt(dataIndex)) return measure(figure) + AROUND <= length ? figure : '';
        return namedWithin && length > TWO_LINES_NEED ? `${series.label}\n${figure}` : figure;
      },
    },
    ...(index === 0 ? { markLine: markedLines(model, theme) } : {}),
  };
}

/** a segment below this share of what the chart spans is a sliver */
const SLIVER = 0.015;
/** px: room for any figure along a bar; whether it has its length is asked before */
const ALONG = 200;
/** px between a figure along a bar and the ends of its part */
const AROUND = 8;
/** px that a name above its figure takes up within a vertical bar */
const TWO_LINES_NEED = 46;

function labelPosition({ stacked, orientation, referenceLine }: ChartModel) {
  // Half of the baseline is the middle of its bar: a label there would be crossed by the line.
  if (stacked) return referenceLine ? ('insideLeft' as const) : ('inside' as const);
  // Beside a bar below 0 this is the side of the 0, so that no figure runs into the names.
  return orientation === 'horizontal' ? ('right' as const) : ('top' as const);
}
