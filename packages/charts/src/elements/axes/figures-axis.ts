import { type ChartModel, reachOf } from '../../chart-model.ts';
import { displayIn, formatTick, notationOf, type Quantity } from '../../quantities.ts';
import { valueAxis } from '../../value-axis.ts';
import { roomBeside } from '../bars/beside-lines.ts';
import { CHARACTER_WIDTH, type Surroundings } from '../surroundings.ts';
import { labelRoom } from './label-room.ts';
import { namesWidth } from './names-beside.ts';

/** px that a mark on a vertical value axis takes up, and the gap between two on a horizontal one */
const MARK_HEIGHT = 24;
const MARK_GAP = 20;
/** characters of the shortest mark that is reckoned with: a step between the figures may be longer than they are */
const SHORTEST_MARK = 4;

/** steps that a drawing aims at where it picks its own */
const MOST_OWN_STEPS = 5;

/** The axis of figures, with as many lines as the agreed step and the room allow. */
export function figuresAxis(model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  const { highest } = reachOf(model);
  const { axis, roomForLines } = linesOf(model, surroundings);
  const endsOnLine = (end: number | undefined) => !axis || end === undefined || end % axis.interval === 0;
  return {
    type: 'value' as const,
    ...(axis
      ? { min: axis.min, max: axis.max, minInterval: axis.interval, maxInterval: axis.interval }
      : // Its own steps, but no more of them than there is room for: marks that are left out make an axis uneven.
        {
          splitNumber: Math.max(1, Math.min(MOST_OWN_STEPS, roomForLines)),
          // There is nothing between two places, and the last one needs room for its figure above it.
          ...(model.quantity === 'place' ? { minInterval: 1, max: highest + 1 } : {}),
        }),
    axisLabel: {
      color: theme.mutedText,
      fontFamily: theme.fontFamily,
      fontSize: 12,
      hideOverlap: true,
      // The ends of the axis need not lie on a line, and are no measure then.
      showMinLabel: endsOnLine(axis?.min),
      showMaxLabel: endsOnLine(axis?.max),
      formatter: (value: number) =>
        formatTick(value, model.quantity, notationOf(theme.language, theme.rounding)),
    },
    splitLine: {
      showMinLine: endsOnLine(axis?.min),
      showMaxLine: endsOnLine(axis?.max),
      lineStyle: { color: theme.line },
    },
  };
}

/** The lines by the agreed step, null where the drawing picks its own, and how many of them there is room for. */
function linesOf(model: ChartModel, surroundings: Surroundings) {
  const { theme, width, height } = surroundings;
  const { lowest, highest } = reachOf(model);
  const length =
    model.orientation === 'horizontal'
      ? width - namesWidth(model, surroundings) - roomAtEnd(model, surroundings)
      : height;
  const { divisor } = displayIn(model.quantity, theme.language);
  const reach = [lowest / divisor, highest / divisor] as const;
  const perMark = model.orientation === 'horizontal' ? markWidth(model.quantity, reach) : MARK_HEIGHT;
  const roomForLines = Math.floor(length / perMark);
  const axis = model.quantity === 'place' ? null : valueAxis(...reach, roomForLines);
  return { axis, roomForLines };
}

/** Where the axis ends, in the unit that is displayed: at the highest figure, or at a whole step beyond it. */
export function axisEnd(model: ChartModel, surroundings: Surroundings): number {
  const { divisor } = displayIn(model.quantity, surroundings.theme.language);
  return linesOf(model, surroundings).axis?.max ?? reachOf(model).highest / divisor;
}

/** px that a mark takes up beside the next one */
function markWidth(quantity: Quantity, reach: readonly number[]): number {
  const characters = reach.map((figure) => formatTick(Math.round(figure), quantity).length);
  return Math.max(SHORTEST_MARK, ...characters) * CHARACTER_WIDTH + MARK_GAP;
}

/** px at the right of the axis: its last mark sticks out, and so do the figures beside the longest bars. */
export function roomAtEnd(model: ChartModel, surroundings: Surroundings): number {
  if (model.orientation === 'vertical') return 4;
  if (model.form === 'range') return LAST_MARK;
  const { barWidth, measure, language, rounding } = labelRoom(model, surroundings);
  if (model.stacked) {
    const plot = surroundings.width - namesWidth(model, surroundings);
    return Math.max(
      LAST_MARK,
      roomBeside(model, { ...reachOf(model), plot, barWidth, measure, language, rounding }),
    );
  }
  const { format } = displayIn(model.quantity, language, rounding);
  const figures = model.series.flatMap(({ data }) => data.map((value) => format(value).length));
  return Math.max(LAST_MARK, ...figures.map((length) => length * CHARACTER_WIDTH));
}

/** px by which half of the last mark sticks out */
const LAST_MARK = 24;
