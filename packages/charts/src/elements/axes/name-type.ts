import type { ChartModel } from '../../chart-model.ts';
import type { Measure } from '../../wrap-text.ts';
import type { DrawingTheme } from '../drawing-theme.ts';

/** Size of the letters of names at an axis, and the height of a line of them, px. */
export const NAME_TYPE = { size: 14, line: 18 } as const;

export function nameMeasure(theme: DrawingTheme): Measure {
  return theme.measureIn(NAME_TYPE.size);
}

/**
 * Returns the width of the widest word of the names, px: names are broken between words, and within a word only where
 * it is wider than its room.
 */
export function widestWord(categories: ChartModel['categories'], measure: Measure): number {
  return Math.max(
    0,
    ...categories.flatMap(({ label, detail = '' }) => `${label} ${detail}`.split(/\s+/).map(measure)),
  );
}
