import { type ChartModel, reachOf } from '../../chart-model.ts';
import { displayIn, formatTick, notationOf } from '../../quantities.ts';
import { type ValueAxis, valueAxis } from '../../value-axis.ts';
import { roomBeside } from '../bars/beside-lines.ts';
import type { DrawingTheme } from '../drawing-theme.ts';
import { CHARACTER_WIDTH, type Surroundings } from '../surroundings.ts';
import { labelRoom } from './label-room.ts';
import { namesWidth } from './names-beside.ts';

/** height in px of a tick label on a vertical value axis, and the gap between two on a horizontal one */
const MARK_HEIGHT = 24;
const MARK_GAP = 12;
/** px that a drawing leaves free at the left of the names and between them and the axis */
const AROUND_NAMES = 12;
/** size of the letters of a tick label */
const MARK_SIZE = 12;
/** labels that the widest drawing has room for */
const MOST_LABELS = 100;
/** lines between places that a drawing aims at */
const MOST_PLACES = 5;

/** Returns the axis of figures, with lines of the agreed step, and as many labels as there is room for. */
export function figuresAxis(model: ChartModel, surroundings: Surroundings) {
  const { theme } = surroundings;
  const { highest } = reachOf(model);
  const axis = linesOf(model, surroundings);
  const isLabelled = (value: number) => axis === null || isMultiple(value, axis.labelled);
  // An end of the axis may be on no line.
  const startsOnLine = axis === null || isMultiple(axis.min, axis.interval);
  return {
    type: 'value' as const,
    ...(axis
      ? { min: axis.min, max: axis.max, minInterval: axis.interval, maxInterval: axis.interval }
      : // There are no values between two places, and the last place needs room for its figure above it.
        { splitNumber: MOST_PLACES, minInterval: 1, max: highest + 1 }),
    axisLabel: {
      color: theme.mutedText,
      fontFamily: theme.fontFamily,
      fontSize: MARK_SIZE,
      hideOverlap: true,
      showMinLabel: startsOnLine,
      formatter: (value: number) => (isLabelled(value) ? tickText(value, model, theme) : ''),
    },
    splitLine: { showMinLine: startsOnLine, lineStyle: { color: theme.line } },
  };
}

/**
 * Returns what changes in the axis while a part of a chart is visible: the agreed step could leave one line or none, and
 * the ends of the visible part are on no line.
 */
export function zoomedAxis(model: ChartModel, theme: DrawingTheme) {
  return {
    minInterval: 0,
    axisLabel: {
      showMinLabel: false,
      showMaxLabel: false,
      formatter: (value: number) => tickText(value, model, theme),
    },
    splitLine: { showMinLine: false, showMaxLine: false },
  };
}

function tickText(value: number, { quantity }: ChartModel, { language, rounding }: DrawingTheme): string {
  return formatTick(value, quantity, notationOf(language, rounding));
}

function isMultiple(value: number, step: number): boolean {
  return Math.abs(value / step - Math.round(value / step)) < 1e-6;
}

/** Returns the lines of an axis; null for places, of which the drawing chooses its own. */
function linesOf(model: ChartModel, surroundings: Surroundings): ValueAxis | null {
  const { theme, width, height } = surroundings;
  const { lowest, highest } = reachOf(model);
  if (model.quantity === 'place') return null;
  const { divisor } = displayIn(model.quantity, theme.language);
  const reach = [lowest / divisor, highest / divisor] as const;
  if (model.orientation === 'vertical') return valueAxis(...reach, Math.floor(height / MARK_HEIGHT));
  const between = width - AROUND_NAMES - namesWidth(model, surroundings) - roomAtEnd(model, surroundings);
  // The last label may have a digit more than the figures.
  const measure = theme.measureIn(MARK_SIZE);
  const ends = [...reach, valueAxis(...reach, 2)?.max ?? 0, valueAxis(...reach, MOST_LABELS)?.interval ?? 0];
  const longest = Math.max(...ends.map((end) => measure(tickText(end, model, theme))));
  // Half of the last label is beyond the end of the axis, and the drawing makes the axis shorter by it.
  return valueAxis(...reach, Math.floor((between - longest / 2) / (longest + MARK_GAP)));
}

/** Returns the end of the axis, in the displayed unit: the highest figure, or a whole step beyond it. */
export function axisEnd(model: ChartModel, surroundings: Surroundings): number {
  const { divisor } = displayIn(model.quantity, surroundings.theme.language);
  return linesOf(model, surroundings)?.max ?? reachOf(model).highest / divisor;
}

/**
 * Returns the room in px at the right of the axis, for half of its last tick label and for the figures beside the
 * longest bars.
 */
export function roomAtEnd(model: ChartModel, surroundings: Surroundings): number {
  // Half of the figure at the last point extends beyond its year.
  if (model.form === 'course') return LAST_MARK;
  if (model.orientation === 'vertical') return 4;
  // Of all other forms the figures stand above their marks.
  if (model.form && model.form !== 'waterfall') return LAST_MARK;
  const { barWidth, measure, language, rounding } = labelRoom(model, surroundings);
  if (model.stacked) {
    const plot = surroundings.width - namesWidth(model, surroundings);
    return Math.max(
      LAST_MARK,
      roomBeside(model, { ...reachOf(model), plot, barWidth, measure, language, rounding }),
    );
  }
  const { format } = displayIn(model.quantity, language, rounding);
  const figures = model.series.flatMap(({ data }) =>
    data.map((value) => format(value).length + (model.form === 'waterfall' ? 1 : 0)),
  );
  return Math.max(LAST_MARK, ...figures.map((length) => length * CHARACTER_WIDTH));
}

/** width in px of the half of the last tick label that extends beyond the axis */
const LAST_MARK = 24;
