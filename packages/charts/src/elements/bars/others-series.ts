import { isTallEnoughForLabel } from '../../chart-heights.ts';
import { type ChartModel, drawnOthers } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { toDisplayed } from '../../quantities.ts';
import { LABEL_SIZE, labelRoom } from '../axes/label-room.ts';
import type { Surroundings } from '../surroundings.ts';
import { barGeometry } from './bar-geometry.ts';
import { fitsInPart, othersPart, textAt } from './bar-labels.ts';

/** The id of the hatched part in the drawing. */
const OTHERS_SERIES = 'others';

/** px between a figure and the sides of a standing bar */
const AROUND = 12;
/** px of the lines of the hatching and of the space between them */
const HATCHING = { line: 2, between: 5 } as const;

/**
 * Returns the part that a bar leaves out, at its end: hatched on paper, so that nobody takes it for one of the figures.
 * Its own figure is on it where it fits; the legend and the table always have it.
 */
export function othersSeries(model: ChartModel, surroundings: Surroundings) {
  const { theme, lengthOf } = surroundings;
  const horizontal = model.orientation === 'horizontal';
  const { barWidth } = barGeometry(model, surroundings);
  const room = labelRoom(model, surroundings);
  const color = colorOf('left-out', theme.mode);
  const points = drawnOthers(model);
  return {
    type: 'bar' as const,
    id: OTHERS_SERIES,
    name: model.others?.label ?? '',
    stack: 'all',
    barWidth,
    cursor: 'default',
    itemStyle: {
      color: theme.paper,
      borderColor: color,
      borderWidth: 1,
      decal: {
        symbol: 'rect',
        symbolSize: 1,
        color,
        dashArrayX: [1, 0] as [number, number],
        dashArrayY: [HATCHING.line, HATCHING.between] as [number, number],
        rotation: -Math.PI / 4,
      },
    },
    emphasis: { itemStyle: { color: 'inherit' as const } },
    blur: { itemStyle: { opacity: 0.35 }, label: { show: false } },
    data: points.map(({ value }) => toDisplayed(value, model.quantity) ?? '-'),
    label: {
      show: true,
      position: 'inside' as const,
      // The figure has a background of paper, which hides the line; a label itself would show that background even
      // without a figure.
      rich: {
        figure: {
          fontFamily: theme.fontFamily,
          fontSize: LABEL_SIZE,
          color: theme.text,
          backgroundColor: theme.paper,
          padding: [2, 6],
          borderRadius: 2,
        },
      },
      formatter: ({ dataIndex }: { dataIndex: number }) => {
        const point = points[dataIndex];
        const drawn = toDisplayed(point?.value ?? null, model.quantity);
        if (!point || drawn === null) return '';
        const figure = textAt(model, othersPart(model), dataIndex, room);
        const length = Math.abs(lengthOf(drawn));
        // What doesn't fit in a horizontal bar is shown at its end: see besideSeries().
        const fits = horizontal
          ? isTallEnoughForLabel(barWidth) && fitsInPart(model, othersPart(model), dataIndex, room)
          : isTallEnoughForLabel(length) && room.measure(figure) + AROUND <= barWidth;
        return fits ? `{figure|${figure}}` : '';
      },
    },
  };
}
