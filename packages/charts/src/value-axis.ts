import { axisStep } from '@milieuspoor/domain';

/** The range of a value axis, in the displayed unit. */
export interface ValueAxis {
  readonly min: number;
  readonly max: number;
  readonly interval: number;
}

/**
 * The rule for the step ends at 300 000; beyond it, and where there is no room, a multiple of the step keeps the axis
 * legible.
 */
const MOST_LINES = 18;
const MULTIPLES = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000];
/**
 * The multiples that are tried where the normal ones are beyond the end of the axis, which would then only have a line
 * at 0.
 */
const LAST_MULTIPLES = [1, 2, 4, 5, 10, 20, 40, 50, 100, 200, 400, 500, 1_000];

/**
 * Returns the axis for figures from `lowest` to `highest`; it always includes 0, and has no more lines than there is
 * room for. Returns null when nothing reaches the smallest step of 10: lines at 0 and 10 would give the bars no scale,
 * so the drawing chooses its own.
 */
export function valueAxis(lowest: number, highest: number, roomForLines = MOST_LINES): ValueAxis | null {
  const [low, high] = [Math.min(0, lowest), Math.max(0, highest)];
  const step = axisStep(Math.max(-low, high));
  if (Math.max(-low, high) < step) return null;
  const most = Math.max(2, Math.min(MOST_LINES, roomForLines));
  // Where lines are far apart the axis still ends near the largest figure, since otherwise half of a narrow chart would
  // be empty.
  const max = Math.ceil(high / step) * step;
  const fitting = MULTIPLES.find((times) => (high - low) / (step * times) <= most) ?? 10_000;
  const furthest = Math.max(max, -low);
  const interval =
    step *
    (step * fitting <= furthest
      ? fitting
      : (LAST_MULTIPLES.findLast((times) => step * times <= furthest) ?? 1));
  // A small benefit below 0 needs a small part of the chart and not a whole step.
  const below = -low < interval ? interval / 10 : interval;
  return { min: -Math.ceil(-low / below) * below || 0, max, interval };
}
