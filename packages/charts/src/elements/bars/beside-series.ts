import { type ChartModel, colorAt } from '../../chart-model.ts';
import { colorOf } from '../../colors/palette.ts';
import { toDisplayed } from '../../quantities.ts';
import { axisEnd, roomAtEnd } from '../axes/figures-axis.ts';
import { LABEL_SIZE, labelRoom } from '../axes/label-room.ts';
import type { Surroundings } from '../surroundings.ts';
import { hasParts, partsBeside, textAt } from './bar-labels.ts';
import { BESIDE_GAP, BESIDE_LINE, besideLines, endOf } from './beside-lines.ts';

/**
 * Returns the figures at the ends of the bars, for the parts that are too thin to hold them: a part without length on
 * top of each stack. The swatch before a figure identifies its part.
 */
export function besideSeries(model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  const marked = hasParts(model);
  const swatches = [
    ...model.series.map((series) => ({
      ...SWATCH,
      backgroundColor: colorOf(colorAt(model, series, 0), theme.mode),
    })),
    hatchedSwatch(colorOf('left-out', theme.mode), theme.paper),
  ];
  const end = axisEnd(model, surroundings);
  /** px from the end of a bar to the end of the drawing */
  const roomAfter = (category: number) => {
    const untilEnd = end - (toDisplayed(endOf(model, category), model.quantity) ?? 0);
    return surroundings.lengthOf(untilEnd) + roomAtEnd(model, surroundings) - BESIDE_GAP;
  };
  return {
    type: 'bar' as const,
    id: 'beside',
    stack: 'all',
    barWidth: labelRoom(model, surroundings).barWidth,
    silent: true,
    tooltip: { show: false },
    data: model.categories.map(() => 0),
    label: {
      show: true,
      position: 'right' as const,
      distance: BESIDE_GAP,
      color: theme.text,
      // The line at half of a baseline would cross the figure.
      backgroundColor: theme.paper,
      padding: [0, 2],
      fontFamily: theme.fontFamily,
      fontSize: LABEL_SIZE,
      rich: Object.fromEntries(swatches.map((swatch, part) => [`s${part}`, swatch])),
      lineHeight: BESIDE_LINE,
      formatter: ({ dataIndex: category }: { dataIndex: number }) => {
        const room = labelRoom(model, surroundings);
        const parts = partsBeside(model, category, room);
        return besideLines({ model, category, parts, room }, roomAfter(category))
          .map((line) =>
            line
              .map((part) => `${marked ? `{s${part}|} ` : ''}${textAt(model, part, category, room)}`)
              .join('  '),
          )
          .join('\n');
      },
    },
    z: 6,
  };
}

/** the swatch before a figure, px */
const SWATCH = { width: 10, height: 10, borderRadius: 2 } as const;
/** number of lines across the swatch of a hatched part, and the share of it that they fill */
const LINES = 3;
const LINE_SHARE = 0.3;

/** Returns the swatch of a hatched part, as in the legend. */
function hatchedSwatch(color: string, paper: string) {
  const colorStops = Array.from({ length: LINES }, (_, line) => {
    const [start, end] = [line / LINES, (line + LINE_SHARE) / LINES];
    const next = (line + 1) / LINES;
    return [
      { offset: start, color },
      { offset: end, color },
      { offset: end, color: paper },
      { offset: next, color: paper },
    ];
  }).flat();
  const hatching = { type: 'linear', x: 0, y: 0, x2: 1, y2: 1, colorStops };
  return {
    ...SWATCH,
    borderColor: color,
    borderWidth: 1,
    // ECharts fills a swatch with a gradient as it does a bar; its types only allow colours and images there.
    backgroundColor: hatching as unknown as string,
  };
}
