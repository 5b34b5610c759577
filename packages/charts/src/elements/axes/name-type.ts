import type { ChartModel } from '../../chart-model.ts';
import type { Measure } from '../../wrap-text.ts';
import type { DrawingTheme } from '../drawing-theme.ts';

/** Size of the letters of names at an axis, and the height of a line of them, px. */
export interface NameType {
  readonly size: number;
  readonly line: number;
}

export const NAME_TYPE: NameType = { size: 14, line: 18 };
/** Where bars leave less room than two ordinary lines. */
export const SMALL_NAME_TYPE: NameType = { size: 12, line: 13 };

/** The lines that a name takes at most; the tooltip and the table have the whole name (D-120). */
export const MOST_NAME_LINES = 2;

export function nameMeasure(theme: DrawingTheme, { size } = NAME_TYPE): Measure {
  return theme.measureIn(size);
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
