import type { Measure } from '../../wrap-text.ts';

/** px between the figures at both ends of a range */
const BETWEEN = 12;

interface Ends {
  /** the figures as text */
  readonly lowest: string;
  readonly highest: string;
  /** px between them */
  readonly length: number;
  /** px between the lowest and the end of the drawing */
  readonly room: number;
  readonly measure: Measure;
}

/**
 * Returns the texts below a range: one at its beginning, written to the right, and one at its end, written to the left,
 * so that neither extends beyond the range. Where the range is too short for two figures, they become one text, which
 * is at the end where there is no room after the beginning.
 */
export function rangeEnds({ lowest, highest, length, room, measure }: Ends): readonly [string, string] {
  if (lowest !== highest && measure(lowest) + measure(highest) + BETWEEN <= length) return [lowest, highest];
  const both = lowest === highest ? lowest : `${lowest} – ${highest}`;
  return measure(both) <= room ? [both, ''] : ['', both];
}
