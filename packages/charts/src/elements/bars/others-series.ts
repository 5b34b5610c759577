import { isTallEnoughForLabel } from '../../chart-heights.ts';
import { type ChartModel, drawnOthers } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { starred } from '../../coverage/point-coverage.ts';
import { displayIn, toDisplayed } from '../../quantities.ts';
import { LABEL_SIZE, labelRoom } from '../axes/label-room.ts';
import type { Surroundings } from '../surroundings.ts';
import { barGeometry } from './bar-geometry.ts';
import { fitsInPart, othersPart } from './bar-labels.ts';

/** The hatched part, by its id in the drawing. */
const OTHERS_SERIES = 'others';

/** px between a figure and the sides of a standing bar */
const AROUND = 12;
/** px: the lines of the hatching and what is between them */
const HATCHING = { line: 2, between: 5 } as const;

/**
 * What a bar leaves out, at its end: hatched on paper, so that nobody takes it for one of the figures. Its own figure stands
 * on it where it fits; the legend and the table have it in any case.
 */
export function othersSeries(model: ChartModel, surroundings: Surroundings) {
  const { theme, lengthOf } = surroundings;
  const { format } = displayIn(model.quantity, theme.language, theme.rounding);
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
      // On a patch of paper, so that no line runs through it; of a label by itself a patch would be left where there is none.
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
        const figure = starred(format(point.value), point);
        const length = Math.abs(lengthOf(drawn));
        // What doesn't fit in a lying bar stands at its end: see besideSeries().
        const fits = horizontal
          ? isTallEnoughForLabel(barWidth) && fitsInPart(model, othersPart(model), dataIndex, room)
          : isTallEnoughForLabel(length) && room.measure(figure) + AROUND <= barWidth;
        return fits ? `{figure|${figure}}` : '';
      },
    },
  };
}
