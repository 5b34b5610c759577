import { type ChartModel, reachOf } from '../../chart-model.ts';
import { displayIn, formatTick, notationOf, type Quantity } from '../../quantities.ts';
import { valueAxis } from '../../value-axis.ts';
import { roomBeside } from '../bars/beside-lines.ts';
import { CHARACTER_WIDTH, type Surroundings } from '../surroundings.ts';
import { labelRoom } from './label-room.ts';
import { namesWidth } from './names-beside.ts';

/** height in px of a tick label on a vertical value axis, and the gap between two on a horizontal one */
const MARK_HEIGHT = 24;
const MARK_GAP = 20;
/** characters of the shortest tick label that is assumed: a step between the figures may be longer than the figures */
const SHORTEST_MARK = 4;

/** number of steps that a drawing aims at where it chooses its own */
const MOST_OWN_STEPS = 5;

/** Returns the axis of figures, with as many lines as the agreed step and the room allow. */
export function figuresAxis(model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  const { highest } = reachOf(model);
  const { axis, roomForLines } = linesOf(model, surroundings);
  const endsOnLine = (end: number | undefined) => !axis || end === undefined || end % axis.interval === 0;
  return {
    type: 'value' as const,
    ...(axis
      ? { min: axis.min, max: axis.max, minInterval: axis.interval, maxInterval: axis.interval }
      : // The drawing chooses its own steps, but no more than there is room for: omitted tick labels make an axis look uneven.
        {
          splitNumber: Math.max(1, Math.min(MOST_OWN_STEPS, roomForLines)),
          // There are no values between two places, and the last place needs room for its figure above it.
          ...(model.quantity === 'place' ? { minInterval: 1, max: highest + 1 } : {}),
        }),
    axisLabel: {
      color: theme.mutedText,
      fontFamily: theme.fontFamily,
      fontSize: 12,
      hideOverlap: true,
      // The ends of the axis may not be on a line, and then get no label.
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

/** Returns the lines by the agreed step, null where the drawing chooses its own, with the number of lines that fit. */
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

/** Returns the end of the axis, in the displayed unit: the highest figure, or a whole step beyond it. */
export function axisEnd(model: ChartModel, surroundings: Surroundings): number {
  const { divisor } = displayIn(model.quantity, surroundings.theme.language);
  return linesOf(model, surroundings).axis?.max ?? reachOf(model).highest / divisor;
}

/** width in px of a tick label with its gap */
function markWidth(quantity: Quantity, reach: readonly number[]): number {
  const characters = reach.map((figure) => formatTick(Math.round(figure), quantity).length);
  return Math.max(SHORTEST_MARK, ...characters) * CHARACTER_WIDTH + MARK_GAP;
}

/**
 * Returns the room in px at the right of the axis, for half of its last tick label and for the figures beside the
 * longest bars.
 */
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

/** width in px of the half of the last tick label that extends beyond the axis */
const LAST_MARK = 24;
