import { axisStep } from '@milieuspoor/domain';

/** A value axis, in the displayed unit. */
export interface ValueAxis {
  readonly min: number;
  readonly max: number;
  /** the distance between two lines */
  readonly interval: number;
  /** the distance between two labels: that between two lines, or every second or third of them where room is short */
  readonly labelled: number;
}

/** The number of lines that an axis has room for, whatever the size of the drawing; beyond it only labels have lines. */
const MOST_LINES = 30;
/** The labels that are tried: each line, every second, third, and so on. */
const EVERY = [1, 2, 3, 4, 5, 6, 8, 10, 20, 40, 50, 100, 200, 400, 500, 1_000];
/** The number of lines that an axis below 10 has at most, of a step of 1, 2 or 5, or a tenth or hundredth of it. */
const MOST_OF_SMALL = 5;

/**
 * Returns the axis for figures from `lowest` to `highest`; it always includes 0, and its lines have the agreed step
 * (D-120). It ends on a label, so that no bar rises past the last one. Returns null where every figure is 0.
 */
export function valueAxis(lowest: number, highest: number, roomForLabels: number): ValueAxis | null {
  const [low, high] = [Math.min(0, lowest), Math.max(0, highest)];
  const furthest = Math.max(-low, high);
  if (furthest === 0) return null;
  const step = furthest < axisStep(0) ? smallStep(furthest) : axisStep(furthest);
  const room = Math.max(2, roomForLabels);
  const axes = [...EVERY, 10_000].map((every) => axisOf(low, high, step, every));
  // An end that is rounded to a label makes the axis longer, and so the room between its labels shorter.
  return (
    axes.find(({ min, max, labelled }) => rounded((max - min) / labelled) <= room) ?? axes.at(-1) ?? null
  );
}

/** Returns the axis from `low` to `high` with a label at every so many steps. */
function axisOf(low: number, high: number, step: number, every: number): ValueAxis {
  const labelled = rounded(step * every);
  const max = rounded(Math.ceil(rounded(high / labelled)) * labelled);
  const steps = Math.ceil(rounded((high - low) / step));
  const interval = steps > MOST_LINES ? labelled : step;
  // A small benefit below 0 needs a small part of the chart and not a whole step.
  const below = -low < interval ? interval / 10 : interval;
  return { min: rounded(-Math.ceil(rounded(-low / below)) * below) || 0, max, interval, labelled };
}

/** Returns the step of an axis that ends below 10: 1, 2 or 5, or a tenth, a hundredth, … of these. */
function smallStep(furthest: number): number {
  const decade = 10 ** Math.floor(Math.log10(furthest / MOST_OF_SMALL));
  const step = [1, 2, 5, 10].find((times) => rounded(furthest / (times * decade)) <= MOST_OF_SMALL) ?? 10;
  return rounded(step * decade);
}

/** Removes what binary fractions add: 3 × 0.2 is 0.6. */
function rounded(value: number): number {
  return Number(value.toPrecision(12));
}
