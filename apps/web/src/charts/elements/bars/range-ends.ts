import type { Measure } from '../../wrap-text.ts';

/** px between the figures at both ends of a range */
const BETWEEN = 12;

interface Ends {
  /** the figures as they are written */
  readonly lowest: string;
  readonly highest: string;
  /** px between them */
  readonly length: number;
  readonly measure: Measure;
}

/** What stands below the ends of a range: a figure each, or both at the beginning where the range is too short for that. */
export function rangeEnds({ lowest, highest, length, measure }: Ends): readonly [string, string] {
  if (lowest === highest) return [lowest, ''];
  const apart = measure(lowest) / 2 + measure(highest) / 2 + BETWEEN <= length;
  return apart ? [lowest, highest] : [`${lowest} – ${highest}`, ''];
}
